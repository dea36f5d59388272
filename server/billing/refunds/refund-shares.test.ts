import fc from 'fast-check'
import { splitAmount, taxOf } from '@polyhex/contract/billing/pricing'
import { describe, expect, it } from 'vitest'
import { takenBy, taxShares, withTax } from './refund-shares.ts'

const charge = fc.record({
  net: fc.integer({ min: 1, max: 500_000 }),
  credits: fc.integer({ min: 1, max: 40 }),
  rate: fc.integer({ min: 0, max: 200_000 }),
  parts: fc.array(fc.integer({ min: 1, max: 60_000 }), { maxLength: 6 }),
})

describe('the shares of refunds', () => {
  it('add up to what was paid, in whatever parts it is given back', () => {
    fc.assert(
      fc.property(charge, ({ net, credits, rate, parts }) => {
        const tax = taxOf(net, rate)
        const total = net + tax
        let base = { total, tax, returned: 0, returnedTax: 0 }
        let values = splitAmount(net, credits)
        let [before, byName] = [0, [0, 0]]
        const lines = [
          { name: 'GST', rateMillionths: 50_000, amount: Math.floor(tax / 3) },
          { name: 'PST', rateMillionths: 80_000, amount: tax - Math.floor(tax / 3) },
        ]
        const give = (amount: number): void => {
          const { count, taxShare } = takenBy(amount, values, base)
          expect(taxShare).toBeGreaterThanOrEqual(0)
          expect(taxShare).toBeLessThanOrEqual(amount)
          values = values.slice(count)
          base = { ...base, returned: base.returned + amount, returnedTax: base.returnedTax + taxShare }
          byName = taxShares(lines, before, taxShare).map((line, index) => (byName[index] ?? 0) + line.amount)
          before += taxShare
        }
        for (const part of parts) if (part <= total - base.returned) give(part)
        if (base.returned < total) give(total - base.returned)
        expect(base).toEqual({ total, tax, returned: total, returnedTax: tax })
        expect(values).toEqual([])
        if (tax > 0) expect(byName).toEqual(lines.map((line) => line.amount))
      }),
      { numRuns: 300 },
    )
  })

  it('of whole credits are their worth and its tax', () => {
    fc.assert(
      fc.property(charge, ({ net, credits, rate }) => {
        const tax = taxOf(net, rate)
        const base = { total: net + tax, tax, returned: 0, returnedTax: 0 }
        expect(withTax(net, base)).toEqual({ amount: net + tax, taxShare: tax })
        const values = splitAmount(net, credits)
        const half = values.slice(0, Math.ceil(credits / 2))
        const worth = withTax(
          half.reduce((sum, value) => sum + value, 0),
          base,
        )
        if (worth.amount > 0) expect(takenBy(worth.amount, values, base).count).toBeGreaterThanOrEqual(half.length)
      }),
      { numRuns: 300 },
    )
  })
})
