import { rational } from '../../values/rational.ts'
import type { Params } from './level-3.ts'
import type { Rational } from '../../values/values.ts'

/** Strikes out the smallest and the largest in turn until one or two are left. */
function median(data: readonly number[]): Rational {
  const left = [...data]
  while (left.length > 2) {
    left.splice(left.indexOf(Math.min(...left)), 1)
    left.splice(left.indexOf(Math.max(...left)), 1)
  }
  return rational(
    left.reduce((a, b) => a + b, 0),
    left.length,
  )
}

function mode(data: readonly number[]): Rational {
  const counts = new Map<number, number>()
  for (const x of data) counts.set(x, (counts.get(x) ?? 0) + 1)
  return rational([...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0)
}

export function oracle(p: Params): Rational {
  if (p.ask === 'median') return median(p.data)
  if (p.ask === 'mode') return mode(p.data)
  return rational(Math.max(...p.data) - Math.min(...p.data))
}

export const wrong = {
  mean_is_mode: (p: Params): Rational => mode(p.data),
  median_unsorted: (p: Params): Rational => {
    const [low, high] = [
      p.data[Math.floor((p.data.length - 1) / 2)] ?? 0,
      p.data[Math.ceil((p.data.length - 1) / 2)] ?? 0,
    ]
    return rational(low + high, 2)
  },
  looks_alike: (p: Params): Rational[] => [
    median(p.data),
    rational(Math.max(...p.data) - Math.min(...p.data)),
    rational(
      p.data.reduce((a, b) => a + b, 0),
      p.data.length,
    ),
  ],
  stops_early: (p: Params): Rational => rational(Math.max(...p.data)),
}
