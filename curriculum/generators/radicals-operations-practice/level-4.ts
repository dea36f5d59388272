import { polynomialLatex } from '../../expressions/polynomial-node.ts'
import { signed, sqrt } from '../../notation/number-latex.ts'
import { rational, whole } from '../../values/rational.ts'
import { setOf } from '../../values/set.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { SetOf } from '../../values/values.ts'

/**
 * 'number': root(a x + b) + e = r + e with the solution x. 'letter': root(a x + b) = x - h, which squares to an equation with
 * the solutions x (true) and q (false, because q is below h).
 */
export interface Params {
  readonly kind: 'number' | 'letter'
  readonly a: number
  readonly b: number
  /** The root's value at the solution. */
  readonly r: number
  readonly e: number
  readonly x: number
  readonly h: number
  readonly q: number
}

function params(chance: Chance, difficulty: number): Params {
  if (chance.happens(1.5 * difficulty - 0.3)) {
    const h = chance.int(-6, 7)
    const x = h + chance.int(1, 5 + Math.round(2 * difficulty))
    const q = h - chance.int(1, 6)
    return { kind: 'letter', a: x + q - 2 * h, b: h * h - x * q, r: x - h, e: 0, x, h, q }
  }
  const a = chance.int(1 + Math.round(difficulty), 6)
  const r = chance.int(2, 9)
  const x = chance.int(1, 12)
  const e = chance.happens(0.2 + 0.7 * difficulty) ? chance.int(1, 9) * (chance.happens(0.5) ? -1 : 1) : 0
  return { kind: 'number', a, b: r * r - a * x, r, e, x, h: 0, q: 0 }
}

function reject(p: Params): string | null {
  if (p.a === 0 || p.b === 0) return 'a term is missing'
  if (p.kind === 'number' && (p.r + p.e < 0 || Math.abs(p.b) > 60)) return 'a negative right side, or too large'
  return p.x === 0 || p.x === p.b || p.x === p.a ? 'the answer stands in the question' : null
}

const inner = (p: Params): string => polynomialLatex([p.a, p.b])
const right = (p: Params): string => (p.kind === 'letter' ? polynomialLatex([1, -p.h]) : String(p.r + p.e))
const line = (p: Params): string => `${sqrt(inner(p))}${p.e === 0 ? '' : ` ${signed(p.e)}`} = ${right(p)}`
const set = (...all: readonly number[]): SetOf => setOf(all.map((n) => whole(n)))

function distractors(p: Params): Distractor[] {
  const { a, b, r, e, x, q } = p
  if (p.kind === 'letter')
    return [
      {
        value: set(x, q),
        misconception: 'stops_early',
        why: `Put both back. At \\(${q}\\) the right side is negative, but a root never is.`,
      },
      {
        value: set(q),
        misconception: 'looks_alike',
        why: `Put \\(${q}\\) back. The right side is negative there, but a root never is.`,
      },
      { value: setOf([]), misconception: 'lost_root', why: 'One of the two solutions does fit. Put both back.' },
      { value: set(-x), misconception: 'slip_sign', why: 'The size is right. Look at the sign once more.' },
    ]
  return [
    ...(e === 0
      ? []
      : [
          {
            value: setOf([rational((r + e) ** 2 - e * e - b, a)]),
            misconception: 'square_of_sum',
            why: `Get the root alone before you square. The square of a sum has a middle term.`,
          },
          {
            value: setOf([rational((r + 2 * e) ** 2 - b, a)]),
            misconception: 'wrong_operation',
            why: `To undo \\(${signed(e)}\\), do the opposite on both sides.`,
          },
        ]),
    {
      value: setOf([rational(r - b, a)]),
      misconception: 'stops_early',
      why: 'Square both sides first. Then the root goes away.',
    },
    {
      value: setOf([rational(r * r + b, a)]),
      misconception: 'wrong_operation',
      why: `After squaring, undo \\(${signed(b)}\\) with the opposite.`,
    },
    { value: setOf([]), misconception: 'lost_root', why: 'The right side is not negative, so there is a solution.' },
    { value: set(-x), misconception: 'slip_sign', why: 'The size is right. Look at the sign once more.' },
  ]
}

function solution(p: Params): Step[] {
  const { a, b, r, e, x, h, q } = p
  const value = set(x)
  if (p.kind === 'letter')
    return [
      { say: 'Square both sides.', latex: `${inner(p)} = ${polynomialLatex([1, -2 * h, h * h])}`, relation: 'next' },
      {
        say: 'Bring everything to one side.',
        latex: `0 = ${polynomialLatex([1, -2 * h - a, h * h - b])}`,
        relation: 'next',
      },
      {
        say: `This has the solutions \\(${x}\\) and \\(${q}\\).`,
        latex: `0 = (${polynomialLatex([1, -x])})(${polynomialLatex([1, -q])})`.replace('(x)', 'x'),
        relation: 'next',
      },
      {
        say: `Check \\(${q}\\): the root is \\(${h - q}\\), but the right side is \\(${q - h}\\). This is a false solution.`,
        latex: `${sqrt(a * q + b)} = ${h - q} \\ne ${q - h}`,
        relation: 'next',
      },
      {
        say: `Check \\(${x}\\): both sides are \\(${r}\\). So it is the only solution.`,
        latex: `${sqrt(a * x + b)} = ${r}`,
        value,
        relation: 'next',
      },
    ]
  return [
    ...(e === 0
      ? []
      : [
          {
            say: `Get the root alone. ${e < 0 ? 'Add' : 'Subtract'} \\(${Math.abs(e)}\\) ${e < 0 ? 'to' : 'from'} both sides.`,
            latex: `${sqrt(inner(p))} = ${r}`,
            relation: 'next',
          } satisfies Step,
        ]),
    { say: 'Square both sides.', latex: `${inner(p)} = ${r * r}`, relation: 'next' },
    {
      say: 'Solve the equation that is left.',
      latex: a === 1 ? `x = ${x}` : `${a}x = ${a * x} \\implies x = ${x}`,
      value,
      relation: 'next',
    },
    {
      say: `Check: the root of \\(${a * x + b}\\) is \\(${r}\\), so it fits.`,
      latex: `${sqrt(a * x + b)} = ${r}`,
      value,
      relation: 'same',
    },
  ]
}

/** Solve radical equations and check for false solutions (HSA-REI.A.2). */
export const level: TopicLevel<Params> = {
  key: 'radicals_operations_practice/4',
  version: 1,
  params,
  reject,
  note: line,
  prompt: (p, words) => ({
    text: words.pick([
      'Find all solutions. Check for false ones.',
      'Solve the equation and check your solutions.',
      'Solve. Keep only true solutions.',
    ]),
    latex: line(p),
  }),
  answer: (p) => set(p.x),
  forms: ['set', 'choice'],
  formsLeftOut: { numeric: 'it is part of the task how many solutions there are' },
  rules: () => ({ variable: 'x' }),
  widget: () => ({ before: '\\(x =\\)' }),
  distractors,
  hints: (p) => [
    { text: p.e === 0 ? 'Which operation undoes a square root?' : 'Get the root alone on one side first.' },
    {
      text:
        p.kind === 'letter'
          ? 'Square both sides. The right side becomes a square of a difference or sum.'
          : `Square both sides: the right side becomes \\(${p.r * p.r}\\).`,
    },
    {
      text:
        p.kind === 'letter'
          ? `You get two candidates. Put each of them back into the equation.`
          : 'Solve what is left, and put the solution back.',
    },
  ],
  solution,
  load: (p) => (p.kind === 'letter' ? 10 : 0) + (p.e === 0 ? 0 : 3) + p.a / 4 + p.r / 8,
}
