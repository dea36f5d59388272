import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  call,
  num,
  over,
  plus,
  minus,
  pow,
  root,
  sym,
  times,
  neg,
  abs,
  substitute,
  lettersOf,
} from '../expressions/build.ts'
import { equalExpressions } from '../expressions/equal-expressions.ts'
import { expand } from '../expressions/expand.ts'
import { parse, parseExpression, parseList } from './parse.ts'
import { printNode } from '../expressions/print.ts'
import { readIntervals } from './read-intervals.ts'
import { readMoney } from './read-money.ts'
import { readNumber } from './read-number.ts'
import { readTime } from './read-time.ts'
import type { NumberLocale } from './reading.ts'
import { equalRationals, rational, rationalFromDecimalText } from '../values/rational.ts'
import type { Node } from '../values/values.ts'

function printed(text: string, locale: NumberLocale = 'en'): string {
  const read = parseExpression(text, { locale })
  return read.ok ? printNode(read.read) : `! ${read.sentence}`
}

describe('parse', () => {
  it.each([
    ['2x', '2x'],
    ['3(x+1)', '3(x+1)'],
    ['x(x−2)', 'x*(x-2)'],
    ['2sqrt(3)', '2sqrt(3)'],
    ['2√3', '2sqrt(3)'],
    ['√(x+1)', 'sqrt(x+1)'],
    ['∛8', 'cbrt(8)'],
    ['sqrt[4](16)', 'sqrt[4](16)'],
    ['|x-1|+2|x|', 'abs(x-1)+2abs(x)'],
    ['abs(x)', 'abs(x)'],
    ['log_2(8)', 'log_(2)(8)'],
    ['log2(8)', 'log_(2)(8)'],
    ['sin^2 x', 'sin(x)^2'],
    ['sin 2x cos x', 'sin(2x)cos(x)'],
    ['sin^-1(x)', 'arcsin(x)'],
    ['θ + theta', 'theta+theta'],
    ['2 1/3', '7/3'],
    ['2½', '5/2'],
    ['½x', '(1/2)x'],
    ['.5', '1/2'],
    ['1,234', '1234'],
    ['x²+3x⁻¹', 'x^2+3x^(-1)'],
    ['3 × 10⁴', '3*10^4'],
    ['6 ÷ 2 · 3', '(6/2)*3'],
    ['1/2x', '(1/2)x'],
    ['-4/3x', '((-4)/3)x'],
    ['x/2y', 'x/(2y)'],
    ['2^-3', '2^(-3)'],
    ['-x^2', '-x^2'],
    ['2^3^2', '2^(3^2)'],
    ['π25', 'pi*25'],
    ['xy', 'x*y'],
    ['x_1+1', 'x_1+1'],
    ['e^{2x}', 'e^(2x)'],
    ['30°', '30'],
    ['a-b-c', 'a-b-c'],
    ['a-(b-c)', 'a-(b-c)'],
  ])('%s', (text, expected) => {
    expect(printed(text)).toBe(expected)
  })

  it('reads equations and chains of inequality signs', () => {
    expect(parse('y = 2x + 1')).toMatchObject({ ok: true, read: { is: 'equation' } })
    expect(parse('-2 < x ≤ 5')).toMatchObject({ ok: true, read: { is: 'inequality', signs: ['<', '<='] } })
    expect(parse('x ≠ 3')).toMatchObject({ ok: true, read: { signs: ['≠'] } })
  })

  it.each([
    '',
    '   ',
    '2 +',
    '* 3',
    '3 ++ 4',
    '(2',
    '2)',
    ')(',
    '@',
    '2 3',
    '1.2.3',
    '1,234,56',
    'x =',
    '= =',
    '|x',
    '√',
    'hello',
    'sin',
    'x2',
    '2^',
    '()',
    '1/0/',
    '{1',
    '<',
    '#5',
    'log_',
    'a;b',
    '5!',
    'x=1=2',
    '∞+1',
    '('.repeat(80),
    '9'.repeat(400),
  ])('answers %j with a sentence', (text) => {
    const read = parse(text)
    expect(read.ok).toBe(false)
    expect(read.ok ? '' : read.sentence).toMatch(/^[A-Z].{8,}/)
  })

  it('never throws, whatever is typed', () => {
    const signs = Array.from('0123456789.,+-*/^()[]{}|<>=≤√π²½x yzsincolg_%°±;:')
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...signs), { maxLength: 25 }),
        fc.constantFrom('en', 'fr', 'de'),
        (typed, locale) => {
          const text = typed.join('')
          for (const read of [parse, parseList])
            expect(typeof read(text, { locale: locale as NumberLocale }).ok).toBe('boolean')
          for (const read of [readNumber, readMoney, readIntervals])
            expect(typeof read(text, locale as NumberLocale).ok).toBe('boolean')
          expect(typeof readTime(text).ok).toBe('boolean')
        },
      ),
      { numRuns: 400 },
    )
  })
})

const leaf = fc.oneof(
  fc.integer({ min: -9, max: 9 }).map((n) => num(n)),
  fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 2, max: 9 })).map(([n, d]) => num(n, d)),
  fc.constantFrom('x', 'y', 'pi').map((name) => sym(name)),
)
const { node: anyNode } = fc.letrec<{ node: Node }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    leaf,
    fc.tuple(tie('node'), tie('node')).map(([a, b]) => plus(a, b)),
    fc.tuple(tie('node'), tie('node'), leaf).map(([a, b, c]) => times(a, b, c)),
    fc.tuple(tie('node'), tie('node')).map(([a, b]) => minus(a, b)),
    fc.tuple(tie('node'), leaf).map(([a, b]) => over(a, b.op === 'number' && b.value.n === 0n ? num(7) : b)),
    fc.tuple(leaf, fc.integer({ min: 2, max: 3 })).map(([a, k]) => pow(a, k)),
    tie('node').map((a) => neg(a)),
    leaf.map((a) => abs(a)),
    fc.integer({ min: 2, max: 50 }).map((n) => root(n)),
    leaf.map((a) => call('sin', a)),
  ),
}))

describe('print', () => {
  it('writes what is read as the same value', () => {
    fc.assert(
      fc.property(anyNode, (node) => {
        const read = parseExpression(printNode(node))
        expect(read.ok, printNode(node)).toBe(true)
        expect(read.ok && equalExpressions(node, read.read), printNode(node)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})

describe('numbers as typed', () => {
  it.each([
    ['1,234.5', 'en', '1234.5'],
    ['1.234,5', 'de', '1234.5'],
    ['1 234,5', 'fr', '1234.5'],
    ['1.234', 'de', '1234'],
    ['1.234', 'en', '1.234'],
    ['1,234', 'en', '1234'],
    ['1,234', 'fr', '1.234'],
    ['0,125', 'en', '0.125'],
    ['3,5', 'en', '3.5'],
    ['3.5', 'de', '3.5'],
    ['12 345', 'en', '12345'],
    ["1'000'000", 'de', '1000000'],
    ['−7', 'en', '-7'],
    ['７', 'en', '7'],
    ['1\u202f000', 'fr', '1000'],
  ] as const)('%s in %s is %s', (text, locale, plain) => {
    const read = readNumber(text, locale)
    expect(read.ok && read.read.value && equalRationals(read.read.value, rationalFromDecimalText(plain))).toBe(true)
  })

  it.each([
    ['2 1/3', 'mixed', rational(7, 3)],
    ['-2 1/3', 'mixed', rational(-7, 3)],
    ['2 and 1/3', 'mixed', rational(7, 3)],
    ['6/4', 'fraction', rational(3, 2)],
    ['2+3', 'arithmetic', rational(5)],
    ['0.333...', 'decimal', rational(1, 3)],
    ['0.1(6)', 'decimal', rational(1, 6)],
    ['0.1666…', 'decimal', rational(1, 6)],
    ['sqrt(16)', 'arithmetic', rational(4)],
  ] as const)('%s is written as %s', (text, written, value) => {
    expect(readNumber(text)).toMatchObject({ ok: true, read: { written, value } })
  })
})

describe('times, money, intervals, lists', () => {
  it.each([
    ['3:45', 225, false],
    ['3:45 pm', 945, true],
    ['12:05 am', 5, true],
    ['12 pm', 720, true],
    ['15.45', 945, true],
    ['noon', 720, true],
    ["3 o'clock", 180, false],
    ['15h45', 945, true],
  ])('%s is minute %i', (text, minutes, halfKnown) => {
    expect(readTime(text)).toEqual({ ok: true, read: { minutes, halfKnown } })
  })

  it.each(['3:60', '24:00', '13:00 pm', '3', '3450', 'three'])('%s is no time', (text) => {
    expect(readTime(text).ok).toBe(false)
  })

  it.each(['$3.45', '3.45', '345¢', '345 cents', '3,45 $', '3 dollars 45 cents', '$ 3.45', 'CAD 3.45'])(
    '%s is $3.45',
    (text) => {
      expect(readMoney(text)).toMatchObject({ ok: true, read: { dollars: rational(69, 20) } })
    },
  )

  it.each([
    ['x>3', 'inequality', true],
    ['3<x', 'inequality', true],
    ['2x > 6', 'inequality', false],
    ['(3, ∞)', 'interval', true],
    ['(3, oo)', 'interval', true],
    [']3; ∞[', 'interval', true],
    ['{x | x > 3}', 'inequality', true],
  ] as const)('%s is x > 3', (text, written, solved) => {
    const read = readIntervals(text)
    expect(read).toMatchObject({ ok: true, read: { written, solved } })
    expect(read.ok && read.read.value.parts).toEqual([
      { from: rational(3), to: null, fromIncluded: false, toIncluded: false },
    ])
  })

  it('splits lists at the separator of the locale', () => {
    expect(parseList('(3, 5)')).toMatchObject({ ok: true, read: { open: '(', members: [{}, {}] } })
    expect(parseList('{1,5; 2}', { locale: 'fr' })).toMatchObject({ ok: true, read: { members: [{}, {}] } })
    expect(parseList('1,5, 2,5', { locale: 'de' })).toMatchObject({ ok: true, read: { members: [{}, {}] } })
    expect(parseList('(x+1)(x+2)')).toMatchObject({ ok: true, read: { open: '', members: [{}] } })
  })
})

it('multiplies out with the highest degree first', () => {
  expect(printNode(expand(times(2, pow(plus('x', 3), 2))))).toBe('2x^2+12x+18')
  expect(printNode(expand(minus(times('y', 'x'), over('x', 2))))).toBe('x*y-x/2')
  expect(printNode(expand(neg(plus('x', -1))))).toBe('-x+1')
  expect(() => expand(call('sin', 'x'))).toThrow(RangeError)
})

it('replaces and lists letters', () => {
  expect(printNode(substitute(plus('x', times(2, 'pi')), 'x', 5))).toBe('5+2pi')
  expect(lettersOf(plus('y', times('pi', 'x')))).toEqual(['x', 'y'])
})
