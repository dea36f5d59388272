import { describe, expect, it } from 'vitest'
import { fitted, picturesOf } from './picture-files.ts'
import { placeOfPicture } from './use-add-pictures.tsx'

describe('a picture for the board', () => {
  it('is made smaller to fit the limits, never larger, and lies in the middle of the page', () => {
    expect(fitted(3200, 1000)).toEqual({ width: 1600, height: 500 })
    expect(fitted(20, 10_000)).toEqual({ width: 3, height: 1600 })
    expect(fitted(640, 480)).toEqual({ width: 640, height: 480 })
    expect(placeOfPicture(1600, 900)).toEqual({ x: 71, y: 40, width: 1458, height: 820 })
    expect(placeOfPicture(100, 200)).toEqual({ x: 595, y: 40, width: 410, height: 820 })
  })

  it('is not taken from a file that is too large', async () => {
    const file = new File([new Uint8Array(15_000_001)], 'page.png', { type: 'image/png' })
    await expect(picturesOf(file).next()).rejects.toThrow('This file is larger than 15 MB. Please try a smaller one.')
  })
})
