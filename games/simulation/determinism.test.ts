import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { chanceOf, nextFraction } from './chance.ts'
import { digestOf } from './digest.ts'
import { sineOfTurn } from './waves.ts'

const room = join(import.meta.dirname, '..')
const files = ['simulation', 'cores']
  .flatMap((folder) => readdirSync(join(room, folder), { recursive: true }).map((file) => join(folder, String(file))))
  .filter((file) => /\.ts$/.test(file) && !/(?:\.test|-view|draw-[a-z-]+)\.ts$/.test(file))

describe('simulations', () => {
  it.each(files)('%s takes chance, time and waves from nowhere else', (file) => {
    const text = readFileSync(join(room, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    expect(
      text.match(/\bMath\.(?:random|sin|cos|tan|pow|exp|log|hypot|atan2?)\b|\bDate\b|\bperformance\b|\*\*(?! \()/g),
    ).toBeNull()
  })

  it('draw the same chance everywhere', () => {
    const chance = chanceOf(1)
    const drawn = Array.from({ length: 1000 }, () => nextFraction(chance))
    expect(digestOf(drawn)).toBe('7b168954')
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...drawn)).toBeLessThan(1)
  })

  it('know the sine of every step of a turn', () => {
    for (let step = 0; step < 1024; step++) {
      expect(sineOfTurn(step / 1024)).toBeCloseTo(Math.sin((step / 1024) * Math.PI * 2), 9)
    }
  })
})
