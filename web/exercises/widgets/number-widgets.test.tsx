import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { editText } from './edit-text.ts'
import { isMixedComplete, joinMixed, splitMixed, typedInto } from './fraction-parts.ts'
import { tryWidget } from './widget-trial.tsx'

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })

describe('a number', () => {
  const numeric = { widget: 'numeric' as const, after: 'cm' }

  it('is typed at once, names its unit, and goes on Enter', async () => {
    const { user, sent, last } = tryWidget(numeric)
    expect(document.activeElement).toBe(field('Your answer in cm'))
    await user.keyboard('-12.5')
    expect(last()).toEqual({ response: '-12.5', complete: true })
    await user.keyboard('{Enter}')
    expect(sent).toEqual(['-12.5'])
  })

  it('is tapped with on-screen keys at the caret, erased, and sent by their Enter', async () => {
    const { user, last, sent } = tryWidget(numeric)
    for (const name of ['1', '2', 'decimal point', '5']) await user.click(screen.getByRole('button', { name }))
    expect(last()?.response).toBe('12.5')
    await user.click(screen.getByRole('button', { name: 'Erase' }))
    field('Your answer in cm').setSelectionRange(0, 0)
    await user.click(screen.getByRole('button', { name: 'minus' }))
    expect(last()?.response).toBe('-12.')
    await user.click(screen.getByRole('button', { name: 'Enter' }))
    expect(sent).toEqual(['-12.'])
  })

  it('does not send nothing', async () => {
    const { user, sent } = tryWidget(numeric)
    await user.keyboard('{Enter}')
    await user.click(screen.getByRole('button', { name: 'Enter' }))
    expect(sent).toEqual([])
  })

  it.each(['3+4', '1e5', '12 cm', '1,234.5', '2 3/4'])(
    'keeps %s as it is typed, and has nothing to say',
    async (text) => {
      const { user, last } = tryWidget(numeric)
      await user.keyboard(text)
      expect(last()?.response).toBe(text)
      expect(screen.getByRole('status').textContent).toBe('')
    },
  )

  it('keeps what has no meaning, underlines it and names it', async () => {
    const { user, last } = tryWidget(numeric)
    await user.keyboard('4#2ab')
    expect(last()?.response).toBe('4#2ab')
    expect(screen.getByRole('status').textContent).toBe('# and ab have no meaning in this box.')
    expect([...document.querySelectorAll('u')].map((mark) => mark.textContent)).toEqual(['#', 'ab'])
    expect(field('Your answer in cm').getAttribute('aria-invalid')).toBe('true')
  })

  it('reads digits of other scripts and typographic signs', async () => {
    const { user, last } = tryWidget(numeric)
    await user.click(field('Your answer in cm'))
    await user.paste('−１２.٣')
    expect(last()?.response).toBe('-12.3')
  })

  it('says when it is full', async () => {
    const { user, last } = tryWidget(numeric)
    await user.click(field('Your answer in cm'))
    await user.paste('7'.repeat(130))
    expect(last()?.response).toHaveLength(120)
    expect(screen.getByRole('status').textContent).toBe('This box holds 120 signs, and it is full.')
  })

  it('keeps digits alone behind Keys where the level is of whole numbers and there is a mouse', async () => {
    const { user, last } = tryWidget({ widget: 'numeric', whole: true })
    expect(screen.queryByRole('button', { name: 'minus' })).toBeNull()
    expect(screen.queryByRole('group', { name: 'Number keys' })).toBeNull()
    for (const name of ['Keys', '1', '0', 'Clear', '7']) await user.click(screen.getByRole('button', { name }))
    expect(last()?.response).toBe('7')
  })

  it('gives its place to the keyboard of the device for as long as that is wanted', async () => {
    const { user } = tryWidget(numeric)
    await user.click(screen.getByRole('button', { name: 'abc, keyboard of this device' }))
    expect(screen.queryByRole('group', { name: 'Math keys' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Math keys' }))
    expect(screen.getByRole('group', { name: 'Math keys' })).toBeTruthy()
  })

  it('freezes once answered', () => {
    tryWidget(numeric, { response: '7', outcome: { right: true } })
    expect(field('Your answer in cm').readOnly).toBe(true)
    expect(screen.queryByRole('group', { name: 'Math keys' })).toBeNull()
  })
})

describe('a fraction', () => {
  const fraction = { widget: 'fraction' as const, whole: true }

  it('goes to the denominator on a slash and sends both parts', async () => {
    const { user, sent, last } = tryWidget(fraction)
    await user.keyboard('3')
    expect(last()).toEqual({ response: '3', complete: true })
    await user.keyboard('/4{Enter}')
    expect(last()).toEqual({ response: '3/4', complete: true })
    expect(sent).toEqual(['3/4'])
  })

  it('moves with the arrow keys, and on-screen keys go to the field last used', async () => {
    const { user, last } = tryWidget(fraction)
    await user.keyboard('1{ArrowDown}')
    expect(document.activeElement).toBe(field(/Denominator/))
    await user.click(screen.getByRole('button', { name: 'Keys' }))
    await user.click(screen.getByRole('button', { name: '8' }))
    expect(last()?.response).toBe('1/8')
  })
})

describe('a mixed number', () => {
  const mixed = { widget: 'mixed_number' as const, whole: false }

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

describe('boxes of a fraction', () => {
  const fraction = { widget: 'fraction' as const, whole: false }
  const held = () => screen.getAllByRole<HTMLInputElement>('textbox').map((box) => box.value)

  it('take a whole number, a decimal, and a fraction that is pasted', async () => {
    const { user, sent, last } = tryWidget(fraction)
    await user.keyboard('7{Enter}')
    expect(sent).toEqual(['7'])
    await user.keyboard('.5')
    expect(last()).toEqual({ response: '7.5', complete: true })
    await user.clear(field(/Numerator/))
    await user.paste('3/4')
    expect(held()).toEqual(['3', '4'])
    expect(last()).toEqual({ response: '3/4', complete: true })
  })

  it('become those of a mixed number by a space, and by its key', async () => {
    const { user, last } = tryWidget(fraction)
    await user.keyboard('2 3/4')
    expect(held()).toEqual(['2', '3', '4'])
    expect(last()).toEqual({ response: '2 3/4', complete: true })
    await user.clear(field('Whole number'))
    expect(held()).toEqual(['3', '4'])
  })

  it('are filled by keys alone', async () => {
    const { user, last } = tryWidget(fraction)
    for (const name of ['1', 'space of a mixed number', '2', 'fraction bar', '5'])
      await user.click(screen.getByRole('button', { name }))
    expect(last()).toEqual({ response: '1 2/5', complete: true })
  })

  it('take typed texts apart without losing a part', () => {
    const none = { whole: '', top: '', bottom: '' }
    expect(typedInto(none, 'top', '3/4').parts).toEqual({ whole: '', top: '3', bottom: '4' })
    expect(typedInto(none, 'whole', '2 3/4').parts).toEqual({ whole: '2', top: '3', bottom: '4' })
    expect(typedInto({ ...none, top: '3', bottom: '4' }, 'top', '2 ').parts).toEqual({
      whole: '2',
      top: '',
      bottom: '4',
    })
    expect(typedInto({ ...none, whole: '2' }, 'top', '3/')).toEqual({
      parts: { whole: '2', top: '3', bottom: '' },
      goTo: 'bottom',
    })
  })
})

describe('money', () => {
  it('names the currency and sends the amount', async () => {
    const { user, sent } = tryWidget({ widget: 'money', symbol: '$' })
    expect(field('Amount of money in dollars')).toBe(document.activeElement)
    expect(screen.queryByRole('radiogroup')).toBeNull()
    await user.keyboard('3.45{Enter}')
    expect(sent).toEqual(['3.45'])
  })

  it('is in cents where cents are taught, and in dollars by a key or the sign', async () => {
    const { user, sent, last } = tryWidget({ widget: 'money', symbol: '$', unit: 'cents', whole: true })
    await user.keyboard('25{Enter}')
    expect(sent).toEqual(['25'])
    await user.click(screen.getByRole('radio', { name: 'dollars' }))
    expect(last()?.response).toBe('$25')
    expect(field('Amount of money in dollars').value).toBe('25')
    await user.click(field('Amount of money in dollars'))
    await user.keyboard('¢')
    expect(last()?.response).toBe('25')
    expect(field('Amount of money in cents').value).toBe('25')
  })
})

describe('a time', () => {
  it('is typed into two boxes, a colon between them or not', async () => {
    const { user, sent } = tryWidget({ widget: 'time', face: 12, large: 'Hours', small: 'Minutes' })
    await user.keyboard('3:45{Enter}')
    await user.clear(field('Minutes'))
    await user.clear(field('Hours'))
    await user.click(field('Hours'))
    for (const name of ['Keys', '1', '1', '2', '0']) await user.click(screen.getByRole('button', { name }))
    await user.keyboard('{Enter}')
    expect(sent).toEqual(['3:45', '11:20'])
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
