import { execFile } from 'node:child_process'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { Worker } from 'node:worker_threads'
import { topicLevel } from '../curriculum/catalogue/topic-levels.ts'
import { familyCodes } from './write-family-index.ts'
import { sweepReport } from './sweep-report.ts'
import type { TasksReport } from '../curriculum/checks/sweep-tasks.ts'
import type { SweepAnswer, SweepTask } from './sweep-task.ts'

/**
 * Runs the checks P1 to P17 over every level and family that has a file: node tools/sweep.ts --seeds 200
 *   --only fractions_intro or --only fractions_intro/2   these levels alone
 *   --only family or --only family:N01               the families of contest problems, or one of them
 *   --lessons   the lessons too (always, unless --only names a level)
 *   --mutate    puts flaws into each level and counts those that the checks catch
 *   --tasks     shows kinds, forms, bands and variety of the tasks of each level
 *   --report    writes docs/sweep-report.md
 *   --gently    lets everything else on the machine go first
 * Ends with `N passed, N failed` and exit code 1 when anything failed.
 */
const { values: options } = parseArgs({
  options: {
    seeds: { type: 'string', default: '200' },
    only: { type: 'string' },
    mutate: { type: 'boolean', default: false },
    lessons: { type: 'boolean', default: false },
    report: { type: 'boolean', default: false },
    tasks: { type: 'boolean', default: false },
    gently: { type: 'boolean', default: false },
  },
})

// Threads begin with the priority of the one that starts them. What they measure is their own time, not the clock's.
if (options.gently) setPriority(constants.priority.PRIORITY_LOW)

const generators = join(import.meta.dirname, '..', 'curriculum', 'generators')
/** P16: the limit is 5 ms; on a busy machine only four times as much is called a failure. */
const slowest = 20

const wanted = (key: string): boolean =>
  options.only === undefined ||
  key === options.only ||
  key.startsWith(`${options.only}/`) ||
  key.startsWith(`${options.only}:`)

/** Rule and oracle of a family agree on so many draws when a level is swept with 200 seeds. */
const seedsOfFamilies = 1000

function familyTasks(): SweepTask[] {
  const kind = options.mutate ? 'mutate_family' : 'family'
  const seeds = options.mutate ? Number(options.seeds) : Math.min(seedsOfFamilies, 5 * Number(options.seeds))
  return familyCodes()
    .map((code) => `family:${code}`)
    .filter(wanted)
    .map((key) => ({ kind, key, seeds }))
}

function tasks(): SweepTask[] {
  const list: SweepTask[] = familyTasks()
  for (const folder of readdirSync(generators, { withFileTypes: true })) {
    if (!folder.isDirectory()) continue
    const code = folder.name.replaceAll('-', '_')
    for (const file of readdirSync(join(generators, folder.name))) {
      // A level with many tasks has a folder of its own.
      const isFolder = existsSync(join(generators, folder.name, file, 'level.ts'))
      const key = `${code}/${(isFolder ? /^level-(\d+)$/ : /^level-(\d+)\.ts$/).exec(file)?.[1] ?? ''}`
      if (key.endsWith('/') || !wanted(key)) continue
      list.push({ kind: options.mutate ? 'mutate' : 'level', key, seeds: Number(options.seeds) })
    }
    const hasLesson = existsSync(join(generators, folder.name, 'lesson.ts'))
    if (
      hasLesson &&
      !options.mutate &&
      (options.lessons || options.only === undefined || options.only === code) &&
      (options.only === undefined || wanted(`${code}/`) || options.only === code)
    ) {
      list.push({ kind: 'lesson', key: code, seeds: 0 })
    }
  }
  return list
}

/** Deals the tasks to one worker per core, each taking the next as it ends one. */
async function run(list: readonly SweepTask[]): Promise<SweepAnswer[]> {
  const answers: SweepAnswer[] = []
  let next = 0
  const worker = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const thread = new Worker(join(import.meta.dirname, 'sweep-worker.ts'), {
        // Questions live for a moment: with room for a whole level they are never carried over, only dropped.
        resourceLimits: { maxYoungGenerationSizeMb: 96 },
      })
      const give = (): void => {
        const task = list[next++]
        if (task === undefined) void thread.terminate().then(() => resolve())
        else thread.postMessage(task)
      }
      thread.on('message', (answer: SweepAnswer) => {
        answers.push(answer)
        give()
      })
      thread.on('error', reject)
      give()
    })
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), Math.max(1, list.length)) }, worker))
  return answers.toSorted((a, b) => a.key.localeCompare(b.key, 'en', { numeric: true }))
}

/** Digests from a process of its own, by key; none when only a part is swept. */
async function digestsElsewhere(): Promise<ReadonlyMap<string, number>> {
  if (options.only !== undefined || options.mutate) return new Map()
  const script = join(import.meta.dirname, 'sweep-digests.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [script], { maxBuffer: 1 << 24 })
  const rows = stdout
    .trim()
    .split('\n')
    .map((row) => row.split(' '))
  return new Map(rows.map(([key, digest]) => [key ?? '', Number(digest)]))
}

function faultsOf(answer: SweepAnswer): string[] {
  switch (answer.kind) {
    case 'broken':
      return [`P0 ${answer.key} - ${answer.error}`]
    case 'mutate':
      return answer.rate.missed.map((name) => `not caught in ${answer.key}: ${name}`)
    case 'lesson':
      return answer.failures.map((f) => `${f.check} ${f.key} ${f.detail}`)
    case 'family':
      return answer.report.failures.map((f) => `${f.check} ${f.key} ${f.seed ?? '-'} ${f.detail}`)
    case 'level': {
      const { failures, milliseconds } = answer.report
      const slow =
        milliseconds !== null && milliseconds > slowest
          ? [`P16 ${answer.key} - ${milliseconds.toFixed(1)} ms for one question`]
          : []
      const differs = answer.report.tasks.flatMap(({ key, digest }) => {
        const other = elsewhere.get(key)
        return other === undefined || other === digest ? [] : [`P1 ${key} - another process made other questions`]
      })
      return [...failures.map((f) => `${f.check} ${f.key} ${f.seed ?? '-'} ${f.detail}`), ...slow, ...differs]
    }
  }
}

/** The tasks of a level below its line: kind, form, band, notes; and the worst of its runs of ten. */
function taskLines({ tasks, variety }: TasksReport): string {
  const rows = tasks.map(
    ({ id, kind, form, band, notes }) =>
      `\n       ${id.padEnd(24)} ${kind.padEnd(11)} ${form.padEnd(14)} ${band.join(' to ').padEnd(10)} notes ${notes}`,
  )
  if (variety === null) return rows.join('')
  const { notes, kinds, skeletons, share, core } = variety
  const worst = `${notes} different, ${kinds} kinds, ${skeletons} ways to ask, one task ${Math.round(100 * share)} %, core by ${core}`
  return `${rows.join('')}\n       worst run of ten: ${worst}`
}

function line(answer: SweepAnswer, faults: readonly string[]): string {
  const state = faults.length === 0 ? 'ok  ' : 'FAIL'
  if (answer.kind !== 'level' && answer.kind !== 'family') return `${state} ${answer.key.padEnd(52)} ${answer.kind}`
  const { notes, loadCorrelation, named, recomputed, milliseconds } = answer.report
  const rules = named === 0 ? 100 : Math.round((100 * recomputed) / named)
  const tasks = options.tasks && answer.kind === 'level' ? taskLines(answer.report) : ''
  return `${state} ${answer.key.padEnd(52)} notes ${String(notes).padStart(4)}  load ${loadCorrelation.toFixed(2)}  rules ${String(rules).padStart(3)} %  ${(milliseconds ?? 0).toFixed(2)} ms${tasks}`
}

const started = performance.now()
// The other process computes on one core: beside the workers it keeps no core waiting.
const [answers, elsewhere] = await Promise.all([run(tasks()), digestsElsewhere()])
let failed = 0
for (const answer of answers) {
  const faults = faultsOf(answer)
  if (faults.length > 0) failed++
  console.log(line(answer, faults))
  for (const fault of faults) console.log(`       ${fault}`)
}
if (options.mutate) {
  const rates = answers.flatMap((a) => (a.kind === 'mutate' ? [a.rate] : []))
  const tried = rates.reduce((sum, r) => sum + r.tried, 0)
  const missed = rates.reduce((sum, r) => sum + r.missed.length, 0)
  const share = tried === 0 ? 0 : (100 * (tried - missed)) / tried
  console.log(`${tried - missed} of ${tried} flaws caught (${share.toFixed(1)} %)`)
  failed = share >= 95 ? 0 : failed
}
if (options.report)
  writeFileSync(
    join(import.meta.dirname, '..', 'docs', 'sweep-report.md'),
    sweepReport(answers, Number(options.seeds), (key) => topicLevel(key)?.name ?? key),
  )
console.log(`${((performance.now() - started) / 1000).toFixed(1)} s`)
console.log(`${answers.length - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 && answers.length > 0 ? 0 : 1
