import { pictograph } from '../../../figures/pictograph.ts'
import { amounts } from '../../../values/amounts.ts'
import type { Params } from './numbers.ts'
import type { Amounts, Figure } from '../../../values/values.ts'

/** 'stars', 'hearts', 'circles': the rows of the graph. */
export const rowsOf = (p: Params): string[] => p.kinds.map((kind) => `${kind}s`)

export const inRows = (p: Params, counts: readonly number[] = p.counts): Amounts =>
  amounts(Object.fromEntries(rowsOf(p).map((name, i) => [name, counts[i] ?? 0])), 'each')

/** The shapes counted, with one symbol for each. */
export const shapeGraph = (p: Params, counts: readonly number[] = p.counts): Figure =>
  pictograph({ rows: rowsOf(p).map((name, i) => ({ name, count: counts[i] ?? 0 })), key: 1, shape: 'hexagon' })
