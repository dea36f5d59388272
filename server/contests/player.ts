import type { Caller } from '../http/handlers.ts'
import { Refusal } from '../http/refusal.ts'

/** Who takes part: an account, or the visitor token of a browser. */
export type Player = { readonly accountId: string } | { readonly visitorHash: Uint8Array }

/** Who is calling: the account if somebody is signed in, else the visitor, else nobody yet. Throws session_expired. */
export async function playerOf(caller: Caller): Promise<Player | null> {
  const session = await caller.session()
  if (session.state === 'expired') throw new Refusal('session_expired')
  if (session.state === 'authenticated') return { accountId: session.account.accountId }
  return caller.visitorHash === null ? null : { visitorHash: caller.visitorHash }
}
