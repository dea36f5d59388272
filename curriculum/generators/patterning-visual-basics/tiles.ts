import { retold } from '../../figures/drawing.ts'
import { patternTiles } from '../../figures/pattern-tiles.ts'
import { item } from '../../values/items.ts'
import type { Tile } from '../../figures/pattern-tiles.ts'
import type { Item } from '../../values/values.ts'

/** Shapes that little children name. */
export const tileShapes = ['circle', 'square', 'triangle', 'star', 'heart', 'diamond'] as const
export type TileShape = (typeof tileShapes)[number]

/** A single tile as an option: its picture, and its name for those who listen. */
export function tileItem(id: string, name: string, tile: Tile): Item {
  const drawn = patternTiles({ rows: [[tile]] })
  const figure = retold(drawn, { title: name, alt: `One tile of the pattern: ${name}.`, facts: drawn.facts })
  return item(id, '', { speech: name, figure })
}

/** A shape as an option. */
export function shapeItem(shape: TileShape): Item {
  return tileItem(shape, shape, { shape })
}

/** `unit` again and again, `count` tiles long. */
export function repeated<T>(unit: readonly T[], count: number): T[] {
  return Array.from({ length: count }, (_, i) => unit[i % unit.length] as T)
}

/** The tiles of a row, with the one at `gap` left out (none when it is -1). */
export function tileRow(shapes: readonly TileShape[], gap = -1): (Tile | null)[] {
  return shapes.map((shape, i) => (i === gap ? null : { shape }))
}
