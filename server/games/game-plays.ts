import type { GamePlay, GameTarget, OwnGame } from '@polyhex/contract/games/games'
import type { Database, Tx } from '../database/database.ts'
import type { RunRow } from '../exercises/run-rows.ts'

/** A question is worth at most 8 credits, doubled by a streak, ten points each, and a fifth of that again for style. */
const mostPerRightAnswer = 8 * 2 * 10 * 1.2

/** What a score can be at most after so many right answers: what a browser says beyond that is not believed. */
export const mostScore = (correct: number): number => Math.round(mostPerRightAnswer * correct)

/** Writes which game is played, together with its run. */
export async function insertPlay(tx: Tx, runId: string, target: GameTarget, now: Date): Promise<void> {
  await tx
    .insertInto('game_plays')
    .values({
      run_id: runId,
      contest_type: target.contestType,
      scene_code: target.gameScene,
      stage: target.startingStage,
      play_time: target.playTime,
      started_at: now,
    })
    .execute()
}

/** Keeps how a game went, unless that was kept before. Who has answered nothing right has won nothing. */
export async function keepOutcome(
  db: Database,
  run: Pick<RunRow, 'id' | 'correct'>,
  { score, won }: { readonly score: number; readonly won: boolean },
): Promise<void> {
  await db.queries
    .updateTable('game_plays')
    .set({ score: Math.min(score, mostScore(run.correct)), won: won && run.correct > 0 })
    .where('run_id', '=', run.id)
    .where('score', 'is', null)
    .execute()
}

/** The game of a run, with the best that its account had reached in games of this type before. */
export async function readPlay(db: Database, run: Pick<RunRow, 'id' | 'account_id' | 'started_at'>): Promise<GamePlay> {
  const play = await db.queries
    .selectFrom('game_plays')
    .selectAll()
    .where('run_id', '=', run.id)
    .executeTakeFirstOrThrow()
  const before = await db.queries
    .selectFrom('game_plays as p')
    .innerJoin('runs as r', 'r.id', 'p.run_id')
    .select(({ fn }) => fn.max('p.score').as('best'))
    .where('r.account_id', '=', run.account_id)
    .where('p.contest_type', '=', play.contest_type)
    .where('r.started_at', '<', run.started_at)
    .executeTakeFirst()
  return {
    runId: run.id,
    contestType: play.contest_type,
    gameScene: play.scene_code,
    startingStage: play.stage,
    playTime: play.play_time,
    score: play.score,
    won: play.won,
    bestBefore: before?.best ?? null,
  }
}

/** What an account has played to its end, by type of game, the most played first. */
export async function ownGames(db: Database, accountId: string): Promise<OwnGame[]> {
  const rows = await db.queries
    .selectFrom('game_plays as p')
    .innerJoin('runs as r', 'r.id', 'p.run_id')
    .select(({ fn, cast, ref }) => [
      'p.contest_type as contestType',
      cast<number>(fn.countAll(), 'integer').as('times'),
      cast<number>(fn.countAll().filterWhere('p.won', '=', true), 'integer').as('wins'),
      fn.max(ref('p.score')).as('bestScore'),
    ])
    .where('r.account_id', '=', accountId)
    .where('p.score', 'is not', null)
    .groupBy('p.contest_type')
    .orderBy('times', 'desc')
    .orderBy('p.contest_type')
    .execute()
  return rows.map((row) => ({ ...row, bestScore: row.bestScore ?? 0 }))
}
