import { tenFrame } from '../../../figures/ten-frame.ts'
import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { whole } from '../../../values/rational.ts'
import { nextStep, range, wrongAnswer } from '../../wrong-answer.ts'
import { sumDistractors, sumNote } from '../sums.ts'
import type { TopicLevel } from '../../../topic-level.ts'
import type { Figure } from '../../../values/values.ts'
import type { Sum } from '../sums.ts'

export type Params = Sum

/** Doubles first, then numbers one apart, either way round. */
const load = (p: Sum): number => p.a + p.b + (p.a === p.b ? 0 : 6)
const sums: readonly Sum[] = range(1, 10)
  .flatMap((a) => [
    { a, b: a },
    { a, b: a + 1 },
    { a: a + 1, b: a },
  ])
  .filter((p) => p.a <= 10 && p.b <= 10)
  .toSorted((x, y) => load(x) - load(y))

const small = (p: Sum): number => Math.min(p.a, p.b)
const isDouble = (p: Sum): boolean => p.a === p.b
const picture = (p: Sum): Figure => tenFrame({ filled: p.a, second: p.b, frames: 2, apart: true })

/** Use doubles to add nearby numbers (1.OA.C.6). */
export const nearDoubles: TopicLevel<Params> = {
  key: 'addition_facts_practice/2',
  version: 1,
  params: (chance, difficulty) => pickByDifficulty(chance, sums, difficulty),
  note: sumNote,
  space: sums.length,
  prompt: (p, words) => ({
    text: isDouble(p)
      ? words.pick([
          `What is double \\(${p.a}\\)?`,
          'Add the double. What is the sum?',
          'Both frames show the same number. How many counters are there in all?',
          `Two groups have \\(${p.a}\\) each. How many is that in all?`,
        ])
      : words.pick([
          'Use a double to find the sum.',
          `Think of \\(${small(p)} + ${small(p)}\\). What is the sum?`,
          'Which double is close? Use it to find the sum.',
          'One frame has 1 more. How many counters are there in all?',
        ]),
    latex: `${p.a} + ${p.b}`,
  }),
  answer: (p) => whole(p.a + p.b),
  forms: ['numeric', 'choice'],
  distractors: (p) =>
    isDouble(p)
      ? sumDistractors(p)
      : [
          wrongAnswer(whole(2 * small(p)), 'stops_early', `That is double \\(${small(p)}\\). Add 1 more.`),
          ...sumDistractors(p).filter(({ value }) => value.kind === 'rational' && value.n !== BigInt(2 * small(p))),
        ],
  hints: (p) =>
    isDouble(p)
      ? [
          { text: 'Both numbers are the same. This is a double.' },
          { text: `Count by twos, or count on from \\(${p.a}\\).` },
        ]
      : [
          { text: `\\(${small(p) + 1}\\) is 1 more than \\(${small(p)}\\). Which double is close?` },
          { text: `Double \\(${small(p)}\\) is \\(${2 * small(p)}\\).` },
          { text: `Now add 1 more to \\(${2 * small(p)}\\).` },
        ],
  solution: (p) =>
    isDouble(p)
      ? [
          nextStep(`This is a double: \\(${p.a}\\) and \\(${p.a}\\).`, undefined, undefined, picture(p)),
          nextStep(`Two times \\(${p.a}\\) is \\(${2 * p.a}\\).`, `${p.a} + ${p.b} = ${2 * p.a}`, whole(2 * p.a)),
        ]
      : [
          nextStep(
            `Start with the double of \\(${small(p)}\\).`,
            `${small(p)} + ${small(p)} = ${2 * small(p)}`,
            whole(2 * small(p)),
            picture(p),
          ),
          nextStep('The other number is 1 more, so add 1.', `${2 * small(p)} + 1 = ${p.a + p.b}`),
          nextStep(
            `So \\(${p.a}\\) plus \\(${p.b}\\) is \\(${p.a + p.b}\\).`,
            `${p.a} + ${p.b} = ${p.a + p.b}`,
            whole(p.a + p.b),
          ),
        ],
  figure: picture,
  load,
}
