import { expect, it } from 'vitest'
import { figureFaults } from './layout-check.ts'
import { shape } from './shape.ts'

/** The lowest points of the outlines, from the paths of the drawing. */
function lowest(standing: boolean): number[] {
  const { svg } = shape({
    items: [
      { shape: 'isosceles_triangle', size: 1 },
      { shape: 'isosceles_triangle', size: 0.5 },
    ],
    standing,
  })
  return [...svg.matchAll(/points="([^"]+)"|\sd="(M[^"]+)"/g)]
    .map((match) =>
      [...(match[1] ?? match[2] ?? '').matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g)].map((pair) => Number(pair[2])),
    )
    .filter((ys) => ys.length >= 3)
    .map((ys) => Math.max(...ys))
}

it('standing shapes share one ground, others one middle', () => {
  const [large = 0, small = 0] = lowest(true)
  expect(Math.abs(large - small)).toBeLessThan(0.5)
  const [high = 0, low = 0] = lowest(false)
  expect(high - low).toBeGreaterThan(10)
})

it('standing shapes with labels stay within their picture', () => {
  const items = [3, 10].map((size, i) => ({
    shape: 'isosceles_triangle' as const,
    size: size / 10,
    label: 'AB'[i] ?? '',
  }))
  expect(figureFaults(shape({ items, standing: true }))).toEqual([])
})
