import type { SignUpType } from '@polyhex/contract/identity/analytics-events'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { Watched } from '../outside/analytics/may-be-analysed.ts'
import { recordEvent } from '../outside/analytics/record-event.ts'
import { accountTypeOf } from './onboarding-account.ts'

/** What a call of sign-up has brought about. */
export interface SignUpProgress {
  /** The account came to be. */
  readonly created?: boolean
  /** It can be signed in to from now on. */
  readonly claimed?: boolean
  /** The number of the step that is reached; 0, the end, is none. */
  readonly step?: number
}

async function typeOfAccount(queries: Kysely<Tables>, accountId: string): Promise<SignUpType | null> {
  const row = await queries.selectFrom('accounts').select('roles').where('id', '=', accountId).executeTakeFirst()
  return row === undefined ? null : accountTypeOf(row.roles)
}

/** Counts how sign-up goes on, as part of the transaction in which it does. Of children only after a consent. A-280. */
export async function countSignUp(
  queries: Kysely<Tables>,
  accountId: string,
  { created, claimed, step = 0 }: SignUpProgress,
  browser: Watched,
  at: Date,
): Promise<void> {
  if (created !== true && claimed !== true && step === 0) return
  const accountType = await typeOfAccount(queries, accountId)
  if (accountType === null) return
  const of = { accountId, accountType, at }
  if (created === true) {
    await recordEvent(queries, { ...of, event: 'create_account' }, browser)
    await recordEvent(queries, { ...of, event: 'account_onboarding', step: 1 }, browser)
  }
  if (claimed === true) await recordEvent(queries, { ...of, event: 'sign_up' }, browser)
  if (step > 0) await recordEvent(queries, { ...of, event: 'account_onboarding', step }, browser)
}
