import { shape } from '../../figures/shape.ts'
import { shapeName } from '../../figures/named-shapes.ts'
import { withArticle } from '../../words/nouns.ts'
import { pickByDifficulty } from '../../pick-by-difficulty.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { NamedShape } from '../../figures/named-shapes.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

/** A shape, turned by some degrees. */
export interface Params {
  readonly shape: NamedShape
  readonly turn: number
}

/** Mirror lines, their directions in the drawing, and how far to turn until it looks the same; easy ones first. */
const shapes: readonly (readonly [NamedShape, mirrors: readonly number[], period: number])[] = [
  ['heart', [90], 360],
  ['arrow', [0], 360],
  ['isosceles_triangle', [90], 360],
  ['semicircle', [90], 360],
  ['rectangle', [0, 90], 180],
  ['isosceles_trapezoid', [90], 360],
  ['kite', [90], 360],
  ['square', [0, 45, 90, 135], 90],
  ['oval', [0, 90], 180],
  ['right_triangle', [], 360],
  ['equilateral_triangle', [90, 30, 150], 120],
  ['cross', [0, 45, 90, 135], 90],
  ['rhombus', [0, 90], 180],
  ['scalene_triangle', [], 360],
  ['parallelogram', [], 180],
  ['trapezoid', [], 360],
  ['star', [90, 18, 54, 126, 162], 72],
  ['pentagon', [90, 18, 54, 126, 162], 72],
  ['hexagon', [0, 30, 60, 90, 120, 150], 60],
  ['octagon', [0, 22.5, 45, 67.5, 90, 112.5, 135, 157.5], 45],
]

const all: readonly Params[] = shapes.flatMap(([name, , period]) =>
  Array.from({ length: Math.max(3, Math.min(18, period / 20)) }, (_, i) => ({ shape: name, turn: 20 * i })),
)
const entry = (p: Params): (typeof shapes)[number] =>
  shapes.find(([name]) => name === p.shape) as (typeof shapes)[number]
const lines = (p: Params): number => entry(p)[1].length
const rank = (p: Params): number => shapes.indexOf(entry(p)) + (p.turn === 0 ? 0 : 2 + p.turn / 90)
const sorted = all.toSorted((a, b) => rank(a) - rank(b))

const params = (chance: Chance, difficulty: number): Params => pickByDifficulty(chance, sorted, difficulty, 0.5)

/** Lines that are counted when the diagonals are taken for mirror lines too. */
const withDiagonals: Readonly<Partial<Record<NamedShape, number>>> = {
  rectangle: 4,
  parallelogram: 2,
  trapezoid: 2,
  isosceles_trapezoid: 3,
  kite: 2,
  rhombus: 4,
  oval: 4,
}
const sides: Readonly<Partial<Record<NamedShape, number>>> = {
  right_triangle: 3,
  scalene_triangle: 3,
  isosceles_triangle: 3,
  equilateral_triangle: 6,
  square: 8,
  star: 10,
  pentagon: 10,
  hexagon: 3,
  octagon: 4,
  cross: 12,
  arrow: 7,
}

function tell(p: Params): Telling {
  const n = lines(p)
  const name = shapeName(p.shape)
  const diagonals = withDiagonals[p.shape]
  const other = sides[p.shape]
  return {
    ask: [
      `How many lines of symmetry does this ${name} have?`,
      `Along how many lines can this ${name} be folded onto itself?`,
    ],
    answer: n,
    wrong: [
      ...(diagonals === undefined
        ? []
        : ([
            [
              diagonals,
              'diagonal_symmetry',
              'A diagonal is not always a mirror line. Fold along it: do the halves match?',
            ],
          ] as const)),
      [n + 1, 'slip_off_by_one', 'That is one line too many. Do both halves match at each line?'],
      ...(n > 0
        ? ([[n - 1, 'slip_off_by_one', 'One line was missed. Try all directions.']] as const)
        : ([[2, 'looks_alike', 'Fold along any line: the halves never match here.']] as const)),
      ...(other === undefined
        ? []
        : ([
            [other, 'looks_alike', 'That does not count the lines of symmetry. Try to fold along each one.'],
          ] as const)),
      [n + 2, 'near', 'Check each line by folding in your mind.'],
    ],
    hints: [
      'Fold the shape in your mind. When both halves match, the fold is a line of symmetry.',
      'Picture folding the shape along a line through its middle.',
      'Try folds through corners and folds through the middles of sides.',
    ],
    steps: [
      ['Try every fold through the middle. Both halves must match.'],
      [
        n === 0
          ? `No fold works. ${withArticle(name).replace(/^a/, 'A')} like this has no line of symmetry.`
          : `${n === 1 ? 'One fold works' : `${n} different folds work`}, so there ${n === 1 ? 'is 1 line' : `are ${n} lines`} of symmetry.`,
      ],
    ],
  }
}

const picture = (p: Params): Figure =>
  shape(
    { items: [{ shape: p.shape, turn: p.turn }] },
    { alt: `A picture of ${withArticle(shapeName(p.shape))}${p.turn === 0 ? '' : ', turned'}.` },
  )

/** Find mirror lines of figures (4.G.A.3). */
export const level: TopicLevel<Params> = {
  key: 'symmetry_transformations_practice/1',
  version: 1,
  params,
  note: (p) => `${p.shape} ${p.turn}`,
  space: sorted.length,
  ...toldBy(tell),
  solution: (p) => {
    const steps = toldBy(tell).solution(p)
    const solved = shape(
      { items: [{ shape: p.shape, turn: p.turn, mirrors: entry(p)[1].map((d) => d + p.turn) }] },
      { title: 'Lines of symmetry' },
    )
    return steps.map((s, i) => (i === steps.length - 1 ? { ...s, figure: solved } : s))
  },
  forms: ['numeric', 'choice'],
  figure: picture,
  load: rank,
}
