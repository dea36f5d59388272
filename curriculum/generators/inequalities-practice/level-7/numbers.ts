import { functionGraph } from '../../../figures/function-graph.ts'
import { polynomialLatex } from '../../../expressions/polynomial-node.ts'
import { signed } from '../../../notation/number-latex.ts'
import { intervalPart, intervals } from '../../../values/intervals.ts'
import { whole } from '../../../values/rational.ts'
import { signLatex, signs, type Sign } from '../linear-inequality.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../../topic-level.ts'
import type { Figure, Intervals } from '../../../values/values.ts'

/** a (x - r)(x - s) (sign) 0 with r < s, written with `moved` of its constant on the right side. */
export interface Params {
  readonly a: number
  readonly r: number
  readonly s: number
  readonly sign: Sign
  readonly moved: boolean
}

/** The coefficients, the highest first. */
export const coefficients = (p: Params): readonly [number, number, number] => [p.a, -p.a * (p.r + p.s), p.a * p.r * p.s]

/** The numbers between the ends, or those outside them. */
function between(low: number, high: number, isInside: boolean, counts: boolean): Intervals {
  const [from, to] = [whole(low), whole(high)]
  return intervals(
    isInside
      ? [intervalPart(from, to, counts, counts)]
      : [intervalPart(null, from, false, counts), intervalPart(to, null, counts, false)],
  )
}

const inside = (p: Params): boolean => p.sign.startsWith('<') === p.a > 0
const counts = (p: Params): boolean => p.sign.length === 2
const answerOf = (p: Params): Intervals => between(p.r, p.s, inside(p), counts(p))

function params(chance: Chance, difficulty: number): Params {
  const reach = 8
  const [r, s] = [chance.int(-reach, reach), chance.int(-reach, reach)]
  const a = chance.happens(1.4 * difficulty - 0.4) ? chance.pick([-1, 2, -2]) : 1
  return {
    a,
    r: Math.min(r, s),
    s: Math.max(r, s),
    sign: chance.pick(signs),
    moved: chance.happens(1.3 * difficulty - 0.2),
  }
}

function reject(p: Params): string | null {
  if (p.r === p.s) return 'one zero only'
  if (p.s - p.r > 12) return 'too tall a graph'
  if (p.r + p.s === 0 && p.moved) return 'too easy'
  return p.moved && p.r * p.s === 0 ? 'nothing to move' : null
}

export function line(p: Params): string {
  const [a, b, c] = coefficients(p)
  return p.moved
    ? `${polynomialLatex([a, b, 0])} ${signLatex[p.sign]} ${-c}`
    : `${polynomialLatex([a, b, c])} ${signLatex[p.sign]} 0`
}

function picture(p: Params): Figure {
  const depth = Math.abs(p.a) * ((p.s - p.r) / 2) ** 2
  const room = Math.max(4, Math.ceil(depth * 1.2))
  const [c2, c1, c0] = coefficients(p)
  return functionGraph({
    x: { min: -10, max: 10, numberStep: 2 },
    y: { min: -room, max: room },
    curves: [{ curve: { kind: 'polynomial', coefficients: [c0, c1, c2] } }],
  })
}

function distractors(p: Params): Distractor[] {
  return [
    {
      value: between(p.r, p.s, !inside(p), counts(p)),
      misconception: p.a < 0 ? 'inequality_no_flip' : 'looks_alike',
      why: `Try a number between the zeros. Does it make the inequality true?`,
    },
    {
      value: between(p.r, p.s, inside(p), !counts(p)),
      misconception: 'looks_alike',
      why: counts(p)
        ? 'The zeros themselves count with this sign.'
        : 'The zeros themselves do not count with this sign.',
    },
    {
      value: between(-p.s, -p.r, inside(p), counts(p)),
      misconception: 'slip_sign',
      why: 'A factor \\(x - 2\\) is zero at \\(2\\), not at \\(-2\\). Check the signs of the zeros.',
    },
    {
      value: intervals([
        inside(p) ? intervalPart(null, whole(p.s), false, counts(p)) : intervalPart(whole(p.s), null, counts(p), false),
      ]),
      misconception: 'stops_early',
      why: 'That uses one zero. The other zero is an end as well.',
    },
    {
      value: between(p.r, p.s, !inside(p), !counts(p)),
      misconception: p.a < 0 ? 'inequality_no_flip' : 'looks_alike',
      why: `Try a number between the zeros. Does it make the inequality true?`,
    },
  ]
}

const factor = (r: number): string => (r === 0 ? 'x' : `(x ${signed(-r)})`)

function solution(p: Params): Step[] {
  const [a, b, c] = coefficients(p)
  const value = answerOf(p)
  const wanted = p.sign.startsWith('<') ? 'below' : 'above'
  const steps: Step[] = []
  if (p.moved)
    steps.push({
      say: 'Bring everything to one side.',
      latex: `${polynomialLatex([a, b, c])} ${signLatex[p.sign]} 0`,
      relation: 'next',
    })
  const front = a === 1 ? '' : a === -1 ? '-' : String(a)
  return [
    ...steps,
    {
      say: `Find the zeros by factoring. They are \\(${p.r}\\) and \\(${p.s}\\).`,
      latex: `${front}${factor(p.r)}${factor(p.s)} = 0`,
      relation: 'next',
    },
    {
      say: `The graph opens ${p.a > 0 ? 'upward' : 'downward'}. So between the zeros it is ${p.a > 0 ? 'below' : 'above'} the axis.`,
      figure: picture(p),
      relation: 'next',
    },
    {
      say: `We want it ${wanted} the axis${counts(p) ? ', or on it' : ''}. That is ${inside(p) ? 'between' : 'outside'} the zeros.`,
      latex: inside(p)
        ? `${p.r} ${signLatex[counts(p) ? '<=' : '<']} x ${signLatex[counts(p) ? '<=' : '<']} ${p.s}`
        : `x ${signLatex[counts(p) ? '<=' : '<']} ${p.r} \\text{ or } x ${signLatex[counts(p) ? '>=' : '>']} ${p.s}`,
      value,
      relation: 'next',
    },
  ]
}

/** Solve a quadratic inequality with a graph or signs (HSA-CED.A.1). */
export const quadraticInequality: TopicLevel<Params> = {
  key: 'inequalities_practice/7',
  version: 1,
  params,
  reject,
  note: line,
  prompt: (p, words) => ({
    text: words.pick([
      'Solve the inequality. Write the answer in interval notation.',
      'Find all solutions. Use interval notation.',
    ]),
    latex: line(p),
  }),
  answer: answerOf,
  forms: ['interval', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'First find where the two sides are equal.' },
    { text: `The zeros of \\(${polynomialLatex(coefficients(p))}\\) split the number line into three parts.` },
    { text: 'Try one number from each part. Which parts make the inequality true?' },
    { text: `The zeros are \\(${p.r}\\) and \\(${p.s}\\). Try a number between them.` },
  ],
  solution,
  figure: picture,
  load: (p) => (p.a === 1 ? 0 : 3) + (p.moved ? 3 : 0) + Math.abs(p.r * p.s) / 15 + (p.a < 0 ? 1 : 0),
}
