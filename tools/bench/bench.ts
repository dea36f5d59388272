/**
 * `npm run bench`: how near each part comes to what the same machine can do at all, measured in turns in the same run.
 * `--only answer,next` runs only these parts, `--rounds 5`, `--seconds 2`; `--table docs/benchmarks.md` writes the figures down; `--strict`
 * ends with 1 when an aim is missed. A part that fails is told with its reason, the others go on, and the end is 1.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { waitsOfWork } from '../../server/database/connection-limits.ts'
import { mostFirstScriptBytes } from '../../web/first-route-limit.ts'
import { startServer } from '../server-under-test/start-server.ts'
import { buildWeb } from '../start/web-build.mjs'
import { bringChromium } from '../suite/find-chromium.ts'
import { accountsInTable, benchAccountTable } from './account-table.ts'
import { benchAnswers } from './answer-transaction.ts'
import { benchTable, type Figure } from './bench-table.ts'
import { benchClassGeneration, benchSlotLists, slotCounts, weeklyClasses } from './classes.ts'
import { measureFirstVisit } from './first-visit.ts'
import { benchGeneration } from './generation.ts'
import { benchHeavyAnswers, benchMarking } from './marking.ts'
import { benchGrouping } from './grouping.ts'
import { measureIdleMemory, mostIdleMegabytes } from './idle-memory.ts'
import { benchLearnerUpdate } from './learner-update.ts'
import { measureMapFrames } from './map-frames.ts'
import { benchMoney } from './money.ts'
import { creditCounts } from './money-credits.ts'
import { onMoneyDatabase } from './money-database.ts'
import { benchWatching, watchingBars } from './money-watching.ts'
import { benchNextQuestions } from './next-questions.ts'
import type { Comparison } from './ratio.ts'
import { sayRoomDelays, sayRoomMedia } from './room.ts'
import { openScene, type Scene } from './scene.ts'
import { measureSecondStart, mostSecondStartMs } from './second-start.ts'
import { benchSignIn } from './sign-in.ts'
import { benchSignUps } from './sign-ups.ts'
import { benchSpeech } from './speech.ts'
import { benchWordsFilter } from './words-filter.ts'
import { benchWorksheets } from './worksheets.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const parts = [
  'answer',
  'next',
  'sign-in',
  'accounts',
  'generation',
  'marking',
  'speech',
  'words',
  'learner',
  'grouping',
  'sign-up',
  'classes',
  'worksheets',
  'money',
  'watching',
  'room',
  'visit',
  'map',
  'memory',
  'start',
] as const
const { values } = parseArgs({
  options: {
    only: {
      type: 'string',
      default: parts.join(','),
    },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    each: { type: 'string', default: '300' },
    table: { type: 'string' },
    strict: { type: 'boolean', default: false },
  },
})
const wanted = new Set(values.only.split(','))
const unknown = [...wanted].filter((name) => !parts.some((part) => part === name))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}; there are ${parts.join(', ')}.`)
  process.exit(2)
}
const rounds = Number(values.rounds)
const seconds = Number(values.seconds)
let missed = 0
let failed = 0
const figures: Figure[] = []

/** Runs a part when it is wanted; one that fails is told, and keeps none of the others from running. */
async function part(name: (typeof parts)[number], work: () => Promise<void>): Promise<void> {
  if (!wanted.has(name)) return
  try {
    await work()
  } catch (error) {
    failed += 1
    figures.push({ name, figure: 'failed', aim: '', met: false })
    console.log(`FAILED ${name}:`, error)
  }
}

function say(name: string, figure: string, aim: string, met: boolean): void {
  if (!met) missed += 1
  figures.push({ name, figure, aim, met })
  console.log(`${met ? 'met   ' : 'MISSED'} ${name}: ${figure} (aim ${aim})`)
}

function sayRatio(name: string, limit: string, result: Comparison, aim: number): void {
  const rates = `${result.ours.toFixed(0)}/s of ${result.limit.toFixed(0)}/s ${limit}`
  say(name, `ratio ${result.ratio.toFixed(2)} (${rates})`, `at least ${aim}`, result.ratio >= aim)
}

async function benchClasses(scene: Scene): Promise<void> {
  const { comparison, growth, seconds: took } = await benchClassGeneration(scene, rounds)
  sayRatio('classes of 90 days, made', 'of the same rows written bare', comparison, 0.4)
  const name = `classes of 90 days for ${weeklyClasses} weekly classes`
  say(name, `${took.toFixed(0)} s, ${growth.toFixed(2)} times as long each as for 40`, 'at most 2', growth <= 2)
  for (const { asked, milliseconds } of await benchSlotLists(scene, 10 + rounds)) {
    const [few = 0, , many = 0] = milliseconds
    const figures = milliseconds.map((one) => `${one.toFixed(0)} ms`).join(', ')
    const among = slotCounts.map((count) => count.toLocaleString('en-US')).join(', ')
    say(
      `list of classes among ${among}, ${asked}`,
      figures,
      'a hundred times as many at most twice as slow',
      many < 2 * few + 5,
    )
  }
}

async function sayMoney(): Promise<void> {
  const { settling, race, growth } = await benchMoney(root, rounds)
  sayRatio('payments settled', 'of the same rows written bare', settling, 0.2)
  const exact = race.failed === 0 && race.allocated.every((count) => count === 10)
  const rate = `${race.perSecond.toFixed(0)}/s, p99 ${race.p99.toFixed(0)} ms`
  const name = '64 sign-ups at once after 10 credits'
  say(
    name,
    `${race.allocated.join(', ')} allocated, ${race.failed} failed, ${rate}`,
    'exactly 10, p99 under 1 s',
    exact && race.p99 < 1000,
  )
  const among = creditCounts.map((count) => count.toLocaleString('en-US')).join(', ')
  for (const { asked, milliseconds } of growth) {
    const [few = 0, , many = 0] = milliseconds
    const figures = milliseconds.map((one) => `${one.toFixed(1)} ms`).join(', ')
    const aim = 'a hundred times as many at most twice as slow'
    say(`credits of a family among ${among}, ${asked}`, figures, aim, many < 2 * few + 5)
  }
}

async function sayWatching(): Promise<void> {
  for (const grown of await onMoneyDatabase(root, waitsOfWork, async (db) => benchWatching(db))) {
    const among = `${grown.payments.toLocaleString('en-US')} payments`
    const page = `finance page among ${among}`
    say(
      page,
      `${grown.overviewMs.toFixed(0)} ms`,
      `under ${watchingBars.overviewMs} ms`,
      grown.overviewMs < watchingBars.overviewMs,
    )
    const held = `${grown.comparingMegabytes.toFixed(0)} MB held, ${grown.compareSeconds.toFixed(0)} s`
    const most = watchingBars.comparingMegabytes
    say(`comparing ${among}`, held, `at most ${most} MB`, grown.comparingMegabytes <= most)
    console.log(`       counting every rule of them: ${grown.countSeconds.toFixed(1)} s`)
  }
}

async function benchVisit(origin: string): Promise<void> {
  const practice = '/math/topics/multi_digit_subtraction_practice/4/practice/'
  const visit = await measureFirstVisit(origin, await bringChromium(root), 3, practice)
  const kilobytes = visit.scriptBytes / 1000
  const most = mostFirstScriptBytes / 1000
  say('first route, JavaScript', `${kilobytes.toFixed(1)} kB compressed`, `at most ${most} kB`, kilobytes <= most)
  const paint = `${(visit.largestPaint / 1000).toFixed(2)} s, ${(visit.allBytes / 1000).toFixed(0)} kB in all`
  say('largest paint at a quarter of the speed', paint, 'under 1.5 s', visit.largestPaint < 1500)
  console.log(
    `       time to the first question at a quarter of the speed: ${(visit.firstQuestion / 1000).toFixed(2)} s`,
  )
}

async function benchMap(origin: string): Promise<void> {
  const { cells, frames } = await measureMapFrames(origin, await bringChromium(root), rounds, seconds)
  const rates = `${frames.ours.toFixed(1)} of ${frames.limit.toFixed(1)} frames/s of an empty page`
  const name = `map of ${cells} units, dragged and zoomed`
  say(name, `ratio ${frames.ratio.toFixed(2)} (${rates})`, 'at least 0.95', frames.ratio >= 0.95)
}

if (['answer', 'next', 'sign-in', 'accounts', 'classes'].some((name) => wanted.has(name))) {
  const scene = await openScene(1500)
  try {
    await part('answer', async () => {
      const result = await benchAnswers(scene, rounds, seconds)
      sayRatio('answer transaction through HTTP', 'of the same SQL straight to PostgreSQL', result, 0.6)
    })
    await part('next', async () => {
      const result = await benchNextQuestions(scene, rounds, seconds)
      sayRatio('next-questions through HTTP', 'of a bare node:http server', result, 0.6)
    })
    await part('sign-in', async () => {
      const result = await benchSignIn(scene, rounds, seconds)
      sayRatio('sign-in by the flow', 'of bare Argon2id', result, 0.5)
    })
    await part('accounts', async () => {
      const aim = 100
      for (const { asked, slowest } of await benchAccountTable(scene, rounds)) {
        const name = `batch of 100 among ${accountsInTable} accounts, ${asked}`
        say(name, `${slowest.toFixed(0)} ms at most`, `under ${aim} ms`, slowest < aim)
      }
    })
    await part('classes', async () => benchClasses(scene))
  } finally {
    await scene.close()
  }
}

await part('generation', async () => {
  const aim = 5
  const result = await benchGeneration(Number(values.each), aim)
  const worst = `slowest p95 ${result.slowest.p95.toFixed(2)} ms (${result.slowest.key})`
  const figure = `${result.perSecond.toFixed(0)} questions/s over ${result.levels} levels, ${worst}`
  say('generation', figure, `p95 under ${aim} ms in every level`, result.over.length === 0)
  for (const { key, p95 } of result.over) console.log(`         ${key}: p95 ${p95.toFixed(2)} ms`)
})

await part('marking', async () => {
  const [mean, most] = [0.1, 25]
  const { markings, meanMs, slowest } = await benchMarking(3)
  const figure = `${meanMs.toFixed(3)} ms a marking over ${markings}, slowest ${slowest.ms.toFixed(1)} ms`
  say('marking', figure, `mean under ${mean} ms, each under ${most} ms`, meanMs < mean && slowest.ms < most)
  if (slowest.ms >= most) console.log(`         ${slowest.key}: ${slowest.text}`)
  const heavy = benchHeavyAnswers(rounds)
  const heavyMost = 400
  const heavyFigure = `${heavy.ms.toFixed(0)} ms at most (${heavy.name})`
  say('an answer that is much to work out', heavyFigure, `given back within ${heavyMost} ms`, heavy.ms < heavyMost)
})

await part('words', async () => {
  const most = 250
  const { piece, ms } = benchWordsFilter(rounds)
  const figure = `${ms.toFixed(0)} ms at most (${JSON.stringify(piece)} 2,000 times)`
  say('a long text judged for children', figure, `under ${most} ms`, ms < most)
})

await part('speech', async () => {
  const aim = 0.1
  const { lines, meanMs } = await benchSpeech(20)
  say('a line of maths in words', `${meanMs.toFixed(4)} ms over ${lines} lines`, `mean under ${aim} ms`, meanMs < aim)
})

await part('learner', async () => {
  const aim = 0.05
  const { comparison, milliseconds } = await benchLearnerUpdate(rounds, seconds / 4)
  say('learner model, one answer', `${milliseconds.toFixed(4)} ms`, `under ${aim} ms`, milliseconds < aim)
  sayRatio('learner model, one answer', 'of writing and reading its state as JSON', comparison, 1)
})

await part('grouping', async () => {
  const aim = 500
  for (const { name: kind, friends, comparison, slowest } of await benchGrouping(rounds, seconds / 4)) {
    const name = `120 students in 10 groups, ${kind}`
    say(name, `${slowest.toFixed(0)} ms at most`, `under ${aim} ms`, slowest < aim)
    sayRatio(name, 'of the exact cut by level alone', comparison, friends ? 0.004 : 0.2)
  }
})

await part('sign-up', async () => {
  const result = await benchSignUps(root, rounds, seconds)
  sayRatio('signing up for a class and leaving it', 'of the bare SQL with its triggers', result, 0.2)
})

await part('worksheets', async () => {
  const aim = 1000
  const { comparison, slowest } = await benchWorksheets(rounds, seconds)
  say('a worksheet', `${slowest.toFixed(0)} ms at most`, `under ${aim} ms`, slowest < aim)
  sayRatio('a worksheet', 'of writing its finished pages as PDF', comparison, 0.25)
})

await part('money', sayMoney)
await part('watching', sayWatching)

await part('room', async () => {
  await sayRoomMedia(say, 4 * seconds)
  await buildWeb(root)
  const folder = mkdtempSync(join(tmpdir(), 'polyhex-bench-'))
  const server = await startServer({ folder }, { env: { LOG_LEVEL: 'error', RATE_LIMITS: 'off' } })
  try {
    await sayRoomDelays(say, server, await bringChromium(root), 2 * rounds)
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})

if (wanted.has('visit') || wanted.has('map')) {
  await buildWeb(root)
  const folder = mkdtempSync(join(tmpdir(), 'polyhex-bench-'))
  const server = await startServer({ folder }, { env: { NODE_ENV: 'production', LOG_LEVEL: 'error' } })
  try {
    await part('visit', async () => benchVisit(server.origin))
    await part('map', async () => benchMap(server.origin))
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

await part('memory', async () => {
  const { first, again } = await measureIdleMemory(root)
  for (const [name, megabytes] of [
    ['idle memory with the embedded database, first start', first],
    ['idle memory with the embedded database, next start', again],
  ] as const) {
    const figure = `ratio ${(megabytes / mostIdleMegabytes).toFixed(2)} (${megabytes.toFixed(0)} MB resident a minute after the start)`
    say(name, figure, `under ${mostIdleMegabytes} MB`, megabytes < mostIdleMegabytes)
  }
})

await part('start', async () => {
  const ms = await measureSecondStart(root, rounds)
  const figure = `ratio ${(ms / mostSecondStartMs).toFixed(2)} (${ms.toFixed(0)} ms to the first answer)`
  say('second start with the embedded database', figure, `under ${mostSecondStartMs} ms`, ms < mostSecondStartMs)
})

if (values.table !== undefined) writeFileSync(values.table, benchTable(figures))
process.exit(failed > 0 || (values.strict && missed > 0) ? 1 : 0)
