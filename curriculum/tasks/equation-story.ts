import { answerOf } from '../questions/ask.ts'
import { task, type LevelTask, type Numbers, type Task } from './task.ts'
import type { Distractor, Part, Step } from '../topic-level.ts'
import type { RichText, Value } from '../values/values.ts'

/** The set-up is half of the work. Source: design of tasks, rule 7 of section 2.1. */
const half = 50

/**
 * A task of the kind `apply` in two parts: the equation (or inequality) that a story belongs to is chosen, then solved. `told` names the
 * letter and what it stands for. `others` are relations that do not fit, each with what went wrong; at least 3.
 */
export function equationStory<P>(
  base: Numbers<P>,
  of: {
    readonly id: string
    readonly version: number
    readonly told: (p: P) => RichText
    /** What is set up; an equation unless told. */
    readonly relation?: 'equation' | 'inequality'
    readonly setUp: (p: P) => Value
    readonly others: (p: P) => readonly Distractor[]
    /** The second part: what is asked of the story, without its weight. */
    readonly asked: (p: P) => Omit<Part, 'weight' | 'follow'>
    readonly hints: (p: P) => readonly [RichText, RichText]
    /** From the story to the answer; the last one says the answer. */
    readonly steps: (p: P) => readonly [Step, ...Step[]]
  } & Partial<Pick<Task<P>, 'band' | 'weight' | 'core' | 'seconds' | 'space'>>,
): LevelTask {
  const { id, version, told, relation = 'equation', setUp, others, asked, hints, steps, ...rest } = of
  const parts = (p: P): Part[] => [
    {
      heading: `Which ${relation} fits the story?`,
      form: 'choice',
      answer: setUp(p),
      weight: half,
      distractors: others(p),
    },
    { ...asked(p), weight: 100 - half },
  ]
  const answer = (p: P): Value => answerOf(parts(p))
  return task<P>({
    ...rest,
    id,
    kind: 'apply',
    version,
    form: 'parts',
    params: (chance, difficulty) => base.params(chance, difficulty),
    reject: (p) => base.reject?.(p) ?? null,
    note: (p) => base.note(p),
    prompt: (p) => ({ text: told(p) }),
    answer,
    parts,
    distractors: () => [],
    hints: (p) => hints(p).map((text) => ({ text })),
    solution: (p) => steps(p).map((step, i, all) => (i === all.length - 1 ? { ...step, value: answer(p) } : step)),
    load: (p) => base.load(p),
  })
}
