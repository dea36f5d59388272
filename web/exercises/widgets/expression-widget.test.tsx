import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { tryWidget } from './widget-trial.tsx'

const widget = {
  widget: 'expression' as const,
  keys: ['x', '^', 'sqrt', '<='],
  guide: 'Write your answer like 3x + 2.',
  reads: { form: 'expression' as const, letters: ['x'] },
}

describe('an expression', () => {
  it('shows the guide with the field and sends what was typed as it is', async () => {
    const { user, sent } = tryWidget(widget)
    const field = screen.getByRole('textbox', { name: 'Your answer' })
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      'Write your answer like',
    )
    await user.keyboard('2x^2-3{Enter}')
    expect(sent).toEqual(['2x^2-3'])
  })

  it('writes with its own keys, at the caret', async () => {
    const { user, last } = tryWidget(widget)
    for (const name of ['2', 'x', 'to the power of', '3', 'square root', '5']) {
      await user.click(screen.getByRole('button', { name }))
    }
    expect(last()?.response).toBe('2x^3sqrt(5)')
    await user.click(screen.getByRole('button', { name: 'Move left' }))
    await user.click(screen.getByRole('button', { name: 'Erase' }))
    expect(last()?.response).toBe('2x^3sqrt5)')
  })

  it('says the preview aloud once the keys rest', async () => {
    const { user } = tryWidget(widget)
    await user.keyboard('x^2')
    // The field has a status of its own, for signs without a meaning.
    const heard = () => screen.getAllByRole('status').map((status) => status.textContent)
    expect(heard()).toEqual(['', ''])
    await waitFor(() => expect(heard()).toEqual(['', expect.stringMatching(/x squared/)]))
  })

  it('names what cannot be read before it is checked, and takes the words back when it can', async () => {
    const { user } = tryWidget(widget)
    await user.keyboard('3(x')
    expect(await screen.findByText('A parenthesis is opened but not closed.')).toBeTruthy()
    await user.keyboard(')')
    expect(screen.queryByText('A parenthesis is opened but not closed.')).toBeNull()
  })

  it('gives what was typed to who copies the preview', async () => {
    const { user } = tryWidget(widget)
    await user.keyboard('2x/3')
    const typeset = document.querySelector('[class*="typeset"]') as HTMLElement
    const data = new Map<string, string>()
    fireEvent.copy(typeset, { clipboardData: { setData: (kind: string, text: string) => data.set(kind, text) } })
    expect(data.get('text/plain')).toBe('2x/3')
  })
})
