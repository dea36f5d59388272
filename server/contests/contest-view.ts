import {
  type Contest,
  type ContestPlayer,
  HostSettings,
  MathSettings,
  PlayerSettings,
} from '@polyhex/contract/contests/contest'
import { namelessPlayer } from '@polyhex/contract/contests/contest-limits'
import { ContestConfig } from '@polyhex/contract/contests/contest-types'
import { type ShownAccount, shownToOthers } from '../accounts/consent.ts'
import type { Database } from '../database/database.ts'
import { type ContestRow, isHost, seatIn, type SeatRow } from './contest-rows.ts'
import { subjectName } from './contest-subject.ts'
import type { Player } from './player.ts'

/** The figure of those who are shown by nothing of their own. */
export const namelessAvatar = 'hexagon'

export const hostSettingsOf = (contest: ContestRow): HostSettings =>
  HostSettings.parse(JSON.parse(contest.host_settings))
export const playerSettingsOf = (seat: SeatRow): PlayerSettings =>
  PlayerSettings.parse(JSON.parse(seat.player_settings))
export const mathSettingsOf = (seat: SeatRow): MathSettings => MathSettings.parse(JSON.parse(seat.math_settings))

/** How a seat is shown to other players: never by more than a public name. */
export function seatShown(
  seat: SeatRow,
  accounts: ReadonlyMap<string, ShownAccount | null>,
): { name: string; avatar: string } {
  if (!playerSettingsOf(seat).showName) return { name: namelessPlayer, avatar: namelessAvatar }
  if (seat.account_id === null) return { name: seat.anonymous_name ?? namelessPlayer, avatar: namelessAvatar }
  const account = accounts.get(seat.account_id) ?? null
  return account === null
    ? { name: namelessPlayer, avatar: namelessAvatar }
    : { name: account.publicName, avatar: account.avatar }
}

/** How the host of a contest is called for others, as the host's own seat wants it; null when the host's account is gone. */
async function hostNameOf(db: Database, contest: ContestRow, now: Date): Promise<string | null> {
  const hostId = contest.host_account_id
  if (hostId === null) return null
  const seat = await seatIn(db.queries, contest.id, { accountId: hostId })
  const accounts = await shownToOthers(db.queries, [hostId], now)
  return seat === null ? namelessPlayer : seatShown(seat, accounts).name
}

/** A contest as a caller sees it. */
export async function toContest(db: Database, row: ContestRow, player: Player | null, now: Date): Promise<Contest> {
  const { count } = await db.queries
    .selectFrom('contest_players')
    .select((select) => select.cast<number>(select.fn.countAll(), 'integer').as('count'))
    .where('contest_id', '=', row.id)
    .executeTakeFirstOrThrow()
  return {
    contestId: row.id,
    code: row.code,
    codeType: row.code_type,
    unitCode: row.code_type === 'unit' ? row.target : null,
    focusAreaCode: row.code_type === 'focus_area' ? row.target : null,
    gradeLevel: row.grade,
    name: subjectName(row.code_type, row.target),
    state: row.state,
    config: ContestConfig.parse(JSON.parse(row.config)),
    isHost: player !== null && isHost(row, player),
    hostName: await hostNameOf(db, row, now),
    shared: row.shared,
    playerCount: count,
    computerPlayerCount: row.computer_players,
    createdAt: row.created_at.toISOString(),
    startedAt: row.started_at?.toISOString() ?? null,
    completedAt: row.completed_at?.toISOString() ?? null,
  }
}

/** A seat as its own player sees it. */
export async function toContestPlayer(
  db: Database,
  seat: SeatRow,
  contest: ContestRow,
  player: Player,
  now: Date,
): Promise<ContestPlayer> {
  const accounts = await shownToOthers(db.queries, seat.account_id === null ? [] : [seat.account_id], now)
  return {
    contestPlayerGuid: seat.id,
    contestPlayerId: Number(seat.number),
    userId: seat.account_id,
    contestId: seat.contest_id,
    name: seatShown(seat, accounts).name,
    playerSettings: playerSettingsOf(seat),
    mathSettings: mathSettingsOf(seat),
    hostSettings: isHost(contest, player) ? hostSettingsOf(contest) : null,
    runId: seat.run_id,
    runFinished: seat.run_state === 'finished',
    contest: await toContest(db, contest, player, now),
  }
}
