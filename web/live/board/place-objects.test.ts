import { boardPage, type BoardObject } from '@polyhex/contract/live/board/board-document'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freePlace, sizeOfText } from './place-objects.ts'

const placed = { page: 'p', by: 'x'.repeat(20), z: 1 }
const text = (words: string, x: number, y: number): BoardObject => ({
  ...{ ...placed, id: `${x} ${y}`, kind: 'text' },
  ...{ x, y, text: words },
})
const stroke = (points: [number, number][]): BoardObject => ({
  ...{ ...placed, id: 's', kind: 'stroke', pen: 'ink' },
  points,
})

describe('the place of something new on a board', () => {
  it('is at the top of an empty page, and below what is written there', () => {
    const size = sizeOfText('Hello')
    const first = freePlace([], size)
    expect(first).toEqual({ x: 40, y: 40 })
    const line = text('x'.repeat(54), first.x, first.y)
    expect(freePlace([line], size)).toEqual({ x: 1280, y: 40 })
    expect(freePlace([line], sizeOfText('y'.repeat(30)))).toEqual({ x: 40, y: 140 })
  })

  it('is beside a line that is drawn, and on a full page where least lies', () => {
    // One line down the page, 400 from the left.
    const down: [number, number][] = [
      [400, 0],
      [400, 900],
    ]
    expect(freePlace([stroke(down)], { width: 300, height: 60 })).toEqual({ x: 40, y: 40 })
    expect(freePlace([stroke(down)], { width: 400, height: 60 })).toEqual({ x: 460, y: 40 })
    const rows = Array.from({ length: 17 }, (_, row) => text('x'.repeat(54), 40, 10 + row * 52))
    const beside = Array.from({ length: 17 }, (_, row) => text('x'.repeat(18), 1200, 10 + row * 52))
    const full = [...rows, ...beside.filter((_, row) => row !== 9)]
    const { x, y } = freePlace(full, { width: 300, height: 40 })
    expect([x >= 1180, y >= 440 && y <= 520]).toEqual([true, true])
  })

  it('never lies on a drawing while there is room, and is wholly on the page', () => {
    const point = fc.tuple(fc.integer({ min: 0, max: 1600 }), fc.integer({ min: 0, max: 400 }))
    const drawings = fc.array(fc.array(point, { minLength: 1, maxLength: 8 }), { maxLength: 20 })
    fc.assert(
      fc.property(drawings, fc.integer({ min: 40, max: 1400 }), (lines, width) => {
        // The lower half is free.
        const { x, y } = freePlace(lines.map(stroke), { width, height: 60 })
        expect([x >= 0, x + width <= boardPage.width, y >= 0, y + 60 <= boardPage.height]).toEqual(Array(4).fill(true))
        for (const line of lines) {
          for (const [px, py] of line) {
            expect(px >= x && px <= x + width && py >= y && py <= y + 60).toBe(false)
          }
        }
      }),
    )
  })
})
