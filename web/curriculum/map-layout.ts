import { hexTileSize } from '../kit/hex-tile.tsx'

export interface MapLayout {
  readonly perRow: number
  readonly scale: number
  readonly width: number
  readonly height: number
  /** How much a tile says: its name, or its number when it is small. */
  readonly detail: 'names' | 'numbers'
  readonly places: readonly (readonly [x: number, y: number])[]
}

const pitchX = hexTileSize.R * Math.sqrt(3) + hexTileSize.gap
const pitchY = hexTileSize.R * 1.5 + hexTileSize.gap * 0.8660254
/** From this zoom on a tile shows its name. */
const namesFrom = 0.78
const fewest = 5
const most = 7

/**
 * Where `count` cells lie in a box of `width` px: seven a row, at least five (L-041); odd rows move half a cell. Cells
 * shrink so that a row fits and never grow beyond their size.
 */
export function mapLayout(count: number, width: number): MapLayout {
  const perRow = Math.min(most, Math.max(fewest, Math.floor(width / pitchX - 0.5)))
  const wanted = pitchX * (perRow + 0.5) + 8
  const scale = Math.min(1, width / wanted)
  const rows = Math.ceil(count / perRow)
  const places = Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow)
    return [4 + (i % perRow) * pitchX + (row % 2 ? pitchX / 2 : 0), 4 + row * pitchY] as const
  })
  return {
    perRow,
    scale,
    width: wanted * scale,
    height: rows === 0 ? 0 : ((rows - 1) * pitchY + hexTileSize.height + 12) * scale,
    detail: scale >= namesFrom ? 'names' : 'numbers',
    places,
  }
}
