import { gridArea } from '../../figures/grid-area.ts'
import { addRationals, divideRationals, multiplyRationals, rational } from '../../values/rational.ts'
import { gcd, lcm } from '../../values/whole-numbers.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../wrong-answer.ts'
import { pickNames } from '../../words/names.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

/** a/b x c/d, both proper and in lowest terms. */
export interface Params {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
  readonly story: boolean
}

const proper: readonly (readonly [number, number])[] = range(2, 10)
  .flatMap((d) => range(1, d - 1).map((n) => [n, d] as const))
  .filter(([n, d]) => gcd(BigInt(n), BigInt(d)) === 1n)

const all: readonly Omit<Params, 'story'>[] = proper
  .flatMap(([a, b]) => proper.map(([c, d]) => ({ a, b, c, d })))
  .filter((p) => p.b * p.d <= 72)
  .toSorted((p, q) => p.b * p.d + p.a * p.c - q.b * q.d - q.a * q.c)

const params = (chance: Chance, difficulty: number): Params => ({
  ...chance.pick(windowOf(all, difficulty, 0.5)),
  story: chance.happens(0.4),
})
const tex = (n: number, d: number): string => `\\frac{${n}}{${d}}`

function distractors(p: Params): Distractor[] {
  const [x, y] = [rational(p.a, p.b), rational(p.c, p.d)]
  const size = lcm(BigInt(p.b), BigInt(p.d))
  const [first, second] = [(BigInt(p.a) * size) / BigInt(p.b), (BigInt(p.c) * size) / BigInt(p.d)]
  return [
    wrongAnswer(
      rational(first * second, size),
      'mult_common_denominator',
      'The numerators were multiplied, but the denominators were not. Multiply both.',
    ),
    wrongAnswer(
      divideRationals(x, y),
      'mult_makes_bigger',
      'Part of a part is smaller than the part. Here the answer grew, so something was turned over.',
    ),
    wrongAnswer(addRationals(x, y), 'wrong_operation', 'That adds the fractions. Here you take a part of a part.'),
    wrongAnswer(
      rational(p.a * p.c + 1, p.b * p.d),
      'slip_off_by_one',
      `The denominator is right. Multiply \\(${p.a}\\) and \\(${p.c}\\) again.`,
    ),
  ]
}

const picture = (p: Params): Figure => gridArea({ columns: p.b, rows: p.d, crossed: { columns: p.a, rows: p.c } })

function solution(p: Params): Step[] {
  const value = multiplyRationals(rational(p.a, p.b), rational(p.c, p.d))
  const [n, d] = [p.a * p.c, p.b * p.d]
  const steps = [
    nextStep(
      `Cut a rectangle into \\(${p.b}\\) columns and \\(${p.d}\\) rows. That makes \\(${p.b} \\times ${p.d} = ${d}\\) small parts.`,
      undefined,
      undefined,
      picture(p),
    ),
    nextStep(
      `Both shadings meet in \\(${p.a} \\times ${p.c} = ${n}\\) of them.`,
      `${tex(p.a, p.b)} \\times ${tex(p.c, p.d)} = ${tex(n, d)}`,
      value,
    ),
  ]
  if (value.d !== BigInt(d))
    steps.push({
      say: 'Numerator and denominator share a factor, so write it in simplest form.',
      latex: `${tex(n, d)} = ${tex(Number(value.n), Number(value.d))}`,
      value,
      relation: 'same',
    })
  return steps
}

/** Find part of a part with an area picture (5.NF.B.4). */
export const level: TopicLevel<Params> = {
  key: 'fractions_multiply_practice/4',
  version: 1,
  params,
  note: (p) => `${p.a}/${p.b} x ${p.c}/${p.d} ${p.story}`,
  prompt: (p, words) => {
    if (!p.story)
      return {
        text: 'Multiply. Write the answer in simplest form.',
        latex: `${tex(p.a, p.b)} \\times ${tex(p.c, p.d)}`,
      }
    const [name] = pickNames(words, 1)
    const [x, y] = [`\\(${tex(p.a, p.b)}\\)`, `\\(${tex(p.c, p.d)}\\)`]
    return {
      text: words.pick([
        `${y} of a garden is planted. ${x} of that part is beans. What fraction of the garden is beans?`,
        `${name} paints ${y} of a wall. ${x} of the painted part is blue. What fraction of the wall is blue?`,
        `${y} of a pie is left. ${name} eats ${x} of what is left. What fraction of the whole pie is that?`,
        `${name} has ${y} of a meter of ribbon and uses ${x} of it. What fraction of a meter is that?`,
      ]),
    }
  },
  answer: (p) => multiplyRationals(rational(p.a, p.b), rational(p.c, p.d)),
  forms: ['fraction', 'choice'],
  rules: () => ({ simplest: true }),
  distractors,
  hints: (p) => [
    { text: 'Look where both shadings meet. That is the part of the part.' },
    { text: `The whole rectangle has \\(${p.b} \\times ${p.d}\\) small parts.` },
    {
      text: `\\(${p.a} \\times ${p.c}\\) of these \\(${p.b * p.d}\\) parts are shaded both ways. Simplify if you can.`,
    },
  ],
  solution,
  figure: picture,
  load: (p) => p.b * p.d + p.a * p.c,
}
