import type { Currency } from '@polyhex/contract/billing/money'
import type { Tx } from '../../database/database.ts'
import { queueMail } from '../../outside/mail/queue-mail.ts'

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

/** What was bought, in a few words: the products of the order. */
export async function descriptionOf(tx: Tx, paymentId: string): Promise<string> {
  const rows = await tx
    .selectFrom('payment_items')
    .select('product_name')
    .where('payment_id', '=', paymentId)
    .orderBy('ordinal')
    .execute()
  return [...new Set(rows.map((row) => row.product_name))].join(', ') || 'Classes'
}

/** Writes the receipt of a payment to its payer, once. `expiresOn`: the last date of a class that its credits pay for. P0-2. */
export async function queueReceipt(tx: Tx, paymentId: string, expiresOn: string | null, now: Date): Promise<void> {
  const row = await tx.selectFrom('payments').selectAll().where('id', '=', paymentId).executeTakeFirstOrThrow()
  if (row.account_id === null || row.charged_at === null) return
  const data = {
    orderNumber: row.order_number,
    invoiceNumber: row.invoice_number ?? row.order_number,
    description: await descriptionOf(tx, paymentId),
    total: row.total,
    tax: row.tax ?? 0,
    currency: row.currency as Currency,
    credits: row.credits_purchased,
    expiresOn,
    card: cardWords(row.brand, row.last4),
    chargedAt: row.charged_at.toISOString(),
  }
  const to = { accountId: row.account_id }
  await queueMail(tx, { key: `receipt:${paymentId}`, to, template: 'payment_receipt', data }, now)
}
