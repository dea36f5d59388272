import { rational } from '../../values/rational.ts'
import type { Params } from './level-6.ts'
import type { Rational } from '../../values/values.ts'

/** Strikes out from both ends of an ordered or unordered list until one or two are left. */
function middle(list: readonly number[]): Rational {
  let left = [...list]
  while (left.length > 2) left = left.slice(1, -1)
  return rational(
    left.reduce((a, b) => a + b, 0),
    left.length,
  )
}

function apart(list: readonly number[]): Rational {
  const half = (list.length - (list.length % 2)) / 2
  const [low, high] = [middle(list.slice(0, half)), middle(list.slice(-half))]
  const n = high.n * low.d - low.n * high.d
  return rational(n < 0n ? -n : n, low.d * high.d)
}

const inOrder = (p: Params): number[] => [...p.data].toSorted((a, b) => a - b)
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)

export function oracle(p: Params): Rational {
  if (p.ask === 'iqr') return apart(inOrder(p))
  const n = p.data.length
  return rational(sum(p.data.map((x) => Math.abs(n * x - sum(p.data)))), n * n)
}

export const wrong = {
  median_unsorted: (p: Params): Rational => apart(p.data),
  looks_alike: (p: Params): Rational => rational(Math.max(...p.data) - Math.min(...p.data)),
  stops_early: (p: Params): Rational[] => {
    const s = inOrder(p)
    const n = p.data.length
    return [
      middle(s.slice(-Math.floor(s.length / 2))),
      rational(sum(p.data), n),
      rational(sum(p.data.map((x) => Math.abs(n * x - sum(p.data)))), n),
    ]
  },
  slip_off_by_one: (p: Params): Rational => {
    const { n, d } = oracle(p)
    return rational(n + d, d)
  },
}
