import { createHash } from 'node:crypto'
import { factorLimits } from '@polyhex/contract/identity/second-factor'
import type { Database } from '../database/database.ts'
import { statement } from '../database/statement.ts'
import { networkOf } from '../http/call-limits.ts'

/**
 * Failed tries in 15 minutes. Of one account (or of one name that nobody has): 10, from wherever they come; a browser
 * that has signed in to the account before has 10 of its own, so that strangers cannot lock its owner out. Of one network
 * address, over all accounts: 300, which a school of many children behind one address does not reach, since only
 * failures stay counted. Of the codes in the second step of an account: 5, and whoever types them has shown the password.
 */
export const signInLimits = { tries: 10, triesOfAddress: 300, triesOfCodes: factorLimits.tries, minutes: 15 } as const

/** What is counted. */
export type Counted =
  | { readonly name: string }
  | { readonly accountId: string }
  | { readonly accountId: string; readonly device: Buffer }
  | { readonly address: string }
  | { readonly codesOf: string }

function keyOf(counted: Counted): Buffer {
  const text =
    'name' in counted
      ? `name:${counted.name.trim().toLowerCase()}`
      : 'codesOf' in counted
        ? `codes:${counted.codesOf}`
        : 'address' in counted
          ? `address:${networkOf(counted.address)}`
          : 'device' in counted
            ? `device:${counted.accountId}:${counted.device.toString('hex')}`
            : `account:${counted.accountId}`
  return createHash('sha256').update(text).digest()
}

function limitOf(counted: Counted): number {
  if ('codesOf' in counted) return signInLimits.triesOfCodes
  return 'address' in counted ? signInLimits.triesOfAddress : signInLimits.tries
}

const countStatement = statement<{ tries: number; since: Date }>(
  'count_sign_in_try',
  `insert into sign_in_tries as t (identifier_hash, tries, since) values ($1, 1, $2)
   on conflict (identifier_hash) do update set
     tries = case when t.since < $3 then 1 else t.tries + 1 end,
     since = case when t.since < $3 then $2 else t.since end
   returning tries, since`,
)

const takeBackStatement = statement<never>(
  'take_back_sign_in_try',
  'update sign_in_tries set tries = tries - 1 where identifier_hash = $1 and tries > 1',
)

const window = signInLimits.minutes * 60_000

/** Whether a try may go on: `seconds` is 0, or the time until the next one may. `begins`: the first that may not. */
export interface Hold {
  readonly seconds: number
  readonly begins: boolean
}

/** Counts a try before the password is looked at, so that many at once cannot pass the limit together. */
export async function countTry(db: Database, counted: Counted, now: Date): Promise<Hold> {
  const [row] = await db.run(countStatement, [keyOf(counted), now, new Date(now.getTime() - window)])
  if (row === undefined) throw new Error('counting a try gives its count')
  const limit = limitOf(counted)
  if (row.tries <= limit) return { seconds: 0, begins: false }
  const seconds = Math.max(1, Math.ceil((row.since.getTime() + window - now.getTime()) / 1000))
  return { seconds, begins: row.tries === limit + 1 }
}

/** A try that turned out right is not a failure. */
export async function takeTryBack(db: Database, counted: Counted): Promise<void> {
  await db.run(takeBackStatement, [keyOf(counted)])
}

/** A right password ends the counting. */
export async function forgetTries(db: Database, counted: Counted): Promise<void> {
  await db.queries.deleteFrom('sign_in_tries').where('identifier_hash', '=', keyOf(counted)).execute()
}

/** Removes the counts whose time is over: names that nobody has must not pile up. */
export async function forgetOldTries(db: Database, now: Date): Promise<void> {
  await db.queries
    .deleteFrom('sign_in_tries')
    .where('since', '<', new Date(now.getTime() - window))
    .execute()
}
