import { importCatalog } from '../billing/catalog/import-catalog.ts'
import type { Config } from '../config.ts'
import { bad, type Finding, good, off, warn } from '../outside/finding.ts'
import { type PaymentProvider, PaymentProviderFailure } from '../outside/payments/payment-port.ts'
import type { StripeSettings } from '../outside/payments/payment-settings.ts'

/** How many remarks about the catalog are said one by one. */
const mostRemarks = 10

/** What is sold, and what of the provider's catalog cannot be sold as it is said. */
export async function checkCatalog(provider: Pick<PaymentProvider, 'readCatalog'>): Promise<Finding[]> {
  const what = 'Catalog'
  try {
    const { products, prices, refused, doubtful } = importCatalog(await provider.readCatalog())
    const sold = prices.filter(
      ({ active, product_id: id }) => active && products.some((one) => one.id === id && one.active),
    )
    const count =
      sold.length === 0
        ? bad(what, 'Nothing is for sale.', 'Make products and prices in Stripe’s dashboard; decision 32 says how.')
        : good(what, `${sold.length} prices are for sale.`)
    const remarks = [
      ...refused.map((one) => warn(what, `Not sold: ${one.id}, since ${one.reason}.`, 'Change it at the provider.')),
      ...doubtful.map((one) => warn(what, `Look at ${one.id}: ${one.reason}.`, 'Change it at the provider.')),
    ]
    const more = remarks.length - mostRemarks
    return [
      count,
      ...remarks.slice(0, mostRemarks),
      ...(more > 0 ? [warn(what, `And ${more} more.`, 'Finance, Watch lists all of them.')] : []),
    ]
  } catch (error) {
    if (!(error instanceof PaymentProviderFailure)) throw error
    return [bad(what, 'It cannot be read.', 'A restricted key needs the right to read Products, Prices and Coupons.')]
  }
}

async function checkStripeToo(settings: StripeSettings, address: string, now: () => Date): Promise<Finding[]> {
  // Its client is large, and only loaded where it is needed.
  const { checkStripe } = await import('../outside/payments/stripe/check-stripe.ts')
  const { openStripe } = await import('../outside/payments/stripe/open-stripe.ts')
  const found = await checkStripe(settings, `${address}/api/payments/webhook/stripe`, now)
  return [...found, ...(await checkCatalog(openStripe(settings, now, { retries: 1, timeoutMs: 10_000 })))]
}

/** Whether a first customer could pay. */
export async function checkPayments({ payments, publicAddress }: Config, now: () => Date): Promise<Finding[]> {
  if (payments.provider === 'none') return [off('Payments', 'PAYMENTS=none: nothing is sold.')]
  if (payments.stripe === null) return [off('Payments', 'Test payments: cards are tried out, and no money moves.')]
  return checkStripeToo(payments.stripe, publicAddress, now)
}

/** Where the books are kept. */
export function checkBooks({ accounting }: Config): Finding {
  return accounting.destination === 'xero'
    ? good('Books', 'They go to Xero. Finance, Xero shows whether it is connected.')
    : off('Books', 'They are kept here: ACCOUNTING is not xero.')
}
