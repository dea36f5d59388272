import { functionGraph } from '../../figures/function-graph.ts'
import { polynomialLatex } from '../../expressions/polynomial-node.ts'
import { point } from '../../values/point.ts'
import { setOf } from '../../values/set.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { SetOf } from '../../values/values.ts'

/** The line y = m x + k and the parabola y = a (x - r)(x - s) + m x + k: they meet at r and s. */
export interface Params {
  readonly a: number
  readonly r: number
  readonly s: number
  readonly m: number
  readonly k: number
}

const height = (p: Params, x: number): number => p.m * x + p.k
const parabola = (p: Params): readonly [number, number, number] => [p.a, p.m - p.a * (p.r + p.s), p.a * p.r * p.s + p.k]
const points = (all: readonly (readonly [number, number])[]): SetOf => setOf(all.map(([x, y]) => point(x, y)))
const answer = (p: Params): SetOf =>
  points([
    [p.r, height(p, p.r)],
    [p.s, height(p, p.s)],
  ])

function params(chance: Chance, difficulty: number): Params {
  const [u, v] = chance.sample([-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5], 2) as [number, number]
  return {
    a: chance.happens(0.7 * difficulty) ? chance.pick([-1, 2, -2]) : 1,
    r: Math.min(u, v),
    s: Math.max(u, v),
    m: chance.int(Math.round(2 * difficulty), 1 + Math.round(2 * difficulty)) * (chance.happens(0.5) ? -1 : 1),
    k: chance.int(1 + Math.round(2 * difficulty), 4 + Math.round(3 * difficulty)) * (chance.happens(0.5) ? -1 : 1),
  }
}

function reject(p: Params): string | null {
  if (p.s - p.r < 2 || p.s - p.r > 6) return 'too near or too far apart'
  if ([p.r, p.s].some((x) => Math.abs(height(p, x)) > 11 || height(p, x) === x)) return 'off the picture'
  return parabola(p)[1] === 0 && parabola(p)[2] === 0 ? 'too plain' : null
}

function distractors(p: Params): Distractor[] {
  const [y1, y2] = [height(p, p.r), height(p, p.s)]
  return [
    wrongAnswer(
      points([
        [y1, p.r],
        [y2, p.s],
      ]),
      'reversed_order',
      'The value of \\(x\\) comes first in a point.',
    ),
    wrongAnswer(
      points([
        [p.r, 0],
        [p.s, 0],
      ]),
      'stops_early',
      'The numbers for \\(x\\) are right. Put them into the line to find \\(y\\).',
    ),
    wrongAnswer(
      points([
        [-p.r, height(p, -p.r)],
        [-p.s, height(p, -p.s)],
      ]),
      'slip_sign',
      'A factor \\(x - 3\\) is 0 at 3. Look at the signs of both \\(x\\).',
    ),
    wrongAnswer(
      points([
        [p.r, y2],
        [p.s, y1],
      ]),
      'looks_alike',
      'Each \\(x\\) goes with its own \\(y\\) on the line.',
    ),
    wrongAnswer(points([[p.s, y2]]), 'stops_early', 'The graphs meet twice. Find the other point as well.'),
  ]
}

function solution(p: Params): Step[] {
  const [a, b, c] = parabola(p)
  const value = answer(p)
  const all = [a, b - p.m, c - p.k] as const
  return [
    nextStep(
      'Where they meet, both have the same \\(y\\). Put the right sides equal.',
      `${polynomialLatex([a, b, c])} = ${polynomialLatex([p.m, p.k])}`,
    ),
    nextStep('Bring everything to one side.', `${polynomialLatex(all)} = 0`),
    nextStep('Factor or use the formula.', `x = ${p.r} \\quad \\text{or} \\quad x = ${p.s}`),
    nextStep(
      'Put each one into the line to find \\(y\\).',
      `(${p.r}, ${height(p, p.r)}) \\quad \\text{and} \\quad (${p.s}, ${height(p, p.s)})`,
      value,
    ),
  ]
}

/** Find where a line meets a parabola (HSA-REI.C.7). */
export const level: TopicLevel<Params> = {
  key: 'systems_of_equations_practice/6',
  version: 1,
  params,
  reject,
  note: (p) => `${p.a} ${p.r} ${p.s} ${p.m} ${p.k}`,
  prompt: (p, words) => ({
    text: words.pick(['Find all points where the line meets the parabola.', 'Solve the system. List both points.']),
    latex: `y = ${polynomialLatex(parabola(p))} \\qquad y = ${polynomialLatex([p.m, p.k])}`,
  }),
  answer,
  forms: ['set', 'choice'],
  formsLeftOut: { coordinate: 'there are two points' },
  widget: () => ({ keys: ['(', ')', '-'] }),
  distractors,
  hints: (p) => [
    { text: 'At a common point both equations give the same \\(y\\).' },
    { text: `Solve \\(${polynomialLatex(parabola(p))} = ${polynomialLatex([p.m, p.k])}\\).` },
    { text: `One of the \\(x\\) is \\(${p.r}\\). Find the other one, and both \\(y\\).` },
  ],
  solution,
  figure: (p) =>
    functionGraph(
      {
        x: { min: -7, max: 7, step: 1, numberStep: 2 },
        y: { min: -12, max: 12, step: 2, numberStep: 4 },
        curves: [
          { curve: { kind: 'polynomial', coefficients: parabola(p).toReversed() } },
          { curve: { kind: 'polynomial', coefficients: [p.k, p.m] } },
        ],
      },
      { alt: `A parabola that opens ${p.a > 0 ? 'up' : 'down'} and a line that crosses it twice, x from −7 to 7.` },
    ),
  load: (p) => (p.a === 1 ? 0 : 5) + Math.abs(p.m) * 2 + Math.abs(p.k) / 2 + (p.a < 0 ? 1 : 0),
}
