import type { Database } from '../../database/database.ts'
import type { PaymentProvider } from '../../outside/payments/payment-port.ts'
import { receiveEvent } from './receive-event.ts'

/**
 * Asks the provider for everything that it told since `since` and keeps what did not arrive, as if it had. Gives how many
 * were missing. Providers forget events after 30 days. M-012.
 */
export async function takeMissedEvents(
  db: Database,
  provider: PaymentProvider,
  since: Date,
  now: Date,
): Promise<number> {
  let missing = 0
  for await (const event of provider.listEvents(since))
    if (await receiveEvent(db, provider.name, event, now)) missing += 1
  return missing
}
