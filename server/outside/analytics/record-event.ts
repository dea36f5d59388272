import type { AnalyticsProperties } from '@polyhex/contract/identity/analytics-events'
import { type Kysely, sql } from 'kysely'
import { newId } from '../../database/new-id.ts'
import type { Tables } from '../../database/tables.ts'
import { analysable, mayBeWatched, type Watched } from './may-be-analysed.ts'

/** Whom an event is of: an account, perhaps in a browser that is known, or a browser that nobody has signed in with. */
export type EventSubject =
  | { readonly accountId: string; readonly visitor?: string }
  | { readonly accountId?: undefined; readonly visitor: string }

export type AnalyticsEvent = EventSubject & AnalyticsProperties & { readonly at: Date }

/**
 * Records that something happened, in our own database and nowhere else, as part of a transaction where one is given.
 * False when nothing was kept: the browser is a program's or declines, the account is a child's without consent, or a
 * visitor is about to become a student, who can have no consent yet..
 */
export async function recordEvent(queries: Kysely<Tables>, event: AnalyticsEvent, browser: Watched): Promise<boolean> {
  if (!mayBeWatched(browser)) return false
  const accountType = 'accountType' in event ? event.accountType : null
  if (event.accountId === undefined && accountType === 'student') return false
  const may = event.accountId === undefined ? sql<boolean>`true` : analysable(event.accountId)
  const { rows } = await sql`
    insert into analytics_events (id, event, account_id, visitor, at, method, account_type, step, purpose, links)
    select ${newId(event.at)}::uuid, ${event.event}::text, ${event.accountId ?? null}::uuid, ${event.visitor ?? null}::text,
      ${event.at}::timestamptz, ${event.event === 'login' ? event.method : null}::text, ${accountType}::text,
      ${event.event === 'account_onboarding' ? event.step : null}::smallint,
      ${event.event === 'add_links' ? event.purpose : null}::text,
      ${event.event === 'add_links' ? event.links : null}::smallint
    where ${may} returning id`.execute(queries)
  return rows.length > 0
}
