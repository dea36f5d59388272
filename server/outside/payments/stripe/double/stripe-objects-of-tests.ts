import type {
  BalanceMove,
  ProviderBalanceChange,
  ProviderCatalog,
  ProviderCharge,
  ProviderCheckout,
  ProviderDispute,
  ProviderEvent,
  PreviewedCharge,
  ProviderInvoice,
  ProviderPlan,
  ProviderRefund,
  ProviderSubscription,
  ProviderTaxLine,
} from '../../payment-port.ts'
import { stripeObject } from './stripe-subset-of-tests.ts'

type Params = Record<string, unknown>
const seconds = (at: Date | null): number | null => (at === null ? null : Math.floor(at.getTime() / 1000))
export const intentOf = (chargeId: string): string => `pi_${chargeId}`

/** A rate of the sample taxes as Stripe has rates: its id says what it is, so that nothing must be kept. */
export function rateId({ name, rateMillionths }: ProviderTaxLine): string {
  return `txr_${Buffer.from(JSON.stringify([name, rateMillionths])).toString('hex')}`
}

export function rateObject(id: string): Params {
  const [name, rate] = JSON.parse(Buffer.from(id.slice(4), 'hex').toString()) as [string, number]
  const [kind = '', state] = name.replace('Sample ', '').split(' ')
  return stripeObject('tax_rate', {
    id,
    display_name: kind,
    percentage: rate / 10_000,
    effective_percentage: rate / 10_000,
    tax_type: kind.toLowerCase(),
    state: state ?? null,
    country: 'CA',
    active: true,
  })
}

export function chargeObject(charge: ProviderCharge, withBalance: Params | null): Params {
  const failed = charge.status === 'failed'
  const insufficient = charge.failureCode === 'insufficient_funds'
  return stripeObject('charge', {
    id: charge.id,
    amount: charge.amount,
    amount_captured: failed ? 0 : charge.amount,
    amount_refunded: charge.refunded,
    refunded: charge.refunded === charge.amount,
    balance_transaction: withBalance ?? charge.balanceChangeId,
    created: seconds(charge.createdAt),
    currency: charge.currency,
    customer: charge.customerId,
    failure_code: failed ? 'card_declined' : null,
    ...(failed ? { outcome: { reason: insufficient ? 'insufficient_funds' : 'generic_decline' } } : {}),
    metadata: charge.paymentId === null ? {} : { payment_id: charge.paymentId },
    paid: !failed,
    payment_intent: intentOf(charge.id),
    payment_method_details: { type: 'card', card: { brand: charge.brand, last4: charge.last4 } },
    status: charge.status,
  })
}

export function intentObject(charge: ProviderCharge): Params {
  const declined = { type: 'card_error', code: 'card_declined', decline_code: 'generic_decline', charge: charge.id }
  // A bank that asks is no refusal: nothing is said of a failure.
  const asks = charge.failureCode === 'authentication_required'
  return stripeObject('payment_intent', {
    id: intentOf(charge.id),
    amount: charge.amount,
    currency: charge.currency,
    latest_charge: charge.id,
    last_payment_error: charge.status === 'failed' && !asks ? declined : null,
    status: asks ? 'requires_action' : charge.status === 'failed' ? 'requires_payment_method' : 'succeeded',
  })
}

const totalTax = (lines: readonly ProviderTaxLine[], whole: (line: ProviderTaxLine) => Params): Params[] =>
  lines.map((line) => ({ amount: line.amount, taxability_reason: 'standard_rated', taxable_amount: 0, ...whole(line) }))

/** A session; `parts` are those that the caller asked to have whole. */
export function sessionObject(
  checkout: ProviderCheckout,
  { parts, charge, returnUrl }: { parts: ReadonlySet<string>; charge: ProviderCharge | null; returnUrl: string },
): Params {
  const recurring = checkout.subscriptionId !== null
  const intent = charge === null || recurring ? null : intentObject(charge)
  const taxes = totalTax(checkout.taxLines, (line) => ({ rate: rateObject(rateId(line)) }))
  return stripeObject('checkout.session', {
    id: checkout.id,
    amount_subtotal: checkout.subtotal,
    automatic_tax: {
      enabled: true,
      liability: null,
      provider: null,
      status: checkout.taxKnown ? 'complete' : 'requires_location_inputs',
    },
    amount_total: checkout.total,
    client_reference_id: checkout.paymentId,
    client_secret: checkout.clientSecret,
    created: seconds(checkout.createdAt),
    currency: checkout.currency,
    customer: checkout.customerId,
    expires_at: seconds(checkout.expiresAt),
    invoice: checkout.invoiceId,
    metadata: { payment_id: checkout.paymentId, account_id: checkout.accountId },
    mode: recurring ? 'subscription' : 'payment',
    payment_intent: parts.has('payment_intent') ? intent : (intent?.['id'] ?? null),
    payment_status: { unpaid: 'unpaid', paid: 'paid', none: 'no_payment_required' }[checkout.paid],
    return_url: returnUrl,
    status: checkout.status,
    subscription: checkout.subscriptionId,
    total_details: {
      amount_discount: checkout.discount,
      amount_tax: checkout.tax,
      ...(parts.has('total_details.breakdown') ? { breakdown: { discounts: [], taxes } } : {}),
    },
    ui_mode: 'embedded_page',
  })
}

export const scheduleId = (subscriptionId: string): string => `sub_sched_${subscriptionId}`

/** A schedule of the period that runs and, where another plan waits, of what follows it. */
export function scheduleObject(subscription: ProviderSubscription): Params {
  const { id, priceId, quantity, periodStart, periodEnd, nextPlan, createdAt } = subscription
  const phase = (plan: ProviderPlan, start: Date, end: Date) => ({
    items: [{ price: plan.priceId, quantity: plan.quantity }],
    start_date: seconds(start),
    end_date: seconds(end),
    proration_behavior: 'none',
  })
  const running = phase({ priceId, quantity }, periodStart, periodEnd)
  const after = nextPlan === null ? [] : [phase(nextPlan, periodEnd, new Date(periodEnd.getTime() + 86_400_000))]
  return stripeObject('subscription_schedule', {
    id: scheduleId(id),
    created: seconds(createdAt),
    end_behavior: 'release',
    phases: [running, ...after],
    status: 'active',
    subscription: id,
  })
}

const methodId = ({ id }: ProviderSubscription): string => `pm_${id}`

function methodObject(subscription: ProviderSubscription): Params {
  const { brand, last4 } = subscription.card ?? { brand: null, last4: null }
  return stripeObject('payment_method', { id: methodId(subscription), type: 'card', card: { brand, last4 } })
}

function endObject({ ended }: ProviderSubscription): Params {
  const reason = ended?.why === 'unpaid' ? 'payment_failed' : 'cancellation_requested'
  return {
    ended_at: ended === null ? null : seconds(ended.at),
    cancellation_details: { comment: null, feedback: null, reason: ended === null ? null : reason },
  }
}

/** A subscription; `parts` are those that the caller asked to have whole. */
export function subscriptionObject(
  subscription: ProviderSubscription,
  catalog: ProviderCatalog,
  parts: ReadonlySet<string>,
): Params {
  const price = catalog.prices.find(({ id }) => id === subscription.priceId)
  const pause = { behavior: 'void', resumes_at: seconds(subscription.pausedUntil) }
  return stripeObject('subscription', {
    id: subscription.id,
    ...endObject(subscription),
    default_payment_method: parts.has('default_payment_method') ? methodObject(subscription) : methodId(subscription),
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    created: seconds(subscription.createdAt),
    currency: subscription.currency,
    customer: subscription.customerId,
    items: {
      object: 'list',
      has_more: false,
      url: `/v1/subscription_items?subscription=${subscription.id}`,
      data: [
        {
          object: 'subscription_item',
          id: `si_${subscription.id}`,
          current_period_start: seconds(subscription.periodStart),
          current_period_end: seconds(subscription.periodEnd),
          price: price === undefined ? null : priceObject(price, new Set()),
          quantity: subscription.quantity,
        },
      ],
    },
    latest_invoice: subscription.latestInvoiceId,
    metadata: { payment_id: subscription.paymentId, account_id: subscription.accountId },
    pause_collection: subscription.pausedUntil === null ? null : pause,
    schedule:
      subscription.nextPlan === null
        ? null
        : parts.has('schedule')
          ? scheduleObject(subscription)
          : scheduleId(subscription.id),
    status: subscription.status === 'paused' ? 'active' : subscription.status,
  })
}

/** The lines and sums of an invoice: what is charged for, and what a change of plan gives back for unused time. */
export function invoiceCharge(
  id: string,
  charge: PreviewedCharge & Pick<ProviderInvoice, 'unused' | 'currency' | 'plan'>,
  period: { readonly start: Date | null; readonly end: Date | null },
): Params {
  const { subtotal, unused, currency, plan } = charge
  const dates = { start: seconds(period.start), end: seconds(period.end) }
  const pricing =
    plan === null ? null : { type: 'price_details', price_details: { price: plan.priceId, product: 'prod' } }
  const main = {
    ...{ object: 'line_item', id: `il_${id}`, amount: subtotal + unused, currency, period: dates },
    ...{ pricing, quantity: plan?.quantity ?? 1 },
  }
  const back = { object: 'line_item', id: `il_${id}_back`, amount: -unused, currency, period: dates }
  return {
    lines: {
      object: 'list',
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
      data: unused === 0 ? [main] : [back, main],
    },
    subtotal,
    total: charge.total,
    total_discount_amounts: charge.discount === 0 ? [] : [{ amount: charge.discount, discount: 'di_1' }],
    total_taxes: totalTax(charge.taxLines, (line) => ({
      tax_behavior: 'exclusive',
      tax_rate_details: { tax_rate: rateId(line) },
      type: 'tax_rate_details',
    })),
  }
}

const billingReasons = {
  first: 'subscription_create',
  renewal: 'subscription_cycle',
  change: 'subscription_update',
  one_time: 'manual',
} as const

export function invoiceObject(invoice: ProviderInvoice): Params {
  const metadata = { payment_id: invoice.paymentId, account_id: invoice.accountId }
  return stripeObject('invoice', {
    id: invoice.id,
    billing_reason: billingReasons[invoice.reason],
    created: seconds(invoice.createdAt),
    currency: invoice.currency,
    customer: invoice.customerId,
    ...invoiceCharge(invoice.id, invoice, { start: invoice.periodStart, end: invoice.periodEnd }),
    hosted_invoice_url: invoice.status === 'open' ? `https://invoice.stripe.com/i/acct_1/${invoice.id}` : null,
    next_payment_attempt: seconds(invoice.nextTry),
    number: invoice.number,
    parent: { type: 'subscription_details', subscription_details: { subscription: invoice.subscriptionId, metadata } },
    // As with Stripe, the invoice's own period has ended when it is written.
    period_start: seconds(invoice.createdAt),
    period_end: seconds(invoice.createdAt),
    status: invoice.status,
    status_transitions: { paid_at: seconds(invoice.paidAt) },
  })
}

export function invoicePaymentObject(invoice: ProviderInvoice, charge: ProviderCharge, whole: boolean): Params {
  return stripeObject('invoice_payment', {
    id: `inpay_${charge.id}`,
    amount_requested: invoice.total,
    currency: invoice.currency,
    invoice: invoice.id,
    payment: { type: 'payment_intent', payment_intent: whole ? intentObject(charge) : intentOf(charge.id) },
    status: invoice.status === 'paid' ? 'paid' : 'open',
  })
}

/** A movement of the balance by a refund or a dispute. */
function moveObject(move: BalanceMove, kind: 'refund' | 'dispute', source: string, at: Date): Params {
  return balanceObject({ ...move, kind, sourceId: source, createdAt: at })
}

/** A refund; `parts` are those that the caller asked to have whole. */
export function refundObject(refund: ProviderRefund, parts: ReadonlySet<string>): Params {
  const { id, amount, currency, status, chargeId: charge, refundId, createdAt } = refund
  const metadata = refundId === null ? {} : { refund_id: refundId }
  const [went, back] = refund.balanceChanges.map((move) => moveObject(move, 'refund', id, createdAt))
  const part = (name: string, move: Params | undefined) =>
    move === undefined ? {} : { [name]: parts.has(name) ? move : move['id'] }
  return stripeObject('refund', {
    ...{ id, amount, currency, status, charge, metadata, created: seconds(createdAt) },
    ...part('balance_transaction', went),
    ...part('failure_balance_transaction', back),
  })
}

export function disputeObject(dispute: ProviderDispute): Params {
  return stripeObject('dispute', {
    id: dispute.id,
    amount: dispute.amount,
    balance_transactions: dispute.balanceChanges.map((move) =>
      moveObject(move, 'dispute', dispute.id, dispute.createdAt),
    ),
    charge: dispute.chargeId,
    created: seconds(dispute.createdAt),
    currency: dispute.currency,
    evidence_details: { due_by: seconds(dispute.answerBy) },
    status: dispute.status === 'open' ? 'needs_response' : dispute.status,
  })
}

export function balanceObject(change: ProviderBalanceChange): Params {
  const type = change.kind === 'dispute' ? 'adjustment' : change.kind
  return stripeObject('balance_transaction', {
    id: change.id,
    amount: change.amount,
    created: seconds(change.createdAt),
    currency: change.currency,
    fee: change.fee,
    net: change.amount - change.fee,
    reporting_category: change.kind,
    source: change.sourceId,
    type,
  })
}

const objectOf: Readonly<Record<ProviderEvent['about']['kind'], string>> = {
  checkout: 'checkout.session',
  invoice: 'invoice',
  subscription: 'subscription',
  charge: 'charge',
  refund: 'refund',
  dispute: 'dispute',
  card: 'checkout.session',
  catalog: 'product',
  other: 'payout',
}

export function eventObject(event: ProviderEvent, apiVersion: string): Params {
  return stripeObject('event', {
    id: event.id,
    api_version: apiVersion,
    created: seconds(event.createdAt),
    data: { object: { id: event.about.id, object: objectOf[event.about.kind] } },
    type: event.type,
  })
}

export function productObject(product: ProviderCatalog['products'][number]): Params {
  return stripeObject('product', {
    id: product.id,
    active: product.active,
    name: product.name,
    description: product.description,
    images: product.imageUrl === null ? [] : [product.imageUrl],
    default_price: product.defaultPriceId,
    marketing_features: product.benefits.map((name) => ({ name })),
    metadata: product.metadata,
  })
}

export function priceObject(price: ProviderCatalog['prices'][number], parts: ReadonlySet<string>): Params {
  const options = Object.entries(price.amounts).map(([currency, amount]) => [
    currency,
    { unit_amount: amount, unit_amount_decimal: String(amount), tax_behavior: 'exclusive', custom_unit_amount: null },
  ])
  const { recurring } = price
  return stripeObject('price', {
    id: price.id,
    active: price.active,
    currency: price.currency,
    product: price.productId,
    tax_behavior: price.taxIncluded === null ? 'unspecified' : price.taxIncluded ? 'inclusive' : 'exclusive',
    unit_amount: price.unitAmount,
    unit_amount_decimal: String(price.unitAmount),
    recurring: recurring === null ? null : { interval: recurring.period, interval_count: recurring.count },
    type: recurring === null ? 'one_time' : 'recurring',
    metadata: price.metadata,
    ...(parts.has('currency_options') ? { currency_options: Object.fromEntries(options) } : {}),
  })
}

export function couponObject(discount: ProviderCatalog['discounts'][number], parts: ReadonlySet<string>): Params {
  const [[currency, off] = [null, null]] = Object.entries(discount.amountsOff ?? {})
  return stripeObject('coupon', {
    id: discount.couponId,
    amount_off: off,
    currency,
    percent_off: discount.percentOff === null ? null : discount.percentOff / 100,
    duration: discount.duration,
    duration_in_months: discount.durationMonths,
    name: discount.name,
    valid: true,
    max_redemptions: null,
    metadata: discount.code === null ? discount.metadata : {},
    ...(parts.has('applies_to') && discount.productIds !== null
      ? { applies_to: { products: discount.productIds } }
      : {}),
  })
}

export function codeObject(discount: ProviderCatalog['discounts'][number], parts: ReadonlySet<string>): Params {
  const coupon = parts.has('promotion.coupon') ? couponObject(discount, parts) : discount.couponId
  return stripeObject('promotion_code', {
    id: discount.id,
    active: discount.active,
    code: discount.code,
    expires_at: seconds(discount.expiresAt),
    max_redemptions: discount.maxRedemptions,
    metadata: discount.metadata,
    restrictions: {
      first_time_transaction: discount.firstOrderOnly,
      minimum_amount: null,
      minimum_amount_currency: null,
    },
    times_redeemed: discount.timesRedeemed,
    promotion: { type: 'coupon', coupon },
  })
}
