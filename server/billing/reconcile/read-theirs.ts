import type { PaymentProvider } from '../../outside/payments/payment-port.ts'
import type { OurPayment, OurSubscription, TheirSide } from './sides.ts'

/** How many things are held in memory at once. */
export const pageSize = 500

export const nothing: TheirSide = {
  checkouts: [],
  charges: [],
  invoices: [],
  disputes: [],
  subscriptions: [],
  knownCharges: new Set(),
}

/** A list of the provider page by page; what is newer than `until` may still be on its way to us and is left out. */
export async function* pagesOf<Item extends { readonly createdAt: Date }>(
  list: AsyncIterable<Item>,
  until: Date,
): AsyncGenerator<Item[]> {
  let page: Item[] = []
  for await (const item of list) {
    if (item.createdAt > until) continue
    page.push(item)
    if (page.length < pageSize) continue
    yield page
    page = []
  }
  if (page.length > 0) yield page
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
 * Fills in what our side names and the page does not hold: charges that no page has shown, the state of subscriptions, the
 * invoices of renewals that brought no credits.
 */
export async function readNamed(
  provider: PaymentProvider,
  theirs: TheirSide,
  payments: readonly OurPayment[],
  subscriptions: readonly OurSubscription[],
): Promise<TheirSide> {
  const charges = new Set([...theirs.charges.map(({ id }) => id), ...theirs.knownCharges])
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

/** What differences name, as the provider's side of it stands now: a charge, checkout, invoice or dispute of that id. */
export async function readSubjects(provider: PaymentProvider, abouts: readonly string[]): Promise<TheirSide> {
  const ids = abouts.filter((about) => !about.includes('-'))
  return {
    ...nothing,
    charges: await askEach(ids, async (id) => provider.readCharge(id)),
    checkouts: await askEach(ids, async (id) => provider.readCheckout(id)),
    invoices: await askEach(ids, async (id) => provider.readInvoice(id)),
    disputes: await askEach(ids, async (id) => provider.readDispute(id)),
  }
}
