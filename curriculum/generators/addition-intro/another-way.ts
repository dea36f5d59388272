import { fillSentence } from '../../tasks/fill-sentence.ts'
import { filledTruly } from '../../values/filled.ts'
import { nextStep, range } from '../wrong-answer.ts'
import { total, type Sum, type SumOf } from './sum-of.ts'
import type { LevelTask } from '../../tasks/task.ts'
import type { TopicLevel } from '../../topic-level.ts'

/** The first part of a second way: the parts turned around, or one moved over where they are alike. */
const other = ({ a, b }: Sum): number => (a === b ? a - 1 : b)

/**
 * One way to make a number is finished, and another one is found: any that is true and not the same (K.OA.A.3). Needs a whole of at least
 * 3; `space` is the number of different sums with such a whole.
 */
export function anotherWay<P>(base: TopicLevel<P>, sumOf: SumOf<P>, of: { readonly space: number }): LevelTask {
  return fillSentence<P>(base, {
    id: 'another_way',
    kind: 'reverse',
    version: 1,
    band: [0, 1],
    note: (p) => `${sumOf(p).a}+${sumOf(p).b}`,
    space: of.space,
    reject: (p) => (total(sumOf(p)) < 3 ? 'there is only one way to make it' : null),
    prompt: (p, words) => {
      const all = total(sumOf(p))
      return {
        text: words.pick([
          `Make \\(${all}\\) in two different ways.`,
          `Find two different ways to make \\(${all}\\).`,
          `How can you make \\(${all}\\)? Show two different ways.`,
        ]),
      }
    },
    sentence: (p) => {
      const all = total(sumOf(p))
      return {
        lines: [`${sumOf(p).a} + [] = ${all}`, `[] + [] = ${all}`],
        tiles: range(1, Math.min(9, all)).map(String),
        stays: true,
      }
    },
    fills: (p) => {
      const sum = sumOf(p)
      const first = other(sum)
      return filledTruly([sum.b, first, total(sum) - first].map(String), ['lines_differ'])
    },
    hints: (p) => [
      { text: `How many more than \\(${sumOf(p).a}\\) is \\(${total(sumOf(p))}\\)? Count on with your fingers.` },
      { text: 'For another way, make one part larger by one. What happens to the other part?' },
      { text: 'You can also turn the two parts around.' },
    ],
    steps: (p) => {
      const { a, b } = sumOf(p)
      return [
        nextStep(`Count on from \\(${a}\\) to \\(${a + b}\\).`, `${a} + ${b} = ${a + b}`),
        nextStep('Now change the parts. Together they must stay the same.'),
      ]
    },
    says: (p) => {
      const sum = sumOf(p)
      const first = other(sum)
      return {
        say: `This is one other way to make \\(${total(sum)}\\).`,
        latex: `${first} + ${total(sum) - first} = ${total(sum)}`,
      }
    },
  })
}
