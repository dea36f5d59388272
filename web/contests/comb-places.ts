/** A place in a comb whose rows hold `widest` and one fewer in turn; columns are half cells, both count from 1. */
export interface CombPlace {
  readonly column: number
  readonly row: number
}

/** Where the cell `index` (from 0) stands when the comb is filled row by row. */
export function combPlace(index: number, widest: number): CombPlace {
  const pair = 2 * widest - 1
  const rest = index % pair
  const lower = rest >= widest
  return {
    row: 2 * Math.floor(index / pair) + (lower ? 2 : 1),
    column: lower ? 2 * (rest - widest) + 2 : 2 * rest + 1,
  }
}

/** How many cells fill whole rows and hold `players`; never fewer than two rows. */
export function combSize(players: number, widest: number): number {
  let size = 2 * widest - 1
  for (let row = 2; size < players; row++) size += row % 2 === 0 ? widest : widest - 1
  return size
}
