import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { drawFirstPage, firstPagePatienceMs } from './first-page.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('shows the skeleton of a page while the code of the first page is slow, and then the page', async () => {
  const root = document.createElement('div')
  const code = Promise.withResolvers<void>()
  drawFirstPage(root, code.promise, <h1>Contests</h1>)
  await act(() => vi.advanceTimersByTimeAsync(firstPagePatienceMs - 1))
  expect(root.textContent).toBe('')
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(root.querySelector('[role="status"]')?.getAttribute('aria-label')).toBe('Loading the page')
  await act(async () => code.resolve())
  expect(root.textContent).toBe('Contests')
})

it('shows no skeleton when the code is there at once', async () => {
  const root = document.createElement('div')
  drawFirstPage(root, Promise.resolve(), <h1>Contests</h1>)
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(root.textContent).toBe('Contests')
  await act(() => vi.advanceTimersByTimeAsync(firstPagePatienceMs * 2))
  expect(root.textContent).toBe('Contests')
})
