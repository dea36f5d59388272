import { inTransaction } from '../../database/in-transaction.ts'
import { testCards } from '@polyhex/contract/billing/test-cards'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { PaymentProvider, ProviderCatalog } from '../../outside/payments/payment-port.ts'
import { openTestProvider, type TestProvider } from '../../outside/payments/test/open-test-provider.ts'
import { sampleCatalog } from '../../outside/payments/test/sample-catalog.ts'
import { lookAtEvent } from '../events/look-at-event.ts'

/** What tests of plans sell: the samples, and the weekly class by the quarter. */
export const planCatalog: ProviderCatalog = {
  ...sampleCatalog,
  prices: [
    ...sampleCatalog.prices,
    {
      ...{ id: 'price_weekly_quarter', productId: 'prod_weekly', active: true, currency: 'cad', unitAmount: 39_900 },
      ...{ amounts: { cad: 39_900 }, taxIncluded: false, recurring: { period: 'month', count: 3 } },
      metadata: { bundle_size: '15', credits: '15' },
    },
  ],
}

/** The embedded provider over a database that is opened later, with a call that fails on command. */
export class PlanScene {
  readonly catalog = planCatalog
  readonly #db: () => Database
  readonly #now: () => Date
  /** What `changePlan` does instead, once. */
  changes: ((real: PaymentProvider['changePlan']) => PaymentProvider['changePlan']) | null = null

  constructor(db: () => Database, now: () => Date) {
    this.#db = db
    this.#now = now
  }

  get provider(): TestProvider {
    const real = openTestProvider({ db: this.#db(), now: this.#now, catalog: planCatalog })
    const instead = this.changes
    if (instead === null) return real
    this.changes = null
    return { ...real, changePlan: instead(real.changePlan) }
  }

  /** A buyer in Ontario pays a checkout. */
  async pay(clientSecret: string, behavior: (typeof testCards)[number]['behavior'] = 'success'): Promise<void> {
    const { provider } = this
    const { total } = await provider.frame.place(clientSecret, { country: 'CA', region: 'ON' })
    const cardNumber = testCards.find((card) => card.behavior === behavior)?.number ?? ''
    await provider.frame.pay(clientSecret, { cardNumber, expiry: '12/40', shownTotal: total })
  }

  /** Everything that the provider has told is worked off, in an order of the test's. */
  async hear(order: (events: readonly number[]) => readonly number[] = (events) => events): Promise<void> {
    const work = { db: this.#db(), provider: this.provider, refreshCatalog: async () => {} }
    const events = await Array.fromAsync(this.provider.listEvents(new Date(0)))
    for (const index of order(events.map((_, at) => at))) {
      const event = events[index]
      if (event === undefined) continue
      const { id, type, about } = event
      const effects = await lookAtEvent(work, { id, type, kind: about.kind, aboutId: about.id }, this.#now())
      if (effects !== null) await inTransaction(this.#db(), effects)
    }
  }

  /** What is written of money: the same whoever wrote it first. */
  async rows(): Promise<object> {
    const { queries } = this.#db()
    const read = async (text: string) => (await sql.raw(text).execute(queries)).rows
    return {
      subscriptions: await read(
        'select status, price_id, quantity, unit_amount, credits_per_charge, period_start, period_end, planned_change_id is null as settled from subscriptions order by id',
      ),
      payments: await read(
        'select total, subtotal, unused_time, credits_purchased, status from payments where charged_at is not null order by charged_at, total',
      ),
      items: await read('select price_id, quantity, unit_amount from payment_items order by price_id, quantity'),
      credits: await read(
        'select status, expiration_date::text, unit_value, count(*)::int from credits group by 1, 2, 3 order by 2, 3, 1',
      ),
      journal: await read('select account, sum(amount)::float8 as amount from journal_entries group by 1 order by 1'),
      mails: await read('select template, count(*)::int from outbox_mails group by 1 order by 1'),
      changes: await read('select status, provider_invoice_id is null as free from plan_changes order by asked_at, id'),
    }
  }
}
