import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMonths } from '../calendar-dates.ts'
import { addPeriods } from './add-periods.ts'
import { currencies } from './money.ts'
import {
  amountIn,
  amountOff,
  amountOffLiteral,
  changeTakesEffect,
  chooseCurrency,
  creditsOfChange,
  creditsPerPackage,
  currencyChoices,
  discountOfLines,
  expiryOf,
  isSoldOn,
  lastDateOf,
  percentOff,
  periodText,
  prorate,
  perSession,
  savePercent,
  shareOf,
  splitAmount,
  spreadAmount,
  taxLinesOf,
  taxOf,
  unusedTime,
} from './pricing.ts'
import { packagesOf } from './packages.ts'

const sum = (amounts: readonly number[]): number => amounts.reduce((whole, amount) => whole + amount, 0)
const none = { amountOff: null, percentOff: null, productIds: null }

describe('discounts', () => {
  it.each([
    [14_900, 2000, 12_900],
    [14_900, 14_800, 100],
    [14_900, 14_900, 0],
    [14_900, 20_000, 0],
    [14_900, 0, 14_900],
    [0, 500, 0],
  ])('%i less %i is %i, and never below nothing [C-168]', (amount, off, left) => {
    expect(amountOff(amount, off)).toBe(left)
  })
  it.each([
    [14_900, 2000, 100],
    [14_900, 14_850, 50],
    [14_900, 20_000, 0],
  ])('by the letter, %i less %i is at most one dollar: %i', (amount, off, left) => {
    expect(amountOffLiteral(amount, off)).toBe(left)
    const lines = [{ productId: 'a', amount }]
    const discount = { ...none, amountOff: { cad: off } }
    expect(discountOfLines(discount, lines, 'cad', 'literal')).toEqual([amount - left])
    expect(discountOfLines(discount, lines, 'cad')).toEqual([amount - amountOff(amount, off)])
  })
  it.each([
    // 12.5 % of 1.02 is 12.75 cents: 13.
    [102, 1250, 89],
    // 0.5 cents: half up, for the buyer.
    [1, 5000, 0],
    [14_500, 1000, 13_050],
    [14_999, 3333, 10_000],
    [14_900, 10_000, 0],
    [0, 2500, 0],
  ])('%i less %i hundredths of a percent is %i, to the cent [C-169]', (amount, percent, left) => {
    expect(percentOff(amount, percent)).toBe(left)
  })
  it('are for their products and currencies only', () => {
    const lines = [
      { productId: 'weekly', amount: 1000 },
      { productId: 'course', amount: 3000 },
    ]
    expect(discountOfLines({ ...none, percentOff: 1000, productIds: ['course'] }, lines, 'cad')).toEqual([0, 300])
    expect(discountOfLines({ ...none, percentOff: 1000, productIds: ['trial'] }, lines, 'cad')).toBeNull()
    expect(discountOfLines({ ...none, amountOff: { cad: 500 } }, lines, 'usd')).toBeNull()
    expect(discountOfLines({ ...none, amountOff: { usd: 500 } }, lines, 'usd')).toEqual([125, 375])
    expect(discountOfLines({ ...none, percentOff: 1000 }, [], 'usd')).toBeNull()
  })
})

describe('what a card shows', () => {
  it.each([
    [14_500, 5, 2900],
    [100, 3, 33],
    [200, 3, 67],
    [5, 2, 3],
    [0, 4, 0],
  ])('%i for %i sessions is %i a session [C-152]', (amount, bundle, each) => {
    expect(perSession(amount, bundle)).toBe(each)
  })
  it.each([
    [10_000, 1, 9000, 1, 10],
    [10_000, 1, 9001, 1, null],
    [10_000, 1, 8750, 1, 12],
    [10_000, 1, 0, 1, 100],
    [10_000, 1, 12_000, 1, null],
    [0, 1, 0, 1, null],
    // A month of 5 against a package of 10: by the session.
    [14_500, 5, 24_000, 10, 17],
    [14_500, 5, 29_000, 10, null],
  ])('%i for %i against %i for %i saves %s percent, from 10 on and rounded down [C-153]', (a, b, c, d, percent) => {
    expect(savePercent({ amount: a, bundleSize: b }, { amount: c, bundleSize: d })).toBe(percent)
  })
  it.each([
    [null, { kind: 'period', period: 'month' }, 'Flexible scheduling each month'],
    ['week', { kind: 'never' }, 'Flexible scheduling each week'],
    ['week', { kind: 'months', months: 6 }, 'Use within 6 months'],
    [null, { kind: 'months', months: 1 }, 'Use within 1 month'],
    [null, { kind: 'date', date: '2027-03-31' }, 'Use before March 31, 2027'],
    [null, { kind: 'never' }, 'Use whenever you like'],
  ] as const)('sessions each %s with %o read %s [C-264]', (period, expiry, words) => {
    expect(periodText(period, expiry)).toBe(words)
  })
})

describe('what an order gives', () => {
  const price = (recurringPeriod: 'week' | 'month' | 'year' | null, credits: number | null, bundleSize = 4) => ({
    recurringPeriod,
    credits,
    bundleSize,
  })
  it.each([
    [price('month', null), 'month', 5],
    [price('month', null), null, 5],
    [price(null, null), 'month', 5],
    [price(null, null, 13), 'week', 15],
    [price('week', null), null, 15],
    [price(null, null, 10), null, 10],
    [price(null, 12, 10), 'month', 12],
    [price('year', 60, 52), 'month', 60],
  ] as const)('%o of a product with sessions each %s gives %i credits [C-166]', (given, period, credits) => {
    expect(creditsPerPackage(given, period)).toBe(credits)
  })
  it.each([
    ['', 1],
    ['  ', 1],
    ['abc', 1],
    ['0', 1],
    ['-4', 1],
    ['2.5', 2],
    ['7', 7],
    ['10', 10],
    ['11', 10],
    ['9999999', 10],
    ['1e3', 10],
    ['7 packages', 1],
    ['Infinity', 10],
  ])('%j packages are %i [C-165]', (typed, packages) => {
    expect(packagesOf(typed)).toBe(packages)
  })
  it('lasts until the period ends, or until the earlier of a date and a number of months', () => {
    const product = { expireMonths: 6, expireDate: '2027-05-02' }
    expect(expiryOf(product, 'month', '2026-11-02')).toEqual({ kind: 'period', period: 'month' })
    expect(expiryOf(product, null, '2026-11-02')).toEqual({ kind: 'date', date: '2027-05-02' })
    expect(expiryOf(product, null, '2026-11-01')).toEqual({ kind: 'months', months: 6 })
    expect(expiryOf({ expireMonths: 6, expireDate: null }, null, '2026-11-01')).toEqual({ kind: 'months', months: 6 })
    expect(expiryOf({ expireMonths: null, expireDate: null }, null, '2026-11-01')).toEqual({ kind: 'never' })
  })
  it('ends with a date on the clocks of its owner, at the end of a month that is shorter', () => {
    expect(lastDateOf({ kind: 'never' }, '2026-11-01', null)).toBeNull()
    expect(lastDateOf({ kind: 'months', months: 3 }, '2026-11-30', null)).toBe('2027-02-28')
    expect(lastDateOf({ kind: 'date', date: '2027-03-01' }, '2026-11-30', null)).toBe('2027-03-01')
    expect(lastDateOf({ kind: 'period', period: 'month' }, '2026-11-30', '2026-12-30')).toBe('2026-12-30')
  })
  it('is not sold once its date is past', () => {
    expect(isSoldOn({ expireDate: '2026-11-02' }, '2026-11-02')).toBe(true)
    expect(isSoldOn({ expireDate: '2026-11-02' }, '2026-11-03')).toBe(false)
    expect(isSoldOn({ expireDate: null }, '2026-11-03')).toBe(true)
  })
})

describe('dates of charges', () => {
  it.each([
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2027-01-31', 2, '2027-03-31'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2028-02-29', 12, '2029-02-28'],
  ])('%s and %i months is %s', (date, months, then) => {
    expect(addMonths(date, months)).toBe(then)
  })
  it('count from the first charge', () => {
    const months = Array.from({ length: 5 }, (_, index) => addPeriods('2027-01-31', 'month', index))
    expect(months).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31'])
    expect(addPeriods('2028-02-29', 'year', 1)).toBe('2029-02-28')
    expect(addPeriods('2026-12-28', 'week', 1)).toBe('2027-01-04')
    expect(addPeriods('2026-12-31', 'day', 1)).toBe('2027-01-01')
  })
})

describe('the currency', () => {
  it('is that of the first purchase, then as asked, then of the country, else Canadian dollars [C-154] [C-258]', () => {
    expect(chooseCurrency({ fixed: 'cad', asked: 'usd', country: 'US' })).toBe('cad')
    expect(chooseCurrency({ fixed: null, asked: 'cad', country: 'US' })).toBe('cad')
    expect(chooseCurrency({ fixed: null, asked: null, country: 'US' })).toBe('usd')
    expect(chooseCurrency({ fixed: null, asked: null, country: 'FR' })).toBe('cad')
    expect(chooseCurrency({ fixed: null, asked: null, country: null })).toBe('cad')
    expect(currencyChoices(null)).toEqual(['cad', 'usd'])
    expect(currencyChoices('usd')).toEqual(['usd'])
  })
  it('of a price without the wished one is its own, with a notice and unconverted', () => {
    const price = { currency: 'cad', unitPrice: 500, currencies: { cad: 500 } } as const
    expect(amountIn(price, 'usd')).toEqual({
      amount: 500,
      currency: 'cad',
      notice: 'This is sold in Canadian dollars only.',
    })
    const both = { currency: 'cad', unitPrice: 500, currencies: { cad: 500, usd: 400 } } as const
    expect(amountIn(both, 'usd')).toEqual({ amount: 400, currency: 'usd', notice: null })
  })
})

describe('tax', () => {
  it('is of each line by itself, half up', () => {
    expect(taxOf(29_900, 130_000)).toBe(3887)
    expect(taxOf(50, 130_000)).toBe(7)
    const rates = [
      { name: 'GST', rateMillionths: 50_000 },
      { name: 'QST', rateMillionths: 99_750 },
    ]
    // 5 % of 0.10 and of 0.30 are half cents: each line goes up by itself.
    expect(taxLinesOf([10, 30], rates)).toEqual([
      { name: 'GST', rateMillionths: 50_000, amount: 3 },
      { name: 'QST', rateMillionths: 99_750, amount: 4 },
    ])
  })
})

describe('a change of plan', () => {
  const half = { start: 0, end: 30 * 86_400, at: 15 * 86_400 }
  const hst = [{ name: 'HST ON', rateMillionths: 130_000 }]

  it('takes effect at once where it is dearer, else when the period ends', () => {
    expect([changeTakesEffect(14_500, 29_000), changeTakesEffect(29_000, 14_500)]).toEqual(['now', 'period_end'])
    expect(changeTakesEffect(14_500, 14_500)).toBe('period_end')
  })

  it('gives back what is not used, to the second and half up to a cent', () => {
    expect(unusedTime(14_500, half)).toBe(7250)
    expect(unusedTime(1, half)).toBe(1)
    expect(unusedTime(100, { start: 0, end: 86_400, at: 86_399 })).toBe(0)
    expect(unusedTime(86_400, { start: 0, end: 86_400, at: 86_399 })).toBe(1)
    expect([unusedTime(100, { ...half, at: -5 }), unusedTime(100, { ...half, at: 9e9 })]).toEqual([100, 0])
    expect(() => unusedTime(100, { start: 5, end: 5, at: 5 })).toThrow(RangeError)
  })

  it('charges the new price less unused time, each with its tax', () => {
    expect(prorate({ amount: 29_000, discount: 0 }, 14_500, half, hst)).toEqual({
      ...{ unused: 7250, subtotal: 21_750, discount: 0, tax: 2827, total: 24_577 },
      taxLines: [{ name: 'HST ON', rateMillionths: 130_000, amount: 2827 }],
    })
    expect(() => prorate({ amount: 7000, discount: 0 }, 14_500, half, hst)).toThrow(RangeError)
  })

  it('brings the credits of the new plan less those whose time was given back and that are still there', () => {
    expect(creditsOfChange(10, { each: 5, unused: 5 }, half)).toBe(7)
    expect(creditsOfChange(10, { each: 5, unused: 1 }, half)).toBe(9)
    expect(creditsOfChange(10, { each: 5, unused: 5 }, { ...half, at: 0 })).toBe(5)
    expect(creditsOfChange(5, { each: 15, unused: 15 }, { ...half, at: 0 })).toBe(1)
  })
})

/** 100,000 cases in all. */
const cases = (numRuns: number) => ({ numRuns })
const amount = fc.integer({ min: 0, max: 1_000_000_000 })
const percent = fc.integer({ min: 1, max: 10_000 })

describe('of any amounts', () => {
  it('parts add up to the whole, differ only on the last and are never negative', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 500 }), (whole, count) => {
        const parts = splitAmount(whole, count)
        const last = parts[count - 1] ?? -1
        return (
          sum(parts) === whole &&
          parts.length === count &&
          parts.slice(0, -1).every((part) => part === parts[0]) &&
          last >= (parts[0] ?? 0) &&
          last - (parts[0] ?? 0) < count
        )
      }),
      cases(10_000),
    )
    fc.assert(
      fc.property(amount, fc.array(fc.integer({ min: 0, max: 1_000_000 }), { maxLength: 10 }), (whole, weights) => {
        const parts = spreadAmount(whole, weights)
        const all = sum(weights)
        const close = parts.every((part, index) => Math.abs(part - (whole * (weights[index] ?? 0)) / (all || 1)) <= 1)
        return sum(parts) === (all === 0 ? 0 : whole) && parts.every((part) => part >= 0) && close
      }),
      cases(10_000),
    )
  })
  it('a share is the nearest cent, half up, and a part and its rest make the whole', () => {
    fc.assert(
      fc.property(amount, fc.nat(1_000_000), fc.integer({ min: 1, max: 1_000_000 }), (whole, part, of) => {
        // Against schoolbook arithmetic: twice the remainder decides.
        const exact = BigInt(whole) * BigInt(part)
        const [down, rest] = [exact / BigInt(of), exact % BigInt(of)]
        return BigInt(shareOf(whole, part, of)) === down + (2n * rest >= BigInt(of) ? 1n : 0n)
      }),
      cases(15_000),
    )
    fc.assert(
      fc.property(amount, fc.nat(1000), fc.integer({ min: 1000, max: 2000 }), (paid, part, of) => {
        const back = shareOf(paid, part, of)
        return back >= 0 && back <= paid && back + (paid - back) === paid
      }),
      cases(5000),
    )
  })
  it('a discount is never more than the line and never negative', () => {
    fc.assert(
      fc.property(amount, percent, amount, (price, hundredths, off) => {
        const [byPercent, byAmount, literal] = [
          percentOff(price, hundredths),
          amountOff(price, off),
          amountOffLiteral(price, off),
        ]
        const bounded = [byPercent, byAmount, literal].every((left) => left >= 0 && left <= price)
        // The two readings are one wherever what is left is a dollar or less.
        return bounded && (price - off > 100 ? literal === 100 : literal === byAmount)
      }),
      cases(20_000),
    )
  })
  it('what a card shows is what an order of one charges, and more packages differ by rounding only', () => {
    fc.assert(
      fc.property(amount, percent, fc.integer({ min: 1, max: 10 }), (price, hundredths, quantity) => {
        const discount = { ...none, percentOff: hundredths }
        const charge = (count: number): number => {
          const line = { productId: 'a', amount: price * count }
          return line.amount - sum(discountOfLines(discount, [line], 'cad') ?? [])
        }
        const shown = percentOff(price, hundredths)
        return charge(1) === shown && Math.abs(charge(quantity) - shown * quantity) <= quantity / 2
      }),
      cases(20_000),
    )
  })
  it('a fixed amount off is taken once for an order, from its lines exactly', () => {
    const lines = fc.array(
      fc.record({ productId: fc.constantFrom('a', 'b'), amount: fc.integer({ min: 0, max: 10_000_000 }) }),
      { minLength: 1, maxLength: 10 },
    )
    fc.assert(
      fc.property(lines, amount, fc.constantFrom(...currencies), fc.boolean(), (order, off, currency, onlyA) => {
        const discount = { ...none, amountOff: { [currency]: off }, productIds: onlyA ? ['a'] : null }
        const parts = discountOfLines(discount, order, currency)
        const fitting = order.filter((line) => !onlyA || line.productId === 'a')
        if (parts === null) return fitting.length === 0
        const whole = sum(fitting.map((line) => line.amount))
        const kept = parts.every((part, index) => {
          const line = order[index]
          return (
            line !== undefined && part >= 0 && part <= line.amount && (!onlyA || line.productId === 'a' || part === 0)
          )
        })
        return kept && sum(parts) === Math.min(off, whole)
      }),
      cases(10_000),
    )
  })
  it('a badge never promises more than is saved', () => {
    const packages = fc.record({ amount, bundleSize: fc.integer({ min: 1, max: 500 }) })
    fc.assert(
      fc.property(packages, packages, (original, reduced) => {
        const percentSaved = savePercent(original, reduced)
        const before = BigInt(original.amount) * BigInt(reduced.bundleSize)
        const saved = before - BigInt(reduced.amount) * BigInt(original.bundleSize)
        if (percentSaved === null) return before === 0n || saved * 10n < before
        const promised = BigInt(percentSaved)
        return percentSaved >= 10 && promised * before <= 100n * saved && 100n * saved < (promised + 1n) * before
      }),
      cases(10_000),
    )
  })
  const period = fc
    .record({ start: fc.integer({ min: 0, max: 2_000_000_000 }), length: fc.integer({ min: 1, max: 40_000_000 }) })
    .chain(({ start, length }) =>
      fc.record({
        start: fc.constant(start),
        end: fc.constant(start + length),
        at: fc.integer({ min: start, max: start + length }),
      }),
    )
  const rates = fc
    .array(fc.integer({ min: 0, max: 200_000 }), { maxLength: 3 })
    .map((all) => all.map((rateMillionths, index) => ({ name: `T${index}`, rateMillionths })))
  it('a change of plan at once adds up, and charges what is used of the old plan and the whole of the new one', () => {
    fc.assert(
      fc.property(
        amount,
        amount,
        fc.integer({ min: 0, max: 1_000_000 }),
        period,
        rates,
        (paid, more, off, at, taxes) => {
          const wanted = { amount: paid + more + off, discount: off }
          const { unused, subtotal, discount, tax, taxLines, total } = prorate(wanted, paid, at, taxes)
          const nothingLost = paid - unused + (wanted.amount - off) === paid + (subtotal - discount)
          const taxed = taxLines.every((line) => line.amount >= 0) && sum(taxLines.map((line) => line.amount)) === tax
          return (
            unused >= 0 &&
            unused <= paid &&
            nothingLost &&
            taxed &&
            subtotal >= discount &&
            total === subtotal - discount + tax
          )
        },
      ),
      cases(10_000),
    )
  })
  it('later is never more unused, and several changes in one moment charge as one does', () => {
    fc.assert(
      fc.property(amount, amount, amount, period, (paid, more, most, at) => {
        const later = unusedTime(paid, { ...at, at: at.end }) === 0 && unusedTime(paid, at) <= paid
        // A period that has just begun is not used at all: what is charged for it comes off the next in full.
        const begun = { ...at, at: at.start }
        const charge = (wanted: number, before: number, when: typeof at) =>
          prorate({ amount: wanted, discount: 0 }, before, when, []).total
        const once = charge(paid + more + most, paid, at)
        const twice = charge(paid + more, paid, at) + charge(paid + more + most, paid + more, begun)
        return later && once === twice
      }),
      cases(10_000),
    )
  })
  it('credits of changes are never given twice, however often a plan is changed in one moment', () => {
    const many = fc.integer({ min: 1, max: 150 })
    fc.assert(
      fc.property(many, many, many, fc.integer({ min: 0, max: 300 }), period, (each, more, most, left, at) => {
        const unused = Math.min(left, each)
        const begun = { ...at, at: at.start }
        const first = creditsOfChange(each + more, { each, unused }, at)
        const second = creditsOfChange(each + more + most, { each: each + more, unused: unused + first }, begun)
        const direct = creditsOfChange(each + more + most, { each, unused }, at)
        const fits = first >= 1 && first <= each + more
        return fits && first + second <= Math.max(direct, 2)
      }),
      cases(10_000),
    )
  })
})
