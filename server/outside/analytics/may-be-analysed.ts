import { isCrawler } from '@polyhex/contract/identity/crawlers'
import { type RawBuilder, sql } from 'kysely'

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
 * Whether anything may be kept of what an account does, as a condition for statements that write only where it holds. Never for a
 * child without a parent's consent. Who has a role of grown-ups, or
 * no student's and an email that signs in (such as a teacher who waits for a role), may; who is a student only, with a consent that a parent has given and not taken back (COPPA; I-029).
 */
export function analysable(accountId: string): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select 1 from accounts a where a.id = ${accountId} and a.active and (
      a.roles && array['guardian', 'parent', 'teacher', 'tutor', 'admin']
      or (a.email_signs_in and not 'student' = any (a.roles))
      or ('student' = any (a.roles) and exists (
        select 1 from consents c where c.account_id = a.id and c.kind = 'child_account' and c.withdrawn_at is null))))`
}
