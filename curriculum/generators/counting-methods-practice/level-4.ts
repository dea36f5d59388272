import { rationalLatex } from '../../notation/number-latex.ts'
import { rational } from '../../values/rational.ts'
import { choose, factorial } from '../../values/whole-numbers.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Rational } from '../../values/values.ts'

const stories = [
  { of: '', a: 'girls', one: 'a girl', b: 'boys', does: 'A team' },
  { of: ' cards', a: 'red', one: 'red', b: 'black', does: 'A hand' },
  { of: '', a: 'novels', one: 'a novel', b: 'comics', does: 'A bundle' },
  { of: ' lamps', a: 'new', one: 'new', b: 'used', does: 'A sample' },
  { of: '', a: 'singers', one: 'a singer', b: 'dancers', does: 'A committee' },
] as const

/** `k` chosen at random from `a` of one kind and `b` of another; the chance that `hits` are of the first kind. */
export interface Params {
  readonly a: number
  readonly b: number
  readonly k: number
  readonly hits: number
  readonly story: number
}

const all = (p: Params): number => p.a + p.b
const good = (p: Params): bigint => choose(p.a, p.hits) * choose(p.b, p.k - p.hits)
const total = (p: Params): bigint => choose(all(p), p.k)
const valueOf = (p: Params): Rational => rational(good(p), total(p))
const storyOf = (p: Params): (typeof stories)[number] => stories[p.story] as (typeof stories)[number]

const work = (p: Params): number => 4 * p.k + (p.hits < p.k ? 5 : 0) + all(p) / 2

const every: readonly Params[] = range(3, 12)
  .flatMap((a) =>
    range(2, 12).flatMap((b) => range(2, 4).flatMap((k) => range(1, k).map((hits) => ({ a, b, k, hits, story: 0 })))),
  )
  .filter(
    (p) => p.a !== p.b && p.a >= p.hits && p.b >= p.k - p.hits && valueOf(p).d <= 900n && valueOf(p).n < valueOf(p).d,
  )
  .toSorted((p, q) => work(p) - work(q))

const params = (chance: Chance, difficulty: number): Params => ({
  ...chance.pick(windowOf(every, difficulty, 0.55)),
  story: chance.int(0, stories.length - 1),
})

const pick = (n: number, k: number): string => `\\binom{${n}}{${k}}`

/** Use counts to find a probability (HSS-CP.B.9). */
export const level: TopicLevel<Params> = {
  key: 'counting_methods_practice/4',
  version: 2,
  params,
  note: (p) => [p.a, p.b, p.k, p.hits].join(),
  prompt: (p) => {
    const s = storyOf(p)
    const what =
      p.hits === p.k
        ? `all of them are ${s.a}`
        : `exactly \\(${p.hits}\\) of the \\(${p.k}\\) ${p.hits === 1 ? `is ${s.one}` : `are ${s.a}`}`
    return {
      text: `There are \\(${p.a}\\) ${s.a} and \\(${p.b}\\) ${s.b}${s.of}. ${s.does} of \\(${p.k}\\) is chosen from them at random. What is the probability that ${what}?`,
    }
  },
  answer: valueOf,
  forms: ['fraction', 'choice'],
  distractors: (p) => [
    wrongAnswer(
      rational(good(p), factorial(all(p)) / factorial(all(p) - p.k)),
      'order_matters_mixup',
      'Order was counted in one place but not in the other. Use groups without order above and below.',
    ),
    wrongAnswer(
      rational(1, p.k + 1),
      'equiprobability',
      `The numbers from 0 to \\(${p.k}\\) are not equally likely. Count the groups.`,
    ),
    wrongAnswer(
      rational(BigInt(p.a ** p.hits) * BigInt(p.b ** (p.k - p.hits)), BigInt(all(p) ** p.k)),
      'looks_alike',
      'That is for choosing with putting back, in one order.',
    ),
    ...(p.hits < p.k
      ? [
          wrongAnswer(
            rational(choose(p.a, p.hits), total(p)),
            'stops_early',
            `The other \\(${p.k - p.hits}\\) must be chosen too.`,
          ),
        ]
      : [wrongAnswer(rational(p.a, all(p)), 'stops_early', 'That is the chance for one of them only.')]),
  ],
  hints: (p) => [
    { text: 'All groups are equally likely. Count the groups that fit, and all groups.' },
    { text: `All groups: \\(${pick(all(p), p.k)} = ${total(p)}\\).` },
    {
      text:
        p.hits === p.k
          ? `Groups that fit: \\(${pick(p.a, p.k)}\\).`
          : `Groups that fit: \\(${pick(p.a, p.hits)} \\times ${pick(p.b, p.k - p.hits)}\\).`,
    },
  ],
  solution: (p) => [
    nextStep('Count all groups.', `${pick(all(p), p.k)} = ${total(p)}`),
    nextStep(
      'Count the groups that fit.',
      p.hits === p.k
        ? `${pick(p.a, p.k)} = ${good(p)}`
        : `${pick(p.a, p.hits)} \\times ${pick(p.b, p.k - p.hits)} = ${choose(p.a, p.hits)} \\times ${choose(p.b, p.k - p.hits)} = ${good(p)}`,
    ),
    nextStep(
      'Divide, and write it in lowest terms.',
      `P = \\frac{${good(p)}}{${total(p)}}${rationalLatex(valueOf(p)) === `\\frac{${good(p)}}{${total(p)}}` ? '' : ` = ${rationalLatex(valueOf(p))}`}`,
      valueOf(p),
    ),
  ],
  load: work,
}
