import { describe, expect, it } from 'vitest'
import { combPlace, combSize } from './comb-places.ts'

describe('a comb of players', () => {
  it('has rows of 3 and 2 in turn, the shorter ones half a cell further', () => {
    expect([0, 1, 2, 3, 4, 5].map((index) => combPlace(index, 3))).toEqual([
      { row: 1, column: 1 },
      { row: 1, column: 3 },
      { row: 1, column: 5 },
      { row: 2, column: 2 },
      { row: 2, column: 4 },
      { row: 3, column: 1 },
    ])
  })

  it('ends with a whole row', () => {
    expect([0, 5, 6, 8, 9, 10, 11].map((players) => combSize(players, 3))).toEqual([5, 5, 8, 8, 10, 10, 13])
  })

  it('gives no place twice', () => {
    const places = Array.from({ length: 100 }, (_, index) => combPlace(index, 7))
    expect(new Set(places.map(({ row, column }) => `${row} ${column}`)).size).toBe(100)
  })
})
