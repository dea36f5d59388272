import { fractionBar } from '../../figures/fraction-bar.ts'
import { rational, whole } from '../../values/rational.ts'
import { pickNames } from '../../words/names.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'

/** 1/bottom shared into `parts` equal parts, bare or in a story. */
export interface Params {
  readonly bottom: number
  readonly parts: number
  readonly story: boolean
}

const work = (p: Params): number => p.bottom * p.parts + (p.story ? 4 : 0)
const all: readonly Params[] = range(2, 12)
  .flatMap((bottom) => range(2, 12).flatMap((parts) => [true, false].map((story) => ({ bottom, parts, story }))))
  .filter(
    (p) =>
      p.bottom * p.parts <= 100 && (!p.story || (p.parts <= 6 && p.bottom !== 7 && p.bottom !== 9 && p.bottom !== 11)),
  )
  .toSorted((p, q) => work(p) - work(q))

const params = (chance: Chance, difficulty: number): Params => chance.pick(windowOf(all, difficulty, 0.5))
const half = (n: number): string => `\\frac{1}{${n}}`
const size = (p: Params): number => p.bottom * p.parts

function distractors(p: Params): Distractor[] {
  return [
    wrongAnswer(
      whole(size(p)),
      'div_commutes',
      `That is \\(${p.parts} \\div ${half(p.bottom)}\\). Here \\(${half(p.bottom)}\\) is shared, so each part is less than that.`,
    ),
    wrongAnswer(
      rational(1, p.bottom * (p.parts + 1)),
      'slip_off_by_one',
      `That is one piece too many. There are \\(${p.parts}\\) pieces in the shaded part.`,
    ),
    wrongAnswer(
      rational(p.bottom, p.parts),
      'invert_wrong_fraction',
      `\\(${half(p.bottom)}\\) was turned over. Keep it, and take one of \\(${p.parts}\\) parts of it.`,
    ),
    wrongAnswer(
      rational(p.parts, p.bottom),
      'mult_makes_bigger',
      `That multiplies. Sharing \\(${half(p.bottom)}\\) leaves each part smaller than \\(${half(p.bottom)}\\).`,
    ),
    wrongAnswer(
      rational(1, p.bottom + p.parts),
      'wrong_operation',
      'Do not add the numbers. How many such parts fill the whole?',
    ),
  ]
}

/** Divide a unit fraction into equal parts (5.NF.B.7a). */
export const level: TopicLevel<Params> = {
  key: 'fractions_divide_practice/2',
  version: 1,
  params,
  note: (p) => `1/${p.bottom} by ${p.parts} ${p.story}`,
  space: all.length,
  prompt: (p, words) => {
    if (!p.story)
      return { text: words.pick(['Divide.', 'Find the quotient.']), latex: `${half(p.bottom)} \\div ${p.parts}` }
    const [name] = pickNames(words, 1)
    const [x, n] = [`\\(${half(p.bottom)}\\)`, `\\(${p.parts}\\)`]
    return {
      text: words.pick([
        `${n} children share ${x} of a pie equally. What fraction of the pie does each get?`,
        `${name} cuts ${x} of a meter of ribbon into ${n} equal pieces. How long is each, in meters?`,
        `${x} of a field is split into ${n} equal beds. What fraction of the field is one bed?`,
        `${name} pours ${x} of a liter into ${n} equal glasses. How many liters are in each?`,
      ]),
    }
  },
  answer: (p) => rational(1, size(p)),
  forms: ['fraction', 'choice'],
  distractors,
  hints: (p) => [
    { text: `Look at the shaded part. Cut it into \\(${p.parts}\\) equal pieces.` },
    {
      text: `If every part of the bar is cut like that, there are \\(${p.bottom} \\times ${p.parts}\\) pieces in the whole.`,
    },
  ],
  solution: (p) => [
    nextStep(
      `Cut each of the \\(${p.bottom}\\) parts into \\(${p.parts}\\) pieces.`,
      `${p.bottom} \\times ${p.parts} = ${size(p)}`,
    ),
    nextStep(
      `One piece is one of \\(${size(p)}\\) equal pieces of the whole.`,
      `${half(p.bottom)} \\div ${p.parts} = ${half(size(p))}`,
      rational(1, size(p)),
    ),
  ],
  figure: (p) => fractionBar({ bars: [{ parts: p.bottom, shaded: 1 }] }),
  load: work,
}
