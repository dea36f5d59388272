import { parse } from '../../reading/parse.ts'
import type { Params } from './level-1.ts'
import type { Equation } from '../../values/values.ts'

const letters = ['y x', 's w', 'd t', 'p h', 'a b'] as const

function read(text: string): Equation {
  const parsed = parse(text)
  if (!parsed.ok || parsed.read.is !== 'equation') throw new RangeError(`not an equation: ${text}`)
  return { kind: 'equation', left: parsed.read.left, right: parsed.read.right }
}

const names = (p: Params): readonly [string, string] => (letters[p.story] as string).split(' ') as [string, string]
const pair = (p: Params): readonly [number, number] => [p.bottom * p.times, p.top * p.times]

/** Cross products: y times the known x equals x times the known y. */
export function oracle(p: Params): Equation {
  const [y, x] = names(p)
  const [a, b] = pair(p)
  return read(`${a}*${y} = ${b}*${x}`)
}

export const wrong = {
  direct_for_inverse: (p: Params): Equation => {
    const [y, x] = names(p)
    const [a, b] = pair(p)
    return read(`${y} = ${a * b}/${x}`)
  },
  reversed_order: (p: Params): Equation => {
    const [y, x] = names(p)
    const [a, b] = pair(p)
    return read(`${b}*${y} = ${a}*${x}`)
  },
  wrong_operation: (p: Params): Equation => {
    const [y, x] = names(p)
    const [a, b] = pair(p)
    return read(`${y} - ${b} = ${x} - ${a}`)
  },
}
