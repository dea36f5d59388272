import { describe, expect, it } from 'vitest'
import { cubeNet, cubeNets } from './cube-nets.ts'

type Way = readonly [number, number, number]
const minus = ([x, y, z]: Way): Way => [-x, -y, -z]

/** Rolls a cube over the net: every square must be touched by another face. `right` and `down` are the faces on those sides. */
function facesTouched(cells: readonly (readonly [number, number])[]): number {
  const left = new Set(cells.map((c) => c.join()))
  const touched = new Set<string>()
  const roll = (x: number, y: number, bottom: Way, right: Way, down: Way): void => {
    if (!left.delete(`${x},${y}`)) return
    touched.add(bottom.join())
    roll(x + 1, y, right, minus(bottom), down)
    roll(x - 1, y, minus(right), bottom, down)
    roll(x, y + 1, down, right, minus(bottom))
    roll(x, y - 1, minus(down), right, bottom)
  }
  const [x, y] = cells[0] as readonly [number, number]
  roll(x, y, [0, 0, -1], [1, 0, 0], [0, 1, 0])
  return left.size === 0 ? touched.size : 0
}

/** The same for all turns and flips. */
function shapeOf(cells: readonly (readonly [number, number])[]): string {
  const ways = [0, 1, 2, 3].flatMap((turn) =>
    [1, -1].map((flip) => {
      const moved = cells.map(([x, y]): [number, number] => {
        let [u, v] = [x * flip, y]
        for (let k = 0; k < turn; k++) [u, v] = [-v, u]
        return [u, v]
      })
      const [l, t] = [Math.min(...moved.map(([u]) => u)), Math.min(...moved.map(([, v]) => v))]
      return moved
        .map(([u, v]) => `${u - l},${v - t}`)
        .toSorted((a, b) => a.localeCompare(b))
        .join(' ')
    }),
  )
  return ways.toSorted((a, b) => a.localeCompare(b))[0] as string
}

describe('nets of a cube', () => {
  it('are eleven different ones', () => {
    expect(new Set(cubeNets.map(shapeOf)).size).toBe(11)
  })

  it.each(Array.from({ length: 44 }, (_, i) => i))('number %i folds to six faces', (i) => {
    expect(facesTouched(cubeNet(i))).toBe(6)
  })
})
