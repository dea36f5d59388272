import { solid } from '../../../figures/solid.ts'
import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { fillSentence } from '../../../tasks/fill-sentence.ts'
import { filled } from '../../../values/filled.ts'
import { countNoun } from '../../../words/nouns.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import type { SolidClass } from '../solid-cards.ts'
import type { Kind } from './numbers.ts'
import type { LevelTask } from '../../../tasks/task.ts'
import type { Filled } from '../../../values/values.ts'

/** Solids by their faces and corners. */
export const byFaces: readonly SolidClass[] = [
  {
    id: '6 faces',
    many: 'solids with 6 faces',
    rule: 'A face is a flat side. Count the hidden ones too.',
    right: ['cube', 'box'],
    wrong: ['square_pyramid', 'triangular_prism', 'triangular_pyramid', 'hexagonal_prism', 'cylinder'],
  },
  {
    id: '5 faces',
    many: 'solids with 5 faces',
    rule: 'A face is a flat side. Count the hidden ones too.',
    right: ['square_pyramid', 'triangular_prism'],
    wrong: ['cube', 'box', 'triangular_pyramid', 'hexagonal_prism', 'cone'],
  },
  {
    id: '8 corners',
    many: 'solids with 8 corners',
    rule: 'A corner is a point where edges meet.',
    right: ['cube', 'box'],
    wrong: ['square_pyramid', 'triangular_prism', 'triangular_pyramid', 'hexagonal_prism', 'sphere'],
  },
  {
    id: 'triangles',
    many: 'solids with triangles as faces',
    rule: 'Look at each face. A triangle has 3 sides.',
    right: ['square_pyramid', 'triangular_prism', 'triangular_pyramid'],
    wrong: ['cube', 'box', 'hexagonal_prism', 'cylinder', 'cone'],
  },
]

/** A solid with two kinds of faces; `size` bends the proportions. */
export interface Faces {
  readonly kind: Extract<Kind, 'square_pyramid' | 'triangular_prism' | 'hexagonal_prism' | 'cube' | 'box'>
  readonly size: number
}

const faces: Readonly<
  Record<Faces['kind'], { readonly name: string; readonly kinds: readonly (readonly [string, number])[] }>
> = {
  cube: { name: 'cube', kinds: [['squares', 6]] },
  box: { name: 'box', kinds: [['rectangles', 6]] },
  square_pyramid: {
    name: 'square pyramid',
    kinds: [
      ['squares', 1],
      ['triangles', 4],
    ],
  },
  triangular_prism: {
    name: 'triangular prism',
    kinds: [
      ['triangles', 2],
      ['rectangles', 3],
    ],
  },
  hexagonal_prism: {
    name: 'hexagonal prism',
    kinds: [
      ['hexagons', 2],
      ['rectangles', 6],
    ],
  },
}
const sizes = 5
const all: readonly Faces[] = (
  ['cube', 'box', 'square_pyramid', 'triangular_prism', 'hexagonal_prism'] as const
).flatMap((kind) => Array.from({ length: kind === 'cube' ? 1 : sizes }, (_, size) => ({ kind, size })))
const load = (p: Faces): number => all.findIndex((one) => one.kind === p.kind && one.size === p.size)
const lay = (p: Faces, change = 0): Filled => filled(faces[p.kind].kinds.map(([, count]) => String(count + change)))

/** Of which faces is a solid made, and of how many (2.G.A.1)? */
export const countFaces: LevelTask = fillSentence<Faces>(
  {
    params: (chance, difficulty) => pickByDifficulty(chance, all, difficulty),
    note: (p) => `${p.kind} ${p.size}`,
    load,
  },
  {
    id: 'count_faces',
    kind: 'build',
    band: [0, 1],
    version: 1,
    space: all.length,
    prompt: (p, words) => ({
      text: words.pick([
        `Which faces does this ${faces[p.kind].name} have? Put in the numbers.`,
        `You build a ${faces[p.kind].name} from paper. How many faces do you cut?`,
        `Count the faces of this ${faces[p.kind].name}.`,
      ]),
    }),
    figure: (p) =>
      solid(
        {
          solids: [
            {
              kind: p.kind,
              length: 2 + (p.size % 3) * 0.5,
              width: 1.4 + p.size * 0.15,
              height: 1.4 + Math.floor(p.size / 2) * 0.5,
            },
          ],
        },
        { alt: `Drawing of a ${faces[p.kind].name}. Hidden edges are dashed.` },
      ),
    sentence: (p) => ({
      lines: faces[p.kind].kinds.map(([name]) => `${name}: []`),
      tiles: ['1', '2', '3', '4', '5', '6'],
      stays: true,
    }),
    fills: (p) => lay(p),
    distractors: (p) => [
      wrongAnswer(
        filled(faces[p.kind].kinds.map(([, count]) => String(Math.max(1, count === 6 ? 3 : count - 1)))),
        'count_visible_faces',
        'You counted the faces in front. Some are hidden behind.',
      ),
    ],
    hints: () => [
      { text: 'A face is a flat side. Dashed lines show the hidden ones.' },
      { text: 'Start with the top and the bottom. Then go around.' },
    ],
    steps: () => [nextStep('Start with the top and the bottom. Then go around, also behind.')],
    says: (p) => ({
      say: `A ${faces[p.kind].name} has ${faces[p.kind].kinds
        .map(([name, count]) => countNoun(count, name.slice(0, -1)))
        .join(' and ')}.`,
    }),
  },
)
