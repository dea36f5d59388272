import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { AnswerWidget } from '@polyhex/contract/exercises/questions'
import { tryWidget } from '../widget-trial.tsx'

const sum: AnswerWidget = {
  widget: 'written',
  layout: 'add',
  operands: ['478', '256'],
  result: null,
  remainder: false,
  start: '',
}

async function opened(...given: Parameters<typeof tryWidget>) {
  const trial = tryWidget(...given)
  await screen.findByRole('group', { name: 'The question' })
  return trial
}

const cell = (name: string) => screen.getByRole('textbox', { name })

describe('a calculation in columns', () => {
  it('begins at the ones and is written by keys alone, with what is carried in its own cell [P32]', async () => {
    const { user, last, sent } = await opened(sum)
    expect(document.activeElement).toBe(cell('ones: 8 plus 6, empty'))
    await user.keyboard('4c1')
    expect(document.activeElement).toBe(cell('tens: 7 plus 5, empty'))
    await user.keyboard('3c17')
    expect(last()).toEqual({ response: 'carry=1,1;result=,7,3,4', complete: true })
    await user.keyboard('{Enter}')
    expect(sent).toEqual(['carry=1,1;result=,7,3,4'])
  })

  it('says what is written now', async () => {
    const { user } = await opened(sum)
    await user.keyboard('4')
    expect(screen.getByText('Sum: 4.').getAttribute('aria-live')).toBe('polite')
    await user.keyboard('c1')
    expect(screen.getByText('Carried: 1 above tens. Sum: 4.').getAttribute('aria-live')).toBe('polite')
  })

  it('takes back digit by digit, undoes, and moves by arrows', async () => {
    const { user, last } = await opened(sum)
    await user.keyboard('43{Backspace}')
    expect(last()?.response).toBe('result=,,,4')
    expect(document.activeElement).toBe(cell('tens: 7 plus 5, empty'))
    await user.keyboard('{Backspace}')
    expect(last()?.response).toBe('')
    await user.keyboard('{Control>}z{/Control}')
    expect(last()?.response).toBe('result=,,,4')
    await user.keyboard('{ArrowLeft}{ArrowUp}')
    expect(document.activeElement).toBe(cell('carry above tens, empty'))
  })

  it('has one tab stop for all of its cells', async () => {
    const { user } = await opened(sum)
    await user.tab()
    expect(document.activeElement?.getAttribute('data-area')).toBeNull()
    await user.tab({ shift: true })
    expect(document.activeElement).toBe(cell('ones: 8 plus 6, empty'))
  })

  it('is written with the keys on the screen, in the cell that was tapped last', async () => {
    const { user, last } = await opened(sum)
    await user.click(screen.getByRole('button', { name: 'Keys' }))
    const pad = within(screen.getByRole('group', { name: 'Number keys' }))
    await user.click(cell('carry above tens, empty'))
    await user.click(pad.getByRole('button', { name: '1' }))
    await user.click(pad.getByRole('button', { name: '4' }))
    expect(last()?.response).toBe('carry=,1;result=,,,4')
    await user.click(pad.getByRole('button', { name: 'Erase' }))
    expect(last()?.response).toBe('carry=,1')
  })

  it('writes two digits where something was traded', async () => {
    const { user, last } = await opened({ ...sum, layout: 'subtract', operands: ['504', '168'] })
    await user.keyboard('c14')
    expect(last()?.response).toBe('trade=,,14')
    await user.keyboard('{Backspace}')
    expect(last()?.response).toBe('trade=,,1')
  })

  it('shows afterwards what was written and the right frame, and says the difference', async () => {
    await opened(sum, {
      response: 'result=,6,3,4',
      outcome: { right: false, rightResponse: 'carry=1,1;result=,7,3,4' },
    })
    expect(screen.getByRole('figure', { name: 'Yours' })).toBeDefined()
    expect(screen.getByRole('figure', { name: 'Answer' })).toBeDefined()
    expect(screen.getByText('You wrote 634. The question asks for 734.')).toBeDefined()
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})
