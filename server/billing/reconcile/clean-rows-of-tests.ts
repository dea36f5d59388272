import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import type { ProviderCharge, ProviderCheckout } from '../../outside/payments/payment-port.ts'
import { emptyLists, type ProviderLists } from './provider-lists-of-tests.ts'

export interface CleanRows {
  readonly lists: ProviderLists
  /** Payment ids, in the order of their charges `ch_0`, `ch_1` … */
  readonly ids: readonly string[]
  readonly subscriptionIds: readonly string[]
}

const day = 86_400_000

/** Payments of a day, each of one credit, with everything about them the same at the provider; and `plans` subscriptions. */
export async function writeCleanRows(
  { db, now }: { readonly db: Database; readonly now: Date },
  accountId: string,
  count: number,
  plans: number,
): Promise<CleanRows> {
  const lists = emptyLists()
  const at = new Date(now.getTime() - day / 2)
  const ids = Array.from({ length: count }, () => newId(now))
  const numbered = JSON.stringify(ids.map((id, n) => ({ id, n })))
  await sql`insert into provider_customers (account_id, provider, livemode, customer_id, created_at)
    values (${accountId}, 'test', false, 'cus_1', ${at})`.execute(db.queries)
  await sql`insert into payments (id, account_id, currency, subtotal, tax, total, status, provider, provider_checkout_id,
      provider_charge_id, fee, credits_purchased, charged_at, touched_at, created_at)
    select v.id, ${accountId}, 'cad', 10000 + v.n, 0, 10000 + v.n, 'paid', 'test', 'cs_' || v.n, 'ch_' || v.n, 320, 1, ${at}, ${at}, ${at}
    from json_to_recordset(${numbered}::text::json) as v (id uuid, n int)`.execute(db.queries)
  await sql`insert into payment_items (payment_id, ordinal, price_id, product_id, product_name, quantity, unit_amount,
      bundle_size, credits_per_package)
    select v.id, 1, 'price_1', 'prod_1', 'One class', 1, 10000 + v.n, 1, 1
    from json_to_recordset(${numbered}::text::json) as v (id uuid, n int)`.execute(db.queries)
  await sql`insert into credits (id, owner_account_id, source, status, payment_id, grant_key, grant_ordinal, unit_value,
      currency, created_at, changed_at)
    select gen_random_uuid(), ${accountId}, 'purchased', 'available', v.id, 'pay:' || v.id, 1, 10000 + v.n, 'cad', ${at}, ${at}
    from json_to_recordset(${numbered}::text::json) as v (id uuid, n int)`.execute(db.queries)
  ids.forEach((id, n) => {
    const common = { customerId: 'cus_1', currency: 'cad', paymentId: id, invoiceId: null, createdAt: at } as const
    lists.charges.set(`ch_${n}`, {
      ...common,
      id: `ch_${n}`,
      amount: 10_000 + n,
      refunded: 0,
      status: 'succeeded',
      brand: 'visa',
      last4: '4242',
      failureCode: null,
      fee: 320,
      balanceChangeId: `bc_${n}`,
    } satisfies ProviderCharge)
    lists.checkouts.set(`cs_${n}`, {
      ...common,
      id: `cs_${n}`,
      clientSecret: null,
      status: 'complete',
      paid: 'paid',
      accountId,
      subtotal: 10_000 + n,
      discount: 0,
      tax: 0,
      taxLines: [],
      taxKnown: true,
      total: 10_000 + n,
      chargeId: `ch_${n}`,
      subscriptionId: null,
      expiresAt: now,
    } satisfies ProviderCheckout)
  })
  return { lists, ids, subscriptionIds: await writePlans({ db, now }, accountId, lists, plans) }
}

async function writePlans(
  { db, now }: { readonly db: Database; readonly now: Date },
  accountId: string,
  lists: ProviderLists,
  plans: number,
): Promise<string[]> {
  const [start, end] = [new Date(now.getTime() - 32 * day), new Date(now.getTime() - day)]
  const ids: string[] = []
  for (let n = 0; n < plans; n++) {
    const id = newId(now)
    ids.push(id)
    await sql`insert into subscriptions (id, account_id, provider, provider_subscription_id, provider_status, status, price_id,
        product_name, quantity, unit_amount, currency, period, credits_per_charge, period_start, period_end, renewal_consent,
        created_at, changed_at)
      values (${id}, ${accountId}, 'test', ${`sub_${n}`}, 'active', 'active', 'price_2', 'Monthly', 1, 19900, 'cad', 'month', 5,
        ${start}, ${end}, '{}', ${start}, ${start})`.execute(db.queries)
    lists.subscriptions.set(`sub_${n}`, {
      id: `sub_${n}`,
      customerId: 'cus_1',
      status: 'active',
      cancelAtPeriodEnd: false,
      priceId: 'price_2',
      quantity: 1,
      currency: 'cad',
      periodStart: start,
      periodEnd: end,
      pausedUntil: null,
      nextPlan: null,
      latestInvoiceId: null,
      card: null,
      ended: null,
      paymentId: null,
      accountId,
      createdAt: start,
    })
  }
  return ids
}
