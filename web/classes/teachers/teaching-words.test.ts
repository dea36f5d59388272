import { expect, it } from 'vitest'
import { fitsClass, gradesWords } from './teaching-words.ts'

it('says which grades somebody teaches, as a range where there is no gap', () => {
  expect([[], [4], [0], [3, 4, 5], [0, 1, 2], [0, 4]].map(gradesWords)).toEqual([
    '',
    'Grade 4',
    'Kindergarten',
    'Grades 3 to 5',
    'Kindergarten to grade 2',
    'Kindergarten, Grade 4',
  ])
})

it('knows whether those grades fit the groups of a class', () => {
  // Explorers are grades 1 to 3.
  expect([[1], [3, 4], [4], []].map((grades) => fitsClass(grades, ['explorers']))).toEqual([true, true, false, false])
  expect(fitsClass([4], ['explorers', 'navigators'])).toBe(true)
  expect([fitsClass([], []), fitsClass([], ['internal'])]).toEqual([true, true])
})
