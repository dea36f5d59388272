import { outlineOf } from '../../figures/named-shapes.ts'
import { groups, item } from '../../values/items.ts'
import { setOf } from '../../values/set.ts'
import { matchedFaces, type MatchParams } from '../../tasks/match-faces.ts'
import { pictured, type NamedCard } from './match-names.ts'
import { cardItem } from './shape-cards.ts'
import type { NamedShape } from '../../figures/named-shapes.ts'
import type { Groups, Match, Plot, SetOf } from '../../values/values.ts'
import { plot } from '../../values/plot.ts'
import type { ThreeCorners } from './fourth-corner.ts'
import type { Collection } from './tap-odd.ts'
import type { Around } from './tap-around.ts'
import type { SortedCards } from './sort-shapes.ts'
import type { Tapped } from './tap-shapes.ts'

type Spot = readonly [number, number]

/** A shape as it is measured with ruler and set square. */
export interface Measured {
  readonly corners: number
  readonly isRound: boolean
  readonly isEqual: boolean
  readonly square: readonly number[]
  readonly parallel: readonly (readonly [number, number])[]
}

const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.012

/** Measures an outline: lengths of its sides, its corners, and which sides run the same way. */
export function measured(shape: NamedShape): Measured {
  const { points, cornered } = outlineOf(shape)
  const radii = points.map(([x, y]) => Math.hypot(x, y))
  const all = points.map((p, i): Spot => {
    const next = points[(i + 1) % points.length] as Spot
    return [next[0] - p[0], next[1] - p[1]]
  })
  const lengths = all.map((side) => Math.hypot(...side))
  const ways = all.map(([x, y], i): Spot => [x / (lengths[i] ?? 1), y / (lengths[i] ?? 1)])
  const way = (i: number): Spot => ways[(i + ways.length) % ways.length] as Spot
  return {
    corners: cornered ? points.length : 0,
    isRound: !cornered && near(Math.min(...radii), Math.max(...radii)),
    isEqual: near(Math.min(...lengths), Math.max(...lengths)),
    square: points.flatMap((_, i) => (near(way(i - 1)[0] * way(i)[0] + way(i - 1)[1] * way(i)[1], 0) ? [i] : [])),
    parallel: ways.flatMap((a, i) =>
      ways.slice(i + 1).flatMap((b, j) => (near(a[0] * b[1] - a[1] * b[0], 0) ? [[i, i + j + 1] as const] : [])),
    ),
  }
}

/** What each kind asks of a shape that is measured. */
export const kinds: Readonly<Record<string, (m: Measured) => boolean>> = {
  circle: (m) => m.isRound,
  triangle: (m) => m.corners === 3,
  square: (m) => m.corners === 4 && m.isEqual && m.square.length === 4,
  rectangle: (m) => m.corners === 4 && m.square.length === 4,
  hexagon: (m) => m.corners === 6,
  pentagon: (m) => m.corners === 5,
  quadrilateral: (m) => m.corners === 4,
  rhombus: (m) => m.corners === 4 && m.isEqual,
  parallelogram: (m) => m.corners === 4 && m.parallel.length === 2,
  'no corners': (m) => m.corners === 0,
  '3 corners': (m) => m.corners === 3,
  '4 corners': (m) => m.corners === 4,
  '5 corners': (m) => m.corners === 5,
  '6 corners': (m) => m.corners === 6,
  '4 equal sides': (m) => m.corners === 4 && m.isEqual,
  'a square corner': (m) => m.square.length > 0,
  'not a square': (m) => m.corners === 4 && m.square.length === 4 && !m.isEqual,
}

const spots = (places: readonly number[]): SetOf => setOf(places.map((at) => item(String(at))))

/** Looks at every card. */
export function tappedCards(p: Tapped): SetOf {
  return spots(p.cards.flatMap(({ shape }, i) => (kinds[p.of]?.(measured(shape)) === true ? [i] : [])))
}

/** Walks around the shape. */
export function tappedAround(p: Around): SetOf {
  const { corners, square, parallel } = measured(p.shape)
  if (p.asks === 'square corners') return spots(square)
  if (p.asks === 'parallel sides') return spots(parallel.flat())
  return spots(Array.from({ length: corners }, (_, i) => i))
}

/** Sorts by measuring, with what each group asks for. */
export function sortedBy(tests: Readonly<Record<string, (m: Measured) => boolean>>): (p: SortedCards) => Groups {
  return (p) =>
    groups(
      p.names.map((name) => [
        item(name),
        p.cards.flatMap((card, i) => (tests[name]?.(measured(card.shape)) === true ? [cardItem(card, i + 1)] : [])),
      ]),
    )
}

/** Names and pictures paired by measuring each picture. */
export function namesMatched(
  tests: Readonly<Record<string, (m: Measured) => boolean>>,
): (p: MatchParams<NamedCard>) => Match {
  return ({ sets }) =>
    matchedFaces(
      sets.map(({ name }) => name),
      sets.map(pictured),
      (name, alt) => sets.some((card) => pictured(card).alt === alt && tests[name]?.(measured(card.shape)) === true),
    )
}

/** The one card that is not what all others are. */
export function oddCard(p: Collection): SetOf {
  return spots(p.cards.flatMap(({ shape }, i) => (kinds[p.of]?.(measured(shape)) === true ? [] : [i])))
}

/** Tries every crossing of the grid until the four corners make the shape. */
export function cornerFound({ shape, corners: [a, b, c] }: ThreeCorners): Plot {
  const side = (from: Spot, to: Spot): Spot => [to[0] - from[0], to[1] - from[1]]
  const isSame = (one: Spot, two: Spot): boolean => one[0] === two[0] && one[1] === two[1]
  const dot = (one: Spot, two: Spot): number => one[0] * two[0] + one[1] * two[1]
  for (let x = 0; x <= 8; x++)
    for (let y = 0; y <= 8; y++) {
      const d: Spot = [x, y]
      if (!isSame(side(b, a), side(c, d)) || !isSame(side(b, c), side(a, d))) continue
      if (shape !== 'parallelogram' && dot(side(a, d), side(c, d)) !== 0) continue
      if (shape === 'square' && dot(side(a, d), side(a, d)) !== dot(side(c, d), side(c, d))) continue
      return plot('points', [d])
    }
  throw new RangeError('no fourth corner')
}
