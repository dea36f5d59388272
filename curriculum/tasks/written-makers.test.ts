import { describe, expect, it } from 'vitest'
import { loadTopicLevel } from '../curriculum.ts'
import { markResponse } from '../marking/mark.ts'
import { generateQuestion } from '../questions/generate.ts'
import type { GeneratedQuestion } from '../topic-level.ts'

const { tasks } = await loadTopicLevel('multi_digit_addition_practice/6')

function questions(id: string): GeneratedQuestion[] {
  const each = tasks.find((one) => one.id === id)
  if (each === undefined) throw new RangeError('no such task')
  return Array.from({ length: 150 }, (_, i) =>
    generateQuestion(each.procedure(), i + 1, { difficulty: (i * 0.6180339887) % 1 }),
  )
}

describe('a calculation in columns', () => {
  it('shows the numbers of the level, takes their sum, and names a sum without what is carried', () => {
    const named = new Set<string>()
    for (const { widget, key } of questions('columns')) {
      if (widget.widget !== 'written') throw new Error('no columns')
      const [a = 0, b = 0] = widget.operands.map(Number)
      const cells = (n: number): string =>
        `result=${[...String(n).padStart(4, ' ')].map((one) => one.trim()).join(',')}`
      expect(markResponse(key, cells(a + b)).verdict).toBe('right')
      const verdict = markResponse(key, cells(a + b - 1))
      expect(verdict).toMatchObject({ verdict: 'wrong', why: expect.stringContaining('something is off there.') })
      for (const { misconception } of key.wrong) named.add(misconception)
    }
    expect([...named]).toContain('no_carry')
  })
})

describe('missing digits', () => {
  it('stand at most once in a column, two or three of them, never where all of a number is open', () => {
    const counts = new Set<number>()
    for (const { widget, key } of questions('missing_digits')) {
      if (widget.widget !== 'written') throw new Error('no columns')
      const printed = [...widget.operands, widget.result ?? ''].map((text) => text.padStart(4, ' '))
      const open = [0, 1, 2, 3].map((i) => printed.filter((text) => text[i] === '?').length)
      expect(Math.max(...open)).toBe(1)
      counts.add(open.reduce((sum, n) => sum + n, 0))
      expect(markResponse(key, key.rightOptionIds[0] ?? '').verdict).toBe('right')
    }
    expect([...counts].toSorted()).toEqual([2, 3])
  })
})
