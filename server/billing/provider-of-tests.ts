import { addPeriods } from '@polyhex/contract/billing/add-periods'
import { type AmountOffReading, discountOfLines, taxLinesOf } from '@polyhex/contract/billing/pricing'
import {
  type CheckoutOrder,
  type NewCustomer,
  type NewRefund,
  type PlanChange,
  type PlanPreview,
  type PaymentProvider,
  PaymentProviderFailure,
  type ProviderCatalog,
  type ProviderCharge,
  type ProviderCheckout,
  type ProviderDispute,
  type ProviderEvent,
  type ProviderInvoice,
  type ProviderRefund,
  type ProviderSubscription,
  type ProviderTaxLine,
  type TaxQuestion,
} from '../outside/payments/payment-port.ts'
import { sampleCatalog } from '../outside/payments/test/sample-catalog.ts'
import { DoubleMemory, must } from './provider-memory-of-tests.ts'

interface Rate {
  readonly name: string
  readonly rateMillionths: number
}
type Card = Pick<ProviderCharge, 'brand' | 'last4'>
const usualCard: Card = { brand: 'visa', last4: '4242' }
const day = 86_400_000
const feeOf = (amount: number): number => Math.round(amount * 0.029) + 30
const sum = (amounts: readonly number[]): number => amounts.reduce((whole, amount) => whole + amount, 0)

/**
 * A payment provider in memory, for tests: it keeps customers, checkouts, charges, invoices and subscriptions, remembers
 * keys as a real one does, and loses answers, fails and stalls on command (`fail`). Its clock is the test's. What buyers and
 * banks do are its acts: `pay`, `decline`, `renew`, `openDispute`, `settle`.
 */
export class ProviderDouble extends DoubleMemory implements PaymentProvider {
  readonly name: 'test' | 'stripe' = 'test'
  readonly livemode = false
  readonly publishableKey = null
  catalog: ProviderCatalog = sampleCatalog
  /** How a fixed amount off is charged. */
  reading: AmountOffReading = 'corrected'
  /** Taxes of every order; a checkout knows them once it is paid. */
  taxRates: readonly Rate[] = []
  /** What checkouts are taxed by where that is not what was said before; null: the same. */
  chargedRates: readonly Rate[] | null = null
  /** What it keeps of each refund. */
  refundFee = 0

  /** Begins anew, with the sample catalog. */
  reset(): void {
    this.forget()
    this.catalog = sampleCatalog
    this.reading = 'corrected'
    this.taxRates = []
    this.chargedRates = null
    this.refundFee = 0
  }

  /** The buyer pays an open checkout. Gives the checkout as it stands then. */
  pay(checkoutId: string, card: Card = usualCard): ProviderCheckout {
    const checkout = must(this.checkouts, checkoutId)
    const order = must(this.orders, checkoutId)
    if (checkout.status !== 'open') throw new Error('only an open checkout can be paid')
    const { lines, discounts } = this.#linesOf(order)
    const net = lines.map((line, index) => line.amount - (discounts[index] ?? 0))
    const taxLines = taxLinesOf(net, this.chargedRates ?? this.taxRates)
    const tax = sum(taxLines.map((line) => line.amount))
    const total = sum(net) + tax
    const invoiceId = order.recurring ? this.newId('in') : null
    const { customerId, currency, paymentId } = { ...order, ...checkout }
    const paying = { customerId: customerId ?? '', currency, amount: total, paymentId, invoiceId }
    const chargeId = total === 0 ? null : this.#charge(paying, card)
    const charged = { ...checkout, tax, taxLines, taxKnown: true, total, chargeId }
    const subscriptionId = invoiceId === null ? null : this.#begin(charged, order, invoiceId)
    const paid = total === 0 ? 'none' : 'paid'
    const done = { ...charged, status: 'complete', paid, clientSecret: null, invoiceId, subscriptionId } as const
    this.checkouts.set(checkoutId, done)
    if (subscriptionId !== null) this.tell('customer.subscription.created', 'subscription', subscriptionId)
    if (invoiceId !== null) this.tell('invoice.paid', 'invoice', invoiceId)
    this.tell('checkout.session.completed', 'checkout', checkoutId)
    return done
  }

  /** The buyer's card is declined; the checkout stays open. */
  decline(checkoutId: string, failureCode: string): ProviderCharge {
    const { currency, total, paymentId, customerId } = must(this.checkouts, checkoutId)
    const declined = { customerId, currency, amount: total, paymentId, invoiceId: null, status: 'failed' } as const
    const id = this.newId('ch')
    const rest = { fee: null, balanceChangeId: null, failureCode, refunded: 0, createdAt: this.now() }
    const charge: ProviderCharge = { id, ...declined, brand: 'visa', last4: '0002', ...rest }
    this.charges.set(id, charge)
    this.tell('charge.failed', 'charge', id)
    return charge
  }

  /** The next period of a subscription is charged; with a code the charge fails. */
  renew(subscriptionId: string, failureCode?: string): ProviderInvoice {
    const subscription = must(this.subscriptions, subscriptionId)
    const own = [...this.invoices.values()].filter((invoice) => invoice.subscriptionId === subscriptionId)
    const paidBefore = own.filter((invoice) => invoice.status === 'paid').length
    const { customerId, currency, priceId, quantity, paymentId, accountId } = subscription
    const amount = this.#unit(priceId, currency) * quantity
    const taxLines = taxLinesOf([amount], this.taxRates)
    const tax = sum(taxLines.map((line) => line.amount))
    const failed = failureCode !== undefined
    const id = this.newId('in')
    const paying = { customerId, currency, amount: amount + tax, paymentId: null, invoiceId: id }
    const [periodStart, periodEnd] = [
      subscription.periodEnd,
      this.#after(own[0]?.periodStart ?? subscription.periodStart, priceId, paidBefore + 1),
    ]
    const amounts = { currency, subtotal: amount, discount: 0, tax, taxLines, total: amount + tax }
    const invoice: ProviderInvoice = {
      ...{ id, number: id.toUpperCase(), customerId, subscriptionId, status: failed ? 'open' : 'paid' },
      ...{ reason: 'renewal', plan: { priceId, quantity }, unused: 0, ...amounts, periodStart, periodEnd },
      ...{ chargeId: failed ? null : this.#charge(paying, usualCard), failureCode: failureCode ?? null },
      unconfirmed: failureCode === 'authentication_required',
      nextTry: failed ? new Date(this.now().getTime() + 3 * day) : null,
      ...{ paymentId, accountId, createdAt: this.now(), paidAt: failed ? null : this.now() },
    }
    this.invoices.set(id, invoice)
    const next = failed ? ({ status: 'past_due' } as const) : ({ status: 'active', periodStart, periodEnd } as const)
    this.subscriptions.set(subscriptionId, { ...subscription, ...next, latestInvoiceId: id })
    this.tell(failed ? 'invoice.payment_failed' : 'invoice.paid', 'invoice', id)
    this.tell('customer.subscription.updated', 'subscription', subscriptionId)
    return invoice
  }

  /** A dispute or a refund comes to its end. */
  settle(id: string, status: 'won' | 'lost' | 'succeeded' | 'failed'): void {
    if (status === 'won' || status === 'lost') {
      const dispute = must(this.disputes, id)
      if (status === 'won' && dispute.balanceChanges.length > 0) this.move('dispute', id, dispute, dispute.amount)
      this.disputes.set(id, { ...dispute, status, balanceChanges: this.movesOf(id) })
      this.tell('charge.dispute.closed', 'dispute', id)
      return
    }
    const refund = must(this.refunds, id)
    if (status === 'failed') {
      const charge = must(this.charges, refund.chargeId)
      this.charges.set(charge.id, { ...charge, refunded: charge.refunded - refund.amount })
      this.move('refund', id, charge, refund.amount, -this.refundFee)
    }
    this.refunds.set(id, { ...refund, status, balanceChanges: this.movesOf(id) })
    this.tell(status === 'failed' ? 'refund.failed' : 'refund.updated', 'refund', id)
  }

  async readCatalog(): Promise<ProviderCatalog> {
    return this.doing('readCatalog', null, null, () => this.catalog)
  }
  async createCustomer(customer: NewCustomer, key: string): Promise<{ customerId: string }> {
    return this.doing('createCustomer', key, customer, () => {
      const customerId = this.newId('cus')
      this.customers.set(customerId, { accountId: customer.accountId, email: customer.email })
      return { customerId }
    })
  }
  async createCheckout(order: CheckoutOrder, key: string): Promise<ProviderCheckout> {
    const { place, ...asked } = order
    return this.doing('createCheckout', key, asked, () => {
      must(this.customers, order.customerId)
      const { lines, discounts } = this.#linesOf(order)
      const [subtotal, discount] = [sum(lines.map((line) => line.amount)), sum(discounts)]
      const id = this.newId('cs')
      const { paymentId, accountId, customerId, currency, expiresAt } = order
      const nets = lines.map((line, index) => line.amount - (discounts[index] ?? 0))
      const taxLines = place === null ? [] : taxLinesOf(nets, this.chargedRates ?? this.taxRates)
      const tax = sum(taxLines.map((line) => line.amount))
      const checkout: ProviderCheckout = {
        ...{ id, clientSecret: `${id}_secret`, status: 'open', paid: 'unpaid' },
        ...{ paymentId, accountId, customerId, currency, subtotal, discount, tax, taxLines, taxKnown: place !== null },
        total: subtotal - discount + tax,
        ...{ chargeId: null, invoiceId: null, subscriptionId: null, createdAt: this.now(), expiresAt },
      }
      this.checkouts.set(id, checkout)
      this.orders.set(id, order)
      return checkout
    })
  }
  async readCheckout(id: string): Promise<ProviderCheckout | null> {
    return this.doing('readCheckout', null, id, () => this.checkouts.get(id) ?? null)
  }
  async findCheckout(paymentId: string, customerId: string): Promise<ProviderCheckout | null> {
    return this.doing('findCheckout', null, paymentId, () => {
      const all = [...this.checkouts.values()]
      return all.findLast((one) => one.paymentId === paymentId && one.customerId === customerId) ?? null
    })
  }
  async expireCheckout(id: string): Promise<ProviderCheckout> {
    return this.doing('expireCheckout', null, id, () => {
      const checkout = must(this.checkouts, id)
      if (checkout.status !== 'open') return checkout
      const expired = { ...checkout, status: 'expired', clientSecret: null } as const
      this.checkouts.set(id, expired)
      this.tell('checkout.session.expired', 'checkout', id)
      return expired
    })
  }
  async computeTax({ lines, place }: TaxQuestion): Promise<readonly ProviderTaxLine[] | null> {
    return this.doing('computeTax', null, lines, () => {
      if (place.region === undefined && place.postalCode === undefined) return null
      const amounts = lines.map((line) => line.amount)
      return taxLinesOf(amounts, this.taxRates)
    })
  }
  async readSubscription(id: string): Promise<ProviderSubscription | null> {
    return this.doing('readSubscription', null, id, () => this.subscriptions.get(id) ?? null)
  }
  async listSubscriptions(customerId: string): Promise<readonly ProviderSubscription[]> {
    const all = (): ProviderSubscription[] => [...this.subscriptions.values()]
    return this.doing('listSubscriptions', null, customerId, () => all().filter((one) => one.customerId === customerId))
  }
  async setCancelAtPeriodEnd(id: string, cancelAtPeriodEnd: boolean, key: string): Promise<ProviderSubscription> {
    return this.doing('setCancelAtPeriodEnd', key, [id, cancelAtPeriodEnd], () => {
      this.setSubscription(id, { cancelAtPeriodEnd })
      return must(this.subscriptions, id)
    })
  }
  async setPause(id: string, pausedUntil: Date | null, key: string): Promise<ProviderSubscription> {
    return this.doing('setPause', key, [id, pausedUntil], () => {
      this.setSubscription(id, { status: pausedUntil === null ? 'active' : 'paused', pausedUntil })
      return must(this.subscriptions, id)
    })
  }
  async endSubscription(id: string): Promise<ProviderSubscription> {
    return this.doing('endSubscription', null, id, () => {
      if (must(this.subscriptions, id).status !== 'canceled') this.end(id, 'asked')
      return must(this.subscriptions, id)
    })
  }
  async deleteCustomer(id: string): Promise<void> {
    return this.doing('deleteCustomer', null, id, () => {
      for (const one of this.subscriptions.values()) if (one.customerId === id) this.end(one.id, 'asked')
      this.customers.delete(id)
    })
  }
  async previewChange(change: PlanChange): Promise<PlanPreview> {
    return this.doing('previewChange', null, change, this.#noOtherPlan)
  }
  async changePlan(change: PlanChange & { readonly at: Date }, key: string): Promise<ProviderSubscription> {
    return this.doing('changePlan', key, change, this.#noOtherPlan)
  }
  async keepPlan(id: string, key: string): Promise<ProviderSubscription> {
    return this.doing('keepPlan', key, id, () => must(this.subscriptions, id))
  }
  async readInvoice(id: string): Promise<ProviderInvoice | null> {
    return this.doing('readInvoice', null, id, () => this.invoices.get(id) ?? null)
  }
  async refund(refund: NewRefund, key: string): Promise<ProviderRefund> {
    return this.doing('refund', key, refund, () => {
      const charge = must(this.charges, refund.chargeId)
      const refunded = charge.refunded + refund.amount
      if (refunded > charge.amount) throw new PaymentProviderFailure('refused', 'charge_already_refunded')
      const { currency } = charge
      const id = this.newId('re')
      this.move('refund', id, charge, -refund.amount, this.refundFee)
      const state = { status: 'succeeded', createdAt: this.now(), balanceChanges: this.movesOf(id) } as const
      const made = { id, ...refund, currency, ...state }
      this.refunds.set(id, made)
      this.charges.set(charge.id, { ...charge, refunded })
      this.tell('charge.refunded', 'charge', charge.id)
      return made
    })
  }
  async readRefund(id: string): Promise<ProviderRefund | null> {
    return this.doing('readRefund', null, id, () => this.refunds.get(id) ?? null)
  }
  async readCharge(id: string): Promise<ProviderCharge | null> {
    return this.doing('readCharge', null, id, () => this.charges.get(id) ?? null)
  }
  async readDispute(id: string): Promise<ProviderDispute | null> {
    return this.doing('readDispute', null, id, () => this.disputes.get(id) ?? null)
  }
  async openPaymentMethod(customerId: string, id: string, returnAddress: string): Promise<{ address: string }> {
    return this.doing('openPaymentMethod', null, [customerId, id], () => ({ address: returnAddress }))
  }
  async takeNewCard(id: string): Promise<string | null> {
    return this.doing('takeNewCard', null, id, () => this.newCards.get(id) ?? null)
  }
  async openConfirmation(id: string, returnAddress: string): Promise<{ address: string }> {
    return this.doing('openConfirmation', null, id, () => {
      if (must(this.invoices, id).unconfirmed) return { address: returnAddress }
      throw new PaymentProviderFailure('refused', 'nothing_to_confirm')
    })
  }
  async refundsOfCharge(chargeId: string): Promise<readonly ProviderRefund[]> {
    const all = (): ProviderRefund[] => [...this.refunds.values()]
    return this.doing('refundsOfCharge', null, chargeId, () => all().filter((one) => one.chargeId === chargeId))
  }
  listEvents = (since: Date) => this.listing('listEvents', this.events, since)
  listCheckouts = (since: Date) => this.listing('listCheckouts', this.checkouts.values(), since)
  listInvoices = (since: Date) => this.listing('listInvoices', this.invoices.values(), since)
  listCharges = (since: Date) => this.listing('listCharges', this.charges.values(), since)
  listRefunds = (since: Date) => this.listing('listRefunds', this.refunds.values(), since)
  listDisputes = (since: Date) => this.listing('listDisputes', this.disputes.values(), since)
  listBalanceChanges = (since: Date) => this.listing('listBalanceChanges', this.balanceChanges, since)

  /** The bytes are an event's id, and the signature is `signed by the double`. */
  async readWebhook(body: Uint8Array, signature: string, _now: Date): Promise<ProviderEvent> {
    return this.doing('readWebhook', null, signature, () => {
      const event = this.events.find((one) => one.id === Buffer.from(body).toString('utf8'))
      if (event !== undefined && signature === 'signed by the double') return event
      throw new PaymentProviderFailure('bad_signature')
    })
  }

  /** Plans are changed with the embedded provider; here nothing else is sold. */
  readonly #noOtherPlan = (): never => {
    throw new PaymentProviderFailure('refused', 'resource_missing')
  }

  #unit(priceId: string, currency: CheckoutOrder['currency']): number {
    const amount = this.catalog.prices.find((price) => price.id === priceId)?.amounts[currency]
    if (amount === undefined) throw new PaymentProviderFailure('refused', 'resource_missing')
    return amount
  }

  #linesOf({ lines, currency, discountId }: CheckoutOrder) {
    const priced = lines.map(({ priceId, quantity }) => ({
      productId: this.catalog.prices.find((price) => price.id === priceId)?.productId ?? '',
      amount: this.#unit(priceId, currency) * quantity,
    }))
    const discount = this.catalog.discounts.find((known) => known.id === discountId)
    const { amountsOff = null, percentOff = null, productIds = null } = discount ?? {}
    const taken = discountOfLines({ amountOff: amountsOff, percentOff, productIds }, priced, currency, this.reading)
    return { lines: priced, discounts: taken ?? priced.map(() => 0) }
  }

  #charge(paying: Omit<PayingCharge, 'brand' | 'last4'>, { brand, last4 }: Card): string {
    const id = this.newId('ch')
    const fee = feeOf(paying.amount)
    const balanceChangeId = this.move('charge', id, paying, paying.amount, fee)
    const state = { status: 'succeeded', refunded: 0, failureCode: null, createdAt: this.now() } as const
    this.charges.set(id, { id, ...paying, brand, last4, fee, balanceChangeId, ...state })
    return id
  }

  /** The instant so many charges after the first one of a price. */
  #after(start: Date, priceId: string, charges: number): Date {
    const recurring = this.catalog.prices.find((price) => price.id === priceId)?.recurring
    if (recurring === null || recurring === undefined) throw new Error(`${priceId} is charged once`)
    const at = start.toISOString()
    return new Date(`${addPeriods(at.slice(0, 10), recurring.period, recurring.count * charges)}${at.slice(10)}`)
  }

  #begin(checkout: ProviderCheckout, order: CheckoutOrder, invoiceId: string): string {
    const [line] = order.lines
    if (line === undefined) throw new Error('an order has lines')
    const { currency, subtotal, discount, tax, taxLines, total, paymentId, accountId, chargeId } = checkout
    const [id, start, customerId] = [this.newId('sub'), this.now(), order.customerId]
    const end = this.#after(start, line.priceId, 1)
    this.subscriptions.set(id, {
      ...{ id, customerId, status: 'active', cancelAtPeriodEnd: false, priceId: line.priceId, quantity: line.quantity },
      ...{
        currency,
        periodStart: start,
        periodEnd: end,
        pausedUntil: null,
        nextPlan: null,
        latestInvoiceId: invoiceId,
        card: usualCard,
        ended: null,
      },
      ...{ paymentId, accountId, createdAt: start },
    })
    this.invoices.set(invoiceId, {
      ...{ id: invoiceId, number: invoiceId.toUpperCase(), customerId, subscriptionId: id, status: 'paid' },
      ...{ plan: { priceId: line.priceId, quantity: line.quantity }, unused: 0 },
      ...{ reason: 'first', currency, subtotal, discount, tax, taxLines, total, periodStart: start, periodEnd: end },
      ...{ chargeId, nextTry: null, failureCode: null, unconfirmed: false },
      ...{ paymentId, accountId, createdAt: start, paidAt: start },
    })
    return id
  }
}

type PayingCharge = Pick<
  ProviderCharge,
  'customerId' | 'currency' | 'amount' | 'paymentId' | 'invoiceId' | 'brand' | 'last4'
>
