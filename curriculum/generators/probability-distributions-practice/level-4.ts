import { table } from '../../figures/table.ts'
import { showValue } from '../../notation/show-value.ts'
import { decimalLength, multiplyRationals, rational, subtractRationals, whole } from '../../values/rational.ts'
import { toldBy } from '../telling.ts'
import { expected, plainMean } from './prizes.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure, Rational } from '../../values/values.ts'
import type { Lottery } from './prizes.ts'
import type { Telling } from '../telling.ts'

/** A game with prizes in dollars and its price, or two plans with what they may cost; money is in whole dollars. */
export interface Params {
  readonly ask: 'fair' | 'gain' | 'choose'
  readonly world: number
  readonly first: Lottery
  readonly second: Lottery
  readonly price: number
}

const games = ['A wheel at a fair', 'A game with cards', 'A raffle', 'A game with dice', 'A lucky bag'] as const
const plans = [
  ['repair a machine', 'buy a new one'],
  ['take the train', 'drive the car'],
  ['plant corn', 'plant beans'],
  ['hold a fair outdoors', 'hold it in a hall'],
  ['ship by boat', 'ship by plane'],
] as const

const dec = (r: Rational): string => showValue(r, 'decimal').latex
const chanceOf = (l: Lottery, i: number): Rational => rational(l.parts[i] ?? 0, l.of)

function lottery(chance: Chance, values: readonly number[]): Lottery {
  const of = chance.pick([10, 20])
  const [a, b] = [chance.int(1, of / 5), chance.int(1, of / 2 - 1)]
  return { values, parts: [a, b, of - a - b], of }
}

function params(chance: Chance, difficulty: number): Params {
  const ask = difficulty < 0.35 ? 'fair' : difficulty < 0.65 ? 'gain' : 'choose'
  const cost = (): number[] => [100 * chance.int(8, 20), 100 * chance.int(3, 7), 50 * chance.int(1, 4)]
  const prize = [10 * chance.int(2, 6), chance.int(3, 9), 0]
  return {
    ask,
    world: chance.int(0, 4),
    first: lottery(chance, ask === 'choose' ? cost() : prize),
    second: lottery(chance, ask === 'choose' ? cost() : prize),
    price: chance.int(4, 14),
  }
}

function reject(p: Params): string | null {
  const one = expected(p.first)
  if (p.ask === 'gain') {
    const gain = subtractRationals(one, whole(p.price))
    return gain.n === 0n || gain.n > 2n * gain.d ? 'fair, or too good' : null
  }
  if (p.ask === 'fair')
    return one.d === 1n && p.first.values.includes(Number(one.n)) ? 'the answer stands in the table' : null
  const two = expected(p.second)
  return one.n * two.d === two.n * one.d ? 'both alike' : null
}

const products = (l: Lottery): string =>
  l.values.flatMap((v, i) => (v === 0 ? [] : [`${v} \\cdot ${dec(chanceOf(l, i))}`])).join(' + ')

const meanWrong = (l: Lottery, less: number): Telling['wrong'] => {
  const plain = subtractRationals(plainMean(l), whole(less))
  return decimalLength(plain) === null
    ? []
    : [[plain, 'order_matters_mixup', 'The outcomes are not equally likely. Weigh each by its chance.']]
}

function tellGame(p: Params): Telling {
  const mean = expected(p.first)
  const game = games[p.world] as string
  const top = p.first.values[0] ?? 0
  const partial = multiplyRationals(whole(top), chanceOf(p.first, 0))
  if (p.ask === 'fair')
    return {
      ask: [
        `${game} has these prizes in dollars. Which price makes the game fair?`,
        `${game} pays these prizes in dollars. At which price does nobody gain in the long run?`,
      ],
      answer: mean,
      wrong: [
        ...meanWrong(p.first, 0),
        [partial, 'stops_early', 'That is only the top prize. The other prize counts too.'],
        [whole(top + (p.first.values[1] ?? 0)), 'wrong_operation', 'Multiply each prize by its chance before you add.'],
        [multiplyRationals(mean, whole(2)), 'looks_alike', 'That is twice as much as players get back.'],
        [subtractRationals(mean, partial), 'stops_early', 'The top prize is left out. It counts too.'],
      ],
      hints: [
        'A game is fair when its price is what it pays on average.',
        'Multiply each prize by its chance.',
        `Work out \\(${products(p.first)}\\).`,
      ],
      steps: [
        ['A fair price is the expected prize.', products(p.first)],
        ['Work it out.', `${products(p.first)} = ${dec(mean)}`],
      ],
    }
  const gain = subtractRationals(mean, whole(p.price))
  return {
    ask: [
      `${game} costs \\(${p.price}\\) dollars and pays these prizes. How many dollars does a player gain on average? A loss is negative.`,
      `You pay \\(${p.price}\\) dollars for a game with these prizes. What is your expected gain in dollars? A loss is negative.`,
    ],
    answer: gain,
    wrong: [
      [mean, 'stops_early', 'That is the expected prize. Take the price away.'],
      [subtractRationals(whole(0), gain), 'slip_sign', 'Prize minus price, not price minus prize.'],
      ...meanWrong(p.first, p.price),
      [
        subtractRationals(partial, whole(p.price)),
        'stops_early',
        'Only the top prize was counted. The other one counts too.',
      ],
      [whole(top - p.price), 'looks_alike', 'That is the gain with the top prize only.'],
    ],
    hints: [
      'What does the game pay on average?',
      `The expected prize is \\(${products(p.first)}\\).`,
      `Take the price \\(${p.price}\\) from \\(${dec(mean)}\\).`,
    ],
    steps: [
      ['Find the expected prize.', `${products(p.first)} = ${dec(mean)}`],
      ['Take the price away.', `${dec(mean)} - ${p.price} = ${dec(gain)}`],
    ],
  }
}

function tellPlans(p: Params): Telling {
  const [one, two] = [expected(p.first), expected(p.second)]
  const [plan1, plan2] = plans[p.world] ?? ['', '']
  const isFirst = one.n * two.d < two.n * one.d
  const [low, high] = isFirst ? [one, two] : [two, one]
  const difference = subtractRationals(high, low)
  return {
    ask: [
      `One can ${plan1} (A) or ${plan2} (B). The table shows the costs in dollars. What is the smaller expected cost?`,
      `Two plans, ${plan1} (A) or ${plan2} (B), may cost so many dollars. Find the expected cost of the cheaper plan.`,
    ],
    answer: low,
    wrong: [
      [high, 'looks_alike', 'That is the expected cost of the other plan, which is more.'],
      [difference, 'stops_early', 'That is by how much the plans differ.'],
      ...meanWrong(isFirst ? p.first : p.second, 0),
      [
        whole(Math.min(...p.first.values, ...p.second.values)),
        'looks_alike',
        'That is the smallest cost that can come up, not the expected one.',
      ],
    ],
    hints: [
      'Find the expected cost of each plan.',
      `Plan A: \\(${products(p.first)}\\).`,
      `Plan B: \\(${products(p.second)}\\). Take the smaller.`,
    ],
    steps: [
      ['Plan A:', `${products(p.first)} = ${dec(one)}`],
      ['Plan B:', `${products(p.second)} = ${dec(two)}`],
      [`Plan ${isFirst ? 'A' : 'B'} costs less on average.`, `${dec(low)} < ${dec(high)}`],
    ],
  }
}

function picture(p: Params): Figure {
  const line = (l: Lottery, name: string): string[][] => [
    [name, ...l.values.map(String)],
    ['chance', ...l.parts.map((_, i) => dec(chanceOf(l, i)))],
  ]
  return table({
    rows: p.ask === 'choose' ? [...line(p.first, 'cost A'), ...line(p.second, 'cost B')] : line(p.first, 'prize'),
    rowHeaders: true,
  })
}

/** Use expected values to judge games and decide between plans (HSS-MD.B.5 to HSS-MD.B.7). */
export const level: TopicLevel<Params> = {
  key: 'probability_distributions_practice/4',
  version: 1,
  params,
  reject,
  note: (p) => {
    const told = (l: Lottery): string => `${l.values.join()} ${l.parts.join()}`
    return `${p.ask} ${told(p.first)} ${p.ask === 'choose' ? told(p.second) : p.ask === 'gain' ? p.price : ''}`
  },
  ...toldBy((p) => (p.ask === 'choose' ? tellPlans(p) : tellGame(p))),
  forms: ['numeric', 'fraction', 'choice'],
  figure: picture,
  load: (p) => ({ fair: 1, gain: 4, choose: 8 })[p.ask] + p.first.of / 20,
}
