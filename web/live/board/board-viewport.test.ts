import { boardPage } from '@polyhex/contract/live/board/board-document'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  frameHeight,
  pagePointAt,
  pannedBy,
  pinched,
  revealing,
  scaleOf,
  wholePage,
  within,
  zoomedAt,
  zoomLimits,
  type BoardView,
  type FrameRoom,
} from './board-viewport.ts'

/** A phone: the whole page is 320 px wide and 180 px high; shown larger it may take 480 px. */
const phone: FrameRoom = { width: 320, mostHeight: 480 }
const rooms = fc.record({ width: fc.integer({ min: 200, max: 1600 }), mostHeight: fc.integer({ min: 100, max: 900 }) })
const share = fc.double({ min: 0, max: 1, noNaN: true })
/** Any view that can be come to. */
const views = (room: FrameRoom) =>
  fc
    .record({ zoom: fc.double({ min: 1, max: 6, noNaN: true }), x: share, y: share })
    .map(({ zoom, x, y }) => within({ zoom, x: x * boardPage.width, y: y * boardPage.height }, room))
const scenes = rooms.chain((room) => fc.record({ room: fc.constant(room), view: views(room), left: share, top: share }))
const placeIn = (view: BoardView, room: FrameRoom, left: number, top: number) => ({
  x: left * room.width,
  y: top * frameHeight(view, room),
})
const near = (a: number, b: number) => expect(Math.abs(a - b)).toBeLessThan(1e-6 * boardPage.width)

function expectOnPage(view: BoardView, room: FrameRoom) {
  const scale = scaleOf(view, room)
  expect(view.zoom).toBeGreaterThanOrEqual(zoomLimits.least)
  expect(view.zoom).toBeLessThanOrEqual(zoomLimits.most)
  expect(Math.min(view.x, view.y)).toBeGreaterThanOrEqual(0)
  expect(view.x + room.width / scale).toBeLessThanOrEqual(boardPage.width + 1e-6)
  expect(view.y + frameHeight(view, room) / scale).toBeLessThanOrEqual(boardPage.height + 1e-6)
}

describe('the view of a board', () => {
  it('shows the whole page at first, and grows with the zoom up to the room that there is', () => {
    expect(scaleOf(wholePage, phone)).toBe(0.2)
    expect(frameHeight(wholePage, phone)).toBe(180)
    expect(pagePointAt(wholePage, phone, { x: 320, y: 180 })).toEqual({ x: 1600, y: 900 })
    const twice = zoomedAt(wholePage, phone, 2, { x: 0, y: 0 })
    expect([twice, frameHeight(twice, phone)]).toEqual([{ zoom: 2, x: 0, y: 0 }, 360])
    expect(frameHeight({ zoom: 4, x: 0, y: 0 }, phone)).toBe(480)
    // A wide window in which the page is higher than that already: it does not shrink.
    expect(frameHeight({ zoom: 3, x: 0, y: 0 }, { width: 1600, mostHeight: 400 })).toBe(900)
  })

  it('keeps under the fingers what was under them, and moves as their middle moves', () => {
    // At double size about the middle of the page: 800 units across, 320 px of them.
    const view: BoardView = { zoom: 2, x: 400, y: 0 }
    const apart = pinched(view, phone, [at(100, 80), at(140, 80)], [at(80, 100), at(160, 100)])
    expect(apart.zoom).toBe(4)
    const before = pagePointAt(view, phone, at(120, 80))
    const after = pagePointAt(apart, phone, at(120, 100))
    near(before.x, after.x)
    near(before.y, after.y)
    // Two fingers side by side move the page only.
    expect(pinched(view, phone, [at(100, 80), at(140, 80)], [at(60, 80), at(100, 80)])).toEqual({
      zoom: 2,
      x: 500,
      y: 0,
    })
    expect(pannedBy(view, phone, 40, 0)).toEqual({ zoom: 2, x: 300, y: 0 })
    expect(pannedBy(view, phone, 4000, -4000)).toEqual({ zoom: 2, x: 0, y: 0 })
  })

  it('never shows what is beside the page, wherever one pulls', () => {
    fc.assert(
      fc.property(scenes, fc.double({ min: 0.1, max: 10, noNaN: true }), ({ room, view, left, top }, factor) => {
        const place = placeIn(view, room, left, top)
        expectOnPage(view, room)
        expectOnPage(zoomedAt(view, room, factor, place), room)
        expectOnPage(pannedBy(view, room, (left - 0.5) * 3000, (top - 0.5) * 3000), room)
        expectOnPage(revealing(view, room, left * boardPage.width, top * boardPage.height), room)
      }),
    )
  })

  it('leaves what one zooms at in its place, as far as the page reaches', () => {
    fc.assert(
      fc.property(scenes, fc.double({ min: 1, max: 6, noNaN: true }), ({ room, view, left, top }, factor) => {
        const place = placeIn(view, room, left, top)
        const point = pagePointAt(view, room, place)
        const larger = zoomedAt(view, room, factor, place)
        // The frame only grows, downwards, so a place in it stays a place in it, unless the page ends beneath it.
        const { x, y } = pagePointAt(larger, room, place)
        near(x, point.x)
        const bottom = boardPage.height - frameHeight(larger, room) / scaleOf(larger, room)
        if (larger.y > 0 && larger.y < bottom - 1e-6) near(y, point.y)
      }),
    )
  })

  it('goes to a point that is out of sight, and stays where the point is seen', () => {
    const view: BoardView = { zoom: 4, x: 0, y: 0 }
    expect(revealing(view, phone, 200, 200)).toEqual(view)
    const there = revealing(view, phone, 1000, 200)
    expect(there.x).toBe(1000 - 400 + 24 / 0.8)
    expect(revealing(there, phone, 1000, 200)).toEqual(there)
  })
})

function at(x: number, y: number) {
  return { x, y }
}
