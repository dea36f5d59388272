import { nodeToLatex } from '../../notation/latex.ts'
import { plus, times } from '../../expressions/build.ts'
import { polynomialLatex } from '../../expressions/polynomial-node.ts'
import { point } from '../../values/point.ts'
import { signed } from '../../notation/number-latex.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'

/** y = m x + b, and a x + c y = its value at (x, y), where y follows from x. */
export interface Params {
  readonly m: number
  readonly b: number
  readonly a: number
  readonly c: number
  readonly x: number
}

const y = (p: Params): number => p.m * p.x + p.b
const d = (p: Params): number => p.a * p.x + p.c * y(p)
const first = (p: Params): string => `y = ${polynomialLatex([p.m, p.b])}`
const second = (p: Params): string => `${nodeToLatex(plus(times(p.a, 'x'), times(p.c, 'y')))} = ${d(p)}`
const inside = (p: Params): string => polynomialLatex([p.m, p.b])

function params(chance: Chance, difficulty: number): Params {
  const sign = (share: number): number => (chance.happens(share) ? -1 : 1)
  return {
    m: chance.int(1 + Math.round(difficulty), 2 + Math.round(3 * difficulty)) * sign(0.5 * difficulty),
    b: chance.int(1 + Math.round(difficulty), 6 + Math.round(3 * difficulty)) * sign(0.3 + 0.3 * difficulty),
    a: chance.int(1 + Math.round(difficulty), 4 + Math.round(3 * difficulty)) * sign(0.4 * difficulty),
    c: chance.int(1 + Math.round(difficulty), 2 + Math.round(3 * difficulty)) * sign(0.6 * difficulty),
    x: chance.int(1, 6 + Math.round(2 * difficulty)) * sign(0.5 * difficulty),
  }
}

function reject(p: Params): string | null {
  if (p.a + p.c * p.m === 0) return 'no single solution'
  return y(p) === p.x || y(p) === 0 || Math.abs(y(p)) > 40 ? 'an odd point' : null
}

function distractors(p: Params): Distractor[] {
  const list: Distractor[] = [
    wrongAnswer(point(y(p), p.x), 'reversed_order', 'The value of \\(x\\) comes first in a point.'),
  ]
  /** The second number of the bracket not multiplied. */
  const loose = (d(p) - p.b) / (p.a + p.c * p.m)
  if (p.c !== 1 && Number.isInteger(loose))
    list.push(
      wrongAnswer(
        point(loose, p.m * loose + p.b),
        'looks_alike',
        `\\(${p.c}\\) multiplies the whole bracket \\(${inside(p)}\\).`,
      ),
    )
  return [
    ...list,
    wrongAnswer(point(p.x, p.m * p.x), 'stops_early', `Add the \\(${p.b}\\) of the first equation too.`),
    wrongAnswer(
      point(p.x, p.m * p.x - p.b),
      'wrong_operation',
      `In the first equation \\(${p.b}\\) is added to \\(${polynomialLatex([p.m, 0])}\\).`,
    ),
    wrongAnswer(point(-p.x, y(p)), 'slip_sign', 'Look at the signs of both numbers.'),
  ]
}

function solution(p: Params): Step[] {
  const [x2, free] = [p.a + p.c * p.m, p.c * p.b]
  const value = point(p.x, y(p))
  const bracket = `${p.c === 1 ? '' : p.c === -1 ? '-' : p.c}(${inside(p)})`
  return [
    nextStep(
      `Put \\(${inside(p)}\\) in place of \\(y\\) in the second equation.`,
      `${polynomialLatex([p.a, 0])} ${bracket.startsWith('-') ? `- ${bracket.slice(1)}` : `+ ${bracket}`} = ${d(p)}`,
    ),
    nextStep('Multiply out and collect.', `${polynomialLatex([x2, free])} = ${d(p)}`),
    nextStep(`Solve for \\(x\\).`, `${polynomialLatex([x2, 0])} = ${d(p) - free} \\qquad x = ${p.x}`),
    nextStep('Put it into the first equation to find \\(y\\).', `y = ${p.m * p.x} ${signed(p.b)} = ${y(p)}`),
    nextStep('Write both as a point.', `(${p.x}, ${y(p)})`, value),
  ]
}

/** Solve a system by substitution (8.EE.C.8b). */
export const level: TopicLevel<Params> = {
  key: 'systems_of_equations_practice/2',
  version: 1,
  params,
  reject,
  note: (p) => `${first(p)} ${second(p)}`,
  prompt: (p, words) => ({
    text: words.pick([
      'Solve the system. Write the solution as a point.',
      'Find the point \\((x, y)\\) that solves both equations.',
    ]),
    latex: `${first(p)} \\qquad ${second(p)}`,
  }),
  answer: (p) => point(p.x, y(p)),
  forms: ['coordinate', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'The first equation says what \\(y\\) is. Use that in the second one.' },
    { text: `Write \\((${inside(p)})\\) where \\(y\\) stands. Keep the bracket.` },
    { text: `You get \\(${polynomialLatex([p.a + p.c * p.m, p.c * p.b])} = ${d(p)}\\). Solve it, then find \\(y\\).` },
  ],
  solution,
  load: (p) => [p.m, p.b, p.a, p.c, p.x].reduce((sum, n) => sum + Math.abs(n) / 2 + (n < 0 ? 1.5 : 0), 0),
}
