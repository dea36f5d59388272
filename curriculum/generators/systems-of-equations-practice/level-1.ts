import { coordinateGrid } from '../../figures/coordinate-grid.ts'
import { minus, num, plus, times } from '../../expressions/build.ts'
import { nodeToLatex } from '../../notation/latex.ts'
import { point } from '../../values/point.ts'
import { rational } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'

/** Two lines through (x, y) with slopes n/d. */
export interface Params {
  readonly x: number
  readonly y: number
  readonly slopes: readonly [readonly [n: number, d: number], readonly [n: number, d: number]]
}

const start = (p: Params, i: 0 | 1): number => p.y - (p.slopes[i][0] * p.x) / p.slopes[i][1]
function rule(p: Params, i: 0 | 1): string {
  const [n, d] = p.slopes[i]
  const b = start(p, i)
  const slope = times(num(rational(n, d)), 'x')
  return `y = ${nodeToLatex(b === 0 ? slope : b < 0 ? minus(slope, -b) : plus(slope, b))}`
}

function params(chance: Chance, difficulty: number): Params {
  const easy: readonly (readonly [number, number])[] = [
    [1, 1],
    [2, 1],
    [-1, 1],
    [-2, 1],
    [3, 1],
  ]
  const hard: readonly (readonly [number, number])[] = [
    [1, 2],
    [-1, 2],
    [3, 2],
    [-3, 2],
    [1, 3],
    [-2, 3],
    [-3, 1],
  ]
  const slope = (): readonly [number, number] => chance.pick(chance.happens(difficulty) ? hard : easy)
  const reach = 3 + Math.round(3 * difficulty)
  return { x: chance.int(-reach, reach), y: chance.int(-reach, reach), slopes: [slope(), slope()] }
}

function reject(p: Params): string | null {
  const [[a, b], [c, d]] = p.slopes
  if (a * d === b * c) return 'parallel lines'
  if (p.x === p.y || p.x === 0) return 'a point too easy to read'
  return [start(p, 0), start(p, 1)].some((s) => !Number.isInteger(s) || Math.abs(s) > 8) ? 'a start off the grid' : null
}

/** Solve a system by reading where its lines cross (8.EE.C.8a). */
export const level: TopicLevel<Params> = {
  key: 'systems_of_equations_practice/1',
  version: 1,
  params,
  reject,
  note: (p) => `${rule(p, 0)} ${rule(p, 1)}`,
  prompt: (p, words) => ({
    text: words.pick(['Read the solution of the system from the graph.', 'Which point solves both equations?']),
    latex: `${rule(p, 0)} \\qquad ${rule(p, 1)}`,
  }),
  answer: (p) => point(p.x, p.y),
  forms: ['coordinate', 'choice'],
  distractors: (p) => [
    wrongAnswer(point(p.y, p.x), 'reversed_order', 'The place across comes first, then the height.'),
    wrongAnswer(
      point(0, start(p, 0)),
      'looks_alike',
      'There one line meets the \\(y\\)-axis. Look where both lines meet.',
    ),
    wrongAnswer(point(-p.x, p.y), 'slip_sign', 'Look at the signs of both numbers.'),
    wrongAnswer(
      point(0, start(p, 1)),
      'looks_alike',
      'There one line meets the \\(y\\)-axis. Look where both lines meet.',
    ),
  ],
  hints: () => [
    { text: 'The solution lies on both lines. Where do they meet?' },
    { text: 'From the crossing, go straight to the x-axis and read the first number.' },
    { text: 'Then go straight to the y-axis for the second number.' },
  ],
  solution: (p) => [
    nextStep('The lines cross in one point. It lies on both of them.'),
    nextStep(
      `The crossing is at \\(${p.x}\\) across and \\(${p.y}\\) up or down.`,
      `(${p.x}, ${p.y})`,
      point(p.x, p.y),
    ),
    {
      say: `Check: with \\(x = ${p.x}\\) both equations give \\(y = ${p.y}\\).`,
      value: point(p.x, p.y),
      relation: 'same',
    },
  ],
  figure: (p) =>
    coordinateGrid({
      x: { min: -8, max: 8, step: 1, numberStep: 2 },
      y: { min: -8, max: 8, step: 1, numberStep: 2 },
      lines: ([0, 1] as const).map((i) => ({
        through: [
          [0, start(p, i)],
          [p.slopes[i][1], start(p, i) + p.slopes[i][0]],
        ],
        series: i,
      })),
    }),
  load: (p) =>
    p.slopes.reduce((sum, [, d]) => sum + (d > 1 ? 4 : 0), 0) + (Math.abs(p.x) + Math.abs(p.y)) / 2 + (p.x < 0 ? 1 : 0),
}
