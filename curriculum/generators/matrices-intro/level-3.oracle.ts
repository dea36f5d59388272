import { evaluate } from 'mathjs'
import { matrix } from '../../values/matrix.ts'
import type { Params } from './level-3.ts'
import type { Matrix } from '../../values/values.ts'

const text = (all: readonly number[]): string => {
  const half = all.length / 2
  return `[${all.slice(0, half).join(',')};${all.slice(half).join(',')}]`
}
const read = (line: string): Matrix => matrix((evaluate(line) as { toArray(): number[][] }).toArray())

/** mathjs multiplies its own matrices. */
export function oracle(p: Params): Matrix {
  return read(`${text(p.first)} * ${text(p.second)}`)
}

export const wrong = {
  matrix_entrywise: (p: Params): Matrix =>
    p.second.length === 4
      ? read(`${text(p.first)} .* ${text(p.second)}`)
      : matrix([[(p.first[0] ?? 0) * (p.second[0] ?? 0)], [(p.first[3] ?? 0) * (p.second[1] ?? 0)]]),
  reversed_order: (p: Params): Matrix => read(`${text(p.second)} * ${text(p.first)}`),
}
