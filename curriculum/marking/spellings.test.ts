import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse, parseExpression } from '../reading/parse.ts'
import { complex } from '../values/complex.ts'
import { decimal } from '../values/decimal.ts'
import { allBut, intervalPart, intervals } from '../values/intervals.ts'
import { comparison, equation, expression, item } from '../values/items.ts'
import { matrix } from '../values/matrix.ts'
import { money } from '../values/money.ts'
import { piMultiple } from '../values/pi-multiple.ts'
import { point } from '../values/point.ts'
import { ratio } from '../values/ratio.ts'
import { rational, whole } from '../values/rational.ts'
import { scientificFrom } from '../values/scientific.ts'
import { setOf } from '../values/set.ts'
import { surd } from '../values/surd.ts'
import { time } from '../values/time.ts'
import { vector } from '../values/vector.ts'
import { markResponse } from './mark.ts'
import { spellings } from './spellings.ts'
import type { AnswerForm } from '@polyhex/contract/exercises/answer-forms'
import type { MarkingRules } from '../topic-level.ts'
import type { Value } from '../values/values.ts'

function expectAllRight(value: Value, form: AnswerForm, rules: MarkingRules, least = 4): void {
  const texts = spellings(value, form, rules)
  expect(texts.length, JSON.stringify(texts)).toBeGreaterThanOrEqual(least)
  const key = { form, answer: value, rules, rightOptionIds: [], wrong: [], shown: { text: '', speech: '' } }
  for (const text of texts) expect({ text, ...markResponse(key, text) }).toEqual({ text, verdict: 'right' })
}

function tree(text: string): Value {
  const read = parseExpression(text)
  if (!read.ok) throw new Error(read.sentence)
  return expression(read.read)
}

const small = fc.integer({ min: -40, max: 40 })
const fraction = fc
  .tuple(fc.integer({ min: -60_000, max: 60_000 }), fc.integer({ min: 1, max: 24 }))
  .map(([n, d]) => rational(n, d))
const numberRules = fc.constantFrom<MarkingRules>(
  {},
  { simplest: true },
  { unit: 'cm' },
  { unit: '%' },
  { variable: 'n' },
  { written: 'fraction' },
  { written: 'mixed' },
)

describe('every spelling is right', () => {
  it('of numbers', () => {
    fc.assert(fc.property(fraction, numberRules, (value, rules) => expectAllRight(value, 'numeric', rules)))
    fc.assert(
      fc.property(small, (n) => expectAllRight(decimal(rational(n, 100), 2), 'decimal', { written: 'decimal' })),
    )
  })

  it('of multiples of pi, roots and complex numbers', () => {
    fc.assert(
      fc.property(
        fraction,
        fraction,
        fc.integer({ min: 2, max: 50 }),
        fc.constantFrom({}, { simplest: true }),
        (a, b, n, rules) => {
          expectAllRight(piMultiple(a), 'pi_multiple', rules)
          expectAllRight(complex(a, b), 'complex', rules)
          const terms = [
            { coefficient: a, radicand: BigInt(n) },
            { coefficient: b, radicand: 1n },
          ]
          expectAllRight(surd(terms), 'expression', rules)
        },
      ),
    )
  })

  it('of money, times, ratios and scientific notation', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5000, max: 500_000 }), fc.integer({ min: 0, max: 1439 }), (cents, minutes) => {
        expectAllRight(money(cents), 'money', {})
        expectAllRight(time(minutes, 12), 'time', {})
        expectAllRight(time(minutes, 24), 'time', {})
        expectAllRight(ratio(minutes + 1, minutes + 2), 'ratio', { simplest: true })
        if (cents !== 0) expectAllRight(scientificFrom(rational(cents, 10_000_000)), 'scientific', {})
      }),
    )
  })

  it('of points, vectors, matrices and sets', () => {
    fc.assert(
      fc.property(fraction, small, small, (a, b, c) => {
        expectAllRight(point(a, b), 'coordinate', {})
        expectAllRight(vector(a, b, c), 'vector', {})
        expectAllRight(
          matrix([
            [a, b],
            [c, 1],
          ]),
          'matrix',
          {},
        )
        expectAllRight(vector(b, c, 7), 'table', {})
        expectAllRight(setOf([a, whole(b), whole(c)]), 'set', {})
      }),
    )
  })

  it('of intervals', () => {
    const end = fc.option(small.map(whole), { nil: null })
    fc.assert(
      fc.property(end, end, fc.boolean(), fc.boolean(), (from, to, f, t) => {
        const value = intervals([intervalPart(from, to, f, t)], 'n')
        expectAllRight(value, 'inequality', { variable: 'n' })
        expectAllRight(value, 'interval', {})
      }),
    )
    expectAllRight(allBut([whole(2)]), 'inequality', {})
    expectAllRight(
      intervals([intervalPart(null, whole(1), false, true), intervalPart(whole(4), null, false, false)]),
      'interval',
      {},
    )
  })

  it.each([
    ['2x^2-3x+1', { simplest: true }],
    ['(x+1)(x-2)', { factored: true }],
    ['2(x-2)^2', { factored: true }],
    ['x^2+5x+6', { expanded: true }],
    ['3a^2*b-a*b^2', { simplest: true }],
    ['x^3/3+x', { constantOfIntegration: true }],
    ['sin(2x)+3', { degrees: true }],
    ['e^(2x)', {}],
    ['ln(5)/2', {}],
    ['log_2(x)', {}],
    ['3sqrt(x)', { simplest: true }],
    ['abs(x-1)', {}],
    ['(x+1)/(x-2)', { simplest: true }],
    ['2pi*r', {}],
    ['5*2^(n-1)', {}],
    ['x/2', { simplest: true }],
  ] as const)('of %s', (text, rules) => expectAllRight(tree(text), 'expression', rules))

  it.each(['y=2x+1', 'y=-3/4*x-2', 'x=5', 'y=-1'])('of the line %s', (text) => {
    const read = parse(text)
    if (!read.ok || read.read.is !== 'equation') throw new Error(text)
    const line = equation(read.read.left, read.read.right)
    expectAllRight(line, 'graph_line', {})
    expectAllRight(line, 'equation', {})
  })

  it('of signs and words', () => {
    expectAllRight(comparison(-1), 'comparison', {}, 3)
    expectAllRight(item('square', 'Square'), 'expression', {}, 2)
  })
})

it('gives none for forms that choose', () => {
  expect(spellings(item('a'), 'choice')).toEqual([])
})

interface Row {
  readonly says: string
  readonly answer: Value
  readonly form: AnswerForm
  readonly rules?: MarkingRules
  readonly right?: readonly string[]
  readonly almost?: readonly string[]
  readonly wrong?: readonly string[]
  readonly invalid?: readonly string[]
}

function line(text: string): Value {
  const read = parse(text)
  if (!read.ok || read.read.is !== 'equation') throw new Error(text)
  return equation(read.read.left, read.read.right)
}

const apart = intervals([intervalPart(null, whole(-9), false, true), intervalPart(whole(5), null, true, false)])
const roots = setOf([tree('(9+sqrt(209))/8'), tree('(9-sqrt(209))/8')])

/** One value, and the ways in which people write it; `almost` where the way of writing is still to be changed. */
const rows: readonly Row[] = [
  {
    says: 'every hyphen and every digit',
    answer: whole(-12),
    form: 'numeric',
    right: ['‐12', '‑12', '‒12', '–12', '—12', '―12', '−12', '－12', '－１２', '-١٢', '-۱۲'],
  },
  {
    says: 'what stands around a number',
    answer: whole(12),
    form: 'numeric',
    right: ['12.', '+12', '(12)', '((12))', '12!', '12 !', '12;', '12 😀', '  12 \n', '1.2e1'],
    almost: ['2² x 3', '2² X 3', '12 x', 'twelve', '9+3', '3x4', '3 x 4', '3X4', '3×4', '3·4', '3⋅4', '3∗4'],
  },
  {
    says: 'groups of three',
    answer: whole(1234),
    form: 'numeric',
    right: ['1,234', '1 234', "1'234", '1\u2009234', '1\u00a0234', '1\u202f234', '1{,}234'],
  },
  { says: 'a decimal', answer: rational(1, 2), form: 'decimal', right: ['.5', '0,5', '0.5'] },
  { says: 'a power of ten', answer: whole(100_000), form: 'numeric', right: ['1e5', '1E5', '1.0e5'] },
  {
    says: 'fractions and mixed numbers',
    answer: rational(7, 3),
    form: 'fraction',
    right: ['2_1/3', '2 1/3', '2⅓', '2 1⁄3', '(7)/(3)', '(7/3)', '{7}/{3}', '\\frac{7}{3}', '2\\frac{1}{3}', '-7/-3'],
    almost: ['2-1/3', '2+1/3', '2&1/3', '7:3'],
  },
  {
    says: 'repeating and rounded decimals',
    answer: rational(1, 3),
    form: 'fraction',
    right: ['0.(3)', '0.3̅', '0.333...', '0.3…'],
    almost: ['0.33', '.333'],
  },
  {
    says: 'percents',
    answer: whole(50),
    form: 'numeric',
    rules: { unit: '%' },
    right: ['50%', '50 %', '50 percent', '50 pct', '50'],
    almost: ['1/2'],
  },
  {
    says: 'speeds',
    answer: whole(60),
    form: 'numeric',
    rules: { unit: 'km/h' },
    right: ['60kph', '60 kph', '60 kmh', '60 km/h', '60 km/hr', '60 kmph', '60km/h', '60 KPH'],
  },
  {
    says: 'areas',
    answer: whole(5),
    form: 'numeric',
    rules: { unit: 'cm^2' },
    right: ['5 cm2', '5 cm²', '5 sq cm', '5 square cm', '5 cm^(2)', '5 cm ^ 2', '5cm^2', '5\u00a0cm²', '５ ｃｍ²'],
  },
  {
    says: 'seconds',
    answer: whole(5),
    form: 'numeric',
    rules: { unit: 's' },
    right: ['5 seconds', '5 secs', '5 Secs', '5s', '5 sec'],
  },
  {
    says: 'temperatures',
    answer: whole(5),
    form: 'numeric',
    rules: { unit: '°C' },
    right: ['5 ℃', '5 deg C', '5 C', '5°C', '5 Degrees c', '5 degrees Celsius'],
  },
  {
    says: 'money',
    answer: money(350),
    form: 'money',
    right: ['$3.50', '3.50$', 'USD 3.50', '350¢', '350 cents', 'C$3.50', '$3 and 50¢', '3 dollars and 50 cents'],
  },
  {
    says: 'times',
    answer: time(945, 12),
    form: 'time',
    right: ['3:45', '3.45', '3h45', '345', '3:45 pm', '3:45PM', '15:45', '3：45'],
    wrong: ['quarter past 4', 'quarter to 3', '1:20 h'],
    invalid: ['quarter', 'to 4', 'ninety to 4', 'quarter to 40', 'half to 4', 'three'],
  },
  {
    says: 'times in words',
    answer: time(945, 12),
    form: 'time',
    right: [
      'quarter to 4',
      'Quarter to four',
      'a quarter to 4',
      '15 to 4',
      'fifteen minutes before 4',
      'quarter of four',
      '3 h 45 min',
    ],
  },
  {
    says: 'half hours in words',
    answer: time(210, 12),
    form: 'time',
    right: ['half past 3', 'half past three', "half past 3 o'clock", '30 minutes after 3', 'half past 3 pm'],
  },
  {
    says: 'the hour before one',
    answer: time(755, 12),
    form: 'time',
    right: ['25 to 1', 'twenty-five to one'],
    wrong: ['25 past 1'],
  },
  {
    says: 'a half of the day in words',
    answer: time(705, 24),
    form: 'time',
    right: ['quarter to 12 pm', '11:45', '11:45 am'],
    almost: [],
    wrong: ['quarter to 12 am', 'quarter past 11'],
  },
  {
    says: 'a length of time',
    answer: time(80, 24),
    form: 'time',
    right: ['1 h 20 min', '1 hour 20 minutes', '1 hour and 20 minutes', '1h20'],
  },
  {
    says: 'what the question counts',
    answer: whole(12),
    form: 'numeric',
    rules: { counted: 'red apples' },
    right: ['12', '12 apples', '12 red apples', '12 Apples.', '12apple', '12 red', '12.0 apples'],
    almost: ['12 pears', '12 in all', '9+3'],
    wrong: ['13 apples', '12% apples'],
    invalid: ['apples', 'apples 12', '12 12 apples', '13 pears'],
  },
  {
    says: 'plurals of what is counted',
    answer: whole(1),
    form: 'numeric',
    rules: { counted: 'children' },
    right: ['1 child', '1 children', '1 CHILD'],
    almost: ['1 chair'],
  },
  {
    says: 'a unit that is counted',
    answer: whole(40),
    form: 'numeric',
    rules: { counted: 'inches' },
    right: ['40', '40 in', '40"', '40 inches', '40 inch'],
    almost: ['3 ft 4 in', '3\' 4"', '3 feet, 4 inches', '1 yd 4 in', '1 yd 0 ft 4 in', '3 ft and 4 in'],
    wrong: ['3 ft 5 in', '4 ft 3 in'],
    invalid: ['40 ft', '40 cm', '3 ft 4 cm', '4 in 3 ft', '3 ft 4'],
  },
  {
    says: 'two units of time',
    answer: whole(80),
    form: 'numeric',
    rules: { unit: 'minutes' },
    right: ['80 min'],
    almost: ['1 h 20 min', '1h 20min', '1 hour and 20 minutes', '1:20 h', '1 hr, 20 mins'],
    wrong: ['1 h 30 min', '1:30 h'],
    invalid: ['1 h', '80 s', '20 min 1 h'],
  },
  {
    says: 'a quotient without a remainder',
    answer: whole(149),
    form: 'numeric',
    right: ['149', '149 R 0', '149r0', '149 remainder 0', '149 rem 0', '149 with a remainder of 0'],
    almost: ['149 R 1'],
    wrong: ['148 R 6', '0 R 0'],
  },
  {
    says: 'the remainder alone',
    answer: whole(2),
    form: 'numeric',
    right: ['2'],
    almost: ['7 R 2', '7R2', '7 remainder 2', '7 and 2 left over', '7, remainder 2'],
    wrong: ['7 R 3', '7 R 0'],
  },
  {
    says: 'a remainder where a fraction is asked',
    answer: rational(43, 5),
    form: 'mixed_number',
    right: ['8 3/5'],
    almost: ['8 r 3', '8 R 6'],
    wrong: ['8 r 4', '9 r 3', '7 r 3'],
  },
  {
    says: 'two half lines',
    answer: apart,
    form: 'inequality',
    right: [
      'x ≤ -9, x ≥ 5',
      'x =< -9 ∨ x => 5',
      'x ⩽ -9 | x ⩾ 5',
      'x ≦ −9; x ≧ 5',
      'x ≼ -9 OR x ≽ 5',
      'x &le; -9 or x &ge; 5',
      'x \\le -9 \\text{ or } x \\ge 5',
      'x≤-9\nx≥5',
      '(-∞,-9] U [5,∞)',
    ],
    almost: ['x ≤ -9 and x ≥ 5'],
  },
  {
    says: 'one interval',
    answer: intervals([intervalPart(whole(2), whole(5), true, false)]),
    form: 'interval',
    right: ['2≤x<5', 'x in [2,5)', 'x∈[2,5)', '[2,5[', '{x | 2<=x<5}', '{x: 2<=x<5}', 'x>=2 and x<5', 'x>=2, x<5'],
    almost: ['2 to 5'],
  },
  {
    says: 'an inequality in words',
    answer: intervals([intervalPart(null, whole(3), false, true)]),
    form: 'inequality',
    right: ['x is at most 3', '3 ≥ x', 'x is less than or equal to 3', 'x∈(-∞,3]'],
  },
  {
    says: 'a margin of error',
    answer: intervals([intervalPart(rational(147, 10), rational(207, 10), true, true)]),
    form: 'interval',
    rules: { ends: 'either' },
    right: ['17.7±3', '17.7 +/- 3', '14.7 to 20.7', '14.7–20.7', '(14.7, 20.7)', '[14.7, 20.7]'],
  },
  {
    says: 'members of a set',
    answer: setOf([whole(2), whole(-3)]),
    form: 'set',
    rules: { variable: 'x' },
    right: [
      '2, and -3',
      '2 & -3',
      '2;-3',
      '2 And -3',
      '2\n-3',
      'x=2 OR x=-3',
      'x₁=2, x₂=-3',
      'x1=2, x2=-3',
      'x_1=2, x_2=-3',
    ],
    almost: ['-1/2±5/2', '[-3,2]'],
  },
  { says: 'both signs', answer: setOf([whole(3), whole(-3)]), form: 'set', right: ['±3', 'x=±3', '+-3', 'x = +/- 3'] },
  {
    says: 'both signs inside',
    answer: roots,
    form: 'set',
    rules: { simplest: true },
    right: ['(9±√209)/8', '(9 +/- sqrt(209))/8', '9/8±√209/8', 'x=(9±√209)/8'],
    almost: ['2.932, -0.682'],
  },
  { says: 'complex roots', answer: setOf([tree('-3+9i'), tree('-3-9i')]), form: 'set', right: ['-3±9i', '-3 +- 9i'] },
  {
    says: 'a point',
    answer: point(10, 12),
    form: 'coordinate',
    right: ['x=10, y=12', 'x=10 and y=12', '10 12', '10 and 12', 'y=12, x=10', 'x = 10; y = 12'],
  },
  {
    says: 'a vector',
    answer: vector(3, -4),
    form: 'vector',
    right: ['⟨3,-4⟩', '<3,-4>', '[3;-4]', '3i-4j', '3î−4ĵ', '(3 -4)'],
  },
  {
    says: 'decimal commas in a list',
    answer: vector(rational(3, 2), -4),
    form: 'vector',
    right: ['1,5; -4', '(1,5; -4)'],
  },
  {
    says: 'brackets of a matrix',
    answer: matrix([
      [1, 2],
      [3, 4],
    ]),
    form: 'matrix',
    right: ['{{1,2},{3,4}}', '((1,2),(3,4))', '[1,2;3,4]'],
  },
  {
    says: 'a root',
    answer: surd([{ coefficient: whole(2), radicand: 3n }]),
    form: 'expression',
    rules: { simplest: true },
    right: ['2√3', '2sqrt3', '2 sqrt(3)', '2\\sqrt{3}', '2 root 3', '2*3^(1/2)'],
    almost: ['√12'],
  },
  {
    says: 'a square of a sine',
    answer: tree('sin(x)^2'),
    form: 'expression',
    right: ['sin²x', 'sin^2 x', '(sin x)^2'],
  },
  { says: 'a base', answer: tree('log_2(x)'), form: 'expression', right: ['log2(x)', 'log_2 x', 'log₂x'] },
  {
    says: 'a square',
    answer: tree('x^2'),
    form: 'expression',
    right: ['x²', 'x**2', 'xx', 'f(x)=x^2', "y'=x^2", 'dy/dx=x^2'],
    almost: ['x2'],
  },
  {
    says: 'primes',
    answer: tree('2^3*3^2'),
    form: 'expression',
    rules: { factored: true },
    right: ['2^3·3^2', '2x2x2x3x3', '2 X 2 X 2 X 3 X 3'],
  },
  { says: 'a product without a rule', answer: tree('2^2*3'), form: 'expression', right: ['2·2·3'] },
  { says: 'a sum without a rule', answer: tree('36-9pi'), form: 'expression', right: ['9·4 - 9π'] },
  {
    says: 'nothing',
    answer: setOf([]),
    form: 'set',
    right: ['No Solution', 'no real solution', 'DNE', 'does not exist'],
  },
  {
    says: 'a constant of integration',
    answer: tree('x^3'),
    form: 'expression',
    rules: { constantOfIntegration: true },
    right: ['x^3+C', 'x^3+c', 'x^3 + k', 'x^3 + const'],
  },
  { says: 'a unit rate', answer: ratio(30, 1), form: 'ratio', right: ['30', '30 To 1', '30/1', '30∶1', '30：1'] },
  { says: 'a line', answer: line('y=-1/2*x-3'), form: 'equation', right: ['y = -1/2x - 3', 'y=-½x-3', 'y=−1⁄2x−3'] },
  { says: 'a negative slope', answer: tree('-4/3*x+6'), form: 'expression', right: ['-4/3x+6', '−4⁄3x+6'] },
  { says: 'a real complex number', answer: complex(whole(13), whole(0)), form: 'complex', right: ['13', '13+0i'] },
  {
    says: 'a complex number',
    answer: complex(whole(-5), whole(-1)),
    form: 'complex',
    right: ['-5-i'],
    almost: ['-1(5+i)', 'i^2*(5+i)'],
  },
  {
    says: 'a number times a power of ten',
    answer: scientificFrom(rational(602n * 10n ** 21n)),
    form: 'scientific',
    right: ['60.2×10^22', '6.02x10^23', '6.02 X 10²³'],
  },
  { says: 'a multiple of pi', answer: piMultiple(whole(25)), form: 'pi_multiple', right: ['25 x pi', '25𝜋', '25 × π'] },
  {
    says: 'an improper fraction that is asked for',
    answer: rational(7, 3),
    form: 'fraction',
    rules: { written: 'fraction' },
    right: ['7/3'],
    almost: ['2 1/3'],
  },
  {
    says: 'a mixed number that is asked for',
    answer: rational(7, 3),
    form: 'mixed_number',
    rules: { written: 'mixed' },
    right: ['2 1/3'],
    almost: ['1 4/3', '7/3'],
  },
  {
    says: 'a rounded decimal',
    answer: rational(157, 50),
    form: 'decimal',
    rules: { places: 2 },
    right: ['3.14'],
    almost: ['157/50', '3.141'],
  },
  {
    says: 'slope-intercept form',
    answer: line('y=-7/8*x+7'),
    form: 'equation',
    rules: { simplest: true, shape: 'y = mx + b' },
    right: ['y=-7/8x+7', 'y = 7 - 7x/8', 'y=-(7/8)x+7', '7-0.875x=y', 'y = 7 + -7/8 x'],
    almost: ['y=(56-7x)/8', 'y=-7/8(x-8)', '7x+8y=56', 'y=-7/8x+3+4', 'y-7=-7/8x', 'y=56/8-7x/8+0x'],
    wrong: ['y=7/8x+7', 'y=-8/7x+7'],
  },
  {
    says: 'a slope of 1, and none',
    answer: line('y=x'),
    form: 'equation',
    rules: { shape: 'y = mx + b' },
    right: ['y=x', 'y=1x+0', 'x=y'],
    almost: ['y-x=0', 'y=2x-x'],
  },
  {
    says: 'vertex form',
    answer: tree('2(x-3)^2-5'),
    form: 'expression',
    rules: { shape: 'y = a(x - h)^2 + k' },
    right: ['2(x-3)^2-5', '-5+2(x-3)²', '2(-3+x)^2-5', 'y=2(x-3)^2-5'],
    almost: ['2x^2-12x+13', '2((x-3)^2-5/2)', '2(x-3)(x-3)-5', '2(3-x)^2-5'],
    wrong: ['2(x+3)^2-5'],
  },
  {
    says: 'a wave of a given form',
    answer: line('y=18cos(pi/6*x)+17'),
    form: 'equation',
    rules: { shape: 'y = a cos(b(x - c)) + k' },
    right: ['y=18cos((pi/6)x)+17', 'y=17+18cos(πx/6)', 'y=18 cos((pi/6)(x-0))+17', 'y=18cos((pi/6)(x-12))+17'],
    almost: ['y=18sin(pi/6*x+pi/2)+17', 'y-17=18cos(pi/6*x)'],
    wrong: ['y=18sin(pi/6*x)+17'],
  },
  {
    says: 'an expression of its words',
    answer: tree('2(y+18)'),
    form: 'expression',
    rules: { model: { quantities: ['18', '2'], unknown: 'y' } },
    right: ['2(y+18)', '2*(18+y)', '(y+18)*2', '2y+2*18'],
    almost: ['2y+36', 'y+y+36'],
    wrong: ['2y+18'],
  },
  { says: 'a quotient of decimals', answer: rational(46, 5), form: 'decimal', right: ['9.2'], almost: ['7.36/0.8'] },
]

const typed = rows.flatMap(({ right = [], almost = [], wrong = [], invalid = [], ...row }) =>
  Object.entries({ right, almost, wrong, invalid }).flatMap(([verdict, texts]) =>
    texts.map((text) => ({ ...row, text, verdict })),
  ),
)

it.each(typed)('$says: $text is $verdict', ({ answer, form, rules = {}, text, verdict }) => {
  const key = { form, answer, rules, rightOptionIds: [], wrong: [], shown: { text: '', speech: '' } }
  expect(markResponse(key, text)).toMatchObject({ verdict })
})
