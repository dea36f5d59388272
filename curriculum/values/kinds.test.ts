import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { complex, divideComplex, multiplyComplex, squaredModulus } from './complex.ts'
import { decimal, decimalFromText, decimalText, roundToDecimal } from './decimal.ts'
import { comparison } from './items.ts'
import { determinant, inverseOfTwoByTwo, matrix, multiplyMatrices, scaleMatrix, transpose } from './matrix.ts'
import { dollarsOf, money, moneyText } from './money.ts'
import { equalRatios, isSimplestRatio, ratio, simplestRatio } from './ratio.ts'
import type { Complex } from './values.ts'
import { addRationals, rational, whole } from './rational.ts'
import { rationalFromScientific, scientific, scientificFrom } from './scientific.ts'
import {
  addSurds,
  divideSurds,
  isZeroSurd,
  multiplySurds,
  negateSurd,
  rationalFromSurd,
  rootOf,
  surd,
  surdFromRational,
  surdToNumber,
} from './surd.ts'
import { time, timeAt, timeText } from './time.ts'

const small = fc
  .tuple(fc.integer({ min: -30, max: 30 }), fc.integer({ min: 1, max: 12 }))
  .map(([n, d]) => rational(n, d))
const anySurd = fc
  .array(fc.tuple(small, fc.integer({ min: 1, max: 60 })), { maxLength: 3 })
  .map((terms) => surd(terms.map(([coefficient, radicand]) => ({ coefficient, radicand: BigInt(radicand) }))))

describe('surds', () => {
  it('are square-free, joined and ascending', () => {
    expect(rootOf(12)).toEqual({ kind: 'surd', terms: [{ coefficient: whole(2), radicand: 3n }] })
    expect(addSurds(rootOf(8), rootOf(18))).toEqual(rootOf(2, whole(5)))
    expect(rationalFromSurd(rootOf(49))).toEqual(whole(7))
    expect(rationalFromSurd(rootOf(2))).toBeNull()
    expect(addSurds(rootOf(3), negateSurd(rootOf(3))).terms).toEqual([])
    expect(() => rootOf(-4)).toThrow(RangeError)
  })

  it('have no root below after a division', () => {
    expect(divideSurds(surdFromRational(whole(6)), rootOf(3))).toEqual(rootOf(3, whole(2)))
    expect(divideSurds(surdFromRational(whole(1)), addSurds(rootOf(2), surdFromRational(whole(-1))))).toEqual(
      addSurds(rootOf(2), surdFromRational(whole(1))),
    )
    expect(() => divideSurds(rootOf(2), surd([]))).toThrow(RangeError)
  })

  it('follow the laws of arithmetic', () => {
    fc.assert(
      fc.property(anySurd, anySurd, anySurd, (a, b, c) => {
        expect(multiplySurds(a, b)).toEqual(multiplySurds(b, a))
        expect(multiplySurds(a, addSurds(b, c))).toEqual(addSurds(multiplySurds(a, b), multiplySurds(a, c)))
        expect(surdToNumber(multiplySurds(a, b))).toBeCloseTo(surdToNumber(a) * surdToNumber(b), 4)
        if (!isZeroSurd(b) && b.terms.length < 3) expect(multiplySurds(divideSurds(a, b), b)).toEqual(a)
      }),
    )
  })
})

describe('complex numbers', () => {
  const anyComplex = fc.tuple(small, small).map(([re, im]) => complex(re, im))
  const addComplex = (a: Complex, b: Complex): Complex => complex(addRationals(a.re, b.re), addRationals(a.im, b.im))
  it('follow the laws of arithmetic, and i x i = -1', () => {
    fc.assert(
      fc.property(anyComplex, anyComplex, anyComplex, (a, b, c) => {
        expect(multiplyComplex(a, addComplex(b, c))).toEqual(addComplex(multiplyComplex(a, b), multiplyComplex(a, c)))
        if (squaredModulus(b).n !== 0n) expect(multiplyComplex(divideComplex(a, b), b)).toEqual(a)
      }),
    )
    const i = complex(whole(0), whole(1))
    expect(multiplyComplex(i, i)).toEqual(complex(whole(-1)))
  })
})

describe('decimals, money, scientific notation', () => {
  it('keeps places', () => {
    expect(decimalText(decimalFromText('3.50'))).toBe('3.50')
    expect(decimalText(roundToDecimal(rational(2, 3), 2))).toBe('0.67')
    expect(() => decimal(rational(1, 3), 4)).toThrow(RangeError)
  })

  it('counts whole cents', () => {
    expect(moneyText(money(-5))).toBe('-$0.05')
    expect(moneyText(money(360))).toBe('$3.60')
    expect(dollarsOf(money(345))).toEqual(rational(69, 20))
  })

  it('normalises scientific notation both ways', () => {
    expect(scientificFrom(rational(45, 1000))).toEqual(scientific(rational(9, 2), -2))
    expect(scientificFrom(whole(-1000))).toEqual(scientific(whole(-1), 3))
    expect(() => scientific(whole(10), 1)).toThrow(RangeError)
    fc.assert(
      fc.property(
        small.filter((a) => a.n !== 0n),
        (a) => {
          expect(rationalFromScientific(scientificFrom(a))).toEqual(a)
        },
      ),
    )
  })
})

describe('time, ratio, matrix', () => {
  it('goes round the clock', () => {
    expect(timeText(time(-10, 24))).toBe('23:50')
    expect(timeText(timeAt(15, 5))).toBe('3:05')
    expect(timeText(timeAt(0, 7))).toBe('12:07')
  })

  it('keeps ratios in proportion and order', () => {
    expect(simplestRatio(ratio(rational(1, 2), rational(3, 4)))).toEqual(ratio(2, 3))
    expect(equalRatios(ratio(2, 4, 6), ratio(1, 2, 3))).toBe(true)
    expect(equalRatios(ratio(0, 4), ratio(0, 5))).toBe(true)
    expect(equalRatios(ratio(1, 2), ratio(2, 1))).toBe(false)
    expect(equalRatios(ratio(1, 2), ratio(1, 2, 3))).toBe(false)
    expect(isSimplestRatio(ratio(4, 6))).toBe(false)
    expect(() => ratio(0, 0)).toThrow(RangeError)
  })

  it('multiplies, inverts and turns matrices', () => {
    const a = matrix([
      [1, 2],
      [3, 4],
    ])
    expect(
      multiplyMatrices(
        a,
        matrix([
          [0, 1],
          [1, 0],
        ]),
      ),
    ).toEqual(
      matrix([
        [2, 1],
        [4, 3],
      ]),
    )
    expect(
      determinant(
        matrix([
          [2, 0, 1],
          [1, 3, 2],
          [1, 1, 1],
        ]),
      ),
    ).toEqual(whole(0))
    expect(determinant(a)).toEqual(whole(-2))
    expect(multiplyMatrices(a, inverseOfTwoByTwo(a) ?? a)).toEqual(
      matrix([
        [1, 0],
        [0, 1],
      ]),
    )
    expect(
      inverseOfTwoByTwo(
        matrix([
          [1, 2],
          [2, 4],
        ]),
      ),
    ).toBeNull()
    expect(transpose(matrix([[1, 2, 3]]))).toEqual(matrix([[1], [2], [3]]))
    expect(scaleMatrix(a, whole(-1))).toEqual(
      matrix([
        [-1, -2],
        [-3, -4],
      ]),
    )
    expect(() => matrix([[1], [1, 2]])).toThrow(RangeError)
    expect(() => multiplyMatrices(a, matrix([[1, 2, 3]]))).toThrow(RangeError)
  })

  it('chooses the sign between two numbers', () => {
    expect([-3, 0, 2].map((n) => comparison(n).sign)).toEqual(['<', '=', '>'])
  })
})
