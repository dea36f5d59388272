import type { PaymentProvider } from '../../outside/payments/payment-port.ts'
import type { OurPayment, OurSubscription, TheirSide } from './sides.ts'

async function all<Item>(list: AsyncIterable<Item>, until: Date, at: (item: Item) => Date): Promise<Item[]> {
  const items: Item[] = []
  for await (const item of list) if (at(item) <= until) items.push(item)
  return items
}

/** Everything the provider has from `since` on until `until`; what is newer may still be on its way to us. */
export async function readTheirs(provider: PaymentProvider, since: Date, until: Date): Promise<TheirSide> {
  const created = ({ createdAt }: { readonly createdAt: Date }): Date => createdAt
  return {
    checkouts: await all(provider.listCheckouts(since), until, created),
    charges: await all(provider.listCharges(since), until, created),
    invoices: await all(provider.listInvoices(since), until, created),
    refunds: await all(provider.listRefunds(since), until, created),
    disputes: await all(provider.listDisputes(since), until, created),
    balanceChanges: await all(provider.listBalanceChanges(since), until, created),
    subscriptions: [],
  }
}

/** How many questions are asked of the provider at once. */
const atOnce = 8

async function askEach<Key, Answer>(
  keys: readonly Key[],
  ask: (key: Key) => Promise<Answer | null>,
): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let i = 0; i < keys.length; i += atOnce) {
    const some = await Promise.all(keys.slice(i, i + atOnce).map(ask))
    answers.push(...some.flatMap((answer) => answer ?? []))
  }
  return answers
}

/**
 * Fills in what our side names and the lists do not hold: charges from before the window, the state of subscriptions, the
 * invoices of renewals that brought no credits.
 */
export async function readNamed(
  provider: PaymentProvider,
  theirs: TheirSide,
  payments: readonly OurPayment[],
  subscriptions: readonly OurSubscription[],
): Promise<TheirSide> {
  const charges = new Set(theirs.charges.map(({ id }) => id))
  const invoices = new Set(theirs.invoices.map(({ id }) => id))
  const missingCharges = payments.flatMap(({ charged, chargeId }) =>
    charged && chargeId !== null && !charges.has(chargeId) ? [chargeId] : [],
  )
  const missingInvoices = payments.flatMap(({ charged, invoiceId, creditsGranted, creditsOrdered }) =>
    charged && invoiceId !== null && creditsGranted !== creditsOrdered && !invoices.has(invoiceId) ? [invoiceId] : [],
  )
  return {
    ...theirs,
    charges: [...theirs.charges, ...(await askEach(missingCharges, async (id) => provider.readCharge(id)))],
    invoices: [...theirs.invoices, ...(await askEach(missingInvoices, async (id) => provider.readInvoice(id)))],
    subscriptions: await askEach(subscriptions, async ({ providerId }) => provider.readSubscription(providerId)),
  }
}
