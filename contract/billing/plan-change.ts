import { z } from 'zod'
import { Currency, MinorUnits, Period } from './money.ts'
import { TaxLine } from './payment.ts'

/** A plan that a subscription can be changed to. P1-14. */
export const PlanOffer = z.object({
  priceId: z.string(),
  name: z.string(),
  /** Of one package. */
  amount: MinorUnits,
  currency: Currency,
  period: Period,
  periodCount: z.number().int(),
  /** Credits that one package gives with each charge. */
  credits: z.number().int(),
})
export type PlanOffer = z.infer<typeof PlanOffer>

const charge = {
  subtotal: MinorUnits,
  discount: MinorUnits,
  tax: MinorUnits,
  taxLines: z.array(TaxLine),
  total: MinorUnits,
}

/** What a change of plan would do: what stands here is what is charged. P1-14. */
export const PlanChangePreview = z.object({
  description: z.string(),
  currency: Currency,
  period: Period,
  periodCount: z.number().int(),
  takesEffect: z.enum(['now', 'period_end']),
  /** Time counts as unused from here on; the change is asked for with it. */
  at: z.iso.datetime(),
  /** Charged today: the new price less unused time, which `subtotal` has taken off; null: nothing is. */
  due: z.object({ ...charge, newCharge: MinorUnits, unused: MinorUnits }).nullable(),
  /** The next charge that comes by itself, by the new plan. */
  next: z.object({ ...charge, on: z.iso.datetime() }),
  /** From the first charge after `next` that the discount of `next` does not lower any more; null: each is like `next`. P0-4. */
  afterDiscount: z.object({ amount: MinorUnits, from: z.iso.date() }).nullable(),
  credits: z.object({
    /** Those of the plan that runs which are not used, and the last date of a class that they pay for. */
    kept: z.number().int(),
    keptUntil: z.iso.date().nullable(),
    /** Those that today's charge brings. */
    added: z.number().int(),
    addedUntil: z.iso.date().nullable(),
    /** Those of each further charge. */
    each: z.number().int(),
  }),
})
export type PlanChangePreview = z.infer<typeof PlanChangePreview>
