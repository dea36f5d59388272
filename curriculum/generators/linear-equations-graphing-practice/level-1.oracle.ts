import { readTypedEquation } from '../read-typed.ts'
import type { Params } from './level-1.ts'
import type { Equation } from '../../values/values.ts'

/** Equal products: run times the height is rise times the way across. */
export function oracle({ run, rise }: Params): Equation {
  return readTypedEquation(`${run}*y=(${rise})*x`)
}

export const wrong = {
  slope_run_over_rise: ({ run, rise }: Params): Equation => readTypedEquation(`(${rise})*y=${run}*x`),
}
