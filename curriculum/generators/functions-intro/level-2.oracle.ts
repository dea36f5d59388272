import { whole } from '../../values/rational.ts'
import type { Params } from './level-2.ts'
import type { Figure, Rational } from '../../values/values.ts'

/** Counts on from the output at 0, in steps of the factor, until the input or the output is met. */
function walk(p: Params, stop: (x: number, y: number) => boolean): [x: number, y: number] {
  for (const way of [1, -1]) {
    let y = p.b
    for (let x = 0; Math.abs(x) <= 40; x += way, y += way * p.a) if (stop(x, y)) return [x, y]
  }
  throw new RangeError('never met')
}

export function oracle(p: Params): Rational {
  if (p.ask === 'output') return whole(walk(p, (x) => x === p.x)[1])
  let target = p.b
  for (let i = 0; i < Math.abs(p.x); i++) target += Math.sign(p.x) * p.a
  return whole(walk(p, (_, y) => y === target)[0])
}

export const wrong = {
  function_notation_product: (p: Params): Rational => {
    if (p.ask === 'output') return whole([p.a, p.x, p.b].reduce((x, y) => x + y, 0))
    const y = walk(p, (x) => x === p.x)[1]
    return whole(p.b + Array.from({ length: Math.abs(y) }, () => Math.sign(y) * p.a).reduce((s, n) => s + n, 0))
  },
}

/** Two pairs of the machine fix the rule; the third follows. */
export function fromFacts(facts: Figure['facts']): Rational {
  const read = (text: string): number => Number(text.replace('−', '-'))
  const [inputs, outputs] = [facts['inputs'] as readonly string[], facts['outputs'] as readonly string[]]
  const [x1, x2, y1, y2] = [
    read(inputs[0] ?? ''),
    read(inputs[1] ?? ''),
    read(outputs[0] ?? ''),
    read(outputs[1] ?? ''),
  ]
  const a = (y2 - y1) / (x2 - x1)
  return inputs[2] === '?'
    ? whole((read(outputs[2] ?? '') - y1) / a + x1)
    : whole(y1 + a * (read(inputs[2] ?? '') - x1))
}
