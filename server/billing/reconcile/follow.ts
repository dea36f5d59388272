import type { Database } from '../../database/database.ts'
import type { PaymentProvider } from '../../outside/payments/payment-port.ts'
import { carryOut } from '../carry-out.ts'
import { lookAtEvent } from '../events/look-at-event.ts'
import { tellOfComparison } from '../letters/staff-letters.ts'
import { takeMissedEvents } from '../events/take-missed-events.ts'
import { type Reconciling, overlapHours, reconcile } from './reconcile.ts'

/** Comparing with a provider, with the verb of its webhooks to put things right. */
export function reconciling(db: Database, provider: PaymentProvider): Reconciling {
  return {
    db,
    provider,
    follow: async ({ kind, id }, now) => {
      const event = { id: `reconcile ${id}`, type: 'reconcile', kind, aboutId: id }
      const work = { db, provider, refreshCatalog: async () => {} }
      await carryOut(db, async () => lookAtEvent(work, event, now))
    },
  }
}

/** The hourly comparison, of which people hear where it fails or finds something: first takes what the provider told and we did not hear, then compares everything. */
export async function reconcileByItself(db: Database, provider: PaymentProvider, now: Date): Promise<void> {
  try {
    await takeMissedEvents(db, provider, new Date(now.getTime() - overlapHours * 3_600_000), now)
    await reconcile(reconciling(db, provider), { startedBy: null }, now)
  } finally {
    await tellOfComparison(db, now)
  }
}
