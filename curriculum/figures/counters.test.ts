import { describe, expect, it } from 'vitest'
import { counters } from './counters.ts'
import { figureFaults } from './layout-check.ts'

describe('counters in one line', () => {
  const row = counters({
    groups: [
      { count: 3, shape: 'circle' },
      { count: 1, shape: 'star', second: true },
      { count: 6, shape: 'circle' },
    ],
    arrangement: 'line',
    say: 'each',
  })

  it('names every counter from left to right and fits its box', () => {
    expect(row.alt).toBe(
      'A picture of counters. circle circle circle; star; circle circle circle circle circle circle.',
    )
    expect(row.facts['counts']).toEqual([3, 1, 6])
    expect(figureFaults(row)).toEqual([])
  })

  it('draws no trays: ten marks and nothing else', () => {
    expect(row.svg.match(/<circle/g)).toHaveLength(9)
    expect(row.svg).not.toContain('rx="14"')
  })
})
