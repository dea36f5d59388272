import { gaussian } from './gaussian.ts'
import { evaluate } from 'mathjs'
import type { Params } from './level-2.ts'
import type { Complex } from '../../values/values.ts'

/** mathjs adds its own complex numbers. */
export function oracle(p: Params): Complex {
  const sum = evaluate(`(${p.a} + ${p.b}i) ${p.minus ? '-' : '+'} (${p.c} + ${p.d}i)`) as { re: number; im: number }
  return gaussian(Math.round(sum.re), Math.round(sum.im))
}
