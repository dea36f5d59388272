import { expect, it } from 'vitest'
import { lookOfGrade } from './look.ts'
import { stepsSpace } from './steps-space.ts'

/** 1.2 cm in points. */
const leastToWrite = 34

it('prints the given line and ruled lines with their numbers, inside of their column [P31]', () => {
  for (const column of [180, 300, 500]) {
    const widget = { widget: 'steps' as const, first: 'x/4 + 2 = 5', letter: 'x', keys: ['x'], letters: ['x'] }
    const block = stepsSpace(widget, column, lookOfGrade(7))
    expect(block.width).toBeLessThanOrEqual(column)
    expect(block.height).toBeGreaterThanOrEqual(2 * leastToWrite)
    const numbers = block.marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []))
    expect(numbers).toEqual(['1', '2', '3', '4', '5'])
    expect(block.marks.filter((mark) => mark.kind === 'path')).toHaveLength(6)
  }
})
