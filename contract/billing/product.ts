import { z } from 'zod'
import { Currency, MinorUnits, Period } from './money.ts'

/** What a product says about itself beyond its price; the words are the provider's metadata. C-119. */
export const ProductMetadata = z.object({
  /** How often sessions come: with `month`, five credits a package. C-166. */
  period: Period.nullable(),
  /** Sessions in each period. */
  period_units: z.number().int().min(1).max(100).nullable(),
  tagLine: z.string().nullable(),
  is_popular: z.boolean(),
  /** Where it is offered: `pricing` on the pricing page, `classes`, `trial`, `course` in sign-up. */
  context: z.string().nullable(),
})
export type ProductMetadata = z.infer<typeof ProductMetadata>

/** The amount of a price in a currency that it is offered in. */
const currencyAmounts = z.partialRecord(Currency, MinorUnits)

/** What a price of a product costs, and what is got for it. C-121, C-122. */
export const Price = z.object({
  id: z.string(),
  productId: z.string(),
  /** In `currency`, for one package. */
  unitPrice: MinorUnits,
  currency: Currency,
  /** Every currency it can be paid in, its own included. */
  currencies: currencyAmounts,
  /** Null: paid once. */
  recurringPeriod: Period.nullable(),
  /** Charged every so many periods. */
  recurringCount: z.number().int().min(1).max(12).nullable(),
  /** Sessions in one package. */
  bundleSize: z.number().int().min(1).max(500),
  metadata: z.object({
    price_id: z.string(),
    recurrence_interval: Period.nullable(),
    /** Onboarding state of an account for which this price is meant. */
    account_state: z.string().nullable(),
    /** Credits of one package where it is said; else they follow from the period. Decision A4. */
    credits: z.number().int().min(1).max(500).nullable(),
  }),
})
export type Price = z.infer<typeof Price>

/** Something that is sold. C-119. */
export const Product = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  imageUrl: z.string().nullable(),
  defaultPriceId: z.string(),
  prices: z.array(Price),
  /** Credits expire so many months after the purchase; null: not by months. */
  expireMonths: z.number().int().min(1).max(60).nullable(),
  /** Credits expire with this date; null: not by a date. */
  expireDate: z.iso.date().nullable(),
  metadata: ProductMetadata,
  /** What the plan gives, a line each. C-012. */
  planBenefits: z.array(z.string()),
})
export type Product = z.infer<typeof Product>

/** What lowers a price: an amount or a percentage, never both. C-123. */
export const Discount = z.object({
  id: z.string(),
  /** What a buyer types; null: it applies by itself. */
  code: z.string().nullable(),
  name: z.string(),
  /** Per currency; a currency that is missing cannot use it. Decision A17. */
  amountOff: currencyAmounts.nullable(),
  /** Hundredths of a percent: 2500 is 25 %. */
  percentOff: z.number().int().min(1).max(10_000).nullable(),
  /** The products it is for; null: all. */
  productIds: z.array(z.string()).nullable(),
  /** How many charges of a subscription it lowers. */
  duration: z.enum(['once', 'repeating', 'forever']),
  durationMonths: z.number().int().min(1).nullable(),
  /** How often it can be used in all; null: without end. */
  maxRedemptions: z.number().int().min(1).nullable(),
  /** An account can use it once. */
  oncePerAccount: z.boolean(),
  /** Only for an account that has never paid anything. */
  firstOrderOnly: z.boolean(),
  /** From then on it is not taken any more; null: it does not end. */
  expiresAt: z.iso.datetime().nullable(),
})
export type Discount = z.infer<typeof Discount>

/** A price as a card shows it. C-121. */
export const CardPrice = z.object({
  priceId: z.string(),
  amount: MinorUnits,
  /** After the discount that applies by itself; equals `amount` without one. */
  discountedAmount: MinorUnits,
  currency: Currency,
  recurrence: Period.nullable(),
  bundleSize: z.number().int(),
  /** Credits that one package gives. */
  credits: z.number().int(),
  /** For information: the discounted amount of one session, half up to a cent. C-152. */
  perSession: MinorUnits,
  /** Whole percent saved, 10 or more; null: no badge. C-153. */
  savePercent: z.number().int().min(10).max(100).nullable(),
})
export type CardPrice = z.infer<typeof CardPrice>

/** A product as the pricing page shows it. C-074, C-120. */
export const PricingCard = z.object({
  productId: z.string(),
  title: z.string(),
  subtitle: z.string(),
  imgSrc: z.string().nullable(),
  isPopular: z.boolean(),
  planBenefits: z.array(z.string()),
  /** The main price. */
  price: CardPrice,
  /** The alternatives, such as a package instead of a month. C-075. */
  prices: z.array(CardPrice),
  sessionPeriod: Period.nullable(),
  sessionsPerPeriod: z.number().int().nullable(),
  /** Flexible each period, or when the credits expire, in words. C-264. */
  periodText: z.string(),
})
export type PricingCard = z.infer<typeof PricingCard>
