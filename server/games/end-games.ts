import { storedAnswersHours } from '@polyhex/contract/exercises/limits'
import type { Database } from '../database/database.ts'
import type { Caller } from '../http/handlers.ts'
import { Refusal } from '../http/refusal.ts'
import { abandonedGames, endGameRun, openGames } from '../exercises/end-game-run.ts'
import { readRun, type RunRow } from '../exercises/run-rows.ts'
import type { RunOwner } from '../exercises/start-run.ts'

/** An answer may come in between; two tabs may outrun each other at most so often. */
const mostTurns = 25

/** Ends a game of the caller and gives its run as it is then. Throws exercise_not_found for what is no game of the caller. */
export async function endGameOf(db: Database, caller: Caller, runId: string, now: Date): Promise<RunRow> {
  for (let turn = 0; turn < mostTurns; turn++) {
    const run = await readRun(db, caller, runId, now)
    if (run.type !== 'game') throw new Refusal('exercise_not_found')
    if (run.state !== 'open') return run
    await endGameRun(db, run, now)
  }
  throw new Error(`the game ${runId} does not come to rest`)
}

/** Ends what an owner has left open, so that a game whose page was closed brings its coins. */
export async function endOpenGames(db: Database, owner: RunOwner, now: Date): Promise<void> {
  for (const run of await openGames(db, owner)) await endGameRun(db, run, now)
}

/** So many at a time; the job comes again. */
const mostAtOnce = 200

/** Standing job: ends the games of accounts that nobody has come back to for a day. */
export async function closeAbandonedGames(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - storedAnswersHours * 3_600_000)
  for (const run of await abandonedGames(db, before, mostAtOnce)) await endGameRun(db, run, now)
}
