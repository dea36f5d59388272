import type { Tx } from '../../database/database.ts'
import { queueMail } from '../../outside/mail/queue-mail.ts'
import type { GrantedLot } from '../payments/grant-credits.ts'
import type { HeldOrder } from '../payments/hold-payment.ts'

const brandNames: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  link: 'Link',
}

/** `Visa ending in 4242`; null where no card is known. */
export function cardWords(brand: string | null, last4: string | null): string | null {
  if (brand === null) return null
  const name = brandNames[brand] ?? brand
  return last4 === null ? name : `${name} ending in ${last4}`
}

/** A charge whose credits are in the account. */
export interface ReceiptOf {
  readonly payment: Pick<HeldOrder, 'id' | 'orderNumber' | 'accountId' | 'currency' | 'tax' | 'total' | 'items'>
  readonly invoiceNumber: string
  readonly card: { readonly brand: string | null; readonly last4: string | null }
  readonly credits: number
  readonly lots: readonly GrantedLot[]
  readonly chargedAt: Date
}

/** What an order was of, each package once with how many of it; two of one product are told by their credits. */
function boughtWords(items: HeldOrder['items']): string {
  const sizes = Map.groupBy(items, ({ productName, creditsPerPackage }) => `${productName} ${creditsPerPackage}`)
  const words = [...sizes.values()].map((same) => {
    const { productName: name = '', creditsPerPackage: size = 0 } = same[0] ?? {}
    const quantity = same.reduce((sum, item) => sum + item.quantity, 0)
    const several = items.some((item) => item.productName === name && item.creditsPerPackage !== size)
    return `${quantity === 1 ? '' : `${quantity} × `}${name}${several ? ` (${size} credits)` : ''}`
  })
  return words.join(', ') || 'Classes'
}

/** Credits that a charge brought, by the last date of their classes, the soonest first. */
function lotsByDate(lots: readonly GrantedLot[]): GrantedLot[] {
  const byDate = Map.groupBy(lots, ({ expiresOn }) => expiresOn)
  return [...byDate]
    .map(([expiresOn, same]) => ({ count: same.reduce((sum, lot) => sum + lot.count, 0), expiresOn }))
    .toSorted((a, b) => (a.expiresOn ?? '9999').localeCompare(b.expiresOn ?? '9999'))
}

/** Writes the receipt of a payment to its payer, once. P0-2. */
export async function queueReceipt(tx: Tx, receipt: ReceiptOf, now: Date): Promise<void> {
  const { payment, invoiceNumber, card, credits, lots, chargedAt } = receipt
  if (payment.accountId === null) return
  const data = {
    orderNumber: payment.orderNumber,
    invoiceNumber,
    // What was bought, in a few words: `2 × Weekly class, Term`.
    description: boughtWords(payment.items),
    total: payment.total,
    tax: payment.tax,
    currency: payment.currency,
    credits,
    lots: lotsByDate(lots),
    card: cardWords(card.brand, card.last4),
    chargedAt: chargedAt.toISOString(),
  }
  const to = { accountId: payment.accountId }
  await queueMail(tx, { key: `receipt:${payment.id}`, to, template: 'payment_receipt', data }, now)
}
