import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse, parseExpression } from '../reading/parse.ts'
import { complex } from '../values/complex.ts'
import { decimalFromText } from '../values/decimal.ts'
import { halfLine, intervalPart, intervals } from '../values/intervals.ts'
import { comparison, equation, expression, groups, item, match, order, yesNo } from '../values/items.ts'
import { matrix } from '../values/matrix.ts'
import { money } from '../values/money.ts'
import { piMultiple } from '../values/pi-multiple.ts'
import { point } from '../values/point.ts'
import { ratio } from '../values/ratio.ts'
import { rational, whole } from '../values/rational.ts'
import { scientific } from '../values/scientific.ts'
import { setOf } from '../values/set.ts'
import { rootOf } from '../values/surd.ts'
import { timeAt } from '../values/time.ts'
import { vector } from '../values/vector.ts'
import { markResponse } from './mark.ts'
import type { AnswerForm } from '@polyhex/contract/exercises/answer-forms'
import type { NumberLocale } from '../reading/reading.ts'
import type { AnswerKey, MarkingRules } from '../topic-level.ts'
import type { Equation, Expression, Value } from '../values/values.ts'

function keyFor(answer: Value, form: AnswerForm, rules: MarkingRules = {}, more: Partial<AnswerKey> = {}): AnswerKey {
  return { form, answer, rules, rightOptionIds: [], wrong: [], shown: { text: '', speech: '' }, ...more }
}

function tree(text: string): Expression {
  const read = parseExpression(text)
  if (!read.ok) throw new Error(`${text}: ${read.sentence}`)
  return expression(read.read)
}

function line(text: string): Equation {
  const read = parse(text)
  if (!read.ok || read.read.is !== 'equation') throw new Error(text)
  return equation(read.read.left, read.read.right)
}

interface Case {
  readonly name: string
  readonly key: AnswerKey
  readonly locale?: NumberLocale
  readonly right: readonly string[]
  readonly almost?: readonly string[]
  readonly wrong?: readonly string[]
  readonly invalid?: readonly string[]
}

const [one, two, three] = [item('a', 'one'), item('b', 'two'), item('c', 'three')]

const cases: readonly Case[] = [
  {
    name: 'a whole number',
    key: keyFor(whole(5), 'numeric'),
    right: ['5', ' 5 ', '5!', '5.0', '05', '+5', '5.', '(5)', 'x=5', 'x = 5', '5 = x', '5 cm', '５', '$5'],
    almost: ['2+3', '10/2', 'sqrt(25)', '2*2+1', 'five', '5 x'],
    wrong: ['6', 'six', '-5', '50', '5 pi', '5%', '0.5'],
    invalid: ['', '  ', '5 5', '5..', '--', 'x', '5/0', '@5', '1,2,3', '='],
  },
  {
    name: 'a negative number with a unit',
    key: keyFor(whole(-12), 'numeric', { unit: 'cm' }),
    right: ['-12', '−12', '–12', '- 12', '-12 cm', '-12cm', '-12 centimeters', '-12.0'],
    almost: ['-6*2', '-24/2'],
    wrong: ['12', '-1.2', '-21'],
    invalid: ['-12 kg', '-', 'cm'],
  },
  {
    name: 'an area',
    key: keyFor(whole(25), 'numeric', { unit: 'cm^2' }),
    right: [
      '25',
      '25 cm^2',
      '25 cm²',
      '25cm2',
      '25 sq cm',
      '25 sq. cm',
      '25 square cm',
      '25 square centimeters',
      '25 centimeters squared',
    ],
    wrong: ['5 cm^2', '20'],
    invalid: ['25 cm', '25 cm³', '25 kg'],
  },
  {
    name: 'a speed',
    key: keyFor(whole(60), 'numeric', { unit: 'km/h', variable: 'v' }),
    right: ['60', '60 km/h', '60 km per h', '60 kilometers per hour', 'v = 60 km/h', 'V=60'],
    wrong: ['6 km/h'],
    invalid: ['60 m/s', 'x = 60', 'v'],
  },
  {
    name: 'thousands',
    key: keyFor(whole(12345), 'numeric'),
    right: ['12345', '12,345', '12 345', "12'345", '12\u202f345', '12345.00', '12,345.0'],
    wrong: ['12.345', '1,2345', '123,45'],
    invalid: ['12,34,5', '1 2 3 4 5', '12 34 5'],
  },
  {
    name: 'thousands in German',
    key: keyFor(rational(24691, 2), 'numeric'),
    locale: 'de',
    right: ['12345,5', '12.345,5', '12 345,5', '12345.5', '24691/2'],
    wrong: ['12.345', '123455'],
  },
  {
    name: 'a fraction',
    key: keyFor(rational(3, 4), 'fraction'),
    right: ['3/4', '6/8', '0.75', '.75', '0,75', '¾', '3 / 4', '3⁄4', '3÷4', '75%', '(3/4)', '3/ 4'],
    almost: ['1/2+1/4', '3*1/4', '1-1/4'],
    wrong: ['4/3', '3/5', '0.7', '34', '-3/4'],
    invalid: ['3/', '/4', '3//4', '3/0', '3/4/', 'a/b'],
  },
  {
    name: 'a fraction in lowest terms',
    key: keyFor(rational(1, 3), 'fraction', { simplest: true }),
    right: ['1/3', '0.333...', '0.(3)'],
    almost: ['2/6', '0.33', '0.333', '0.3333', '.33333', '3/9'],
    wrong: ['0.3', '0.34', '1/4', '3', '33.3%'],
  },
  {
    name: 'a fraction written as a fraction',
    key: keyFor(rational(1, 4), 'fraction', { simplest: true, written: 'fraction' }),
    right: ['1/4', '¼'],
    almost: ['0.25', '2/8', '25%'],
    wrong: ['25/10', '4'],
  },
  {
    name: 'a decimal written as a decimal',
    key: keyFor(decimalFromText('0.50'), 'decimal', { written: 'decimal' }),
    right: ['0.50', '0.5', '.5', '0,5', '0.500'],
    almost: ['1/2', '50/100'],
    wrong: ['0.05', '5', '1/5'],
  },
  {
    name: 'a rounded decimal',
    key: keyFor(rational(314, 100), 'decimal', { places: 2 }),
    right: ['3.14', '3.140', '3,14'],
    almost: ['3.14159', '22/7', 'pi', '3.1416'],
    wrong: ['3.1', '3.15', '3', '3.146'],
  },
  {
    name: 'a mixed number',
    key: keyFor(rational(11, 4), 'mixed_number', { simplest: true }),
    right: ['2 3/4', '2¾', '2 ¾', '11/4', '2.75', '2 and 3/4'],
    almost: ['2 6/8', '1 7/4', '2+3/4', '2-3/4', '22/8'],
    wrong: ['23/4', '2 1/4', '-2 3/4'],
    invalid: ['2 3/', '2 3/0', '2 3 4'],
  },
  {
    name: 'a percentage',
    key: keyFor(whole(50), 'numeric', { unit: '%' }),
    right: ['50', '50%', '50 %', '50 percent', '50.0%'],
    almost: ['100/2', '25+25%'],
    wrong: ['0.5', '5%', '500'],
  },
  {
    name: 'a percentage that is asked as a number',
    key: keyFor(rational(1, 2), 'numeric'),
    right: ['50%', '.5', '1/2'],
    wrong: ['50', '0.5%'],
  },
  {
    name: 'an angle',
    key: keyFor(whole(45), 'angle', { unit: 'degrees' }),
    right: ['45', '45°', '45 degrees', '45 deg', '45º', 'x = 45°'],
    wrong: ['54', '45.5°'],
    invalid: ['45 cm', '°'],
  },
  {
    name: 'money',
    key: keyFor(money(345), 'money'),
    right: ['$3.45', '3.45', '345¢', '3,45', '3.45 dollars', '$ 3.45', '3.45$', '3 dollars 45 cents', 'C$3.45'],
    almost: ['3+0.45', '2*1.725'],
    wrong: ['345', '3.54', '$34.5', '3.5', '45¢', '-3.45'],
    invalid: ['$', 'abc', '$3.4.5', '$$3.45', '3:45'],
  },
  {
    name: 'a time on a 12-hour face',
    key: keyFor(timeAt(15, 45), 'time'),
    right: ['3:45', '03:45', '3.45', '3:45 pm', '3:45pm', '15:45', '3h45', '3:45 P.M.', 'quarter to four'],
    wrong: ['3:40', '9:15', '4:45'],
    invalid: ['3450', '3:75', '25:00', '3:4', ':'],
  },
  {
    name: 'a time on 24 hours',
    key: keyFor(timeAt(15, 45, 24), 'time'),
    right: ['15:45', '15.45', '15h45', '3:45 pm'],
    almost: ['3:45'],
    wrong: ['3:45 am', '15:54'],
  },
  {
    name: 'a ratio in simplest form',
    key: keyFor(ratio(3, 4), 'ratio', { simplest: true }),
    right: ['3:4', '3 : 4', '3 to 4', '3/4'],
    almost: ['6:8', '1.5:2', '75:100', '1+2:4'],
    wrong: ['4:3', '3:5', '-3:4'],
    invalid: ['3', '3:', ':4', '3:4:5', 'a:b', '0:0'],
  },
  {
    name: 'scientific notation',
    key: keyFor(scientific(rational(9, 2), 6), 'scientific', { written: 'scientific' }),
    right: ['4.5*10^6', '4.5 × 10^6', '4.5x10^6', '4.5·10⁶', '4.5e6', '4.5E+6', '4,5*10^6', '4.5 * 10^(6)'],
    almost: ['4500000', '45*10^5', '0.45*10^7', '4,500,000'],
    wrong: ['4.5*10^5', '4.5*10^-6', '4.5', '45*10^6'],
    invalid: ['4.5*10^', '*10^6', 'x'],
  },
  {
    name: 'small scientific notation',
    key: keyFor(scientific(whole(3), -4), 'scientific', { written: 'scientific' }),
    right: ['3*10^-4', '3 × 10⁻⁴', '3*10^(-4)', '3e-4', '3.0*10^-4'],
    almost: ['0.0003', '30*10^-5'],
    wrong: ['3*10^4', '3*10^-3'],
  },
  {
    name: 'a multiple of pi',
    key: keyFor(piMultiple(whole(25)), 'pi_multiple'),
    right: ['25pi', '25π', '25 pi', 'pi 25', 'π25', '25*pi', '25(pi)', 'pi*25', '25π cm', 'A = 25π', '50π/2', '25.0π'],
    almost: ['78.54', '78.5398', '5*5pi', '20π+5π'],
    wrong: ['25', '5π', '25π²', '80', '-25π', '25 pie'],
    invalid: ['π+', '25p', '(25π'],
  },
  {
    name: 'part of pi',
    key: keyFor(piMultiple(rational(3, 4)), 'pi_multiple', { simplest: true }),
    right: ['3π/4', '3/4 π', '0.75π', '(3/4)pi', '3pi/4', 'π*3/4'],
    almost: ['6π/8', '2.356'],
    wrong: ['4π/3', '3/(4π)', '3/4'],
  },
  {
    name: 'a root',
    key: keyFor(rootOf(12), 'expression', { simplest: true }),
    right: ['2√3', '2sqrt(3)', '2sqrt3', '2*√3', '√3*2', '2√(3)', '2*3^(1/2)'],
    almost: ['√12', 'sqrt(12)', '6/√3', '√3+√3', '3.464', '12^(1/2)', '2√2√3/√2'],
    wrong: ['√6', '3√2', '2√4', '12', '3.4'],
    invalid: ['√', '2√', 'sqrt', '2√3x'],
  },
  {
    name: 'a complex number',
    key: keyFor(complex(whole(3), whole(-1)), 'complex'),
    right: ['3-i', '3 − i', '-i+3', '3-1i', '(3-i)'],
    almost: ['1+2-i', '4-1-i'],
    wrong: ['3+i', '-3+i', '3', '3-2i', '1-3i'],
    invalid: ['3-', '3-j'],
  },
  {
    name: 'an expanded expression',
    key: keyFor(tree('2x+6'), 'expression', { expanded: true }),
    right: ['2x+6', '6+2x', '2*x+6', '2·x + 6', '2X+6', 'y=2x+6', 'f(x) = 2x + 6'],
    almost: ['2(x+3)', '2x+3+3', 'x+x+6', '2t+6'],
    wrong: ['2x+3', '8x', '2x-6', '2x+6x', '26'],
    invalid: ['2x+', '2x+6=0', 'x2+6', '2x++6', '', '2x+6)', 'hello'],
  },
  {
    name: 'an expanded logarithm',
    key: keyFor(tree('7log(a)-2log(b)'), 'expression', { expanded: true }),
    right: ['7log(a)-2log(b)', '7 log a − 2 log b', '-2log(b)+7log(a)'],
    almost: ['log(a^7)-log(b^2)', '7log(a)-log(b^2)', 'log(a^7/b^2)'],
    wrong: ['7log(a)+2log(b)', 'log(a)-log(b)'],
  },
  {
    name: 'a factored expression',
    key: keyFor(tree('2(x-2)(x+2)'), 'expression', { factored: true }),
    right: ['2(x-2)(x+2)', '2(x+2)(x-2)', '(x-2)(x+2)*2', '-2(2-x)(x+2)', '2 (x − 2) (x + 2)'],
    almost: ['2x^2-8', '2(x^2-4)', '(2x-4)(x+2)'],
    wrong: ['2(x-2)^2', '(x-2)(x+2)', '2(x-4)(x+4)'],
  },
  {
    name: 'a simplified fraction of letters',
    key: keyFor(tree('x+1'), 'expression', { simplest: true }),
    right: ['x+1', '1+x', 'x + 1'],
    almost: ['(x^2-1)/(x-1)', '(2x+2)/2', 'x+3-2'],
    wrong: ['x-1', 'x', '(x^2+1)/(x-1)'],
  },
  {
    name: 'one power',
    key: keyFor(tree('a^6'), 'expression', { simplest: true }),
    right: ['a^6', 'a⁶', 'A^6', 'a^(6)'],
    almost: ['a^2*a^4', '(a^2)^3', 'a*a*a*a*a*a', '1a^6'],
    wrong: ['a^5', '6a', 'a^8'],
  },
  {
    name: 'an ambiguous fraction line',
    key: keyFor(tree('1/(2x)'), 'expression'),
    right: ['1/(2x)', '(1/2)/x', '0.5/x', '1/2/x', 'x^-1/2'],
    almost: ['1/2x'],
    wrong: ['x/2', '2/x'],
  },
  {
    name: 'an antiderivative',
    key: keyFor(tree('x^2'), 'expression', { constantOfIntegration: true }),
    right: ['x^2', 'x^2+C', 'x²+c', 'C+x^2', 'x^2+k', 'x^2+2C'],
    wrong: ['x^2*C', 'x^3+C', '2x', 'x^2+C+D', '2x^2+C'],
    invalid: ['x^2+'],
  },
  {
    name: 'a trigonometric value in degrees',
    key: keyFor(tree('sin(2x)+1'), 'expression', { degrees: true }),
    right: ['sin(2x)+1', '1+sin 2x', '2sin(x)cos(x)+1', '2 sin x cos x + 1'],
    wrong: ['sin(2x+1)', '2sin(x)+1'],
    invalid: ['sin', 'sin()+1'],
  },
  {
    name: 'an equation of a line',
    key: keyFor(line('y=2x+1'), 'equation'),
    right: ['y=2x+1', 'y = 1 + 2x', '2x+1=y', 'y-2x=1', '2y=4x+2', 'f(x)=2x+1', 'Y=2X+1', '2x-y+1=0'],
    almost: ['2x+1'],
    wrong: ['y=2x-1', 'y=x+2', 'x=2y+1', 'y=2'],
    invalid: ['y', 'y=', 'y=2x=1', 'y>2x+1', '3x'],
  },
  {
    name: 'a solved equation of a line',
    key: keyFor(line('y=2x+1'), 'equation', { simplest: true }),
    right: ['y=2x+1', '2x+1=y'],
    almost: ['2y=4x+2', 'y-1=2x'],
    wrong: ['y=2x'],
  },
  {
    name: 'a drawn line',
    key: keyFor(line('y=2x+1'), 'graph_line'),
    right: ['(0,1);(2,5)', '(-1,-1);(0,1)', '(0,1), (1,3)', '(1/2, 2); (3, 7)', 'y=2x+1'],
    wrong: ['(0,1);(1,2)', '(0,0);(2,5)'],
    invalid: ['', '(0,1)', '(0,1);(0,1)', '(0,1);(1,3);(2,5)', '0,1,2,5', 'abc'],
  },
  {
    name: 'an inequality',
    key: keyFor(halfLine('>=', whole(4)), 'inequality'),
    right: ['x>=4', 'x ≥ 4', '4<=x', 'x => 4', '4 ≤ x', '[4, ∞)', 'X>=4', '[4;oo)'],
    almost: ['2x>=8', '-x<=-4', 'y>=4'],
    wrong: ['x>4', 'x<=4', 'x=4', '(4,∞)', 'x>=-4'],
    invalid: ['>= 4', 'x', '4', 'x >=', '(4,)', 'xy>4'],
  },
  {
    name: 'two half lines',
    key: keyFor(
      intervals([intervalPart(null, whole(1), false, false), intervalPart(whole(4), null, true, false)]),
      'inequality',
    ),
    right: ['x<1 or x>=4', 'x>=4 or x<1', 'x < 1 ∪ x ≥ 4', '(-∞,1)∪[4,∞)', '(-inf, 1) U [4, inf)'],
    almost: ['x<1 and x>=4'],
    wrong: ['x<1', '1<x<=4', 'x<=1 or x>=4'],
  },
  {
    name: 'an interval',
    key: keyFor(intervals([intervalPart(whole(-2), whole(5), false, true)]), 'interval'),
    right: ['(-2,5]', '(-2, 5]', ']-2; 5]', '( −2 , 5 ]', '-2<x<=5', 'x>-2 and x<=5', '5>=x>-2'],
    wrong: ['[-2,5]', '(-2,5)', '(2,5]', '(-5,2]'],
    invalid: ['(5,-2]', '(-2 5]', '-2,5', '(-2,5', '{-2,5}'],
  },
  {
    name: 'an interval that is asked for with brackets',
    key: keyFor(intervals([intervalPart(whole(-2), whole(5), false, true)]), 'interval', { written: 'interval' }),
    right: ['(-2,5]', ']-2; 5]'],
    almost: ['-2<x<=5', 'x>-2 and x<=5', '5>=x>-2'],
  },
  {
    name: 'all numbers',
    key: keyFor(intervals([intervalPart(null, null, false, false)]), 'inequality'),
    right: ['all real numbers', 'All numbers', 'ℝ', '(-∞,∞)', 'x<3 or x>=3'],
    wrong: ['no solution', 'x>0'],
  },
  {
    name: 'no number',
    key: keyFor(intervals([]), 'inequality'),
    right: ['no solution', 'none', '∅', 'x<1 and x>2'],
    wrong: ['all real numbers', 'x=0'],
  },
  {
    name: 'a set of solutions',
    key: keyFor(setOf([whole(2), whole(-3)]), 'set'),
    right: [
      '2,-3',
      '-3, 2',
      '{2,-3}',
      '{-3; 2}',
      'x=2 or x=-3',
      'x = 2, x = -3',
      'x=2,-3',
      '2 and −3',
      '2,-3,2',
      'x ∈ {2, -3}',
    ],
    almost: ['4/2,-3', '1+1,-3'],
    wrong: ['2', '2,3', '-2,3', '2,-3,4', '{}', '±2'],
    invalid: ['', '2,', ',', '{2,-3', 'a,b', '2 -3 x'],
  },
  {
    name: 'plus and minus',
    key: keyFor(setOf([rootOf(2), rootOf(2, whole(-1))]), 'set', { simplest: true }),
    right: ['±√2', '√2,-√2', '+-sqrt(2)', 'x = ±√2', '-√2 or √2'],
    almost: ['±√8/2', '2/√2,-2/√2', '±1.41421356237', '1.414, -1.414'],
    wrong: ['√2', '±2', '±1.41', '±1.415'],
  },
  {
    name: 'a point',
    key: keyFor(point(3, -2), 'coordinate'),
    right: [
      '(3,-2)',
      '3,-2',
      '(3, −2)',
      '( 3 ; -2 )',
      '[3,-2]',
      'x=3, y=-2',
      'y=-2, x=3',
      '3 -2',
      'A(3,-2)',
      '(3.0,-2.0)',
    ],
    almost: ['(6/2,-2)', '(1+2,-2)'],
    wrong: ['(-2,3)', '(3,2)', '(-3,-2)', '(3,-1)'],
    invalid: ['3', '(3,)', '(3,-2', '(3,-2,1)', '(a,b)', ''],
  },
  {
    name: 'a place in the plane',
    key: keyFor(point(-1, 4), 'graph_point'),
    right: ['(-1,4)', '(-1, 4)', '-1,4'],
    wrong: ['(4,-1)', '(1,4)'],
    invalid: ['', '4'],
  },
  {
    name: 'a point with decimals in French',
    key: keyFor(point(rational(3, 2), 2), 'coordinate'),
    locale: 'fr',
    right: ['(1,5; 2)', '(1.5, 2)', '(3/2; 2)', '(1,5, 2)'],
    wrong: ['(1; 5)', '(2; 1,5)'],
  },
  {
    name: 'a vector',
    key: keyFor(vector(3, -2), 'vector'),
    right: ['<3,-2>', '(3,-2)', '⟨3, -2⟩', '3i-2j', '[3, -2]', '-2j+3i'],
    wrong: ['<-2,3>', '3i+2j', '<3,2>'],
    invalid: ['3', '<3>', '<3,-2', '3i-2q'],
  },
  {
    name: 'a matrix',
    key: keyFor(
      matrix([
        [1, 2],
        [3, 4],
      ]),
      'matrix',
    ),
    right: ['1,2;3,4', '1, 2; 3, 4', '[[1,2],[3,4]]', '1 2\n3 4', '[1 2; 3 4]'],
    almost: ['1,2;3,8/2', '1,1+1;3,4'],
    wrong: ['1,3;2,4', '1,2;3,5'],
    invalid: ['1,2,3,4', '1,2;3,', ';', '1,2;3,x', '1,2;3,4;5,6'],
  },
  {
    name: 'a table with one row',
    key: keyFor(vector(2, 4, 6), 'table'),
    right: ['2,4,6', '2;4;6', '2, 4, 6', '2.0,4,6'],
    wrong: ['2,4,8', '6,4,2'],
    invalid: ['2,,6', ',,', '2,4', 'a,b,c'],
  },
  {
    name: 'a table for a pair of numbers',
    key: keyFor(point(3, -2), 'table'),
    right: ['3,-2', '3, -2', '3;-2'],
    wrong: ['-2,3', '3,2'],
    invalid: ['3', '3,', '3,-2,1'],
  },
  {
    name: 'a place on a number line',
    key: keyFor(rational(5, 2), 'number_line'),
    right: ['2.5', '5/2', '2 1/2'],
    wrong: ['2', '3.5'],
    invalid: [''],
  },
  {
    name: 'a comparison sign',
    key: keyFor(comparison(-1), 'comparison'),
    right: ['<', ' < ', 'less than', 'is less than'],
    wrong: ['>', '=', 'greater than'],
    invalid: ['', '<=', 'x', '<>'],
  },
  {
    name: 'true or false',
    key: keyFor(yesNo(true), 'true_false', {}, { rightOptionIds: ['yes'] }),
    right: ['yes', 'True', 'y', 'TRUE'],
    wrong: ['no', 'false'],
    invalid: ['', 'maybe', 'yes no'],
  },
  {
    name: 'several options',
    key: keyFor(setOf([one, two]), 'multi_choice', {}, { rightOptionIds: ['a', 'b'] }),
    right: ['a,b', 'b,a', 'b , a', 'a,b,a'],
    wrong: ['a', 'a,b,c', 'c'],
    invalid: ['', ',', '<a>'],
  },
  {
    name: 'an order',
    key: keyFor(order([one, two, three]), 'ordering'),
    right: ['a,b,c', 'a, b, c'],
    wrong: ['c,b,a', 'b,a,c'],
    invalid: ['', 'a,b', 'a,b,b', 'a,b,x', 'a,b,c,c'],
  },
  {
    name: 'pairs',
    key: keyFor(
      match([
        [one, item('p')],
        [two, item('q')],
      ]),
      'matching',
    ),
    right: ['a=p,b=q', 'b=q, a=p', 'a = p,b = q'],
    wrong: ['a=q,b=p', 'a=p,b=p'],
    invalid: ['', 'a=p', 'a=,b=q', 'a,b', 'x=p,b=q'],
  },
  {
    name: 'groups',
    key: keyFor(
      groups([
        [item('even'), [two]],
        [item('odd'), [one, three]],
      ]),
      'groups',
    ),
    right: ['a=odd,b=even,c=odd', 'c=odd,a=odd,b=even'],
    wrong: ['a=even,b=even,c=odd', 'a=odd,b=odd,c=odd'],
    invalid: ['', 'a=odd', 'a=odd,b=even', 'a=odd,b=even,b=odd'],
  },
  {
    name: 'a word',
    key: keyFor(item('triangle', 'Triangle'), 'expression'),
    right: ['triangle', 'Triangle', ' TRIANGLE '],
    wrong: ['square'],
    invalid: [''],
  },
]

const verdicts = ['right', 'almost', 'wrong', 'invalid'] as const

describe.each(cases)('$name', ({ key, locale, ...typed }) => {
  for (const verdict of verdicts) {
    for (const text of typed[verdict] ?? []) {
      it(`${verdict}: ${JSON.stringify(text)}`, () => {
        expect(markResponse(key, text, locale)).toMatchObject({ verdict })
      })
    }
  }
})

it('the cases are many, of every form', () => {
  const count = (verdict: (typeof verdicts)[number]): number =>
    cases.reduce((sum, one) => sum + (one[verdict]?.length ?? 0), 0)
  expect(count('right') + count('almost') + count('wrong') + count('invalid')).toBeGreaterThan(500)
  expect(count('wrong')).toBeGreaterThan(100)
  expect(count('invalid')).toBeGreaterThan(100)
  expect(new Set(cases.map(({ key }) => key.form)).size).toBe(29)
})

it('never throws, and never takes long, whatever is sent', () => {
  const signs = Array.from('0123456789.,+-*/^()[]{}|<>=≤√π²½x y=ieE_%°±;:$¢')
  const anyText = fc.array(fc.constantFrom(...signs), { maxLength: 30 }).map((typed) => typed.join(''))
  const nasty = [
    '9^9^9^9',
    '2^(1/1000000)',
    '(1/7)^(1/999)',
    '1e999999999',
    '√' + '7'.repeat(250),
    '('.repeat(290),
    '-'.repeat(290),
  ]
  nasty.push(
    '(x+y+z+1)^59',
    '0.' + '12'.repeat(140) + '..',
    '1/'.repeat(140) + '1',
    'a'.repeat(999),
    'x'.repeat(100_000),
    '10^-9999',
  )
  fc.assert(
    fc.property(fc.oneof(anyText, fc.constantFrom(...nasty)), (text) => {
      for (const { key } of cases) expect(verdicts).toContain(markResponse(key, text).verdict)
    }),
    { numRuns: 120, examples: nasty.map((text): [string] => [text]) },
  )
})

describe('what is said', () => {
  const key = keyFor(
    rational(5, 6),
    'fraction',
    { simplest: true },
    {
      wrong: [
        { value: rational(2, 5), misconception: 'add_across', why: 'You added the tops and the bottoms.' },
        { value: rational(5, 7), misconception: 'near', why: 'Check the bottom.' },
        { value: whole(1), misconception: 'bare', why: 'You rounded.', optionId: 'o2' },
      ],
    },
  )

  it('names the mistake of a typed answer, however it is spelled', () => {
    const verdict = { verdict: 'wrong', misconception: 'add_across', why: 'You added the tops and the bottoms.' }
    expect(markResponse(key, '2/5')).toEqual(verdict)
    expect(markResponse(key, '0.4')).toEqual(verdict)
    expect(markResponse(key, '4/10')).toEqual(verdict)
  })

  it('gives the reason but no name for a near value, and nothing for another one', () => {
    expect(markResponse(key, '5/7')).toEqual({ verdict: 'wrong', why: 'Check the bottom.' })
    expect(markResponse(key, '9')).toEqual({ verdict: 'wrong' })
  })

  it('says what to do with an equal form', () => {
    expect(markResponse(key, '10/12')).toEqual({
      verdict: 'almost',
      sentence: 'That equals the answer. Now write it in lowest terms.',
    })
    expect(markResponse(key, '0.833')).toEqual({
      verdict: 'almost',
      sentence: 'That is rounded. Write the exact fraction.',
    })
    expect(markResponse(keyFor(whole(5), 'numeric'), '2+3')).toEqual({
      verdict: 'almost',
      sentence: 'That equals the answer. Now work it out to one number.',
    })
  })

  it('names the mistake of a chosen option, and refuses an option that is not on offer', () => {
    const choice: AnswerKey = { ...key, form: 'choice', rightOptionIds: ['o1'] }
    expect(markResponse(choice, 'o1')).toEqual({ verdict: 'right' })
    expect(markResponse(choice, 'o2')).toEqual({ verdict: 'wrong', misconception: 'bare', why: 'You rounded.' })
    expect(markResponse(choice, 'o9')).toMatchObject({ verdict: 'invalid' })
    expect(markResponse(choice, '')).toMatchObject({ verdict: 'invalid' })
  })

  it('names the mistakes of points, sets, lines, orders and inequalities', () => {
    const named = (answer: Value, form: AnswerForm, value: Value, text: string): unknown =>
      markResponse(keyFor(answer, form, {}, { wrong: [{ value, misconception: 'm', why: 'w' }] }), text)
    const hit = { verdict: 'wrong', misconception: 'm', why: 'w' }
    expect(named(point(3, -2), 'coordinate', point(-2, 3), '(-2, 3)')).toEqual(hit)
    expect(named(setOf([whole(2)]), 'set', setOf([whole(2), whole(-2)]), '±2')).toEqual(hit)
    expect(named(line('y=2x+1'), 'graph_line', line('y=x+2'), '(0,2);(1,3)')).toEqual(hit)
    expect(named(order([one, two]), 'ordering', order([two, one]), 'b,a')).toEqual(hit)
    expect(named(halfLine('>', whole(3)), 'inequality', halfLine('<', whole(3)), '3 > x')).toEqual(hit)
    expect(named(money(345), 'money', money(34500), '345')).toEqual(hit)
    expect(named(tree('x^2+2x+1'), 'expression', tree('x^2+1'), '1+x²')).toEqual(hit)
    expect(named(yesNo(true), 'true_false', yesNo(false), 'no')).toEqual(hit)
  })
})
