import { whole } from '../../values/rational.ts'
import type { Params } from './level-2.ts'
import type { Figure, Rational } from '../../values/values.ts'

const rules: readonly ((x: number, n: number) => number)[] = [
  (x, n) => x + n,
  (x, n) => x - n,
  (x, n) => x * n,
  (x, n) => x / n,
]

/** Tries every rule with every number up to 300 and keeps the one that fits all pairs. */
function search(pairs: readonly (readonly [number, number])[], asked: number): Rational {
  const found = new Set<number>()
  for (const rule of rules)
    for (let n = 1; n <= 300; n++) if (pairs.every(([x, y]) => rule(x, n) === y)) found.add(rule(asked, n))
  if (found.size !== 1) throw new RangeError(`${found.size} rules fit`)
  return whole([...found][0] as number)
}

const outputs = (p: Params): (readonly [number, number])[] => {
  const at = { '+': 0, '-': 1, '×': 2, '÷': 3 }[p.sign]
  return p.inputs.map((x) => [x, rules[at]?.(x, p.n) ?? 0] as const)
}

export function oracle(p: Params): Rational {
  return search(outputs(p), p.asked)
}

/** From the pairs in the picture. */
export function fromFacts(facts: Figure['facts']): Rational {
  const [inputs, results] = [facts['inputs'] as readonly string[], facts['outputs'] as readonly string[]]
  const at = results.indexOf('?')
  const pairs = inputs.flatMap((x, i) => (i === at ? [] : [[Number(x), Number(results[i])] as const]))
  return search(pairs, Number(inputs[at]))
}

export const wrong = {
  rule_from_one_pair: (p: Params): Rational => {
    const [x, y] = outputs(p)[0] ?? [0, 0]
    if (p.sign === '×' || p.sign === '÷') return whole(p.asked - x + y)
    return whole((p.asked * y) / x)
  },
  operation_swap: (p: Params): Rational => {
    const at = { '+': 1, '-': 0, '×': 3, '÷': 2 }[p.sign]
    return whole(rules[at]?.(p.asked, p.n) ?? 0)
  },
}
