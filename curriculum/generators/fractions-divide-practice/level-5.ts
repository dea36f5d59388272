import { barModel } from '../../figures/bar-model.ts'
import { rationalLatex } from '../../notation/number-latex.ts'
import {
  divideRationals,
  multiplyRationals,
  rational,
  subtractRationals,
  toNumber,
  absoluteRational,
} from '../../values/rational.ts'
import { gcd } from '../../values/whole-numbers.ts'
import { pickNames } from '../../words/names.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Rational } from '../../values/values.ts'

/** a/b divided by c/d in a story. */
export interface Params {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
  readonly story: number
}

interface Story {
  readonly tell: (name: string, x: string, y: string) => string
  /** Names of the two bars. */
  readonly all: string
  readonly one: string
}

const stories: readonly Story[] = [
  {
    tell: (n, x, y) => `${n} has ${x} of a pound of nuts. One serving is ${y} of a pound. How many servings is that?`,
    all: 'all',
    one: 'serving',
  },
  {
    tell: (n, x, y) => `${n} runs ${x} of a mile around a pond. One lap is ${y} of a mile. How many laps is that?`,
    all: 'run',
    one: 'lap',
  },
  {
    tell: (n, x, y) => `${n} walks ${x} of a mile in ${y} of an hour. How many miles is that in one hour?`,
    all: 'miles',
    one: 'hour',
  },
  {
    tell: (_, x, y) => `A snail crawls ${x} of a meter in ${y} of an hour. How many meters does it crawl in one hour?`,
    all: 'meters',
    one: 'hour',
  },
  {
    tell: (_, x, y) =>
      `A garden bed has an area of ${x} of a square meter and is ${y} of a meter wide. How many meters long is it?`,
    all: 'area',
    one: 'width',
  },
  {
    tell: (n, x, y) => `${n} has ${x} of a liter of juice. One cup is ${y} of a liter. How many cups of juice is that?`,
    all: 'all',
    one: 'cup',
  },
]

const first = (p: Params): Rational => rational(p.a, p.b)
const second = (p: Params): Rational => rational(p.c, p.d)
const valueOf = (p: Params): Rational => divideRationals(first(p), second(p))
const tex = (n: number | bigint, d: number | bigint): string => `\\frac{${n}}{${d}}`
const lowest = (n: number, d: number): boolean => gcd(BigInt(n), BigInt(d)) === 1n
const work = (p: Params): number => p.a * p.d + p.b * p.c + (valueOf(p).d === 1n ? 0 : 15)

const bottoms = [2, 3, 4, 5, 6, 8, 10, 12]
const all: readonly Params[] = bottoms
  .flatMap((b) =>
    bottoms.flatMap((d) => range(1, b - 1).flatMap((a) => range(1, d - 1).map((c) => ({ a, b, c, d, story: 0 })))),
  )
  .filter(
    (p) => lowest(p.a, p.b) && lowest(p.c, p.d) && valueOf(p).n > valueOf(p).d && valueOf(p).n <= 12n * valueOf(p).d,
  )
  .toSorted((p, q) => work(p) - work(q))

const params = (chance: Chance, difficulty: number): Params => ({
  ...chance.pick(windowOf(all, difficulty)),
  story: chance.int(0, stories.length - 1),
})

/** Stories in which the numbers would be odd. */
function reject(p: Params): string | null {
  const value = toNumber(valueOf(p))
  if ([0, 1, 5].includes(p.story) && valueOf(p).d > 4n) return 'an odd number of servings'
  if (p.story === 2 && value > 4) return 'nobody walks that fast'
  return p.story === 4 && (3 * p.c < p.d || value > 5) ? 'a bed too narrow' : null
}

function distractors(p: Params): Distractor[] {
  const [x, y] = [first(p), second(p)]
  return [
    wrongAnswer(divideRationals(y, x), 'div_commutes', 'The order matters. Divide the first amount by the second one.'),
    wrongAnswer(
      multiplyRationals(x, y),
      'mult_makes_bigger',
      'That multiplies. Dividing by a fraction below one makes the result larger, not smaller.',
    ),
    wrongAnswer(
      absoluteRational(subtractRationals(x, y)),
      'wrong_operation',
      'That subtracts. How many times does the second amount fit into the first?',
    ),
    wrongAnswer(
      rational(p.a, p.c),
      'stops_early',
      `You divided only the numerators. Multiply by the reciprocal, \\(${p.c === 1 ? p.d : `\\frac{${p.d}}{${p.c}}`}\\).`,
    ),
  ].filter((w) => w.value.kind !== 'rational' || w.value.n > 0n)
}

function solution(p: Params): Step[] {
  const value = valueOf(p)
  const [top, bottom] = [p.a * p.d, p.b * p.c]
  const shown = rationalLatex(value)
  const steps: Step[] = [
    nextStep('Divide the first amount by the second.', `${tex(p.a, p.b)} \\div ${tex(p.c, p.d)}`),
    nextStep(
      `Dividing by \\(${tex(p.c, p.d)}\\) is multiplying by \\(${p.c === 1 ? p.d : tex(p.d, p.c)}\\).`,
      `${tex(p.a, p.b)} \\times ${p.c === 1 ? p.d : tex(p.d, p.c)} = ${tex(top, bottom)}`,
      value,
    ),
  ]
  if (shown !== tex(top, bottom))
    steps.push({ say: 'Write it in simplest form.', latex: `${tex(top, bottom)} = ${shown}`, value, relation: 'same' })
  return steps
}

/** Write and solve division stories with fractions (6.NS.A.1). */
export const level: TopicLevel<Params> = {
  key: 'fractions_divide_practice/5',
  version: 2,
  params,
  reject,
  note: (p) => `${p.a}/${p.b} by ${p.c}/${p.d} ${p.story}`,
  prompt: (p, words) => {
    const [name = ''] = pickNames(words, 1)
    return { text: (stories[p.story] as Story).tell(name, `\\(${tex(p.a, p.b)}\\)`, `\\(${tex(p.c, p.d)}\\)`) }
  },
  answer: valueOf,
  forms: ['fraction', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'Which amount is divided, and by which? Say the story in your own words.' },
    { text: `Divide: \\(${tex(p.a, p.b)} \\div ${tex(p.c, p.d)}\\).` },
    { text: `Keep \\(${tex(p.a, p.b)}\\), and multiply by \\(${p.c === 1 ? p.d : tex(p.d, p.c)}\\).` },
  ],
  solution,
  figure: (p) => {
    const { all: name, one } = stories[p.story] as Story
    return barModel({
      bars: [
        { name, parts: [{ size: p.a / p.b, text: `${p.a}/${p.b}` }] },
        { name: one, parts: [{ size: p.c / p.d, text: `${p.c}/${p.d}`, second: true }] },
      ],
    })
  },
  load: work,
}
