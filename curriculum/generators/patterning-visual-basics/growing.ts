/** A cell of a growing figure as [column, row], row 0 at the bottom. */
export type Cell = readonly [column: number, row: number]

export const growths = ['train', 'tower', 'corner', 'block', 'stairs'] as const
export type Growth = (typeof growths)[number]

/** How a pattern of figures grows: `start` tiles in figure 1, `step` more each time (stairs grow by one more each time). */
export interface Growing {
  readonly kind: Growth
  readonly start: number
  readonly step: number
}

const row = (length: number, at: number): Cell[] => Array.from({ length }, (_, i): Cell => [i, at])

/** The cells of figure n, counted from 1. */
export function growingCells({ kind, start, step }: Growing, n: number): Cell[] {
  const count = start + step * (n - 1)
  switch (kind) {
    case 'train':
      return row(count, 0)
    case 'tower':
      return Array.from({ length: count }, (_, i): Cell => [0, i])
    case 'corner':
      return [
        ...row(Math.ceil((count + 1) / 2), 0),
        ...Array.from({ length: count - Math.ceil((count + 1) / 2) }, (_, i): Cell => [0, i + 1]),
      ]
    case 'block':
      return [
        ...Array.from({ length: start }, (_, i): Cell => [0, i]),
        ...Array.from({ length: step * (n - 1) }, (_, i): Cell => [1 + Math.floor(i / step), i % step]),
      ]
    case 'stairs':
      return Array.from({ length: n + start - 1 }, (_, i) => row(n + start - 1 - i, i)).flat()
  }
}

/** How many tiles figure n has. */
export function tilesOf(growing: Growing, n: number): number {
  return growing.kind === 'stairs'
    ? ((n + growing.start - 1) * (n + growing.start)) / 2
    : growing.start + growing.step * (n - 1)
}

/** How many tiles are added to get from figure n - 1 to figure n. */
export function addedAt(growing: Growing, n: number): number {
  return tilesOf(growing, n) - tilesOf(growing, n - 1)
}
