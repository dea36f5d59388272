import { parse } from '../../reading/parse.ts'
import type { Params } from './level-3.ts'
import type { Equation } from '../../values/values.ts'

function read(text: string): Equation {
  const parsed = parse(text)
  if (!parsed.ok || parsed.read.is !== 'equation') throw new RangeError(`not an equation: ${text}`)
  return { kind: 'equation', left: parsed.read.left, right: parsed.read.right }
}

const pair = (p: Params): readonly [number, number] => {
  const x = p.xs[0] ?? 1
  return [x, (x / p.bottom) * p.top]
}

/** Cross products with the first pair of the table. */
export function oracle(p: Params): Equation {
  const [x, y] = pair(p)
  return read(`${x}*y = ${y}*x`)
}

export const wrong = {
  ratio_order: (p: Params): Equation => {
    const [x, y] = pair(p)
    return read(`${y}*y = ${x}*x`)
  },
  additive_ratio: (p: Params): Equation => {
    const [x, y] = pair(p)
    return read(`y - ${y} = x - ${x}`)
  },
  stops_early: (p: Params): Equation => read(`y = ${pair(p)[1]}*x`),
  slip_off_by_one: (p: Params): Equation => read(`${p.bottom}*y = ${p.top + 1}*x`),
}
