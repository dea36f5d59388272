import katex from 'katex'
import { describe, expect, it } from 'vitest'
import type { Node, Rational, Value } from '../values/values.ts'
import { nodeToLatex } from './latex.ts'
import { bracketed, decimalText, frac, guarded, power, rationalLatex, signed, sqrt, wholeText } from './number-latex.ts'
import { numberToWords, ordinalWords } from './number-words.ts'
import { plainText, richTextLatex, splitRichText } from './rich-text.ts'
import { showValue } from './show-value.ts'

const r = (n: number | bigint, d: number | bigint = 1): Rational => ({ kind: 'rational', n: BigInt(n), d: BigInt(d) })
const num = (n: number, d = 1): Node => ({ op: 'number', value: r(n, d) })
const sym = (name: string): Node => ({ op: 'symbol', name })
const add = (...args: Node[]): Node => ({ op: 'add', args })
const mul = (...args: Node[]): Node => ({ op: 'multiply', args })
const sub = (left: Node, right: Node): Node => ({ op: 'subtract', left, right })
const over = (left: Node, right: Node): Node => ({ op: 'divide', left, right })
const pow = (left: Node, right: Node): Node => ({ op: 'power', left, right })
const neg = (arg: Node): Node => ({ op: 'negate', arg })
const x = sym('x')

/** The same LaTeX, once KaTeX has accepted it in its strictest mode. */
const valid = (latex: string): string => {
  katex.renderToString(latex, { throwOnError: true, strict: 'error' })
  return latex
}

describe('rich text', () => {
  it('is cut into words and maths', () => {
    expect(splitRichText('Noor eats \\(\\frac{2}{3}\\) of a $3 pie.')).toEqual([
      { kind: 'text', value: 'Noor eats ' },
      { kind: 'maths', value: '\\frac{2}{3}' },
      { kind: 'text', value: ' of a $3 pie.' },
    ])
    expect(splitRichText('')).toEqual([])
  })
  it('is refused when a bracket has no partner', () => {
    expect(() => splitRichText('a \\(b')).toThrow(SyntaxError)
    expect(() => splitRichText('a \\)b')).toThrow(SyntaxError)
    expect(() => splitRichText('\\(a \\(b\\)')).toThrow(SyntaxError)
  })
  it('has a form in ordinary characters', () => {
    expect(plainText('\\(2\\frac{3}{4}\\) of \\(x^{2} - 5\\)')).toBe('2 3/4 of x² − 5')
    expect(plainText('\\(12{,}500 \\times 3 \\le \\sqrt{7}\\)')).toBe('12,500 × 3 ≤ √7')
    expect(plainText('\\(\\frac{x+1}{2}\\), \\(45^\\circ\\), \\(10^{-3}\\)')).toBe('(x + 1)/2, 45°, 10⁻³')
  })
  it('becomes one LaTeX expression, special signs and all', () => {
    expect(valid(richTextLatex('50% of \\(x^2\\) & $3_a'))).toBe('\\text{50\\% of }x^2\\text{ \\& \\$3\\_a}')
  })
})

describe('numbers in LaTeX', () => {
  it('take separators from 10,000 upward', () => {
    expect([wholeText(9999), wholeText(10000), wholeText(-1234567n)].map(valid)).toEqual([
      '9999',
      '10{,}000',
      '-1{,}234{,}567',
    ])
  })
  it('round half away from zero to the places asked for', () => {
    expect([
      decimalText(r(1, 8), 2),
      decimalText(r(-1, 8), 2),
      decimalText(r(5, 2), 3),
      decimalText(r(-1, 1000), 2),
    ]).toEqual(['0.13', '-0.13', '2.500', '0.00'])
  })
  it('are fractions, mixed numbers or decimals', () => {
    expect(valid(rationalLatex(r(-11, 4)))).toBe('-\\frac{11}{4}')
    expect(valid(rationalLatex(r(-11, 4), 'mixed'))).toBe('-2\\frac{3}{4}')
    expect(rationalLatex(r(3, 4), 'mixed')).toBe('\\frac{3}{4}')
    expect(rationalLatex(r(11, 4), 'decimal')).toBe('2.75')
    expect(rationalLatex(r(1, 3), 'decimal')).toBe('\\frac{1}{3}')
  })
  it('are built from small pieces', () => {
    expect(
      [
        frac(1, 2),
        power('x', 3),
        sqrt(5),
        sqrt(8, 3),
        signed('-3x'),
        signed(4),
        guarded(-2),
        guarded(2),
        bracketed('\\frac{1}{2}'),
      ].map(valid),
    ).toEqual([
      '\\frac{1}{2}',
      'x^{3}',
      '\\sqrt{5}',
      '\\sqrt[3]{8}',
      '- 3x',
      '+ 4',
      '(-2)',
      '2',
      '\\left(\\frac{1}{2}\\right)',
    ])
  })
})

describe('nodeToLatex', () => {
  const cases: [Node, string][] = [
    [add(mul(num(2), pow(x, num(2))), mul(num(-3), x), num(-4)), '2x^{2} - 3x - 4'],
    [add(neg(x), num(3)), '-x + 3'],
    [mul(num(1), x), 'x'],
    [mul(num(-1), pow(x, num(2))), '-x^{2}'],
    [sub(num(5), num(-3)), '5 - (-3)'],
    [sub(x, add(x, num(1))), 'x - (x + 1)'],
    [sub(sub(x, num(1)), num(2)), 'x - 1 - 2'],
    [mul(num(3), add(x, num(1))), '3(x + 1)'],
    [mul(x, sub(x, num(2))), 'x(x - 2)'],
    [mul(add(x, num(1)), add(x, num(-1))), '(x + 1)(x - 1)'],
    [mul(num(4), num(5)), '4 \\times 5'],
    [mul(num(4), num(-5)), '4 \\times (-5)'],
    [mul(x, num(3)), 'x \\cdot 3'],
    [mul(num(2, 3), x), '\\frac{2}{3}x'],
    [mul(num(2), sym('x'), sym('y')), '2xy'],
    [mul(num(2), sym('pi'), sym('r')), '2\\pi r'],
    [mul(num(2), pow(num(3), num(2))), '2 \\times 3^{2}'],
    [over(add(x, num(1)), num(2)), '\\frac{x + 1}{2}'],
    [pow(neg(x), num(2)), '(-x)^{2}'],
    [pow(num(-3), num(2)), '(-3)^{2}'],
    [neg(pow(x, num(2))), '-x^{2}'],
    [pow(num(2, 3), num(2)), '\\left(\\frac{2}{3}\\right)^{2}'],
    [pow(pow(x, num(2)), num(3)), '(x^{2})^{3}'],
    [pow(mul(num(2), x), num(3)), '(2x)^{3}'],
    [neg(add(x, num(1))), '-(x + 1)'],
    [neg(num(-4)), '-(-4)'],
    [{ op: 'root', index: 2, arg: add(x, num(1)) }, '\\sqrt{x + 1}'],
    [{ op: 'root', index: 3, arg: num(8) }, '\\sqrt[3]{8}'],
    [{ op: 'absolute', arg: sub(x, num(2)) }, '\\left|x - 2\\right|'],
    [{ op: 'call', name: 'sin', args: [x] }, '\\sin x'],
    [{ op: 'call', name: 'cos', args: [mul(num(2), x)] }, '\\cos(2x)'],
    [pow({ op: 'call', name: 'sin', args: [x] }, num(2)), '\\sin^{2} x'],
    [{ op: 'call', name: 'log', args: [num(8), num(2)] }, '\\log_{2} 8'],
    [{ op: 'call', name: 'exp', args: [mul(num(2), x)] }, 'e^{2x}'],
    [{ op: 'call', name: 'tan', args: [over(sym('pi'), num(4))] }, '\\tan\\left(\\frac{\\pi}{4}\\right)'],
    [mul(num(3), { op: 'call', name: 'sin', args: [x] }), '3 \\sin x'],
    [mul(add(num(2), x), num(3)), '(2 + x) \\cdot 3'],
    [sub(x, mul(num(2), add(x, num(1)))), 'x - 2(x + 1)'],
    [add(sym('x_1'), sym('theta')), 'x_{1} + \\theta'],
    [add(x, sub(x, num(1))), 'x + (x - 1)'],
  ]
  it.each(cases.map(([node, latex]) => [latex, node] as const))('writes %s', (latex, node) => {
    expect(valid(nodeToLatex(node))).toBe(latex)
  })
})

describe('showValue', () => {
  const item = (id: string, text: string): Value & { kind: 'item' } => ({ kind: 'item', id, text })
  const interval = (from: Rational | null, to: Rational | null, fromIncluded = false, toIncluded = false) => ({
    from,
    to,
    fromIncluded,
    toIncluded,
  })
  const cases: [string, Value, Parameters<typeof showValue>[1], Parameters<typeof showValue>[2], string, string][] = [
    ['whole', r(12500), 'numeric', {}, '12{,}500', '12,500'],
    ['negative', r(-7), 'numeric', {}, '-7', 'negative 7'],
    ['fraction', r(3, 8), 'fraction', {}, '\\frac{3}{8}', 'three eighths'],
    ['mixed', r(11, 4), 'mixed_number', {}, '2\\frac{3}{4}', '2 and three fourths'],
    ['numeric ends', r(11, 4), 'numeric', {}, '2.75', '2.75'],
    ['decimal', { kind: 'decimal', value: r(5, 2), places: 2 }, 'decimal', {}, '2.50', '2.50'],
    ['percent', r(25), 'numeric', { unit: '%' }, '25\\%', '25 percent'],
    ['degrees', r(1), 'angle', { unit: 'degrees' }, '1^\\circ', '1 degree'],
    ['length', r(12), 'numeric', { unit: 'cm' }, '12\\text{ cm}', '12 centimeters'],
    ['one length', r(1), 'numeric', { unit: 'ft' }, '1\\text{ ft}', '1 foot'],
    ['area', r(12), 'numeric', { unit: 'cm^2' }, '12\\text{ cm}^{2}', '12 square centimeters'],
    ['variable', r(-3), 'equation', { variable: 'x' }, 'x = -3', 'x equals negative 3'],
    ['pi', { kind: 'pi', coefficient: r(3, 4) }, 'pi_multiple', {}, '\\frac{3\\pi}{4}', '3 pi over 4'],
    ['minus pi', { kind: 'pi', coefficient: r(-1) }, 'pi_multiple', {}, '-\\pi', 'negative pi'],
    [
      'surd',
      {
        kind: 'surd',
        terms: [
          { coefficient: r(3), radicand: 1n },
          { coefficient: r(-2), radicand: 5n },
        ],
      },
      'expression',
      {},
      '3 - 2\\sqrt{5}',
      '3 minus 2 the square root of 5',
    ],
    [
      'surd over',
      {
        kind: 'surd',
        terms: [
          { coefficient: r(1, 2), radicand: 1n },
          { coefficient: r(1, 2), radicand: 5n },
        ],
      },
      'expression',
      {},
      '\\frac{1 + \\sqrt{5}}{2}',
      'the fraction 1 plus the square root of 5 over 2, end of fraction',
    ],
    ['complex', { kind: 'complex', re: r(3), im: r(-2) }, 'complex', {}, '3 - 2i', '3 minus 2 i'],
    ['imaginary', { kind: 'complex', re: r(0), im: r(1) }, 'complex', {}, 'i', 'i'],
    [
      'scientific',
      { kind: 'scientific', coefficient: r(9, 2), exponent: -6 },
      'scientific',
      {},
      '4.5 \\times 10^{-6}',
      '4.5 times 10 to the power of negative 6',
    ],
    ['ratio', { kind: 'ratio', parts: [r(3), r(4)] }, 'ratio', {}, '3 : 4', '3 to 4'],
    ['point', { kind: 'point', x: r(3), y: r(-2) }, 'coordinate', {}, '(3, -2)', '3, negative 2'],
    [
      'vector',
      { kind: 'vector', components: [r(3), r(-2)] },
      'vector',
      {},
      '\\langle 3, -2 \\rangle',
      'the vector 3, negative 2',
    ],
    [
      'matrix',
      {
        kind: 'matrix',
        rows: [
          [r(1), r(2)],
          [r(3), r(-4)],
        ],
      },
      'matrix',
      {},
      '\\begin{pmatrix}1 & 2 \\\\ 3 & -4\\end{pmatrix}',
      'the 2 by 2 matrix, row 1: 1, 2; row 2: 3, negative 4',
    ],
    [
      'equation',
      { kind: 'equation', left: sym('y'), right: add(mul(num(2), x), num(1)) },
      'equation',
      {},
      'y = 2x + 1',
      'y equals 2 x plus 1',
    ],
    [
      'inequality',
      { kind: 'intervals', variable: 'x', parts: [interval(r(3), null)] },
      'inequality',
      {},
      'x > 3',
      'x is greater than 3',
    ],
    [
      'between',
      { kind: 'intervals', variable: 'x', parts: [interval(r(-2), r(5), false, true)] },
      'inequality',
      {},
      '-2 < x \\le 5',
      'negative 2 is less than x is less than or equal to 5',
    ],
    [
      'or',
      { kind: 'intervals', variable: 'x', parts: [interval(null, r(2)), interval(r(5), null, true)] },
      'inequality',
      {},
      'x < 2 \\text{ or } x \\ge 5',
      'x is less than 2 or x is greater than or equal to 5',
    ],
    [
      'interval',
      { kind: 'intervals', variable: 'x', parts: [interval(null, r(2)), interval(r(5), r(7), true)] },
      'interval',
      {},
      '(-\\infty, 2) \\cup [5, 7)',
      'from negative infinity to 2 not included, union from 5 included to 7 not included',
    ],
    ['set', { kind: 'set', members: [r(2), r(-3)] }, 'set', {}, '\\{2, -3\\}', '2, negative 3'],
    [
      'solutions',
      { kind: 'set', members: [r(2), r(-3)] },
      'set',
      { variable: 'x' },
      'x = 2 \\text{ or } x = -3',
      'x equals 2 or x equals negative 3',
    ],
    ['no members', { kind: 'set', members: [] }, 'set', {}, '\\varnothing', 'no solution'],
    ['comparison', { kind: 'comparison', sign: '<' }, 'comparison', {}, '<', 'is less than'],
  ]
  it.each(cases)('shows a %s', (_, value, form, options, latex, speech) => {
    const shown = showValue(value, form, options)
    expect(shown).toEqual({ text: `\\(${latex}\\)`, latex, speech })
    valid(latex)
  })
  it('shows money and times as words of the page', () => {
    expect(showValue({ kind: 'money', minor: 345n, currency: 'USD' })).toEqual({
      text: '$3.45',
      latex: '\\$3.45',
      speech: '$3.45',
    })
    expect(showValue({ kind: 'money', minor: 1234505n, currency: 'USD' }).text).toBe('$12,345.05')
    expect(showValue({ kind: 'time', minutes: 945, face: 12 }).text).toBe('3:45')
    expect(showValue({ kind: 'time', minutes: 945, face: 24 }).text).toBe('15:45')
    expect(showValue({ kind: 'time', minutes: 0, face: 12 })).toEqual({
      text: '12:00',
      latex: '12{:}00',
      speech: "12 o'clock",
    })
  })
  it('shows items, orders, matches and groups', () => {
    const [a, b] = [item('a', 'a \\(\\frac{1}{2}\\)'), item('b', 'circle')]
    expect(showValue(a)).toEqual({
      text: 'a \\(\\frac{1}{2}\\)',
      latex: '\\text{a }\\frac{1}{2}',
      speech: 'a one half',
    })
    expect(showValue({ kind: 'order', items: [b, a] }).text).toBe('circle, a \\(\\frac{1}{2}\\)')
    expect(showValue({ kind: 'match', pairs: [{ left: a, right: b }] }).speech).toBe('a one half goes with circle')
    expect(showValue({ kind: 'groups', groups: [{ name: b, members: [a] }] }).text).toBe('circle: a \\(\\frac{1}{2}\\)')
    expect(showValue({ kind: 'set', members: [a, b] }).text).toBe('a \\(\\frac{1}{2}\\), circle')
  })
})

describe('number words', () => {
  it('reads whole numbers, decimals and fractions', () => {
    expect(numberToWords(0)).toBe('zero')
    expect(numberToWords(42)).toBe('forty-two')
    expect(numberToWords(1000000)).toBe('one million')
    expect(numberToWords('345,678')).toBe('three hundred forty-five thousand six hundred seventy-eight')
    expect(numberToWords('2.50')).toBe('two point five zero')
    expect(numberToWords('3/8')).toBe('three eighths')
    expect(numberToWords('1/2')).toBe('one half')
    expect(numberToWords('2 3/4')).toBe('two and three fourths')
    expect(numberToWords(-7)).toBe('negative seven')
    expect(numberToWords('5/37')).toBe('five over thirty-seven')
    expect(() => numberToWords('x')).toThrow(RangeError)
    expect([1, 12, 20, 21, 100, 33].map(ordinalWords)).toEqual([
      'first',
      'twelfth',
      'twentieth',
      'twenty-first',
      'hundredth',
      'thirty-third',
    ])
  })
})

describe('values in the way that their rules ask for', () => {
  it('an ordered triple in round brackets, a vector in angle brackets', () => {
    const triple: Value = { kind: 'vector', components: [r(2), r(-1), r(3)] }
    expect(showValue(triple, 'set').latex).toBe('(2, -1, 3)')
    expect(showValue(triple, 'vector').latex).toBe('\\langle 2, -1, 3 \\rangle')
  })

  it('the ends of an interval as decimals or fractions', () => {
    const part = { from: r(5, 2), to: r(31, 10), fromIncluded: true, toIncluded: true }
    const value: Value = { kind: 'intervals', variable: 'x', parts: [part] }
    expect(showValue(value, 'interval', { decimals: true }).latex).toBe('[2.5, 3.1]')
    expect(showValue(value, 'interval').latex).toContain('\\frac{5}{2}')
  })

  it('a fraction with parts that are not the lowest', () => {
    expect(valid(showValue(r(2, 3), 'fraction', { parts: [8n, 12n] }).latex)).toBe('\\frac{8}{12}')
  })
})
