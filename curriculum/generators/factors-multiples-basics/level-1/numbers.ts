import { array } from '../../../figures/array.ts'
import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { whole } from '../../../values/rational.ts'
import { divisors } from '../../../values/whole-numbers.ts'
import type { Distractor, Hint, Step, TopicLevel } from '../../../topic-level.ts'
import type { Figure } from '../../../values/values.ts'

/** A number to 100; asked how many factor pairs it has, or for the partner of one factor. */
export interface Params {
  readonly n: number
  /** The factor whose partner is asked for; 0 when the pairs are counted. */
  readonly factor: number
}

/** The pairs of a number, the smaller factor first. */
export function pairsOf(n: number): [number, number][] {
  return divisors(BigInt(n))
    .map(Number)
    .filter((d) => d * d <= n)
    .map((d) => [d, n / d])
}

const counts = (p: Params): boolean => p.factor === 0
const answer = (p: Params): number => (counts(p) ? pairsOf(p.n).length : p.n / p.factor)
const load = (p: Params): number => p.n / 4 + (counts(p) ? 3 * pairsOf(p.n).length : 0)

/** Numbers with more than one factor pair. */
export const composite = Array.from({ length: 89 }, (_, i) => i + 12).filter((n) => pairsOf(n).length > 1)
const tasks: readonly Params[] = composite
  .flatMap((n): Params[] => [
    { n, factor: 0 },
    ...pairsOf(n)
      .filter(([small, large]) => small > 2 && large > small)
      .map(([factor]) => ({ n, factor })),
  ])
  .toSorted((x, y) => load(x) - load(y))

/** The pair with factors closest to one another: the shape that is easiest to see. */
const middlePair = (n: number): [number, number] => pairsOf(n).at(-1) as [number, number]

function distractors(p: Params): Distractor[] {
  if (!counts(p)) {
    return [
      {
        value: whole(p.n * p.factor),
        misconception: 'factor_multiple_swap',
        why: `That is a multiple of \\(${p.n}\\). A factor is never larger than the number.`,
      },
      {
        value: whole(p.n - p.factor),
        misconception: 'wrong_operation',
        why: 'Those two add up to the number. The factors of a pair are multiplied.',
      },
      {
        value: whole(answer(p) + 1),
        misconception: 'slip_off_by_one',
        why: `\\(${p.factor} \\times ${answer(p) + 1}\\) is a little too much.`,
      },
      {
        value: whole(answer(p) - 1),
        misconception: 'slip_off_by_one',
        why: `\\(${p.factor} \\times ${answer(p) - 1}\\) is a little too small.`,
      },
    ]
  }
  const list: Distractor[] = [
    {
      value: whole(answer(p) - 1),
      misconception: 'slip_off_by_one',
      why: `Do not forget \\(1 \\times ${p.n}\\). One and the number itself are a pair.`,
    },
    {
      value: whole(divisors(BigInt(p.n)).length),
      misconception: 'looks_alike',
      why: 'Those are the factors. Two of them make one pair.',
    },
    {
      value: whole(answer(p) + 1),
      misconception: 'slip_off_by_one',
      why: 'One pair was counted twice. Turned around it is the same pair.',
    },
  ]
  return list
}

function picture(p: Params): Figure {
  const [rows, columns] = counts(p) ? middlePair(p.n) : [p.factor, p.n / p.factor]
  return array({ rows, columns, rowLabel: String(rows), columnLabel: counts(p) ? String(columns) : null })
}

const listed = (n: number): string =>
  pairsOf(n)
    .map(([a, b]) => `${a} \\times ${b}`)
    .join(',\\; ')

function hints(p: Params): Hint[] {
  if (!counts(p))
    return [
      { text: `A factor pair of \\(${p.n}\\) multiplies to \\(${p.n}\\).` },
      { text: `Find what times \\(${p.factor}\\) is \\(${p.n}\\).` },
      { text: `Work out \\(${p.n} \\div ${p.factor}\\).` },
    ]
  const [small] = middlePair(p.n)
  return [
    { text: `Every number has the pair one and itself: \\(1 \\times ${p.n}\\).` },
    { text: 'Try the next numbers in turn. Which ones divide it without a remainder?' },
    { text: `You can stop at \\(${small}\\). After that the pairs only turn around.` },
  ]
}

function solution(p: Params): Step[] {
  if (!counts(p))
    return [
      {
        say: `The partner of \\(${p.factor}\\) is the number that gives \\(${p.n}\\) with it.`,
        latex: `${p.factor} \\times \\square = ${p.n}`,
        relation: 'next',
      },
      {
        say: `Divide: \\(${p.n}\\) by \\(${p.factor}\\) is \\(${answer(p)}\\).`,
        latex: `${p.n} \\div ${p.factor} = ${answer(p)}`,
        value: whole(answer(p)),
        relation: 'next',
      },
    ]
  return [
    {
      say: `Start with one: \\(1 \\times ${p.n}\\). Then try 2, 3, 4 and so on.`,
      latex: `1 \\times ${p.n}`,
      relation: 'next',
    },
    {
      say: 'Keep each number that divides it without a remainder. Stop when the pairs turn around.',
      latex: listed(p.n),
      figure: picture(p),
      relation: 'next',
    },
    {
      say: `That makes \\(${answer(p)}\\) factor pairs.`,
      latex: String(answer(p)),
      value: whole(answer(p)),
      relation: 'next',
    },
  ]
}

/** Find all factor pairs of a number to 100 (4.OA.B.4). */
export const factorPairs: TopicLevel<Params> = {
  key: 'factors_multiples_basics/1',
  version: 1,
  params: (chance, difficulty) => pickByDifficulty(chance, tasks, difficulty),
  note: (p) => `${p.n} ${p.factor}`,
  space: tasks.length,
  prompt: (p, words) => ({
    text: counts(p)
      ? words.pick([
          `How many factor pairs does \\(${p.n}\\) have? One array is shown.`,
          `Find all factor pairs of \\(${p.n}\\). How many are there?`,
        ])
      : words.pick([
          `One factor of \\(${p.n}\\) is \\(${p.factor}\\). What is the other factor of the pair?`,
          `\\(${p.n}\\) dots stand in \\(${p.factor}\\) equal rows. Which factor goes with \\(${p.factor}\\)?`,
        ]),
  }),
  answer: (p) => whole(answer(p)),
  forms: ['numeric', 'choice'],
  formsLeftOut: { multi_choice: 'The answer is one number, the count of the pairs or one partner.' },
  distractors,
  hints,
  solution,
  figure: picture,
  load,
}
