import { whole } from '../../values/rational.ts'
import { choose, factorial } from '../../values/whole-numbers.ts'
import { wholeText } from '../../notation/number-latex.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'

const stories = [
  (n: string, k: string) => `${n} runners race. In how many ways can the first ${k} places be taken?`,
  (n: string, k: string) => `From ${n} different books, ${k} are put in a row on a shelf. In how many ways?`,
  (n: string, k: string) => `A code has ${k} different symbols in order, from ${n} symbols. How many codes are there?`,
  (n: string, k: string) =>
    `A club of ${n} members fills ${k} different posts, each with a different member. In how many ways?`,
  (n: string, k: string) => `A playlist has ${k} different songs in order, out of ${n}. How many playlists are there?`,
  (n: string, k: string) => `${k} of ${n} photographs are hung in a row. How many rows are possible?`,
] as const

/** Arrangements of `k` out of `n`. */
export interface Params {
  readonly n: number
  readonly k: number
  readonly story: number
}

const arrangements = (p: Params): bigint => factorial(p.n) / factorial(p.n - p.k)

const work = (p: Params): number => p.k * 4 + p.n

const all: readonly Params[] = range(4, 15)
  .flatMap((n) =>
    range(2, Math.min(n, 5)).flatMap((k) => range(0, stories.length - 1).map((story) => ({ n, k, story }))),
  )
  .toSorted((p, q) => work(p) - work(q))

const params = (chance: Chance, difficulty: number): Params => chance.pick(windowOf(all, difficulty, 0.5))

const factors = (p: Params): string =>
  range(0, p.k - 1)
    .map((i) => p.n - i)
    .join(' \\times ')

/** Count ordered arrangements (HSS-CP.B.9). */
export const level: TopicLevel<Params> = {
  key: 'counting_methods_practice/2',
  version: 2,
  params,
  note: (p) => `${p.n} ${p.k} ${p.story}`,
  space: all.length,
  prompt: (p) => ({ text: (stories[p.story] as (typeof stories)[number])(`\\(${p.n}\\)`, `\\(${p.k}\\)`) }),
  answer: (p) => whole(arrangements(p)),
  forms: ['numeric', 'choice'],
  distractors: (p) => [
    wrongAnswer(
      whole(choose(p.n, p.k)),
      'order_matters_mixup',
      'That counts groups without order. Here another order is another way.',
    ),
    wrongAnswer(whole(p.n ** p.k), 'looks_alike', 'That allows the same one twice. Each place takes one away.'),
    wrongAnswer(whole(p.n * p.k), 'wrong_operation', 'For each place, multiply by the number of those that are left.'),
    wrongAnswer(
      whole(arrangements({ ...p, k: p.k - 1 })),
      'stops_early',
      `That fills only \\(${p.k - 1}\\) ${p.k === 2 ? 'place' : 'places'}.`,
    ),
  ],
  hints: (p) => [
    { text: 'The order counts. Fill one place after the other.' },
    { text: `The first place has \\(${p.n}\\) choices, the second has \\(${p.n - 1}\\).` },
    { text: `Multiply \\(${factors(p)}\\).` },
  ],
  solution: (p) => [
    nextStep(`There are \\(${p.n}\\) choices for the first place. Each further place has one less.`, factors(p)),
    nextStep(
      `Multiply the \\(${p.k}\\) numbers.`,
      `${factors(p)} = ${wholeText(arrangements(p))}`,
      whole(arrangements(p)),
    ),
  ],
  load: work,
}
