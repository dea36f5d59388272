import { treeDiagram } from '../../figures/tree-diagram.ts'
import { rational } from '../../values/rational.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

/** What is asked of the two numbers. */
export type Ask = 'sum' | 'second larger' | 'both odd' | 'both even' | 'exactly one even' | 'pair'

/** Two spinners with the numbers from a to a + m - 1 and from b to b + n - 1; `s` is the sum or the pair's code. */
export interface Params {
  readonly a: number
  readonly m: number
  readonly b: number
  readonly n: number
  readonly ask: Ask
  readonly s: number
}

const firsts = (p: Params): number[] => range(p.a, p.a + p.m - 1)
const seconds = (p: Params): number[] => range(p.b, p.b + p.n - 1)
const even = (x: number): boolean => x % 2 === 0

function fits(p: Params, x: number, y: number): boolean {
  switch (p.ask) {
    case 'sum':
      return x + y === p.s
    case 'second larger':
      return y > x
    case 'both odd':
      return !even(x) && !even(y)
    case 'both even':
      return even(x) && even(y)
    case 'exactly one even':
      return even(x) !== even(y)
    case 'pair':
      return x * 10 + y === p.s
  }
}

const outcomes = (p: Params): (readonly [number, number])[] =>
  firsts(p).flatMap((x) => seconds(p).map((y) => [x, y] as const))
const hits = (p: Params): (readonly [number, number])[] => outcomes(p).filter(([x, y]) => fits(p, x, y))
const all4 = (p: Params): number => p.m * p.n
const asks: readonly Ask[] = ['pair', 'both odd', 'both even', 'second larger', 'exactly one even', 'sum']
const work = (p: Params): number => all4(p) + 1.5 * asks.indexOf(p.ask)

const all: readonly Params[] = [
  [2, 2],
  [2, 3],
  [3, 2],
  [2, 4],
  [3, 3],
  [4, 2],
  [3, 4],
  [4, 3],
  [2, 5],
]
  .flatMap(([m = 2, n = 2]) =>
    range(1, 5).flatMap((a) =>
      range(1, 5).flatMap((b) =>
        asks.flatMap((ask) => {
          const base = { a, m, b, n, ask, s: 0 }
          const sums = ask === 'sum' ? range(a + b, a + b + m + n - 2) : ask === 'pair' ? [a * 10 + b + 1] : [0]
          return sums.map((s) => ({ ...base, s }))
        }),
      ),
    ),
  )
  .filter((p) => {
    const count = hits(p).length
    return count > 0 && count < all4(p) && (p.ask === 'sum' || p.a <= 3)
  })
  .toSorted((p, q) => work(p) - work(q))

const params = (chance: Chance, difficulty: number): Params => chance.pick(windowOf(all, difficulty))

const asked = (p: Params): string => {
  switch (p.ask) {
    case 'sum':
      return `the sum is \\(${p.s}\\)`
    case 'second larger':
      return 'the second number is larger than the first'
    case 'both odd':
      return 'both numbers are odd'
    case 'both even':
      return 'both numbers are even'
    case 'exactly one even':
      return 'exactly one of the numbers is even'
    case 'pair':
      return `the first is \\(${Math.floor(p.s / 10)}\\) and the second is \\(${p.s % 10}\\)`
  }
}

/** The chances of the two parts, where the event is one thing and another. */
function parts(p: Params): readonly [number, number] | null {
  const count = (list: readonly number[], test: (x: number) => boolean): number => list.filter(test).length
  if (p.ask === 'pair') return [1, 1]
  if (p.ask === 'both even') return [count(firsts(p), even), count(seconds(p), even)]
  if (p.ask === 'both odd') return [count(firsts(p), (x) => !even(x)), count(seconds(p), (x) => !even(x))]
  return null
}

const kinds = (p: Params): number => (p.ask === 'sum' ? p.m + p.n - 1 : 2)

function distractors(p: Params): Distractor[] {
  const [n, size] = [hits(p).length, all4(p)]
  const two = parts(p)
  const list: Distractor[] = []
  if (two !== null && two[0] * p.n + two[1] * p.m <= size)
    list.push(
      wrongAnswer(
        rational(two[0] * p.n + two[1] * p.m, size),
        'add_for_and',
        'Both must happen, so follow the branches and count the ends. Adding makes the chance larger, not smaller.',
      ),
    )
  list.push(
    wrongAnswer(
      rational(1, kinds(p)),
      'equiprobability',
      p.ask === 'sum'
        ? 'Some sums can be made in more ways than others. Count the ends of the tree.'
        : 'It happens or it does not, but that does not make the chance one half. Count the ends of the tree.',
    ),
    wrongAnswer(
      rational(n, size - n),
      'part_part_fraction',
      `The bottom number counts all \\(${size}\\) ends of the tree.`,
    ),
    wrongAnswer(rational(n + 1, size), 'slip_off_by_one', 'Count the ends that fit once more.'),
    ...(n > 1 ? [wrongAnswer(rational(n - 1, size), 'slip_off_by_one', 'Count the ends that fit once more.')] : []),
    wrongAnswer(rational(n + 2, size), 'near', 'Count the ends that fit once more.'),
  )
  return list
}

const picture = (p: Params): Figure =>
  treeDiagram(
    {
      stages: ['1st', '2nd'],
      branches: firsts(p).map((x) => ({ name: String(x), branches: seconds(p).map((y) => ({ name: String(y) })) })),
    },
    {
      alt: `Tree of two stages, all branches equally likely. First spinner: ${firsts(p).join(', ')}. After each of them, second spinner: ${seconds(p).join(', ')}.`,
    },
  )

/** List outcomes of compound events (7.SP.C.8a, 7.SP.C.8b). */
export const level: TopicLevel<Params> = {
  key: 'probability_intro/4',
  version: 1,
  params,
  note: (p) => [p.a, p.m, p.b, p.n, p.ask, p.s].join(),
  prompt: (p, words) => ({
    text: words.pick([
      `Two spinners with equal sectors are spun. What is the probability that ${asked(p)}?`,
      `The tree shows two spins. What is the probability that ${asked(p)}?`,
    ]),
  }),
  answer: (p) => rational(hits(p).length, all4(p)),
  forms: ['fraction', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'Each path through the tree is one outcome, and all are equally likely.' },
    { text: `There are \\(${p.m} \\times ${p.n} = ${all4(p)}\\) outcomes in all.` },
    { text: `Go through them one by one. For how many is it true that ${asked(p)}?` },
  ],
  solution: (p) => [
    nextStep('Count the ends of the tree: all outcomes.', `${p.m} \\times ${p.n} = ${all4(p)}`),
    nextStep(
      `List the outcomes for which ${asked(p)}.`,
      hits(p)
        .map(([x, y]) => `(${x}, ${y})`)
        .join(',\\; '),
    ),
    nextStep(
      `\\(${hits(p).length}\\) of \\(${all4(p)}\\) outcomes fit.`,
      `P = \\frac{${hits(p).length}}{${all4(p)}}`,
      rational(hits(p).length, all4(p)),
    ),
  ],
  figure: picture,
  load: work,
}
