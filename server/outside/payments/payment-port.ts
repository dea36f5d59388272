import type { Currency, Period } from '@polyhex/contract/billing/money'

/**
 * The way out to a card payment provider. Two adapters stand behind it, the embedded test provider and Stripe, and one
 * suite of tests holds both to what is said here. Amounts are minor units; instants are UTC. A call that could not be
 * answered throws PaymentProviderFailure; what the provider does not know is null.
 */
export interface PaymentProvider {
  readonly name: 'test' | 'stripe'
  /** Whether money really moves. */
  readonly livemode: boolean
  /** What the browser needs to open the card form; null where it needs nothing. */
  readonly publishableKey: string | null
  /** Everything that is sold, active or not. */
  readCatalog(): Promise<ProviderCatalog>
  /** Makes a customer, or gives the one that the same key has made. */
  createCustomer(customer: NewCustomer, key: string): Promise<{ readonly customerId: string }>
  /** Begins a payment. The same key gives the same checkout; another order with the same key throws `key_reused`. */
  createCheckout(order: CheckoutOrder, key: string): Promise<ProviderCheckout>
  readCheckout(checkoutId: string): Promise<ProviderCheckout | null>
  /** After a lost answer: the newest checkout that was begun for a payment of ours. */
  findCheckout(paymentId: string, customerId: string): Promise<ProviderCheckout | null>
  /** Closes a checkout that is open; one that is complete or expired stays as it is and is given back. */
  expireCheckout(checkoutId: string): Promise<ProviderCheckout>
  /** What tax an order would carry at a place; null where the provider cannot say. */
  computeTax(order: TaxQuestion): Promise<readonly ProviderTaxLine[] | null>
  readSubscription(subscriptionId: string): Promise<ProviderSubscription | null>
  listSubscriptions(customerId: string): Promise<readonly ProviderSubscription[]>
  /** Ends it with its period, or takes that back. */
  setCancelAtPeriodEnd(subscriptionId: string, cancel: boolean, key: string): Promise<ProviderSubscription>
  /** No charges until `resumesOn`, an instant; null: goes on now. */
  setPause(subscriptionId: string, resumesOn: Date | null, key: string): Promise<ProviderSubscription>
  /** Ends it now, without giving anything back; one that has ended stays so. */
  endSubscription(subscriptionId: string): Promise<ProviderSubscription>
  /** Deletes a customer with name, address and cards, and ends its subscriptions. Payments stay. Any number of times. */
  deleteCustomer(customerId: string): Promise<void>
  /** What a change of plan would cost, and what is charged from then on. Throws `refused` where it cannot be changed. */
  previewChange(change: PlanChange): Promise<PlanPreview>
  /**
   * Changes what a subscription is charged by. Now: a new period begins, what `previewChange` says for `at` is charged at
   * once, and a card that is refused changes nothing (`refused`, with the card's code). At the period's end: nothing is
   * charged before. Either takes the place of a change that waits.
   */
  changePlan(change: PlanChange & { readonly at: Date }, key: string): Promise<ProviderSubscription>
  /** Takes back a change that waits for the end of the period; nothing where none does. */
  keepPlan(subscriptionId: string, key: string): Promise<ProviderSubscription>
  readInvoice(invoiceId: string): Promise<ProviderInvoice | null>
  refund(refund: NewRefund, key: string): Promise<ProviderRefund>
  readRefund(refundId: string): Promise<ProviderRefund | null>
  readCharge(chargeId: string): Promise<ProviderCharge | null>
  readDispute(disputeId: string): Promise<ProviderDispute | null>
  /** Where a buyer changes the card; in `returnAddress` `{CHECKOUT_SESSION_ID}` is replaced by the change. */
  openPaymentMethod(
    customerId: string,
    subscriptionId: string,
    returnAddress: string,
  ): Promise<{ readonly address: string }>
  /**
   * Makes the card of a change the one that its subscription is charged by, and charges what is open. Any number of times.
   * Gives the subscription; null: nothing was saved there. A charge that fails is the invoice's, and throws nothing.
   */
  takeNewCard(changeId: string): Promise<string | null>
  /** Where a payer confirms a charge that their bank asks about (`unconfirmed`). Throws `refused` where none waits. */
  openConfirmation(invoiceId: string, returnAddress: string): Promise<{ readonly address: string }>
  /** What happened from `since` on, oldest first, read page by page to its end; for finding what got lost. */
  listEvents(since: Date): AsyncIterable<ProviderEvent>
  listCheckouts(since: Date): AsyncIterable<ProviderCheckout>
  listInvoices(since: Date): AsyncIterable<ProviderInvoice>
  listCharges(since: Date): AsyncIterable<ProviderCharge>
  listRefunds(since: Date): AsyncIterable<ProviderRefund>
  /** Refunds of one charge. */
  refundsOfCharge(chargeId: string): Promise<readonly ProviderRefund[]>
  listDisputes(since: Date): AsyncIterable<ProviderDispute>
  /** Money that came in and went out of the balance, fees among it. */
  listBalanceChanges(since: Date): AsyncIterable<ProviderBalanceChange>
  /** The event in a webhook's bytes. Throws PaymentProviderFailure `bad_signature` for a wrong or old signature. */
  readWebhook(body: Uint8Array, signature: string, now: Date): Promise<ProviderEvent>
}

/** Why a call to the provider failed, without a word of whose payment it was. */
export class PaymentProviderFailure extends Error {
  /**
   * - `not_reached`: no answer, so that it is not known whether it was done: ask again with the same key
   * - `busy`: not done, try later
   * - `refused`: not done, trying again does not help; `reason` says why, of a discount by one of `discountFaults`
   * - `key_reused`: the key was used for something else
   * - `answer_replayed_fault`: the provider repeats a fault of its own for this key: look first, then take a new key
   * - `bad_signature`: a webhook that is not from the provider, or too old
   */
  readonly kind: 'not_reached' | 'busy' | 'refused' | 'key_reused' | 'answer_replayed_fault' | 'bad_signature'
  /** The provider's closed code, such as `resource_missing`; never its sentence. */
  readonly reason: string | null

  constructor(kind: PaymentProviderFailure['kind'], reason: string | null = null) {
    super(reason === null ? kind : `${kind}: ${reason}`)
    this.kind = kind
    this.reason = reason
  }
}

/** Why a provider does not take the discount of an order, whichever it is. */
export const discountFaults = [
  'discount_expired',
  'discount_used_up',
  'discount_first_order_only',
  'discount_for_others',
  'discount_unknown',
] as const
export type DiscountFault = (typeof discountFaults)[number]

/** The header of a webhook that holds its signature, whichever provider sends it. */
export const webhookSignatureHeader = 'stripe-signature'

export type CurrencyAmounts = Readonly<Partial<Record<Currency, number>>>

export interface ProviderCatalog {
  readonly products: readonly ProviderProduct[]
  readonly prices: readonly ProviderPrice[]
  readonly discounts: readonly ProviderDiscount[]
}
export interface ProviderProduct {
  readonly id: string
  readonly active: boolean
  readonly name: string
  readonly description: string
  readonly imageUrl: string | null
  readonly defaultPriceId: string | null
  readonly benefits: readonly string[]
  /** As the provider keeps it: every value is text. */
  readonly metadata: Readonly<Record<string, string>>
}
export interface ProviderPrice {
  readonly id: string
  readonly productId: string
  readonly active: boolean
  readonly currency: Currency
  readonly unitAmount: number
  /** Amounts in every currency, its own included. */
  readonly amounts: CurrencyAmounts
  /** Whether taxes are in the amounts already; null: the provider has not been told. */
  readonly taxIncluded: boolean | null
  readonly recurring: { readonly period: Period; readonly count: number } | null
  readonly metadata: Readonly<Record<string, string>>
}
export interface ProviderDiscount {
  /** Of the promotion code, or of the coupon where there is no code. */
  readonly id: string
  readonly couponId: string
  readonly code: string | null
  readonly active: boolean
  readonly name: string
  readonly amountsOff: CurrencyAmounts | null
  /** Hundredths of a percent. */
  readonly percentOff: number | null
  readonly productIds: readonly string[] | null
  readonly duration: 'once' | 'repeating' | 'forever'
  readonly durationMonths: number | null
  /** How often it can be used in all, and how often it was; null: without end. */
  readonly maxRedemptions: number | null
  readonly timesRedeemed: number
  /** From then on it is not taken any more; null: it does not end. */
  readonly expiresAt: Date | null
  /** Only for who has never paid anything. */
  readonly firstOrderOnly: boolean
  /** `once_per_account: true`: each account once, which no provider counts; we do. */
  readonly metadata: Readonly<Record<string, string>>
}

export interface NewCustomer {
  readonly accountId: string
  readonly email: string | null
  readonly name: string | null
}
export interface CheckoutOrder {
  readonly paymentId: string
  readonly accountId: string
  readonly customerId: string
  readonly currency: Currency
  readonly lines: readonly { readonly priceId: string; readonly quantity: number }[]
  /** A discount of the catalog; null: none. */
  readonly discountId: string | null
  readonly recurring: boolean
  /** The buyer comes back here; `{CHECKOUT_SESSION_ID}` is replaced by the provider. */
  readonly returnAddress: string
  readonly receiptEmail: string | null
  /** Where the buyer said to live, so that the tax that was shown is the tax that is charged; null: not said, or not known any more. */
  readonly place: TaxQuestion['place'] | null
  readonly expiresAt: Date
}
export interface ProviderCheckout {
  readonly id: string
  /** Opens the card form; null once it is over. */
  readonly clientSecret: string | null
  readonly status: 'open' | 'complete' | 'expired'
  /** `none`: nothing was to be paid. */
  readonly paid: 'unpaid' | 'paid' | 'none'
  readonly paymentId: string | null
  readonly accountId: string | null
  readonly customerId: string | null
  readonly currency: Currency
  readonly subtotal: number
  readonly discount: number
  /** Tax counts once the provider knows the place; until then it is 0, and there are no lines. */
  readonly tax: number
  readonly taxLines: readonly ProviderTaxLine[]
  /** Whether the place is known, so that `tax` is what will be charged unless another place is typed. */
  readonly taxKnown: boolean
  readonly total: number
  readonly chargeId: string | null
  readonly invoiceId: string | null
  readonly subscriptionId: string | null
  readonly createdAt: Date
  readonly expiresAt: Date
}
export interface TaxQuestion {
  readonly currency: Currency
  readonly lines: readonly { readonly priceId: string; readonly amount: number }[]
  readonly place: { readonly country: string; readonly region?: string; readonly postalCode?: string }
}
export interface ProviderTaxLine {
  readonly name: string
  /** Ten-thousandths of a percent: 130000 is 13 %. */
  readonly rateMillionths: number
  readonly amount: number
}
/** Another price or quantity for a subscription. */
export interface PlanChange {
  readonly subscriptionId: string
  readonly priceId: string
  readonly quantity: number
  readonly when: 'now' | 'period_end'
  /** From when on time counts as unused, to the second; null: now, by the provider's clock. */
  readonly at: Date | null
}
/** Amounts of a charge that is not made yet. */
export interface PreviewedCharge {
  readonly subtotal: number
  readonly discount: number
  readonly tax: number
  readonly taxLines: readonly ProviderTaxLine[]
  readonly total: number
}
export interface PlanPreview {
  /** What `changePlan` must be told for these amounts to be charged. */
  readonly at: Date
  /** Charged at once, `unused` being taken off in `subtotal` already; null: nothing is. */
  readonly due: (PreviewedCharge & { readonly unused: number }) | null
  /** The next charge that comes by itself, by the new plan. */
  readonly next: PreviewedCharge & { readonly on: Date }
}
/** What somebody subscribes to. */
export interface ProviderPlan {
  readonly priceId: string
  readonly quantity: number
}
export interface ProviderSubscription {
  readonly id: string
  readonly customerId: string
  readonly status:
    | 'incomplete'
    | 'trialing'
    | 'active'
    | 'past_due'
    | 'unpaid'
    | 'paused'
    | 'canceled'
    | 'incomplete_expired'
  readonly cancelAtPeriodEnd: boolean
  readonly priceId: string
  readonly quantity: number
  readonly currency: Currency
  readonly periodStart: Date
  readonly periodEnd: Date
  readonly pausedUntil: Date | null
  /** What it is charged by from the end of this period on, where that was changed; null: as before. */
  readonly nextPlan: ProviderPlan | null
  readonly latestInvoiceId: string | null
  /** What it is charged by; null: not known. */
  readonly card: ProviderCard | null
  /** When and why it ended: as somebody wished, because a charge failed for good, or because one was disputed. */
  readonly ended: { readonly at: Date; readonly why: 'asked' | 'unpaid' | 'disputed' } | null
  readonly paymentId: string | null
  readonly accountId: string | null
  readonly createdAt: Date
}
/** A way to pay, as its holder knows it: a card's brand and last digits, or the kind of another way alone. */
export interface ProviderCard {
  readonly brand: string | null
  readonly last4: string | null
}
export interface ProviderInvoice {
  readonly id: string
  readonly number: string | null
  readonly customerId: string
  readonly subscriptionId: string | null
  readonly status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible'
  /** The first of a subscription belongs to its checkout. */
  readonly reason: 'first' | 'renewal' | 'change' | 'one_time'
  readonly currency: Currency
  /** What was charged for; null where that is not known. */
  readonly plan: ProviderPlan | null
  /** What a change of plan gave back for unused time; taken off in `subtotal` already. */
  readonly unused: number
  readonly subtotal: number
  readonly discount: number
  readonly tax: number
  readonly taxLines: readonly ProviderTaxLine[]
  readonly total: number
  readonly periodStart: Date | null
  readonly periodEnd: Date | null
  readonly chargeId: string | null
  readonly nextTry: Date | null
  readonly failureCode: string | null
  /** The bank wants its holder to confirm the charge: see `openConfirmation`. */
  readonly unconfirmed: boolean
  readonly paymentId: string | null
  readonly accountId: string | null
  readonly createdAt: Date
  readonly paidAt: Date | null
}
export interface ProviderCharge {
  readonly id: string
  readonly customerId: string | null
  readonly currency: Currency
  readonly amount: number
  readonly refunded: number
  readonly status: 'succeeded' | 'pending' | 'failed'
  readonly brand: string | null
  readonly last4: string | null
  readonly failureCode: string | null
  /** What the provider kept; null: not known yet. */
  readonly fee: number | null
  readonly balanceChangeId: string | null
  readonly paymentId: string | null
  readonly invoiceId: string | null
  readonly createdAt: Date
}
export interface NewRefund {
  readonly chargeId: string
  readonly amount: number
  /** Ours; the provider gives it back. */
  readonly refundId: string
}
export interface ProviderRefund {
  readonly id: string
  readonly refundId: string | null
  readonly chargeId: string
  readonly amount: number
  readonly currency: Currency
  readonly status: 'pending' | 'succeeded' | 'failed'
  /** What it did to the balance: the money that went, and that came back where it failed; with fees. */
  readonly balanceChanges: readonly BalanceMove[]
  readonly createdAt: Date
}
export interface ProviderDispute {
  readonly id: string
  readonly chargeId: string
  readonly amount: number
  readonly currency: Currency
  readonly status: 'open' | 'won' | 'lost'
  readonly answerBy: Date | null
  /** What it did to the balance; nothing while a bank only asks. */
  readonly balanceChanges: readonly BalanceMove[]
  readonly createdAt: Date
}
/** A movement of the provider's balance; minor units of the balance's own currency. */
export type BalanceMove = Pick<ProviderBalanceChange, 'id' | 'currency' | 'amount' | 'fee'>
export interface ProviderBalanceChange {
  readonly id: string
  readonly kind: 'charge' | 'refund' | 'dispute' | 'fee' | 'payout' | 'other'
  /** The charge, refund or dispute it is about. */
  readonly sourceId: string | null
  readonly currency: Currency
  /** What came (positive) or went (negative), before the fee. */
  readonly amount: number
  readonly fee: number
  readonly createdAt: Date
}

/** What a provider tells: a hint that something changed, and what. Whoever hears it reads the thing itself again. */
export interface ProviderEvent {
  readonly id: string
  /** The provider's name of it, as Stripe's: `checkout.session.completed`, `invoice.paid`, `charge.refunded` … */
  readonly type: string
  readonly about: {
    readonly kind:
      | 'checkout'
      | 'invoice'
      | 'subscription'
      | 'charge'
      | 'refund'
      | 'dispute'
      | 'card'
      | 'catalog'
      | 'other'
    readonly id: string | null
  }
  readonly apiVersion: string | null
  readonly createdAt: Date
}
