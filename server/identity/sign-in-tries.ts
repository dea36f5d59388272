import { createHash } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { statement } from '../database/statement.ts'

/** At most 10 tries for one name in 15 minutes, from wherever they come. */
export const signInLimits = { tries: 10, minutes: 15 } as const

const identifierHash = (typed: string): Buffer => createHash('sha256').update(typed.trim().toLowerCase()).digest()

const countStatement = statement<{ tries: number }>(
  'count_sign_in_try',
  `insert into sign_in_tries as t (identifier_hash, tries, since) values ($1, 1, $2)
   on conflict (identifier_hash) do update set
     tries = case when t.since < $3 then 1 else t.tries + 1 end,
     since = case when t.since < $3 then $2 else t.since end
   returning tries`,
)

/**
 * Counts a try before the password is looked at, so that many at once cannot pass the limit together. True while the
 * try may go on.
 */
export async function maySignIn(db: Database, typed: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - signInLimits.minutes * 60_000)
  const [row] = await db.run(countStatement, [identifierHash(typed), now, since])
  return row !== undefined && row.tries <= signInLimits.tries
}

/** A right password ends the counting. */
export async function forgetTries(db: Database, typed: string): Promise<void> {
  await db.queries.deleteFrom('sign_in_tries').where('identifier_hash', '=', identifierHash(typed)).execute()
}

/** Removes the counts whose time is over: names that nobody has must not pile up. */
export async function forgetOldTries(db: Database, now: Date): Promise<void> {
  const since = new Date(now.getTime() - signInLimits.minutes * 60_000)
  await db.queries.deleteFrom('sign_in_tries').where('since', '<', since).execute()
}
