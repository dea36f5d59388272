import { isPassed, resultOfGame } from '@polyhex/contract/exercises/completion'
import type { Database } from '../database/database.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { statement } from '../database/statement.ts'
import { payRun } from './pay-run.ts'
import { fromRuns, runColumns, type RunRow, tallyOf } from './run-rows.ts'

/**
 * Ends the run of a game where it stands, by its answers: it counts as passed or not, and is paid once. One without answers is left
 * behind. Says false when the run has moved on since it was read; then it is to be read again.
 */
export async function endGameRun(db: Database, run: RunRow, now: Date): Promise<boolean> {
  if (run.state !== 'open') return true
  const result = resultOfGame(tallyOf(run))
  const passed = isPassed(result)
  return inTransaction(db, async (tx) => {
    const isFirst =
      passed &&
      (await tx
        .selectFrom('runs')
        .select('id')
        .where('account_id', 'is not distinct from', run.account_id)
        .where('type', '=', run.type)
        .where('target', '=', run.target)
        .where('passed', '=', true)
        .executeTakeFirst()) === undefined
    const ended = await tx
      .updateTable('runs')
      .set(
        run.answered === 0
          ? { state: 'left' }
          : {
              ...{ state: 'finished', result, passed, finished_at: now },
              first_pass: isFirst && run.account_id !== null,
            },
      )
      .where('id', '=', run.id)
      .where('state', '=', 'open')
      .where('answered', '=', run.answered)
      .returning('id')
      .executeTakeFirst()
    if (ended !== undefined && run.answered > 0 && run.account_id !== null) await payRun(tx, run, passed, now)
    return ended !== undefined
  })
}

const openGamesStatement = statement<RunRow>(
  'read_open_games',
  `select ${runColumns} ${fromRuns} where r.type = 'game' and r.state = 'open' and (r.account_id = $1 or r.visitor_hash = $2)`,
)

/** The games that an owner has not ended, none or one as a rule. */
export async function openGames(
  db: Database,
  owner: { readonly accountId: string } | { readonly visitorHash: Buffer },
): Promise<RunRow[]> {
  const account = 'accountId' in owner ? owner.accountId : null
  return db.run(openGamesStatement, [account, 'accountId' in owner ? null : owner.visitorHash])
}

const abandonedGamesStatement = statement<RunRow>(
  'read_abandoned_games',
  `select ${runColumns} ${fromRuns} where r.type = 'game' and r.state = 'open' and r.account_id is not null
     and r.started_at <= $1 order by r.started_at limit $2`,
)

/** Open games of accounts that began at `before` or earlier. */
export async function abandonedGames(db: Database, before: Date, most: number): Promise<RunRow[]> {
  return db.run(abandonedGamesStatement, [before, most])
}
