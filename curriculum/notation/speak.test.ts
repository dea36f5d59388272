import katex from 'katex'
import { describe, expect, it } from 'vitest'
import { speakLatex, speakRichText } from './speak.ts'

const cases: [latex: string, speech: string][] = [
  ['3 + 4 = 7', '3 plus 4 equals 7'],
  ['\\frac{3}{8} + \\frac{2}{8} = \\frac{5}{8}', 'three eighths plus two eighths equals five eighths'],
  ['\\frac{1}{2}', 'one half'],
  ['2\\frac{3}{4}', '2 and three fourths'],
  ['\\frac{37}{144}', '37 over 144'],
  ['\\frac{x+1}{2}', 'the fraction x plus 1 over 2, end of fraction'],
  ['12{,}500 \\times 3', '12,500 times 3'],
  ['-5 - (-3)', 'negative 5 minus negative 3'],
  ['2x^2 - 3x', '2 x squared minus 3 x'],
  ['x^{3}', 'x cubed'],
  ['2^{n+1}', '2 to the power of n plus 1'],
  ['\\sqrt{5}', 'the square root of 5'],
  ['\\sqrt[3]{8}', 'the cube root of 8'],
  ['\\sqrt[4]{16}', 'the 4th root of 16'],
  ['\\sqrt{x+1}', 'the square root of x plus 1, end of root'],
  ['3(x + 2)', '3 times the quantity x plus 2, end quantity'],
  ['(x+1)^2', 'the quantity x plus 1, end quantity, squared'],
  ['(x+1)(x-2)', 'the quantity x plus 1, end quantity, times the quantity x minus 2, end quantity'],
  ['f(x) = 3x', 'f of x equals 3 x'],
  ['f^{-1}(x)', 'f inverse of x'],
  ['\\pi r^2', 'pi r squared'],
  ['45^\\circ', '45 degrees'],
  ['\\angle ABC = 90^{\\circ}', 'angle A B C equals 90 degrees'],
  ['\\triangle ABC \\cong \\triangle DEF', 'triangle A B C is congruent to triangle D E F'],
  ['x \\le 3', 'x is less than or equal to 3'],
  ['a \\ne b', 'a is not equal to b'],
  ['3 : 4', '3 to 4'],
  ['25\\%', '25 percent'],
  ['\\$3.45', '$3.45'],
  ['\\pm 3', 'plus or minus 3'],
  ['\\left|x - 2\\right|', 'the absolute value of x minus 2, end of absolute value'],
  ['|-7|', 'the absolute value of negative 7'],
  ['\\overline{AB}', 'segment A B'],
  ['0.\\overline{3}', '0.3 repeating'],
  ['a_{10}', 'a sub 10'],
  ['\\log_{2} 8 = 3', 'log base 2 of 8 equals 3'],
  ['\\sin x', 'sine of x'],
  ['\\sin^{2} x', 'sine squared of x'],
  ['\\sin^{-1} x', 'inverse sine of x'],
  ['\\cos(2x)', 'cosine of 2 x'],
  ['\\int_{0}^{2} x^2 \\, dx', 'the integral from 0 to 2 of x squared d x'],
  ['\\sum_{k=1}^{n} k', 'the sum from k equals 1 to n of k'],
  ['\\lim_{x \\to 3} f(x)', 'the limit as x approaches 3 of f of x'],
  ['\\{2, -3\\}', 'the set 2, negative 3'],
  ['(3, -2)', 'the pair 3, negative 2'],
  ['(-\\infty, 5]', 'the interval from negative infinity to 5 included'],
  ['[2, 5)', 'the interval from 2 included to 5 not included'],
  ['A \\cap B', 'A intersect B'],
  ['P(A \\mid B)', 'P of the quantity A given B, end quantity'],
  ['\\begin{pmatrix}1 & 2 \\\\ 3 & 4\\end{pmatrix}', 'the 2 by 2 matrix, row 1: 1, 2; row 2: 3, 4'],
  ['A^{-1}', 'A inverse'],
  ['A^T', 'A transpose'],
  ['\\vec{v}', 'vector v'],
  ['\\binom{5}{2}', '5 choose 2'],
  ['5!', '5 factorial'],
  ["f'(x)", 'f prime of x'],
  ['7 + \\Box = 12', '7 plus blank equals 12'],
  ['7 + ? = 12', '7 plus blank equals 12'],
  ['12 \\text{ cm}', '12 centimeters'],
  ['12\\text{ cm}^2', '12 square centimeters'],
  ['4.5 \\times 10^{-6}', '4.5 times 10 to the power of negative 6'],
  ['\\begin{aligned} 2x + 1 &= 7 \\\\ 2x &= 6 \\end{aligned}', '2 x plus 1 equals 7; 2 x equals 6'],
  ['12 \\div 4', '12 divided by 4'],
  ['x_1, x_2, \\ldots', 'x sub 1, x sub 2, and so on'],
  ['\\left(\\frac{2}{3}\\right)^2', 'two thirds squared'],
  ['y = -x', 'y equals negative x'],
  ['\\theta = \\frac{\\pi}{4}', 'theta equals pi over 4'],
]

describe('speakLatex', () => {
  it.each(cases)('reads %s', (latex, speech) => {
    katex.renderToString(latex, { throwOnError: true, strict: 'error' })
    expect(speakLatex(latex)).toBe(speech)
    expect(speech).not.toMatch(/[\\{}]/)
  })
  it('refuses LaTeX whose braces do not match', () => {
    for (const broken of ['\\frac{1}{2', '\\left(3', 'x}', '\\begin{pmatrix}1', '\\right)'])
      expect(() => speakLatex(broken)).toThrow(SyntaxError)
  })
  it('leaves no backslash or brace in the reading of a command that it does not know', () => {
    expect(speakLatex('\\unheardof{3} + \\{')).not.toMatch(/[\\{}]/)
  })
})

describe('speakRichText', () => {
  it('reads words and maths together', () => {
    expect(speakRichText('Noor eats \\(\\frac{2}{3}\\) of a pie. It costs $3.45.')).toBe(
      'Noor eats two thirds of a pie. It costs $3.45.',
    )
    expect(speakRichText('What is 3 × 4?')).toBe('What is 3 times 4?')
    expect(speakRichText('It is −5 °C. 7 + ___ = 9')).toBe('It is negative 5 degrees C. 7 + blank = 9')
    expect(speakRichText('Solve \\(x + 1 = 3\\).')).toBe('Solve x plus 1 equals 3.')
  })
})
