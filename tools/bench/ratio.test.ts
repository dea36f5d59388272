import { expect, it } from 'vitest'
import { compare, median, percentile } from './ratio.ts'

it('takes the middle, or the mean of the two middles', () => {
  expect(median([5, 1, 3])).toBe(3)
  expect(median([4, 1, 3, 2])).toBe(2.5)
})

it('takes percentiles by nearest rank', () => {
  const hundred = Array.from({ length: 100 }, (_, i) => i + 1)
  expect(percentile(hundred, 0.95)).toBe(95)
  expect(percentile([7], 0.95)).toBe(7)
})

it('compares in turns and leaves the first two turns of each out', async () => {
  const order: string[] = []
  const rates = { ours: [1000, 900, 50, 60, 40], limit: [1, 2, 100, 100, 100] }
  const turn = (name: 'ours' | 'limit') => () => {
    order.push(name)
    return Promise.resolve({ done: rates[name].shift() ?? 0, seconds: 1 })
  }
  expect(await compare(3, turn('ours'), turn('limit'))).toEqual({ ours: 50, limit: 100, ratio: 0.5 })
  expect(order).toEqual(['ours', 'limit', 'ours', 'limit', 'ours', 'limit', 'limit', 'ours', 'ours', 'limit'])
})
