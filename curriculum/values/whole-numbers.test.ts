import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  choose,
  divisors,
  factorial,
  factorise,
  gcd,
  isPerfectSquare,
  isPrime,
  lcm,
  rootFloor,
  squareRootFloor,
} from './whole-numbers.ts'

const positive = fc.bigInt(1n, 10n ** 8n)

describe('divisibility', () => {
  it('gcd divides both, lcm x gcd is the product', () => {
    fc.assert(
      fc.property(positive, positive, (a, b) => {
        const common = gcd(a, -b)
        expect(a % common).toBe(0n)
        expect(b % common).toBe(0n)
        expect(lcm(a, b) * common).toBe(a * b)
      }),
    )
    expect(gcd(0n, 0n)).toBe(0n)
    expect(lcm(0n, 5n)).toBe(0n)
  })

  it('factors multiply back and are primes', () => {
    fc.assert(
      fc.property(positive, (n) => {
        const factors = factorise(n)
        expect(factors.reduce((product, { prime, exponent }) => product * prime ** BigInt(exponent), 1n)).toBe(n)
        expect(factors.every(({ prime }) => isPrime(prime))).toBe(true)
      }),
    )
    expect(() => factorise(0n)).toThrow(RangeError)
  })

  it('lists divisors and primes', () => {
    expect(divisors(36n)).toEqual([1n, 2n, 3n, 4n, 6n, 9n, 12n, 18n, 36n])
    expect([2n, 29n, 97n].every(isPrime)).toBe(true)
    expect([1n, 0n, -7n, 9n, 91n].some(isPrime)).toBe(false)
  })
})

it('takes whole roots, factorials and choices', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 20n), (n) => {
      const r = squareRootFloor(n)
      expect(r * r <= n && (r + 1n) * (r + 1n) > n).toBe(true)
    }),
  )
  expect(rootFloor(26n, 3)).toBe(2n)
  expect(isPerfectSquare(144n)).toBe(true)
  expect(isPerfectSquare(143n)).toBe(false)
  expect(isPerfectSquare(-4n)).toBe(false)
  expect(factorial(20)).toBe(2432902008176640000n)
  expect(choose(10, 3)).toBe(120n)
  expect(choose(3, 5)).toBe(0n)
})
