import { describe, expect, it } from 'vitest'
import { patternTiles } from './pattern-tiles.ts'

describe('patternTiles with sums', () => {
  const figure = patternTiles({
    rows: [
      [{ shape: 'star' }, { shape: 'star' }],
      [{ shape: 'star' }, { shape: 'heart' }, { shape: 'heart' }],
    ],
    sums: [14, 17],
    title: 'Symbol sums',
  })

  it('writes each sum behind its row and a plus sign between tiles', () => {
    expect(figure.svg.match(/>\+</g)).toHaveLength(3)
    expect(figure.svg).toContain('= 14')
    expect(figure.svg).toContain('= 17')
  })

  it('tells the sums in words and as facts', () => {
    expect(figure.alt).toBe('Symbol sums: star plus star is 14; star plus heart plus heart is 17.')
    expect(figure.facts['sums']).toEqual([14, 17])
  })
})
