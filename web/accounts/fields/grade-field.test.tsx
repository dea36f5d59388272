import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { GradeField } from './grade-field.tsx'

it('offers kindergarten, which is grade 0, and grades 1 to 12 [A-001]', async () => {
  const choose = vi.fn<(grade: number | null) => void>()
  render(<GradeField value={null} derived={null} onChange={choose} />)
  await userEvent.click(screen.getByRole('button', { name: /Grade level/ }))
  const names = (await screen.findAllByRole('option')).map((one) => one.textContent)
  expect(names).toEqual(['Kindergarten', ...Array.from({ length: 12 }, (_, i) => `Grade ${i + 1}`)])
  await userEvent.click(screen.getByRole('option', { name: 'Kindergarten' }))
  expect(choose.mock.calls).toEqual([[0]])
})
