import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  absoluteRational,
  addRationals,
  compareRationals,
  decimalLength,
  divideRationals,
  equalRationals,
  floorRational,
  hasFiniteDecimal,
  isWhole,
  isZero,
  mixedParts,
  multiplyRationals,
  negateRational,
  one,
  powerOfRational,
  rational,
  rationalFromDecimalText,
  rationalText,
  reciprocalOfRational,
  roundRational,
  signOfRational,
  subtractRationals,
  sumRationals,
  toDecimalText,
  toNumber,
  whole,
  zero,
} from './rational.ts'

const anyRational = fc
  .tuple(fc.bigInt(-(10n ** 9n), 10n ** 9n), fc.bigInt(1n, 10n ** 6n))
  .map(([n, d]) => rational(n, d))
const nonZero = anyRational.filter((a) => !isZero(a))

describe('laws of arithmetic', () => {
  it('adds and multiplies in any order and grouping, and distributes', () => {
    fc.assert(
      fc.property(anyRational, anyRational, anyRational, (a, b, c) => {
        expect(addRationals(a, b)).toEqual(addRationals(b, a))
        expect(multiplyRationals(a, b)).toEqual(multiplyRationals(b, a))
        expect(addRationals(addRationals(a, b), c)).toEqual(addRationals(a, addRationals(b, c)))
        expect(multiplyRationals(multiplyRationals(a, b), c)).toEqual(multiplyRationals(a, multiplyRationals(b, c)))
        expect(multiplyRationals(a, addRationals(b, c))).toEqual(
          addRationals(multiplyRationals(a, b), multiplyRationals(a, c)),
        )
      }),
    )
  })

  it('takes back what it did', () => {
    fc.assert(
      fc.property(anyRational, nonZero, (a, b) => {
        expect(subtractRationals(addRationals(a, b), b)).toEqual(a)
        expect(divideRationals(multiplyRationals(a, b), b)).toEqual(a)
        expect(multiplyRationals(b, reciprocalOfRational(b))).toEqual(one)
        expect(addRationals(a, negateRational(a))).toEqual(zero)
        expect(multiplyRationals(powerOfRational(b, 3), powerOfRational(b, -3))).toEqual(one)
      }),
    )
  })

  it('keeps lowest terms with a positive denominator, and orders like the numbers', () => {
    fc.assert(
      fc.property(nonZero, nonZero, (a, b) => {
        const q = divideRationals(a, b)
        expect(q.d > 0n).toBe(true)
        expect(equalRationals(rational(q.n * 7n, q.d * 7n), q)).toBe(true)
        expect(compareRationals(a, b)).toBe(signOfRational(subtractRationals(a, b)))
      }),
    )
  })
})

describe('text and rounding', () => {
  it('reads what it wrote', () => {
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 12n), 10n ** 12n), fc.integer({ min: 0, max: 8 }), (n, places) => {
        const a = rational(n, 10n ** BigInt(places))
        expect(rationalFromDecimalText(toDecimalText(a, places))).toEqual(a)
      }),
    )
  })

  it.each([
    ['2.5', 0, '3'],
    ['-2.5', 0, '-3'],
    ['2.45', 1, '2.5'],
    ['0.005', 2, '0.01'],
    ['-0.004', 2, '0.00'],
    ['1349', -2, '1300'],
    ['1350', -2, '1400'],
  ])('rounds %s to %i places as %s', (text, places, rounded) => {
    expect(toDecimalText(roundRational(rationalFromDecimalText(text), places), Math.max(0, places))).toBe(rounded)
  })

  it('knows which decimals end', () => {
    expect(hasFiniteDecimal(rational(3, 40))).toBe(true)
    expect(decimalLength(rational(3, 40))).toBe(3)
    expect(hasFiniteDecimal(rational(1, 3))).toBe(false)
  })

  it('refuses texts that are no plain decimal, and denominator 0', () => {
    for (const text of ['', '.', '1,5', '1e3', 'x']) expect(() => rationalFromDecimalText(text)).toThrow(RangeError)
    expect(() => rational(1, 0)).toThrow(RangeError)
    expect(() => divideRationals(one, zero)).toThrow(RangeError)
    expect(() => rational(1.5)).toThrow(RangeError)
  })
})

it('takes floors, parts, extremes, sums and sizes', () => {
  expect(floorRational(rational(-7, 2))).toBe(-4n)
  expect(floorRational(rational(7, 2))).toBe(3n)
  expect(mixedParts(rational(-7, 3))).toEqual({ sign: -1, whole: 2n, part: rational(1, 3) })
  expect(sumRationals([rational(1, 2), rational(1, 3), rational(1, 6)])).toEqual(one)
  expect(absoluteRational(rational(-3, 4))).toEqual(rational(3, 4))
  expect(rationalText(rational(6, -8))).toBe('-3/4')
  expect(isWhole(rational(6, 3))).toBe(true)
  expect(toNumber(rational(1, 4))).toBe(0.25)
  expect(toNumber(rational(10n ** 400n, 2n * 10n ** 400n))).toBe(0.5)
  expect(powerOfRational(rational(-2, 3), 3)).toEqual(rational(-8, 27))
  expect(whole(5).d).toBe(1n)
})
