import { expect, it } from 'vitest'
import { polynomialLatex, polynomialNode } from './polynomial-node.ts'
import { printNode } from './print.ts'

it('writes a polynomial without zero terms and needless ones', () => {
  expect(polynomialLatex([1, 0, -4])).toBe('x^{2} - 4')
  expect(polynomialLatex([-1, 3], 'n')).toBe('-n + 3')
  expect(polynomialLatex([0, 2, 0])).toBe('2x')
  expect(polynomialLatex([2, -1, 0, 5])).toBe('2x^{3} - x^{2} + 5')
})

it('is read back as the same tree of terms', () => {
  expect(printNode(polynomialNode([3, -2, 1]))).toBe('3x^2-2x+1')
})
