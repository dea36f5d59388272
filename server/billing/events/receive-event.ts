import type { Database } from '../../database/database.ts'
import type { ProviderEvent } from '../../outside/payments/payment-port.ts'

/**
 * Keeps what a provider tells, once for each event; it is worked off afterwards. True when it is new. One statement, so
 * that the provider is answered at once. M-033.
 */
export async function receiveEvent(
  db: Database,
  provider: 'test' | 'stripe',
  event: ProviderEvent,
  now: Date,
): Promise<boolean> {
  const row = await db.queries
    .insertInto('provider_events')
    .values({
      provider,
      event_id: event.id,
      type: event.type,
      about_kind: event.about.kind,
      about_id: event.about.id,
      api_version: event.apiVersion,
      created_at: event.createdAt,
      received_at: now,
      next_try_at: now,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .returning('event_id')
    .executeTakeFirst()
  return row !== undefined
}
