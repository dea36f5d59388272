import type { AmountOffReading } from '@polyhex/contract/billing/pricing'
import type { Database } from '../../database/database.ts'
import type { PaymentProvider } from './payment-port.ts'
import type { PaymentSettings } from './payment-settings.ts'
import { openTestProvider } from './test/open-test-provider.ts'
import { sampleCatalog } from './test/sample-catalog.ts'

/** How money is taken, as handlers and jobs get it. */
export interface Payments {
  /** Null: nothing is sold. */
  readonly provider: PaymentProvider | null
  /** How a fixed amount off is read (decision A1). */
  readonly amountOff: AmountOffReading
}

/** What an adapter may use of the server. */
export interface PaymentSurroundings {
  readonly db: Database
  readonly now: () => Date
  /** Where browsers reach the product, without a slash at the end. */
  readonly publicAddress: string
}

/** The way to the provider that the settings name, one for the whole process. */
export async function openPayments(settings: PaymentSettings, { db, now }: PaymentSurroundings): Promise<Payments> {
  const { amountOff, stripe } = settings
  if (settings.provider === 'test')
    return { provider: openTestProvider({ db, now, catalog: sampleCatalog }), amountOff }
  if (stripe === null) return { provider: null, amountOff }
  // Its client is large, and only loaded where it is needed.
  const { openStripe } = await import('./stripe/open-stripe.ts')
  return { provider: openStripe(stripe, now), amountOff }
}
