import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { ContestFamily } from '../family.ts'
import { mistake, stepsTo, twoHints } from '../writing.ts'

export interface Params {
  readonly length: number
  readonly width: number
  readonly depth: number
  /** Edge of the cube that is put in. */
  readonly cube: number
}

const rise = ({ length, width, cube }: Params): number => cube ** 3 / (length * width)

function params(chance: Chance, difficulty: number): Params {
  const cube = chance.pick(difficulty < 0.4 ? [6, 8, 10] : [6, 8, 10, 12, 20])
  const sizes = [8, 9, 10, 12, 15, 16, 18, 20, 24, 25, 30, 32, 36, 40, 45, 50]
  const fitting = sizes.flatMap((length) =>
    sizes
      .filter((width) => width <= length && width > cube && cube ** 3 % (length * width) === 0)
      .map((width) => [length, width] as const),
  )
  const [length, width] = chance.pick(fitting.length > 0 ? fitting : [[cube + 2, cube + 1] as const])
  return {
    length,
    width,
    cube,
    depth: cube + chance.int(1 + Math.round(8 * difficulty), 6 + Math.round(16 * difficulty)),
  }
}

/** A cube lifts its own volume of water over the whole base. */
export const family: ContestFamily<Params> = {
  code: 'G10',
  name: 'Water in a box',
  version: 2,
  idea: 'conserved_volume',
  reach: [5.6, 8],
  areas: ['G3', 'MU', 'RR'],
  targetSeconds: 110,
  params,
  reject: (p) => (Number.isInteger(rise(p)) && p.depth + rise(p) !== p.cube + p.width ? null : 'no whole rise'),
  note: ({ length, width, depth, cube }) => `${length} ${width} ${depth} ${cube}`,
  prompt: ({ length, width, depth, cube }, words) => ({
    text: words.pick([
      `A tank with a base of ${length} cm by ${width} cm holds water ${depth} cm deep. A metal cube with ${cube}-cm edges is put in and is fully covered. How many centimeters deep is the water now?`,
      `The water in a fish tank is ${depth} inches deep. The tank has a base of ${length} by ${width} inches. A stone cube with ${cube}-inch edges sinks to the bottom and no water runs over. How many inches deep is the water then?`,
    ]),
  }),
  answer: (p) => whole(p.depth + rise(p)),
  forms: ['numeric', 'choice'],
  distractors: (p) => [
    mistake(
      'quick_answer',
      p.depth + p.cube,
      'The water spreads over the whole tank, so it rises by less than the cube is high.',
    ),
    mistake('half_way', rise(p), 'That is how much the water rises. How deep is it then?'),
    mistake('condition_dropped', p.depth, 'The cube needs room, so the water has to go somewhere.'),
    mistake('forward_not_back', p.depth - rise(p), 'The cube pushes the water up, not down.'),
  ],
  hints: ({ length, width, cube }) =>
    twoHints(
      'How much room does the cube take? That much water must go up.',
      `The cube takes ${cube} × ${cube} × ${cube} cubic units. This water spreads over a base of ${length} × ${width}.`,
    ),
  solution: (p) =>
    stepsTo(
      p.depth + rise(p),
      'The volume stays the same: the cube lifts as much water as it takes room.',
      `The cube takes ${p.cube} × ${p.cube} × ${p.cube} = ${p.cube ** 3}.`,
      `The base has ${p.length} × ${p.width} = ${p.length * p.width}, so the water rises by ${p.cube ** 3} ÷ ${p.length * p.width} = ${rise(p)}.`,
      `${p.depth} + ${rise(p)} = ${p.depth + rise(p)}.`,
    ),
  load: ({ depth, cube }) => depth - cube,
}
