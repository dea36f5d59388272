import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

/** Seconds since somebody was last seen after which a raised hand is not taken for one any more. Presence is written every 20 s. */
const handHolds = 120

/** What is kept of an attendee of a group over a restart of the server. */
export interface KeptMarks {
  readonly accountId: string
  /** Since when the hand is up; null: it is down. */
  readonly handSince: Date | null
  readonly muted: boolean
  /** A tutor has sent them out, and not let them in since. */
  readonly sentOut: boolean
}

/** Keeps whether a tutor has sent an attendee out. */
export async function keepSentOut(db: Database, attendeeId: string, sentOut: boolean): Promise<void> {
  await sql`update attendees set sent_out = ${sentOut} where id = ${attendeeId}`.execute(db.queries)
}

/** Keeps since when the hand of an attendee is up; null: it is down. */
export async function keepHand(db: Database, attendeeId: string, since: Date | null): Promise<void> {
  await sql`update attendees set hand_since = ${since} where id = ${attendeeId}`.execute(db.queries)
}

/** Keeps whether a tutor holds the microphones of these attendees off. */
export async function keepMuted(db: Database, attendeeIds: readonly string[], muted: boolean): Promise<void> {
  if (attendeeIds.length === 0) return
  await sql`update attendees set microphone_muted = ${muted} where id = any (${[...attendeeIds]}::uuid[])`.execute(
    db.queries,
  )
}

/** Allows all microphones of a group, also of those who are away. */
export async function allowGroup(db: Database, groupId: string): Promise<void> {
  await sql`update attendees set microphone_muted = false where group_id = ${groupId} and microphone_muted`.execute(
    db.queries,
  )
}

/**
 * What was kept of a group: who is muted, who was sent out, and whose hand is up. A hand counts only of somebody who was here a moment ago,
 * as when the server was started anew in the midst of a class.
 */
export async function marksOfGroup(db: Database, groupId: string, now: Date): Promise<KeptMarks[]> {
  const since = new Date(now.getTime() - handHolds * 1000)
  const { rows } = await sql<{ account_id: string; hand_since: Date | null; muted: boolean; sent_out: boolean }>`
    select account_id, microphone_muted as muted, sent_out, case when last_seen_at >= ${since} then hand_since end as hand_since
    from attendees where group_id = ${groupId} and removed_at is null and (microphone_muted or sent_out or hand_since is not null)
  `.execute(db.queries)
  return rows.map((row) => ({
    accountId: row.account_id,
    handSince: row.hand_since,
    muted: row.muted,
    sentOut: row.sent_out,
  }))
}
