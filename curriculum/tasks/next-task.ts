import { firstWidgetSet } from '@polyhex/contract/exercises/widget-set'
import { legacyTask, type AnyTask, type TaskLevel } from './task.ts'
import type { Chance } from '../chance.ts'
import type { TaskKind } from './task-kinds.ts'

/** Kinds with which a run begins on a level: what is familiar. */
const familiar: ReadonlySet<TaskKind> = new Set(['do', 'read', 'build', 'choose', 'estimate'])

const kindsWanted = 3
const mostShare = 0.4
/** The core is asked by this question of a level at the latest. */
const coreBy = 4

/** How a run notes what it has asked: the level and the task; `runs.tasks` holds the outcome behind them. */
export function taskEntry(topicCodeLevel: string, task: string | null): string {
  return `${topicCodeLevel} ${task ?? legacyTask}`
}

const kindsOf = (tasks: readonly AnyTask[]): Set<TaskKind> => new Set(tasks.map(({ kind }) => kind))

/** How far a difficulty lies outside of the band of a task; 0 inside. */
function outside({ band: [from, to] }: AnyTask, d: number): number {
  return Math.max(0, from - d, d - to)
}

/** Tasks in band; with fewer than 3 kinds also those nearest to it, as far as there are others. */
function openAt(tasks: readonly AnyTask[], d: number): AnyTask[] {
  const open = tasks.filter((each) => outside(each, d) === 0)
  const others = tasks.filter((each) => outside(each, d) > 0).toSorted((a, b) => outside(a, d) - outside(b, d))
  for (const other of others) {
    const kinds = kindsOf(open)
    if (kinds.size >= kindsWanted) break
    if (!kinds.has(other.kind)) open.push(other)
  }
  return open.length === 0 ? [...tasks] : open
}

/** Without those that are not wanted, unless that would leave none. */
function dropped(tasks: readonly AnyTask[], keep: (each: AnyTask) => boolean): readonly AnyTask[] {
  const kept = tasks.filter(keep)
  return kept.length === 0 ? tasks : kept
}

/** What is asked where nothing is let through: the core, as every browser can show it. */
const fallback = (alive: readonly AnyTask[]): readonly AnyTask[] =>
  dropped(
    dropped(alive, (each) => each.widgetSet === firstWidgetSet),
    ({ core }) => core,
  )

/** The tasks of this level that were asked, oldest first. */
function askedOf(level: TaskLevel, asked: readonly string[]): AnyTask[] {
  return asked.flatMap((entry) => {
    const [key, id] = entry.split(' ')
    return (key === level.key ? level.tasks.find((each) => each.id === id) : undefined) ?? []
  })
}

/** The kinds left when none comes twice running and any 4 questions hold 3 of them. */
function varied(open: readonly AnyTask[], before: readonly AnyTask[]): readonly AnyTask[] {
  const [third, second, last] = [before.at(-3)?.kind, before.at(-2)?.kind, before.at(-1)?.kind]
  const fresh = kindsOf(open).size < 2 ? open : dropped(open, ({ kind }) => kind !== last)
  if (kindsOf(open).size < kindsWanted || third === undefined || third !== last) return fresh
  return dropped(fresh, ({ kind }) => kind !== second)
}

/** The core by the fourth question: at once where it may come now, else with a third kind before it so that it may come then. */
function towardsCore(
  left: readonly AnyTask[],
  open: readonly AnyTask[],
  before: readonly AnyTask[],
): readonly AnyTask[] {
  const missing = before.length < coreBy && !before.some(({ core }) => core) && open.some(({ core }) => core)
  if (!missing || before.length < coreBy - 2) return left
  if (left.some(({ core }) => core)) return left.filter(({ core }) => core)
  return dropped(left, ({ kind }) => !before.some((each) => each.kind === kind))
}

/**
 * The task of a level that is asked next. `asked` is what the run has asked, oldest first, as `taskEntry` writes it; `d` the
 * difficulty inside the level, 0 to 1; `allowed` says what mode and browser let through: where that is nothing, the core of the
 * level is asked. With 3 kinds or more open no kind comes twice running and any 4 questions hold 3 kinds; no task comes more
 * often than in 40 of 100 questions; the core stands among the first 4. Pure: the same values give the same task.
 * Source: design of tasks, section 2.6.
 */
export function nextTask(
  level: TaskLevel,
  asked: readonly string[],
  d: number,
  chance: Chance,
  allowed: (each: AnyTask) => boolean,
): AnyTask {
  const alive = dropped(level.tasks, ({ retired }) => !retired)
  const some = alive.filter(allowed)
  const open = openAt(some.length > 0 ? some : fallback(alive), d)
  const before = askedOf(level, asked)
  const count = before.length + 1
  const timesOf = (each: AnyTask): number => before.filter(({ id }) => id === each.id).length
  const first = before.length === 0 ? dropped(open, ({ kind }) => familiar.has(kind)) : open
  const left = towardsCore(varied(first, before), open, before)
  const rare = dropped(left, (each) => timesOf(each) < Math.ceil(mostShare * count))
  const total = open.reduce((sum, { weight }) => sum + weight, 0)
  const scores = rare.map((each) => ({
    each,
    score: (each.weight / total) * count - timesOf(each) + 0.25 * chance.unit(),
  }))
  return scores.reduce((best, one) => (one.score > best.score ? one : best)).each
}
