import { matrix } from '../../values/matrix.ts'
import type { Params } from './level-6.ts'
import type { Figure, Matrix } from '../../values/values.ts'

type Spot = readonly [number, number]

/** Tries all matrices with small entries until both corners land on their images. */
function search(from: readonly [Spot, Spot], to: readonly [Spot, Spot]): Matrix {
  const all = Array.from({ length: 9 }, (_, i) => i - 4)
  const row = (which: 0 | 1): [number, number] => {
    const fits = all.flatMap((m) =>
      all.flatMap((n) =>
        from.every(([x, y], i) => m * x + n * y === to[i]?.[which]) ? [[m, n] as [number, number]] : [],
      ),
    )
    if (fits.length !== 1) throw new RangeError(`${fits.length} rows fit`)
    return fits[0] as [number, number]
  }
  return matrix([row(0), row(1)])
}

export function oracle(p: Params): Matrix {
  const [first, second] = [p.by.slice(0, 2), p.by.slice(2)]
  const image = ([x, y]: Spot): Spot => [
    (first[0] ?? 0) * x + (first[1] ?? 0) * y,
    (second[0] ?? 0) * x + (second[1] ?? 0) * y,
  ]
  return search(p.corners, [image(p.corners[0]), image(p.corners[1])])
}

export function fromFacts(facts: Figure['facts']): Matrix {
  const read = (key: string): [Spot, Spot] => {
    const flat = facts[key] as readonly number[]
    return [
      [flat[2] ?? 0, flat[3] ?? 0],
      [flat[4] ?? 0, flat[5] ?? 0],
    ]
  }
  return search(read('figure'), read('image'))
}

export const wrong = {
  matrix_entrywise: (p: Params): Matrix[] => {
    const [a, b, c, d] = p.by
    return [
      matrix([
        [a, c],
        [b, d],
      ]),
      matrix([
        [b, a],
        [d, c],
      ]),
    ]
  },
}
