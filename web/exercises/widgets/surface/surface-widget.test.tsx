import { act, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { AnswerWidget } from '@polyhex/contract/exercises/questions'
import { tryWidget } from '../widget-trial.tsx'
import { remembered } from './history.ts'
import { areaAfter, areaUnder } from './nearest-area.ts'
import { surfaceSamples } from './surface-samples.ts'

const frame: AnswerWidget = { widget: 'counters', mode: 'frame', places: 10, colors: 1, does: 'place', start: '' }
const clock: AnswerWidget = { widget: 'clock_set', hands: 'coupled', step: 5, start: '10:10' }
const blocks: AnswerWidget = { widget: 'base_ten', columns: ['ten', 'one'], mode: 'trade', start: 't3,o4' }

const track = { from: 0, to: 20, under: 1, mark: 1, every: 5, snap: 1, written: 'decimal' } as const
const points: AnswerWidget = { widget: 'line_points', track, points: ['7', '12'], start: '' }
const jumps: AnswerWidget = {
  widget: 'line_jumps',
  track,
  begin: 0,
  lengths: [5, 1, -1],
  only: null,
  showsPlaces: false,
  start: '',
}
const ray: AnswerWidget = { widget: 'line_ray', track, ends: 1, start: '' }

/** The widget, once its surface is there. */
async function opened(...given: Parameters<typeof tryWidget>) {
  const trial = tryWidget(...given)
  await screen.findByRole('group', { name: 'The question' })
  return trial
}

describe('a surface', () => {
  it('is worked on by keys alone: arrows between places, Space, Delete, Enter to send [P32]', async () => {
    const { user, last, sent } = await opened(frame)
    screen.getByRole('button', { name: 'top row, place 1: empty' }).focus()
    await user.keyboard(' {ArrowRight} {ArrowDown} ')
    expect(last()).toEqual({ response: 'f:1100001000', complete: true })
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'bottom row, place 2: counter' }))
    await user.keyboard('{Delete}{Home}{End} {Enter}')
    expect(sent).toEqual(['f:1100000001'])
  })

  it('has one tab stop for its places and one for the well', async () => {
    const { user } = await opened(frame)
    screen.getByRole('button', { name: 'top row, place 1: empty' }).focus()
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a counter' }))
    await user.keyboard('+')
    await user.tab({ shift: true })
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'top row, place 1: counter' }))
  })

  it('is tapped, and says what is there now [P32]', async () => {
    const { user, last } = await opened(frame)
    await user.click(screen.getByRole('button', { name: 'Add a counter' }))
    await user.click(screen.getByRole('button', { name: 'bottom row, place 5: empty' }))
    expect(last()?.response).toBe('f:1000000001')
    expect(
      screen.getByText('Top row: 1 filled, 4 empty. Bottom row: 1 filled, 4 empty.').getAttribute('aria-live'),
    ).toBe('polite')
  })

  it('undoes twenty steps one by one and starts over', async () => {
    const { user, last } = await opened(blocks)
    const add = screen.getByRole('button', { name: 'Add a ten' })
    await user.click(add)
    await user.click(add)
    await user.keyboard('{Control>}z{/Control}')
    expect(last()?.response).toBe('t4,o4')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(last()).toEqual({ response: 't3,o4', complete: false })
    await user.click(add)
    await user.click(screen.getByRole('button', { name: 'Start over' }))
    expect(last()?.response).toBe('t3,o4')
    const many = Array.from({ length: 30 }, (_, i) => String(i)).reduce<readonly string[]>(remembered, [])
    expect(many).toHaveLength(20)
    expect(many.at(-1)).toBe('29')
  })

  it('trades by its button or its letter, and says why it cannot', async () => {
    const { user, last } = await opened(blocks, { response: 't3,o12' })
    const ones = screen.getByRole('slider', { name: 'Ones' })
    expect(ones.getAttribute('aria-valuetext')).toBe('12 ones')
    ones.focus()
    await user.keyboard('t')
    expect(last()?.response).toBe('t4,o2')
    expect(screen.getByRole('button', { name: 'Trade 10 ones' }).getAttribute('aria-disabled')).toBe('true')
    await user.keyboard('{ArrowRight}')
    expect(last()?.response).toBe('t4,o3')
  })

  it('turns the hands of a clock by keys, the short one along with the long one [P32]', async () => {
    const { user, last } = await opened(clock)
    const [short, long] = [
      screen.getByRole('slider', { name: 'Short hand' }),
      screen.getByRole('slider', { name: 'Long hand' }),
    ]
    expect(long.getAttribute('aria-valuetext')).toBe('at 2, 10 minutes')
    long.focus()
    await user.keyboard('{ArrowRight}{Shift>}{ArrowLeft}{/Shift}')
    expect(last()).toEqual({ response: '10:00', complete: true })
    expect(screen.getByText('10:00, 10 o’clock.').getAttribute('aria-live')).toBe('polite')
    await user.keyboard('{ArrowDown}')
    expect(last()?.response).toBe('9:55')
    expect(short.getAttribute('aria-valuetext')).toBe('between 9 and 10')
    await user.tab({ shift: true })
    expect(document.activeElement).toBe(short)
    await user.keyboard('{ArrowUp}')
    expect(last()?.response).toBe('10:55')
  })

  it('turns a hand the shorter way around, past the 12 as well', async () => {
    const { user } = await opened(clock, { response: '11:55' })
    const turn = () => document.querySelectorAll(`g[style*="rotate"]`)[1]?.getAttribute('style')
    expect(turn()).toContain('rotate(330deg)')
    screen.getByRole('slider', { name: 'Long hand' }).focus()
    await user.keyboard('{ArrowRight}')
    expect(turn()).toContain('rotate(360deg)')
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(turn()).toContain('rotate(420deg)')
    await user.keyboard('{ArrowLeft}')
    expect(turn()).toContain('rotate(390deg)')
  })

  it('puts points on a line by keys, and says where they are without their numbers [P32]', async () => {
    const { user, last, sent } = await opened(points)
    const seven = screen.getByRole('slider', { name: '7' })
    expect(seven.getAttribute('aria-valuetext')).toBe('not on the line yet')
    seven.focus()
    await user.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}{ArrowRight}{ArrowRight}')
    expect(last()).toEqual({ response: 'at:7;_', complete: false })
    expect(screen.getByText('7: 2 marks after 5, 12: not on the line yet.').getAttribute('aria-live')).toBe('polite')
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('slider', { name: '12' }))
    await user.keyboard('{End}{ArrowLeft}{Delete}{ArrowLeft}{Enter}')
    expect(sent).toEqual(['at:7;20'])
  })

  it('jumps along a line by its buttons, by plus and minus, and by arrows, the focus staying at the end [P32]', async () => {
    const { user, last, sent } = await opened(jumps)
    await user.click(screen.getByRole('button', { name: '+5' }))
    expect(last()).toEqual({ response: 'jumps:0>5', complete: true })
    screen.getByRole('slider', { name: 'Jump 1' }).focus()
    await user.keyboard('+')
    expect(document.activeElement).toBe(screen.getByRole('slider', { name: 'Jump 2' }))
    await user.keyboard('-{ArrowRight}')
    expect(last()?.response).toBe('jumps:0>5>10>11')
    expect(screen.getByText('3 jumps: +5, +5, and +1. You are 1 mark after 10.').getAttribute('aria-live')).toBe(
      'polite',
    )
    await user.keyboard('{Delete}{Enter}')
    expect(sent).toEqual(['jumps:0>5>10'])
  })

  it('opens, closes, moves and shades a ray by keys [P32]', async () => {
    const { user, last, sent } = await opened(ray)
    const end = screen.getByRole('slider', { name: 'End' })
    expect(end.getAttribute('aria-valuetext')).toBe('open circle, at 10')
    end.focus()
    await user.keyboard('{Enter}')
    expect(sent).toEqual([])
    await user.keyboard('o{ArrowLeft}r')
    expect(last()).toEqual({ response: 'ray:right:[9', complete: true })
    await user.keyboard(' l{Enter}')
    expect(sent).toEqual(['ray:left:(9'])
  })

  it('can be typed instead, and does not take what does not fit', async () => {
    const { user, last, sent } = await opened(blocks)
    await user.click(screen.getByRole('button', { name: 'Type it instead' }))
    const tens = screen.getByRole('textbox', { name: 'Tens' })
    await user.clear(tens)
    await user.type(tens, '5')
    expect(last()?.response).toBe('t5,o4')
    await user.type(tens, '99')
    expect(screen.getByText('This does not fit the picture.').getAttribute('role')).toBe('status')
    await user.clear(tens)
    await user.type(tens, '6{Enter}')
    expect(sent).toEqual(['t6,o4'])
  })

  it('keeps Enter until something was moved, and says what is missing', async () => {
    const { user, sent } = await opened(frame)
    screen.getByRole('button', { name: 'top row, place 1: empty' }).focus()
    await user.keyboard('{Enter}')
    expect(sent).toEqual([])
    expect(screen.getAllByText('Tap to put counters in.')).toHaveLength(2)
  })

  it('shows afterwards what was built and what was asked, and says the difference', async () => {
    await opened(frame, { response: 'f:1111110000', outcome: { right: false, rightResponse: 'f:1111111000' } })
    const own = screen.getByRole('figure', { name: 'Yours' })
    expect(within(own).getByRole('img').getAttribute('aria-label')).toBe(
      'Ten frame. Top row: 5 filled, 0 empty. Bottom row: 1 filled, 4 empty.',
    )
    expect(screen.getByRole('figure', { name: 'Answer' })).toBeDefined()
    expect(screen.getByText('You made 6 counters. The question asks for 7 counters.')).toBeDefined()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('shows a right answer alone', async () => {
    await opened(frame, { response: 'f:1111111000', outcome: { right: true, rightResponse: 'f:1111111000' } })
    expect(screen.getAllByRole('img')).toHaveLength(1)
    expect(screen.queryByRole('figure')).toBeNull()
  })
})

describe.each(surfaceSamples.map((sample) => [sample.name, sample]))('%s', (_, sample) => {
  it('has names for all that can be moved, and one tab stop a group [P32]', async () => {
    await opened(sample.widget, { response: sample.half ?? '' })
    await act(async () => {})
    const areas = [...document.querySelectorAll<HTMLElement>('[data-area]')]
    const names = areas.map((area) => `${area.ariaLabel ?? area.getAttribute('aria-label')}`)
    expect(names).not.toContain('')
    expect(new Set(names).size).toBe(areas.length)
    // Arrows move a handle, so each is a stop of its own; places share one, and so does the well.
    const stops = areas.filter((area) => area.tabIndex === 0)
    expect(stops.length).toBeGreaterThan(0)
    expect(areas.filter((area) => area.getAttribute('role') === 'slider' && !stops.includes(area))).toEqual([])
    expect(stops.filter((area) => area.getAttribute('role') !== 'slider').length).toBeLessThanOrEqual(2)
  })
})

describe('the place under a finger', () => {
  const area = (id: string, x: number, y: number, width = 50) =>
    ({ id, group: 'g', role: 'button', box: { x, y, width, height: width }, label: id, value: '' }) as const
  const areas = [area('a', 0, 0), area('b', 50, 0), area('c', 0, 50), area('whole', 0, 0, 200)]

  it('is the smallest, then the nearest', () => {
    expect(areaUnder(areas, [70, 20])?.id).toBe('b')
    expect(areaUnder(areas, [150, 150])?.id).toBe('whole')
    expect(areaUnder(areas, [210, 10])).toBeUndefined()
    expect(areaUnder(areas, [210, 10], 12)?.id).toBe('whole')
  })

  it('leads on by arrows to the neighbor on that side', () => {
    expect(areaAfter(areas.slice(0, 3), areas[0]!, 'ArrowRight')?.id).toBe('b')
    expect(areaAfter(areas.slice(0, 3), areas[0]!, 'ArrowDown')?.id).toBe('c')
    expect(areaAfter(areas.slice(0, 3), areas[0]!, 'ArrowLeft')).toBeUndefined()
    expect(areaAfter(areas.slice(0, 3), areas[0]!, 'a')).toBeUndefined()
  })
})
