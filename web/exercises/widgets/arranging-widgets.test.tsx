import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { WidgetItem } from '@polyhex/contract/exercises/questions'
import { readPairs, withPair, writePairs } from './pairs.ts'
import { moved, orderOf } from './reorder.ts'
import { tryWidget } from './widget-trial.tsx'

const item = (id: string): WidgetItem => ({ id, text: id.toUpperCase(), speech: id })

describe('ordering', () => {
  const widget = {
    widget: 'ordering' as const,
    items: ['a', 'b', 'c'].map(item),
    firstLabel: 'Least',
    lastLabel: 'Greatest',
  }

  it('can be sent as it stands', async () => {
    const { user, last, sent } = tryWidget(widget)
    expect(last()).toEqual({ response: 'a,b,c', complete: true })
    screen.getByRole('button', { name: /^a, place 1/ }).focus()
    await user.keyboard('{Enter}')
    expect(sent).toEqual(['a,b,c'])
  })

  it('moves the focused item by arrow keys, keeps the focus on it and says its place', async () => {
    const { user, last } = tryWidget(widget)
    screen.getByRole('button', { name: /^a, place 1/ }).focus()
    await user.keyboard('{ArrowDown}')
    expect(last()?.response).toBe('b,a,c')
    expect(document.activeElement?.textContent).toMatch(/^a, place 2 of 3/)
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(last()?.response).toBe('b,c,a')
    expect(screen.getByRole('status').textContent).toBe('a, place 3 of 3')
  })

  it('moves by buttons, which stop at the ends', async () => {
    const { user, last } = tryWidget(widget)
    expect(screen.getByRole('button', { name: 'Move a earlier' })).toHaveProperty('disabled', true)
    await user.click(screen.getByRole('button', { name: 'Move c earlier' }))
    expect(last()?.response).toBe('a,c,b')
  })

  it('moves one item and keeps the others in order', () => {
    expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd'])
    expect(moved(['a', 'b'], 1, -4)).toEqual(['b', 'a'])
    expect(orderOf(widget.items, 'c,x').map((each) => each.id)).toEqual(['c', 'a', 'b'])
  })
})

describe('matching', () => {
  const widget = { widget: 'matching' as const, left: ['p', 'q'].map(item), right: ['x', 'y'].map(item) }

  it('pairs by two taps, and Enter sends once everyone has a partner', async () => {
    const { user, last, sent } = tryWidget(widget)
    await user.click(screen.getByRole('button', { name: /^1: p/ }))
    await user.click(screen.getByRole('button', { name: 'y' }))
    expect(last()).toEqual({ response: 'p=y', complete: false })
    expect(screen.getByRole('status').textContent).toBe('p goes with y')
    await user.click(screen.getByRole('button', { name: /^2: q/ }))
    await user.click(screen.getByRole('button', { name: 'x' }))
    expect(last()).toEqual({ response: 'p=y,q=x', complete: true })
    expect(screen.getByRole('button', { name: '1: p, goes with y' })).toBeTruthy()
    await user.keyboard('{Enter}')
    expect(sent).toEqual(['p=y,q=x'])
  })

  it('works by keyboard alone, and Escape lets go', async () => {
    const { user, last } = tryWidget(widget)
    await user.tab()
    await user.keyboard(' ')
    expect(screen.getByRole('button', { name: /^1: p/ }).getAttribute('aria-pressed')).toBe('true')
    await user.keyboard('{Escape}')
    expect(screen.getByRole('button', { name: /^1: p/ }).getAttribute('aria-pressed')).toBe('false')
    await user.keyboard(' ')
    await user.tab()
    await user.tab()
    await user.keyboard(' ')
    expect(last()?.response).toBe('p=x')
  })

  it('gives a partner to one only, unless there are too few', () => {
    const pairs = readPairs('p=x')
    expect(writePairs(withPair(pairs, 'q', 'x', true), ['p', 'q'])).toBe('q=x')
    expect(writePairs(withPair(pairs, 'q', 'x', false), ['p', 'q'])).toBe('p=x,q=x')
    expect(writePairs(withPair(pairs, 'p', 'x', true), ['p', 'q'])).toBe('')
    expect([...readPairs('p,=x,q=')]).toEqual([])
  })
})

describe('groups', () => {
  const widget = { widget: 'groups' as const, groups: ['odd', 'even'].map(item), items: ['one', 'two'].map(item) }

  it('puts the held item where a tap says, and back into another', async () => {
    const { user, last, sent } = tryWidget(widget)
    await user.click(screen.getByRole('button', { name: 'one' }))
    await user.click(screen.getByRole('button', { name: 'Put into even' }))
    expect(last()).toEqual({ response: 'one=even', complete: false })
    expect(
      within(screen.getByRole('list', { name: 'even' })).getByRole('button', { name: 'one, in even' }),
    ).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'one, in even' }))
    await user.keyboard('1')
    await user.click(screen.getByRole('button', { name: 'two' }))
    await user.keyboard('2')
    expect(last()).toEqual({ response: 'one=odd,two=even', complete: true })
    screen.getByRole('button', { name: 'two, in even' }).focus()
    await user.keyboard('{Enter}')
    expect(sent).toEqual(['one=odd,two=even'])
  })
})
