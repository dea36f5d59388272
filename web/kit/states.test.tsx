import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { EmptyState } from './empty-state.tsx'
import { ErrorState } from './error-state.tsx'
import { Skeleton, Skeletons } from './skeleton.tsx'

describe('ErrorState', () => {
  it('says what is safe and offers to try again', async () => {
    const retry = vi.fn()
    render(<ErrorState title="The map did not load" onRetry={retry} />)
    expect(screen.getByRole('alert').textContent).toContain('Your answers are safe.')
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(retry).toHaveBeenCalledTimes(1)
  })
})

it('ErrorState can be the heading of a whole page', () => {
  render(<ErrorState title="This exercise did not load" heading="h1" />)
  expect(screen.getByRole('heading', { level: 1, name: 'This exercise did not load' })).toBeTruthy()
})

it('EmptyState has a heading, a sentence and its one button', () => {
  render(<EmptyState title="No activity yet" text="Finish a set." action={<a href="/math/topics/">Find a topic</a>} />)
  expect(screen.getByRole('heading', { name: 'No activity yet' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Find a topic' })).toBeTruthy()
})

it('Skeletons say what is loading and hide their blocks', () => {
  render(
    <Skeletons label="Loading the units">
      <Skeleton />
    </Skeletons>,
  )
  const status = screen.getByRole('status', { name: 'Loading the units' })
  expect(status.getAttribute('aria-busy')).toBe('true')
  expect(status.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
})
