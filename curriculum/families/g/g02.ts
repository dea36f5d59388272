import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { ContestFamily } from '../family.ts'
import { mistake, stepsTo, twoHints } from '../writing.ts'

export interface Params {
  readonly rows: number
  readonly columns: number
  readonly side: number
  readonly asked: 'area' | 'perimeter'
}

const around = ({ rows, columns, side }: Params): number => 2 * (rows + columns) * side
const area = ({ rows, columns, side }: Params): number => rows * columns * side * side

function params(chance: Chance, difficulty: number): Params {
  const rows = chance.int(1, 2 + Math.round(2 * difficulty))
  return {
    rows,
    columns: chance.int(rows + 1, rows + 2 + Math.round(4 * difficulty)),
    side: chance.int(2 + Math.round(3 * difficulty), 4 + Math.round(6 * difficulty)),
    asked: chance.happens(0.7) ? 'area' : 'perimeter',
  }
}

/** A rectangle of equal squares: the side of a square is the unit. */
export const family: ContestFamily<Params> = {
  code: 'G02',
  name: 'One rectangle from squares',
  version: 1,
  idea: 'common_unit',
  reach: [3.4, 5.6],
  areas: ['G2', 'MD', 'MU'],
  targetSeconds: 90,
  params,
  reject: (p) => (area(p) === around(p) || area(p) > 1000 ? 'area and border agree' : null),
  space: 246,
  note: ({ rows, columns, side, asked }) => `${rows} ${columns} ${side} ${asked}`,
  prompt: (p, words) => {
    const squares = p.rows * p.columns
    const laid = p.rows === 1 ? `in one row of ${p.columns}` : `in ${p.rows} rows of ${p.columns}`
    const known = p.asked === 'area' ? `perimeter is ${around(p)} cm` : `area is ${area(p)} square cm`
    const wanted = p.asked === 'area' ? 'its area in square cm' : 'its perimeter in cm'
    return {
      text: words.pick([
        `${squares} equal square tiles form a rectangle, ${laid}. Its ${known}. What is ${wanted}?`,
        `A bar of chocolate has ${squares} equal square pieces, ${laid}. Its ${known}. What is ${wanted}?`,
        `${squares} equal square photos lie side by side ${laid}. They make a rectangle whose ${known}. What is ${wanted}?`,
      ]),
    }
  },
  answer: (p) => whole(p.asked === 'area' ? area(p) : around(p)),
  forms: ['numeric', 'choice'],
  distractors: (p) => [
    mistake(
      'counted_twice',
      p.asked === 'area' ? around(p) * p.rows * p.columns : 4 * p.side * p.rows * p.columns,
      p.asked === 'area'
        ? 'The way around is not one side of a square. How many sides lie on it?'
        : 'Sides inside the rectangle do not lie on its border.',
    ),
    mistake('half_way', p.side, 'That is one side of a square. What is asked for?'),
    mistake(
      'condition_dropped',
      p.asked === 'area' ? p.rows * p.columns * p.side : (p.rows + p.columns) * p.side,
      p.asked === 'area'
        ? 'Each square has an area of side times side.'
        : 'A rectangle has four sides. Go all the way around.',
    ),
    mistake('other_quantity', p.asked === 'area' ? p.side * p.side : 4 * p.side, 'That is about one square only.'),
  ],
  hints: (p) =>
    twoHints(
      p.asked === 'area'
        ? 'How many sides of small squares lie around the rectangle?'
        : 'How large is one small square?',
      p.asked === 'area'
        ? `Around lie ${2 * (p.rows + p.columns)} equal sides. Together they are ${around(p)} cm.`
        : `${area(p)} ÷ ${p.rows * p.columns} is the area of one square. Which side does it have?`,
    ),
  solution: (p) => {
    const sides = 2 * (p.rows + p.columns)
    const squares = p.rows * p.columns
    return p.asked === 'area'
      ? stepsTo(
          area(p),
          'Take the side of a small square as the unit, and count units around.',
          `Around lie ${p.columns} + ${p.rows} + ${p.columns} + ${p.rows} = ${sides} sides, so one is ${around(p)} ÷ ${sides} = ${p.side} cm.`,
          `One square has ${p.side} × ${p.side} = ${p.side ** 2} square cm.`,
          `${squares} squares have ${squares} × ${p.side ** 2} = ${area(p)} square cm.`,
        )
      : stepsTo(
          around(p),
          'Find one small square first: its side is the unit for the way around.',
          `One square has ${area(p)} ÷ ${squares} = ${p.side ** 2} square cm.`,
          `So its side is ${p.side} cm, because ${p.side} × ${p.side} = ${p.side ** 2}.`,
          `Around lie ${sides} sides: ${sides} × ${p.side} = ${around(p)} cm.`,
        )
  },
  load: ({ rows, columns, side, asked }) => rows + columns + side + (asked === 'area' ? 0.5 : 0),
}
