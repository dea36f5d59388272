import { readTypedEquation } from '../../read-typed.ts'
import type { Params } from './numbers.ts'
import type { Equation } from '../../../values/values.ts'

/** The line by its two intercepts: the parts of both ways make one whole. */
export function oracle({ p, q }: Params): Equation {
  return readTypedEquation(`x/(${p})+y/(${q})=1`)
}

export const wrong = {
  reversal_error: ({ p, q }: Params): Equation => readTypedEquation(`-x/(${p})+y/(${q})=1`),
}
