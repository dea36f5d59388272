import { longestPauseDays, type Subscription } from '@polyhex/contract/billing/subscription'
import { addDays } from '@polyhex/contract/calendar-dates'
import { Temporal } from 'temporal-polyfill'
import { dateAt } from '../../wall-clock.ts'
import type { Database } from '../../database/database.ts'
import { Refusal } from '../../http/refusal.ts'
import { type Actor, writeAudit } from '../../identity/audit.ts'
import { type PaymentProvider, PaymentProviderFailure } from '../../outside/payments/payment-port.ts'
import { carryOut } from '../carry-out.ts'
import { queueSubscriptionChanged, type SubscriptionChange } from '../letters/subscription-letters.ts'
import { lookAtSubscription } from '../payments/fulfil-invoice.ts'

/** What a family wants of a subscription. */
export type SubscriptionWish =
  | { readonly status: 'cancelled' | 'active' }
  | { readonly status: 'paused'; readonly pausedUntil: string }

type Status = Subscription['status']

/**
 * What a wish means for a subscription as it stands: an active or paused one can be cancelled and paused, a cancelled one
 * kept until its period ends, a paused one goes on. Null: not now. C-148, decision A14.
 */
export function changeFor(from: Status, wish: SubscriptionWish['status']): SubscriptionChange['kind'] | null {
  const running = from === 'active' || from === 'paused'
  if (wish === 'active') return from === 'cancelled' ? 'kept' : from === 'paused' ? 'resumed' : null
  return running ? wish : null
}

interface Row {
  readonly id: string
  readonly accountId: string | null
  readonly theirId: string
  readonly status: Status
  readonly timeZone: string
  /** Tells one stand from the next, so that the same wish is one call. */
  readonly stamp: string
}

async function readRow(db: Database, subscriptionId: string): Promise<Row> {
  const row = await db.queries
    .selectFrom('subscriptions as s')
    .leftJoin('accounts as a', 'a.id', 's.account_id')
    .select(['s.id', 's.account_id', 's.provider_subscription_id', 's.status', 's.changed_at', 'a.time_zone'])
    .where('s.id', '=', subscriptionId)
    .executeTakeFirst()
  if (row === undefined) throw new Refusal('subscription_not_found')
  return {
    id: row.id,
    accountId: row.account_id,
    theirId: row.provider_subscription_id,
    status: row.status as Status,
    timeZone: row.time_zone ?? 'UTC',
    stamp: String(row.changed_at.getTime()),
  }
}

/** The beginning of a day where the payer lives. Throws pause_too_long for one that is past or more than 90 days away. */
function resumption(date: string, timeZone: string, now: Date): Date {
  const today = dateAt(now, timeZone)
  if (date <= today || date > addDays(today, longestPauseDays)) throw new Refusal('pause_too_long')
  return new Date(Temporal.PlainDate.from(date).toZonedDateTime(timeZone).epochMilliseconds)
}

async function askProvider(
  provider: PaymentProvider,
  row: Row,
  kind: SubscriptionChange['kind'],
  until: Date | null,
): Promise<void> {
  const key = `${row.id}:${kind}:${row.stamp}${until === null ? '' : `:${until.getTime()}`}`
  if (kind === 'cancelled' || kind === 'kept')
    await provider.setCancelAtPeriodEnd(row.theirId, kind === 'cancelled', key)
  else await provider.setPause(row.theirId, until, key)
}

/**
 * Cancels a subscription at the end of its period, takes that back, pauses it or lets it go on, at the provider and then
 * here, tells its payer, and leaves a line of the log. Whether the caller may is asked before. Throws subscription_not_found, subscription_state,
 * pause_too_long, payments_not_reached. C-148, C-215; P0-5, P1-10; decisions A13, A14.
 */
export async function changeSubscription(
  db: Database,
  provider: PaymentProvider,
  {
    subscriptionId,
    wish,
    by,
  }: { readonly subscriptionId: string; readonly wish: SubscriptionWish; readonly by: Actor },
  now: Date,
): Promise<void> {
  const row = await readRow(db, subscriptionId)
  const kind = changeFor(row.status, wish.status)
  if (kind === null) throw new Refusal('subscription_state')
  const until = wish.status === 'paused' ? resumption(wish.pausedUntil, row.timeZone, now) : null
  try {
    await askProvider(provider, row, kind, until)
    await carryOut(
      db,
      async () => lookAtSubscription(db, provider, row.theirId, now),
      async (tx) => {
        await queueSubscriptionChanged(tx, row.id, { kind, stamp: row.stamp }, now)
        const details = { subscription: row.id, ...(until === null ? {} : { until: until.toISOString() }) }
        await writeAudit(tx, { action: `subscription_${kind}`, actor: by, subjectId: row.accountId, details }, now)
      },
    )
  } catch (error) {
    if (error instanceof PaymentProviderFailure) {
      throw new Refusal(error.kind === 'refused' ? 'subscription_state' : 'payments_not_reached')
    }
    throw error
  }
}
