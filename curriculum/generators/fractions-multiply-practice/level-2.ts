import { fractionBar } from '../../figures/fraction-bar.ts'
import { nextStep, range, windowOf } from '../wrong-answer.ts'
import { productOf, productSteps, tex, wrongCopies } from './copies.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Copies } from './copies.ts'

/** n x a/b, or a/b x n. */
export interface Params extends Copies {
  readonly wholeFirst: boolean
}

const work = (p: Params): number => p.n * p.a + p.b + (p.wholeFirst ? 0 : 2)
const all: readonly Params[] = range(2, 12)
  .flatMap((b) => range(1, b - 1).flatMap((a) => range(2, 10).map((n) => ({ n, a, b }))))
  .filter((p) => p.n * p.a <= 8 * p.b)
  .flatMap((p) => [true, false].map((wholeFirst) => ({ ...p, wholeFirst })))
  .toSorted((p, q) => work(p) - work(q))

const params = (chance: Chance, difficulty: number): Params => chance.pick(windowOf(all, difficulty))
const shown = (p: Params): string =>
  p.wholeFirst ? `${p.n} \\times ${tex(p.a, p.b)}` : `${tex(p.a, p.b)} \\times ${p.n}`

/** Multiply a fraction by a whole number (4.NF.B.4b). */
export const level: TopicLevel<Params> = {
  key: 'fractions_multiply_practice/2',
  version: 1,
  params,
  note: (p) => `${p.n} x ${p.a}/${p.b} ${p.wholeFirst}`,
  prompt: (p, words) => ({
    text: words.pick(['Multiply.', 'Find the product.', 'What is the product?']),
    latex: shown(p),
  }),
  answer: productOf,
  forms: ['fraction', 'choice'],
  distractors: wrongCopies,
  hints: (p) => [
    { text: `Think of \\(${p.n}\\) copies of \\(${tex(p.a, p.b)}\\).` },
    {
      text: `Each copy has \\(${p.a}\\) ${p.a === 1 ? 'part' : 'parts'} of size \\(${tex(1, p.b)}\\). How many parts are in \\(${p.n}\\) copies?`,
    },
  ],
  solution: (p) => [
    nextStep(
      `\\(${tex(p.a, p.b)}\\) is \\(${p.a}\\) ${p.a === 1 ? 'part' : 'parts'} of size \\(${tex(1, p.b)}\\). Take that \\(${p.n}\\) times.`,
      `${p.n} \\times ${p.a} = ${p.n * p.a}`,
    ),
    ...productSteps(p, 'The parts keep their size, so the denominator stays.'),
  ],
  figure: (p) => fractionBar({ bars: [{ parts: p.b, shaded: p.a, name: 'one copy' }] }),
  load: work,
}
