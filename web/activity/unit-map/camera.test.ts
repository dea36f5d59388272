import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Camera,
  clampCamera,
  detailAt,
  fitted,
  pinched,
  revealed,
  type Spot,
  zoomAt,
  zoomRange,
  zoomStep,
} from './camera.ts'
import { cellBox, mapPlan } from './map-plan.ts'

const view = { width: 1192, height: 900 }
const map = { width: 1000, height: 480 }
const insets = { top: 96, right: 84, bottom: 76, left: 16 }
const cameras: fc.Arbitrary<Camera> = fc.record({
  x: fc.integer({ min: -3000, max: 3000 }),
  y: fc.integer({ min: -3000, max: 3000 }),
  zoom: fc.double({ min: 0.1, max: 3, noNaN: true }),
})
const spots: fc.Arbitrary<Spot> = fc.tuple(fc.integer({ min: 0, max: 1192 }), fc.integer({ min: 0, max: 900 }))
const under = (camera: Camera, [x, y]: Spot) => [(x - camera.x) / camera.zoom, (y - camera.y) / camera.zoom]

describe('the camera', () => {
  it('zooms from 0.1 to 3, by 1.2 and by about 0.83 [L-042]', () => {
    expect([zoomRange.least, zoomRange.most, zoomStep]).toEqual([0.1, 3, 1.2])
    expect(1 / zoomStep).toBeCloseTo(0.83, 2)
    let camera: Camera = { x: 0, y: 0, zoom: 1 }
    expect(zoomAt(camera, zoomStep, [0, 0]).zoom).toBeCloseTo(1.2)
    expect(zoomAt(camera, 1 / zoomStep, [0, 0]).zoom).toBeCloseTo(0.8333, 4)
    for (let i = 0; i < 30; i += 1) camera = zoomAt(camera, zoomStep, [400, 300])
    expect(camera.zoom).toBe(3)
    for (let i = 0; i < 60; i += 1) camera = zoomAt(camera, 1 / zoomStep, [400, 300])
    expect(camera.zoom).toBe(0.1)
  })

  it('keeps what lies under the pointer there when it zooms', () => {
    fc.assert(
      fc.property(cameras, spots, fc.double({ min: 0.2, max: 5, noNaN: true }), (camera, spot, factor) => {
        const [before, after] = [under(camera, spot), under(zoomAt(camera, factor, spot), spot)]
        expect(after[0]).toBeCloseTo(before[0]!, 3)
        expect(after[1]).toBeCloseTo(before[1]!, 3)
      }),
    )
  })

  it('takes two fingers for zoom and move at once', () => {
    const camera = { x: 0, y: 0, zoom: 1 }
    const after = pinched(
      camera,
      [
        [100, 100],
        [200, 100],
      ],
      [
        [100, 150],
        [300, 150],
      ],
    )
    expect(after.zoom).toBeCloseTo(2)
    expect(under(after, [100, 150])).toEqual([100, 100])
    expect(under(after, [300, 150])).toEqual([200, 100])
  })

  it('never loses the map out of the window: its edges stay on their side of the middle', () => {
    fc.assert(
      fc.property(cameras, (camera) => {
        const at = clampCamera(camera, map, view)
        expect(at.zoom).toBe(camera.zoom)
        expect(at.x).toBeLessThanOrEqual(view.width / 2)
        expect(at.x + map.width * at.zoom).toBeGreaterThanOrEqual(view.width / 2 - 0.1)
        expect(at.y).toBeLessThanOrEqual(view.height / 2)
        expect(at.y + map.height * at.zoom).toBeGreaterThanOrEqual(view.height / 2 - 0.1)
      }),
    )
  })

  it('shows a cell wherever it is dragged, also toward a corner of the map that is empty', () => {
    const phone = { width: 390, height: 640 }
    const plan = mapPlan([15], 7)
    fc.assert(
      fc.property(cameras, fc.double({ min: 0.1, max: 1.4, noNaN: true }), (camera, zoom) => {
        const at = clampCamera({ ...camera, zoom }, plan, phone)
        const shown = plan.cells.filter((cell) => {
          const [x, y] = [cell.x * zoom + at.x, cell.y * zoom + at.y]
          const [dx, dy] = [(cellBox.width / 2) * zoom, (cellBox.height / 2) * zoom]
          return x + dx > 0 && x - dx < phone.width && y + dy > 0 && y - dy < phone.height
        })
        expect(shown.length).toBeGreaterThan(0)
      }),
    )
  })

  it('brings a cell between what floats over the map, and moves nothing when it is there', () => {
    fc.assert(
      fc.property(cameras, fc.integer({ min: 0, max: 850 }), fc.integer({ min: 0, max: 320 }), (camera, x, y) => {
        const box = { x, y, width: 149, height: 170 }
        const at = revealed(camera, box, view, insets)
        const [left, top] = [box.x * at.zoom + at.x, box.y * at.zoom + at.y]
        expect(left).toBeGreaterThanOrEqual(insets.left - 0.01)
        expect(top).toBeGreaterThanOrEqual(insets.top - 0.01)
        if (box.height * at.zoom <= view.height - insets.top - insets.bottom) {
          expect(left + box.width * at.zoom).toBeLessThanOrEqual(view.width - insets.right + 0.01)
          expect(top + box.height * at.zoom).toBeLessThanOrEqual(view.height - insets.bottom + 0.01)
        }
        const again = revealed(at, box, view, insets)
        expect(again.x).toBeCloseTo(at.x)
        expect(again.y).toBeCloseTo(at.y)
      }),
    )
  })

  it('fits the whole map between them', () => {
    const at = fitted(map, view, insets)
    expect(at.x).toBeGreaterThanOrEqual(insets.left)
    expect(at.x + map.width * at.zoom).toBeLessThanOrEqual(view.width - insets.right + 0.01)
    expect(at.y + map.height * at.zoom).toBeLessThanOrEqual(view.height - insets.bottom + 0.01)
    // A tall map keeps cells readable and begins at the top.
    const tall = fitted({ width: 1000, height: 9000 }, view, insets, 0.8)
    expect([tall.zoom, tall.y]).toEqual([0.8, insets.top])
  })

  it('tells names when near, numbers farther off, and colors from afar', () => {
    expect([3, 0.78, 0.77, 0.42, 0.41, 0.1].map(detailAt)).toEqual([
      'names',
      'names',
      'numbers',
      'numbers',
      'colors',
      'colors',
    ])
  })
})
