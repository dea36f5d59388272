import { describe, expect, it } from 'vitest'
import { over, plus, pow, times } from '../expressions/build.ts'
import { complex } from './complex.ts'
import { decimalFromText } from './decimal.ts'
import { equalValues } from './equal.ts'
import { halfLine } from './intervals.ts'
import { comparison, equation, expression, groups, item, match, order, yesNo } from './items.ts'
import { matrix } from './matrix.ts'
import { money } from './money.ts'
import { piMultiple } from './pi-multiple.ts'
import { point } from './point.ts'
import { ratio } from './ratio.ts'
import { rational, whole } from './rational.ts'
import { scientific } from './scientific.ts'
import { keyFromJson, keyToJson } from './serialise.ts'
import { setOf } from './set.ts'
import { rootOf, surdFromRational } from './surd.ts'
import { time } from './time.ts'
import { vector } from './vector.ts'
import type { AnswerKey } from '../topic-level.ts'
import type { Value } from './values.ts'

const [a, b] = [item('a'), item('b')]
const line = equation(times(1, 'y'), plus(times(2, 'x'), 1))

const equalPairs: readonly (readonly [string, Value, Value])[] = [
  ['a fraction and a decimal', rational(1, 2), decimalFromText('0.50')],
  ['a decimal with other places', decimalFromText('0.5'), decimalFromText('0.50')],
  ['a surd without roots and a fraction', surdFromRational(rational(3, 4)), rational(3, 4)],
  ['scientific and a whole number', scientific(rational(9, 2), 3), whole(4500)],
  ['a real complex number and a fraction', complex(whole(3)), whole(3)],
  ['0 pi and 0', piMultiple(whole(0)), whole(0)],
  ['a tree and a fraction', expression(over(6, 8)), rational(3, 4)],
  ['a tree and a surd', expression(pow(12, over(1, 2))), rootOf(12)],
  ['a tree and a multiple of pi', expression(times(2, 'pi')), piMultiple(whole(2))],
  ['trees by value', expression(times(2, plus('x', 3))), expression(plus(times(2, 'x'), 6))],
  ['equations up to a factor', line, equation(times(2, 'y'), plus(times(4, 'x'), 2))],
  ['sets in any order', setOf([whole(2), whole(-3)]), setOf([whole(-3), decimalFromText('2.0')])],
  ['ratios in proportion', ratio(1, 2), ratio(3, 6)],
  ['a point and a vector', point(3, 4), vector(3, 4)],
  ['12-hour times half a day apart', time(225), time(225 + 720)],
  ['half lines with another letter', halfLine('>', whole(3), 'x'), halfLine('>', whole(3), 't')],
  [
    'pairs in any order',
    match([
      [a, b],
      [b, a],
    ]),
    match([
      [b, a],
      [a, b],
    ]),
  ],
  [
    'groups in any order',
    groups([
      [a, [b, a]],
      [b, []],
    ]),
    groups([
      [b, []],
      [a, [a, b]],
    ]),
  ],
  ['items by id', item('a', 'one text'), item('a', 'another')],
]

const unequalPairs: readonly (readonly [string, Value, Value])[] = [
  ['fractions', rational(1, 2), rational(1, 3)],
  ['sets of different size', setOf([whole(2)]), setOf([whole(2), whole(3)])],
  ['ratios turned round', ratio(1, 2), ratio(2, 1)],
  ['money and its number', money(500), whole(5)],
  ['currencies', money(500), money(500, 'CAD')],
  ['24-hour times half a day apart', time(225, 24), time(945, 24)],
  ['orders', order([a, b]), order([b, a])],
  ['signs', comparison(-1), comparison(1)],
  ['answers', yesNo(true), yesNo(false)],
  ['points', point(3, 4), point(4, 3)],
  ['matrices of other size', matrix([[1, 2]]), matrix([[1], [2]])],
  ['roots', rootOf(2), rational(14142135623731, 10000000000000)],
  ['lines', line, equation(times(1, 'y'), plus(times(2, 'x'), 2))],
  ['open and closed', halfLine('>', whole(3)), halfLine('>=', whole(3))],
  ['an item and a number', item('5'), whole(5)],
]

describe('equalValues', () => {
  it.each(equalPairs)('equal: %s', (_, x, y) => {
    expect(equalValues(x, y)).toBe(true)
    expect(equalValues(y, x)).toBe(true)
  })
  it.each(unequalPairs)('not equal: %s', (_, x, y) => {
    expect(equalValues(x, y)).toBe(false)
    expect(equalValues(y, x)).toBe(false)
  })
})

describe('keyToJson', () => {
  const numeric: AnswerKey = {
    form: 'numeric',
    answer: rational(3, 4),
    rules: { simplest: true, places: 2 },
    rightOptionIds: ['12'],
    wrong: [],
    shown: { text: '3/4', speech: 'three quarters' },
  }

  it('is lossless for every kind', () => {
    for (const [, ...pair] of [...equalPairs, ...unequalPairs]) {
      for (const answer of pair) expect(keyFromJson(keyToJson({ ...numeric, answer })).answer).toEqual(answer)
    }
    const answer = rational(10n ** 40n, 7n)
    expect(keyFromJson(keyToJson({ ...numeric, answer })).answer).toEqual(answer)
  })

  it('is lossless for a whole answer key, and leaves texts of digits alone', () => {
    const figure = {
      svg: '<svg/>',
      title: 't',
      alt: 'a',
      width: 1,
      height: 1,
      facts: { n: '3', d: '4', radicand: '5' },
    }
    const key: AnswerKey = {
      ...numeric,
      wrong: [{ value: item('7', '7', { figure }), misconception: 'near', why: '5', optionId: '3' }],
    }
    expect(keyFromJson(keyToJson(key))).toEqual(key)
  })
})

it('sets keep equal members once', () => {
  expect(setOf([rational(1, 2), decimalFromText('0.5'), whole(1)]).members).toHaveLength(2)
})
