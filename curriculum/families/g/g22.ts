import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { ContestFamily } from '../family.ts'
import { mistake, stepsTo, twoHints } from '../writing.ts'

export interface Params {
  /** How far the reed stands out of the water, and how far its tip is pulled to the side. */
  readonly out: number
  readonly aside: number
}

const depth = ({ out, aside }: Params): number => (aside * aside - out * out) / (2 * out)

function params(chance: Chance, difficulty: number): Params {
  const all: Params[] = []
  for (let out = 1; out <= 9; out++)
    for (let aside = out + 2; aside <= 40; aside++)
      if ((aside * aside - out * out) % (2 * out) === 0 && aside !== 2 * out) all.push({ out, aside })
  const sorted = all.filter((p) => depth(p) <= 200).toSorted((a, b) => depth(a) - depth(b))
  const from = Math.round(0.5 * difficulty * sorted.length)
  return chance.pick(sorted.slice(from, from + Math.ceil(sorted.length / 2)))
}

/** A reed pulled aside: the depth and the reed are two sides of a right triangle. */
export const family: ContestFamily<Params> = {
  code: 'G22',
  name: 'A reed in a pond',
  version: 2,
  idea: 'hidden_right_triangle',
  reach: [7.8, 10],
  areas: ['GP', 'AL'],
  targetSeconds: 130,
  params,
  space: 55,
  note: ({ out, aside }) => `${out} ${aside}`,
  prompt: ({ out, aside }, words) => ({
    text: words.pick([
      `A reed stands upright in a pond and reaches ${out} ft above the water. Pulled to the side, its tip just touches the water ${aside} ft away from where it came out. How many feet deep is the pond?`,
      `A rope hangs from the top of a pole, and ${out} ft of it lies on the ground. Pulled tight, its end touches the ground ${aside} ft from the foot of the pole. How many feet high is the pole?`,
    ]),
  }),
  answer: (p) => whole(depth(p)),
  forms: ['numeric', 'choice'],
  distractors: (p) => [
    mistake(
      'other_quantity',
      depth(p) + p.out,
      'That is the whole length. The other side of the triangle is asked for.',
    ),
    mistake('quick_answer', p.aside - p.out, 'Draw the triangle: its sides cannot be subtracted like that.'),
    mistake(
      'condition_dropped',
      p.aside * p.aside - p.out * p.out,
      'In the equation the unknown is still multiplied by something.',
    ),
    mistake('half_way', 2 * depth(p), 'Nearly. What is the unknown multiplied by in the last line?'),
  ],
  hints: ({ out, aside }) =>
    twoHints(
      'Draw both positions. Which triangle with a right angle do you see?',
      `If the upright side is d, the slanted one is d + ${out}. So d² + ${aside}² = (d + ${out})².`,
    ),
  solution: (p) => {
    const { out, aside } = p
    return stepsTo(
      depth(p),
      `There is a hidden right triangle: its legs are d and ${aside}, and its longest side is d + ${out}.`,
      `d² + ${aside}² = (d + ${out})², and d² falls out on both sides.`,
      `${aside ** 2} = ${2 * out}d + ${out ** 2}, so ${2 * out}d = ${aside ** 2 - out ** 2}.`,
      `d = ${depth(p)}.`,
    )
  },
  load: (p) => Math.log2(depth(p)),
}
