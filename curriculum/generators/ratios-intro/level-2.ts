import { ratioTable } from '../../figures/ratio-table.ts'
import { ratio, simplestRatio } from '../../values/ratio.ts'
import { gcd } from '../../values/whole-numbers.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

/** Pairs of things that are mixed or stand together, first and second row of the table. */
const pairs = [
  ['flour', 'milk', 'cups'],
  ['red paint', 'white paint', 'liters'],
  ['sand', 'cement', 'buckets'],
  ['syrup', 'water', 'glasses'],
  ['oats', 'raisins', 'spoons'],
  ['blue beads', 'gold beads', 'beads'],
] as const

/** first : second in lowest terms; the column that is full stands `full` times, the others have a gap. */
export interface Params {
  readonly first: number
  readonly second: number
  /** How often the ratio is taken in each column; the last one is complete. */
  readonly columns: readonly [number, number, number]
  readonly pair: number
}

const all: readonly (readonly [number, number])[] = range(1, 12)
  .flatMap((a) => range(1, 12).map((b) => [a, b] as const))
  .filter(([a, b]) => a !== b && gcd(BigInt(a), BigInt(b)) === 1n)
  .toSorted(([a, b], [c, d]) => a + b - c - d)

function params(chance: Chance, difficulty: number): Params {
  const [first, second] = chance.pick(windowOf(all, difficulty, 0.45))
  const most = 4 + Math.round(3 * difficulty)
  const [x, y, z] = chance.sample(range(2, most), 3) as [number, number, number]
  return { first, second, columns: [x, y, z], pair: chance.int(0, pairs.length - 1) }
}

const pairOf = (p: Params): (typeof pairs)[number] => pairs[p.pair] ?? pairs[0]
const full = (p: Params): [number, number] => [p.first * p.columns[2], p.second * p.columns[2]]

function distractors(p: Params): Distractor[] {
  const [a, b] = full(p)
  const [one, two] = pairOf(p)
  const least = Math.min(a, b)
  return [
    wrongAnswer(ratio(p.second, p.first), 'ratio_order', `The order counts: first ${one}, then ${two}.`),
    wrongAnswer(
      simplestRatio(ratio(a - least + 1, b - least + 1)),
      'additive_ratio',
      'The same number was taken from both. In a ratio table, divide both by the same number.',
    ),
    wrongAnswer(
      ratio(p.first, p.first + p.second),
      'part_part_fraction',
      `That compares ${one} with everything together. Compare it with ${two}.`,
    ),
  ]
}

const table = (p: Params, complete: boolean): Figure => {
  const [one, two] = pairOf(p)
  const text = (n: number, shown: boolean): string | null => (shown || complete ? String(n) : null)
  return ratioTable({
    rows: [
      { name: one, values: p.columns.map((k, i) => text(p.first * k, i !== 1)) },
      { name: two, values: p.columns.map((k, i) => text(p.second * k, i !== 0)) },
    ],
  })
}

/** Extend a ratio table and find the simplest ratio in it (6.RP.A.3a). */
export const level: TopicLevel<Params> = {
  key: 'ratios_intro/2',
  version: 1,
  params,
  note: (p) => `${p.first}:${p.second} x ${p.columns.join(' ')}`,
  prompt: (p, words) => {
    const [one, two] = pairOf(p)
    return {
      text: words.pick([
        `Every column has the same ratio. Write the ratio of ${one} to ${two} in simplest form.`,
        `The ratio stays the same in each column. What is the ratio of ${one} to ${two} in simplest form?`,
      ]),
    }
  },
  answer: (p) => ratio(p.first, p.second),
  forms: ['ratio', 'choice'],
  formsLeftOut: { numeric: 'the answer is a ratio of two numbers, not one number' },
  rules: () => ({ simplest: true }),
  distractors,
  hints: (p) => [
    { text: 'Look for the column in which both numbers are known.' },
    { text: `Start from \\(${full(p)[0]} : ${full(p)[1]}\\). Which number divides both?` },
    { text: `Divide both by \\(${p.columns[2]}\\).` },
  ],
  solution: (p) => {
    const [a, b] = full(p)
    const k = p.columns[2]
    return [
      nextStep(`The last column is complete: \\(${a} : ${b}\\).`),
      nextStep(
        `Divide both numbers by \\(${k}\\).`,
        `${a} : ${b} = ${p.first} : ${p.second}`,
        ratio(p.first, p.second),
      ),
      {
        say: `Now the gaps can be filled: multiply \\(${p.first} : ${p.second}\\) by \\(${p.columns[0]}\\) and by \\(${p.columns[1]}\\).`,
        latex: `${p.first} : ${p.second} = ${p.first * p.columns[0]} : ${p.second * p.columns[0]} = ${p.first * p.columns[1]} : ${p.second * p.columns[1]}`,
        value: ratio(p.first, p.second),
        figure: table(p, true),
        relation: 'same',
      },
    ]
  },
  figure: (p) => table(p, false),
  load: (p) => p.first + p.second + p.columns[2],
}
