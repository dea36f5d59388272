import { type ContestCall, contestMoves, type HostSettings } from '@polyhex/contract/contests/contest'
import type { Database } from '../database/database.ts'
import { Refusal } from '../http/refusal.ts'
import { contestOfCode, type ContestRow, isHost } from './contest-rows.ts'
import type { Player } from './player.ts'

/** The contest of a code, for its host. Throws contest_not_found, not_the_host. */
export async function hostedContest(db: Database, player: Player | null, code: string): Promise<ContestRow> {
  const contest = await contestOfCode(db.queries, code)
  if (player === null || !isHost(contest, player)) throw new Refusal('not_the_host')
  return contest
}

/**
 * Moves a contest on by one of the three calls: plan to register, register to active, active to complete. In any other
 * state the call does nothing (L-162), and of two calls at once one moves it.
 */
export async function moveContest(
  db: Database,
  contest: ContestRow,
  call: ContestCall,
  now: Date,
): Promise<ContestRow> {
  const { from, to } = contestMoves[call]
  await db.queries
    .updateTable('contests')
    .set({
      state: to,
      ...(to === 'active' ? { started_at: now, computers_at: now } : {}),
      ...(to === 'complete' ? { completed_at: now } : {}),
    })
    .where('id', '=', contest.id)
    .where('state', '=', from)
    .execute()
  return contestOfCode(db.queries, contest.code)
}

/** Sets how many computer players take part. Throws contest_begun when the contest is active or over. */
export async function setComputerPlayers(db: Database, contest: ContestRow, count: number): Promise<ContestRow> {
  const changed = await db.queries
    .updateTable('contests')
    .set({ computer_players: count })
    .where('id', '=', contest.id)
    .where('state', 'in', ['plan', 'register'])
    .executeTakeFirst()
  if (Number(changed.numUpdatedRows) === 0) throw new Refusal('contest_begun')
  return contestOfCode(db.queries, contest.code)
}

/** Keeps what the host has settled for everybody. */
export async function setHostSettings(db: Database, contest: ContestRow, settings: HostSettings): Promise<ContestRow> {
  await db.queries
    .updateTable('contests')
    .set({ host_settings: JSON.stringify(settings) })
    .where('id', '=', contest.id)
    .execute()
  return contestOfCode(db.queries, contest.code)
}
