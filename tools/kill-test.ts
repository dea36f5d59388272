/**
 * `npm run test:kill`: kills the server with SIGKILL at random moments while children practice, on the embedded database
 * and on PostgreSQL, and checks after each restart that no acknowledged answer or coin is lost and none is doubled, and that
 * nobody who buys meanwhile is charged without getting the classes, once, with a journal that adds up to nothing.
 * `--rounds 30` kills on each database, `--database pglite|postgresql` one only, `--seed 1` for the moments.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { contradictions, nothingAcknowledged, type Acknowledged } from './kill-test/acknowledged.ts'
import { buyOnce, buyUntilLost, gatherBuyers, moneyContradictions, settleAll, type Bought } from './kill-test/buyers.ts'
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

interface Summary {
  readonly faults: string[]
  readonly acknowledged: number
  readonly credited: number
  readonly bought: number
  readonly slowestStart: number
}

async function killOften(place: Place, rounds: number, seed: number): Promise<Summary> {
  const unit = seededUnit(seed)
  const told = nothingAcknowledged()
  const faults: string[] = []
  let slowestStart = 0
  const env = { RATE_LIMITS: 'off', LOG_LEVEL: 'error', PAYMENTS: 'test' }
  let server: ServerUnderTest = await startServer(place, { env })
  const { port } = server
  const children = await gatherChildren(server.origin)
  const buyers = await gatherBuyers(server.origin)
  const bought: Bought = new Set()
  try {
    // A slow machine kills before an order is through: what must be kept is there from the beginning.
    for (const buyer of buyers) await buyOnce(buyer, bought)
    for (let round = 0; round < rounds && faults.length === 0; round++) {
      const current = server
      let over = false
      const practicing = children.map((child) => practiceUntilLost(current, child, told, unit, () => over))
      const buying = buyers.map((buyer) => buyUntilLost(buyer, bought, () => over))
      await untilMore(told, told.answers.size + 1)
      await new Promise((resolve) => setTimeout(resolve, unit() * 900))
      await current.kill()
      over = true
      await Promise.all([...practicing, ...buying])
      server = await startServer(place, { port, env })
      slowestStart = Math.max(slowestStart, server.startedIn)
      faults.push(...(await contradictions(server, told)), ...(await sendAgain(children, told, 5)))
      faults.push(...(await contradictions(server, told)))
      await settleAll(server, buyers)
      faults.push(...(await moneyContradictions(server, bought)))
    }
    return { faults, acknowledged: told.answers.size, credited: told.coins.size, bought: bought.size, slowestStart }
  } finally {
    for (const { client } of [...children, ...buyers]) client.close()
    await server.kill()
  }
}

async function onPglite(rounds: number, seed: number): Promise<Summary> {
  const folder = mkdtempSync(join(tmpdir(), 'polyhex-kill-'))
  try {
    return await killOften({ folder }, rounds, seed)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function onPostgres(rounds: number, seed: number): Promise<Summary> {
  const server = await openTestPostgres(root)
  const folder = mkdtempSync(join(tmpdir(), 'polyhex-kill-'))
  const name = `polyhex_kill_${process.pid}`
  const admin = new pg.Client({ connectionString: server.url })
  await admin.connect()
  try {
    await admin.query(`create database ${name}`)
    const address = new URL(server.url)
    address.pathname = `/${name}`
    return await killOften({ folder, databaseUrl: address.href }, rounds, seed)
  } finally {
    await admin.query(`drop database if exists ${name} with (force)`)
    await admin.end()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '30' },
    database: { type: 'string', default: 'both' },
    seed: { type: 'string', default: '1' },
  },
})
const rounds = Number(values.rounds)
let failed = false
for (const [name, run] of [
  ['pglite', onPglite],
  ['postgresql', onPostgres],
] as const) {
  if (values.database !== 'both' && values.database !== name) continue
  const result = await run(rounds, Number(values.seed))
  // A load that acknowledges next to nothing would prove nothing.
  if (result.acknowledged < rounds) result.faults.push(`only ${result.acknowledged} answers were acknowledged`)
  if (result.bought === 0) result.faults.push('nobody has bought anything')
  for (const fault of result.faults) console.log(`${name}: ${fault}`)
  const start = (result.slowestStart / 1000).toFixed(1)
  console.log(
    `${name}: ${rounds} kills, ${result.acknowledged} answers and ${result.credited} credits acknowledged, ${result.bought} purchases, slowest restart ${start} s, ${result.faults.length} faults`,
  )
  failed ||= result.faults.length > 0
}
process.exit(failed ? 1 : 0)
