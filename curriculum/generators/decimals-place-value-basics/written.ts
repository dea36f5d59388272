import { decimal } from '../../values/decimal.ts'
import { rational } from '../../values/rational.ts'
import type { Decimal } from '../../values/values.ts'

/** units / 10^places with so many places. */
export const over = (units: number, places: number): Decimal => decimal(rational(units, 10 ** places), places)
export const text = (units: number, places: number): string => (units / 10 ** places).toFixed(places)
