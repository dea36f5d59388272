import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { ContestFamily } from '../family.ts'
import { mistake, stepsTo, twoHints } from '../writing.ts'

export interface Params {
  readonly cubes: number
  readonly bottom: boolean
}

const faces = ({ cubes, bottom }: Params): number => 4 * cubes + 2 - (bottom ? 0 : cubes)

function params(chance: Chance, difficulty: number): Params {
  return {
    cubes: chance.int(3 + Math.round(6 * difficulty), 6 + Math.round(14 * difficulty)),
    bottom: chance.happens(0.55),
  }
}

/** Cubes glued in a row: each joint hides two faces. */
export const family: ContestFamily<Params> = {
  code: 'G33',
  name: 'Cubes glued together',
  version: 1,
  idea: 'complement_area',
  reach: [2.6, 4.8],
  areas: ['G3', 'PV', 'MU'],
  targetSeconds: 80,
  params,
  space: 36,
  note: ({ cubes, bottom }) => `${cubes} ${bottom}`,
  prompt: ({ cubes, bottom }, words) => {
    const where = bottom ? 'also the faces below' : 'but not the faces on the table'
    return {
      text: words.pick([
        `${cubes} cubes are glued together in a row on a table. Every face that you can touch gets a sticker, ${where}. How many stickers are needed?`,
        `A train is made of ${cubes} equal cubes, glued in a row. It stands on a table. All its outside faces are painted, ${where}. How many square faces are painted?`,
      ]),
    }
  },
  answer: (p) => whole(faces(p)),
  forms: ['numeric', 'choice'],
  distractors: (p) => [
    mistake('condition_dropped', 6 * p.cubes, 'Faces that are glued together cannot be reached.'),
    mistake('one_case_only', faces(p) + p.cubes - 1, 'Each joint hides two faces, one of each cube.'),
    mistake('last_case_missed', faces(p) - 2, 'Look at both ends of the row as well.'),
    mistake('quick_answer', 5 * p.cubes, 'The cubes at the ends show other faces than those in the middle.'),
  ],
  hints: ({ cubes }) =>
    twoHints(
      'Begin with 2 cubes. How many faces are hidden where they meet?',
      `${cubes} cubes in a row have ${cubes - 1} places where two meet. Each hides 2 faces.`,
    ),
  solution: (p) => {
    const { cubes, bottom } = p
    const hidden = 2 * (cubes - 1)
    return stepsTo(
      faces(p),
      'Count all the faces first, then take away the ones that are hidden.',
      `${cubes} cubes have ${cubes} × 6 = ${6 * cubes} faces.`,
      `There are ${cubes - 1} joints, and each hides 2 faces: ${hidden}.`,
      bottom
        ? `${6 * cubes} − ${hidden} = ${faces(p)}.`
        : `${cubes} more lie on the table: ${6 * cubes} − ${hidden} − ${cubes} = ${faces(p)}.`,
    )
  },
  load: ({ cubes, bottom }) => cubes + (bottom ? 0 : 1),
}
