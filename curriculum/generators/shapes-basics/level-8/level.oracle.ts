import { groups, item, order } from '../../../values/items.ts'
import { setOf } from '../../../values/set.ts'
import { kinds as names, measured, type Measured } from '../shape-oracles.ts'
import { statements } from './numbers.ts'
import type { Countered, Statements } from './family-tasks.ts'
import type { Params } from './numbers.ts'
import type { Groups, Item, Order, SetOf } from '../../../values/values.ts'

/** A sample shape by what can be measured. */
interface Sample {
  readonly sides: readonly number[]
  readonly angles: readonly number[]
}

/** Shapes of every kind, by side lengths and angles in order. */
const samples: readonly Sample[] = [
  { sides: [4, 4, 4, 4], angles: [90, 90, 90, 90] },
  { sides: [6, 3, 6, 3], angles: [90, 90, 90, 90] },
  { sides: [5, 5, 5, 5], angles: [70, 110, 70, 110] },
  { sides: [6, 4, 6, 4], angles: [60, 120, 60, 120] },
  { sides: [3, 3, 5, 5], angles: [110, 100, 50, 100] },
  { sides: [2, 3, 4, 5], angles: [100, 95, 85, 80] },
  { sides: [3, 4, 5], angles: [53.13, 90, 36.87] },
  { sides: [5, 5, 5], angles: [60, 60, 60] },
  { sides: [5, 5, 6], angles: [53.13, 53.13, 73.74] },
  { sides: [1, 1, Math.SQRT2], angles: [45, 90, 45] },
  { sides: [4, 5, 6], angles: [82.82, 41.41, 55.77] },
  { sides: [3, 3, 3, 3, 3], angles: [108, 108, 108, 108, 108] },
]

const right = ({ angles }: Sample): number => angles.filter((a) => a === 90).length
const n =
  (k: number) =>
  (s: Sample): boolean =>
    s.sides.length === k
const equal = ({ sides }: Sample): boolean => new Set(sides).size === 1
/** Pairs of opposite parallel sides: neighboring angles that make 180 degrees. */
const parallels = ({ angles }: Sample): number =>
  angles.length === 4 ? [0, 1].filter((i) => (angles[i] as number) + (angles[i + 1] as number) === 180).length : 0

const kinds: Readonly<Record<Params['subject'], (s: Sample) => boolean>> = {
  quadrilateral: n(4),
  square: (s) => n(4)(s) && equal(s) && right(s) === 4,
  rectangle: (s) => n(4)(s) && right(s) === 4,
  rhombus: (s) => n(4)(s) && equal(s),
  parallelogram: (s) => parallels(s) === 2,
  kite: (s) =>
    n(4)(s) &&
    ((s.sides[0] === s.sides[1] && s.sides[2] === s.sides[3]) ||
      (s.sides[1] === s.sides[2] && s.sides[3] === s.sides[0])),
  triangle: n(3),
  pentagon: n(5),
  'right triangle': (s) => n(3)(s) && right(s) === 1,
  'isosceles triangle': (s) => n(3)(s) && new Set(s.sides).size < 3,
  'equilateral triangle': (s) => n(3)(s) && equal(s),
  'scalene triangle': (s) => n(3)(s) && new Set(s.sides).size === 3,
}

const properties: Readonly<Record<string, (s: Sample) => boolean>> = {
  'has four equal sides': (s) => n(4)(s) && equal(s),
  'has four right angles': (s) => right(s) === 4,
  'has four corners': n(4),
  'has exactly five sides': n(5),
  'has a right angle': (s) => right(s) > 0,
  'has two pairs of parallel sides': (s) => parallels(s) === 2,
  'has two right angles': (s) => right(s) === 2,
  'has exactly three right angles': (s) => right(s) === 3,
  'has only one pair of parallel sides': (s) => parallels(s) === 1,
  'has two equal angles': (s) => new Set(s.angles).size < s.angles.length,
}

/** Tries the sentence on every sample shape of the kind. */
export function oracle(p: Params): Item {
  const name = p.claim.replace(/^is an? /, '') as Params['subject']
  const test = p.claim.startsWith('is ') ? kinds[name] : (properties[p.claim] as (s: Sample) => boolean)
  const results = samples.filter(kinds[p.subject]).map(test)
  return item(results.every(Boolean) ? 'always' : results.some(Boolean) ? 'sometimes' : 'never')
}

const sentence = ({ subject, claim }: Params): string => `${/^[aeiou]/.test(subject) ? 'An' : 'A'} ${subject} ${claim}.`

/** Whether a shape bears a name, by measuring it. */
const bears: Readonly<Record<string, (m: Measured) => boolean>> = {
  ...names,
  equal: (m) => m.corners === 4 && m.isEqual,
}

/** How many of the sample shapes a name fits; any sample is a polygon. */
const fitting = (name: string): number =>
  name === 'polygon' ? samples.length + 1 : samples.filter(kinds[name as Params['subject']]).length

export const tasks = {
  sort_statements: {
    oracle: ({ which }: Statements): Groups =>
      groups(
        ['always', 'sometimes', 'never'].map((word) => [
          item(word),
          which.flatMap((i) => {
            const p = statements[i] as Params
            return oracle(p).id === word ? [item(sentence(p))] : []
          }),
        ]),
      ),
  },
  counterexample: {
    oracle: ({ claim, cards }: Countered): SetOf => {
      const [must = '', not = ''] = claim.split(' ')
      return setOf(
        cards.flatMap(({ shape }, i) =>
          bears[must]?.(measured(shape)) === true && bears[not]?.(measured(shape)) !== true ? [item(String(i))] : [],
        ),
      )
    },
  },
  names_in_order: {
    oracle: (p: readonly string[]): Order =>
      order(p.toSorted((a, b) => fitting(b) - fitting(a)).map((name) => item(name))),
  },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 2290160500
