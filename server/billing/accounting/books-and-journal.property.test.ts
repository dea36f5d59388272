import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'
import { emptyDatabase, openTestDatabase } from '../../database/database-of-tests.ts'
import { localBooks } from '../../outside/accounting/local/local-books.ts'
import { exportJournal } from '../finance/exports.ts'
import { readCsv } from '../finance/csv-of-tests.ts'
import { MoneyScene } from '../money-scene.ts'
import { fulfil } from '../payments/fulfil.ts'
import { keepBalance } from '../reconcile/keep-balance.ts'
import { refundPayment } from '../refunds/refund-payment.ts'
import { exportBooks } from './export-books.ts'
import { writeDueBooks } from './write-due-books.ts'

let db: Database
const start = new Date('2026-11-02T15:00:00Z')
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(async () => db.close())

/** A shop's story: what is bought, how much of it comes back, and what the provider sends to the bank or keeps besides. */
const story = fc.record({
  tax: fc.constantFrom(0, 50_000, 130_000, 149_750),
  orders: fc.array(
    fc.record({
      priceId: fc.constantFrom('price_dropin_5', 'price_weekly_package', 'price_term'),
      quantity: fc.integer({ min: 1, max: 3 }),
      back: fc.option(fc.integer({ min: 1, max: 3000 }), { nil: 0 }),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  payouts: fc.array(
    fc.integer({ min: -9999, max: 99_999 }).filter((amount) => amount !== 0),
    { maxLength: 2 },
  ),
  kept: fc.array(fc.integer({ min: 1, max: 500 }), { maxLength: 2 }),
})

async function live(given: typeof story extends fc.Arbitrary<infer Story> ? Story : never): Promise<void> {
  const scene = new MoneyScene(db, start)
  scene.provider.taxRates = given.tax === 0 ? [] : [{ name: 'HST ON', rateMillionths: given.tax }]
  const admin = await scene.person(['admin'])
  for (const { priceId, quantity, back } of given.orders) {
    const { paymentId, checkoutId } = await scene.order({
      accountId: await scene.person(),
      priceId,
      quantity,
      credits: 15,
    })
    scene.provider.pay(checkoutId)
    await fulfil(db, scene.provider, paymentId, start)
    if (back === 0) continue
    const wish = {
      paymentId,
      choice: { amount: back },
      reason: 'asked',
      requestKey: `back ${paymentId}`,
      by: { accountId: admin, actorId: null },
    }
    await refundPayment(db, scene.provider, wish, start)
  }
  const change = { sourceId: null, currency: 'cad', createdAt: start } as const
  await keepBalance(
    db,
    scene.provider,
    [
      ...given.payouts.map(
        (amount, i) => ({ ...change, id: `po_${i}`, kind: 'payout', amount: -amount, fee: 0 }) as const,
      ),
      ...given.kept.map((amount, i) => ({ ...change, id: `fee_${i}`, kind: 'fee', amount: -amount, fee: 0 }) as const),
    ],
    start,
  )
  const books = localBooks(db, () => start)
  while ((await writeDueBooks({ db, books }, start)).written > 0);
}

const cents = (text: string | undefined): number => Math.round(Number(text) * 100)

describe('the exported books', () => {
  it('add up to the journal: what was sold, its taxes, fees, payouts and what the provider holds', async () => {
    await fc.assert(
      fc.asyncProperty(story, async (given) => {
        await emptyDatabase(db)
        await live(given)
        const { titles, rows } = readCsv(await exportBooks(db, {}))
        const at = (name: string): number => titles.indexOf(name)
        const sum = (kind: string, column: string): number =>
          rows.filter((row) => row[at('Kind')] === kind).reduce((all, row) => all + cents(row[at(column)]), 0)
        const journal = readCsv(await exportJournal(db, {}))
        const moved = (...accounts: string[]): number =>
          journal.rows
            .filter(([, , , account = '']) => accounts.some((one) => account.startsWith(one)))
            .reduce((all, row) => all + cents(row[5]), 0)
        expect(journal.rows.reduce((all, row) => all + cents(row[5]), 0)).toBe(0)
        expect(sum('invoice', 'Tax') - sum('credit_note', 'Tax')).toBe(0 - moved('tax_payable'))
        expect(sum('invoice', 'Net') - sum('credit_note', 'Net')).toBe(
          0 - moved('deferred_revenue', 'revenue', 'refunds'),
        )
        expect(sum('fee', 'Amount')).toBe(moved('psp_fees'))
        expect(sum('payout', 'Amount')).toBe(moved('payouts'))
        expect(
          sum('payment', 'Amount') - sum('fee', 'Amount') - sum('refund', 'Amount') - sum('payout', 'Amount'),
        ).toBe(moved('psp_clearing'))
        expect(rows.every((row) => cents(row[at('Net')]) + cents(row[at('Tax')]) === cents(row[at('Amount')]))).toBe(
          true,
        )
        const { rows: kept } = await sql<{ n: number }>`select count(*)::int as n from local_book_documents`.execute(
          db.queries,
        )
        expect(new Set(rows.map((row) => row[at('Number')])).size).toBe(kept[0]?.n)
      }),
      { numRuns: 15 },
    )
  })
})
