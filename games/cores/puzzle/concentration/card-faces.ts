/** What is on a card: a picture that the view draws, or words. */
export type Face =
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'dots'; readonly count: number }
  | { readonly kind: 'pie'; readonly filled: number; readonly parts: number }
  | { readonly kind: 'shape'; readonly name: ShapeName }

export type ShapeName =
  | 'circle'
  | 'triangle'
  | 'square'
  | 'rectangle'
  | 'pentagon'
  | 'hexagon'
  | 'octagon'
  | 'oval'
  | 'rhombus'
  | 'trapezoid'
  | 'half circle'
  | 'star'
  | 'heart'
  | 'ring'
  | 'cross'

export type FacePair = readonly [Face, Face]

const words = (text: string): Face => ({ kind: 'words', words: text })
const spoken = (one: string, other: string): FacePair => [words(one), words(other)]

const shapeNames: readonly ShapeName[] = [
  'circle',
  'triangle',
  'square',
  'hexagon',
  'star',
  'oval',
  'rectangle',
  'pentagon',
  'heart',
  'octagon',
  'rhombus',
  'half circle',
  'trapezoid',
  'ring',
  'cross',
]

const fractions: readonly (readonly [number, number])[] = [
  [1, 2],
  [1, 4],
  [3, 4],
  [1, 3],
  [2, 3],
  [1, 8],
  [5, 8],
  [1, 6],
  [5, 6],
  [3, 8],
  [7, 8],
  [1, 5],
  [4, 5],
  [2, 5],
  [3, 5],
]

/** Pairs that say the same in two ways, by scene; the easier ones first, fifteen for the largest board. */
export const facePairs: readonly (readonly FacePair[])[] = [
  Array.from({ length: 15 }, (_, index): FacePair => [{ kind: 'dots', count: index + 1 }, words(String(index + 1))]),
  shapeNames.map((name): FacePair => [{ kind: 'shape', name }, words(name)]),
  fractions.map(([filled, parts]): FacePair => [{ kind: 'pie', filled, parts }, words(`${filled}/${parts}`)]),
  [
    spoken('1 hour', '60 minutes'),
    spoken('1 week', '7 days'),
    spoken('1 day', '24 hours'),
    spoken('1 year', '12 months'),
    spoken('1 foot', '12 inches'),
    spoken('1 yard', '3 feet'),
    spoken('1 minute', '60 seconds'),
    spoken('1 meter', '100 cm'),
    spoken('1 cm', '10 mm'),
    spoken('1 kilometer', '1,000 m'),
    spoken('1 kilogram', '1,000 g'),
    spoken('1 liter', '1,000 mL'),
    spoken('1 gallon', '4 quarts'),
    spoken('1 quart', '2 pints'),
    spoken('1 pound', '16 ounces'),
  ],
  [
    spoken('x + x', '2x'),
    spoken('x · x', 'x²'),
    spoken('x − x', '0'),
    spoken('x + x + x', '3x'),
    spoken('5x − x', '4x'),
    spoken('2(x + 1)', '2x + 2'),
    spoken('10x ÷ 2', '5x'),
    spoken('x + 3 + 4', 'x + 7'),
    spoken('2x · 3', '6x'),
    spoken('3(x − 1)', '3x − 3'),
    spoken('x · x · x', 'x³'),
    spoken('4(x + 2)', '4x + 8'),
    spoken('8 − x + 1', '9 − x'),
    spoken('7x + x', '8x'),
    spoken('(x + 1)²', 'x² + 2x + 1'),
  ],
]

/** A face in words. */
export function sayFace(face: Face): string {
  switch (face.kind) {
    case 'words':
      return face.words
    case 'dots':
      return face.count === 1 ? 'one dot' : `${face.count} dots`
    case 'pie':
      return `a pie with ${face.filled} of ${face.parts} parts filled`
    case 'shape':
      return `a picture of a ${face.name}`
    default:
      return face satisfies never
  }
}
