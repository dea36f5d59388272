import { range } from '../wrong-answer.ts'
import { growingCells, tilesOf } from '../patterning-visual-basics/growing.ts'
import { growingTiles } from '../../figures/pattern-tiles.ts'
import type { Figure } from '../../values/values.ts'
import type { Growing } from '../patterning-visual-basics/growing.ts'

/** Patterns that grow by the same number each time, small enough to be drawn three times side by side. */
export const drawable: readonly Growing[] = (['train', 'corner', 'block'] as const)
  .flatMap((kind) => range(1, 10).flatMap((start) => range(2, 8).map((step) => ({ kind, start, step }))))
  .filter(
    (p) =>
      (p.kind !== 'block' || p.start >= p.step) &&
      p.start + 2 * p.step <= 22 &&
      p.start !== p.step &&
      (p.kind !== 'train' || p.start + p.step <= 10),
  )

export const drawn = (p: Growing): Figure => growingTiles({ steps: [1, 2, 3].map((n) => growingCells(p, n)) })
export const firstTiles = (p: Growing): string => [1, 2, 3].map((n) => tilesOf(p, n)).join(', ')
/** What the line of the pattern has at figure 0. */
export const atZero = (p: Growing): number => p.start - p.step
