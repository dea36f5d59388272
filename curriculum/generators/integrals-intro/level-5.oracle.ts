import { readTyped } from '../read-typed.ts'
import type { Params } from './level-5.ts'
import type { Expression } from '../../values/values.ts'

/** Integrates in the middle of unit steps: the antiderivative of k u' u^n is found from the value k/(n+1) at u = 1, which mends the constant. */
export function oracle(p: Params): Expression {
  const u = p.square ? `(x^2+(${p.b}))` : `(${p.a}*x+(${p.b}))`
  const at = (t: number): number => p.k * t ** p.n
  const steps = 4000
  let sum = 0
  for (let i = 0; i < steps; i++) sum += at((i + 0.5) / steps) / steps
  const scale = Math.round(sum * (p.n + 1))
  return readTyped(`${scale}*${u}^${p.n + 1}/${p.n + 1}`)
}

export const wrong = {
  chain_forgotten: (p: Params): Expression =>
    readTyped(`${p.k * p.a}*${p.square ? `(x^2+(${p.b}))` : `(${p.a}*x+(${p.b}))`}^${p.n + 1}/${p.n + 1}`),
}
