import { answerOf } from '../questions/ask.ts'
import { expression } from '../values/items.ts'
import { sym } from '../expressions/build.ts'
import { task, type LevelTask } from './task.ts'
import type { Chance } from '../chance.ts'
import type { Distractor, Part, Step, TopicLevel } from '../topic-level.ts'
import type { Node, RichText } from '../values/values.ts'

/** A story in two pieces: what happens, and what it asks. */
export interface ToldStory<P, T> {
  tells(p: P, thing: T): RichText
  asks(p: P, thing: T): RichText
  /** Why the calculation fits, said in the steps: 'Some go away, so subtract.' */
  readonly because: RichText
  /** Whether it can be told of these numbers; of all when left out. */
  fits?(p: P): boolean
}

interface Drawn<P> {
  readonly base: P
  /** Places in the lists of things and stories. */
  readonly thing: number
  readonly story: number
}

/** The set-up is half of the work. Source: design of tasks, rule 7 of section 2.1. */
const half = 50

/**
 * A task of the kind `apply` in two parts: the calculation that a story belongs to is chosen, then worked out. What is worked out
 * rightly from another calculation has its half. The answer, its form and its wrong answers are those of the base; things of
 * which there could not be so many are not drawn (`suits`). Needs at least 3 other calculations.
 */
export function storyTask<P, T>(
  base: TopicLevel<P>,
  of: {
    readonly id: string
    readonly version: number
    /** How many notes there are, where the base has few numbers. */
    readonly space?: number
    readonly things: readonly [T, ...T[]]
    readonly stories: readonly [ToldStory<P, T>, ...ToldStory<P, T>[]]
    readonly suits: (p: P, thing: T) => boolean
    /** What is counted, behind the box and the number. */
    readonly counted: (thing: T) => string
    readonly setUp: (p: P) => Node
    /** Calculations that do not fit, each with what went wrong. */
    readonly others: (p: P) => readonly Distractor[]
    readonly hints: readonly [RichText, RichText]
  },
): LevelTask {
  const { things, stories } = of
  const [form] = base.forms
  if (form === 'parts') throw new RangeError(`${base.key}: a story has no parts in parts`)
  const thingOf = (p: Drawn<P>): T => things[p.thing] ?? things[0]
  const storyOf = (p: Drawn<P>): ToldStory<P, T> => stories[p.story] ?? stories[0]
  const indexes = (list: readonly unknown[]): number[] => list.map((_, i) => i)

  const parts = (p: Drawn<P>): Part[] => [
    {
      heading: 'Which calculation fits the story?',
      form: 'choice',
      answer: expression(of.setUp(p.base)),
      weight: half,
      distractors: of.others(p.base),
    },
    {
      heading: 'Now work it out.',
      form,
      answer: base.answer(p.base),
      weight: 100 - half,
      follow: sym('a'),
      rules: { ...base.rules?.(p.base), counted: of.counted(thingOf(p)) },
      distractors: base.distractors(p.base),
      widget: { ...base.widget?.(p.base, form), after: of.counted(thingOf(p)) },
    },
  ]
  const draw = (chance: Chance, difficulty: number): Drawn<P> => {
    const drawn = base.params(chance, difficulty)
    const suiting = indexes(things).filter((i) => of.suits(drawn, things[i] ?? things[0]))
    const thing = suiting.length === 0 ? -1 : chance.pick(suiting)
    const fitting = indexes(stories).filter((i) => stories[i]?.fits?.(drawn) ?? true)
    return { base: drawn, thing, story: chance.pick(fitting) }
  }
  const solution = (p: Drawn<P>): Step[] => {
    const steps = base.solution(p.base)
    return [
      { say: storyOf(p).because, relation: 'next' },
      ...steps.slice(0, -1),
      ...steps.slice(-1).map((last): Step => ({ ...last, value: answerOf(parts(p)), relation: 'next' })),
    ]
  }
  return task<Drawn<P>>({
    id: of.id,
    kind: 'apply',
    version: of.version,
    form: 'parts',
    params: draw,
    reject: (p) => (p.thing < 0 ? 'there are never so many of anything' : (base.reject?.(p.base) ?? null)),
    note: (p) => `${base.note(p.base)} ${p.story}`,
    ...(of.space === undefined ? {} : { space: of.space }),
    prompt: (p) => ({ text: `${storyOf(p).tells(p.base, thingOf(p))} ${storyOf(p).asks(p.base, thingOf(p))}` }),
    answer: (p) => answerOf(parts(p)),
    parts,
    distractors: () => [],
    hints: (p) => [...of.hints.map((text) => ({ text })), ...base.hints(p.base).slice(-1)],
    solution,
    load: (p) => base.load(p.base),
  })
}
