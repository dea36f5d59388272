import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/tables.ts'

/** The address of an account `a` that is not a student's; what a student has typed may be anybody's. */
export const ownAddress = sql<string | null>`case when a.email_signs_in or not 'student' = any (a.roles)
  or a.roles && array['parent', 'guardian'] then a.email end`

/**
 * For a student `a`, the parent whose address is certain: who has said yes to the account (at the address that this parent's
 * account has now), else who manages it longest.
 */
export const parentsAddress = sql<string | null>`coalesce(
  (select coalesce(g.email, c.given_by_email) from consents c
    left join accounts g on g.id = c.given_by and g.email_signs_in and g.active
    where c.account_id = a.id and c.withdrawn_at is null limit 1),
  (select m.email from account_links l join accounts m on m.id = l.holder_id
    where l.subject_id = a.id and l.permission = 'manage' and l.status = 'confirmed' and l.accepted
      and m.email_signs_in and m.active
    order by l.created_at, l.id limit 1))`

/** Where mail to an account goes now; null while no address is certain. */
export async function recipientAddress(queries: Kysely<Tables>, accountId: string): Promise<string | null> {
  const { rows } = await sql<{ address: string | null }>`
    select coalesce(${ownAddress}, ${parentsAddress}) as address from accounts a where a.id = ${accountId}`.execute(
    queries,
  )
  return rows[0]?.address ?? null
}

/** For a student `a` whose mail goes to a parent, the parent's account, where there is one: who reads the mail. */
export const parentsAccount = sql<string | null>`coalesce(
  (select c.given_by from consents c where c.account_id = a.id and c.withdrawn_at is null limit 1),
  (select m.id from account_links l join accounts m on m.id = l.holder_id
    where l.subject_id = a.id and l.permission = 'manage' and l.status = 'confirmed' and l.accepted
      and m.email_signs_in and m.active and not exists (
        select 1 from consents c where c.account_id = a.id and c.withdrawn_at is null)
    order by l.created_at, l.id limit 1))`
