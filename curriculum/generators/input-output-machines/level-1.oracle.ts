import { whole } from '../../values/rational.ts'
import type { Params } from './level-1.ts'
import type { Figure, Rational } from '../../values/values.ts'

/** Counts on or back one at a time. */
function walk(from: number, steps: number, up: boolean): number {
  let at = from
  for (let i = 0; i < steps; i++) at += up ? 1 : -1
  return at
}

export function oracle(p: Params): Rational {
  const x = p.inputs[p.missing] ?? Number.NaN
  if (p.side === 'output') return whole(walk(x, p.n, p.sign === '+'))
  const y = walk(x, p.n, p.sign === '+')
  return whole(walk(y, p.n, p.sign === '-'))
}

/** From the machine in the picture: tries every number as the missing one. */
export function fromFacts(facts: Figure['facts']): Rational {
  const [inputs, outputs] = [facts['inputs'] as readonly string[], facts['outputs'] as readonly string[]]
  const [sign, n] = String((facts['rules'] as readonly string[])[0]).split(' ')
  const at = inputs.findIndex((x, i) => x === '?' || outputs[i] === '?')
  for (let guess = 0; guess <= 200; guess++) {
    const x = inputs[at] === '?' ? guess : Number(inputs[at])
    const y = outputs[at] === '?' ? guess : Number(outputs[at])
    if (sign === '+' ? y - x === Number(n) : x - y === Number(n)) return whole(guess)
  }
  throw new RangeError('no number fits')
}

export const wrong = {
  operation_swap: (p: Params): Rational => {
    const x = p.inputs[p.missing] ?? 0
    const y = walk(x, p.n, p.sign === '+')
    return whole(p.side === 'output' ? walk(x, p.n, p.sign === '-') : walk(y, p.n, p.sign === '+'))
  },
  given_number: (p: Params): Rational => {
    const x = p.inputs[p.missing] ?? 0
    return whole(p.side === 'output' ? x : walk(x, p.n, p.sign === '+'))
  },
}
