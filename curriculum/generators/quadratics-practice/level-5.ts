import { polynomialLatex } from '../../expressions/polynomial-node.ts'
import { item } from '../../values/items.ts'
import { gcd } from '../../values/whole-numbers.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Item } from '../../values/values.ts'

/** a x^2 + b x + c = 0. */
export interface Params {
  readonly a: number
  readonly b: number
  readonly c: number
}

type Count = 'two' | 'one' | 'none'
const texts: Readonly<Record<Count, string>> = {
  two: 'two real solutions',
  one: 'one real solution',
  none: 'no real solutions',
}
const option = (count: Count): Item => item(count, texts[count])
const inside = ({ a, b, c }: Params): number => b * b - 4 * a * c
const countOf = (d: number): Count => (d > 0 ? 'two' : d === 0 ? 'one' : 'none')
const asked = (p: Params): string => `${polynomialLatex([p.a, p.b, p.c])} = 0`

function params(chance: Chance, difficulty: number): Params {
  const wanted = chance.pick(['two', 'one', 'none', 'two', 'none'] as const)
  const sign = (): number => (chance.happens(0.5) ? -1 : 1)
  const size = chance.int(3 + Math.round(11 * difficulty), 9 + Math.round(11 * difficulty))
  if (wanted === 'one') {
    const [k, m] = [chance.int(1, 4), chance.int(1, 3)]
    const n = Math.max(1, Math.round((size + chance.int(0, 6)) / (2 * m * k))) * sign()
    return { a: k * m * m, b: 2 * k * m * n, c: k * n * n }
  }
  const b = size * sign()
  const lead = chance.int(1 + Math.round(difficulty), 6 + Math.round(4 * difficulty))
  const limit = Math.floor((b * b) / (4 * lead))
  const c =
    wanted === 'none' ? limit + chance.int(1, 14) : chance.happens(0.5) ? -chance.int(1, 14) : limit - chance.int(0, 3)
  return { a: lead, b, c }
}

function distractors(p: Params): Distractor[] {
  const d = inside(p)
  const right = countOf(d)
  const why = `The discriminant is \\(${d}\\), ${d > 0 ? 'above 0' : d === 0 ? 'exactly 0' : 'below 0'}.`
  const id = (count: Count): string =>
    right === 'two' && count === 'one'
      ? 'lost_root'
      : countOf(p.b * p.b + 4 * p.a * p.c) === count
        ? 'factor_sign'
        : 'looks_alike'
  return (['two', 'one', 'none'] as const)
    .filter((count) => count !== right)
    .map((count) => wrongAnswer(option(count), id(count), why))
}

/** Without the formula: signs that differ, or a perfect square. */
function shortWay({ a, b, c }: Params): Step[] | null {
  if (a * c < 0 && b % 2 === 0)
    return [
      nextStep(
        `\\(a = ${a}\\) and \\(c = ${c}\\) have different signs, so \\(-4ac\\) is positive.`,
        `-4 \\cdot ${a} \\cdot (${c}) = ${-4 * a * c}`,
      ),
      nextStep(
        'A square is never negative, so the discriminant is above 0. There are two real solutions.',
        `b^{2} - 4ac = ${b * b} + ${-4 * a * c} > 0`,
        option('two'),
      ),
    ]
  const shared = Number(gcd(gcd(BigInt(a), BigInt(Math.abs(b))), BigInt(Math.abs(c))))
  const [m, n] = [Math.sqrt(a / shared), Math.sqrt(c / shared)]
  if (b * b !== 4 * a * c || !Number.isInteger(m) || !Number.isInteger(n)) return null
  const factor = polynomialLatex([m, b < 0 ? -n : n])
  return [
    nextStep(
      'The left side is a perfect square trinomial, or a multiple of one.',
      `${polynomialLatex([a, b, c])} = ${shared === 1 ? '' : shared}(${factor})^{2}`,
    ),
    nextStep('A square is 0 only when its base is 0, so there is one real solution.', `${factor} = 0`, option('one')),
  ]
}

/** Count real solutions with the discriminant (HSA-REI.B.4b). */
export const level: TopicLevel<Params> = {
  key: 'quadratics_practice/5',
  version: 2,
  params,
  reject: (p) => (p.c === 0 || Math.abs(inside(p)) > 900 ? 'too plain or too large' : null),
  note: asked,
  prompt: (p, words) => ({
    text: words.pick([
      'How many real solutions does the equation have?',
      'Use the discriminant. How many real solutions are there?',
      'What does the discriminant tell you about the real solutions?',
      'Find the number of real solutions without solving the equation.',
    ]),
    latex: asked(p),
  }),
  answer: (p) => option(countOf(inside(p))),
  forms: ['choice'],
  distractors,
  hints: (p) => [
    { text: 'The number under the square root of the quadratic formula decides.' },
    { text: `Find \\(b^2 - 4ac\\) with \\(a = ${p.a}\\), \\(b = ${p.b}\\), \\(c = ${p.c}\\).` },
    {
      text: `It is \\(${p.b * p.b} - ${4 * p.a * p.c < 0 ? `(${4 * p.a * p.c})` : 4 * p.a * p.c}\\). Is that above 0, equal to 0 or below 0?`,
    },
  ],
  solution: (p) =>
    shortWay(p) ?? [
      nextStep(
        'Find the discriminant.',
        `${p.b < 0 ? `(${p.b})` : p.b}^{2} - 4 \\cdot ${p.a} \\cdot ${p.c < 0 ? `(${p.c})` : p.c} = ${inside(p)}`,
      ),
      nextStep(
        {
          two: 'It is above 0, so there are two real solutions.',
          one: 'It is 0, so plus and minus give the same: one real solution.',
          none: 'It is below 0, and no real number is its square root: no real solutions.',
        }[countOf(inside(p))],
        undefined,
        option(countOf(inside(p))),
      ),
    ],
  load: (p) => Math.abs(p.b) + p.a / 10,
}
