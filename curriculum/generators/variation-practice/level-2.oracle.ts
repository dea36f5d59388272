import { parse } from '../../reading/parse.ts'
import type { Params } from './level-2.ts'
import type { Equation } from '../../values/values.ts'

const letters = ['y x', 't n', 't v', 'v p', 'r n'] as const

function read(text: string): Equation {
  const parsed = parse(text)
  if (!parsed.ok || parsed.read.is !== 'equation') throw new RangeError(`not an equation: ${text}`)
  return { kind: 'equation', left: parsed.read.left, right: parsed.read.right }
}

const names = (p: Params): readonly [string, string] => (letters[p.story] as string).split(' ') as [string, string]

/** Adds the known y once for each unit of the known x: that sum over x. */
export function oracle(p: Params): Equation {
  const [y, x] = names(p)
  let product = 0
  for (let i = 0; i < p.x; i++) product += p.y
  return read(`${y} = ${product}/${x}`)
}

export const wrong = {
  direct_for_inverse: (p: Params): Equation => {
    const [y, x] = names(p)
    return read(`${p.x}*${y} = ${p.y}*${x}`)
  },
  wrong_operation: (p: Params): Equation[] => {
    const [y, x] = names(p)
    return [read(`${y} = ${p.y}/(${p.x}*${x})`), read(`${y} + ${x} = ${p.x + p.y}`)]
  },
}
