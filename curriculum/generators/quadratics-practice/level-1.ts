import { polynomialLatex } from '../../expressions/polynomial-node.ts'
import { frac, signed } from '../../notation/number-latex.ts'
import { rational, whole } from '../../values/rational.ts'
import { gcd } from '../../values/whole-numbers.ts'
import { setOf } from '../../values/set.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Rational, SetOf } from '../../values/values.ts'

/**
 * (p x - u)(x - s) = 0, so the solutions are u/p and s. 'product' shows the factors, 'standard' the trinomial, 'bracket' a product
 * that equals another number than 0: (x - m)(x - n) = k with m = u + t and n = s - t (p is 1 there).
 */
export interface Params {
  readonly shown: 'product' | 'standard' | 'bracket'
  readonly p: number
  readonly u: number
  readonly s: number
  readonly t: number
}

const trinomial = ({ p, u, s }: Params): readonly [number, number, number] => [p, -u - p * s, u * s]
const root = ({ u, p }: Params): Rational => rational(u, p)
const answerOf = (it: Params): SetOf => setOf([root(it), whole(it.s)])
const value = (k: Params): number => k.t * (k.s - k.u - k.t)

function params(chance: Chance, difficulty: number): Params {
  const sign = (): number => (chance.happens(0.35 + 0.15 * difficulty) ? -1 : 1)
  const shown = chance.happens(0.45 - difficulty)
    ? 'product'
    : chance.happens(1.6 * difficulty - 0.6)
      ? 'bracket'
      : 'standard'
  const p =
    shown !== 'bracket' && chance.happens(1.2 * difficulty - 0.2) ? chance.int(2, 3 + Math.round(difficulty)) : 1
  const most = 9 + Math.round(3 * difficulty)
  return {
    shown,
    p,
    u: chance.happens(0.06) && shown === 'standard' ? 0 : chance.int(1, most) * sign(),
    s: chance.int(1, most) * sign(),
    t: chance.int(1, 4) * sign(),
  }
}

function reject(it: Params): string | null {
  const { p, u, s, shown } = it
  if (u === p * s) return 'one solution only'
  if (u === -p * s) return 'opposite solutions'
  if (gcd(BigInt(u), BigInt(p)) !== 1n && u !== 0) return 'a common factor'
  if (u === 0 && p !== 1) return 'a common factor'
  if (
    shown === 'bracket' &&
    (value(it) === 0 || u + it.t === 0 || s === it.t || u + it.t === s - it.t || value(it) > 60)
  )
    return 'no product'
  return trinomial(it)[1] === 0 ? 'no middle term' : null
}

const factor = (p: number, u: number): string => (p === 1 && u === 0 ? 'x' : `(${polynomialLatex([p, -u])})`)
const factors = (it: Params): string => `${factor(it.p, it.u)}${factor(1, it.s)}`
function line(it: Params): string {
  if (it.shown === 'product') return `${factors(it)} = 0`
  if (it.shown === 'standard') return `${polynomialLatex(trinomial(it))} = 0`
  return `(x ${signed(-(it.u + it.t))})(x ${signed(it.t - it.s)}) = ${value(it)}`
}

const numbers = (...all: readonly (Rational | number)[]): SetOf =>
  setOf(all.map((n) => (typeof n === 'number' ? whole(n) : n)))

function distractors(it: Params): Distractor[] {
  const { p, u, s, t } = it
  const [, b, c] = trinomial(it)
  const signs = `The factor \\(${polynomialLatex([1, -s])}\\) is zero at \\(${s}\\). Check the sign of each solution.`
  const lost = 'A product is zero when either factor is zero. There is another solution.'
  const list: Distractor[] = []
  if (it.shown === 'bracket')
    list.push({
      value: numbers(u + t + value(it), s - t + value(it)),
      misconception: 'zero_product_misuse',
      why: `Setting each factor equal to the right side works only when that side is zero.`,
    })
  if (it.shown === 'standard' && p === 1 && c !== 0)
    list.push({
      value: numbers(-c, -c - b),
      misconception: 'zero_product_misuse',
      why: 'Leave zero alone on one side before you factor.',
    })
  list.push(
    { value: numbers(rational(-u, p), -s), misconception: 'factor_sign', why: signs },
    { value: u > 0 && s <= 0 ? numbers(root(it)) : numbers(s), misconception: 'lost_root', why: lost },
    { value: numbers(rational(-u, p), s), misconception: 'factor_sign', why: signs },
    { value: numbers(root(it), -s), misconception: 'factor_sign', why: signs },
    { value: numbers(root(it)), misconception: 'lost_root', why: lost },
  )
  return list
}

const shownRoot = (it: Params): string =>
  it.p === 1 ? String(it.u) : `${it.u < 0 ? '-' : ''}${frac(Math.abs(it.u), it.p)}`

function solution(it: Params): Step[] {
  const reached = answerOf(it)
  const steps: Step[] = []
  const [a, b, c] = trinomial(it)
  if (it.shown === 'bracket')
    steps.push({
      say: 'The right side is not zero, so first multiply out and bring everything to one side.',
      latex: `${polynomialLatex([a, b, c])} = 0`,
      relation: 'next',
    })
  if (it.shown !== 'product')
    steps.push({
      say:
        c === 0
          ? 'Both terms have \\(x\\). Take it out.'
          : a === 1
            ? `Factor. Two numbers with the product \\(${c}\\) and the sum \\(${b}\\) are \\(${-it.u}\\) and \\(${-it.s}\\).`
            : 'Factor the left side.',
      latex: `${factors(it)} = 0`,
      relation: 'next',
    })
  const either = it.p === 1 && it.u === 0 ? 'x' : polynomialLatex([it.p, -it.u])
  return [
    ...steps,
    {
      say: 'A product is zero only when one of its factors is zero.',
      latex: `${either} = 0 \\text{ or } ${polynomialLatex([1, -it.s])} = 0`,
      relation: 'next',
    },
    {
      say: 'Solve each little equation.',
      latex: `x = ${shownRoot(it)} \\text{ or } x = ${it.s}`,
      value: reached,
      relation: 'next',
    },
    {
      say: `Check: at \\(x = ${it.s}\\) the factor \\(${polynomialLatex([1, -it.s])}\\) is zero. Both are solutions.`,
      value: reached,
      relation: 'same',
    },
  ]
}

/** Use the zero-product rule (HSA-REI.B.4b). */
export const level: TopicLevel<Params> = {
  key: 'quadratics_practice/1',
  version: 1,
  params,
  reject,
  note: line,
  prompt: (it, words) => ({
    text: words.pick(['Solve by factoring.', 'Find all solutions.', 'Solve the equation.']),
    latex: line(it),
  }),
  answer: answerOf,
  forms: ['set', 'choice'],
  formsLeftOut: { numeric: 'there are two solutions, not one number' },
  rules: () => ({ variable: 'x' }),
  widget: () => ({ before: '\\(x =\\)' }),
  distractors,
  hints: (it) => [
    {
      text:
        it.shown === 'bracket'
          ? 'Is the right side zero? If not, make it zero first.'
          : 'When is a product equal to zero?',
    },
    it.shown === 'product'
      ? { text: 'Set each factor equal to zero.' }
      : { text: `Write \\(${polynomialLatex(trinomial(it))}\\) as a product of two factors.` },
    { text: `The factors are \\(${factors(it)}\\). Set each of them equal to zero.` },
  ],
  solution,
  load: (it) =>
    ({ product: 0, standard: 5, bracket: 10 })[it.shown] +
    (it.p > 1 ? 4 : 0) +
    Math.log2(1 + Math.abs(it.u * it.s)) / 3,
}
