import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseExpression } from '../reading/parse.ts'
import { hasShape } from './shapes.ts'
import type { Node } from '../values/values.ts'

function tree(text: string): Node {
  const read = parseExpression(text)
  if (!read.ok) throw new Error(read.sentence)
  return read.read
}

const fits = (text: string, pattern: string): boolean => hasShape(tree(text), tree(pattern), ['x', 'y'])

describe('the shape of an expression', () => {
  it.each([
    [
      'm*x + b',
      ['2x+3', '3-x', 'x', '5', 'x/2 - 1', '-3x/4', '0.5x+1', '(2/3)x'],
      ['2(x+3)', '(6x+2)/3', '2x+3+4', 'x^2+1', '2*3x+1', 'x+x', '2/x', 'y+1'],
    ],
    [
      'a(x - h)^2 + k',
      ['(x+1)^2', 'x^2-4', '-2(x-1/2)^2+3', '3'],
      ['x^2+x', '2(x-1)^2+x', '2((x-1)^2+1)', '(2x-1)^2', '(x-1)^3'],
    ],
    ['a*b^x', ['3*2^x', '2^x', '80*(5/4)^x', '-2^x'], ['2^(x+1)', 'x^2', '2^x+1', '2*3*5^x']],
    ['A*x + B*y', ['2x-3y', 'x+y', '-y/2+x'], ['2(x+y)', '2x-3y+1', 'x*y']],
    ['x^2/a + y^2/b', ['x^2/9+y^2/16', 'y^2/16 + x^2/9', 'x^2+y^2/4'], ['(x^2+y^2)/9', 'x^2-y/2']],
    ['a*sin(b(x - c)) + k', ['sin(x)', '3sin(2x)-1', '2sin(2(x-1))'], ['3cos(2x)', 'sin(2x+1)', 'sin(x)^2']],
  ])('%s', (pattern, those, others) => {
    for (const text of those) expect([text, fits(text, pattern)]).toEqual([text, true])
    for (const text of others) expect([text, fits(text, pattern)]).toEqual([text, false])
  })

  it('takes any numbers and no letter more', () => {
    const number = fc.integer({ min: -50, max: 50 })
    fc.assert(
      fc.property(number, number, (m, b) => {
        expect(fits(`(${m})*x + (${b})`, 'm*x + b')).toBe(true)
        expect(fits(`(${m})*x + (${b})*x^3`, 'm*x + b')).toBe(false)
      }),
    )
  })
})
