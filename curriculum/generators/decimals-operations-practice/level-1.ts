import { columnsLevel } from './columns.ts'
import type { Columns } from './columns.ts'

export type Params = Columns

/** Add decimals by lining up places (5.NBT.B.7). */
export const level = columnsLevel('decimals_operations_practice/1', '+')
