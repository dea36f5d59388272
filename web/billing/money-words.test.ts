import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addedWords, chargeWords, expiryWords, moneyWords, packageWords, rateWords } from './money-words.ts'

describe('amounts', () => {
  it('say whose dollars they are, and leave out only .00 on cards [C-258]', () => {
    expect(moneyWords(14500, 'cad')).toBe('CA$145.00')
    expect(moneyWords(14500, 'cad', true)).toBe('CA$145')
    expect(moneyWords(11000, 'usd', true)).toBe('US$110')
    expect(moneyWords(2550, 'cad', true)).toBe('CA$25.50')
    expect(moneyWords(1, 'usd', true)).toBe('US$0.01')
    expect(moneyWords(0, 'cad', true)).toBe('CA$0')
    expect(moneyWords(123_456_789, 'usd')).toBe('US$1,234,567.89')
    expect(moneyWords(-2000, 'cad')).toBe('−CA$20.00')
  })
  it('keep every cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), fc.boolean(), (amount, short) => {
        const figures = moneyWords(amount, 'cad', short).replace('CA$', '').replaceAll(',', '')
        const [whole, cents = '00'] = figures.split('.')
        expect(Number(whole) * 100 + Number(cents)).toBe(amount)
      }),
      { numRuns: 300 },
    )
  })
})

describe('the lines of an order', () => {
  it('name a package by the credits that are granted, and sessions each period [C-083]', () => {
    expect(packageWords({ credits: 15, quantity: 1, recurringPeriod: null })).toBe('Package of 15 session credits')
    expect(packageWords({ credits: 1, quantity: 1, recurringPeriod: null })).toBe('Package of 1 session credit')
    expect(packageWords({ credits: 30, quantity: 2, recurringPeriod: null })).toBe('Package of 15 session credits')
    expect(packageWords({ credits: 5, quantity: 1, recurringPeriod: 'month' })).toBe(
      'Package with 5 sessions each month',
    )
    expect(packageWords({ credits: 1, quantity: 1, recurringPeriod: 'week' })).toBe('Package with 1 session each week')
  })
  it('say when credits expire: after months, on a date, with the period, or never [C-084]', () => {
    expect(expiryWords({ kind: 'months', months: 12 })).toBe('Credits expire after 12 months')
    expect(expiryWords({ kind: 'months', months: 1 })).toBe('Credits expire after 1 month')
    expect(expiryWords({ kind: 'date', date: '2027-06-30' })).toBe('Credits expire on June 30, 2027')
    expect(expiryWords({ kind: 'period', period: 'month' })).toBe(
      'Credits expire when the month they are paid for is over',
    )
    expect(expiryWords({ kind: 'never' })).toBe('Credits do not expire')
  })
  it('append ly charge to the interval, and a day is daily [C-086]', () => {
    expect((['day', 'week', 'month', 'year'] as const).map(chargeWords)).toEqual([
      'daily charge',
      'weekly charge',
      'monthly charge',
      'yearly charge',
    ])
  })
})

it('credits that were added are counted [C-093]', () => {
  expect(addedWords(5)).toBe('5 Credits have been added to your account')
  expect(addedWords(1)).toBe('1 Credit has been added to your account')
})

it('instants stand on the clocks of the buyer, dates stay as they are', () => {
  expect(rateWords(130_000)).toBe('13%')
  expect(rateWords(99_750)).toBe('9.975%')
})
