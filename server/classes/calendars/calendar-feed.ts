import { randomBytes } from 'node:crypto'
import { subscriptionLinks } from '@polyhex/contract/classes/add-to-calendar'
import type { CalendarFeed } from '@polyhex/contract/classes/notice-operations'
import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { numberOfToken, signedToken } from '../../identity/signed-token.ts'

/**
 * The secret address of a personal calendar. Its token is a random number with our signature over it, so that the owner
 * can be shown it again while no table holds it: neither the number without the key nor the key without the number opens a
 * calendar. Another number is another address, and the old one is nobody's (decision 0028).
 */

interface FeedRow {
  readonly number: Buffer | Uint8Array
  readonly created_at: Date
}

async function feedOf(queries: Kysely<Tables>, row: FeedRow, publicAddress: string): Promise<CalendarFeed> {
  const token = await signedToken(queries, 'calendar', Buffer.from(row.number))
  const url = `${publicAddress}/calendar/${token}.ics`
  return { url, ...subscriptionLinks(url), createdAt: row.created_at.toISOString() }
}

/** The personal calendar address of an account; null where there is none. */
export async function readCalendarFeed(
  queries: Kysely<Tables>,
  accountId: string,
  publicAddress: string,
): Promise<CalendarFeed | null> {
  const row = await queries
    .selectFrom('calendar_feeds')
    .select(['number', 'created_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row === undefined ? null : feedOf(queries, row, publicAddress)
}

/** Makes a personal calendar address; the one that was there is nobody's from now on. */
export async function renewCalendarFeed(
  queries: Kysely<Tables>,
  accountId: string,
  publicAddress: string,
  now: Date,
): Promise<CalendarFeed> {
  const row = { number: randomBytes(16), created_at: now }
  await queries
    .insertInto('calendar_feeds')
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute()
  return feedOf(queries, row, publicAddress)
}

/** Ends a personal calendar address; false where there is none. */
export async function endCalendarFeed(queries: Kysely<Tables>, accountId: string): Promise<boolean> {
  const row = await queries
    .deleteFrom('calendar_feeds')
    .where('account_id', '=', accountId)
    .returning('account_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Whose calendar a token opens; null for one that is not, or not any more, and for an account that is closed. */
export async function accountOfFeed(queries: Kysely<Tables>, token: string): Promise<string | null> {
  const number = await numberOfToken(queries, 'calendar', token)
  if (number === null) return null
  const row = await queries
    .selectFrom('calendar_feeds as f')
    .innerJoin('accounts as a', 'a.id', 'f.account_id')
    .select('f.account_id')
    .where('f.number', '=', number)
    .where('a.active', '=', true)
    .executeTakeFirst()
  return row?.account_id ?? null
}
