import { readTypedEquation } from '../read-typed.ts'
import type { Params } from './level-3.ts'
import type { Equation } from '../../values/values.ts'

/** The points of the line satisfy: height over the start, times run, is rise times the way across. */
export function oracle({ rise, run, b }: Params): Equation {
  return readTypedEquation(`(y-(${b}))*${run}=(${rise})*x`)
}

export const wrong = {
  slope_run_over_rise: ({ rise, run, b }: Params): Equation => readTypedEquation(`(y-(${b}))*(${rise})=${run}*x`),
  intercept_swap: ({ rise, run, b }: Params): Equation => readTypedEquation(`${run}*(y-(${b})*x)=${rise}`),
  reversal_error: ({ rise, run, b }: Params): Equation => readTypedEquation(`(y+(${b}))*${run}=(${rise})*x`),
}
