import type { Currency, Period } from '@polyhex/contract/billing/money'
import type { Subscription, SubscriptionStatus } from '@polyhex/contract/billing/subscription'
import { type RawBuilder, sql } from 'kysely'
import { type NextCharge, nextCharges } from './next-charge.ts'
import type { CreditReader } from '../../credits/list-credits.ts'
import { dateAt } from '../../wall-clock.ts'
import type { Database } from '../../database/database.ts'
import { Refusal } from '../../http/refusal.ts'
import { declineWords } from '../../outside/mail/templates/billing-words.ts'

interface Row {
  readonly id: string
  readonly account_id: string | null
  readonly public_name: string | null
  readonly name: string | null
  readonly time_zone: string | null
  readonly status: SubscriptionStatus
  readonly product_name: string
  readonly quantity: number
  readonly unit_amount: number
  readonly currency: Currency
  readonly period: Period
  readonly period_count: number
  readonly planned: PlannedRow | null
  readonly credits_per_charge: number
  readonly created_at: Date
  readonly period_start: Date
  readonly period_end: Date
  readonly paused_until: Date | null
  readonly latest_invoice_number: string | null
  readonly payment_issue: string | null
  readonly next_try_at: Date | null
  readonly unconfirmed_invoice: string | null
  readonly brand: string | null
  readonly last4: string | null
}

interface PlannedRow {
  readonly product_name: string
  readonly quantity: number
  readonly unit_amount: number
  readonly period: Period
  readonly period_count: number
  readonly credits_per_package: number
}
const named = (name: string, quantity: number): string => (quantity === 1 ? name : `${quantity} × ${name}`)

function plannedOf({ planned, period_end: from }: Row): Subscription['plannedChange'] {
  if (planned === null) return null
  const { product_name: name, quantity, unit_amount: unit, period, period_count: periodCount } = planned
  return {
    ...{ description: named(name, quantity), amount: unit * quantity, period, periodCount },
    creditsPerPeriod: planned.credits_per_package * quantity,
    from: from.toISOString(),
  }
}

function shape(row: Row, next: NextCharge | undefined, { isAdmin }: CreditReader): Subscription {
  const account =
    row.account_id === null
      ? null
      : { id: row.account_id, publicName: row.public_name ?? 'A person', name: isAdmin ? row.name : null }
  const issue =
    row.payment_issue === null
      ? null
      : {
          failure: declineWords(row.payment_issue),
          nextTry: row.next_try_at?.toISOString() ?? null,
          confirm: row.unconfirmed_invoice !== null,
        }
  return {
    id: row.id,
    account,
    status: row.status,
    description: named(row.product_name, row.quantity),
    quantity: row.quantity,
    amount: row.unit_amount * row.quantity,
    currency: row.currency,
    period: row.period,
    periodCount: row.period_count,
    creditsPerPeriod: row.credits_per_charge,
    createDate: row.created_at.toISOString(),
    nextCharge: row.status === 'active' ? (next ?? null) : null,
    nextChargeDate: row.status === 'active' ? row.period_end.toISOString() : null,
    currentPeriod: { start: row.period_start.toISOString(), end: row.period_end.toISOString() },
    latestInvoiceNumber: row.latest_invoice_number,
    paymentIssue: issue,
    plannedChange: plannedOf(row),
    pausedUntil: row.paused_until === null ? null : dateAt(row.paused_until, row.time_zone ?? 'UTC'),
    paymentMethodBrand: row.brand,
    paymentMethodLast4: row.last4,
  }
}

async function readRows(db: Database, where: RawBuilder<boolean>, page: { offset: number; count: number }) {
  const { rows } = await sql<Row>`
    select s.*, a.public_name, a.name, a.time_zone, to_json(c) as planned
    from subscriptions s left join accounts a on a.id = s.account_id
      left join plan_changes c on c.id = s.planned_change_id
    where ${where} order by s.created_at desc, s.id desc offset ${page.offset} limit ${page.count}`.execute(db.queries)
  return rows
}

/** Those that a reader may see: of its own and managed accounts; all for administrators. One that never began is nobody's. */
function inSight({ isAdmin, ownIds }: CreditReader): RawBuilder<boolean> {
  const own = [...ownIds]
  return sql<boolean>`s.status <> 'incomplete' and (${isAdmin} or s.account_id = any (${own}::uuid[]))`
}

/** A page of subscriptions, newest first. Throws account_not_found for an account that is not the caller's. C-126, C-214. */
export async function listSubscriptions(
  db: Database,
  reader: CreditReader,
  filter: {
    readonly accountId?: string | undefined
    readonly status?: SubscriptionStatus | undefined
    readonly offset: number
    readonly count: number
  },
): Promise<{ readonly subscriptions: Subscription[]; readonly total: number }> {
  const { accountId, status } = filter
  if (accountId !== undefined && !reader.isAdmin && !reader.ownIds.includes(accountId))
    throw new Refusal('account_not_found')
  const where = sql<boolean>`${inSight(reader)}
    and (${accountId === undefined} or s.account_id = ${accountId ?? null}::uuid)
    and (${status === undefined} or s.status = ${status ?? null})`
  const rows = await readRows(db, where, filter)
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from subscriptions s where ${where}`.execute(db.queries)
  const next = await nextCharges(
    db.queries,
    rows.map(({ id }) => id),
  )
  return { subscriptions: rows.map((row) => shape(row, next.get(row.id), reader)), total: counted[0]?.total ?? 0 }
}

/** One subscription for a reader. Throws subscription_not_found. */
export async function readSubscription(
  db: Database,
  reader: CreditReader,
  subscriptionId: string,
): Promise<Subscription> {
  const where = sql<boolean>`${inSight(reader)} and s.id = ${subscriptionId}`
  const [row] = await readRows(db, where, { offset: 0, count: 1 })
  if (row === undefined) throw new Refusal('subscription_not_found')
  return shape(row, (await nextCharges(db.queries, [row.id])).get(row.id), reader)
}
