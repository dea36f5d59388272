import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { movedPoint, readPoint, snap, writePoint } from './coordinates.ts'
import { lineOnGrid } from './graph-line-widget.tsx'
import { lineScale, readNumber } from './line-scale.ts'
import { tryWidget } from './widget-trial.tsx'

const grid = { xMin: -5, xMax: 5, yMin: -5, yMax: 5, step: 1 }

describe('a number line', () => {
  const line = { widget: 'number_line' as const, from: 0, to: 2, step: 1 / 3, labels: [] }

  it('keeps thirds exact and halves as decimals', () => {
    const thirds = lineScale(0, 2, 1 / 3)
    expect([thirds.count, thirds.textAt(2), thirds.textAt(3), thirds.textAt(5)]).toEqual([7, '2/3', '1', '5/3'])
    expect(lineScale(-1, 1, 0.5).textAt(1)).toBe('-0.5')
    expect(lineScale(0, 1, 0.1).textAt(3)).toBe('0.3')
    expect(thirds.indexOf('1 2/3')).toBe(5)
    expect(thirds.indexOf('9')).toBeUndefined()
  })

  it('reads numbers as children write them', () => {
    expect([readNumber('5/2'), readNumber('-1.5'), readNumber('2 1/4'), readNumber('x'), readNumber('1/0')]).toEqual([
      2.5,
      -1.5,
      2.25,
      undefined,
      undefined,
    ])
  })

  it('puts the point in the middle on the first key, then moves by one step, and ends stay ends', async () => {
    const { user, last, sent } = tryWidget(line)
    const slider = screen.getByRole('slider')
    expect(slider.getAttribute('aria-valuetext')).toBe('No point yet')
    slider.focus()
    await user.keyboard('{ArrowRight}')
    expect(last()).toEqual({ response: '1', complete: true })
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(last()?.response).toBe('5/3')
    expect(slider.getAttribute('aria-valuetext')).toBe('5 over 3')
    await user.keyboard('{End}{ArrowRight}')
    expect(last()?.response).toBe('2')
    await user.keyboard('{Enter}')
    expect(sent).toEqual(['2'])
  })

  it('may be typed', async () => {
    const { user, sent } = tryWidget(line)
    await user.type(screen.getByRole('textbox', { name: 'Your point as a number' }), '2/3{Enter}')
    expect(sent).toEqual(['2/3'])
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('2 over 3')
  })

  it('takes the nearest place under the pointer', () => {
    const { last } = tryWidget({ ...line, step: 0.25 })
    const drawing = screen.getByRole('slider').ownerDocument.querySelector('svg')
    if (!drawing) throw new Error('no drawing')
    drawing.getBoundingClientRect = () => new DOMRect(0, 0, 640, 110)
    fireEvent.pointerDown(drawing, { button: 0, pointerId: 1, clientX: 34 + 572 * 0.63, clientY: 60 })
    expect(last()?.response).toBe('1.25')
  })
})

describe('a point on a grid', () => {
  const widget = { widget: 'graph_point' as const, grid }

  it('starts at the origin by key, moves a step a press and stays on the grid', async () => {
    const { user, last, sent } = tryWidget(widget)
    screen.getByRole('button', { name: /^Your point/ }).focus()
    await user.keyboard('{ArrowUp}')
    expect(last()).toEqual({ response: '(0,0)', complete: true })
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowDown}{ArrowDown}{Enter}')
    expect(sent).toEqual(['(3,-2)'])
    await user.keyboard('{ArrowRight>9/}')
    expect(last()?.response).toBe('(5,-2)')
  })

  it('may be typed, a comma going on to y, and half a point is not complete', async () => {
    const { user, last, sent } = tryWidget(widget)
    await user.type(screen.getByRole('textbox', { name: 'Your point, x coordinate' }), '3,')
    expect(last()).toEqual({ response: '(3,)', complete: false })
    await user.keyboard('-2{Enter}')
    expect(sent).toEqual(['(3,-2)'])
  })

  it('snaps to the crossing nearest the pointer', () => {
    expect(snap(grid, 2.4, -1.6)).toEqual({ x: '2', y: '-2' })
    expect(snap({ ...grid, step: 0.5 }, 9, -9)).toEqual({ x: '5', y: '-5' })
    expect(movedPoint(grid, { x: '5', y: '0' }, 'ArrowRight')).toEqual({ x: '5', y: '0' })
  })

  it('reads back every half-typed point', () => {
    for (const response of ['(3,-2)', '(3,)', '(,2)', '']) expect(writePoint(readPoint(response))).toBe(response)
  })
})

describe('a line on a grid', () => {
  const widget = { widget: 'graph_line' as const, grid }

  it('needs two different points', async () => {
    const { user, last, sent } = tryWidget(widget)
    await user.type(screen.getByRole('textbox', { name: 'First point, x coordinate' }), '0,1')
    expect(last()).toEqual({ response: '(0,1)', complete: false })
    await user.type(screen.getByRole('textbox', { name: 'Second point, x coordinate' }), '0,1')
    expect(last()).toEqual({ response: '(0,1);(0,1)', complete: false })
    await user.keyboard('{Backspace}5{Enter}')
    expect(sent).toEqual(['(0,1);(0,5)'])
  })

  it('is drawn as far as the grid goes', () => {
    expect(
      lineOnGrid(grid, [
        { x: '0', y: '1' },
        { x: '1', y: '3' },
      ]),
    ).toEqual([-3, -5, 2, 5])
    expect(
      lineOnGrid(grid, [
        { x: '2', y: '0' },
        { x: '2', y: '1' },
      ]),
    ).toEqual([2, -5, 2, 5])
    expect(
      lineOnGrid(grid, [
        { x: '2', y: '0' },
        { x: '2', y: '0' },
      ]),
    ).toBeUndefined()
  })
})
