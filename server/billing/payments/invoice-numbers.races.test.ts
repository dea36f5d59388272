import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { emptyDatabase, openRaceDatabase } from '../../database/test-database.ts'
import { MoneyScene } from '../money-scene.ts'
import { fulfil } from './fulfil.ts'
import { nextInvoiceNumber } from './settle-paid.ts'

/** Numbers of sales invoices, drawn by many at once. Needs a PostgreSQL server: TEST_DATABASE_URL. */

const race = await openRaceDatabase()
const now = new Date('2026-11-02T15:00:00Z')

describe.skipIf(race === null)('numbers of invoices', () => {
  beforeEach(async () => {
    if (race !== null) await emptyDatabase(race.database)
  })
  afterAll(async () => race?.drop())

  it('have no gaps, however many are drawn at once and however many of them are undone', async () => {
    if (race === null) return
    const { queries } = race.database
    const draw = async (i: number): Promise<string[]> => {
      try {
        return await queries.transaction().execute(async (tx) => {
          const number = await nextInvoiceNumber(tx)
          if (i % 3 === 0) throw new Error('undone')
          return [number]
        })
      } catch {
        return []
      }
    }
    const kept = (await Promise.all(Array.from({ length: 60 }, async (_, i) => draw(i)))).flat().toSorted()
    expect(kept).toEqual(Array.from({ length: 40 }, (_, i) => `INV-${10_001 + i}`))
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
    expect(rows.map(({ invoice_number: number }) => number).toSorted()).toEqual(
      Array.from({ length: 20 }, (_, i) => `INV-${10_001 + i}`),
    )
  })
})
