import { treeDiagram } from '../../figures/tree-diagram.ts'
import { rational } from '../../values/rational.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../wrong-answer.ts'
import { rationalLatex } from '../../notation/number-latex.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Figure, Rational } from '../../values/values.ts'

const colors = [
  ['red', 'blue'],
  ['green', 'white'],
  ['black', 'gold'],
  ['blue', 'white'],
] as const

/** Two balls drawn without putting the first one back from `a` of one color and `b` of another. */
export interface Params {
  readonly a: number
  readonly b: number
  readonly ask: 'both first' | 'first then second' | 'both same' | 'one of each'
  readonly colors: number
}

const all = (p: Params): number => p.a + p.b
const pairs = (p: Params): number => all(p) * (all(p) - 1)
const names = (p: Params): readonly [string, string] => colors[p.colors] ?? colors[0]

function hits(p: Params): number {
  if (p.ask === 'both first') return p.a * (p.a - 1)
  if (p.ask === 'first then second') return p.a * p.b
  return p.ask === 'both same' ? p.a * (p.a - 1) + p.b * (p.b - 1) : 2 * p.a * p.b
}

const valueOf = (p: Params): Rational => rational(hits(p), pairs(p))
/** The same with the first ball put back. */
function putBack(p: Params): Rational {
  const square = all(p) ** 2
  if (p.ask === 'both first') return rational(p.a * p.a, square)
  if (p.ask === 'first then second') return rational(p.a * p.b, square)
  return rational(p.ask === 'both same' ? p.a * p.a + p.b * p.b : 2 * p.a * p.b, square)
}

const asks = ['both first', 'first then second', 'one of each', 'both same'] as const
const work = (p: Params): number => 6 * asks.indexOf(p.ask) + all(p)

const every: readonly Params[] = asks
  .flatMap((ask) => range(2, 10).flatMap((a) => range(2, 10).map((b) => ({ a, b, ask, colors: 0 }))))
  .filter((p) => p.a !== p.b)
  .toSorted((p, q) => work(p) - work(q))

const params = (chance: Chance, difficulty: number): Params => ({
  ...chance.pick(windowOf(every, difficulty, 0.5)),
  colors: chance.int(0, colors.length - 1),
})

function distractors(p: Params): Distractor[] {
  const [x] = names(p)
  const second = p.ask === 'both first' ? rational(p.a - 1, all(p) - 1) : rational(p.b, all(p) - 1)
  return [
    wrongAnswer(putBack(p), 'looks_alike', 'The first ball is not put back, so the second draw has one fewer ball.'),
    wrongAnswer(
      rational(BigInt(p.a) * second.d + second.n * BigInt(all(p)), BigInt(all(p)) * second.d),
      'add_for_and',
      'Along a branch the chances are multiplied, not added.',
    ),
    wrongAnswer(
      second,
      'conditional_inverse',
      `That is the chance of the second draw once the first was ${x}. Multiply it with the first chance.`,
    ),
    ...(p.ask === 'both same'
      ? [wrongAnswer(rational(p.a * (p.a - 1), pairs(p)), 'stops_early', `That is only the branch with ${x} twice.`)]
      : p.ask === 'one of each'
        ? [wrongAnswer(rational(p.a * p.b, pairs(p)), 'stops_early', 'That is only one of the two orders.')]
        : [wrongAnswer(rational(p.a, all(p)), 'stops_early', 'That is the chance of the first draw alone.')]),
  ]
}

function picture(p: Params): Figure {
  const [x, y] = names(p)
  const e = (n: number, of: number): string => `${n}/${of}`
  const n = all(p)
  return treeDiagram(
    {
      stages: ['1st', '2nd'],
      branches: [
        {
          name: x,
          edge: e(p.a, n),
          branches: [
            { name: x, edge: e(p.a - 1, n - 1) },
            { name: y, edge: e(p.b, n - 1) },
          ],
        },
        {
          name: y,
          edge: e(p.b, n),
          branches: [
            { name: x, edge: e(p.a, n - 1) },
            { name: y, edge: e(p.b - 1, n - 1) },
          ],
        },
      ],
    },
    {
      alt: `Tree of two draws. First: ${x} ${e(p.a, n)}, ${y} ${e(p.b, n)}. After ${x}: ${x} ${e(p.a - 1, n - 1)}, ${y} ${e(p.b, n - 1)}. After ${y}: ${x} ${e(p.a, n - 1)}, ${y} ${e(p.b - 1, n - 1)}.`,
    },
  )
}

const tex = (n: number, d: number): string => `\\frac{${n}}{${d}}`

/** The share of pairs, and in lowest terms where it can be simplified. */
function lowestTex(p: Params): string {
  const lowest = valueOf(p)
  const first = `P = ${tex(hits(p), pairs(p))}`
  return lowest.d === BigInt(pairs(p)) ? first : `${first} = ${tex(Number(lowest.n), Number(lowest.d))}`
}

/** Multiply along dependent branches (HSS-CP.B.8). */
export const level: TopicLevel<Params> = {
  key: 'probability_rules_practice/5',
  version: 1,
  params,
  note: (p) => [p.a, p.b, p.ask].join(),
  space: every.length,
  prompt: (p) => {
    const [x, y] = names(p)
    const what = {
      'both first': `both are ${x}`,
      'first then second': `the first is ${x} and the second ${y}`,
      'both same': 'both have the same color',
      'one of each': 'they have different colors',
    }[p.ask]
    return {
      text: `A bag holds \\(${p.a}\\) ${x} and \\(${p.b}\\) ${y} balls. Two balls are drawn, one after the other, without putting the first one back. What is the probability that ${what}?`,
    }
  },
  answer: valueOf,
  forms: ['fraction', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'After the first draw there is one fewer ball. The tree shows the new chances.' },
    { text: 'Along a branch, multiply. If several branches fit, add their products.' },
    {
      text:
        p.ask === 'both first'
          ? `Work out \\(${tex(p.a, all(p))} \\times ${tex(p.a - 1, all(p) - 1)}\\).`
          : p.ask === 'first then second'
            ? `Work out \\(${tex(p.a, all(p))} \\times ${tex(p.b, all(p) - 1)}\\).`
            : 'Two branches fit. Find both products and add them.',
    },
  ],
  solution: (p) => {
    const [x, y] = names(p)
    const n = all(p)
    const product = (u: number, v: number): string => `${tex(u, n)} \\times ${tex(v, n - 1)} = ${tex(u * v, pairs(p))}`
    const lowest = (u: number, v: number): string => {
      const end = rationalLatex(rational(u * v, pairs(p)))
      return end === tex(u * v, pairs(p)) ? product(u, v) : `${product(u, v)} = ${end}`
    }
    const start = nextStep(
      `There are \\(${n}\\) balls at first, and \\(${n - 1}\\) for the second draw.`,
      `${n} \\to ${n - 1}`,
    )
    if (p.ask === 'both first')
      return [start, nextStep(`Follow the branch ${x}, ${x}.`, lowest(p.a, p.a - 1), valueOf(p))]
    if (p.ask === 'first then second')
      return [start, nextStep(`Follow the branch ${x}, ${y}.`, lowest(p.a, p.b), valueOf(p))]
    const [u, v] =
      p.ask === 'both same' ? [product(p.a, p.a - 1), product(p.b, p.b - 1)] : [product(p.a, p.b), product(p.b, p.a)]
    return [
      start,
      nextStep('Two branches fit. Multiply along each.', `${u} \\qquad ${v}`),
      nextStep('Add the two products.', lowestTex(p), valueOf(p)),
    ]
  },
  figure: picture,
  load: work,
}
