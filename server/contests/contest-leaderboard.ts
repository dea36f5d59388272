import type { Leaderboard, LeaderboardRow } from '@polyhex/contract/contests/leaderboard'
import { ranked } from '@polyhex/contract/contests/leaderboard'
import { contest as figures } from '@polyhex/contract/exercises/limits'
import { shownToOthers } from '../accounts/consent.ts'
import type { Database } from '../database/database.ts'
import { paperOfContest } from '../exercises/contest-target.ts'
import { Refusal } from '../http/refusal.ts'
import { computerStandings } from './computer-players.ts'
import { type ContestRow, isHost, isSeatOf, type SeatRow, seatsOf } from './contest-rows.ts'
import { subjectOf } from './contest-subject.ts'
import { hostSettingsOf, seatShown } from './contest-view.ts'
import type { Player } from './player.ts'

type Standing = Omit<LeaderboardRow, 'rank' | 'points'> & { readonly points: number }

function computers(contest: ContestRow): Standing[] {
  if (contest.computer_players === 0) return []
  const { runTarget } = subjectOf(contest.code_type, contest.target, contest.grade)
  const paper = paperOfContest(runTarget, contest) ?? []
  const until = contest.computers_at?.getTime() ?? 0
  const begun = contest.started_at?.getTime() ?? Number.POSITIVE_INFINITY
  const standings = computerStandings({
    seed: contest.seed,
    count: contest.computer_players,
    seconds: contest.state === 'complete' ? Number.POSITIVE_INFINITY : Math.max(0, (until - begun) / 1000),
    contestLevels: paper.map((question) => question.contestLevel),
  })
  return standings.map((standing) => ({ ...standing, isComputer: true, isYou: false, isHost: false }))
}

async function humans(
  db: Database,
  contest: ContestRow,
  seats: readonly SeatRow[],
  player: Player | null,
  now: Date,
): Promise<Standing[]> {
  const ids = seats.map((seat) => seat.account_id).filter((id) => id !== null)
  const accounts = await shownToOthers(db.queries, ids, now)
  return seats.map((seat) => ({
    ...seatShown(seat, accounts),
    isComputer: false,
    isYou: player !== null && isSeatOf(seat, player),
    isHost: seat.account_id === null ? isHostSeat(contest, seat) : seat.account_id === contest.host_account_id,
    points: seat.points ?? 0,
    answered: seat.answered ?? 0,
    finished: seat.run_state === 'finished' || (seat.answered ?? 0) >= figures.total,
  }))
}

const isHostSeat = (contest: ContestRow, seat: SeatRow): boolean =>
  seat.visitor_hash !== null && isHost(contest, { visitorHash: seat.visitor_hash })

/**
 * The players of a contest by points. It is shown to those who take part: by their seat, or as its host. Points of others
 * are hidden while the host says so and the contest goes on. Throws not_in_contest.
 */
export async function contestLeaderboard(
  db: Database,
  contest: ContestRow,
  player: Player | null,
  now: Date,
): Promise<Leaderboard> {
  const seats = await seatsOf(db.queries, contest.id)
  const takesPart = player !== null && (isHost(contest, player) || seats.some((seat) => isSeatOf(seat, player)))
  if (!takesPart) throw new Refusal('not_in_contest')
  const rows = ranked([...(await humans(db, contest, seats, player, now)), ...computers(contest)])
  const scoresHidden = hostSettingsOf(contest).hideScores && contest.state !== 'complete' && !isHost(contest, player)
  return { code: contest.code, state: contest.state, scoresHidden, rows: scoresHidden ? withoutPoints(rows) : rows }
}

/** Neither the points of others nor the order that they make. */
function withoutPoints(rows: readonly LeaderboardRow[]): LeaderboardRow[] {
  return rows
    .toSorted((a, b) => Number(b.isYou) - Number(a.isYou) || (a.name < b.name ? -1 : 1))
    .map((row) => ({ ...row, rank: 1, points: row.isYou ? row.points : null }))
}

/** Moves the computer players of a contest that goes on to this moment. */
export async function updateComputers(db: Database, contest: ContestRow, now: Date): Promise<ContestRow> {
  if (contest.state !== 'active') return contest
  await db.queries
    .updateTable('contests')
    .set({ computers_at: now })
    .where('id', '=', contest.id)
    .where('state', '=', 'active')
    .execute()
  return { ...contest, computers_at: now }
}
