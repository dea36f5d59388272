import { describe, expect, it } from 'vitest'
import { clipCurve, clipPolygon, clipSegment } from './clip-curve.ts'
import { labelEvery, niceStep, piLabel, ticksBetween, wholeStep } from './nice-ticks.ts'
import type { LabelWish } from './place-labels.ts'
import { placeLabel } from './place-labels.ts'

const wish: LabelWish = { anchors: [[100, 100]], width: 30, height: 14, toward: 0, spread: 180, gap: 6, stepCost: 2 }
const empty = { width: 200, height: 200, texts: [], lines: [] }

describe('placing labels', () => {
  it('takes the preferred side when it is free', () => {
    const place = placeLabel(wish, empty)
    expect(place.box.left).toBeCloseTo(106, 9)
    expect(place.center[1]).toBeCloseTo(100, 9)
    expect(place.far).toBe(false)
  })

  it('goes elsewhere when a text stands on the preferred side', () => {
    const taken = { left: 104, right: 140, top: 90, bottom: 110 }
    const { box } = placeLabel(wish, { ...empty, texts: [taken] })
    const apart =
      box.left >= taken.right || box.right <= taken.left || box.top >= taken.bottom || box.bottom <= taken.top
    expect(apart).toBe(true)
  })

  it('does not stand on a line when there is room beside it', () => {
    const { box } = placeLabel(wish, {
      ...empty,
      lines: [
        [
          [90, 100],
          [190, 100],
        ],
      ],
    })
    expect(clipSegment([90, 100], [190, 100], box)).toBeNull()
  })

  it('stays on the drawing though the preferred side is outside it', () => {
    const { box } = placeLabel({ ...wish, anchors: [[195, 100]] }, empty)
    expect(box.right).toBeLessThanOrEqual(198)
  })
})

describe('clipping', () => {
  const box = { left: 0, top: 0, right: 10, bottom: 10 }

  it('cuts a segment at the edges and drops one that misses', () => {
    expect(clipSegment([-5, 5], [15, 5], box)).toEqual([
      [0, 5],
      [10, 5],
    ])
    expect(clipSegment([-5, 20], [15, 20], box)).toBeNull()
  })

  it('splits a curve where it leaves the box and where it is not defined', () => {
    expect(
      clipCurve(
        [
          [1, 1],
          [5, 20],
          [9, 1],
        ],
        box,
      ),
    ).toHaveLength(2)
    expect(clipCurve([[1, 1], [2, 2], null, [3, 3], [4, 4]], box)).toEqual([
      [
        [1, 1],
        [2, 2],
      ],
      [
        [3, 3],
        [4, 4],
      ],
    ])
  })

  it('keeps the part of a polygon on one side of a line', () => {
    expect(
      clipPolygon(
        [
          [0, 0],
          [10, 0],
          [10, 10],
          [0, 10],
        ],
        ([x]) => x - 4,
      ),
    ).toEqual([
      [4, 0],
      [10, 0],
      [10, 10],
      [4, 10],
    ])
  })
})

describe('axis numbers', () => {
  it.each([
    [10, 5, 2],
    [7, 8, 1],
    [100, 6, 20],
    [0.9, 5, 0.2],
    [12, 5, 2.5],
  ])('cuts a range of %d into at most %d parts by %d', (range, most, step) =>
    expect(niceStep(range, most)).toBeCloseTo(step, 12),
  )

  it('never counts in halves', () => expect([wholeStep(12, 5), wholeStep(3, 8), wholeStep(90, 5)]).toEqual([5, 1, 20]))
  it('has no floating dust', () => expect(ticksBetween(-0.3, 0.3, 0.1)).toEqual([-0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3]))
  it('leaves out numbers that would touch', () =>
    expect([labelEvery(40, 20), labelEvery(20, 20), labelEvery(5, 20)]).toEqual([1, 2, 10]))
  it.each([
    [0, '0'],
    [1, 'π'],
    [-0.5, '−π/2'],
    [0.75, '3π/4'],
    [2, '2π'],
    [5 / 6, '5π/6'],
  ])('writes %d pi as %s', (units, text) => expect(piLabel(units)).toBe(text))
})
