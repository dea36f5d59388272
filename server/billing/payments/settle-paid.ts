import type { TaxLine } from '@polyhex/contract/billing/payment'
import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'
import { type JournalEntry, postMovements, taxAccount } from '../journal/post.ts'
import { queueReceipt } from '../letters/queue-receipt.ts'
import { queueSubscriptionBegun } from '../letters/subscription-letters.ts'
import { detailsForReceipt } from '../receipts/receipt-details.ts'
import { beginSubscription } from '../subscriptions/keep-subscription.ts'
import { creditsBrought, grantCredits } from './grant-credits.ts'
import type { HeldOrder, HeldPayment } from './hold-payment.ts'
import { nextInvoiceNumber } from './invoice-number.ts'
import { moveSignUp } from './move-sign-up.ts'
import type { PaymentFacts } from './read-facts.ts'
import { feeOf, feePosting, type KeptFee } from './record-fee.ts'

/** What was charged, as the provider says it. */
export interface ChargedAmounts {
  readonly subtotal: number
  readonly discount: number
  readonly tax: number
  readonly taxLines: readonly TaxLine[]
  readonly total: number
}

/** Throws an error for amounts that do not add up: they are looked at by people before they are believed. */
export function demandSum({ subtotal, discount, tax, total }: Omit<ChargedAmounts, 'taxLines'>): void {
  if (subtotal - discount + tax !== total) throw new Error('the amounts of a charge do not add up')
}

/** Taxes by name; where the names do not come to the tax that was charged, it has none. */
export function taxLinesOf(tax: number, ...told: (readonly TaxLine[])[]): readonly TaxLine[] {
  const fits = told.find((lines) => lines.reduce((sum, line) => sum + line.amount, 0) === tax)
  if (fits !== undefined) return fits
  return tax === 0 ? [] : [{ name: 'Tax', rateMillionths: 0, amount: tax }]
}

/** The movement of a charge: the provider holds the money, we owe classes and taxes. M-032. */
export function chargeEntries({ subtotal, discount, taxLines, total }: ChargedAmounts): JournalEntry[] {
  return [
    { account: 'psp_clearing', amount: total },
    { account: 'deferred_revenue', amount: -(subtotal - discount) },
    ...taxLines.map((line) => ({ account: taxAccount(line.name), amount: -line.amount })),
  ]
}

/** What a payment becomes when it is paid. */
interface Paid {
  readonly amounts: ChargedAmounts
  readonly subscriptionId: string | null
  readonly invoiceNumber: string
  readonly credits: number
  readonly fee: KeptFee | null
  readonly chargedAt: Date
}

/** Marks a payment as paid, with what was charged and by what. */
async function markPaid(tx: Tx, payment: HeldOrder, facts: PaymentFacts, paid: Paid, now: Date): Promise<void> {
  const { checkout, charge } = facts
  const { amounts, subscriptionId } = paid
  const details = await detailsForReceipt(tx, { accountId: payment.accountId, ordered: payment.buyerDetails })
  await sql`${prepared}
    update payments set status = 'paid', subtotal = ${amounts.subtotal}, discount = ${amounts.discount}, tax = ${amounts.tax},
      tax_lines = ${JSON.stringify(amounts.taxLines)}::text::jsonb, total = ${amounts.total},
      provider_checkout_id = ${checkout.id}, provider_charge_id = ${checkout.chargeId},
      provider_invoice_id = ${checkout.invoiceId}, subscription_id = ${subscriptionId}::uuid,
      is_recurring = ${subscriptionId !== null}::boolean, brand = ${charge?.brand ?? null}, last4 = ${charge?.last4 ?? null},
      invoice_number = ${paid.invoiceNumber}, buyer_details = ${details}::text,
      fee = coalesce(${paid.fee?.fee ?? null}::bigint, fee), credits_purchased = ${paid.credits}, failure = null,
      charged_at = ${paid.chargedAt}, touched_at = ${now}
    where id = ${payment.id}`.execute(tx)
}

/** The key of what a first charge brings: a subscription's first period is its invoice's, so that it comes once. */
const grantKey = (payment: HeldPayment, { checkout }: PaymentFacts): string =>
  checkout.subscriptionId !== null && checkout.invoiceId !== null ? `inv:${checkout.invoiceId}` : `pay:${payment.id}`

function amountsOf(payment: HeldOrder, { checkout, invoice }: PaymentFacts): ChargedAmounts {
  const { subtotal, discount, tax, total, currency, taxLines } = checkout
  demandSum(checkout)
  if (currency !== payment.currency) throw new Error('a payment was charged in another currency')
  return {
    subtotal,
    discount,
    tax,
    total,
    taxLines: taxLinesOf(tax, taxLines, invoice?.taxLines ?? [], payment.taxLines),
  }
}

/** The subscription that a charge has begun; null: it is paid once. */
async function subscriptionOf(
  tx: Tx,
  payment: HeldOrder,
  facts: PaymentFacts & { readonly invoiceNumber: string },
  now: Date,
): Promise<string | null> {
  const { checkout, subscription: theirs, charge, invoiceNumber } = facts
  if (checkout.subscriptionId === null) return null
  if (theirs === null) throw new Error('the subscription of a checkout cannot be read')
  const card = { brand: charge?.brand ?? null, last4: charge?.last4 ?? null }
  return beginSubscription(tx, { payment, items: payment.items, theirs, card, invoiceNumber }, now)
}

/**
 * Everything that follows from a payment that was made, once: its state and invoice number, the subscription it begins, the
 * journal, the credits, the trial, the step of sign-up, the receipt. The payment must be held and not be charged yet; money
 * for one that was given up is taken too. M-033.
 */
export async function settlePaid(tx: Tx, payment: HeldOrder, facts: PaymentFacts, now: Date): Promise<void> {
  const { charge, invoice, subscription: theirs } = facts
  const { currency } = payment
  const amounts = amountsOf(payment, facts)
  const [credits, fee] = [creditsBrought(payment), feeOf(charge, currency)]
  const chargedAt = charge?.createdAt ?? invoice?.paidAt ?? now
  const invoiceNumber = payment.invoiceNumber ?? (await nextInvoiceNumber(tx))
  const subscriptionId = await subscriptionOf(tx, payment, { ...facts, invoiceNumber }, now)
  await markPaid(tx, payment, facts, { amounts, subscriptionId, invoiceNumber, credits, fee, chargedAt }, now)
  const movement = { opKey: `pay:${payment.id}`, paymentId: payment.id, currency, entries: chargeEntries(amounts) }
  await postMovements(tx, [movement, ...(fee === null ? [] : [feePosting(payment.id, fee)])], now)
  const periodEnd = theirs === null ? null : (invoice?.periodEnd ?? theirs.periodEnd)
  const charged = { ...payment, ...amounts }
  const lots = await grantCredits(
    tx,
    { payment: charged, chargedAt, periodEnd, invoiceNumber, key: grantKey(payment, facts) },
    now,
  )
  if (credits > 0) await moveSignUp(tx, payment, now)
  const card = { brand: charge?.brand ?? null, last4: charge?.last4 ?? null }
  await queueReceipt(tx, { payment: charged, invoiceNumber, card, credits, lots, chargedAt }, now)
  if (subscriptionId !== null) await queueSubscriptionBegun(tx, subscriptionId, now)
}
