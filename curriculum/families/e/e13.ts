import { rational } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { ContestFamily } from '../family.ts'
import { mistake, signed, stepsTo, twoHints } from '../writing.ts'

export interface Params {
  readonly width: number
  readonly height: number
  readonly x: number
  readonly y: number
}

const slope = ({ width, height, x, y }: Params) => rational(height - 2 * y, width - 2 * x)

function params(chance: Chance, difficulty: number): Params {
  const reach = 3 + Math.round(6 * difficulty)
  return {
    width: 2 * chance.int(2, 5 + Math.round(3 * difficulty)),
    height: 2 * chance.int(2, 4 + Math.round(3 * difficulty)),
    x: difficulty < 0.25 ? 0 : chance.int(-reach, -1),
    y: chance.int(-reach, reach),
  }
}

/** Every line through its center halves a rectangle. */
export const family: ContestFamily<Params> = {
  code: 'E13',
  name: 'A line that halves',
  version: 2,
  idea: 'symmetry_center',
  reach: [8.4, 10.8],
  areas: ['SL', 'G2', 'AL'],
  targetSeconds: 110,
  params,
  reject: ({ width, height, x, y }) =>
    2 * y === height || width - 2 * x === Math.abs(height - 2 * y) || (y >= 0 && y <= height && x >= 0)
      ? 'inside or level'
      : null,
  note: ({ width, height, x, y }) => `${width} ${height} ${x} ${y}`,
  prompt: ({ width, height, x, y }, words) => ({
    text: words.pick([
      `A rectangle has the corners (0, 0), (${width}, 0), (${width}, ${height}) and (0, ${height}). A line through the point (${signed(x)}, ${signed(y)}) cuts it into two parts of equal area. What is the slope of the line?`,
      `A field has the corners (0, 0), (${width}, 0), (${width}, ${height}) and (0, ${height}) on a map. A straight fence that starts at (${signed(x)}, ${signed(y)}) splits the field into two equal areas for two sisters. What is the slope of the fence on the map?`,
    ]),
  }),
  answer: (p) => slope(p),
  forms: ['fraction', 'choice'],
  distractors: (p) => [
    mistake(
      'other_quantity',
      rational(p.height - p.y, p.width - p.x),
      'That line goes to a corner. Which point of the rectangle halves it?',
    ),
    ...(p.height === 2 * p.y
      ? []
      : [
          mistake(
            'reversed_order',
            rational(p.width - 2 * p.x, p.height - 2 * p.y),
            'A slope is up over right, not right over up.',
          ),
        ]),
    mistake(
      'quick_answer',
      rational(p.height, p.width),
      'That is the slope of the diagonal. It does not pass through your point.',
    ),
    mistake(
      'slip_sign',
      rational(2 * p.y - p.height, p.width - 2 * p.x),
      'Look at the signs: does the line go up or down?',
    ),
  ],
  hints: ({ width, height }) =>
    twoHints(
      'Which lines cut a rectangle into two equal parts? Turn it halfway around in your mind.',
      `All of them pass through the center, (${width / 2}, ${height / 2}).`,
    ),
  solution: (p) =>
    stepsTo(
      slope(p),
      'A rectangle looks the same after half a turn, so every line through its center halves it.',
      `The center is (${p.width / 2}, ${p.height / 2}).`,
      `From (${signed(p.x)}, ${signed(p.y)}) to the center it is ${p.width / 2 - p.x} right and ${Math.abs(p.height / 2 - p.y)} ${p.height > 2 * p.y ? 'up' : 'down'}. So the slope is \\(\\frac{${p.height / 2 - p.y}}{${p.width / 2 - p.x}}\\).`,
    ),
  load: ({ width, height, x, y }) => width + height + 2 * Math.abs(x) + Math.abs(y),
}
