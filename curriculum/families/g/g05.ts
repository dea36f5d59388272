import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { ContestFamily } from '../family.ts'
import { mistake, stepsTo, twoHints } from '../writing.ts'

export interface Params {
  readonly width: number
  readonly height: number
  /** Of the frame, on all sides. */
  readonly frame: number
}

const border = ({ width, height, frame }: Params): number => 2 * frame * (width + height) + 4 * frame * frame
const around = ({ width, height }: Params): number => 2 * (width + height)

function params(chance: Chance, difficulty: number): Params {
  const least = 5 + Math.round(4 * difficulty)
  return {
    width: chance.int(least, 10 + Math.round(20 * difficulty)),
    height: chance.int(least, 10 + Math.round(14 * difficulty)),
    frame: chance.int(2, 3 + Math.round(3 * difficulty)),
  }
}

/** A frame of equal width: without its corners it is the perimeter times the width. */
export const family: ContestFamily<Params> = {
  code: 'G05',
  name: 'A frame of equal width',
  version: 1,
  idea: 'complement_area',
  reach: [4.8, 7.2],
  areas: ['G2', 'MU', 'AL'],
  targetSeconds: 130,
  params,
  reject: ({ width, height }) => (width === height ? 'a square would be easier' : null),
  note: (p) => `${around(p)} ${p.frame}`,
  space: 178,
  prompt: (p, words) => ({
    text: words.pick([
      `A picture has a frame that is ${p.frame} cm wide on all sides. The frame alone covers ${border(p)} square centimeters. What is the perimeter of the picture without the frame, in cm?`,
      `A path ${p.frame} feet wide runs all around a garden bed with four square corners. The path covers ${border(p)} square feet. How many feet is it around the bed itself?`,
    ]),
  }),
  answer: (p) => whole(around(p)),
  forms: ['numeric', 'choice'],
  distractors: (p) => [
    mistake(
      'condition_dropped',
      around(p) + 4 * p.frame,
      'The corners of the frame touch the inside at a point only. Leave them out.',
    ),
    mistake('half_way', around(p) / 2, 'That is two of the four sides. Go all the way around.'),
    mistake('other_quantity', around(p) + 8 * p.frame, 'That is the outer border.'),
    mistake('surface_operation', around(p) + 8 * p.frame + 4 * p.frame, 'The corners are to be taken away, not added.'),
  ],
  hints: ({ frame }) =>
    twoHints(
      'Cut the frame into four corners and four strips. What do you know about the corners?',
      `Each corner is ${frame} by ${frame}. The rest is four strips, ${frame} wide, that lie along the inside.`,
    ),
  solution: (p) => {
    const corners = 4 * p.frame * p.frame
    return stepsTo(
      around(p),
      'Take the corners away: what is left are strips as long as the inside border.',
      `Four corners: 4 × ${p.frame} × ${p.frame} = ${corners}.`,
      `The strips have ${border(p)} − ${corners} = ${border(p) - corners}.`,
      `They are ${p.frame} wide, so together ${border(p) - corners} ÷ ${p.frame} = ${around(p)} long. That is the way around.`,
    )
  },
  load: (p) => around(p) + 8 * p.frame,
}
