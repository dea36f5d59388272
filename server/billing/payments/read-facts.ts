import type { Database } from '../../database/database.ts'
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

/** The checkout of a payment: by its id, or, where the answer that told the id was lost, by the payment. */
async function checkoutOf(
  db: Database,
  provider: PaymentProvider,
  paymentId: string,
): Promise<ProviderCheckout | null> {
  const row = await db.queries
    .selectFrom('payments as p')
    .leftJoin('provider_customers as c', (join) =>
      join
        .onRef('c.account_id', '=', 'p.account_id')
        .on('c.provider', '=', provider.name)
        .on('c.livemode', '=', provider.livemode),
    )
    .select(['p.provider', 'p.provider_checkout_id', 'c.customer_id'])
    .where('p.id', '=', paymentId)
    .executeTakeFirst()
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
