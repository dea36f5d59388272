import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { ContestFamily } from '../family.ts'
import { mistake, stepsTo, twoHints } from '../writing.ts'

export interface Params {
  readonly edges: readonly [number, number, number]
  readonly faces: 'two' | 'one' | 'no'
}

const inner = ({ edges }: Params): number[] => edges.map((edge) => edge - 2)

/** Small cubes with so many painted faces, by where they lie. */
function byFaces(p: Params): Record<Params['faces'], number> {
  const [a = 0, b = 0, c = 0] = inner(p)
  return { two: 4 * (a + b + c), one: 2 * (a * b + a * c + b * c), no: a * b * c }
}

function params(chance: Chance, difficulty: number): Params {
  const most = 4 + Math.round(4 * difficulty)
  const first = chance.int(3, most)
  const edges: [number, number, number] =
    difficulty < 0.4 ? [first, first, first] : [first, chance.int(3, most), chance.int(3, most)]
  return { edges, faces: chance.pick(['two', 'one', 'no']) }
}

const where = {
  two: 'on the edges, without the corners',
  one: 'inside the faces, away from the edges',
  no: 'deep inside',
} as const

/** A painted block cut into small cubes: where does each kind lie? */
export const family: ContestFamily<Params> = {
  code: 'G07',
  name: 'The painted cube',
  version: 1,
  idea: 'count_by_layers',
  reach: [5, 7.8],
  areas: ['G3', 'PV', 'EX'],
  targetSeconds: 120,
  params,
  space: 159,
  note: ({ edges, faces }) => `${edges.toSorted((a, b) => a - b).join(' ')} ${faces}`,
  prompt: ({ edges: [a, b, c], faces }, words) => {
    const asked =
      faces === 'no' ? 'no painted face at all' : `exactly ${faces} painted face${faces === 'one' ? '' : 's'}`
    return {
      text: words.pick([
        `A wooden block is ${a} by ${b} by ${c} inches. It is painted all over and then cut into 1-inch cubes. How many of these have ${asked}?`,
        `A block of clay measures ${a} by ${b} by ${c} cm. It is dipped into red paint, and then all its faces are painted. It is cut into 1-cm cubes. How many cubes have ${asked}?`,
      ]),
    }
  },
  answer: (p) => whole(byFaces(p)[p.faces]),
  forms: ['numeric', 'choice'],
  distractors: (p) => {
    const [a, b, c] = p.edges
    const thick = (cut: number): number[] => [a - cut, b - cut, c - cut]
    const [x = 0, y = 0, z = 0] = thick(1)
    const oneOff = { two: 4 * (x + y + z), one: 2 * (x * y + x * z + y * z), no: x * y * z }[p.faces]
    const all = { two: 4 * (a + b + c), one: 2 * (a * b + a * c + b * c), no: a * b * c }[p.faces]
    const others = p.faces === 'two' ? byFaces(p).one : byFaces(p).two
    return [
      mistake('one_case_only', oneOff, 'Paint lies on both ends of each row, so each is shorter by two.'),
      mistake(
        'condition_dropped',
        all,
        p.faces === 'no'
          ? 'That counts all the small cubes.'
          : 'That counts the cubes at the rims too, and they have more paint.',
      ),
      mistake('other_quantity', others, 'That is another kind of cube. How many painted faces do these have?'),
      mistake('quick_answer', 8, 'There are 8 corners. Do the cubes there have that many painted faces?'),
    ]
  },
  hints: (p) =>
    twoHints(
      'Think of the corners, the edges, the faces and the inside. Which cubes lie where?',
      p.faces === 'no'
        ? `Take a layer off on every side. What was ${p.edges[0]} long is then ${p.edges[0]} − 2 long.`
        : `Look at one ${p.faces === 'two' ? 'edge' : 'face'} and leave out its rim. Then count all ${p.faces === 'two' ? 12 : 6} of them.`,
    ),
  solution: (p) => {
    const [a = 0, b = 0, c = 0] = inner(p)
    const value = byFaces(p)[p.faces]
    const sums = {
      two: `There are 4 edges of each length: 4 × (${a} + ${b} + ${c}) = ${value}.`,
      one: `There are 2 faces of each kind: 2 × (${a} × ${b} + ${a} × ${c} + ${b} × ${c}) = ${value}.`,
      no: `${a} × ${b} × ${c} = ${value}.`,
    }
    return stepsTo(
      value,
      `Count by where they lie: these cubes lie ${where[p.faces]}.`,
      `Without the outer layer on both ends, the lengths are ${p.edges.join(', ')} less 2 each: ${a}, ${b} and ${c}.`,
      sums[p.faces],
    )
  },
  load: ({ edges }) => edges.reduce((sum, edge) => sum + edge, 0) + (new Set(edges).size > 1 ? 5 : 0),
}
