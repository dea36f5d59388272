import type { ServerUnderTest } from '../server-under-test/start-server.ts'

/** What the server has told a client that it holds. It must still hold it after any crash. */
export interface Acknowledged {
  /** Question id → the outcome that was answered. */
  readonly answers: Map<string, { runId: string; outcome: string; response: string }>
  /** Run id → coins that the answer which ended the run said were earned; runs of accounts only. */
  readonly coins: Map<string, number>
}

export function nothingAcknowledged(): Acknowledged {
  return { answers: new Map(), coins: new Map() }
}

interface RunRow {
  id: string
  account: string | null
  state: string
  coins: number
  answered: number
  rows: number
  right: number
  correct: number
  places: number
}

interface CoinRow {
  account: string
  source: string
  amount: number
  final: number
  place: string
}

/**
 * Everything in the database that contradicts what was acknowledged, or itself: lost or changed answers, counts that do
 * not match their rows, coins lost, doubled or credited for nothing, balances that are not the sum of their ledger.
 */
export async function contradictions(server: ServerUnderTest, told: Acknowledged): Promise<string[]> {
  const faults: string[] = []
  const answers = await server.query<{ question: string; outcome: string }>(
    'select question_id as question, outcome from answers',
  )
  const outcomes = new Map(answers.map((row) => [row.question, row.outcome]))
  for (const [question, { outcome }] of told.answers) {
    const kept = outcomes.get(question)
    if (kept === undefined) faults.push(`the acknowledged answer to question ${question} is lost`)
    else if (kept !== outcome) faults.push(`the answer to question ${question} was ${outcome} and is now ${kept}`)
  }
  const runs = await server.query<RunRow>(
    `select r.id, r.account_id as account, r.state, r.coins, r.answered, r.correct, count(a.*)::integer as rows,
       count(distinct a.position)::integer as places, (count(*) filter (where a.outcome = 'right'))::integer as right
     from runs r left join answers a on a.run_id = r.id group by r.id`,
  )
  const ledger = await server.query<CoinRow>(
    `select account_id as account, source, amount, final_amount as final, place::text as place
     from coin_changes order by account_id, coin_changes.place`,
  )
  faults.push(...runFaults(runs), ...coinFaults(runs, ledger, told), ...(await balanceFaults(server, ledger)))
  return faults
}

function runFaults(runs: readonly RunRow[]): string[] {
  return runs.flatMap((run) => {
    const faults: string[] = []
    if (run.answered !== run.rows) faults.push(`run ${run.id} counts ${run.answered} answers and has ${run.rows}`)
    if (run.places !== run.rows) faults.push(`run ${run.id} has two answers in one place`)
    if (run.correct !== run.right) faults.push(`run ${run.id} counts ${run.correct} right and has ${run.right}`)
    return faults
  })
}

function coinFaults(runs: readonly RunRow[], ledger: readonly CoinRow[], told: Acknowledged): string[] {
  const faults: string[] = []
  const credits = new Map<string, number[]>()
  for (const row of ledger) {
    if (row.source.startsWith('run:')) credits.set(row.source, [...(credits.get(row.source) ?? []), row.amount])
  }
  for (const run of runs) {
    const given = credits.get(`run:${run.id}`) ?? []
    const due = run.account !== null && run.state === 'finished' && run.coins > 0 ? [run.coins] : []
    if (String(given) !== String(due))
      faults.push(`run ${run.id} is due ${due.join('+') || 0} coins, credited ${given.join('+') || 0}`)
  }
  for (const [runId, amount] of told.coins) {
    const given = (credits.get(`run:${runId}`) ?? []).reduce((sum, each) => sum + each, 0)
    if (given !== amount) faults.push(`run ${runId} was said to earn ${amount} coins, and ${given} are credited`)
  }
  return faults
}

async function balanceFaults(server: ServerUnderTest, ledger: readonly CoinRow[]): Promise<string[]> {
  const faults: string[] = []
  const sums = new Map<string, number>()
  for (const row of ledger) {
    const sum = (sums.get(row.account) ?? 0) + row.amount
    sums.set(row.account, sum)
    if (row.final !== sum) faults.push(`ledger row ${row.place} says ${row.final} where the sum is ${sum}`)
  }
  const balances = await server.query<{ account: string; balance: number }>(
    'select account_id as account, balance from coin_balances',
  )
  for (const { account, balance } of balances) {
    if (balance !== (sums.get(account) ?? 0))
      faults.push(`account ${account} has ${balance}, its ledger ${sums.get(account) ?? 0}`)
  }
  return faults
}
