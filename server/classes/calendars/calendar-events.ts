import { sql, type Kysely } from 'kysely'
import { shownToOthers } from '../../accounts/consent.ts'
import type { Tables } from '../../database/tables.ts'
import { type CalendarEvent, slotEvent } from '../../outside/calendar-file/write-calendar.ts'
import { classPage } from '../notices/class-facts.ts'
import { unnamedChild } from '../notices/watch-notices.ts'
import { slotName } from '../slots/slot-name.ts'

/** Days for which a calendar keeps what is over, cancelled or left. */
export const keptDays = 30
const most = 3000

interface Row {
  readonly id: string
  readonly own_name: string | null
  readonly schedule_name: string | null
  readonly restrictions: string[]
  readonly status: string
  readonly starting_at: Date
  readonly duration: number
  readonly ics_sequence: number
  readonly changed_at: Date
  /** Who is in it now: the account itself and those whose details it may see. */
  readonly present: string[]
  /** Who was in it and has left. */
  readonly gone: string[]
  /** What the account itself is in it. */
  readonly teaches: boolean
  readonly own_group: string | null
}

/** Everybody whose classes stand in an account's calendar: itself, and a parent's children whose details it may see. */
const peopleOf = (accountId: string) => sql`
  select ${accountId}::uuid as id union
  select l.subject_id from account_links l join accounts c on c.id = l.subject_id join accounts p on p.id = l.holder_id
  where l.holder_id = ${accountId} and l.permission = 'viewDetails' and l.status = 'confirmed' and l.accepted
    and c.active and 'student' = any (c.roles) and p.roles && array['parent', 'guardian']`

async function readRows(queries: Kysely<Tables>, accountId: string, now: Date): Promise<Row[]> {
  const since = new Date(now.getTime() - keptDays * 86_400_000)
  const { rows } = await sql<Row>`
    select s.id, s.name as own_name, r.name as schedule_name, s.restrictions, s.status, s.starting_at, s.duration,
      s.ics_sequence, greatest(s.changed_at, max(a.changed_at)) as changed_at,
      array_agg(a.account_id::text order by a.account_id) filter (where a.removed_at is null) as present,
      array_agg(a.account_id::text order by a.account_id) filter (where a.removed_at is not null) as gone,
      bool_or(a.account_id = ${accountId} and a.is_teacher and a.removed_at is null) as teaches,
      min(a.group_id::text) filter (where a.account_id = ${accountId}) as own_group
    from attendees a join time_slots s on s.id = a.time_slot_id
      left join recurring_schedules r on r.id = s.recurring_schedule_id
    where a.account_id in (${peopleOf(accountId)}) and s.starting_at > ${since} and s.status <> 'none'
      and (a.removed_at is null or a.removed_at > ${since}) and (s.status <> 'cancelled' or s.changed_at > ${since})
    group by s.id, r.name order by s.starting_at, s.id limit ${most}`.execute(queries)
  return rows.map((row) => ({ ...row, present: row.present ?? [], gone: row.gone ?? [] }))
}

/**
 * The first names of accounts, for those who may see their details; who has given none is left out. Never the whole name:
 * the calendar is read by whatever service the family uses.
 */
async function firstNamesOf(
  queries: Kysely<Tables>,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (accountIds.length === 0) return new Map()
  const rows = await queries.selectFrom('accounts').select(['id', 'name']).where('id', 'in', accountIds).execute()
  return new Map(
    rows.flatMap(({ id, name }) => {
      const [first = ''] = (name ?? '').trim().split(/\s+/)
      return first === '' ? [] : [[id, first] as const]
    }),
  )
}

/**
 * The classes of a personal calendar: those of the account, and for a parent those of the children whose details it has been
 * allowed to see. One event for each class; it says the name of the class and the first names of the children, or the
 * public ones where none was given, nothing else. What was cancelled or left stays for 30 days as cancelled, so that calendars take it out. S-050.
 */
export async function calendarEvents(
  queries: Kysely<Tables>,
  accountId: string,
  publicAddress: string,
  now: Date,
): Promise<CalendarEvent[]> {
  const rows = await readRows(queries, accountId, now)
  const others = [...new Set(rows.flatMap((row) => [...row.present, ...row.gone]))].filter((id) => id !== accountId)
  const shown = await shownToOthers(queries, others, now)
  const named = await firstNamesOf(queries, others)
  return rows.map((row) => {
    const people = row.present.length > 0 ? row.present : row.gone
    const children = people
      .filter((id) => id !== accountId)
      .map((id) => named.get(id) ?? shown.get(id)?.publicName ?? unnamedChild)
      .toSorted((a, b) => a.localeCompare(b))
    const name = slotName(row.own_name, row.schedule_name, row.restrictions)
    return {
      id: slotEvent(row.id),
      name: children.length === 0 ? name : `${name}: ${children.join(', ')}`,
      startingAt: row.starting_at,
      minutes: row.duration,
      sequence: row.ics_sequence,
      changedAt: row.changed_at,
      cancelled: row.status === 'cancelled' || row.present.length === 0,
      tentative: row.status === 'planned',
      page: `${publicAddress}${classPage(row.id, { isTeacher: row.teaches, groupId: row.own_group })}`,
    }
  })
}

/**
 * One class for who may know of it: students who are or were in it or may join it, who manages such an account, its
 * teachers, and administrators. Null for all others.
 */
export async function calendarEventOf(
  queries: Kysely<Tables>,
  slotId: string,
  viewer: { readonly accountId: string; readonly isAdmin: boolean },
  publicAddress: string,
): Promise<CalendarEvent | null> {
  const own = sql`select ${viewer.accountId}::uuid union select account_id from managed_accounts where manager_id = ${viewer.accountId}`
  const teaches = sql`exists (select 1 from attendees t where t.time_slot_id = s.id
    and t.account_id = ${viewer.accountId} and t.is_teacher and t.removed_at is null)`
  const { rows } = await sql<Omit<Row, 'present' | 'gone' | 'own_group'>>`
    select s.id, s.name as own_name, r.name as schedule_name, s.restrictions, s.status, s.starting_at, s.duration,
      s.ics_sequence, s.changed_at, ${teaches} as teaches
    from time_slots s left join recurring_schedules r on r.id = s.recurring_schedule_id
    where s.id = ${slotId} and s.status <> 'none' and (${viewer.isAdmin} or ${teaches}
      or exists (select 1 from attendees a where a.time_slot_id = s.id and a.account_id in (${own}) and not a.is_teacher)
      or not s.restrictions && array['internal', 'deprecated'] and exists (
        select 1 from accounts c where c.id in (${own}) and 'student' = any (c.roles)
          and (s.restrictions = '{}' or c.class_groups && s.restrictions)))`.execute(queries)
  const [row] = rows
  if (row === undefined) return null
  return {
    id: slotEvent(row.id),
    name: slotName(row.own_name, row.schedule_name, row.restrictions),
    startingAt: row.starting_at,
    minutes: row.duration,
    sequence: row.ics_sequence,
    changedAt: row.changed_at,
    cancelled: row.status === 'cancelled',
    tentative: row.status === 'planned',
    page: `${publicAddress}${classPage(row.id, { isTeacher: row.teaches || viewer.isAdmin, groupId: null })}`,
  }
}
