import { inTransaction } from '../database/in-transaction.ts'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { reallocateCredits } from './reallocate-credits.ts'

/** Credits that are held for classes which do not take place, with their students. */
async function heldForNothing(queries: Database['queries']): Promise<{ credit: string; student: string }[]> {
  const { rows } = await sql<{ credit: string; student: string }>`
    select c.id as credit, a.account_id as student
    from credits c join attendees a on a.credit_id = c.id join time_slots s on s.id = a.time_slot_id
    where c.status = 'allocated' and s.settled_at is null and s.status in ('none', 'planned', 'cancelled')
    order by c.id`.execute(queries)
  return rows
}

/**
 * Frees credits that are held for planned and cancelled classes. There are none unless something went wrong: the change of
 * a class frees them at once. Gives how many. C-147, C-218.
 */
export async function freeCancelledCredits(db: Database, now: Date): Promise<number> {
  const held = await heldForNothing(db.queries)
  const students = [...new Set(held.map((row) => row.student))].toSorted()
  for (const student of students) await inTransaction(db, async (tx) => reallocateCredits(tx, [student], now))
  return held.length
}

/**
 * Allocates anew where credits and classes could meet and have not: a connection by which credits are supplied was made or
 * has ended, for instance. Gives how many students were looked at.
 */
export async function allocateForgotten(db: Database, now: Date): Promise<number> {
  const { rows } = await sql<{ student: string }>`
    with coming as (
      select a.account_id, a.credit_id from time_slots s join attendees a on a.time_slot_id = s.id
      where s.settled_at is null and s.status in ('open', 'ready_to_group', 'groups_created') and s.starting_at > ${now}
        and a.removed_at is null and not a.is_teacher
    ), supplies as (
      select holder_id as student, subject_id as owner from account_links
      where permission = 'sourceCredits' and status = 'confirmed' and accepted
      union all select distinct account_id, account_id from coming
    )
    select distinct n.account_id as student from coming n where case
      when n.credit_id is null then exists (
        select 1 from supplies u join credits c on c.owner_account_id = u.owner
        where u.student = n.account_id and c.status = 'available'
          and (not c.meant_for_student or c.student_account_id = n.account_id)
          and (c.expiration_date is null or c.expiration_date >= ${now}::date))
      else not exists (
        select 1 from credits c where c.id = n.credit_id and (c.owner_account_id is null or exists (
          select 1 from supplies u where u.student = n.account_id and u.owner = c.owner_account_id))) end
    order by 1`.execute(db.queries)
  for (const { student } of rows) await inTransaction(db, async (tx) => reallocateCredits(tx, [student], now))
  return rows.length
}
