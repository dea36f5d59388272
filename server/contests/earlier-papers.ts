import { PlayerSettings } from '@polyhex/contract/contests/contest'
import type { EarlierPaper } from '@polyhex/contract/contests/contest-operations'
import { namelessPlayer, unitLeaderboard } from '@polyhex/contract/contests/contest-limits'
import { type BestPaper, ranked } from '@polyhex/contract/contests/leaderboard'
import { shownToOthers } from '../accounts/consent.ts'
import type { Database } from '../database/database.ts'
import { statement } from '../database/statement.ts'
import { namelessAvatar } from './contest-view.ts'
import type { Player } from './player.ts'

/** The finished papers of somebody about a subject, newest first, and the most points of all of them. */
export async function earlierPapers(
  db: Database,
  player: Player | null,
  runTarget: string,
  count: number,
): Promise<{ papers: EarlierPaper[]; best: number | null }> {
  if (player === null) return { papers: [], best: null }
  const finished = db.queries
    .selectFrom('runs')
    .where('type', '=', 'contest_problems')
    .where('target', '=', runTarget)
    .where('state', '=', 'finished')
    .where((where) =>
      'accountId' in player
        ? where('account_id', '=', player.accountId)
        : where('visitor_hash', '=', player.visitorHash),
    )
  const rows = await finished
    .select(['id', 'points', 'correct', 'skipped', 'result', 'finished_at'])
    .orderBy('finished_at', 'desc')
    .limit(count)
    .execute()
  const { best } = await finished
    .select((select) => select.fn.max<number | null>('points').as('best'))
    .executeTakeFirstOrThrow()
  return {
    best,
    papers: rows.map((row) => ({
      runId: row.id,
      points: row.points,
      correct: row.correct,
      skipped: row.skipped,
      result: row.result as EarlierPaper['result'],
      finishedAt: (row.finished_at ?? new Date(0)).toISOString(),
    })),
  }
}

const isNamed = (settings: string | null): boolean => PlayerSettings.parse(JSON.parse(settings ?? '{}')).showName

interface BestRow {
  account_id: string
  points: number
  finished_at: Date
  /** Settings of the seat that the paper was answered in; null without one. */
  player_settings: string | null
}

const bestStatement = statement<BestRow>(
  'best_papers',
  `select distinct on (b.account_id) b.account_id, b.points, b.finished_at, p.player_settings from (
     select r.account_id, r.points, r.finished_at, r.contest_player_id
     from runs r join accounts a on a.id = r.account_id and a.active
     where r.type = 'contest_problems' and r.target = $1 and r.state = 'finished' and r.finished_at > $2
     order by r.points desc limit 1000) b
   left join contest_players p on p.id = b.contest_player_id
   order by b.account_id, b.points desc, b.finished_at`,
)

/**
 * The best paper of each account about a subject in the last 30 days: the ten best, and the caller's own with its place.
 * Others are shown by their public name only, and not even by that where a parent's yes is missing or where they did not
 * want to be named in that paper.
 */
export async function bestPapers(
  db: Database,
  accountId: string,
  runTarget: string,
  now: Date,
): Promise<{ papers: BestPaper[]; own: BestPaper | null }> {
  const since = new Date(now.getTime() - unitLeaderboard.days * 86_400_000)
  const rows = await db.run(bestStatement, [runTarget, since])
  const accounts = await shownToOthers(
    db.queries,
    rows.map((row) => row.account_id),
    now,
  )
  const papers = ranked(
    rows.map((row) => {
      const shown = isNamed(row.player_settings) ? (accounts.get(row.account_id) ?? null) : null
      return {
        name: shown?.publicName ?? namelessPlayer,
        avatar: shown?.avatar ?? namelessAvatar,
        isYou: row.account_id === accountId,
        points: row.points,
        finishedAt: row.finished_at.toISOString(),
      }
    }),
  )
  return { papers: papers.slice(0, unitLeaderboard.rows), own: papers.find((paper) => paper.isYou) ?? null }
}
