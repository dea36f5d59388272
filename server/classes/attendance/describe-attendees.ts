import type { Attendee, AttendeeRow, GroupStatus } from '@polyhex/contract/classes/attendee'
import { type RawBuilder, sql } from 'kysely'
import { shownToOthers } from '../../accounts/consent.ts'
import type { Database } from '../../database/database.ts'
import { roomOfGroup, type RoomPlace } from '../groups/show-groups.ts'

/** Who looks at attendees. */
export interface AttendeeReader extends RoomPlace {
  readonly isAdmin: boolean
  /** The caller and the accounts it manages. */
  readonly ownIds: ReadonlySet<string>
}

/** Days of exercises that `playCount` looks back. */
const playDays = 30
/** How a child without consent is called, and its figure. */
const unnamed = { publicName: 'A student', avatar: 'hexagon' }

interface Row {
  readonly id: string
  readonly account_id: string
  readonly time_slot_id: string
  readonly public_name: string
  readonly name: string | null
  readonly avatar: string
  readonly grade: number | null
  readonly group_id: string | null
  readonly group_index: number | null
  readonly video_conference_link: string | null
  readonly is_teacher: boolean
  readonly is_recurring: boolean
  readonly removed: boolean
  readonly leader_account_id: string | null
  readonly notification_state: Attendee['notificationState']
  readonly credit_id: string | null
  readonly group_status: GroupStatus
  readonly present_seconds: number
  /** The reader teaches this class. */
  readonly taught: boolean
  readonly total: number
}

interface Stats {
  readonly id: string
  readonly last: Date | null
  readonly plays: number
  readonly attended: number
}

/** What an account has done so far: counted when asked, kept nowhere. */
async function statsOf(db: Database, accountIds: readonly string[], now: Date): Promise<Map<string, Stats>> {
  const since = new Date(now.getTime() - playDays * 86_400_000)
  const { rows } = await sql<Stats>`
    select p.id, t.last, t.attended, r.plays
    from unnest(${[...new Set(accountIds)]}::uuid[]) as p (id)
    cross join lateral (
      select max(s.starting_at) as last, count(*)::int as attended from attendees a join time_slots s on s.id = a.time_slot_id
      where a.account_id = p.id and a.group_status = 'attended' and a.removed_at is null) t
    cross join lateral (
      select count(*)::int as plays from runs x
      where x.account_id = p.id and x.state = 'finished' and x.finished_at > ${since}) r`.execute(db.queries)
  return new Map(rows.map((row) => [row.id, row]))
}

/** What the attendee table calls a row. C-057. */
function rowKind(row: Pick<Row, 'is_teacher' | 'is_recurring' | 'removed'>): AttendeeRow {
  if (row.removed) return 'skip'
  if (row.is_teacher) return 'teacher'
  return row.is_recurring ? 'recur' : 'single'
}

/** The reader may see rows of classes it teaches, whoever's they are. */
export const taughtBy = (readerId: string): RawBuilder<boolean> => sql`exists (select 1 from attendees m
  where m.time_slot_id = a.time_slot_id and m.account_id = ${readerId} and m.is_teacher and m.removed_at is null)`

/**
 * A page of rows of attendees for a reader, by the start of the class: teachers first, then who comes weekly, then single
 * ones, then those who skip. `where` speaks of attendees as `a` and classes as `s`.
 */
export async function describeAttendees(
  db: Database,
  reader: AttendeeReader & { readonly accountId: string },
  where: RawBuilder<boolean>,
  page: { readonly offset: number; readonly count: number; readonly fields?: string | undefined },
  now: Date,
): Promise<{ attendees: Attendee[]; total: number }> {
  const { rows } = await sql<Row>`
    select a.id, a.account_id, a.time_slot_id, p.public_name, p.name, p.avatar, p.grade, a.group_id, g.group_index,
      g.video_conference_link, a.is_teacher, a.is_recurring, a.removed_at is not null as removed,
      l.account_id as leader_account_id, a.notification_state, a.credit_id, a.group_status, a.present_seconds,
      ${taughtBy(reader.accountId)} as taught, count(*) over ()::int as total
    from attendees a join time_slots s on s.id = a.time_slot_id join accounts p on p.id = a.account_id
    left join class_groups g on g.id = a.group_id left join attendees l on l.id = a.leader_attendee_id
    where (a.removed_at is null or (a.removed_because = 'skip' and not a.is_teacher)) and ${where}
    order by s.starting_at, s.id, a.is_teacher desc, a.removed_at is not null, a.leader_attendee_id is not null,
      a.is_recurring desc, a.created_at, a.id
    offset ${page.offset} limit ${page.count}`.execute(db.queries)
  const ids = rows.map((row) => row.account_id)
  const counts = page.fields?.split(',').includes('stats') ?? true
  const stats = counts ? await statsOf(db, ids, now) : new Map<string, Stats>()
  const shown = await shownToOthers(db.queries, ids, now)
  const attendees = rows.map((row): Attendee => {
    const own = reader.ownIds.has(row.account_id)
    const seen = own ? { publicName: row.public_name, avatar: row.avatar } : (shown.get(row.account_id) ?? unnamed)
    const knowsName = own || reader.isAdmin || row.taught
    const done = stats.get(row.account_id)
    return {
      id: row.id,
      accountId: row.account_id,
      timeSlotId: row.time_slot_id,
      account: { id: row.account_id, ...seen, name: knowsName ? row.name : null, grade: row.grade },
      row: rowKind(row),
      groupId: row.group_id,
      group:
        row.group_id === null
          ? null
          : {
              id: row.group_id,
              groupIndex: row.group_index ?? 1,
              videoConferenceLink: roomOfGroup(reader, {
                id: row.group_id,
                video_conference_link: row.video_conference_link,
              }),
            },
      isTeacher: row.is_teacher,
      leaderAccountId: row.leader_account_id,
      isRecurring: row.is_recurring,
      notificationState: row.notification_state,
      creditId: row.credit_id,
      groupStatus: row.group_status,
      stats: {
        lastAttendedAt: done?.last?.toISOString() ?? null,
        playCount: done?.plays ?? 0,
        attendanceCount: done?.attended ?? 0,
      },
      presentMinutes: Math.floor(row.present_seconds / 60),
    }
  })
  return { attendees, total: rows[0]?.total ?? 0 }
}
