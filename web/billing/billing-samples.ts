import type { Payment, Quote } from '@polyhex/contract/billing/payment'
import type { CardPrice, PricingCard } from '@polyhex/contract/billing/product'
import type { Subscription } from '@polyhex/contract/billing/subscription'

/** Contract-shaped samples for tests of screens about money; each test states the values it checks. */

export const paymentId = '00000000-0000-4000-8000-00000000c0de'
export const subscriptionId = '00000000-0000-4000-8000-00000000cafe'

export const sampleCardPrice = (over: Partial<CardPrice> = {}): CardPrice => ({
  priceId: 'price_weekly_month',
  amount: 14500,
  discountedAmount: 14500,
  currency: 'cad',
  recurrence: 'month',
  bundleSize: 5,
  credits: 5,
  perSession: 2900,
  savePercent: null,
  ...over,
})

export const sampleCard = (over: Partial<PricingCard> = {}): PricingCard => ({
  productId: 'prod_weekly',
  title: 'Weekly cell',
  subtitle: 'One live class every week',
  imgSrc: null,
  isPopular: true,
  planBenefits: ['45 minutes of math activities in a semi-private group with a qualified tutor'],
  price: sampleCardPrice(),
  prices: [
    sampleCardPrice({
      priceId: 'price_weekly_package',
      amount: 39900,
      discountedAmount: 39900,
      recurrence: null,
      bundleSize: 15,
      credits: 15,
      perSession: 2660,
    }),
  ],
  sessionPeriod: 'month',
  sessionsPerPeriod: 5,
  periodText: 'Flexible scheduling each month',
  ...over,
})

export const sampleTrial = (over: Partial<PricingCard> = {}): PricingCard =>
  sampleCard({
    productId: 'prod_trial',
    title: 'Trial class',
    subtitle: 'See if it fits',
    isPopular: false,
    planBenefits: ['One 45 minute live class'],
    price: sampleCardPrice({
      priceId: 'price_trial',
      amount: 100,
      discountedAmount: 100,
      recurrence: null,
      bundleSize: 1,
      credits: 1,
      perSession: 100,
    }),
    prices: [],
    sessionPeriod: null,
    sessionsPerPeriod: null,
    periodText: 'Credits expire within 1 month',
    ...over,
  })

type QuoteLine = Quote['lines'][number]
export const sampleLine = (over: Partial<QuoteLine> = {}): QuoteLine => ({
  priceId: 'price_weekly_month',
  productId: 'prod_weekly',
  productName: 'Weekly cell',
  description: 'One live class every week, with homework and review between classes.',
  imageUrl: null,
  quantity: 1,
  unitPrice: 14500,
  amount: 14500,
  credits: 5,
  bundleSize: 5,
  recurringPeriod: 'month',
  sessionsPerPeriod: 5,
  expiry: { kind: 'period', period: 'month' },
  ...over,
})

export const sampleQuote = (over: Partial<Quote> = {}): Quote => ({
  lines: [sampleLine()],
  currency: 'cad',
  currencyNotice: null,
  subtotal: 14500,
  discount: null,
  tax: 1885,
  taxLines: [{ name: 'HST', rateMillionths: 130_000, amount: 1885 }],
  total: 16385,
  renewal: { period: 'month', periodCount: 1, amount: 16385, nextChargeDate: '2026-12-22', afterDiscount: null },
  alreadyHeld: null,
  asksParent: false,
  needsStudent: false,
  isTrial: false,
  waitingStudents: [],
  ...over,
})

export const samplePackageQuote = (over: Partial<Quote> = {}): Quote =>
  sampleQuote({
    lines: [
      sampleLine({
        priceId: 'price_package',
        unitPrice: 39900,
        amount: 39900,
        credits: 15,
        bundleSize: 15,
        recurringPeriod: null,
        sessionsPerPeriod: null,
        expiry: { kind: 'months', months: 12 },
      }),
    ],
    subtotal: 39900,
    tax: null,
    taxLines: [],
    total: 39900,
    renewal: null,
    ...over,
  })

export const samplePayment = (over: Partial<Payment> = {}): Payment => ({
  id: paymentId,
  orderNumber: 'PX-10482',
  account: null,
  status: 'paid',
  subtotal: 14500,
  discount: 0,
  tax: 1885,
  total: 16385,
  refunded: 0,
  currency: 'cad',
  description: 'Weekly cell',
  receiptUrl: `/api/payments/${paymentId}/receipt`,
  invoiceNumber: 'INV-10021',
  chargedAt: '2026-11-27T20:48:00.000Z',
  paymentMethodBrand: 'visa',
  paymentMethodLast4: '4242',
  metadata: { period: 'month', period_units: 5, recurrence_interval: 'month' },
  creditsPurchased: 5,
  isRecurring: true,
  subscriptionId,
  createDate: '2026-11-27T20:47:00.000Z',
  destinationFeeId: null,
  destinationInvoiceId: null,
  refunds: [],
  failure: null,
  ...over,
})

export const sampleSubscription = (over: Partial<Subscription> = {}): Subscription => ({
  id: subscriptionId,
  account: null,
  status: 'active',
  description: 'Weekly cell',
  quantity: 1,
  amount: 16385,
  currency: 'cad',
  period: 'month',
  periodCount: 1,
  plannedChange: null,
  creditsPerPeriod: 5,
  createDate: '2026-11-27T20:48:00.000Z',
  nextCharge: { amount: 16385, taxKnown: true, discount: null, afterDiscount: null },
  nextChargeDate: '2026-12-27T20:48:00.000Z',
  currentPeriod: { start: '2026-11-27T20:48:00.000Z', end: '2026-12-27T20:48:00.000Z' },
  latestInvoiceNumber: 'INV-10021',
  paymentIssue: null,
  pausedUntil: null,
  paymentMethodBrand: 'visa',
  paymentMethodLast4: '4242',
  ...over,
})
