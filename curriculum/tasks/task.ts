import { firstWidgetSet, widgetSetOf } from '@polyhex/contract/exercises/widget-set'
import { kindTraits, type TaskKind } from './task-kinds.ts'
import type { AnswerForm } from '@polyhex/contract/exercises/answer-forms'
import type { Chance } from '../chance.ts'
import type { Prompt, TopicLevel, TopicLevelKey } from '../topic-level.ts'
import type { Figure } from '../values/values.ts'

/** How much a figure and a prompt help: labelled and marked, without counts and marks, or not at all. */
export type Support = 'full' | 'some' | 'none'

/**
 * One way in which a level asks. The members that it shares with an old topic level mean what they mean there; what a task has
 * beside them says when it is drawn and how hard it is taken to be. Source: design of tasks, section 2.2.
 */
export interface Task<P> extends Omit<TopicLevel<P>, 'key' | 'task' | 'forms' | 'formsLeftOut' | 'prompt' | 'figure'> {
  /** Stable and unique in its level: `missing_part`. `main` is kept for the procedure that an old level had. */
  readonly id: string
  readonly kind: TaskKind
  readonly form: AnswerForm
  /** What the name of the level promises; one task of a level, at most two. */
  readonly core?: boolean
  /** Difficulties inside the level between which it is asked; that of its kind when left out. */
  readonly band?: readonly [number, number]
  /** How often it is drawn beside the others; that of its kind when left out. */
  readonly weight?: number
  /** Seconds that it takes; from the catalogue when left out. */
  readonly seconds?: number
  /** The chance of a right guess, 0 to 1, where the form alone does not say it. */
  readonly guess?: number
  /** The first widget set that can show it, where its mode of the widget is newer than its form. */
  readonly widgetSet?: number
  /** Not drawn any more, only made again for what was stored. */
  readonly retired?: boolean
  /** Whether the question needs its figure, or the figure only helps and fades as difficulty rises. */
  readonly figureIs?: 'asked' | 'support'
  prompt(p: P, words: Chance, support: Support): Prompt
  figure?(p: P, at: { readonly form: AnswerForm; readonly support: Support }): Figure | null
}

/** What a maker needs of a base that only gives it numbers: no question of its own. */
export type Numbers<P> = Pick<TopicLevel<P>, 'params' | 'reject' | 'note' | 'load'>

/** A task in its level, its parameters hidden: what the draw, the generator and the checks take. */
export interface AnyTask {
  readonly id: string
  readonly kind: TaskKind
  readonly form: AnswerForm
  readonly version: number
  readonly core: boolean
  readonly band: readonly [number, number]
  readonly weight: number
  /** Seconds that it takes, where the task says so. */
  readonly seconds: number | null
  /** The chance of a right guess, where the form alone does not say it. */
  readonly guess: number | null
  readonly widgetSet: number
  readonly retired: boolean
  /** The procedure of a level as it was before it had tasks: its streams and notes carry no task. */
  readonly legacy: boolean
  /** What makes its questions, with as much support as wanted; full when left out. */
  procedure(support?: Support): TopicLevel<unknown>
}

/** A level with its tasks. */
export interface TaskLevel {
  readonly key: TopicLevelKey
  /** Raised when the list of tasks changes meaning. */
  readonly version: number
  readonly tasks: readonly [AnyTask, ...AnyTask[]]
}

/** A task that waits for its level. */
export type LevelTask = (key: TopicLevelKey) => AnyTask

/** The id of a level's old procedure; stored questions without a task are of it. */
export const legacyTask = 'main'

/** With the figure in the first hint, where the question itself has none. */
function hintsWithFigure<P>(task: Task<P>, p: P): ReturnType<Task<P>['hints']> {
  const [first, ...rest] = task.hints(p)
  const figure = task.figure?.(p, { form: task.form, support: 'full' }) ?? null
  if (first === undefined || figure === null || first.figure !== undefined) return task.hints(p)
  return [{ ...first, figure }, ...rest]
}

function procedureOf<P>(key: TopicLevelKey, of: Task<P>, support: Support): TopicLevel<P> {
  const { figure, ...members } = of
  const hidden = of.figureIs === 'support' && support === 'none'
  const drawn = (p: P, form: AnswerForm): Figure | null => figure?.(p, { form, support }) ?? null
  return {
    ...members,
    key,
    task: of.id,
    forms: [of.form],
    prompt: (p, words) => of.prompt(p, words, support),
    ...(figure === undefined || hidden ? {} : { figure: drawn }),
    ...(hidden ? { hints: (p: P) => hintsWithFigure(of, p) } : {}),
  }
}

/** A task without its level: the parameters stay inside, so that tasks of different ones stand in one list. */
export function task<P>(of: Task<P>): LevelTask {
  const { band, weight } = kindTraits[of.kind]
  return (key) => {
    const procedures: Readonly<Record<Support, TopicLevel<unknown>>> = {
      full: procedureOf(key, of, 'full'),
      some: procedureOf(key, of, 'some'),
      none: procedureOf(key, of, 'none'),
    }
    return {
      id: of.id,
      kind: of.kind,
      form: of.form,
      version: of.version,
      core: of.core ?? false,
      band: of.band ?? band,
      weight: of.weight ?? weight,
      seconds: of.seconds ?? null,
      guess: of.guess ?? null,
      widgetSet: of.widgetSet ?? widgetSetOf(of.form),
      retired: of.retired ?? false,
      legacy: false,
      procedure: (support = 'full') => procedures[support],
    }
  }
}

/** The old procedure of a level as one of its tasks: same streams, same bytes, same notes, drawn at every difficulty. */
export function legacyTaskOf(level: TopicLevel<unknown>, kind: TaskKind, core: boolean): AnyTask {
  return {
    id: legacyTask,
    kind,
    form: level.forms[0],
    version: level.version,
    core,
    band: [0, 1],
    weight: kindTraits[kind].weight,
    seconds: null,
    guess: null,
    widgetSet: firstWidgetSet,
    retired: false,
    legacy: true,
    procedure: () => level,
  }
}

/**
 * A level of several tasks. Throws a RangeError for two tasks of one id, an id that cannot be stored, and a task that calls
 * itself `main` without being the old procedure of the level.
 */
export function taskLevel(
  key: TopicLevelKey,
  of: { readonly version: number; readonly tasks: readonly [LevelTask, ...LevelTask[]] },
): TaskLevel {
  const [first, ...rest] = of.tasks
  const tasks: [AnyTask, ...AnyTask[]] = [first(key), ...rest.map((each) => each(key))]
  const ids = new Set<string>()
  for (const { id, legacy } of tasks) {
    if (!/^[a-z_]{2,24}$/.test(id)) throw new RangeError(`${key}: the task id ${id} is not of small letters and _`)
    if (ids.has(id)) throw new RangeError(`${key}: two tasks are called ${id}`)
    if ((id === legacyTask) !== legacy) throw new RangeError(`${key}: only the old procedure is called ${legacyTask}`)
    ids.add(id)
  }
  return { key, version: of.version, tasks }
}

/** A difficulty inside the level, moved into the band of a task where it lies outside. */
export function inBand({ band: [from, to] }: AnyTask, difficulty: number): number {
  return Math.min(to, Math.max(from, difficulty))
}

/** The task of a level that a stored question is of; the old procedure where none was stored. Null when it is gone. */
export function taskOf(level: TaskLevel, id: string | null): AnyTask | null {
  return level.tasks.find((each) => each.id === (id ?? legacyTask)) ?? null
}
