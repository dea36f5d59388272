import { histogram } from '../../figures/histogram.ts'
import { showValue } from '../../notation/show-value.ts'
import {
  compareRationals,
  multiplyRationals,
  powerOfRational,
  rational,
  subtractRationals,
  sumRationals,
  whole,
} from '../../values/rational.ts'
import { choose } from '../../values/whole-numbers.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure, Rational } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

/** `n` tries that succeed with chance hit/of; exactly, at least or at most k successes. */
export interface Params {
  readonly world: number
  readonly n: number
  readonly hit: number
  readonly of: 2 | 5 | 10
  readonly ask: 'exactly' | 'at_least' | 'at_most'
  readonly k: number
}

const worlds = [
  { each: 'A player scores each penalty', tries: 'penalties', success: 'goals' },
  { each: 'A seed comes up', tries: 'seeds', success: 'plants' },
  { each: 'A spinner stops on red', tries: 'spins', success: 'reds' },
  { each: 'A train is on time', tries: 'trains', success: 'trains on time' },
  { each: 'A visitor buys a ticket', tries: 'visitors', success: 'buyers' },
  { each: 'A guess is right', tries: 'guesses', success: 'right guesses' },
  { each: 'A chick is brown', tries: 'chicks', success: 'brown chicks' },
] as const
const worldOf = (p: Params): (typeof worlds)[number] => worlds[p.world] ?? worlds[0]
const dec = (r: Rational): string => showValue(r, 'decimal').latex

const p1 = (p: Params): Rational => rational(p.hit, p.of)
const q1 = (p: Params): Rational => subtractRationals(whole(1), p1(p))
/** The chance of one particular order with k successes. */
const oneOrder = (p: Params, k: number): Rational =>
  multiplyRationals(powerOfRational(p1(p), k), powerOfRational(q1(p), p.n - k))
const exactly = (p: Params, k: number): Rational => multiplyRationals(whole(choose(p.n, k)), oneOrder(p, k))
const counted = (p: Params): number[] => {
  const all = Array.from({ length: p.n + 1 }, (_, k) => k)
  return all.filter((k) => (p.ask === 'exactly' ? k === p.k : p.ask === 'at_least' ? k >= p.k : k <= p.k))
}
const answer = (p: Params): Rational => sumRationals(counted(p).map((k) => exactly(p, k)))

function params(chance: Chance, difficulty: number): Params {
  const of = chance.pick([2, 5, 10, 10] as const)
  const n = of === 2 ? chance.int(3, 6) : of === 5 ? chance.int(3, 4) : chance.int(2, 3)
  const ask = difficulty < 0.45 ? 'exactly' : chance.pick(['at_least', 'at_most'] as const)
  return {
    world: chance.int(0, worlds.length - 1),
    n,
    hit: of === 2 ? 1 : chance.int(1, of - 1),
    of,
    ask,
    k: chance.int(1, n - 1),
  }
}

const ways = (n: number, k: number): number => Number(choose(n, k))

function tell(p: Params): Telling {
  const { each, tries, success } = worldOf(p)
  const value = answer(p)
  const start = `${each} with probability \\(${dec(p1(p))}\\). The ${tries} are independent.`
  const what = { exactly: `exactly \\(${p.k}\\)`, at_least: `at least \\(${p.k}\\)`, at_most: `at most \\(${p.k}\\)` }[
    p.ask
  ]
  const terms = counted(p)
  const orders = p.k === 1 ? p.n : Array.from({ length: p.k }, (_, i) => p.n - i).reduce((a, b) => a * b, 1)
  const ordered = multiplyRationals(whole(orders), oneOrder(p, p.k))
  const fits = (r: Rational): boolean => r.n > 0n && compareRationals(r, whole(1)) < 0
  const product = (k: number): string => `${ways(p.n, k)} \\cdot ${powers(p, k)}`
  const candidates: Telling['wrong'] = [
    ...(p.ask === 'exactly'
      ? ([
          [
            ordered,
            'order_matters_mixup',
            `You counted the same \\(${p.k}\\) ${success} in every order. Count each choice once.`,
          ],
          [oneOrder(p, p.k), 'stops_early', `That is one order only. There are \\(${ways(p.n, p.k)}\\) of them.`],
        ] as const)
      : ([
          [exactly(p, p.k), 'stops_early', `That is exactly \\(${p.k}\\). Other numbers count too.`],
          [
            sumRationals(terms.map((k) => oneOrder(p, k))),
            'stops_early',
            'Each number of successes can come in several orders. Count them all.',
          ],
        ] as const)),
    [
      subtractRationals(whole(1), value),
      'looks_alike',
      'That is the probability that it does not happen. Subtract it from 1.',
    ],
    [p1(p), 'given_number', `That is the probability for a single one. There are \\(${p.n}\\) ${tries}.`],
    [powerOfRational(p1(p), p.k), 'stops_early', 'Each failure has a probability, too. Multiply by it.'],
    [
      exactly({ ...p, hit: p.of - p.hit }, p.k),
      'looks_alike',
      'You exchanged the probabilities of success and failure.',
    ],
    [
      multiplyRationals(whole(p.k), p1(p)),
      'wrong_operation',
      'Probabilities of independent events are multiplied, not added.',
    ],
  ]
  return {
    ask: [
      `${start} What is the probability that the number of ${success} among \\(${p.n}\\) ${tries} is ${what}?`,
      `${start} Of \\(${p.n}\\) ${tries}, the number of ${success} is counted. Find the probability that it is ${what}.`,
    ],
    answer: value,
    wrong: candidates.filter(([r]) => typeof r !== 'number' && r.kind === 'rational' && fits(r)),
    hints: [
      p.ask === 'exactly'
        ? 'In how many orders can that happen?'
        : `Which numbers of successes count? List them: \\(${terms.join(',\\ ')}\\).`,
      `One order with \\(${p.k}\\) ${p.k === 1 ? 'success' : 'successes'} has the probability \\(${powers(p, p.k)}\\).`,
      `Work out \\(${terms.map(product).join(' + ')}\\).`,
    ],
    steps: [
      [`The probability of a failure is \\(${dec(q1(p))}\\).`, `1 - ${dec(p1(p))} = ${dec(q1(p))}`],
      [
        p.ask === 'exactly'
          ? `There are \\(${ways(p.n, p.k)}\\) orders, each with the same probability.`
          : 'Count the orders for each number of successes.',
        terms.map(product).join(' + '),
      ],
      [
        p.ask === 'exactly' ? 'Multiply.' : 'Work out and add.',
        terms.length === 1 ? dec(value) : `${terms.map((k) => dec(exactly(p, k))).join(' + ')} = ${dec(value)}`,
      ],
    ],
  }
}

/** p^k q^(n-k), without powers of 0 and 1. */
function powers(p: Params, k: number): string {
  const power = (base: Rational, e: number): string[] => (e === 0 ? [] : [e === 1 ? dec(base) : `${dec(base)}^{${e}}`])
  return [...power(p1(p), k), ...power(q1(p), p.n - k)].join(' \\cdot ')
}

/** In how many orders each number of successes can come. */
function picture(p: Params): Figure {
  return histogram(
    {
      start: 0,
      width: 1,
      counts: Array.from({ length: p.n + 1 }, (_, k) => ways(p.n, k)),
      single: true,
      scale: { step: 1 },
      name: `Orders by number of ${worldOf(p).success}`,
      highlight: counted(p),
    },
    { title: 'Number of orders' },
  )
}

/** Find chances in repeated trials (HSS-MD.A.3). */
export const level: TopicLevel<Params> = {
  key: 'probability_distributions_practice/3',
  version: 2,
  params,
  reject: (p) => (p.n === 2 && 2 * p.hit === p.of ? 'all chances alike' : null),
  note: (p) => `${p.world} ${p.n} ${p.hit}/${p.of} ${p.ask} ${p.k}`,
  ...toldBy(tell),
  forms: ['numeric', 'fraction', 'choice'],
  figure: picture,
  load: (p) => 3 * counted(p).length + (p.ask === 'exactly' ? 0 : 4) + p.n / 4,
}
