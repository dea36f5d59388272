import type {
  PaymentProvider,
  ProviderBalanceChange,
  ProviderCharge,
  ProviderCheckout,
  ProviderDispute,
  ProviderInvoice,
  ProviderRefund,
  ProviderSubscription,
} from '../../outside/payments/payment-port.ts'

/** What a provider of tests has; tests change it as they like. */
export interface ProviderLists {
  readonly charges: Map<string, ProviderCharge>
  readonly checkouts: Map<string, ProviderCheckout>
  readonly invoices: Map<string, ProviderInvoice>
  readonly refunds: Map<string, ProviderRefund>
  readonly disputes: Map<string, ProviderDispute>
  readonly subscriptions: Map<string, ProviderSubscription>
  readonly balanceChanges: Map<string, ProviderBalanceChange>
}

async function* since<Item extends { readonly createdAt: Date }>(
  items: Iterable<Item>,
  from: Date,
): AsyncGenerator<Item> {
  for (const item of items) if (item.createdAt >= from) yield item
}

/** A provider of which only the reading part is used: it says what is in its lists. For tests of comparing. */
export function listedProvider(lists: ProviderLists): PaymentProvider {
  const { charges, checkouts, invoices, refunds, disputes, subscriptions, balanceChanges } = lists
  const reading = {
    name: 'test',
    livemode: false,
    publishableKey: null,
    readCheckout: async (id: string) => checkouts.get(id) ?? null,
    readCharge: async (id: string) => charges.get(id) ?? null,
    readInvoice: async (id: string) => invoices.get(id) ?? null,
    readRefund: async (id: string) => refunds.get(id) ?? null,
    readDispute: async (id: string) => disputes.get(id) ?? null,
    readSubscription: async (id: string) => subscriptions.get(id) ?? null,
    expireCheckout: async (id: string) => {
      const expired = { ...(checkouts.get(id) as ProviderCheckout), status: 'expired', clientSecret: null } as const
      checkouts.set(id, expired)
      return expired
    },
    listEvents: () => since([], new Date(0)),
    listCheckouts: (from: Date) => since(checkouts.values(), from),
    listInvoices: (from: Date) => since(invoices.values(), from),
    listCharges: (from: Date) => since(charges.values(), from),
    listRefunds: (from: Date) => since(refunds.values(), from),
    listDisputes: (from: Date) => since(disputes.values(), from),
    listBalanceChanges: (from: Date) => since(balanceChanges.values(), from),
  } satisfies Partial<PaymentProvider>
  return reading as unknown as PaymentProvider
}

export function emptyLists(): ProviderLists {
  return {
    charges: new Map(),
    checkouts: new Map(),
    invoices: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    subscriptions: new Map(),
    balanceChanges: new Map(),
  }
}
