import { sql } from 'kysely'
import { ExerciseTarget } from '@polyhex/contract/exercises/exercise-types'
import type { Database } from '../../database/database.ts'

/** What waits for a student who comes into the room. */
export interface WaitingWork {
  /** The topic level that was given to all while this one was away. */
  readonly given: string | null
  /** The exercise that was open in this room before the break, if it still goes on. */
  readonly resume: ExerciseTarget | null
  /** When something was last given to this one. */
  readonly givenAt: Date | null
}

interface Row {
  given_at: Date | null
  given_level: string | null
  type: string | null
  target: string | null
}

/** A run as the browser asks for it again; null for what is not begun from a room. */
function targetOf(row: Row): ExerciseTarget | null {
  const { type, target } = row
  return (
    ExerciseTarget.safeParse(
      type === 'practice' || type === 'speed'
        ? { type, topicCodeLevel: target }
        : type === 'unit_mastery'
          ? { type, unitCode: target }
          : type === 'levelling'
            ? { type, themeCode: target }
            : null,
    ).data ?? null
  )
}

/** What waits for an attendee of a group on coming in. */
export async function waitingWork(db: Database, attendeeId: string): Promise<WaitingWork> {
  const { rows } = await sql<Row>`
    select a.given_at, case when g.given_at > coalesce(a.given_at, '-infinity') then g.given_level end as given_level, r.type, r.target
    from attendees a join class_groups g on g.id = a.group_id
      left join runs r on r.id = a.room_run_id and r.state = 'open'
    where a.id = ${attendeeId}`.execute(db.queries)
  const [row] = rows
  if (row === undefined) return { given: null, resume: null, givenAt: null }
  return { given: row.given_level, resume: targetOf(row), givenAt: row.given_at }
}

/** Keeps what was given to all of a group: it waits for those who come later. */
export async function keepGivenToAll(db: Database, groupId: string, level: string, now: Date): Promise<void> {
  await sql`update class_groups set given_level = ${level}, given_at = ${now} where id = ${groupId}`.execute(db.queries)
}

/** Keeps that something was given to an attendee, and that it is what the attendee does now. */
export async function keepGiven(db: Database, attendeeId: string, runId: string, now: Date): Promise<void> {
  await sql`update attendees set given_at = ${now}, room_run_id = ${runId} where id = ${attendeeId}`.execute(db.queries)
}

/** Keeps which exercise an attendee has open in the room; null: it was left for another one. */
export async function keepRun(db: Database, attendeeId: string, runId: string | null): Promise<void> {
  await sql`update attendees set room_run_id = ${runId} where id = ${attendeeId}
    and room_run_id is distinct from ${runId}`.execute(db.queries)
}
