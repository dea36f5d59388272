import { barModel } from '../../figures/bar-model.ts'
import { gcd } from '../../values/whole-numbers.ts'
import { pickNames } from '../../words/names.ts'
import { nextStep, range, windowOf } from '../wrong-answer.ts'
import { productOf, productSteps, tex, wrongCopies } from './copies.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Copies } from './copies.ts'

/** A story about n copies of a/b. */
export interface Params extends Copies {
  readonly story: number
}

type Told = (name: string, x: string, n: string) => string
const stories: readonly Told[] = [
  (name, x, n) =>
    `One batch of muffins needs ${x} cup of milk. ${name} makes ${n} batches. How many cups of milk is that?`,
  (name, x, n) => `${name} runs ${x} mile every day. How many miles is that in ${n} days?`,
  (name, x, n) => `Each bow takes ${x} meter of ribbon. ${name} makes ${n} bows. How many meters is that?`,
  (name, x, n) => `${name} reads for ${x} hour each evening. How many hours is that in ${n} evenings?`,
  (_, x, n) => `One glass holds ${x} liter. How many liters do ${n} glasses hold?`,
  (_, x, n) => `A bag of nuts weighs ${x} pound. How many pounds do ${n} bags weigh?`,
]

const work = (p: Copies): number => p.n * p.a + p.b
const all: readonly Copies[] = [2, 3, 4, 5, 6, 8, 10, 12]
  .flatMap((b) => range(1, b - 1).flatMap((a) => range(2, 8).map((n) => ({ n, a, b }))))
  .filter((p) => p.n * p.a <= 7 * p.b && gcd(BigInt(p.a), BigInt(p.b)) === 1n)
  .toSorted((p, q) => work(p) - work(q))

const params = (chance: Chance, difficulty: number): Params => ({
  ...chance.pick(windowOf(all, difficulty)),
  story: chance.int(0, stories.length - 1),
})

/** Solve stories about several copies of a fraction (4.NF.B.4c). */
export const level: TopicLevel<Params> = {
  key: 'fractions_multiply_practice/3',
  version: 2,
  params,
  note: (p) => `${p.n} x ${p.a}/${p.b} ${p.story}`,
  prompt: (p, words) => {
    const [name = ''] = pickNames(words, 1)
    return { text: (stories[p.story] as Told)(name, `\\(${tex(p.a, p.b)}\\)`, `\\(${p.n}\\)`) }
  },
  answer: productOf,
  forms: ['fraction', 'choice'],
  distractors: wrongCopies,
  hints: (p) => [
    { text: `The same amount comes \\(${p.n}\\) times. Multiply.` },
    {
      text: `Each time there ${p.a === 1 ? 'is' : 'are'} \\(${p.a}\\) ${p.a === 1 ? 'part' : 'parts'} of size \\(${tex(1, p.b)}\\). How many parts is that in all?`,
    },
  ],
  solution: (p) => [
    nextStep(`The same amount comes \\(${p.n}\\) times, so multiply.`, `${p.n} \\times ${tex(p.a, p.b)}`),
    ...productSteps(p, 'Multiply the numerator. The parts keep their size.'),
  ],
  figure: (p) =>
    barModel({ bars: [{ parts: range(1, p.n).map(() => ({ size: 1, text: `${p.a}/${p.b}` })), total: null }] }),
  load: work,
}
