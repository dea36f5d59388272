import { minus, num, over, plus } from '../../../expressions/build.ts'
import { nodeToLatex } from '../../../notation/latex.ts'
import { polynomialLatex, polynomialNode } from '../../../expressions/polynomial-node.ts'
import { rational, rationalText } from '../../../values/rational.ts'
import { rationalLatex, signed } from '../../../notation/number-latex.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../../topic-level.ts'
import type { Node, Rational } from '../../../values/values.ts'

/** (a x + b)/k + or - (c x + d)/m = n, and r, the least common multiple of k and m. */
export interface Params {
  readonly a: number
  readonly b: number
  readonly k: number
  readonly c: number
  readonly d: number
  readonly m: number
  readonly minus: boolean
  readonly n: number
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))
/** The common denominator. */
export const common = (p: Params): number => (p.k * p.m) / gcd(p.k, p.m)
/** What each numerator is multiplied by. */
export const factors = (p: Params): readonly [number, number] => [common(p) / p.k, common(p) / p.m]
const sign = (p: Params): number => (p.minus ? -1 : 1)
/** What is before x and the number on the left when all is multiplied by the common denominator. */
export function cleared(p: Params, sign2 = sign(p)): readonly [number, number] {
  const [f, g] = factors(p)
  return [f * p.a + sign(p) * g * p.c, f * p.b + sign2 * g * p.d]
}
const solve = ([x, free]: readonly [number, number], right: number): Rational | null =>
  x === 0 ? null : rational(right - free, x)
const answer = (p: Params): Rational => solve(cleared(p), common(p) * p.n) ?? rational(0)
const fraction = (x: number, free: number, below: number): Node => over(polynomialNode([x, free]), below)
/** The left side. */
export const left = (p: Params): Node =>
  p.minus
    ? minus(fraction(p.a, p.b, p.k), fraction(p.c, p.d, p.m))
    : plus(fraction(p.a, p.b, p.k), fraction(p.c, p.d, p.m))

function params(chance: Chance, difficulty: number): Params {
  const bottoms = difficulty < 0.4 ? [2, 3, 4] : [2, 3, 4, 5, 6]
  const [k, m] = chance.sample(bottoms, 2) as [number, number]
  const free = (): number => (chance.happens(0.15 + difficulty) ? chance.int(1, 7) * (chance.happens(0.4) ? -1 : 1) : 0)
  const lead = (): number => chance.int(1, 1 + Math.round(3 * difficulty))
  return {
    a: lead(),
    b: free(),
    k,
    c: lead(),
    d: free(),
    m,
    minus: chance.happens(0.2 + 0.6 * difficulty),
    n: chance.int(1, 9) * (chance.happens(0.3) ? -1 : 1),
  }
}

function reject(p: Params): string | null {
  if (gcd(gcd(p.a, Math.abs(p.b)), p.k) > 1 || gcd(gcd(p.c, Math.abs(p.d)), p.m) > 1) return 'a fraction can be reduced'
  const value = solve(cleared(p), common(p) * p.n)
  if (value === null || value.n === 0n) return 'no single solution'
  return value.d > 12n || value.n > 60n || value.n < -60n ? 'an awkward solution' : null
}

function distractors(p: Params): Distractor[] {
  const r = common(p)
  const [f, g] = factors(p)
  const list: (readonly [Rational | null, string, string])[] = [
    [
      solve([f * p.a + sign(p) * g * p.c, p.b * (p.b === 0 ? 1 : f) + sign(p) * g * p.d], p.n),
      'stops_early',
      `Multiply the right side by \\(${r}\\) as well.`,
    ],
  ]
  if (p.minus && p.d !== 0)
    list.push([
      solve(cleared(p, 1), r * p.n),
      'sign_of_subtracted_bracket',
      'The minus belongs to the whole second fraction, so it changes both signs on top.',
    ])
  if (p.b !== 0 || p.d !== 0)
    list.push([
      solve([f * p.a + sign(p) * g * p.c, p.b + sign(p) * p.d], r * p.n),
      'distribute_first_only',
      'Every part of a top is multiplied, the number too.',
    ])
  list.push(
    [
      solve([p.a + sign(p) * p.c, p.b + sign(p) * p.d], (p.k + p.m) * p.n),
      'looks_alike',
      'Tops and bottoms cannot simply be joined. Use a common denominator.',
    ],
    [
      rational(r * p.n + cleared(p)[1], cleared(p)[0]),
      'move_without_inverse',
      'To undo what is added, subtract it on both sides.',
    ],
    [
      rational(r * p.n - cleared(p)[1] - cleared(p)[0]),
      'divide_wrong_way',
      `The number before \\(x\\) multiplies, so divide by it.`,
    ],
  )
  return list.flatMap(([value, id, why]) => (value === null || value.d > 60n ? [] : [wrongAnswer(value, id, why)]))
}

function solution(p: Params): Step[] {
  const r = common(p)
  const [f, g] = factors(p)
  const [x, free] = cleared(p)
  const value = answer(p)
  const times = (n: number, a: number, b: number): string =>
    n === 1
      ? b === 0
        ? polynomialLatex([a, b])
        : `(${polynomialLatex([a, b])})`
      : b === 0
        ? polynomialLatex([n * a, 0])
        : `${n}(${polynomialLatex([a, b])})`
  const right = r * p.n
  return [
    nextStep(
      `The denominators are \\(${p.k}\\) and \\(${p.m}\\). Multiply both sides by \\(${r}\\), so that both go away.`,
      `${times(f, p.a, p.b)} ${p.minus ? '-' : '+'} ${times(g, p.c, p.d)} = ${right}`,
    ),
    nextStep('Multiply out and collect like terms.', `${polynomialLatex([x, free])} = ${right}`),
    ...(free === 0
      ? []
      : [
          nextStep(
            free < 0 ? `Add \\(${-free}\\) to both sides.` : `Subtract \\(${free}\\) from both sides.`,
            `${polynomialLatex([x, 0])} = ${right - free}`,
          ),
        ]),
    nextStep(
      x === 1 ? 'That is the solution.' : `Divide both sides by \\(${x}\\).`,
      `x = ${rationalLatex(value)}`,
      value,
    ),
    {
      say: `Check: put \\(x = ${rationalLatex(value)}\\) into the first line. The left side is \\(${p.n}\\).`,
      value,
      relation: 'same',
    },
  ]
}

/** Clear denominators and solve (HSA-REI.B.3). */
export const clearedFractions: TopicLevel<Params> = {
  key: 'equations_multi_step_practice/7',
  version: 1,
  params,
  reject,
  note: (p) => `${nodeToLatex(left(p))} ${p.n}`,
  prompt: (p, words) => ({
    text: words.pick(['Solve for \\(x\\).', 'Solve the equation.']),
    latex: `${nodeToLatex(left(p))} = ${nodeToLatex(num(p.n))}`,
  }),
  answer,
  forms: ['fraction', 'numeric', 'choice'],
  rules: () => ({ variable: 'x' }),
  widget: () => ({ before: '\\(x =\\)' }),
  distractors,
  hints: (p) => [
    { text: 'Clear the fractions first. Which number do both denominators divide?' },
    { text: `Multiply every term on both sides by \\(${common(p)}\\).` },
    { text: `You get \\(${polynomialLatex(cleared(p))} = ${common(p) * p.n}\\).` },
  ],
  solution,
  load: (p) =>
    p.a +
    p.c +
    (p.b === 0 ? 0 : 2) +
    (p.d === 0 ? 0 : 2) +
    (p.minus ? 2 : 0) +
    common(p) / 5 +
    (rationalText(answer(p)).includes('/') ? 1 : 0) +
    (signed(p.d).startsWith('-') ? 1 : 0),
}
