import { topicLevel } from '../catalogue/topic-levels.ts'
import { taskVariety, varietyFaults, type TaskVariety } from './p21-variety-of-tasks.ts'
import { isUnconverted, kindFaults } from './p22-kinds.ts'
import { sameQuestions } from './p35-tasks-differ.ts'
import { digestOf, sweepLevel, type LevelReport, type SweepSettings } from './sweep-level.ts'
import type { AnyTask, TaskLevel } from '../tasks/task.ts'
import type { CheckName, Failure, Oracle } from './check.ts'

/** What the oracle file of a level exports: the oracle of its old procedure, and of its other tasks by their ids. */
export interface LevelOracle extends Partial<Oracle> {
  readonly tasks?: Readonly<Record<string, Oracle>>
  /** The digest of the old procedure as it was when the level was converted: it goes on making the same questions (P36). */
  readonly mainDigest?: number
}

/** The oracle of one task; null where there is none. */
export function oracleOf(oracle: LevelOracle | null, each: AnyTask): Oracle | null {
  if (!each.legacy) return oracle?.tasks?.[each.id] ?? null
  return oracle?.oracle === undefined ? null : { ...oracle, oracle: oracle.oracle }
}

/** One task as the sweep found it. */
export interface TaskReport extends Omit<LevelReport, 'failures'> {
  readonly id: string
  readonly kind: string
  readonly form: string
  readonly band: readonly [number, number]
}

/** What the sweep of a level found: the figures of its first task, and the failures of all. */
export interface TasksReport extends LevelReport {
  readonly tasks: readonly TaskReport[]
  /** Null for a level that asks in one way. */
  readonly variety: TaskVariety | null
}

/** No task is judged by fewer questions than this. */
const fewestSeeds = 80

/** The seeds of a level are shared by its tasks, so that a level of five ways to ask is not swept five times as long. */
const seedsOfTask = (seeds: number, tasks: number): number =>
  Math.max(Math.min(seeds, fewestSeeds), Math.ceil(seeds / tasks))

function levelFaults(
  level: TaskLevel,
  recorded: number | undefined,
  variety: TaskVariety,
): (readonly [CheckName, string])[] {
  const grade = topicLevel(level.key)?.gradeMin ?? 0
  const legacy = level.tasks.find((each) => each.legacy)
  const digest = legacy === undefined ? undefined : digestOf(legacy.procedure())
  return [
    ...varietyFaults(variety, grade).map((fault) => ['P21', fault] as const),
    ...kindFaults(level).map((fault) => ['P22', fault] as const),
    ...sameQuestions(level).map((fault) => ['P35', `two tasks ask the same: ${fault}`] as const),
    ...(digest === recorded ? [] : [['P36', `the old procedure has the digest ${digest}, not ${recorded}`] as const]),
  ]
}

/**
 * Runs every check over every task of a level, each under its own name, and over a converted level P21, P22, P35 and P36.
 * Never throws for a bad task. Source: design of tasks, section 7.
 */
export function sweepTasks(level: TaskLevel, oracle: LevelOracle | null, settings: SweepSettings): TasksReport {
  const seeds = seedsOfTask(settings.seeds, level.tasks.length)
  const reports = level.tasks.map((each) => ({
    each,
    report: sweepLevel(each.procedure(), oracleOf(oracle, each), { ...settings, seeds }),
  }))
  const failures: Failure[] = reports.flatMap(({ report }) => report.failures)
  const variety = isUnconverted(level) ? null : taskVariety(level)
  if (variety !== null) {
    for (const [check, detail] of levelFaults(level, oracle?.mainDigest, variety))
      failures.push({ check, key: level.key, seed: null, detail })
  }
  const tasks = reports.map(({ each: { id, kind, form, band }, report: { failures: _, ...found } }): TaskReport => ({
    ...found,
    id,
    kind,
    form,
    band,
  }))
  const [first] = reports
  if (first === undefined) throw new RangeError(`${level.key} has no task`)
  return { ...first.report, key: level.key, failures, tasks, variety }
}
