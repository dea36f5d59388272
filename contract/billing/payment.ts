import { z } from 'zod'
import { AccountId } from '../identity/accounts.ts'
import { Currency, MinorUnits, Period } from './money.ts'

/** Where a payment stands. Who buys sees `open` as "not paid yet" and `processing` as "confirming". */
export const paymentStatuses = [
  'creating',
  'open',
  'processing',
  'paid',
  'partially_refunded',
  'refunded',
  'disputed',
  'failed',
  'expired',
] as const
export const PaymentStatus = z.enum(paymentStatuses)
export type PaymentStatus = z.infer<typeof PaymentStatus>

/** What is bought: packages of one price. `id` names the line. C-125, C-165, C-211. */
export const PaymentItem = z.object({
  id: z.string().max(100).optional(),
  priceId: z.string().min(1).max(100),
  quantity: z
    .number('Choose 1 to 10 packages.')
    .int('Choose 1 to 10 packages.')
    .min(1, 'Choose 1 to 10 packages.')
    .max(10, 'Choose 1 to 10 packages.'),
  currency: Currency.optional(),
})
export type PaymentItem = z.infer<typeof PaymentItem>

/** Where the buyer lives, as far as tax needs it. */
export const TaxPlace = z.object({
  country: z.enum(['CA', 'US']),
  /** Province or state, two letters. */
  region: z
    .string()
    .regex(/^[A-Z]{2}$/, 'Choose a province or state.')
    .optional(),
  postalCode: z.string().trim().min(3).max(10).optional(),
})
export type TaxPlace = z.infer<typeof TaxPlace>

/** One tax of an order. */
export const TaxLine = z.object({
  name: z.string(),
  /** Ten-thousandths: 130000 is 13 %. */
  rateMillionths: z.number().int().min(0),
  amount: MinorUnits,
})
export type TaxLine = z.infer<typeof TaxLine>

/** When credits of an order can be used last. C-084, decision A6. */
export const CreditExpiry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('never') }),
  z.object({ kind: z.literal('months'), months: z.number().int() }),
  z.object({ kind: z.literal('date'), date: z.iso.date() }),
  z.object({ kind: z.literal('period'), period: Period }),
])
export type CreditExpiry = z.infer<typeof CreditExpiry>

/** What an order costs and gives, before it is paid. What is shown here is what is charged. C-083 to C-088. */
export const Quote = z.object({
  lines: z.array(
    z.object({
      priceId: z.string(),
      productId: z.string(),
      productName: z.string(),
      description: z.string(),
      imageUrl: z.string().nullable(),
      quantity: z.number().int(),
      unitPrice: MinorUnits,
      amount: MinorUnits,
      /** Credits that the whole line gives with each charge. */
      credits: z.number().int(),
      bundleSize: z.number().int(),
      recurringPeriod: Period.nullable(),
      sessionsPerPeriod: z.number().int().nullable(),
      expiry: CreditExpiry,
    }),
  ),
  currency: Currency,
  /** Why it is not the currency that was asked for; null: it is. Decision A15. */
  currencyNotice: z.string().nullable(),
  subtotal: MinorUnits,
  discount: z.object({ code: z.string().nullable(), name: z.string(), amount: MinorUnits }).nullable(),
  /** Null: not known yet, and `total` is without it. Decision A16. */
  tax: MinorUnits.nullable(),
  taxLines: z.array(TaxLine),
  total: MinorUnits,
  /** For a subscription: what each further charge costs and when the next one is. */
  renewal: z
    .object({
      period: Period,
      /** Charged every so many periods. */
      periodCount: z.number().int(),
      /** The next charge, and each after it until `afterDiscount`. */
      amount: MinorUnits,
      nextChargeDate: z.iso.date(),
      /** The first charge without a discount that ends, and what it and each further one costs; null: nothing changes. */
      afterDiscount: z.object({ amount: MinorUnits, from: z.iso.date() }).nullable(),
    })
    .nullable(),
  /** What the buyer has of the same product: said before it is bought once more; null: nothing, or nobody is signed in. */
  alreadyHeld: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('subscription'), description: z.string(), subscriptionId: z.uuid() }),
      z.object({
        kind: z.literal('package'),
        description: z.string(),
        boughtOn: z.iso.datetime(),
        creditsLeft: z.number().int(),
      }),
    ])
    .nullable(),
  /** The caller is a child: a parent pays. See askParent. */
  asksParent: z.boolean(),
  /** It must be said whom it is for: a trial is for one student, once, and a sign-up that waits is moved on by it. Decision A23. */
  needsStudent: z.boolean(),
  isTrial: z.boolean(),
  /** Students of the buyer whose sign-up waits for a payment, where there are several: it is for one of them. C-149. */
  waitingStudents: z.array(AccountId),
})
export type Quote = z.infer<typeof Quote>

const person = z.object({ id: z.uuid(), publicName: z.string(), name: z.string().nullable() }).nullable()

/** A refund of a payment, as its buyer and administrators see it. */
export const Refund = z.object({
  id: z.uuid(),
  amount: MinorUnits,
  status: z.enum(['pending', 'succeeded', 'failed']),
  creditsRevoked: z.number().int(),
  reason: z.string(),
  createDate: z.iso.datetime(),
})
export type Refund = z.infer<typeof Refund>

/** Money that was paid, or is about to be; one for each charge of a subscription. C-124. */
export const Payment = z.object({
  id: z.uuid(),
  /** The number people read out: `PX-10482`. */
  orderNumber: z.string(),
  account: person,
  status: PaymentStatus,
  subtotal: MinorUnits,
  discount: MinorUnits,
  tax: MinorUnits.nullable(),
  total: MinorUnits,
  refunded: MinorUnits,
  currency: Currency,
  description: z.string(),
  /** Our receipt as a PDF; null while nothing is paid. C-097. */
  receiptUrl: z.string().nullable(),
  invoiceNumber: z.string().nullable(),
  chargedAt: z.iso.datetime().nullable(),
  paymentMethodBrand: z.string().nullable(),
  paymentMethodLast4: z.string().nullable(),
  metadata: z.object({
    period: Period.nullable(),
    period_units: z.number().int().nullable(),
    recurrence_interval: Period.nullable(),
  }),
  /** Credits that came with it; 0 until they are in the account. Decision A21. */
  creditsPurchased: z.number().int(),
  isRecurring: z.boolean(),
  subscriptionId: z.uuid().nullable(),
  createDate: z.iso.datetime(),
  /** The accounting's number of the card provider's fee, and of the invoice; for administrators, else null. */
  destinationFeeId: z.string().nullable(),
  destinationInvoiceId: z.string().nullable(),
  refunds: z.array(Refund),
  /** Why the card was refused, in words that a buyer can act on; null: it was not. */
  failure: z.string().nullable(),
})
export type Payment = z.infer<typeof Payment>
export const paymentFields = Object.keys(Payment.shape) as [keyof typeof Payment.shape]
