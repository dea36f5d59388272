import { all, create, type MathNumericType } from 'mathjs'
import { describe, expect, it } from 'vitest'
import { differByConstant, equalEquations, equalExpressions } from './equal-expressions.ts'
import { parse, parseExpression } from '../reading/parse.ts'
import type { Node } from '../values/values.ts'

const math = create(all ?? {})

function tree(text: string): Node {
  const read = parseExpression(text)
  if (!read.ok) throw new Error(`${text}: ${read.sentence}`)
  return read.read
}

const equalPairs = [
  ['0.5x', 'x/2'],
  ['7(-t-13)-4-12t', '-19t-95'],
  ['(x^2-1)/(x-1)', 'x+1'],
  ['(x+1)^3', 'x^3+3x^2+3x+1'],
  ['0.125', '1/8'],
  ['2(3x-4)-5(x-2)', 'x+2'],
  ['1/x+1/y', '(x+y)/(x*y)'],
  ['(a+b)(a-b)', 'a^2-b^2'],
  ['sqrt(50)', '5sqrt(2)'],
  ['1/(sqrt(2)-1)', 'sqrt(2)+1'],
  ['(2+sqrt(3))^2', '7+4sqrt(3)'],
  ['cbrt(54)', '3cbrt(2)'],
  ['8^(2/3)', '4'],
  ['x^-2', '1/x^2'],
  ['2^(x+1)', '2*2^x'],
  ['sin(x)^2+cos(x)^2', '1'],
  ['sin(2x)', '2sin(x)cos(x)'],
  ['tan(x)', 'sin(x)/cos(x)'],
  ['ln(x^3)', '3ln(x)'],
  ['log_2(x)', 'ln(x)/ln(2)'],
  ['log(100x)', '2+log(x)'],
  ['sqrt(x^2)', 'abs(x)'],
  ['exp(2x)', 'e^(2x)'],
  ['(3+2i)(1-i)', '5-i'],
  ['arcsin(x)', 'pi/2-arccos(x)'],
  ['(x/y)/(z/w)', '(x*w)/(y*z)'],
  ['-x^2', '-(x^2)'],
  ['3pi/4+pi/4', 'pi'],
] as const

const unequalPairs = [
  ['2x', 'x+2'],
  ['(x+1)^2', 'x^2+1'],
  ['sqrt(x^2+1)', 'x+1'],
  ['-x^2', '(-x)^2'],
  ['x/2', '2/x'],
  ['1/(2x)', 'x/2'],
  ['sqrt(2)', '1.41421356237309505'],
  ['pi', '3.14159265358979'],
  ['sin(x)', 'cos(x)'],
  ['ln(x+1)', 'ln(x)+1'],
  ['2^x', 'x^2'],
  ['x^2*x^3', 'x^6'],
  ['a-(b-c)', 'a-b-c'],
  ['sqrt(8)', '4sqrt(2)'],
  ['(3+2i)^2', '9+4i'],
  ['x+y', 'x+z'],
  ['abs(x)', 'x'],
  ['1/3', '0.3333333333'],
  ['(x^2-1)/(x+1)', 'x+1'],
  ['e^x', '2.718281828x'],
  ['sin(2x)', '2sin(x)'],
  ['x^3-x', 'x^3-x+0.000001'],
] as const

describe('equalExpressions', () => {
  it.each(equalPairs)('%s = %s', (a, b) => {
    expect(equalExpressions(tree(a), tree(b))).toBe(true)
    expect(equalExpressions(tree(b), tree(a))).toBe(true)
  })

  it.each(unequalPairs)('%s is not %s', (a, b) => {
    expect(equalExpressions(tree(a), tree(b))).toBe(false)
    expect(equalExpressions(tree(b), tree(a))).toBe(false)
  })

  it('agrees with mathjs about the values of both sides at a point', () => {
    const at = { x: 0.7, y: 1.9, z: 2.3, w: 3.1, a: 1.7, b: 0.4, t: 2.2 }
    const readable = (text: string): string => text.replace(/arc(?=sin|cos)/g, 'a').replace('2sin(x)cos', '2sin(x)*cos')
    const value = (text: string): unknown => math.evaluate(readable(text), { ...at })
    const plain = equalPairs.filter(([a, b]) => !/log|ln/.test(a + b))
    for (const [a, b] of plain)
      expect(
        math.abs(math.subtract(value(a) as MathNumericType, value(b) as MathNumericType) as number),
        `${a} ${b}`,
      ).toBeLessThan(1e-9)
    expect(plain).toHaveLength(25)
  })

  it('finds points far from 0 where only those have a value', () => {
    expect(equalExpressions(tree('sqrt((x-9)/2)-8'), tree('sqrt(x/2-4.5)-8'))).toBe(true)
    expect(equalExpressions(tree('ln(x-60)'), tree('ln(x-60)'))).toBe(true)
    expect(equalExpressions(tree('sqrt(x-9)'), tree('sqrt(x-8)'))).toBe(false)
  })

  it('reads angles in degrees when told to', () => {
    expect(equalExpressions(tree('sin(30)'), tree('1/2'), { degrees: true })).toBe(true)
    expect(equalExpressions(tree('sin(30)'), tree('1/2'))).toBe(false)
  })
})

describe('equations and antiderivatives', () => {
  const equation = (text: string): { left: Node; right: Node } => {
    const read = parse(text)
    if (!read.ok || read.read.is !== 'equation') throw new Error(text)
    return read.read
  }
  it.each([
    ['y=2x+1', '2y-4x=2', true],
    ['y=2x+1', '1+2x=y', true],
    ['y=3/x', 'x*y=3', true],
    ['y=2^x', '3y=3*2^x', true],
    ['x^2+y^2=25', '25-x^2=y^2', true],
    ['y=2x+1', 'y=2x-1', false],
    ['y=2x+1', 'y=x+1', false],
    ['y=2^x', 'y=2^x+1', false],
    ['x=5', 'x^2=25', false],
    ['x=5', 'y=5', false],
  ])('%s and %s: %s', (a, b, same) => {
    expect(equalEquations(equation(a), equation(b))).toBe(same)
  })

  it('finds a constant difference', () => {
    expect(differByConstant(tree('x^2+3'), tree('x^2'))).toBe(true)
    expect(differByConstant(tree('ln(2x)'), tree('ln(x)'))).toBe(true)
    expect(differByConstant(tree('x^2+x'), tree('x^2'))).toBe(false)
  })
})
