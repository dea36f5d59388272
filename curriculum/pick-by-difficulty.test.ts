import { expect, it } from 'vitest'
import { openChance } from './chance.ts'
import { pickByDifficulty } from './pick-by-difficulty.ts'

const reached = (difficulty: number): number[] => {
  const chance = openChance(`pick ${difficulty}`)
  const list = Array.from({ length: 10 }, (_, i) => i)
  return [...new Set(Array.from({ length: 400 }, () => pickByDifficulty(chance, list, difficulty)))].toSorted(
    (a, b) => a - b,
  )
}

it('opens the easy half at first and the hard half at last', () => {
  expect(reached(0)).toEqual([0, 1, 2, 3, 4])
  expect(reached(0.4)).toEqual([2, 3, 4, 5, 6])
  expect(reached(1)).toEqual([5, 6, 7, 8, 9])
})

it('throws for an empty list', () => {
  expect(() => pickByDifficulty(openChance('none'), [], 0.5)).toThrow('nothing to pick from')
})
