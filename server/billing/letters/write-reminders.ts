import { inTransaction } from '../../database/in-transaction.ts'
import type { Currency, Period } from '@polyhex/contract/billing/money'
import { addDays } from '@polyhex/contract/calendar-dates'
import { sql } from 'kysely'
import { dateAt } from '../../wall-clock.ts'
import type { Database } from '../../database/database.ts'
import { nextCharges } from '../subscriptions/next-charge.ts'
import { queueMail } from '../../outside/mail/queue-mail.ts'

const day = 86_400_000
/** How many days before a charge its payer is told; what comes every day or week is not told each time. P1-12. */
export const renewalNotice: Readonly<Partial<Record<Period, number>>> = { month: 7, year: 30 }
/** How many days before credits expire their owner is told. */
export const expiryNotice = [14, 3] as const
/** How many credits are few. */
export const fewCredits = 2

interface Renewing {
  readonly id: string
  readonly account: string
  readonly name: string
  readonly amount: number
  readonly currency: Currency
  readonly period: Period
  readonly credits: number
  readonly ends: Date
}

/** Tells of charges that come, once for each. */
async function remindOfRenewals(db: Database, now: Date): Promise<number> {
  const { rows } = await sql<Renewing>`
    select s.id, s.account_id as account, coalesce(n.product_name, s.product_name) as name,
      coalesce(n.unit_amount * n.quantity, s.unit_amount * s.quantity) as amount, s.currency,
      coalesce(n.period, s.period) as period,
      coalesce(n.credits_per_package * n.quantity, s.credits_per_charge) as credits, s.period_end as ends
    from subscriptions s left join plan_changes n on n.id = s.planned_change_id where s.status = 'active' and s.account_id is not null and s.payment_issue is null
      and s.period_end > ${now} and s.period in ('month', 'year')
      and s.period_end <= ${now}::timestamptz + make_interval(days => case s.period when 'year' then ${renewalNotice.year ?? 0}::int else ${renewalNotice.month ?? 0}::int end)
      and s.period_start <= ${new Date(now.getTime() - day)}`.execute(db.queries)
  const next = await nextCharges(
    db.queries,
    rows.map(({ id }) => id),
  )
  let told = 0
  for (const row of rows) {
    const wasTold = await inTransaction(db, async (tx) => {
      const { name: description, currency, period, credits } = row
      const { amount, taxKnown } = next.get(row.id) ?? { amount: row.amount, taxKnown: false }
      const data = { description, amount, taxKnown, currency, period, credits, on: row.ends.toISOString() }
      const key = `renewal_soon:${row.id}:${row.ends.getTime()}`
      const to = { accountId: row.account }
      return queueMail(tx, { key, to, template: 'renewal_soon', data, expiresAt: row.ends }, now)
    })
    if (wasTold) told += 1
  }
  return told
}

interface Few {
  readonly account: string
  readonly left: number
  readonly newest: string
}

/** Tells of few credits, once for each purchase, where no subscription brings more. */
async function remindOfFewCredits(db: Database, now: Date): Promise<number> {
  const { rows } = await sql<Few>`
    select c.owner_account_id as account, count(*) filter (where c.status in ('available', 'allocated'))::int as left,
      max(c.payment_id::text) as newest
    from credits c where c.owner_account_id is not null and c.source = 'purchased' and c.payment_id is not null
      and not exists (select 1 from subscriptions s where s.account_id = c.owner_account_id and s.status = 'active')
    group by c.owner_account_id
    having count(*) filter (where c.status in ('available', 'allocated')) between 1 and ${fewCredits}
      and count(*) > ${fewCredits}`.execute(db.queries)
  let told = 0
  for (const { account, left, newest } of rows) {
    const key = `credits_low:${account}:${newest}`
    const mail = { key, to: { accountId: account }, template: 'credits_low', data: { left } } as const
    if (await inTransaction(db, async (tx) => queueMail(tx, mail, now))) told += 1
  }
  return told
}

interface Expiring {
  readonly account: string
  readonly zone: string
  readonly on: string
  readonly count: number
  readonly recurring: boolean
}

/** Tells of credits in no class that expire soon, once for each date and notice; of a month's only the last time. */
async function remindOfExpiry(db: Database, now: Date): Promise<number> {
  const [first] = expiryNotice
  const { rows } = await sql<Expiring>`
    select c.owner_account_id as account, a.time_zone as zone, c.expiration_date as on, count(*)::int as count,
      bool_and(coalesce(p.is_recurring, false)) as recurring
    from credits c join accounts a on a.id = c.owner_account_id left join payments p on p.id = c.payment_id
    where c.status = 'available' and c.expiration_date between ${dateAt(now, 'Etc/GMT+12')}::date
      and ${addDays(dateAt(now, 'Etc/GMT-14'), first)}::date
    group by 1, 2, 3`.execute(db.queries)
  let told = 0
  for (const { account, zone, on, count, recurring } of rows) {
    const today = dateAt(now, zone)
    const notice = expiryNotice.findLast((days) => on <= addDays(today, days))
    if (notice === undefined || on < today || (recurring && notice === first)) continue
    const key = `credits_expiring:${account}:${on}:${notice}`
    const mail = { key, to: { accountId: account }, template: 'credits_expiring', data: { count, on } } as const
    if (await inTransaction(db, async (tx) => queueMail(tx, mail, now))) told += 1
  }
  return told
}

/**
 * Writes the letters about money that nobody asked for: a charge in 7 days (of a year: 30), 2 credits left, credits that
 * expire in 14 and in 3 days. Each once, however often it is run. Gives how many were written. P1-12.
 */
export async function writeBillingReminders(db: Database, now: Date): Promise<number> {
  return (await remindOfRenewals(db, now)) + (await remindOfFewCredits(db, now)) + (await remindOfExpiry(db, now))
}
