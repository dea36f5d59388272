import type { Currency, Period } from '@polyhex/contract/billing/money'
import type { TaxLine } from '@polyhex/contract/billing/payment'
import { discountOfLines, taxLinesOf } from '@polyhex/contract/billing/pricing'
import { discountEnd, fullChargeFrom } from '@polyhex/contract/billing/renewal'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { dateAt } from '../../wall-clock.ts'

/** What the next charge of a subscription comes to. */
export interface NextCharge {
  readonly amount: number
  /** Taxes are in it, as they were the last time; else they were never known. */
  readonly taxKnown: boolean
  /** The name of the discount that lowers it; null: none does. */
  readonly discount: string | null
  /** From the first charge that the discount does not lower any more; null: nothing changes. */
  readonly afterDiscount: { readonly amount: number; readonly from: string } | null
}

interface Row {
  readonly id: string
  readonly product_id: string | null
  readonly amount: number
  readonly currency: Currency
  readonly period: Period
  readonly period_count: number
  readonly period_end: Date
  readonly created_at: Date
  readonly time_zone: string | null
  readonly tax_lines: readonly TaxLine[] | null
  readonly discount_name: string | null
  readonly percent_off: number | null
  readonly amounts_off: Readonly<Partial<Record<Currency, number>>> | null
  readonly product_ids: readonly string[] | null
  readonly duration: 'once' | 'repeating' | 'forever' | null
  readonly duration_months: number | null
}

function nextChargeOf(row: Row): NextCharge {
  const { amount, currency, tax_lines: rates, duration } = row
  const zone = row.time_zone ?? 'UTC'
  const withTax = (net: number): number =>
    net + taxLinesOf([net], rates ?? []).reduce((sum, line) => sum + line.amount, 0)
  const full = { amount: withTax(amount), taxKnown: rates !== null, discount: null, afterDiscount: null }
  if (duration === null) return full
  const discount = { amountOff: row.amounts_off, percentOff: row.percent_off, productIds: row.product_ids }
  const [off = 0] = discountOfLines(discount, [{ productId: row.product_id ?? '', amount }], currency) ?? []
  const ends = discountEnd(dateAt(row.created_at, zone), { duration, durationMonths: row.duration_months })
  const next = dateAt(row.period_end, zone)
  const fullFrom = fullChargeFrom(next, { period: row.period, count: row.period_count }, ends)
  if (off === 0 || fullFrom === next) return full
  return {
    ...full,
    amount: withTax(amount - off),
    discount: row.discount_name,
    afterDiscount: fullFrom === null ? null : { amount: full.amount, from: fullFrom },
  }
}

/**
 * What each of some subscriptions is charged next, by the plan that counts then: its discount for as long as it lasts, and
 * the taxes by the rates of the last charge. One question, whatever their number.
 */
export async function nextCharges(
  queries: Kysely<Tables>,
  subscriptionIds: readonly string[],
): Promise<ReadonlyMap<string, NextCharge>> {
  if (subscriptionIds.length === 0) return new Map()
  const { rows } = await sql<Row>`
    select s.id, p.product_id, coalesce(n.unit_amount * n.quantity, s.unit_amount * s.quantity) as amount, s.currency,
      coalesce(n.period, s.period) as period, coalesce(n.period_count, s.period_count) as period_count, s.period_end,
      s.created_at, a.time_zone, newest.tax_lines, d.name as discount_name, d.percent_off, d.amounts_off, d.product_ids,
      d.duration, d.duration_months
    from subscriptions s
      left join accounts a on a.id = s.account_id
      left join plan_changes n on n.id = s.planned_change_id
      left join catalog_prices p on p.id = coalesce(n.price_id, s.price_id)
      left join lateral (select y.tax_lines from payments y
        where y.subscription_id = s.id and y.charged_at is not null and y.tax is not null
        order by y.charged_at desc, y.id desc limit 1) newest on true
      left join lateral (select y.discount_id from payments y
        where y.subscription_id = s.id and y.charged_at is not null order by y.charged_at, y.id limit 1) first on true
      left join catalog_discounts d on d.id = first.discount_id
    where s.id = any (${[...subscriptionIds]}::uuid[])`.execute(queries)
  return new Map(rows.map((row) => [row.id, nextChargeOf(row)]))
}
