import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { editText } from './edit-text.ts'
import { isMixedComplete, joinMixed, splitMixed } from './fraction-parts.ts'
import { readableText } from './typed-field.tsx'
import { tryWidget } from './widget-trial.tsx'

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })

describe('a number', () => {
  const numeric = { widget: 'numeric' as const, negative: true, decimal: true, after: 'cm' }

  it('is typed at once, names its unit, and goes on Enter', async () => {
    const { user, sent, last } = tryWidget(numeric)
    expect(document.activeElement).toBe(field('Your answer in cm'))
    await user.keyboard('-12.5')
    expect(last()).toEqual({ response: '-12.5', complete: true })
    await user.keyboard('{Enter}')
    expect(sent).toEqual(['-12.5'])
  })

  it('is tapped with on-screen keys at the caret, erased and cleared', async () => {
    const { user, last } = tryWidget(numeric)
    for (const name of ['1', '2', 'Decimal point', '5']) await user.click(screen.getByRole('button', { name }))
    expect(last()?.response).toBe('12.5')
    await user.click(screen.getByRole('button', { name: 'Erase' }))
    field('Your answer in cm').setSelectionRange(0, 0)
    await user.click(screen.getByRole('button', { name: 'Minus' }))
    expect(last()?.response).toBe('-12.')
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(last()).toEqual({ response: '', complete: false })
  })

  it('does not send nothing, and drops letters', async () => {
    const { user, sent, last } = tryWidget(numeric)
    await user.keyboard('{Enter}')
    await user.keyboard('ab')
    expect(sent).toEqual([])
    expect(last()?.response ?? '').toBe('')
  })

  it('offers a minus and a decimal point only where they are asked for', () => {
    tryWidget({ widget: 'numeric', negative: false, decimal: false })
    expect(screen.queryByRole('button', { name: 'Minus' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Decimal point' })).toBeNull()
  })

  it('freezes once answered', () => {
    tryWidget(numeric, { response: '7', outcome: { right: true } })
    expect(field('Your answer in cm').readOnly).toBe(true)
    expect(screen.queryByRole('group', { name: 'Number keys' })).toBeNull()
  })

  it('reads typographic signs as plain ones', () => {
    expect(readableText('−3 × 4', /[0-9* -]/)).toBe('-3 * 4')
  })
})

describe('a fraction', () => {
  const fraction = { widget: 'fraction' as const, negative: false }

  it('goes to the denominator on a slash and sends both parts', async () => {
    const { user, sent, last } = tryWidget(fraction)
    await user.keyboard('3')
    expect(last()).toEqual({ response: '3/', complete: false })
    await user.keyboard('/4{Enter}')
    expect(last()).toEqual({ response: '3/4', complete: true })
    expect(sent).toEqual(['3/4'])
  })

  it('moves with the arrow keys, and on-screen keys go to the field last used', async () => {
    const { user, last } = tryWidget(fraction)
    await user.keyboard('1{ArrowDown}')
    expect(document.activeElement).toBe(field(/Denominator/))
    await user.click(screen.getByRole('button', { name: '8' }))
    expect(last()?.response).toBe('1/8')
  })
})

describe('a mixed number', () => {
  const mixed = { widget: 'mixed_number' as const, negative: false }

  it('goes from whole to fraction by space, and to the bottom by slash', async () => {
    const { user, sent } = tryWidget(mixed)
    await user.keyboard('2 3/4{Enter}')
    expect(sent).toEqual(['2 3/4'])
  })

  it('may be whole alone, but not half a fraction', async () => {
    const { user, last } = tryWidget(mixed)
    await user.keyboard('2')
    expect(last()).toEqual({ response: '2', complete: true })
    await user.keyboard(' 3')
    expect(last()).toEqual({ response: '2 3/', complete: false })
  })

  it('splits and joins every half-typed form without losing a part', () => {
    for (const response of ['', '2', '2 3/', '2 /4', '3/4', '3/', '2 3/4', '-2 3/4']) {
      expect(joinMixed(splitMixed(response))).toBe(response)
    }
    expect(isMixedComplete(splitMixed('3/4'))).toBe(true)
    expect(isMixedComplete(splitMixed('2 /4'))).toBe(false)
  })
})

describe('money', () => {
  it('names the currency and sends the amount', async () => {
    const { user, sent } = tryWidget({ widget: 'money', symbol: '$' })
    expect(field('Amount of money in dollars')).toBe(document.activeElement)
    await user.keyboard('3.45{Enter}')
    expect(sent).toEqual(['3.45'])
  })
})

describe('editing by on-screen keys', () => {
  it('inserts, replaces a selection, moves and erases', () => {
    expect(editText('12', 1, 1, { insert: '5' })).toEqual({ text: '152', caret: 2 })
    expect(editText('12', 0, 2, { insert: '7' })).toEqual({ text: '7', caret: 1 })
    expect(editText('12', 2, 2, { move: 'left' })).toEqual({ text: '12', caret: 1 })
    expect(editText('12', 0, 0, { move: 'left' })).toEqual({ text: '12', caret: 0 })
    expect(editText('12', 0, 0, { erase: 'back' })).toEqual({ text: '12', caret: 0 })
    expect(editText('12', 2, 2, { erase: 'back' })).toEqual({ text: '1', caret: 1 })
    expect(editText('12', 0, 1, { erase: 'back' })).toEqual({ text: '2', caret: 0 })
  })

  it('wraps a selection in a root and leaves the caret inside an empty one', () => {
    expect(editText('x+1', 0, 3, { insert: 'sqrt()', back: 1 })).toEqual({ text: 'sqrt(x+1)', caret: 8 })
    expect(editText('', 0, 0, { insert: 'sqrt()', back: 1 })).toEqual({ text: 'sqrt()', caret: 5 })
  })
})
