import { missingPartLevel } from '../../number-bonds-practice/missing-part.ts'
import type { Bond } from '../../number-bonds-practice/missing-part.ts'
import { range } from '../../wrong-answer.ts'
import type { TopicLevel } from '../../../topic-level.ts'

export type Params = Bond

const bonds = range(3, 10).flatMap((whole) =>
  range(1, whole - 1).map((given): Bond => ({ whole, given, first: given % 2 === 0 })),
)

/** Find pairs of numbers that make a given number (K.OA.A.3). */
export const breakApart: TopicLevel<Bond> = {
  ...missingPartLevel('addition_intro/4', bonds, (p) => p.whole + (p.whole - p.given) / 3),
  prompt: (p, words) => ({
    text: words.pick([
      `Break \\(${p.whole}\\) apart. What part is missing?`,
      `\\(${p.given}\\) and what number make \\(${p.whole}\\)?`,
      `One part is \\(${p.given}\\). What is the other part?`,
      'What number is missing?',
    ]),
    latex: p.first ? `\\square + ${p.given} = ${p.whole}` : `${p.given} + \\square = ${p.whole}`,
  }),
}
