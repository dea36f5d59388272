/**
 * `npm run test:kill`: kills the server with SIGKILL at random moments while children practice, on the embedded database
 * and on PostgreSQL, and checks after each restart that no acknowledged answer or coin is lost and none is doubled, and that
 * nobody who buys meanwhile is charged without getting the classes, once, with a journal that adds up to nothing.
 * Every second kill comes at a query between the steps of creating a payment, and of settling it, one after the other.
 * `--rounds 30` kills on each database, `--stops 1` immediate stops of PostgreSQL itself, `--database pglite|postgresql` one
 * only, `--seed 1` for the moments.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { contradictions, nothingAcknowledged, type Acknowledged } from './kill-test/acknowledged.ts'
import { buyOnce, buyUntilLost, gatherBuyers, moneyContradictions, settleAll, type Bought } from './kill-test/buyers.ts'
import { dyingPoints, forgetCustomers, orderContradictions } from './kill-test/order-steps.ts'
import { gatherChildren, practiceUntilLost, type Child } from './kill-test/load.ts'
import { sendAnswer } from './load/practice-client.ts'
import { seededUnit } from './load/seeded-unit.ts'
import { startServer, type Place, type ServerUnderTest } from './server-under-test/start-server.ts'
import { openTestPostgres } from './suite/test-postgres.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Sends acknowledged answers once more, as a browser does that missed the reply: each must be answered as before. */
async function sendAgain(children: readonly Child[], told: Acknowledged, count: number): Promise<string[]> {
  const faults: string[] = []
  for (const [questionId, { runId, outcome, response }] of [...told.answers].slice(-count)) {
    const answers = await Promise.all(children.map((child) => sendAnswer(child.client, runId, questionId, response)))
    const verdicts = answers.flatMap((answer) => answer?.answer?.outcome ?? [])
    if (verdicts.length === 0) faults.push(`nobody may see question ${questionId} any more`)
    if (verdicts.some((verdict) => verdict !== outcome)) faults.push(`question ${questionId} is now ${verdicts.join()}`)
  }
  return faults
}

/** Waits until so many answers are acknowledged, so that the kill comes under load; 20 s at most. */
async function untilMore(told: Acknowledged, count: number): Promise<void> {
  const until = performance.now() + 20_000
  while (told.answers.size < count && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 5))
}

/** Where one run kills, and what it kills. */
interface Plan {
  readonly rounds: number
  readonly seed: number
  /** How often PostgreSQL itself is stopped at once; 0 on the embedded database. */
  readonly stops: number
  /** Stops PostgreSQL at once and starts it again. */
  readonly crashDatabase?: () => Promise<void>
}

interface Summary {
  readonly faults: string[]
  readonly acknowledged: number
  readonly credited: number
  readonly bought: number
  readonly charged: number
  /** Kills at a query that was named. */
  readonly atPoints: number
  readonly stops: number
  /** Payments that a kill left half begun, all brought to their end by the job of the next start. */
  readonly mended: number
  readonly slowestStart: number
}

/** Each start is that much later, so that whatever the dead process had claimed may be taken over. */
const laterEach = 16 * 60_000
const pointPatience = 10_000

/** Waits for the server's own job to begin or end what a kill left half begun; 30 s at most. Gives how many there were. */
async function untilMended(server: ServerUnderTest): Promise<number> {
  const begun = async (): Promise<number> =>
    (await server.query<{ n: number }>(`select count(*)::int as n from payments where status = 'creating'`))[0]?.n ?? 0
  const found = await begun()
  const until = performance.now() + 30_000
  while ((await begun()) > 0 && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 50))
  return found
}

/** Whether the server answers again by itself; 20 s at most. */
async function answersAgain({ origin }: ServerUnderTest): Promise<boolean> {
  const until = performance.now() + 20_000
  while (performance.now() < until) {
    const ok = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(2000) }).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ok) return true
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return false
}

async function killOften(place: Place, plan: Plan): Promise<Summary> {
  const { rounds, stops, crashDatabase } = plan
  const unit = seededUnit(plan.seed)
  const told = nothingAcknowledged()
  const faults: string[] = []
  let [slowestStart, atPoints, stopped, mended] = [0, 0, 0, 0]
  const env = { RATE_LIMITS: 'off', LOG_LEVEL: 'error', PAYMENTS: 'test' }
  let server: ServerUnderTest = await startServer(place, { env })
  const { port } = server
  const children = await gatherChildren(server.origin)
  const buyers = await gatherBuyers(server.origin)
  const bought: Bought = new Set()
  const isStop = (round: number): boolean => stops > 0 && (round + 1) % Math.max(1, Math.floor(rounds / stops)) === 0
  try {
    // A slow machine kills before an order is through: what must be kept is there from the beginning.
    for (const buyer of buyers) await buyOnce(buyer, bought)
    for (let round = 0; round < rounds && faults.length === 0; round++) {
      const current = server
      let [over, databaseGone] = [false, false]
      // While the database is away the server may say that it cannot: what it said before is kept all the same.
      const allowed = (error: unknown): void => {
        if (!databaseGone) throw error
      }
      const point = round % 2 === 1 ? dyingPoints[(round >> 1) % dyingPoints.length] : undefined
      if (point?.ofNewCustomer === true) await forgetCustomers(current)
      if (point !== undefined) await current.dieAt(point)
      const practicing = children.map((child) =>
        practiceUntilLost(current, child, told, unit, () => over).catch(allowed),
      )
      const buying = buyers.map((buyer) => buyUntilLost(buyer, bought, () => over).catch(allowed))
      await untilMore(told, told.answers.size + 1)
      if (point !== undefined) {
        const patience = new Promise((resolve) => setTimeout(resolve, pointPatience, 'patience'))
        if ((await Promise.race([current.gone, patience])) !== 'patience') atPoints += 1
      } else await new Promise((resolve) => setTimeout(resolve, unit() * 900))
      if (crashDatabase !== undefined && isStop(round)) {
        databaseGone = true
        await crashDatabase()
        stopped += 1
        if (point === undefined && !(await answersAgain(current)))
          faults.push('the server did not outlive its database')
      }
      await current.kill()
      over = true
      await Promise.all([...practicing, ...buying])
      server = await startServer(place, { port, env: { ...env, CLOCK_AHEAD_MS: String((round + 1) * laterEach) } })
      slowestStart = Math.max(slowestStart, server.startedIn)
      mended += await untilMended(server)
      faults.push(...(await contradictions(server, told)), ...(await sendAgain(children, told, 5)))
      faults.push(...(await contradictions(server, told)))
      faults.push(...(await orderContradictions(server)))
      await settleAll(server, buyers)
      faults.push(...(await moneyContradictions(server, bought)), ...(await orderContradictions(server)))
      if ((round + 1) % 10 === 0) {
        const sofar = `${atPoints} at a query, ${stopped} stops of the database, ${mended} mended`
        console.log(`${round + 1} kills, ${sofar}, ${told.answers.size} answers, ${bought.size} purchases`)
      }
    }
    const [paid] = await server.query<{ n: number }>(
      `select count(*)::int as n from testpay_checkouts where paid = 'paid'`,
    )
    const counts = { acknowledged: told.answers.size, credited: told.coins.size, bought: bought.size }
    return { faults, ...counts, charged: paid?.n ?? 0, atPoints, stops: stopped, mended, slowestStart }
  } finally {
    for (const { client } of [...children, ...buyers]) client.close()
    await server.kill()
  }
}

async function onPglite(rounds: number, seed: number): Promise<Summary> {
  const folder = mkdtempSync(join(tmpdir(), 'polyhex-kill-'))
  try {
    return await killOften({ folder }, { rounds, seed, stops: 0 })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function onPostgres(rounds: number, seed: number, stops: number): Promise<Summary> {
  const server = await openTestPostgres(root)
  const folder = mkdtempSync(join(tmpdir(), 'polyhex-kill-'))
  const name = `polyhex_kill_${process.pid}`
  const onMaintenance = async (statement: string): Promise<void> => {
    const admin = new pg.Client({ connectionString: server.url })
    await admin.connect()
    try {
      await admin.query(statement)
    } finally {
      await admin.end()
    }
  }
  try {
    await onMaintenance(`create database ${name}`)
    const address = new URL(server.url)
    address.pathname = `/${name}`
    const crash = server.crash === undefined ? {} : { crashDatabase: server.crash }
    return await killOften({ folder, databaseUrl: address.href }, { rounds, seed, stops, ...crash })
  } finally {
    await onMaintenance(`drop database if exists ${name} with (force)`)
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '30' },
    database: { type: 'string', default: 'both' },
    seed: { type: 'string', default: '1' },
    stops: { type: 'string', default: '1' },
  },
})
const rounds = Number(values.rounds)
// The servers that were started end with this, also when it is stopped.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
let failed = false
for (const [name, run] of [
  ['pglite', onPglite],
  ['postgresql', onPostgres],
] as const) {
  if (values.database !== 'both' && values.database !== name) continue
  const result = await run(rounds, Number(values.seed), Number(values.stops))
  // A load that acknowledges next to nothing would prove nothing.
  if (result.acknowledged < rounds) result.faults.push(`only ${result.acknowledged} answers were acknowledged`)
  if (result.bought === 0) result.faults.push('nobody has bought anything')
  for (const fault of result.faults) console.log(`${name}: ${fault}`)
  const start = (result.slowestStart / 1000).toFixed(1)
  const kills = `${rounds} kills, ${result.atPoints} of them at a query, ${result.stops} immediate stops of the database`
  const money = `${result.bought} purchases of ${result.charged} charges, ${result.mended} half begun payments mended`
  const told = `${result.acknowledged} answers and ${result.credited} credits acknowledged`
  console.log(`${name}: ${kills}, ${told}, ${money}, slowest restart ${start} s, ${result.faults.length} faults`)
  failed ||= result.faults.length > 0
}
process.exit(failed ? 1 : 0)
