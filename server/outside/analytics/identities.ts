import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { analysable, mayBeWatched, type Watched } from './may-be-analysed.ts'

/**
 * Keeps the tracing identifiers of an account, its id and username, with its roles and grade, so that a course of events
 * can be followed. They stay in our database. False when nothing was kept..
 */
export async function identifyAccount(
  queries: Kysely<Tables>,
  accountId: string,
  browser: Watched,
  now: Date,
): Promise<boolean> {
  if (!mayBeWatched(browser)) return false
  const { rows } = await sql`
    insert into analytics_identities as i (account_id, username, roles, grade, first_seen_at, last_seen_at)
    select id, username, roles, grade, ${now}::timestamptz, ${now}::timestamptz from accounts
      where id = ${accountId} and username is not null and ${analysable(accountId)}
    on conflict (account_id) do update set username = excluded.username, roles = excluded.roles, grade = excluded.grade,
      last_seen_at = greatest(i.last_seen_at, excluded.last_seen_at)
    returning account_id`.execute(queries)
  return rows.length > 0
}

/**
 * Keeps that a browser belongs to an account; what the browser did before anyone had signed in with it becomes the
 * account's. A browser may belong to several. False when nothing was kept. A-269.
 */
export async function associateVisitor(
  queries: Kysely<Tables>,
  { visitor, accountId }: { readonly visitor: string; readonly accountId: string },
  browser: Watched,
  now: Date,
): Promise<boolean> {
  if (!mayBeWatched(browser)) return false
  const { rows } = await sql`
    with associated as (
      insert into analytics_visitors as v (visitor, account_id, associated_at)
      select ${visitor}::text, ${accountId}::uuid, ${now}::timestamptz where ${analysable(accountId)}
      on conflict (visitor, account_id) do update set associated_at = v.associated_at
      returning visitor, account_id),
    claimed as (
      update analytics_events e set account_id = a.account_id from associated a
      where e.visitor = a.visitor and e.account_id is null)
    select 1 as one from associated`.execute(queries)
  return rows.length > 0
}

/** Forgets everything that was counted of an account, as when a parent takes the consent back. */
export async function forgetAnalytics(queries: Kysely<Tables>, accountId: string): Promise<void> {
  await sql`
    with own as (delete from analytics_events where account_id = ${accountId}),
    seen as (delete from analytics_identities where account_id = ${accountId})
    delete from analytics_visitors where account_id = ${accountId}`.execute(queries)
}

/** What was counted is kept for 13 months: a year, to compare it with the one before. */
export const analyticsMonths = 13

/** Removes events, identities and browsers that have not been seen for 13 months. */
export async function forgetOldAnalytics(queries: Kysely<Tables>, now: Date): Promise<void> {
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - analyticsMonths)
  await queries.deleteFrom('analytics_events').where('at', '<', before).execute()
  await queries.deleteFrom('analytics_identities').where('last_seen_at', '<', before).execute()
  await queries.deleteFrom('analytics_visitors').where('associated_at', '<', before).execute()
}
