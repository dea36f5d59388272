import { gaussian } from './gaussian.ts'
import { evaluate } from 'mathjs'
import type { Params } from './level-6.ts'
import type { Complex } from '../../values/values.ts'

/** mathjs takes modulus and conjugate of its own complex numbers. */
export function oracle({ kind, re, im }: Params): Complex {
  const z = `(${re} + ${im}i)`
  if (kind === 'modulus') return gaussian(Math.round(Number(evaluate(`abs(${z})`))), 0)
  const it = evaluate(kind === 'read' ? z : `conj(${z})`) as { re: number; im: number }
  return gaussian(it.re, it.im)
}
