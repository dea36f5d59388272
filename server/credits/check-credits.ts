import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** What must always hold of credits, and how often it does not. S-033. */
export async function brokenCredits(db: Database): Promise<Record<string, number>> {
  const { rows } = await sql<{ rule: string; count: number }>`
    with last as (
      select distinct on (credit_id) credit_id, to_status from credit_changes order by credit_id, id desc
    ), steps as (
      select from_status, lag(to_status) over (partition by credit_id order by id) as before from credit_changes
    )
    select 'allocated credits without a coming class' as rule, count(*)::int as count from credits c
      where c.status = 'allocated' and not exists (select 1 from attendees a join time_slots s on s.id = a.time_slot_id
        where a.credit_id = c.id and a.removed_at is null and s.settled_at is null)
    union all
    select 'coming classes with a credit that is not allocated', count(*)::int from attendees a
      join time_slots s on s.id = a.time_slot_id join credits c on c.id = a.credit_id
      where s.settled_at is null and c.status <> 'allocated'
    union all
    select 'settled classes with a credit that is not used', count(*)::int from attendees a
      join time_slots s on s.id = a.time_slot_id join credits c on c.id = a.credit_id
      where s.settled_at is not null and c.status <> 'used'
    union all
    select 'credits held for a class that does not take place', count(*)::int from attendees a
      join time_slots s on s.id = a.time_slot_id
      where a.credit_id is not null and s.settled_at is null and s.status in ('none', 'planned', 'cancelled')
    union all
    select 'credits held by another student than they are for', count(*)::int from credits c
      join attendees a on a.credit_id = c.id where c.student_account_id is distinct from a.account_id
    union all
    select 'credits that are not as their history says', count(*)::int from credits c
      left join last l on l.credit_id = c.id where l.to_status is distinct from c.status
    union all
    select 'changes that do not follow from the one before', count(*)::int from steps
      where from_status is distinct from before`.execute(db.queries)
  return Object.fromEntries(rows.filter((row) => row.count > 0).map((row) => [row.rule, row.count]))
}

/** The nightly look at the ledger. Throws an error that says which rules are broken how often, without names. */
export async function checkCredits(db: Database): Promise<void> {
  const broken = await brokenCredits(db)
  if (Object.keys(broken).length > 0) throw new Error(`credits are not right: ${JSON.stringify(broken)}`)
}
