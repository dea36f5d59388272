import { randomUUID } from 'node:crypto'
import type Stripe from 'stripe'
import { type PaymentProvider, PaymentProviderFailure } from '../payment-port.ts'
import { askStripe, idOf, whole } from './ask-stripe.ts'

/** What is refused for good is no reason to try again: the card was declined, or the invoice is paid already. */
async function unlessRefused(ask: () => Promise<unknown>): Promise<boolean> {
  try {
    await askStripe(ask)
    return true
  } catch (error) {
    if (error instanceof PaymentProviderFailure && error.kind === 'refused') return false
    throw error
  }
}

/**
 * The port's calls about the card of a subscription. A subscription that a checkout began is charged by the card of that
 * checkout, whichever card its customer prefers, so that another card must be made the subscription's own: it is saved in
 * a session of mode `setup` that names the subscription. The customer portal would change the customer's card alone.
 */
export function cardsOfStripe(stripe: Stripe) {
  return {
    openPaymentMethod: async (customerId, subscriptionId, returnAddress) =>
      askStripe(async () => {
        const { currency, customer } = await stripe.subscriptions.retrieve(subscriptionId)
        if (idOf(customer) !== customerId) throw new PaymentProviderFailure('refused', 'resource_missing')
        const metadata = { subscription_id: subscriptionId }
        const session = await stripe.checkout.sessions.create(
          {
            mode: 'setup',
            ui_mode: 'hosted_page',
            customer: customerId,
            currency,
            metadata,
            setup_intent_data: { metadata },
            success_url: returnAddress,
            cancel_url: returnAddress.replace(/\?.*$/, ''),
          },
          { idempotencyKey: randomUUID() },
        )
        if (session.url === null) throw new PaymentProviderFailure('refused', 'session_without_address')
        return { address: session.url }
      }),
    takeNewCard: async (changeId) => {
      const session = await askStripe(async () =>
        stripe.checkout.sessions.retrieve(changeId, { expand: ['setup_intent'] }),
      )
      const subscriptionId = session.metadata?.['subscription_id'] ?? null
      const card = idOf(whole(session.setup_intent)?.payment_method)
      if (session.mode !== 'setup' || session.status !== 'complete' || subscriptionId === null || card === null)
        return null
      // The keys keep news of this change that come late from taking the place of a newer one.
      const taken = await unlessRefused(async () =>
        stripe.subscriptions.update(
          subscriptionId,
          { default_payment_method: card },
          { idempotencyKey: `${changeId}:card` },
        ),
      )
      const { latest_invoice: latest } = await askStripe(async () =>
        stripe.subscriptions.retrieve(subscriptionId, { expand: ['latest_invoice'] }),
      )
      const invoice = whole(latest)
      if (taken && invoice?.status === 'open')
        await unlessRefused(async () =>
          stripe.invoices.pay(invoice.id, { payment_method: card }, { idempotencyKey: `${changeId}:pay` }),
        )
      return subscriptionId
    },
    openConfirmation: async (invoiceId) => {
      // The page's address ends after a while, so that it is asked for when it is needed and never kept.
      const invoice = await askStripe(async () => stripe.invoices.retrieve(invoiceId))
      const address = invoice.hosted_invoice_url ?? null
      if (invoice.status !== 'open' || address === null)
        throw new PaymentProviderFailure('refused', 'nothing_to_confirm')
      return { address }
    },
  } satisfies Partial<PaymentProvider>
}
