import { evaluate } from 'mathjs'
import { matrix } from '../../values/matrix.ts'
import type { Params } from './level-2.ts'
import type { Matrix } from '../../values/values.ts'

const text = (all: readonly number[]): string => `[${all.slice(0, 2).join(',')};${all.slice(2).join(',')}]`

/** mathjs works out the line with its own matrices. */
export function oracle(p: Params): Matrix {
  return matrix(
    (evaluate(`${p.k} * ${text(p.first)} + ${p.m} * ${text(p.second)}`) as { toArray(): number[][] }).toArray(),
  )
}

export const wrong = {
  matrix_entrywise: (p: Params): Matrix =>
    matrix((evaluate(`${p.k * p.m} * (${text(p.first)} .* ${text(p.second)})`) as { toArray(): number[][] }).toArray()),
}
