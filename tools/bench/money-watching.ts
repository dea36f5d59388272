import { sql } from 'kysely'
import { financeOverview } from '../../server/billing/finance/overview.ts'
import { countMoney } from '../../server/billing/reconcile/money-rules.ts'
import { emptyLists, listedProvider } from '../../server/billing/reconcile/provider-lists-of-tests.ts'
import { reconcile } from '../../server/billing/reconcile/reconcile.ts'
import type { Database } from '../../server/database/database.ts'
import { newId } from '../../server/database/new-id.ts'
import type { ProviderCharge } from '../../server/outside/payments/payment-port.ts'

const now = new Date('2026-11-02T15:00:00Z')
const paid = new Date(now.getTime() - 40_000_000)

/** Payments among which the finance page is opened and the provider compared. */
export const paymentCounts = [10_000, 100_000, 1_000_000] as const

/** Bars: the page at a million payments, and what comparing may hold in memory beyond what it began with. */
export const watchingBars = { overviewMs: 300, comparingMegabytes: 150 } as const

export interface WatchingGrowth {
  readonly payments: number
  /** The page after the nightly count, the quickest of several. */
  readonly overviewMs: number
  readonly countSeconds: number
  readonly compareSeconds: number
  /** The most that was held while comparing, beyond what was held before. */
  readonly comparingMegabytes: number
}

type Execute = (sql: string) => Promise<void>

/** Payments that were made, each of one credit and with its movement in the journal, from the number `from` on. */
async function growTo(execute: Execute, accountId: string, from: number, to: number): Promise<void> {
  await execute(`
    insert into payments (id, account_id, currency, subtotal, tax, total, status, provider, provider_charge_id, fee,
      credits_purchased, charged_at, touched_at, created_at)
    select gen_random_uuid(), '${accountId}', 'cad', 10000, 0, 10000, 'paid', 'test', 'ch_' || n, 320, 1,
      '${paid.toISOString()}', now(), '${paid.toISOString()}' from generate_series(${from}, ${to - 1}) n;
    with fresh as (select p.id from payments p where not exists (select 1 from payment_items i where i.payment_id = p.id)),
    items as (
      insert into payment_items (payment_id, ordinal, price_id, product_id, product_name, quantity, unit_amount, bundle_size,
        credits_per_package)
      select id, 1, 'price_1', 'prod_1', 'One class', 1, 10000, 1, 1 from fresh),
    granted as (
      insert into credits (id, owner_account_id, source, status, payment_id, grant_key, grant_ordinal, unit_value, currency,
        created_at, changed_at)
      select gen_random_uuid(), '${accountId}', 'purchased', 'available', id, 'pay:' || id, 1, 10000, 'cad', now(), now()
      from fresh returning id),
    changes as (
      insert into credit_changes (credit_id, to_status, reason, at) select id, 'available', 'added', now() from granted),
    moved as (
      insert into journal_transactions (id, op_key, payment_id, currency, at)
      select gen_random_uuid(), 'pay:' || id, id, 'cad', '${new Date(now.getTime() - 30 * 86_400_000).toISOString()}'::timestamptz
        + random() * interval '29 days' from fresh returning id)
    insert into journal_entries (transaction_id, ordinal, account, amount)
    select m.id, e.n, e.account, e.amount from moved m
      cross join (values (1, 'psp_clearing', 10000), (2, 'deferred_revenue', -10000)) as e (n, account, amount)`)
  for (const table of [
    'payments',
    'payment_items',
    'credits',
    'credit_changes',
    'journal_transactions',
    'journal_entries',
  ])
    await execute(`vacuum analyze ${table}`)
}

/** A provider that has these charges and holds none of them: each is made when it is read. */
function providerOf(count: number) {
  const charge = (n: number): ProviderCharge => ({
    ...{ id: `ch_${n}`, customerId: 'cus_1', currency: 'cad', amount: 10_000, refunded: 0, status: 'succeeded' },
    ...{ brand: 'visa', last4: '4242', failureCode: null, fee: 320, balanceChangeId: null, paymentId: null },
    ...{ invoiceId: null, createdAt: paid },
  })
  return {
    ...listedProvider(emptyLists()),
    listCharges: async function* () {
      for (let n = 0; n < count; n++) yield charge(n)
    },
  }
}

async function compareMeasured(db: Database, count: number): Promise<{ seconds: number; megabytes: number }> {
  globalThis.gc?.()
  const before = process.memoryUsage().rss
  let most = before
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 50)
  const begun = performance.now()
  await reconcile({ db, provider: providerOf(count), follow: async () => {} }, { startedBy: null }, now)
  clearInterval(watch)
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from reconciliation_differences`.execute(
    db.queries,
  )
  if (rows[0]?.n !== 0) throw new Error('clean rows have no differences')
  return { seconds: (performance.now() - begun) / 1000, megabytes: (most - before) / 1_048_576 }
}

/** How the finance page and the comparison grow with the number of payments, on PostgreSQL. Decision 0038. */
export async function benchWatching(
  db: Database,
  counts: readonly number[] = paymentCounts,
): Promise<readonly WatchingGrowth[]> {
  const accountId = newId(now)
  await sql`insert into accounts (id, username, password_hash, roles, public_name, time_zone, avatar, created_at)
    values (${accountId}, 'watched', 'none', '{parent}', 'Watched', 'America/Toronto', 'x', ${now})`.execute(db.queries)
  await sql`insert into provider_customers values (${accountId}, 'test', false, 'cus_1', ${now})`.execute(db.queries)
  const grown: WatchingGrowth[] = []
  let have = 0
  for (const payments of counts) {
    // Alone, and therefore without limits: laying a million rows takes minutes.
    await db.alone(async (execute) => growTo(execute, accountId, have, payments))
    have = payments
    await sql`delete from reconciliations`.execute(db.queries)
    const { seconds: compareSeconds, megabytes: comparingMegabytes } = await compareMeasured(db, payments)
    const counted = performance.now()
    const broken = await countMoney(db, now)
    if (broken.length > 0) throw new Error(`clean rows keep the rules: ${JSON.stringify(broken)}`)
    const countSeconds = (performance.now() - counted) / 1000
    let overviewMs = Number.POSITIVE_INFINITY
    for (let turn = 0; turn < 10; turn++) {
      const begun = performance.now()
      await financeOverview(db, {})
      overviewMs = Math.min(overviewMs, performance.now() - begun)
    }
    grown.push({ payments, overviewMs, countSeconds, compareSeconds, comparingMegabytes })
  }
  return grown
}
