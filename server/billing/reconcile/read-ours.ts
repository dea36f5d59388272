import type { Currency } from '@polyhex/contract/billing/money'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { PaymentProvider } from '../../outside/payments/payment-port.ts'
import type { OurPayment, OurSide, OurSubscription, TheirSide } from './sides.ts'

/** Which of ours are looked at besides those that the provider's side names. */
export interface Scope {
  readonly paymentIds: readonly string[]
  readonly subscriptionIds: readonly string[]
}

interface PaymentRow {
  readonly id: string
  readonly status: string
  readonly currency: Currency
  readonly total: number
  readonly refunded: number
  readonly refunds_asked: number
  readonly fee: number | null
  readonly provider_checkout_id: string | null
  readonly provider_charge_id: string | null
  readonly provider_invoice_id: string | null
  readonly is_recurring: boolean
  readonly ordered: number
  readonly own_change: boolean
  readonly granted: number
  readonly charged_at: Date | null
}

/** Whether a text is an id of ours. */
export const isId = (text: string): boolean => /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(text)

async function readPayments(db: Database, where: RawBuilder<boolean>): Promise<OurPayment[]> {
  const { rows } = await sql<PaymentRow>`
    with chosen as (select p.* from payments p where ${where})
    select p.id, p.status, p.currency, p.total::float8 as total, p.refunded::float8 as refunded, p.fee::float8 as fee,
      p.provider_checkout_id, p.provider_charge_id, p.provider_invoice_id, p.is_recurring, p.charged_at,
      coalesce(r.asked, 0)::float8 as refunds_asked, coalesce(h.credits_now, i.ordered, 0)::int as ordered,
      h.id is not null as own_change,
      coalesce(c.granted, 0)::int as granted
    from chosen p
      left join plan_changes h on h.provider_invoice_id = p.provider_invoice_id
      left join (select payment_id, sum(amount) as asked from refunds
        where status <> 'failed' and payment_id in (select id from chosen) group by 1) r on r.payment_id = p.id
      left join (select payment_id, sum(quantity * credits_per_package) as ordered from payment_items
        where payment_id in (select id from chosen) group by 1) i on i.payment_id = p.id
      left join (select payment_id, count(*) as granted from credits
        where payment_id in (select id from chosen) group by 1) c on c.payment_id = p.id`.execute(db.queries)
  return rows.map((row) => ({
    id: row.id,
    status: row.status,
    charged: row.charged_at !== null,
    currency: row.currency,
    total: row.total,
    refunded: row.refunded,
    refundsAsked: row.refunds_asked,
    fee: row.fee,
    checkoutId: row.provider_checkout_id,
    chargeId: row.provider_charge_id,
    invoiceId: row.provider_invoice_id,
    isRecurring: row.is_recurring,
    creditsOrdered: row.ordered,
    isOwnChange: row.own_change,
    creditsGranted: row.granted,
    chargedAt: row.charged_at,
  }))
}

async function readSubscriptions(db: Database, ids: readonly string[]): Promise<OurSubscription[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: string; provider_subscription_id: string; status: string; period_end: Date }>`
    select s.id, s.provider_subscription_id, s.status, s.period_end from subscriptions s
    where s.id = any (${[...ids]}::uuid[])`.execute(db.queries)
  return rows.map((row) => ({
    id: row.id,
    providerId: row.provider_subscription_id,
    status: row.status,
    periodEnd: row.period_end,
  }))
}

/** Everything of ours that belongs to what the provider's side names, and what the scope names. */
export async function readOurs(
  db: Database,
  provider: PaymentProvider,
  theirs: TheirSide,
  scope: Scope,
): Promise<OurSide> {
  const { charges, checkouts, invoices } = theirs
  const ids = [
    ...scope.paymentIds,
    ...[...charges, ...checkouts, ...invoices].flatMap(({ paymentId }) => paymentId ?? []),
  ]
  const chargeIds = charges.map(({ id }) => id)
  const invoiceIds = [...invoices.map(({ id }) => id), ...charges.flatMap(({ invoiceId }) => invoiceId ?? [])]
  const payments = await readPayments(
    db,
    sql<boolean>`p.provider = ${provider.name} and (p.id = any (${[...new Set(ids)].filter(isId)}::uuid[])
      or p.provider_charge_id = any (${chargeIds}::text[]) or p.provider_invoice_id = any (${invoiceIds}::text[]))`,
  )
  const named = [...new Set([...charges, ...checkouts].flatMap(({ customerId }) => customerId ?? []))]
  const { rows: customers } = await sql<{ id: string }>`select customer_id as id from provider_customers
    where provider = ${provider.name} and customer_id = any (${named}::text[])`.execute(db.queries)
  const { rows: disputes } = await sql<{ id: string; status: string }>`select provider_dispute_id as id, status
    from disputes where provider_dispute_id = any (${theirs.disputes.map(({ id }) => id)}::text[])`.execute(db.queries)
  return {
    payments,
    subscriptions: await readSubscriptions(db, scope.subscriptionIds),
    customers: new Set(customers.map(({ id }) => id)),
    disputes: new Map(disputes.map(({ id, status }) => [id, status])),
  }
}
