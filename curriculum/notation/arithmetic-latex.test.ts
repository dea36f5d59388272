import { describe, expect, it } from 'vitest'
import { minus, num, over, plus, pow, times } from '../expressions/build.ts'
import { expression } from '../values/items.ts'
import { arithmeticLatex, isArithmetic } from './arithmetic-latex.ts'
import { nodeToLatex } from './latex.ts'
import { showValue } from './show-value.ts'

describe('calculations before grade 7', () => {
  it.each([
    [times(3, plus(8, 5)), '3 \\times (8 + 5)'],
    [times(plus(8, 5), 3), '(8 + 5) \\times 3'],
    [over(minus(20, 4), 2), '(20 - 4) \\div 2'],
    [minus(20, minus(9, 4)), '20 - (9 - 4)'],
    [minus(minus(20, 9), 4), '20 - 9 - 4'],
    [plus(times(2, 3), 4), '2 \\times 3 + 4'],
    [over(24, times(2, 3)), '24 \\div (2 \\times 3)'],
    [times(2, minus(30, times(4, plus(1, 5)))), '2 \\times (30 - 4 \\times (1 + 5))'],
    [times(3, num(-2)), '3 \\times (-2)'],
  ])('write every sign', (node, latex) => {
    expect(arithmeticLatex(node)).toBe(latex)
  })

  it('are told from what has letters or powers', () => {
    expect(isArithmetic(times(3, plus(8, 5)))).toBe(true)
    expect(isArithmetic(times(3, plus('x', 5)))).toBe(false)
    expect(isArithmetic(times(2, pow(3, 2)))).toBe(false)
  })

  it('are shown with signs only where the grade asks for it', () => {
    const value = expression(times(3, plus(8, 5)))
    expect(showValue(value, 'expression', { signs: true }).latex).toBe('3 \\times (8 + 5)')
    expect(showValue(value, 'expression').latex).toBe(nodeToLatex(value.node))
    expect(showValue(value, 'expression').latex).toBe('3(8 + 5)')
  })
})
