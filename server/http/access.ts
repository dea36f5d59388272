import { isStaff } from '@polyhex/contract/identity/accounts'
import type { Access } from '@polyhex/contract/operation'
import type { Database } from '../database/database.ts'
import type { Caller } from './handlers.ts'
import { Refusal } from './refusal.ts'
import { type Account, readSessionAndSubject, type SessionState } from './session.ts'

/** The permission that lets another than the account itself in. */
const permissionFor: Partial<Record<Access, 'viewAnalytics' | 'viewDetails' | 'manage'>> = {
  'self-or-viewer': 'viewAnalytics',
  'self-or-reader': 'viewDetails',
  'self-or-manager': 'manage',
}

export interface Admitted {
  readonly account: Account | null
  readonly subject: Account | null
}

/**
 * Refuses everything to an administrator or tutor who has no second factor, where one is demanded (`demanded`): every way of
 * reading who is signed in goes through here. Throws second_factor_demanded. Decision 0041.
 */
export function demandFactor(session: SessionState, demanded: boolean): SessionState {
  if (demanded && session.state === 'authenticated' && session.account.factorMissing)
    throw new Refusal('second_factor_demanded')
  return session
}

function signedIn(session: SessionState): Account {
  if (session.state === 'authenticated') return session.account
  throw new Refusal(session.state === 'expired' ? 'session_expired' : 'not_signed_in')
}

/**
 * Applies an access word. For those that name an account the session and the account it is about are read in one round trip.
 * Throws not_signed_in, session_expired, second_factor_demanded, not_allowed, or account_not_found for what is not the caller's to see.
 */
export async function admit(
  access: Access,
  caller: Caller,
  subjectId: string | null,
  db: Database,
  now: Date,
  factorDemanded: boolean,
): Promise<Admitted> {
  if (access === 'everyone' || access === 'visitor-or-account') return { account: null, subject: null }
  const permission = permissionFor[access]
  if (permission !== undefined) {
    if (subjectId === null) throw new Error('an operation about one account needs the parameter accountId')
    const { session, subject } = await readSessionAndSubject(db, caller.sessionHash, subjectId, permission, now)
    const account = signedIn(demandFactor(session, factorDemanded))
    if (subject === null) throw new Refusal('account_not_found')
    return { account, subject }
  }
  const account = signedIn(await caller.session())
  if (access === 'admin' && !account.roles.includes('admin')) throw new Refusal('not_allowed')
  if (access === 'staff' && !isStaff(account)) throw new Refusal('not_allowed')
  return { account, subject: null }
}
