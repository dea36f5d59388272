import { describe, expect, it } from 'vitest'
import { rational } from '../values/rational.ts'
import { showAnswer } from './shown.ts'

describe('a shaded share as it is shown', () => {
  const rules = { given: { part: 'denominator', value: 4 } } as const

  it('is told by its parts before fractions are written', () => {
    const shown = showAnswer(rational(1, 2), 'parts_of_whole', rules, 2)
    expect(shown.text).toBe('2 of 4 equal parts')
    expect(shown.speech).toBe('2 of 4 equal parts')
    expect(showAnswer(rational(1, 3), 'parts_of_whole', {}, 1).text).toBe('1 of 3 equal parts')
  })

  it('is a fraction from grade 3 on, and wherever it is typed', () => {
    expect(showAnswer(rational(1, 2), 'parts_of_whole', rules, 3).text).toBe('\\(\\frac{2}{4}\\)')
    expect(showAnswer(rational(1, 3), 'fraction', {}, 2).text).toBe('\\(\\frac{1}{3}\\)')
  })
})
