import { parseExpression } from '../../reading/parse.ts'
import type { Params } from './level-3.ts'
import type { Expression } from '../../values/values.ts'

function read(text: string): Expression {
  const parsed = parseExpression(text)
  if (!parsed.ok) throw new RangeError(`not an expression: ${text}`)
  return { kind: 'expression', node: parsed.read }
}

const output = (p: Params, x: number): number => {
  const steps = p.addsFirst
    ? [(v: number) => v + p.more, (v: number) => v * p.times]
    : [(v: number) => v * p.times, (v: number) => v + p.more]
  return steps.reduce((v, step) => step(v), x)
}

/** The line through two outputs of the machine. */
export function oracle(p: Params): Expression {
  const [y0, y1] = [output(p, 0), output(p, 1)]
  return read(`(${y1} - (${y0}))*n + (${y0})`)
}

export const wrong = {
  reversed_order: (p: Params): Expression => {
    const other = { ...p, addsFirst: !p.addsFirst }
    return read(`(${output(other, 1) - output(other, 0)})*n + (${output(other, 0)})`)
  },
  operation_swap: (p: Params): Expression => {
    const other = { ...p, more: -p.more }
    return read(`(${output(other, 1) - output(other, 0)})*n + (${output(other, 0)})`)
  },
  rule_from_one_pair: (p: Params): Expression => read(`n + (${output(p, p.from) - p.from})`),
  slip_off_by_one: (p: Params): Expression => {
    const other = { ...p, times: p.times + 1 }
    return read(`(${output(other, 1) - output(other, 0)})*n + (${output(other, 0)})`)
  },
}
