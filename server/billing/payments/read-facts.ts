import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'
import type {
  PaymentProvider,
  ProviderCharge,
  ProviderCheckout,
  ProviderInvoice,
  ProviderSubscription,
} from '../../outside/payments/payment-port.ts'

/** Everything the provider knows of a payment that is made by a checkout. */
export interface PaymentFacts {
  readonly checkout: ProviderCheckout
  readonly charge: ProviderCharge | null
  readonly invoice: ProviderInvoice | null
  readonly subscription: ProviderSubscription | null
}

interface Whereabouts {
  readonly provider: string
  readonly provider_checkout_id: string | null
  readonly customer_id: string | null
}

/** The checkout of a payment: by its id, or, where the answer that told the id was lost, by the payment. */
async function checkoutOf(
  db: Database,
  provider: PaymentProvider,
  paymentId: string,
): Promise<ProviderCheckout | null> {
  const { rows } = await sql<Whereabouts>`${prepared}
    select p.provider, p.provider_checkout_id, c.customer_id from payments p
    left join provider_customers c on c.account_id = p.account_id and c.provider = ${provider.name}
      and c.livemode = ${provider.livemode}
    where p.id = ${paymentId}`.execute(db.queries)
  const [row] = rows
  // What another provider began only that one can answer.
  if (row === undefined || row.provider !== provider.name) return null
  if (row.provider_checkout_id !== null) return provider.readCheckout(row.provider_checkout_id)
  return row.customer_id === null ? null : provider.findCheckout(paymentId, row.customer_id)
}

/** Reads a payment's checkout with its charge, invoice and subscription; null where the provider knows of none. */
export async function readFacts(
  db: Database,
  provider: PaymentProvider,
  paymentId: string,
): Promise<PaymentFacts | null> {
  const checkout = await checkoutOf(db, provider, paymentId)
  if (checkout === null) return null
  const { chargeId, invoiceId, subscriptionId } = checkout
  const [charge, invoice, subscription] = await Promise.all([
    chargeId === null ? null : provider.readCharge(chargeId),
    invoiceId === null ? null : provider.readInvoice(invoiceId),
    subscriptionId === null ? null : provider.readSubscription(subscriptionId),
  ])
  return { checkout, charge, invoice, subscription }
}
