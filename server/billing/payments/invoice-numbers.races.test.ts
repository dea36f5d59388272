import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { emptyDatabase, openRaceDatabase } from '../../database/database-of-tests.ts'
import { MoneyScene } from '../money-scene.ts'
import { fulfil } from './fulfil.ts'
import { nextInvoiceNumber } from './invoice-number.ts'

/** Numbers of sales invoices, drawn by many at once. Needs a PostgreSQL server: TEST_DATABASE_URL. */

const race = await openRaceDatabase()
const now = new Date('2026-11-02T15:00:00Z')

describe.skipIf(race === null)('numbers of invoices', () => {
  beforeEach(async () => {
    if (race !== null) await emptyDatabase(race.database)
  })
  afterAll(async () => race?.drop())

  it('leave no gaps, however many are drawn at once and however many of them are undone', async () => {
    if (race === null) return
    const { queries } = race.database
    const draw = async (undone: boolean): Promise<string[]> => {
      try {
        return await queries.transaction().execute(async (tx) => {
          const number = await nextInvoiceNumber(tx)
          if (undone) throw new Error('undone')
          return [number]
        })
      } catch {
        return []
      }
    }
    const kept = (await Promise.all(Array.from({ length: 240 }, async (_, i) => draw(i % 3 === 0)))).flat()
    expect(new Set(kept).size).toBe(160)
    // What was undone last is taken by whoever comes next.
    const most = Math.max(...kept.map((number) => Number(number.slice(4))))
    while (kept.length < most - 10_000) kept.push(...(await draw(false)))
    expect(kept.toSorted()).toEqual(Array.from({ length: kept.length }, (_, i) => `INV-${10_001 + i}`))
  })

  it('are passed over while somebody takes them: nobody waits', async () => {
    if (race === null) return
    const { queries } = race.database
    await queries.transaction().execute(async (tx) => void (await nextInvoiceNumber(tx)))
    const drawn = await queries.transaction().execute(async (slow) => {
      const held = await nextInvoiceNumber(slow)
      return [held, await queries.transaction().execute(async (quick) => nextInvoiceNumber(quick))]
    })
    expect(drawn).toEqual(['INV-10002', 'INV-10003'])
  })

  it('are those of the payments, one each, when twenty are settled by three ways at once', async () => {
    if (race === null) return
    const scene = new MoneyScene(race.database, now)
    const ids: string[] = []
    for (let i = 0; i < 20; i++) {
      const { paymentId, checkoutId } = await scene.order({
        accountId: await scene.person(),
        priceId: 'price_dropin_5',
      })
      scene.provider.pay(checkoutId)
      ids.push(paymentId)
    }
    await Promise.all([...ids, ...ids, ...ids].map(async (id) => fulfil(race.database, scene.provider, id, now)))
    const rows = await race.database.queries.selectFrom('payments').select('invoice_number').execute()
    expect(new Set(rows.map(({ invoice_number: number }) => number)).size).toBe(20)
    const { rows: left } = await sql<{ n: number }>`select count(*)::int as n from invoice_numbers_free`.execute(
      race.database.queries,
    )
    expect(left).toEqual([{ n: 80 }])
  })
})
