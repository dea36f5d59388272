import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { WidgetItem } from '@polyhex/contract/exercises/questions'
import { isWide, needsLineOnPhone } from './choice-widget.tsx'
import { tryWidget } from './widget-trial.tsx'

const options = ['3', '5', '7', '9'].map((text): WidgetItem => ({ id: `n${text}`, text, speech: `number ${text}` }))
const choice = { widget: 'choice' as const, options, fixedOrder: true }

describe('a choice', () => {
  it('names each option by its letter and its speech, and answers on one tap', async () => {
    const { user, sent, last } = tryWidget(choice)
    await user.click(screen.getByRole('button', { name: 'B: number 5' }))
    expect(sent).toEqual(['n5'])
    expect(last()).toEqual({ response: 'n5', complete: true })
  })

  it('answers by number key and by letter key without any focus', async () => {
    const { user, sent } = tryWidget(choice)
    await user.keyboard('3')
    await user.keyboard('d')
    expect(sent).toEqual(['n7', 'n9'])
  })

  it('takes no key for an option that is not there, nor with Control held', async () => {
    const { user, sent } = tryWidget(choice)
    await user.keyboard('6')
    await user.keyboard('{Control>}1{/Control}')
    expect(sent).toEqual([])
  })

  it('answers with Enter on the focused option', async () => {
    const { user, sent } = tryWidget(choice)
    await user.tab()
    await user.tab()
    await user.keyboard('{Enter}')
    expect(sent).toEqual(['n5'])
  })

  it('tells right, chosen and not chosen apart in words once answered, and takes no more answers', async () => {
    const outcome = { right: false, rightResponse: 'n7' }
    const { user, sent } = tryWidget(choice, { response: 'n3', outcome })
    expect(screen.getByRole('button', { name: 'A: number 3, Your answer' })).toHaveProperty('disabled', true)
    expect(screen.getByRole('button', { name: 'C: number 7, Correct' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'B: number 5, Not chosen' })).toBeTruthy()
    await user.keyboard('2')
    expect(sent).toEqual([])
  })

  it('goes to one column when any option is wide', () => {
    expect(isWide(options)).toBe(false)
    expect(isWide([...options, { id: 'w', text: 'a rather long sentence', speech: '' }])).toBe(true)
    expect(isWide([{ id: 'f', text: '\\(\\frac{11}{12}\\)', speech: '' }])).toBe(false)
  })

  it.each([
    ['\\(\\{-3, -2, 2, 6\\}\\)', true],
    ['\\(\\{-4, 0, 1\\}\\)', true],
    ['circumference', true],
    ['\\(\\{-2, 2\\}\\)', false],
    ['\\(\\frac{11}{12}\\)', false],
    ['\\(x^{2} + 5x\\)', false],
    ['triangle', true],
    ['cone', false],
  ])('of %s take a whole line on a phone: %s', (text, expected) => {
    expect(needsLineOnPhone([{ id: 'a', text, speech: '' }])).toBe(expected)
  })
})

describe('several choices', () => {
  const several = { ...choice, widget: 'multi_choice' as const }

  it('ticks with number keys, unticks, and sends on Enter in the order of the options', async () => {
    const { user, sent, last } = tryWidget(several)
    await user.keyboard('4')
    await user.keyboard('1')
    await user.keyboard('2')
    await user.keyboard('2')
    expect(last()).toEqual({ response: 'n3,n9', complete: true })
    expect(screen.getByRole('checkbox', { name: 'D: number 9' }).getAttribute('aria-checked')).toBe('true')
    screen.getByRole('checkbox', { name: 'A: number 3' }).focus()
    await user.keyboard('{Enter}')
    expect(sent).toEqual(['n3,n9'])
  })

  it('is not complete with nothing ticked, and Space ticks', async () => {
    const { user, last } = tryWidget(several)
    await user.tab()
    await user.keyboard(' ')
    expect(last()).toEqual({ response: 'n3', complete: true })
    await user.keyboard(' ')
    expect(last()).toEqual({ response: '', complete: false })
  })
})

describe('two words and signs', () => {
  it('answers True by its first letter and False by a tap', async () => {
    const { user, sent } = tryWidget({ widget: 'yes_no', yes: 'True', no: 'False' })
    await user.keyboard('t')
    await user.click(screen.getByRole('button', { name: /False/ }))
    expect(sent).toEqual(['yes', 'no'])
  })

  it('compares by tap, by sign and by number', async () => {
    const { user, sent } = tryWidget({ widget: 'comparison', left: '4', right: '7' })
    await user.click(screen.getByRole('button', { name: 'is less than' }))
    await user.keyboard('>')
    await user.keyboard('2')
    expect(sent).toEqual(['<', '>', '='])
  })
})
