import { columnsLevel } from './columns.ts'
import type { Columns } from './columns.ts'

export type Params = Columns

/** Subtract decimals, filling empty places with zeros (5.NBT.B.7). */
export const level = columnsLevel('decimals_operations_practice/2', '-')
