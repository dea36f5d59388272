import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { CheckedWorking } from '@polyhex/contract/exercises/working'
import { reportReach } from '../../../call/network.ts'
import { LooseAnswerWidget } from '../answer-widget.tsx'
import { tryWidget } from '../widget-trial.tsx'
import { CheckWorkingContext } from './check-working.ts'

const widget = { widget: 'steps' as const, first: '3x + 4 = 19', letter: 'x', keys: ['x'], letters: ['x'] }

async function opened(...given: Parameters<typeof tryWidget>) {
  const trial = tryWidget(...given)
  await screen.findByRole('group', { name: 'The question' })
  return trial
}

/** With somebody who says the same of every line. */
async function checked(said: Partial<CheckedWorking>) {
  const asked: string[] = []
  render(
    <CheckWorkingContext
      value={async (response) => {
        asked.push(response)
        return { lines: [], left: 29, ...said }
      }}
    >
      <h2 id="question">The question</h2>
      <LooseAnswerWidget widget={widget} response="" labelledBy="question" onSubmit={() => undefined} />
    </CheckWorkingContext>,
  )
  await screen.findByRole('group', { name: 'The question' })
  return { user: userEvent.setup(), asked }
}

describe('working line by line', () => {
  it('begins a line with Enter and is complete once the letter stands alone, by keys alone [P32]', async () => {
    const { user, last, sent } = await opened(widget)
    await user.keyboard('3x = 15{Enter}x = ')
    expect(last()).toEqual({ response: '3x = 15\nx = ', complete: false })
    await user.keyboard('5')
    expect(last()).toEqual({ response: '3x = 15\nx = 5', complete: true })
    expect(sent).toEqual([])
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(sent).toEqual(['3x = 15\nx = 5'])
  })

  it('goes up and down between lines, and takes an empty one away with Backspace', async () => {
    const { user, last } = await opened(widget)
    await user.keyboard('3x = 15{Enter}x = 5{ArrowUp}{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Line 3' }))
    await user.keyboard('{ArrowUp}{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Line 3' }))
    expect(last()?.response).toBe('3x = 15\n\nx = 5')
    await user.keyboard('{Backspace}')
    expect(last()?.response).toBe('3x = 15\nx = 5')
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Line 2' }))
  })

  it('is worked with its own keys, of which Enter begins a line, and lines are taken away by a tap', async () => {
    const { user, last } = await opened(widget)
    for (const name of ['3', 'x', 'equals', '1', '5', 'Enter', 'x'])
      await user.click(screen.getByRole('button', { name }))
    expect(last()?.response).toBe('3x=15\nx')
    await user.click(screen.getByRole('button', { name: 'Remove line 2' }))
    expect(last()?.response).toBe('x')
  })

  it('says what is still missing before it can be checked', async () => {
    const { user } = await opened(widget)
    expect(screen.getByText(/Write each step on a line of its own/)).toBeTruthy()
    await user.keyboard('x = 5')
    expect(screen.getByText('Ready. Press Check when you are sure.')).toBeTruthy()
  })

  it('offers no check of lines where nobody answers for them', async () => {
    await opened(widget)
    expect(screen.queryByRole('button', { name: 'Check line' })).toBeNull()
  })

  it('says of each line what it is in words, until the line changes', async () => {
    const lines = [
      { verdict: 'nearer' as const, sentence: null },
      { verdict: 'breaks' as const, sentence: null },
    ]
    const { user, asked } = await checked({ lines, left: 3 })
    await user.keyboard('3x = 15{Enter}x = 4')
    await user.click(screen.getByRole('button', { name: 'Check line' }))
    expect(asked).toEqual(['3x = 15\nx = 4'])
    expect(await screen.findByText('This follows, and you are closer.')).toBeTruthy()
    expect(screen.getByText('3 checks left')).toBeTruthy()
    const second = screen.getByRole('textbox', { name: 'Line 3' })
    expect(document.getElementById(second.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'This does not follow. Did both sides get the same change?',
    )
    await user.type(second, '0')
    expect(screen.queryByText(/This does not follow\. Did/)).toBeNull()
    expect(screen.getByText('This follows, and you are closer.')).toBeTruthy()
  })

  it('does not offer it once all checks are used, nor without the internet', async () => {
    const { user } = await checked({ left: 0 })
    await user.keyboard('3x = 15')
    await user.click(screen.getByRole('button', { name: 'Check line' }))
    expect(await screen.findByText('You have used all checks for this question.')).toBeTruthy()
    reportReach(false)
    expect(await screen.findByText('Checking a line needs the internet. You can still answer.')).toBeTruthy()
    reportReach(true)
  })

  it('shows the lines under their numbers once it is answered', async () => {
    await opened(widget, { response: '3x = 23\n\nx = 7', outcome: { right: false } })
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getAllByRole('listitem').map((line) => line.textContent?.slice(0, 1))).toEqual(['1', '2', '4'])
  })
})
