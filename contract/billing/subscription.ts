import { z } from 'zod'
import { Currency, MinorUnits, Period } from './money.ts'

/** `cancelled` still runs until the end of its period; `ended` is over. C-148, decision A13. */
export const subscriptionStatuses = ['active', 'paused', 'cancelled', 'ended'] as const
export const SubscriptionStatus = z.enum(subscriptionStatuses)
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>

const person = z.object({ id: z.uuid(), publicName: z.string(), name: z.string().nullable() }).nullable()

/** Something that is charged again and again until it is cancelled. C-126. */
export const Subscription = z.object({
  id: z.uuid(),
  account: person,
  status: SubscriptionStatus,
  description: z.string(),
  quantity: z.number().int(),
  amount: MinorUnits,
  currency: Currency,
  period: Period,
  /** Charged every so many periods. */
  periodCount: z.number().int(),
  creditsPerPeriod: z.number().int(),
  createDate: z.iso.datetime(),
  /**
   * What the next charge comes to, and what each costs once a discount has ended; null when it will not be charged again,
   * or is paused. `taxKnown`: taxes are in it, as they were the last time.
   */
  nextCharge: z
    .object({
      amount: MinorUnits,
      taxKnown: z.boolean(),
      discount: z.string().nullable(),
      afterDiscount: z.object({ amount: MinorUnits, from: z.iso.date() }).nullable(),
    })
    .nullable(),
  /** Null when it will not be charged again, or is paused. */
  nextChargeDate: z.iso.datetime().nullable(),
  currentPeriod: z.object({ start: z.iso.datetime(), end: z.iso.datetime() }),
  latestInvoiceNumber: z.string().nullable(),
  /** The last charge failed: when it is tried again, null when no more. Decision A13, P0-7. */
  paymentIssue: z
    .object({
      failure: z.string(),
      nextTry: z.iso.datetime().nullable(),
      /** The bank waits for its holder: see openConfirmation. */
      confirm: z.boolean(),
    })
    .nullable(),
  pausedUntil: z.iso.date().nullable(),
  /** Another plan that waits for the end of the period; null: none does. P1-14. */
  plannedChange: z
    .object({
      description: z.string(),
      amount: MinorUnits,
      period: Period,
      periodCount: z.number().int(),
      creditsPerPeriod: z.number().int(),
      from: z.iso.datetime(),
    })
    .nullable(),
  paymentMethodBrand: z.string().nullable(),
  paymentMethodLast4: z.string().nullable(),
})
export type Subscription = z.infer<typeof Subscription>
export const subscriptionFields = Object.keys(Subscription.shape) as [keyof typeof Subscription.shape]

/** How long a subscription can be paused, in days. P1-10. */
export const longestPauseDays = 90
