import { describe, expect, it } from 'vitest'
import { emptied, filledWith, movedTo, offeredTo, readSlots, tilesThere, writeSlots } from './slots.ts'
import type { SlotsWidget, SlotTile } from '../slots-widget.ts'

const tile = (id: string): SlotTile => ({ id, text: id, speech: id })
const blank = { piece: 'blank' as const }
const widget: SlotsWidget = {
  widget: 'slots',
  lines: [
    [blank, { piece: 'text', text: '+', speech: 'plus' }, blank],
    [{ piece: 'menu', choices: [tile('is'), tile('is not')] }],
  ],
  tiles: ['2', '2', '8'].map(tile),
  stays: false,
  several: false,
}
const read = (text: string) => readSlots(widget, text) ?? []

describe('tiles in blanks', () => {
  it('are written in one way', () => {
    for (const text of ['', '1:2', '1:2;2:2;3:is not', '2:8', '3:is']) expect(writeSlots(read(text))).toBe(text)
    expect(writeSlots(read('3:is;1:8'))).toBe('1:8;3:is')
  })

  it.each(['1:8;2:8', '1:is', '3:2', '4:2', '1:2;1:8', '01:2', '1:2;;2:8', '1:9'])('are refused: %s', (text) => {
    expect(readSlots(widget, text)).toBeNull()
  })

  it('lie in the bank as often as they are not laid', () => {
    expect(tilesThere(widget, read('2:2;3:is'))).toEqual([false, true, true])
    expect(tilesThere({ ...widget, stays: true }, read('2:2'))).toEqual([true, true, true])
    expect(writeSlots(filledWith(widget, read('1:2;2:2'), 1, '8'))).toBe('1:2;2:8')
    const full = read('1:8;2:2')
    expect(filledWith(widget, full, 1, '8')).toBe(full)
    expect(filledWith(widget, full, 2, '8')).toBe(full)
  })

  it('move to another blank, and what was there comes in return', () => {
    expect(writeSlots(movedTo(widget, read('1:8;2:2'), 0, 1))).toBe('1:2;2:8')
    expect(writeSlots(movedTo(widget, read('1:8'), 0, 1))).toBe('2:8')
    const state = read('1:8;3:is')
    expect(movedTo(widget, state, 0, 2)).toBe(state)
    expect(movedTo(widget, state, 1, 0)).toBe(state)
    expect(writeSlots(emptied(state, 0))).toBe('3:is')
    expect(emptied(state, 1)).toBe(state)
  })

  it('are offered once each, with the one that is there', () => {
    expect(offeredTo(widget, read('1:8'), 0).map(({ id }) => id)).toEqual(['2', '8'])
    expect(offeredTo(widget, read('1:8'), 1).map(({ id }) => id)).toEqual(['2'])
    expect(offeredTo(widget, read('1:8'), 2).map(({ id }) => id)).toEqual(['is', 'is not'])
  })
})
