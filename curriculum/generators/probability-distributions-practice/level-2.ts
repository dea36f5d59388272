import { table } from '../../figures/table.ts'
import { showValue } from '../../notation/show-value.ts'
import { decimalLength, multiplyRationals, rational, subtractRationals, whole } from '../../values/rational.ts'
import { toldBy } from '../telling.ts'
import { expected, plainMean } from './prizes.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure, Rational } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

/** A random variable by its table; its expected value is asked for, or the total to expect from `times` tries. */
export interface Params {
  readonly world: number
  readonly values: readonly number[]
  readonly parts: readonly number[]
  readonly of: 10 | 20
  readonly times: number
}

const worlds = [
  { what: 'points of one throw', one: 'throws', head: 'points' },
  { what: 'goals in a game', one: 'games', head: 'goals' },
  { what: 'cars a shop sells in a day', one: 'days', head: 'cars' },
  { what: 'rooms free on a night', one: 'nights', head: 'rooms' },
  { what: 'eggs in a nest', one: 'nests', head: 'eggs' },
  { what: 'faults in a roll of cloth', one: 'rolls', head: 'faults' },
] as const
const worldOf = (p: Params): (typeof worlds)[number] => worlds[p.world] ?? worlds[0]
const dec = (r: Rational): string => showValue(r, 'decimal').latex
const chanceOf = (p: Params, i: number): Rational => rational(p.parts[i] ?? 0, p.of)

/** Parts of `of`, each at least one. */
function split(chance: Chance, of: number, count: number): number[] {
  const cuts = chance
    .sample(
      Array.from({ length: of - 1 }, (_, i) => i + 1),
      count - 1,
    )
    .toSorted((a, b) => a - b)
  return [...cuts, of].map((cut, i) => cut - (cuts[i - 1] ?? 0))
}

function params(chance: Chance, difficulty: number): Params {
  const count = difficulty < 0.35 ? 3 : 4
  const of = difficulty < 0.5 ? 10 : 20
  const step = chance.int(1, 3 + Math.round(difficulty))
  const start = chance.int(0, 4)
  return {
    world: chance.int(0, worlds.length - 1),
    values: Array.from({ length: count }, (_, i) => start + step * (i + (difficulty > 0.5 && i === count - 1 ? 1 : 0))),
    parts: split(chance, of, count),
    of,
    times: difficulty < 0.6 ? 1 : 10 * chance.int(2, 12),
  }
}

const answer = (p: Params): Rational => multiplyRationals(expected(p), whole(p.times))

function reject(p: Params): string | null {
  const mean = expected(p)
  if (mean.d === 1n && p.values.includes(Number(mean.n))) return 'the answer stands in the table'
  return new Set(p.parts).size === 1 ? 'all equally likely' : null
}

function tell(p: Params): Telling {
  const { what, one } = worldOf(p)
  const mean = expected(p)
  const value = answer(p)
  const products = p.values.map((v, i) => `${v} \\cdot ${dec(chanceOf(p, i))}`)
  const plain = multiplyRationals(plainMean(p), whole(p.times))
  const likely = p.values[p.parts.indexOf(Math.max(...p.parts))] ?? 0
  const last = p.values.length - 1
  const missing = subtractRationals(mean, multiplyRationals(whole(p.values[last] ?? 0), chanceOf(p, last)))
  const wrong: Telling['wrong'] = [
    ...(decimalLength(plain) === null
      ? []
      : ([
          [plain, 'order_matters_mixup', 'The values are not equally likely. Count each as often as its chance says.'],
        ] as const)),
    [whole(likely * p.times), 'looks_alike', 'That is the most likely value, not the expected one.'],
    [multiplyRationals(missing, whole(p.times)), 'stops_early', 'The last product is missing from the sum.'],
    p.times > 1
      ? [mean, 'stops_early', `That is for one alone. Multiply by \\(${p.times}\\).`]
      : [
          whole(p.values.reduce((a, b) => a + b, 0)),
          'wrong_operation',
          'Multiply each value by its chance before you add.',
        ],
  ]
  return {
    ask:
      p.times === 1
        ? [
            `The table shows the ${what}. What is the expected value?`,
            `The table gives the chances for the ${what}. Find the expected value.`,
          ]
        : `The table shows the ${what}. How many ${worldOf(p).head} are expected in \\(${p.times}\\) ${one} together?`,
    answer: value,
    wrong,
    hints: [
      'The expected value is a mean in which each value counts as often as its chance says.',
      'Multiply each value by its chance, then add.',
      `Work out \\(${products.join(' + ')}\\)${p.times > 1 ? `, then multiply by \\(${p.times}\\)` : ''}.`,
    ],
    steps: [
      ['Multiply each value by its chance.', products.join(' + ')],
      [
        'Add the products.',
        `${p.values.map((v, i) => dec(multiplyRationals(whole(v), chanceOf(p, i)))).join(' + ')} = ${dec(mean)}`,
      ],
      ...(p.times > 1
        ? [[`Take it \\(${p.times}\\) times.`, `${dec(mean)} \\cdot ${p.times} = ${dec(value)}`] as const]
        : []),
    ],
  }
}

const picture = (p: Params): Figure =>
  table({
    rows: [
      [worldOf(p).head, ...p.values.map(String)],
      ['chance', ...p.parts.map((_, i) => dec(chanceOf(p, i)))],
    ],
    rowHeaders: true,
  })

/** Find and use an expected value (HSS-MD.A.2, HSS-MD.A.4). */
export const level: TopicLevel<Params> = {
  key: 'probability_distributions_practice/2',
  version: 1,
  params,
  reject,
  note: (p) => `${p.values.join()} ${p.of} ${p.parts.join()} ${p.times}`,
  ...toldBy(tell),
  forms: ['numeric', 'fraction', 'choice'],
  figure: picture,
  load: (p) => p.values.length + (p.times > 1 ? 4 : 0) + p.of / 10,
}
