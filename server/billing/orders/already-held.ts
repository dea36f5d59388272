import type { Quote } from '@polyhex/contract/billing/payment'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { Order } from './read-order.ts'

interface Row {
  readonly subscription_id: string | null
  readonly name: string
  readonly quantity: number
  readonly bought_on: Date
  readonly credits_left: number
}

/** Days after which a package that was bought is no surprise any more. */
const packageDays = 60

/**
 * What an account has of the product that it orders: a subscription that is not over, or a package of the last 60 days
 * with credits in it. Null: neither. So that nobody pays for the same thing twice unawares.
 */
export async function alreadyHeld(
  db: Database,
  accountId: string,
  { lines, isTrial }: Order,
  now: Date,
): Promise<Quote['alreadyHeld']> {
  const productId = lines[0]?.product.id ?? null
  if (isTrial || productId === null) return null
  const { rows } = await sql<Row>`
    select * from (
      select s.id as subscription_id, s.product_name as name, s.quantity, s.created_at as bought_on, 0 as credits_left
      from subscriptions s join catalog_prices p on p.id = s.price_id
      where s.account_id = ${accountId} and s.status not in ('ended', 'incomplete') and p.product_id = ${productId}
      union all
      select null, i.product_name, i.quantity, y.charged_at, count(c.id)::int
      from payments y join payment_items i on i.payment_id = y.id
        join credits c on c.payment_id = y.id and c.status in ('available', 'allocated')
      where y.account_id = ${accountId} and i.product_id = ${productId} and not y.is_recurring and not i.is_trial
        and y.charged_at > ${new Date(now.getTime() - packageDays * 86_400_000)}
      group by y.id, i.product_name, i.quantity, y.charged_at) held
    order by subscription_id is null, bought_on desc limit 1`.execute(db.queries)
  const [row] = rows
  if (row === undefined) return null
  const description = row.quantity === 1 ? row.name : `${row.quantity} × ${row.name}`
  if (row.subscription_id !== null) return { kind: 'subscription', description, subscriptionId: row.subscription_id }
  return { kind: 'package', description, boughtOn: row.bought_on.toISOString(), creditsLeft: row.credits_left }
}
