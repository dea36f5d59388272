import { inTransaction } from '../database/in-transaction.ts'
import type { SeatWanted } from '@polyhex/contract/contests/contest'
import { mostContestPlayers, readContestCode } from '@polyhex/contract/contests/contest-limits'
import { ContestConfig } from '@polyhex/contract/contests/contest-types'
import { storedAnswersHours } from '@polyhex/contract/exercises/limits'
import { sql } from 'kysely'
import { constraintOf } from '../database/constraint.ts'
import type { Database, Tx } from '../database/database.ts'
import { Refusal } from '../http/refusal.ts'
import { contestOfCode, contestOfSeat, type ContestRow, seatIn, type SeatRow } from './contest-rows.ts'
import { type ContestSubject, subjectOf } from './contest-subject.ts'
import { hostSettingsOf } from './contest-view.ts'
import { addSeat, makeContest, paperAlone } from './make-contest.ts'
import type { Player } from './player.ts'

/** A seat with its contest. */
export interface Taken {
  readonly seat: SeatRow
  readonly contest: ContestRow
}

/** Why nobody new may come into a contest, or null. */
function whyClosed(
  contest: ContestRow,
  player: Player,
  players: number,
): 'contest_not_found' | 'contest_not_open' | 'contest_over' | 'contest_full' | 'contest_needs_sign_in' | null {
  if (!contest.shared) return 'contest_not_found'
  if (contest.state === 'complete') return 'contest_over'
  if (contest.state === 'plan' || hostSettingsOf(contest).locked) return 'contest_not_open'
  const { forceLogin } = ContestConfig.parse(JSON.parse(contest.config))
  if (forceLogin && !('accountId' in player)) return 'contest_needs_sign_in'
  return players >= mostContestPlayers ? 'contest_full' : null
}

async function seatNow(db: Database, contest: ContestRow, player: Player): Promise<Taken> {
  const seat = await seatIn(db.queries, contest.id, player)
  if (seat === null) throw new Error('a seat that was just taken is there')
  return { seat, contest }
}

/**
 * Takes a seat in a contest by its code, or gives the one already taken, also when two tabs ask at once. Late comers may
 * join while it is active. The contest is locked while its seats are counted, so that it never holds more than it may.
 * Throws contest_not_found, contest_not_open, contest_over, contest_full, contest_needs_sign_in.
 */
export async function joinByCode(
  db: Database,
  player: Player,
  code: string,
  anonymousGuid: string | null,
  now: Date,
): Promise<Taken> {
  const known = await contestOfCode(db.queries, code)
  const had = await seatIn(db.queries, known.id, player)
  if (had !== null) return { seat: had, contest: known }
  await inTransaction(db, async (tx) => {
    await tx.selectFrom('contests').select('id').where('id', '=', known.id).forUpdate().executeTakeFirst()
    const contest = await contestOfCode(tx, code)
    if ((await seatIn(tx, contest.id, player)) !== null) return
    const { count } = await tx
      .selectFrom('contest_players')
      .select((select) => select.cast<number>(select.fn.countAll(), 'integer').as('count'))
      .where('contest_id', '=', contest.id)
      .executeTakeFirstOrThrow()
    const closed = whyClosed(contest, player, count)
    if (closed !== null) throw new Refusal(closed)
    await addSeat(tx, contest.id, player, anonymousGuid, now)
  })
  return seatNow(db, known, player)
}

/** The contest of a paper of one's own about a subject that is begun and not finished, from the last 24 hours; or null. */
async function begunPaper(tx: Tx, player: Player, subject: ContestSubject, now: Date): Promise<ContestRow | null> {
  const since = new Date(now.getTime() - storedAnswersHours * 3_600_000)
  const row = await tx
    .selectFrom('contests as c')
    .innerJoin('contest_players as p', 'p.contest_id', 'c.id')
    .leftJoin('runs as r', (join) => join.onRef('r.contest_player_id', '=', 'p.id').on('r.state', '<>', 'left'))
    .select('c.id')
    .where('c.shared', '=', false)
    .where('c.code_type', '=', subject.codeType)
    .where('c.target', '=', subject.target)
    .where('c.grade', '=', subject.grade)
    .where('c.state', '<>', 'complete')
    .where('c.created_at', '>', since)
    .where((where) => where.or([where('r.state', 'is', null), where('r.state', '=', 'open')]))
    .where((where) =>
      'accountId' in player
        ? where('p.account_id', '=', player.accountId)
        : where('p.visitor_hash', '=', player.visitorHash),
    )
    .orderBy('c.created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row === undefined ? null : contestOfSeat(tx, row.id)
}

/** Lets one start at a time through for a player and a subject, until the transaction ends. */
async function lockPaper(tx: Tx, player: Player, subject: ContestSubject): Promise<void> {
  const who = 'accountId' in player ? player.accountId : Buffer.from(player.visitorHash).toString('hex')
  const name = `${who}|contest|${subject.runTarget}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
}

async function ownPaper(
  db: Database,
  player: Player,
  subject: ContestSubject,
  wanted: { forceNew: boolean; anonymousGuid: string | null },
  now: Date,
): Promise<Taken> {
  for (;;) {
    try {
      const contest = await inTransaction(db, async (tx) => {
        await lockPaper(tx, player, subject)
        const begun = wanted.forceNew ? null : await begunPaper(tx, player, subject, now)
        return begun ?? makeContest(tx, paperAlone(subject, player), wanted.anonymousGuid, now)
      })
      return await seatNow(db, contest, player)
    } catch (error) {
      // Two contests in 887 million draw the same code: then another one is drawn.
      if (constraintOf(error) !== 'contests_code_key') throw error
    }
  }
}

/**
 * The seat that is wanted: in the contest of a code, or a paper of one's own about a unit or a focus area: the one begun
 * and not finished unless `forceNew`, else a new one beside three computer players. Throws what joinByCode throws, and
 * unit_not_found, focus_area_not_found.
 */
export async function getOrCreateSeat(
  db: Database,
  player: Player,
  wanted: SeatWanted & { anonymousGuid: string | null; grade: number },
  now: Date,
): Promise<Taken> {
  if (wanted.codeType === 'contest') {
    const code = readContestCode(wanted.code)
    if (code === null) throw new Refusal('contest_not_found')
    return joinByCode(db, player, code, wanted.anonymousGuid, now)
  }
  const subject = subjectOf(wanted.codeType, wanted.code, wanted.gradeLevel ?? wanted.grade)
  return ownPaper(db, player, subject, wanted, now)
}
