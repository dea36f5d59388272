import { typedFromLatex } from '../reading/typed-latex.ts'
import { task, type LevelTask, type Task } from './task.ts'
import type { RichText } from '../values/values.ts'
import type { TopicLevel } from '../topic-level.ts'

/**
 * A task in which an equation is solved in lines that are judged: what counts is that each line follows, and not only the number at
 * the end (decision 56). Numbers, answer, wrong answers, hints and steps are those of the base; `given` is the first line as LaTeX.
 */
export function lineByLine<P>(
  base: TopicLevel<P>,
  of: {
    readonly version: number
    readonly letter: (p: P) => string
    readonly given: (p: P) => string
    /** Whether the equation stands on a line of its own: where it is high, or long. */
    readonly displayed?: boolean
  } & Partial<Pick<Task<P>, 'band' | 'weight' | 'core' | 'seconds' | 'reject' | 'space'>>,
): LevelTask {
  const { letter, given, displayed = false, ...rest } = of
  const asks = (p: P): readonly [RichText, ...RichText[]] =>
    displayed
      ? [
          'Solve this equation line by line.',
          `Find \\(${letter(p)}\\). Write one step on each line.`,
          'Show how you solve this equation, one line for each step.',
        ]
      : [
          `Solve \\(${given(p)}\\) line by line.`,
          `Find \\(${letter(p)}\\) from \\(${given(p)}\\). Write one step on each line.`,
          `Show how you solve \\(${given(p)}\\), one line for each step.`,
        ]
  return task<P>({
    seconds: 60,
    reject: (p) => base.reject?.(p) ?? null,
    ...rest,
    id: 'by_lines',
    kind: 'do',
    form: 'steps',
    params: (chance, difficulty) => base.params(chance, difficulty),
    note: (p) => base.note(p),
    prompt: (p, words) => ({ text: words.pick(asks(p)), ...(displayed ? { latex: given(p) } : {}) }),
    answer: (p) => base.answer(p),
    rules: (p) => ({ variable: letter(p), from: typedFromLatex(given(p)), simplest: true }),
    distractors: (p) => base.distractors(p),
    hints: (p) => base.hints(p),
    solution: (p) => base.solution(p),
    load: (p) => base.load(p),
  })
}
