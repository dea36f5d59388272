import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Segmented } from './segmented.tsx'

describe('Segmented', () => {
  it('has exactly one choice, and tells of another', async () => {
    const change = vi.fn()
    const options = [
      { value: 'week', label: 'Week' },
      { value: 'month', label: 'Month' },
    ]
    render(<Segmented label="View" options={options} value="week" onChange={change} />)
    const group = screen.getByRole('radiogroup', { name: 'View' })
    expect(group.querySelectorAll('[aria-checked="true"]')).toHaveLength(1)
    await userEvent.click(screen.getByRole('radio', { name: 'Month' }))
    expect(change).toHaveBeenCalledExactlyOnceWith('month')
    await userEvent.click(screen.getByRole('radio', { name: 'Week' }))
    expect(change).toHaveBeenCalledTimes(1)
  })
})
