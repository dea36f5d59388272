import { nodeToLatex } from '../../notation/latex.ts'
import { plus, times } from '../../expressions/build.ts'
import { polynomialLatex } from '../../expressions/polynomial-node.ts'
import { frac, guarded } from '../../notation/number-latex.ts'
import { point } from '../../values/point.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Step, TopicLevel } from '../../topic-level.ts'

/** a x + b y = e and c x + d y = f, whose right sides follow from x and y. The second is used `times` over. */
export interface Params {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
  readonly x: number
  readonly y: number
}

const e = (p: Params): number => p.a * p.x + p.b * p.y
const f = (p: Params): number => p.c * p.x + p.d * p.y
const side = (a: number, b: number): string => nodeToLatex(plus(times(a, 'x'), times(b, 'y')))
const first = (p: Params): string => `${side(p.a, p.b)} = ${e(p)}`
const second = (p: Params): string => `${side(p.c, p.d)} = ${f(p)}`

/** What the second equation is multiplied by, so that adding removes y. */
const factor = (p: Params): number => -p.b / p.d

function params(chance: Chance, difficulty: number): Params {
  const sign = (share: number): number => (chance.happens(share) ? -1 : 1)
  const most = 4 + Math.round(3 * difficulty)
  const d = chance.int(1, most) * sign(0.5)
  const scale = chance.happens(1.5 * difficulty - 0.3) ? chance.int(2, 4) : 1
  return {
    a: chance.int(1 + Math.round(difficulty), most + 1),
    b: d * scale * sign(0.5),
    c: chance.int(1, most) * sign(0.4 * difficulty),
    d,
    x: chance.int(1 + Math.round(2 * difficulty), 6 + Math.round(4 * difficulty)) * sign(0.5 * difficulty),
    y: chance.int(1 + Math.round(2 * difficulty), 6 + Math.round(4 * difficulty)) * sign(0.5 * difficulty),
  }
}

function reject(p: Params): string | null {
  if (p.x === p.y || p.x === -p.y) return 'both numbers alike'
  if (p.a + factor(p) * p.c === 0) return 'no single solution'
  if (Math.abs(e(p)) > 99 || Math.abs(f(p)) > 99 || Math.abs(p.b) > 12) return 'too large'
  return p.a === 1 && p.c === 1 && Math.abs(p.d) === 1 ? 'too easy to see' : null
}

function distractors(p: Params): Distractor[] {
  return [
    {
      value: point(p.y, p.x),
      misconception: 'reversal_error',
      why: 'Both numbers are right. \\(x\\) comes first, then \\(y\\).',
    },
    {
      value: point(p.x, -p.y),
      misconception: 'slip_sign',
      why: '\\(x\\) is right. Put it in and find \\(y\\) with its sign.',
    },
    { value: point(-p.x, p.y), misconception: 'slip_sign', why: 'Look at the sign of \\(x\\) once more.' },
    {
      value: point(p.x, p.y + 1),
      misconception: 'slip_off_by_one',
      why: '\\(x\\) is right. Put it in and find \\(y\\) once more.',
    },
  ]
}

/** 'add the equations', 'subtract', or multiply first. */
function plan(p: Params): string {
  const k = factor(p)
  if (k === 1) return 'The \\(y\\) terms are opposite. Add the equations.'
  if (k === -1) return 'The \\(y\\) terms are the same. Subtract the second equation from the first.'
  return k > 0
    ? `Multiply the second equation by \\(${k}\\), then add the equations.`
    : `Multiply the second equation by \\(${-k}\\), then subtract it from the first.`
}

function hints(p: Params): Hint[] {
  const k = Math.abs(factor(p))
  return [
    { text: 'Look for a letter that goes away when you add or subtract the equations.' },
    {
      text: k === 1 ? 'Compare the \\(y\\) terms of the two equations.' : 'Make the \\(y\\) terms the same size first.',
    },
    { text: plan(p) },
  ]
}

function solution(p: Params): Step[] {
  const k = factor(p)
  const size = Math.abs(k)
  const more = p.a + k * p.c
  const right = e(p) + k * f(p)
  const value = point(p.x, p.y)
  const steps: Step[] = []
  if (size !== 1)
    steps.push({
      say: `Multiply the second equation by \\(${size}\\), so that the \\(y\\) terms have the same size.`,
      latex: `${side(size * p.c, size * p.d)} = ${size * f(p)}`,
      relation: 'next',
    })
  steps.push({
    say:
      k > 0
        ? 'The \\(y\\) terms are opposite, so add the equations. The \\(y\\) goes away.'
        : 'The \\(y\\) terms are the same, so subtract. The \\(y\\) goes away.',
    latex: `${polynomialLatex([more, 0])} = ${right}`,
    relation: 'next',
  })
  if (more !== 1)
    steps.push({
      say: `Divide both sides by \\(${more}\\).`,
      latex: `x = ${frac(right, more)} = ${p.x}`,
      relation: 'next',
    })
  const put = `${p.a === 1 ? '' : `${p.a} \\times `}${p.a === 1 ? p.x : guarded(p.x)}`
  return [
    ...steps,
    {
      say: `Put \\(x = ${p.x}\\) into the first equation.`,
      latex: `${put} ${p.b < 0 ? '-' : '+'} ${polynomialLatex([Math.abs(p.b), 0], 'y')} = ${e(p)}`,
      relation: 'next',
    },
    {
      say: `That gives \\(y = ${p.y}\\). Write the solution as a point.`,
      latex: `(${p.x}, ${p.y})`,
      value,
      relation: 'next',
    },
    {
      say: 'Check in the second equation.',
      latex: `${p.c} \\times ${guarded(p.x)} ${p.d < 0 ? '-' : '+'} ${Math.abs(p.d)} \\times ${guarded(p.y)} = ${f(p)}`,
      value,
      relation: 'same',
    },
  ]
}

/** Solve a system by adding or subtracting equations (8.EE.C.8b, HSA-REI.C.5). */
export const level: TopicLevel<Params> = {
  key: 'systems_of_equations_practice/3',
  version: 1,
  params,
  reject,
  note: (p) => `${first(p)}; ${second(p)}`,
  prompt: (p, words) => ({
    text: words.pick([
      'Solve the system by elimination.',
      'Add or subtract the equations to solve the system.',
      'Find the point that solves both equations.',
    ]),
    latex: `${first(p)} \\text{ and } ${second(p)}`,
  }),
  answer: (p) => point(p.x, p.y),
  forms: ['coordinate', 'choice'],
  distractors,
  hints,
  solution,
  load: (p) =>
    Math.log2(Math.abs(p.a * p.b * p.c * p.d * p.x * p.y)) +
    (Math.abs(factor(p)) === 1 ? 0 : 4) +
    (p.x < 0 ? 1 : 0) +
    (p.y < 0 ? 1 : 0),
}
