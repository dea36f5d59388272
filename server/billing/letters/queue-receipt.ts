import type { Tx } from '../../database/database.ts'
import { queueMail } from '../../outside/mail/queue-mail.ts'
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
  /** The last date of a class that they pay for; null: they do not expire. */
  readonly expiresOn: string | null
  readonly chargedAt: Date
}

/** Writes the receipt of a payment to its payer, once. P0-2. */
export async function queueReceipt(tx: Tx, receipt: ReceiptOf, now: Date): Promise<void> {
  const { payment, invoiceNumber, card, credits, expiresOn, chargedAt } = receipt
  if (payment.accountId === null) return
  const data = {
    orderNumber: payment.orderNumber,
    invoiceNumber,
    // What was bought, in a few words.
    description: [...new Set(payment.items.map((item) => item.productName))].join(', ') || 'Classes',
    total: payment.total,
    tax: payment.tax,
    currency: payment.currency,
    credits,
    expiresOn,
    card: cardWords(card.brand, card.last4),
    chargedAt: chargedAt.toISOString(),
  }
  const to = { accountId: payment.accountId }
  await queueMail(tx, { key: `receipt:${payment.id}`, to, template: 'payment_receipt', data }, now)
}
