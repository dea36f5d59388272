import type { ContestState } from '@polyhex/contract/contests/contest'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { Refusal } from '../http/refusal.ts'
import type { Player } from './player.ts'

/** A contest as the database holds it. */
export interface ContestRow {
  id: string
  code: string
  code_type: 'unit' | 'focus_area'
  target: string
  grade: number
  seed: number
  /** Its questions as they were settled when it was made; null in contests from before that. */
  paper: string | null
  state: ContestState
  shared: boolean
  config: string
  computer_players: number
  computers_at: Date | null
  host_account_id: string | null
  host_visitor_hash: Uint8Array | null
  host_settings: string
  created_at: Date
  started_at: Date | null
  completed_at: Date | null
}

/** A seat as the database holds it, with the run of its paper. */
export interface SeatRow {
  id: string
  number: string
  contest_id: string
  account_id: string | null
  visitor_hash: Uint8Array | null
  anonymous_name: string | null
  player_settings: string
  math_settings: string
  run_id: string | null
  run_state: string | null
  points: number | null
  answered: number | null
}

/** The embedded database gives plain bytes where a server gives buffers. */
const isSame = (hash: Uint8Array, other: Uint8Array | null): boolean =>
  other !== null && Buffer.compare(hash, other) === 0

/** Whether somebody is the host of a contest. */
export function isHost(contest: ContestRow, player: Player): boolean {
  return 'accountId' in player
    ? contest.host_account_id === player.accountId
    : isSame(player.visitorHash, contest.host_visitor_hash)
}

/** Whether a seat is somebody's. */
export function isSeatOf(seat: SeatRow, player: Player): boolean {
  return 'accountId' in player ? seat.account_id === player.accountId : isSame(player.visitorHash, seat.visitor_hash)
}

/** The contest of a code. Throws contest_not_found. */
export async function contestOfCode(queries: Kysely<Tables>, code: string): Promise<ContestRow> {
  const row = await queries.selectFrom('contests').selectAll().where('code', '=', code).executeTakeFirst()
  if (row === undefined) throw new Refusal('contest_not_found')
  return row
}

/** The contest of an id that a seat names. */
export async function contestOfSeat(queries: Kysely<Tables>, contestId: string): Promise<ContestRow> {
  const row = await queries.selectFrom('contests').selectAll().where('id', '=', contestId).executeTakeFirstOrThrow()
  return row
}

function seats(queries: Kysely<Tables>) {
  return queries
    .selectFrom('contest_players as p')
    .leftJoin('runs as r', (join) => join.onRef('r.contest_player_id', '=', 'p.id').on('r.state', '<>', 'left'))
    .select([
      'p.id',
      'p.number',
      'p.contest_id',
      'p.account_id',
      'p.visitor_hash',
      'p.anonymous_name',
      'p.player_settings',
      'p.math_settings',
      'r.id as run_id',
      'r.state as run_state',
      'r.points',
      'r.answered',
    ])
}

/** Everybody in a contest, first come first. */
export async function seatsOf(queries: Kysely<Tables>, contestId: string): Promise<SeatRow[]> {
  const rows = await seats(queries).where('p.contest_id', '=', contestId).orderBy('p.number').execute()
  return rows as unknown as SeatRow[]
}

/** A seat of the caller by its guid. Throws contest_player_not_found, also for the seat of somebody else. */
export async function ownSeat(queries: Kysely<Tables>, player: Player | null, guid: string): Promise<SeatRow> {
  const row = (await seats(queries).where('p.id', '=', guid).executeTakeFirst()) as unknown as SeatRow | undefined
  if (row === undefined || player === null || !isSeatOf(row, player)) throw new Refusal('contest_player_not_found')
  return row
}

/** The seat that somebody has in a contest, or null. */
export async function seatIn(queries: Kysely<Tables>, contestId: string, player: Player): Promise<SeatRow | null> {
  const row = await seats(queries)
    .where('p.contest_id', '=', contestId)
    .where((where) =>
      'accountId' in player
        ? where('p.account_id', '=', player.accountId)
        : where('p.visitor_hash', '=', player.visitorHash),
    )
    .executeTakeFirst()
  return (row as unknown as SeatRow | undefined) ?? null
}
