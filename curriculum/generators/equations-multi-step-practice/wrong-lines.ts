import { findError, type Slip } from '../../tasks/find-error.ts'
import type { LevelTask } from '../../tasks/task.ts'
import type { TopicLevel } from '../../topic-level.ts'

/**
 * Somebody's working under an equation: the first line that does not follow is found, and the equation is solved without the mistake.
 * `lines` are LaTeX without the given one, empty where a slip gives no plain numbers; `given` is the equation.
 */
export function wrongLines<P>(
  base: TopicLevel<P>,
  of: {
    readonly version: number
    readonly given: (p: P) => string
    readonly letter: (p: P) => string
    readonly lines: (p: P, slip: string | null) => readonly string[]
    readonly slips: readonly Slip<P>[]
  },
): LevelTask {
  const [form] = base.forms
  if (form === 'parts') throw new RangeError(`${base.key}: a mend has no parts`)
  return findError(base, {
    id: 'wrong_line',
    version: of.version,
    task: (p) => `the solution of \\(${of.given(p)}\\)`,
    work: (p, slip) => of.lines(p, slip).map((line) => `\\(${line}\\)`),
    carries: true,
    slips: of.slips,
    hint: 'Compare each line with the one above it. Did both sides change in the same way?',
    mend: (p) => ({
      heading: 'What is the solution, without the mistake?',
      form,
      answer: base.answer(p),
      rules: base.rules?.(p) ?? {},
      widget: base.widget?.(p, form) ?? {},
      distractors: base.distractors(p),
    }),
  })
}
