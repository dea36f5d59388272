import { numberLine } from '../../figures/number-line.ts'
import { rational, whole } from '../../values/rational.ts'
import { pickNames } from '../../words/names.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'

/** How many 1/bottom fit into `count`, bare or in a story. */
export interface Params {
  readonly count: number
  readonly bottom: number
  readonly story: 0 | 1 | 2
}

const answerOf = (p: Params): number => p.count * p.bottom
const work = (p: Params): number => answerOf(p) + 3 * p.story
const all: readonly Params[] = range(2, 12)
  .flatMap((count) => range(2, 12).flatMap((bottom) => ([0, 1, 2] as const).map((story) => ({ count, bottom, story }))))
  .filter((p) => answerOf(p) <= 60)
  .toSorted((p, q) => work(p) - work(q))

const params = (chance: Chance, difficulty: number): Params => chance.pick(windowOf(all, difficulty, 0.5))
const part = (p: Params): string => `\\frac{1}{${p.bottom}}`

function distractors(p: Params): Distractor[] {
  return [
    wrongAnswer(
      rational(1, answerOf(p)),
      'div_commutes',
      `That is \\(${part(p)} \\div ${p.count}\\). Here you ask how many \\(${part(p)}\\) fit into \\(${p.count}\\).`,
    ),
    wrongAnswer(
      rational(p.count, p.bottom),
      'mult_makes_bigger',
      `That multiplies. Small parts fit many times, so the answer is more than \\(${p.count}\\).`,
    ),
    wrongAnswer(
      whole(answerOf(p) - p.bottom),
      'slip_off_by_one',
      `One whole was forgotten. Each of the \\(${p.count}\\) wholes has \\(${p.bottom}\\) parts.`,
    ),
    wrongAnswer(
      whole(p.count + p.bottom),
      'wrong_operation',
      `Each of the \\(${p.count}\\) wholes has \\(${p.bottom}\\) parts. Do not add.`,
    ),
    wrongAnswer(whole(answerOf(p) + p.bottom), 'slip_off_by_one', 'One whole was counted twice.'),
  ]
}

/** Find how many unit fractions fit into a whole number (5.NF.B.7b). */
export const level: TopicLevel<Params> = {
  key: 'fractions_divide_practice/3',
  version: 2,
  params,
  note: (p) => `${p.count} by 1/${p.bottom} ${p.story}`,
  space: all.length,
  prompt: (p, words) => {
    const [n, x] = [`\\(${p.count}\\)`, `\\(${part(p)}\\)`]
    const [name] = pickNames(words, 1)
    if (p.story === 0)
      return { text: words.pick(['Divide.', 'Find the quotient.']), latex: `${p.count} \\div ${part(p)}` }
    if (p.story === 1)
      return {
        text: words.pick([
          `How many pieces of ${x} meter can ${name} cut from ${n} meters of ribbon?`,
          `A path is ${n} miles long, with a bench after every ${x} mile. How many benches are there?`,
          `${name} cuts ${n} pies into pieces of ${x} pie. How many pieces are there?`,
        ]),
      }
    return {
      text: words.pick([
        `${name} fills glasses of ${x} liter from ${n} liters of juice. How many glasses can be filled?`,
        `A radio station plays shows of ${x} hour, one after another, for ${n} hours. How many shows are there?`,
        `Each bag holds ${x} pound of seeds. How many bags can be filled from ${n} pounds?`,
      ]),
    }
  },
  answer: (p) => whole(answerOf(p)),
  forms: ['fraction', 'choice'],
  distractors,
  hints: (p) => [
    { text: `How many steps of \\(${part(p)}\\) go from \\(0\\) to \\(1\\)?` },
    { text: `\\(${p.bottom}\\) steps go to \\(1\\). How many go to \\(${p.count}\\)?` },
  ],
  solution: (p) => [
    nextStep(`\\(${p.bottom}\\) parts of \\(${part(p)}\\) make one whole.`, `1 \\div ${part(p)} = ${p.bottom}`),
    nextStep(
      `There are \\(${p.count}\\) wholes.`,
      `${p.count} \\div ${part(p)} = ${p.count} \\times ${p.bottom} = ${answerOf(p)}`,
      whole(answerOf(p)),
    ),
  ],
  figure: (p) => numberLine({ from: whole(0), to: whole(p.count), step: rational(1, p.bottom), labelEvery: p.bottom }),
  load: work,
}
