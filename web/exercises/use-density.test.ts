import { renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useDensity } from './use-density.ts'

const density = () => document.documentElement.dataset['density']

afterEach(() => {
  delete document.documentElement.dataset['density']
})

it.each([
  [0, 'young'],
  [2, 'young'],
  [3, 'student'],
  [5, 'student'],
  [6, 'senior'],
  [12, 'senior'],
] as const)('a question of grade %i stands in the density %s', (grade, expected) => {
  renderHook(() => useDensity(grade))
  expect(density()).toBe(expected)
})

it('puts back the density of the page when the question leaves', () => {
  document.documentElement.dataset['density'] = 'adult'
  const { unmount } = renderHook(() => useDensity(1))
  expect(density()).toBe('young')
  unmount()
  expect(density()).toBe('adult')
})
