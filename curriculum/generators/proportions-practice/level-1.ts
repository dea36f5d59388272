import { ratioTable } from '../../figures/ratio-table.ts'
import { rationalLatex } from '../../notation/number-latex.ts'
import {
  addRationals,
  decimalLength,
  divideRationals,
  multiplyRationals,
  rational,
  rationalText,
  subtractRationals,
  whole,
} from '../../values/rational.ts'
import { gcd } from '../../values/whole-numbers.ts'
import { pickNames } from '../../words/names.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Rational } from '../../values/values.ts'

/** What is told, and the names of both rows; the second quantity is brought to one. */
const stories = [
  {
    tell: (n: string, x: string, y: string) => `${n} walks ${x} mile in ${y} hour.`,
    ask: 'How many miles is that in one hour?',
    many: 'miles',
    one: 'hours',
    most: 4,
  },
  {
    tell: (_: string, x: string, y: string) => `A tap fills ${x} of a tank in ${y} hour.`,
    ask: 'What part of the tank, or how many tanks, is that in one hour?',
    many: 'tanks',
    one: 'hours',
    most: 6,
  },
  {
    tell: (n: string, x: string, y: string) => `${n} paints ${x} of a wall with ${y} can of paint.`,
    ask: 'How many walls is that with one can?',
    many: 'walls',
    one: 'cans',
    most: 5,
  },
  {
    tell: (_: string, x: string, y: string) => `A recipe takes ${x} cup of oats for ${y} cup of milk.`,
    ask: 'How many cups of oats go with one cup of milk?',
    many: 'oats',
    one: 'milk',
    most: 6,
  },
  {
    tell: (_: string, x: string, y: string) => `A snail crawls ${x} meter in ${y} hour.`,
    ask: 'How many meters is that in one hour?',
    many: 'meters',
    one: 'hours',
    most: 8,
  },
] as const

/** a/b of the first for c/d of the second. */
export interface Params {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
  readonly story: number
}

const first = (p: Params): Rational => rational(p.a, p.b)
const second = (p: Params): Rational => rational(p.c, p.d)
const rate = (p: Params): Rational => divideRationals(first(p), second(p))
const tex = (r: Rational): string => rationalLatex(r)
const work = (p: Params): number => p.b + p.d + (rate(p).d === 1n ? 0 : 8) + (p.a > 1 ? 2 : 0) + (p.c > 1 ? 2 : 0)

const bottoms = [2, 3, 4, 5, 6, 8, 10, 12]
const all: readonly Params[] = bottoms
  .flatMap((b) =>
    bottoms.flatMap((d) => range(1, b - 1).flatMap((a) => range(1, d - 1).map((c) => ({ a, b, c, d, story: 0 })))),
  )
  .filter((p) => gcd(BigInt(p.a), BigInt(p.b)) === 1n && gcd(BigInt(p.c), BigInt(p.d)) === 1n)
  .filter(
    (p) => rate(p).n !== rate(p).d && rate(p).n < 9n * rate(p).d && (decimalLength(rate(p)) ?? 9) <= 3 && p.b !== p.d,
  )
  .toSorted((p, q) => work(p) - work(q))

const params = (chance: Chance, difficulty: number): Params => ({
  ...chance.pick(windowOf(all, difficulty, 0.5)),
  story: chance.int(0, stories.length - 1),
})
const storyOf = (p: Params) => stories[p.story] as (typeof stories)[number]

function distractors(p: Params): Distractor[] {
  const [x, y] = [first(p), second(p)]
  return [
    wrongAnswer(
      divideRationals(y, x),
      'ratio_order',
      `Divide ${storyOf(p).many} by ${storyOf(p).one}, not the other way round.`,
    ),
    wrongAnswer(
      addRationals(x, subtractRationals(whole(1), y)),
      'additive_ratio',
      `Going from \\(${tex(y)}\\) to \\(1\\), multiply both. Do not add the same number.`,
    ),
    wrongAnswer(multiplyRationals(x, y), 'wrong_operation', 'That multiplies the two numbers. For one unit, divide.'),
    wrongAnswer(x, 'stops_early', `That is for \\(${tex(y)}\\), not for one.`),
  ]
}

/** Find unit rates when quantities are fractions (7.RP.A.1). */
export const level: TopicLevel<Params> = {
  key: 'proportions_practice/1',
  version: 2,
  params,
  reject: (p) => (rate(p).n > BigInt(storyOf(p).most) * rate(p).d ? 'too fast for the story' : null),
  note: (p) => `${p.a}/${p.b} for ${p.c}/${p.d} ${p.story}`,
  prompt: (p, words) => {
    const [name = ''] = pickNames(words, 1)
    const { tell, ask } = storyOf(p)
    return { text: `${tell(name, `\\(${tex(first(p))}\\)`, `\\(${tex(second(p))}\\)`)} ${ask}` }
  },
  answer: rate,
  forms: ['numeric', 'fraction', 'choice'],
  distractors,
  hints: (p) => [
    { text: `You know it for \\(${tex(second(p))}\\). Find it for one: divide.` },
    { text: `Work out \\(${tex(first(p))} \\div ${tex(second(p))}\\).` },
    { text: `Multiply \\(${tex(first(p))}\\) by the reciprocal of \\(${tex(second(p))}\\).` },
  ],
  solution: (p) => [
    nextStep(`Divide ${storyOf(p).many} by ${storyOf(p).one}.`, `${tex(first(p))} \\div ${tex(second(p))}`),
    nextStep(
      'Multiply by the reciprocal.',
      `${tex(first(p))} \\times ${tex(divideRationals(whole(1), second(p)))} = ${rationalLatex(rate(p), 'fraction')}`,
      rate(p),
    ),
    ...(rate(p).d === 1n
      ? []
      : [
          {
            say: 'As a decimal it looks like this.',
            latex: `${tex(rate(p))} = ${rationalLatex(rate(p), 'decimal')}`,
            value: rate(p),
            relation: 'same' as const,
          },
        ]),
  ],
  figure: (p) =>
    ratioTable({
      rows: [
        { name: storyOf(p).many, values: [rationalText(first(p)), null] },
        { name: storyOf(p).one, values: [rationalText(second(p)), '1'] },
      ],
    }),
  load: work,
}
