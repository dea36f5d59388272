import { expect, it } from 'vitest'
import { tightViews } from './tight-view.ts'

const sheet = { x: 0, y: 0, width: 320, height: 180 }

it('cuts a small drawing in the middle to the share that it is to fill', () => {
  const drawn = { x: 120, y: 54, width: 80, height: 72 }
  expect(tightViews(sheet, [drawn], { share: 0.8, most: 4 })).toEqual([{ x: 110, y: 45, width: 100, height: 90 }])
})

it('keeps the scale of drawings that stand beside each other', () => {
  const small = { x: 150, y: 80, width: 20, height: 20 }
  const large = { x: 100, y: 30, width: 120, height: 120 }
  const [first, second] = tightViews(sheet, [small, large], { share: 0.8, most: 4 })
  expect(first).toEqual({ x: 85, y: 15, width: 150, height: 150 })
  expect(second).toEqual({ x: 85, y: 15, width: 150, height: 150 })
})

it('enlarges a drawing no more than it may', () => {
  const dot = { x: 156, y: 86, width: 8, height: 8 }
  expect(tightViews(sheet, [dot], { share: 0.8, most: 2 })).toEqual([{ x: 80, y: 45, width: 160, height: 90 }])
})

it('leaves the sheet whole where the width is taken, and shows nothing from beside it', () => {
  const wide = { x: 0, y: 0, width: 320, height: 40 }
  expect(tightViews(sheet, [wide], { share: 0.8, most: 4 })).toEqual([sheet])
  const corner = { x: 0, y: 0, width: 80, height: 72 }
  expect(tightViews(sheet, [corner], { share: 0.8, most: 4 })).toEqual([{ x: 0, y: 0, width: 100, height: 90 }])
})
