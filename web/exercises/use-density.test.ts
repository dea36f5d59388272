import { renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useDensity } from './use-density.ts'

const density = () => document.documentElement.dataset['density']

afterEach(() => {
  delete document.documentElement.dataset['density']
})

it('gives the page the density of its question, and puts back its own when the question leaves', () => {
  document.documentElement.dataset['density'] = 'adult'
  const { unmount, rerender } = renderHook(({ grade }) => useDensity(grade), { initialProps: { grade: 3 } })
  expect(density()).toBe('young')
  rerender({ grade: 7 })
  expect(density()).toBe('senior')
  unmount()
  expect(density()).toBe('adult')
})
