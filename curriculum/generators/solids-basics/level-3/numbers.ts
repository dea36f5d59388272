import { solid } from '../../../figures/solid.ts'
import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { toldBy } from '../../telling.ts'
import type { Chance } from '../../../chance.ts'
import type { TopicLevel } from '../../../topic-level.ts'
import type { Figure } from '../../../values/values.ts'
import type { Telling } from '../../telling.ts'

export type Part = 'faces' | 'edges' | 'corners'
export type Kind = 'cube' | 'box' | 'square_pyramid' | 'triangular_prism' | 'triangular_pyramid' | 'hexagonal_prism'

/** What is counted on which solid; `size` bends the proportions. */
export interface Params {
  readonly kind: Kind
  readonly part: Part
  readonly size: number
}

/** Faces, edges and corners, and how many of each are seen in the drawing. */
const counts: Readonly<Record<Kind, Readonly<Record<Part, readonly [all: number, seen: number]>>>> = {
  cube: { faces: [6, 3], edges: [12, 9], corners: [8, 7] },
  box: { faces: [6, 3], edges: [12, 9], corners: [8, 7] },
  square_pyramid: { faces: [5, 2], edges: [8, 5], corners: [5, 4] },
  triangular_prism: { faces: [5, 2], edges: [9, 6], corners: [6, 5] },
  triangular_pyramid: { faces: [4, 2], edges: [6, 5], corners: [4, 4] },
  hexagonal_prism: { faces: [8, 4], edges: [18, 13], corners: [12, 10] },
}
const names: Readonly<Record<Kind, string>> = {
  cube: 'cube',
  box: 'box',
  square_pyramid: 'square pyramid',
  triangular_prism: 'triangular prism',
  triangular_pyramid: 'triangular pyramid',
  hexagonal_prism: 'hexagonal prism',
}
const kinds = Object.keys(counts) as Kind[]
const all: readonly Params[] = (['faces', 'corners', 'edges'] as const)
  .flatMap((part) =>
    kinds.flatMap((kind) => Array.from({ length: kind === 'cube' ? 1 : 5 }, (_, size) => ({ kind, part, size }))),
  )
  // Eighteen edges are too many to be counted in second grade.
  .filter(({ kind, part }) => kind !== 'hexagonal_prism' || part !== 'edges')
  .toSorted((a, b) => load(a) - load(b))
const params = (chance: Chance, difficulty: number): Params => pickByDifficulty(chance, all, difficulty, 0.5)

function load({ kind, part, size }: Params): number {
  return (counts[kind][part][0] + kinds.indexOf(kind)) * 2 + (part === 'edges' ? 3 : 0) + size / 5
}

const meaning: Readonly<Record<Part, string>> = {
  faces: 'A face is a flat side.',
  edges: 'An edge is a line where two faces meet.',
  corners: 'A corner is a point where edges meet. It is also called a vertex.',
}
const ways: Readonly<Record<Kind, Readonly<Record<Part, string>>>> = {
  cube: {
    faces: 'Top, bottom, and 4 around.',
    edges: '4 on top, 4 below, 4 between.',
    corners: '4 on top and 4 below.',
  },
  box: {
    faces: 'Top, bottom, and 4 around.',
    edges: '4 on top, 4 below, 4 between.',
    corners: '4 on top and 4 below.',
  },
  square_pyramid: {
    faces: '1 square below and 4 triangles.',
    edges: '4 around the square, 4 up to the tip.',
    corners: '4 below and the tip.',
  },
  triangular_prism: {
    faces: '2 triangles and 3 around.',
    edges: '3 in front, 3 behind, 3 between.',
    corners: '3 in front and 3 behind.',
  },
  triangular_pyramid: {
    faces: '1 triangle below and 3 up to the tip.',
    edges: '3 below, 3 up to the tip.',
    corners: '3 below and the tip.',
  },
  hexagonal_prism: {
    faces: 'Top, bottom, and 6 around.',
    edges: '6 on top, 6 below, 6 between.',
    corners: '6 on top and 6 below.',
  },
}

function tell(p: Params): Telling {
  const [n, seen] = counts[p.kind][p.part]
  const name = names[p.kind]
  const other = p.part === 'faces' ? 'corners' : 'faces'
  return {
    ask: [`How many ${p.part} does this ${name} have?`, `Count the ${p.part} of this ${name}.`],
    answer: n,
    wrong: [
      ...(seen === n
        ? []
        : ([[seen, 'count_visible_faces', `Those are the ${p.part} in front. Some are hidden behind.`]] as const)),
      [n + 1, 'slip_off_by_one', 'One was counted twice. Count again.'],
      [n - 1, 'slip_off_by_one', 'One was missed. Count again.'],
      [counts[p.kind][other][0], 'looks_alike', `That is the number of ${other}. ${meaning[p.part]}`],
      [n + 2, 'near', 'Count again, step by step.'],
    ],
    hints: [
      meaning[p.part],
      'Do not forget the hidden ones. Dashed lines show them.',
      `Count in groups: ${ways[p.kind][p.part]}`,
    ],
    steps: [[meaning[p.part]], [ways[p.kind][p.part], `${n}`]],
  }
}

const picture = (p: Params): Figure => {
  const [a, b] = [1 + (p.size % 3) * 0.5, 1 + Math.floor(p.size / 2) * 0.5]
  return solid(
    {
      solids: [
        {
          kind: p.kind,
          length: 1.2 + a,
          width: p.kind === 'triangular_pyramid' ? 0.45 * (1.2 + a) : 1 + b / 2,
          height: 1 + b,
        },
      ],
    },
    { alt: `Drawing of a ${names[p.kind]}. Hidden edges are dashed.` },
  )
}

/** Count faces, edges and vertices (2.G.A.1). */
export const partsCounted: TopicLevel<Params> = {
  key: 'solids_basics/3',
  version: 2,
  params,
  note: (p) => `${p.kind} ${p.part} ${p.size}`,
  space: all.length,
  ...toldBy(tell, picture),
  forms: ['numeric', 'choice'],
  figure: picture,
  load,
}
