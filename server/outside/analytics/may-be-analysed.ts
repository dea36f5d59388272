import { isCrawler } from '@polyhex/contract/identity/crawlers'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../../database/tables.ts'

/** What a request tells of its browser; the request of a handler is one. */
export interface Watched {
  readonly userAgent: string
  readonly declinesTracking: boolean
}

/** Whether anything may be kept of what this browser does: it is a person's, and the person does not decline. A-281. */
export function mayBeWatched({ userAgent, declinesTracking }: Watched): boolean {
  return !declinesTracking && !isCrawler(userAgent)
}

/**
 * The condition of `mayBeAnalysed` as SQL, for statements that write only where it holds. Who has a role of grown-ups, or
 * no student's and an email that signs in (such as a teacher who waits for a role), may; who is a student only, with a consent that a parent has given and not taken back (COPPA; identity design, 29).
 */
export function analysable(accountId: string): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select 1 from accounts a where a.id = ${accountId} and a.active and (
      a.roles && array['guardian', 'parent', 'teacher', 'tutor', 'admin']
      or (a.email_signs_in and not 'student' = any (a.roles))
      or ('student' = any (a.roles) and exists (
        select 1 from consents c where c.account_id = a.id and c.kind = 'child_account' and c.withdrawn_at is null))))`
}

/** Whether anything may be kept of what an account does. Never for a child without a parent's consent. */
export async function mayBeAnalysed(queries: Kysely<Tables>, accountId: string): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`select ${analysable(accountId)} as may`.execute(queries)
  return rows[0]?.may === true
}
