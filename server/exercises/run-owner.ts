import type { Caller, Cookies } from '../http/handlers.ts'
import { Refusal } from '../http/refusal.ts'
import { hashToken, newToken } from '../http/session.ts'
import type { RunOwner } from './start-run.ts'

/** The owner of what a caller begins. */
export interface Owned {
  readonly owner: RunOwner
  /** The caller, now also by a visitor token that was just given out. */
  readonly caller: Caller
}

/** Whose run a start is: the account's, or the visitor's, who gets a token if there is none yet. */
export async function ownerOf(caller: Caller, cookies: Cookies): Promise<Owned> {
  const session = await caller.session()
  if (session.state === 'expired') throw new Refusal('session_expired')
  if (session.state === 'authenticated') {
    return { owner: { accountId: session.account.accountId, grade: session.account.grade }, caller }
  }
  if (caller.visitorHash !== null) return { owner: { visitorHash: caller.visitorHash }, caller }
  const token = newToken()
  const visitorHash = hashToken(token)
  if (visitorHash === null) throw new Error('a new token has the form of a token')
  cookies.setVisitor(token)
  return { owner: { visitorHash }, caller: { ...caller, visitorHash } }
}
