import { patternTiles } from '../../figures/pattern-tiles.ts'
import { tileShapes, repeated, type TileShape } from './tiles.ts'
import type { Chance } from '../../chance.ts'
import type { Figure } from '../../values/values.ts'
import type { HotSpotWidget, SpotThing } from '@polyhex/contract/exercises/hot-spot-widget'

/** A tile of a row: a shape, large or small. 'small star'. */
export type RowTile = TileShape | `small ${TileShape}`

/** Letters of units that repeat. */
export const unitsOf = { two: ['AB'], three: ['AAB', 'ABB', 'ABC', 'AB'] } as const
export type Unit = (typeof unitsOf)[keyof typeof unitsOf][number]

/** Three tiles that are told apart by shape, or two of them by size alone. */
export function tilesFor(chance: Chance, unit: string): RowTile[] {
  const [a, b, c] = chance.sample(tileShapes, 3) as [TileShape, TileShape, TileShape]
  return chance.happens(0.3) && unit !== 'ABC' ? [a, `small ${a}`, b] : [a, b, c]
}

/** The row of a unit with its tiles. */
export const rowOf = (unit: string, tiles: readonly RowTile[], length: number): RowTile[] =>
  repeated(
    [...unit].map((letter) => tiles['ABC'.indexOf(letter)] as RowTile),
    length,
  )

const shapeOf = (tile: RowTile): TileShape => tile.replace('small ', '') as TileShape
const isSmall = (tile: RowTile): boolean => tile.startsWith('small ')

/** A row whose tiles are tapped; null is a gap. The second kind of tile has the second color as well. */
export function rowWidget(row: readonly (RowTile | null)[], picks: number | null): HotSpotWidget {
  const kinds = [...new Set(row)].filter((tile) => tile !== null)
  const things = row.map((tile): SpotThing => ({
    is: 'tile',
    tile: tile === null ? 'gap' : shapeOf(tile),
    turns: 0,
    small: tile !== null && isSmall(tile),
    second: tile !== null && kinds.indexOf(tile) === 1,
  }))
  return { widget: 'hot_spot', scene: { shows: 'things', in: 'row', things }, picks, start: '' }
}

/** A row drawn. */
export const rowFigure = (row: readonly RowTile[]): Figure =>
  patternTiles({ rows: [row.map((tile) => ({ shape: shapeOf(tile), ...(isSmall(tile) ? { small: true } : {}) }))] })
