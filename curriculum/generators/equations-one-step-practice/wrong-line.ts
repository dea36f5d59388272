import { findError } from '../../tasks/find-error.ts'
import { leftOf, oneStepLatex, rightOf, undoing, type OneStep } from './one-step.ts'
import type { LevelTask } from '../../tasks/task.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { RichText } from '../../values/values.ts'

/** What a number on one side becomes by an operation that is written as a sign; not whole where it does not come out. */
function worked(b: number, sign: string, a: number): number {
  return sign === '+' ? b + a : sign === '-' ? b - a : sign === '\\cdot' ? b * a : b / a
}

/** The four lines of a solution; with a slip, the lines below go on from it. */
export function workOf(p: OneStep, slip: string | null): readonly RichText[] {
  const { done, undo, again, sign, wrongSign } = undoing(p)
  const b = rightOf(p)
  const side = (isWrong: boolean): string => (isWrong ? wrongSign : sign)
  const isFirst = slip === 'same again'
  const isSecond = isFirst || slip === 'other side'
  const isThird = isSecond || slip === 'copied'
  const found = worked(b, side(isThird), p.a) + (slip === 'sum' ? 10 : 0)
  if (!Number.isInteger(found) || found < 1) return []
  return [
    `${done}, so ${(isFirst ? again : undo).toLowerCase()}.`,
    `\\(${leftOf(p)} ${side(isFirst)} ${p.a} = ${b} ${side(isSecond)} ${p.a}\\)`,
    `\\(${p.letter} = ${b} ${side(isThird)} ${p.a}\\)`,
    `\\(${p.letter} = ${found}\\)`,
  ]
}

/** Somebody's solution in four lines: the first wrong one is found, and the equation is solved without the mistake. */
export const wrongLine = <P>(base: TopicLevel<P>, as: (p: P) => OneStep): LevelTask =>
  findError(base, {
    id: 'wrong_line',
    version: 1,
    task: (p) => `the solution of \\(${oneStepLatex(as(p))}\\)`,
    work: (p, slip) => workOf(as(p), slip),
    carries: true,
    slips: [
      {
        id: 'same again',
        why: (p) => `${undoing(as(p)).done}. The opposite undoes that: ${undoing(as(p)).undo.toLowerCase()}.`,
      },
      {
        id: 'other side',
        why: () => 'The two sides were not changed in the same way, so they are not equal any more.',
      },
      {
        id: 'copied',
        why: (p) => `The right side was \\(${rightOf(as(p))} ${undoing(as(p)).sign} ${as(p).a}\\) in the line above.`,
      },
      {
        id: 'sum',
        why: (p) => `\\(${rightOf(as(p))} ${undoing(as(p)).sign} ${as(p).a}\\) is \\(${as(p).x}\\).`,
      },
    ],
    hint: 'Ask of each line: does it follow from the line above, and did both sides change in the same way?',
    mend: (p) => ({
      heading: `What is the solution, without the mistake?`,
      form: 'numeric',
      answer: base.answer(p),
      rules: { variable: as(p).letter },
      widget: { before: `\\(${as(p).letter} =\\)` },
      distractors: base.distractors(p),
    }),
  })
