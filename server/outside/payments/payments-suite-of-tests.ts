import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type {
  CheckoutOrder,
  PaymentProvider,
  PaymentProviderFailure,
  ProviderCharge,
  ProviderCheckout,
  ProviderEvent,
  ProviderSubscription,
} from './payment-port.ts'

export type TrialCard = 'success' | 'decline' | 'renewal_fails' | 'renewal_asks'

/** A provider with hands and a clock, so that what a buyer, a bank and time do can be tried with any adapter. */
export interface ProviderOnTrial {
  readonly provider: PaymentProvider
  /** By the provider's clock. */
  now(): Date
  advance(seconds: number): Promise<void>
  /** A buyer in Ontario pays with a card; false: it was declined. */
  pay(checkout: ProviderCheckout, card: TrialCard): Promise<boolean>
  /** Somebody types a card on the page where it is changed, and answers the bank. Gives the id of the change. */
  saveCard(address: string, card: TrialCard): Promise<string>
  /** Its holder confirms a charge on the page of it. */
  confirm(address: string): Promise<void>
  dispute(chargeId: string): Promise<void>
  closeDispute(chargeId: string, outcome: 'won' | 'lost'): Promise<void>
  failRefund(refundId: string): Promise<void>
  payOut(): Promise<void>
  /** An event as it is sent, signed at an instant. */
  webhook(eventId: string, at: Date): Promise<{ body: Uint8Array; signature: string }>
  /** From now on another secret signs; the one before is still taken. */
  rollSecret(): Promise<void>
  readonly sold: {
    /** CA$145 or US$110, once. */
    readonly once: string
    /** CA$120, every month. */
    readonly monthly: string
    /** CA$330, every three months. */
    readonly quarterly: string
    /** 20 % off everything, by a code. */
    readonly fifth: string
    /** CA$20 off, in Canadian dollars only. */
    readonly twenty: string
    /** Nothing is left to pay. */
    readonly everything: string
    /** 10 % off: for a first purchase only, once in all, until November began, and never any more. */
    readonly first: string
    readonly single: string
    readonly late: string
    readonly gone: string
  }
  close(): Promise<void>
}

const day = 86_400
const failure = (kind: PaymentProviderFailure['kind'], reason?: string): unknown =>
  expect.objectContaining(reason === undefined ? { kind } : { kind, reason })

async function all<Thing>(things: AsyncIterable<Thing>): Promise<Thing[]> {
  return Array.fromAsync(things)
}

let counter = 0
const fresh = (what: string): string => `${what}-${(counter += 1)}`

/** What both adapters promise: the port, tried as its comments say. Family 14 of docs/money-proof.md. */
export function describePaymentProvider(name: string, open: () => Promise<ProviderOnTrial>): void {
  describe(`the payment provider ${name}`, () => {
    let trial: ProviderOnTrial
    let provider: PaymentProvider
    let customerId: string

    beforeAll(async () => {
      trial = await open()
      provider = trial.provider
      customerId = (await provider.createCustomer(person(), fresh('customer'))).customerId
    })
    afterAll(async () => trial.close())

    const person = () => ({ accountId: fresh('account'), email: null, name: null })

    function order(changes: Partial<CheckoutOrder> = {}): CheckoutOrder {
      return {
        paymentId: fresh('payment'),
        accountId: 'account-of-the-payer',
        customerId,
        currency: 'cad',
        lines: [{ priceId: trial.sold.once, quantity: 1 }],
        discountId: null,
        recurring: false,
        returnAddress: 'http://localhost:4840/checkout/?session={CHECKOUT_SESSION_ID}',
        receiptEmail: null,
        place: null,
        expiresAt: new Date(trial.now().getTime() + 7_200_000),
        ...changes,
      }
    }
    const monthly = (changes: Partial<CheckoutOrder> = {}): CheckoutOrder =>
      order({ lines: [{ priceId: trial.sold.monthly, quantity: 1 }], recurring: true, ...changes })
    const begin = async (changes: Partial<CheckoutOrder> = {}): Promise<ProviderCheckout> =>
      provider.createCheckout(order(changes), fresh('key'))

    async function bought(changes: Partial<CheckoutOrder> = {}): Promise<ProviderCharge> {
      const checkout = await begin(changes)
      expect(await trial.pay(checkout, 'success')).toBe(true)
      const paid = await provider.readCheckout(checkout.id)
      const charge = await provider.readCharge(paid?.chargeId ?? '')
      if (charge === null) throw new Error('what was paid has a charge')
      return charge
    }
    async function subscribed(card: TrialCard = 'success'): Promise<ProviderSubscription> {
      const checkout = await provider.createCheckout(monthly(), fresh('key'))
      expect(await trial.pay(checkout, card)).toBe(true)
      const paid = await provider.readCheckout(checkout.id)
      const subscription = await provider.readSubscription(paid?.subscriptionId ?? '')
      if (subscription === null) throw new Error('what was subscribed to is there')
      return subscription
    }
    async function after(subscription: ProviderSubscription): Promise<ProviderSubscription> {
      const read = await provider.readSubscription(subscription.id)
      if (read === null) throw new Error('a subscription stays')
      return read
    }
    const secondsUntil = (at: Date): number => Math.ceil((at.getTime() - trial.now().getTime()) / 1000) + 60
    const invoicesOf = async (subscription: ProviderSubscription) =>
      (await all(provider.listInvoices(subscription.createdAt))).filter(
        (invoice) => invoice.subscriptionId === subscription.id,
      )
    const typesAbout = (events: readonly ProviderEvent[], id: string | null): string[] =>
      events.filter(({ about }) => about.id === id).map(({ type }) => type)

    it('says what is sold, each price with its product and its amounts', async () => {
      const { products, prices, discounts } = await provider.readCatalog()
      const ids = new Set(products.map(({ id }) => id))
      expect(prices.filter(({ productId }) => !ids.has(productId))).toEqual([])
      expect(prices.filter((price) => price.amounts[price.currency] !== price.unitAmount)).toEqual([])
      const once = prices.find(({ id }) => id === trial.sold.once)
      expect(once).toMatchObject({ currency: 'cad', unitAmount: 14_500, amounts: { cad: 14_500, usd: 11_000 } })
      expect(once?.recurring).toBeNull()
      const again = prices.find(({ id }) => id === trial.sold.monthly)
      expect(again).toMatchObject({ unitAmount: 12_000, recurring: { period: 'month', count: 1 } })
      expect(discounts.find(({ id }) => id === trial.sold.fifth)).toMatchObject({ percentOff: 2000, amountsOff: null })
      expect(discounts.find(({ id }) => id === trial.sold.twenty)).toMatchObject({
        percentOff: null,
        amountsOff: { cad: 2000 },
      })
    })

    it('makes a customer once for each key, and refuses the key for somebody else', async () => {
      const [key, whose] = [fresh('key'), person()]
      const first = await provider.createCustomer(whose, key)
      expect(await provider.createCustomer(whose, key)).toEqual(first)
      await expect(provider.createCustomer(person(), key)).rejects.toEqual(failure('key_reused'))
      expect((await provider.createCustomer(whose, fresh('key'))).customerId).not.toBe(first.customerId)
    })

    it('begins a checkout once for each key, and finds it by the payment after a lost answer', async () => {
      const [asked, key] = [order(), fresh('key')]
      const checkout = await provider.createCheckout(asked, key)
      expect(checkout).toMatchObject({
        status: 'open',
        paid: 'unpaid',
        paymentId: asked.paymentId,
        accountId: asked.accountId,
        customerId,
        currency: 'cad',
        subtotal: 14_500,
        discount: 0,
        tax: 0,
        taxLines: [],
        total: 14_500,
        chargeId: null,
        invoiceId: null,
        subscriptionId: null,
      })
      expect(checkout.clientSecret).toMatch(/\w{20,}/)
      expect(await provider.createCheckout(asked, key)).toEqual(checkout)
      expect(await provider.findCheckout(asked.paymentId, customerId)).toEqual(checkout)
      const other = { ...asked, lines: [{ priceId: trial.sold.once, quantity: 2 }] }
      await expect(provider.createCheckout(other, key)).rejects.toEqual(failure('key_reused'))
      const second = await provider.createCheckout(asked, fresh('key'))
      expect(second.id).not.toBe(checkout.id)
      expect((await provider.findCheckout(asked.paymentId, customerId))?.id).toBe(second.id)
      expect(await provider.findCheckout(fresh('payment'), customerId)).toBeNull()
    })

    it('counts packages, currencies and discounts, and refuses what does not fit', async () => {
      const { once, fifth, twenty } = trial.sold
      const lines = [{ priceId: once, quantity: 3 }]
      expect(await begin({ lines })).toMatchObject({ subtotal: 43_500, total: 43_500 })
      expect(await begin({ currency: 'usd' })).toMatchObject({ currency: 'usd', total: 11_000 })
      expect(await begin({ discountId: fifth })).toMatchObject({ subtotal: 14_500, discount: 2900, total: 11_600 })
      expect(await begin({ discountId: twenty, lines })).toMatchObject({ discount: 2000, total: 41_500 })
      await expect(begin({ discountId: twenty, currency: 'usd' })).rejects.toEqual(failure('refused'))
      await expect(begin({ lines: [{ priceId: 'price_nobody', quantity: 1 }] })).rejects.toEqual(failure('refused'))
      await expect(begin({ customerId: 'cus_nobody' })).rejects.toEqual(failure('refused', 'resource_missing'))
      await expect(begin({ lines: [{ priceId: trial.sold.monthly, quantity: 1 }] })).rejects.toEqual(failure('refused'))
    })

    it('takes money: tax by place, the charge with its fee and the last digits of the card', async () => {
      const since = trial.now()
      const asked = order()
      const checkout = await provider.createCheckout(asked, fresh('key'))
      expect(await trial.pay(checkout, 'success')).toBe(true)
      const paid = await provider.readCheckout(checkout.id)
      expect(paid).toMatchObject({ status: 'complete', paid: 'paid', clientSecret: null, tax: 1885, total: 16_385 })
      expect(paid?.taxLines).toMatchObject([{ rateMillionths: 130_000, amount: 1885 }])
      const charge = await provider.readCharge(paid?.chargeId ?? '')
      expect(charge).toMatchObject({
        customerId,
        currency: 'cad',
        amount: 16_385,
        refunded: 0,
        status: 'succeeded',
        brand: 'visa',
        last4: '4242',
        failureCode: null,
        fee: 505,
        paymentId: asked.paymentId,
        invoiceId: null,
      })
      const changes = await all(provider.listBalanceChanges(before(since)))
      expect(changes.find(({ id }) => id === charge?.balanceChangeId)).toMatchObject({
        kind: 'charge',
        sourceId: charge?.id,
        amount: 16_385,
        fee: 505,
      })
      const events = await all(provider.listEvents(before(since)))
      expect(typesAbout(events, checkout.id)).toEqual(['checkout.session.completed'])
      expect(typesAbout(events, charge?.id ?? null)).toContain('charge.succeeded')
    })

    it('leaves a checkout open when the card is declined, and says why', async () => {
      const since = trial.now()
      const checkout = await begin()
      expect(await trial.pay(checkout, 'decline')).toBe(false)
      expect(await provider.readCheckout(checkout.id)).toMatchObject({ status: 'open', paid: 'unpaid', chargeId: null })
      const failed = (await all(provider.listCharges(before(since)))).filter(
        ({ paymentId }) => paymentId === checkout.paymentId,
      )
      expect(failed).toMatchObject([{ status: 'failed', failureCode: 'card_declined', fee: null, last4: '0002' }])
      expect(await trial.pay(checkout, 'success')).toBe(true)
      expect(await provider.readCheckout(checkout.id)).toMatchObject({ status: 'complete', paid: 'paid' })
    })

    it('charges nothing where nothing is to be paid', async () => {
      const checkout = await begin({ discountId: trial.sold.everything })
      expect(checkout).toMatchObject({ subtotal: 14_500, discount: 14_500, total: 0 })
      expect(await trial.pay(checkout, 'success')).toBe(true)
      const paid = await provider.readCheckout(checkout.id)
      expect(paid).toMatchObject({ status: 'complete', paid: 'none', total: 0, chargeId: null })
    })

    it('keeps to the limits of discounts, and says which one stands against an order', async () => {
      const { discounts } = await provider.readCatalog()
      const known = (id: string) => discounts.find((discount) => discount.id === id)
      expect(known(trial.sold.first)).toMatchObject({ firstOrderOnly: true, maxRedemptions: null, expiresAt: null })
      expect(known(trial.sold.single)).toMatchObject({ firstOrderOnly: false, maxRedemptions: 1, timesRedeemed: 0 })
      expect(known(trial.sold.late)?.expiresAt).toEqual(new Date('2026-11-01T00:00:00Z'))
      const newcomer = (await provider.createCustomer(person(), fresh('customer'))).customerId
      const refused = async (discountId: string, reason: string) =>
        expect(begin({ discountId, customerId: newcomer })).rejects.toEqual(failure('refused', reason))
      await refused(trial.sold.late, 'discount_expired')
      await refused(trial.sold.gone, 'discount_unknown')
      expect((await begin({ discountId: trial.sold.first, customerId: newcomer })).discount).toBe(1450)
      await bought({ discountId: trial.sold.single, customerId: newcomer })
      await refused(trial.sold.first, 'discount_first_order_only')
      await refused(trial.sold.single, 'discount_used_up')
    })

    it('expires a checkout that is open, and leaves one that is over as it is', async () => {
      const open = await begin()
      expect(await provider.expireCheckout(open.id)).toMatchObject({ status: 'expired', clientSecret: null })
      expect(await provider.expireCheckout(open.id)).toMatchObject({ status: 'expired' })
      const done = await begin()
      await trial.pay(done, 'success')
      expect(await provider.expireCheckout(done.id)).toMatchObject({ status: 'complete', paid: 'paid' })
    })

    it('begins a subscription with its first invoice, and renews it when its period ends, not before', async () => {
      const asked = monthly()
      const checkout = await provider.createCheckout(asked, fresh('key'))
      expect(await trial.pay(checkout, 'success')).toBe(true)
      const paid = await provider.readCheckout(checkout.id)
      const started = await provider.readSubscription(paid?.subscriptionId ?? '')
      if (started === null) throw new Error('there is a subscription')
      expect(started).toMatchObject({
        customerId,
        status: 'active',
        cancelAtPeriodEnd: false,
        priceId: trial.sold.monthly,
        quantity: 1,
        currency: 'cad',
        pausedUntil: null,
        latestInvoiceId: paid?.invoiceId,
        paymentId: asked.paymentId,
        accountId: asked.accountId,
      })
      const first = await provider.readInvoice(paid?.invoiceId ?? '')
      expect(first).toMatchObject({
        subscriptionId: started.id,
        status: 'paid',
        reason: 'first',
        subtotal: 12_000,
        tax: 1560,
        total: 13_560,
        periodStart: started.periodStart,
        periodEnd: started.periodEnd,
        chargeId: paid?.chargeId,
        paymentId: asked.paymentId,
        accountId: asked.accountId,
      })
      expect(first?.number).toMatch(/\d/)
      expect(first?.taxLines).toMatchObject([{ rateMillionths: 130_000, amount: 1560 }])
      expect(await provider.readCharge(paid?.chargeId ?? '')).toMatchObject({ amount: 13_560, invoiceId: first?.id })

      await trial.advance(secondsUntil(started.periodEnd) - 3600)
      expect(await invoicesOf(started)).toHaveLength(1)
      await trial.advance(3600 + 7200)
      const renewed = await after(started)
      expect(renewed).toMatchObject({ status: 'active', periodStart: started.periodEnd })
      const [, second] = await invoicesOf(started)
      expect(second).toMatchObject({
        id: renewed.latestInvoiceId,
        status: 'paid',
        reason: 'renewal',
        total: 13_560,
        periodStart: started.periodEnd,
        periodEnd: renewed.periodEnd,
        paymentId: asked.paymentId,
      })
      expect(await provider.readCharge(second?.chargeId ?? '')).toMatchObject({
        amount: 13_560,
        status: 'succeeded',
        brand: 'visa',
        last4: '4242',
        invoiceId: second?.id,
      })
      const told = typesAbout(await all(provider.listEvents(started.periodEnd)), second?.id ?? null)
      expect(told).toContain('invoice.paid')
      expect((await provider.listSubscriptions(customerId)).map(({ id }) => id)).toContain(started.id)
    })

    it('tries a renewal that failed again later, and says when', async () => {
      const started = await subscribed('renewal_fails')
      await trial.advance(secondsUntil(started.periodEnd) + 7200)
      expect(await after(started)).toMatchObject({ status: 'past_due', periodStart: started.periodEnd })
      const [, failed] = await invoicesOf(started)
      expect(failed).toMatchObject({ status: 'open', reason: 'renewal', failureCode: 'card_declined', paidAt: null })
      expect(failed?.nextTry?.getTime()).toBeGreaterThan(started.periodEnd.getTime())
      const told = await all(provider.listEvents(started.periodEnd))
      expect(typesAbout(told, failed?.id ?? null)).toContain('invoice.payment_failed')
    })

    it('ends a subscription with its period when that is wished, unless it is taken back', async () => {
      const started = await subscribed()
      const key = fresh('key')
      const cancelled = await provider.setCancelAtPeriodEnd(started.id, true, key)
      expect(cancelled).toMatchObject({ status: 'active', cancelAtPeriodEnd: true, periodEnd: started.periodEnd })
      expect(await provider.setCancelAtPeriodEnd(started.id, true, key)).toEqual(cancelled)
      const back = await provider.setCancelAtPeriodEnd(started.id, false, fresh('key'))
      expect(back).toMatchObject({ status: 'active', cancelAtPeriodEnd: false })
      await provider.setCancelAtPeriodEnd(started.id, true, fresh('key'))
      await trial.advance(secondsUntil(started.periodEnd) + 7200)
      expect(await after(started)).toMatchObject({ status: 'canceled', periodEnd: started.periodEnd })
      expect(await invoicesOf(started)).toHaveLength(1)
      const told = typesAbout(await all(provider.listEvents(started.periodEnd)), started.id)
      expect(told).toContain('customer.subscription.deleted')
    })

    it('charges nothing while a subscription is paused, and goes on by itself', async () => {
      const started = await subscribed()
      const until = new Date(Math.ceil((started.periodEnd.getTime() + 5 * day * 1000) / 1000) * 1000)
      const paused = await provider.setPause(started.id, until, fresh('key'))
      expect(paused).toMatchObject({ status: 'paused', pausedUntil: until })
      await trial.advance(secondsUntil(started.periodEnd) + 7200)
      expect(await after(started)).toMatchObject({ status: 'paused' })
      expect((await invoicesOf(started)).filter(({ status }) => status === 'paid')).toHaveLength(1)
      await trial.advance(6 * day)
      const goesOn = await after(started)
      expect(goesOn).toMatchObject({ status: 'active', pausedUntil: null })
      await trial.advance(secondsUntil(goesOn.periodEnd) + 7200)
      expect((await invoicesOf(started)).filter(({ status }) => status === 'paid')).toHaveLength(2)
      const again = await provider.setPause(started.id, new Date(trial.now().getTime() + day * 1000), fresh('key'))
      expect(again.status).toBe('paused')
      expect(await provider.setPause(started.id, null, fresh('key'))).toMatchObject({ status: 'active' })
    })

    it('says what a dearer plan costs at once, to the second, and charges just that, once for each key', async () => {
      const started = await subscribed()
      await trial.advance(10 * day + 1234)
      const wish = { subscriptionId: started.id, priceId: trial.sold.monthly, quantity: 2, when: 'now' } as const
      const { at, due, next } = await provider.previewChange({ ...wish, at: null })
      const seconds = (date: Date): number => Math.floor(date.getTime() / 1000)
      expect(seconds(at)).toBe(seconds(trial.now()))
      const end = seconds(started.periodEnd)
      const unused = Math.round((12_000 * (end - seconds(at))) / (end - seconds(started.periodStart)))
      const tax = 3120 - Math.round(unused * 0.13)
      const total = 24_000 - unused + tax
      expect(due).toMatchObject({ unused, subtotal: 24_000 - unused, discount: 0, tax, total })
      expect(due?.taxLines).toMatchObject([{ rateMillionths: 130_000, amount: tax }])
      expect(next).toMatchObject({ subtotal: 24_000, discount: 0, tax: 3120, total: 27_120 })
      expect(next.on.getTime()).toBeGreaterThan(trial.now().getTime() + 27 * day * 1000)
      expect(await after(started)).toEqual(started)

      await trial.advance(300)
      const key = fresh('key')
      const changed = await provider.changePlan({ ...wish, at }, key)
      expect(changed).toMatchObject({ status: 'active', quantity: 2, priceId: trial.sold.monthly, nextPlan: null })
      expect(Math.abs(changed.periodStart.getTime() - trial.now().getTime())).toBeLessThan(2000)
      expect(await provider.changePlan({ ...wish, at }, key)).toEqual(changed)
      await expect(provider.changePlan({ ...wish, quantity: 3, at }, key)).rejects.toEqual(failure('key_reused'))
      const [, invoice, ...others] = await invoicesOf(started)
      expect(others).toEqual([])
      expect(invoice).toMatchObject({
        ...{
          id: changed.latestInvoiceId,
          status: 'paid',
          reason: 'change',
          unused,
          subtotal: 24_000 - unused,
          tax,
          total,
        },
        plan: { priceId: trial.sold.monthly, quantity: 2 },
        ...{ periodStart: changed.periodStart, periodEnd: changed.periodEnd },
      })
      expect(await provider.readCharge(invoice?.chargeId ?? '')).toMatchObject({
        amount: total,
        invoiceId: invoice?.id,
      })
      const told = await all(provider.listEvents(before(changed.periodStart)))
      expect(typesAbout(told, started.id)).toContain('customer.subscription.updated')
      expect(typesAbout(told, invoice?.id ?? null)).toContain('invoice.paid')
      await trial.advance(secondsUntil(changed.periodEnd) + 7200)
      const renewal = (await invoicesOf(started)).at(-1)
      expect(renewal).toMatchObject({ reason: 'renewal', total: 27_120, unused: 0, plan: { quantity: 2 } })
    })

    it('changes to a plan of another length, and later to one that costs less, which can be taken back until then', async () => {
      const started = await subscribed()
      const { quarterly, monthly: each } = trial.sold
      const longer = { subscriptionId: started.id, priceId: quarterly, quantity: 1, when: 'now' } as const
      const { at } = await provider.previewChange({ ...longer, at: null })
      const changed = await provider.changePlan({ ...longer, at }, fresh('key'))
      expect(changed).toMatchObject({ priceId: quarterly, quantity: 1 })
      expect(changed.periodEnd.getTime() - changed.periodStart.getTime()).toBeGreaterThan(88 * day * 1000)

      const cheaper = { subscriptionId: started.id, priceId: each, quantity: 1, when: 'period_end' } as const
      const later = await provider.previewChange({ ...cheaper, at: null })
      expect(later).toMatchObject({ due: null, next: { on: changed.periodEnd, subtotal: 12_000, total: 13_560 } })
      const key = fresh('key')
      const waiting = await provider.changePlan({ ...cheaper, at: later.at }, key)
      expect(waiting).toEqual({ ...changed, nextPlan: { priceId: each, quantity: 1 } })
      expect(await provider.changePlan({ ...cheaper, at: later.at }, key)).toEqual(waiting)
      expect((await provider.listSubscriptions(customerId)).find(({ id }) => id === started.id)).toEqual(waiting)
      expect(await provider.keepPlan(started.id, fresh('key'))).toEqual(changed)
      expect(await provider.keepPlan(started.id, fresh('key'))).toEqual(changed)
      await provider.changePlan({ ...cheaper, at: later.at }, fresh('key'))
      expect(await provider.setCancelAtPeriodEnd(started.id, true, fresh('key'))).toMatchObject({ nextPlan: null })
      await provider.setCancelAtPeriodEnd(started.id, false, fresh('key'))
      await provider.changePlan({ ...cheaper, at: later.at }, fresh('key'))
      expect((await invoicesOf(started)).filter(({ reason }) => reason === 'change')).toHaveLength(1)
      await trial.advance(secondsUntil(changed.periodEnd) + 7200)
      const renewed = await after(started)
      expect(renewed).toMatchObject({ priceId: each, quantity: 1, nextPlan: null, periodStart: changed.periodEnd })
      expect(renewed.periodEnd.getTime() - renewed.periodStart.getTime()).toBeLessThan(32 * day * 1000)
      expect((await invoicesOf(started)).at(-1)).toMatchObject({
        reason: 'renewal',
        total: 13_560,
        plan: { priceId: each },
      })
    })

    it('changes no plan where the card is refused, or of what is paused, ends, or is not there', async () => {
      const started = await subscribed('renewal_fails')
      const wish = { subscriptionId: started.id, priceId: trial.sold.monthly, quantity: 2, when: 'now' } as const
      const { at } = await provider.previewChange({ ...wish, at: null })
      await expect(provider.changePlan({ ...wish, at }, fresh('key'))).rejects.toEqual(
        failure('refused', 'card_declined'),
      )
      expect(await after(started)).toEqual(started)
      expect(await invoicesOf(started)).toHaveLength(1)
      const refused = async (change: object) => {
        await expect(provider.previewChange({ ...wish, at: null, ...change })).rejects.toEqual(failure('refused'))
        await expect(provider.changePlan({ ...wish, at, ...change }, fresh('key'))).rejects.toEqual(failure('refused'))
      }
      await refused({ priceId: 'price_nobody' })
      await refused({ subscriptionId: 'sub_nobody' })
      await provider.setCancelAtPeriodEnd(started.id, true, fresh('key'))
      await refused({})
      await provider.setCancelAtPeriodEnd(started.id, false, fresh('key'))
      await provider.setPause(started.id, new Date(trial.now().getTime() + day * 1000), fresh('key'))
      await refused({})
    })

    it('gives money back once for each key and never more than there is; the fee stays', async () => {
      const since = trial.now()
      const charge = await bought()
      const [asked, key] = [{ chargeId: charge.id, amount: 6385, refundId: fresh('refund') }, fresh('key')]
      const refund = await provider.refund(asked, key)
      expect(refund).toMatchObject({ ...asked, currency: 'cad', status: 'succeeded' })
      expect(refund.balanceChanges).toMatchObject([{ currency: 'cad', amount: -6385, fee: 0 }])
      expect(await provider.refund(asked, key)).toEqual(refund)
      await expect(provider.refund({ ...asked, amount: 1 }, key)).rejects.toEqual(failure('key_reused'))
      await expect(provider.refund({ ...asked, amount: 10_001 }, fresh('key'))).rejects.toEqual(failure('refused'))
      expect(await provider.readCharge(charge.id)).toMatchObject({ refunded: 6385, amount: 16_385, fee: 505 })
      expect(await provider.readRefund(refund.id)).toEqual(refund)
      expect((await all(provider.listRefunds(before(since)))).map(({ id }) => id)).toContain(refund.id)
      const changes = await all(provider.listBalanceChanges(before(since)))
      expect(changes.find(({ sourceId }) => sourceId === refund.id)).toMatchObject({ kind: 'refund', amount: -6385 })
      const rest = { chargeId: charge.id, amount: 10_000, refundId: fresh('refund') }
      await provider.refund(rest, fresh('key'))
      await expect(provider.refund({ ...rest, amount: 1 }, fresh('key'))).rejects.toEqual(failure('refused'))
      const told = await all(provider.listEvents(before(since)))
      expect(typesAbout(told, charge.id).filter((type) => type === 'charge.refunded')).toHaveLength(2)
    })

    it('ends a subscription now, once, and deletes a customer with all that would still be charged', async () => {
      const whose = (await provider.createCustomer(person(), fresh('customer'))).customerId
      const begun = async (): Promise<string> => {
        const checkout = await provider.createCheckout(monthly({ customerId: whose }), fresh('key'))
        expect(await trial.pay(checkout, 'success')).toBe(true)
        return (await provider.readCheckout(checkout.id))?.subscriptionId ?? ''
      }
      const [first, second] = [await begun(), await begun()]
      expect((await provider.endSubscription(first)).status).toBe('canceled')
      expect((await provider.endSubscription(first)).status).toBe('canceled')
      expect((await provider.readSubscription(second))?.status).toBe('active')
      const charge = (await bought({ customerId: whose })).id
      await provider.deleteCustomer(whose)
      await provider.deleteCustomer(whose)
      await provider.deleteCustomer('cus_unknown')
      expect((await provider.readSubscription(second))?.status).toBe('canceled')
      await expect(begin({ customerId: whose })).rejects.toEqual(failure('refused', 'resource_missing'))
      expect(await provider.readCharge(charge)).toMatchObject({ status: 'succeeded', customerId: whose })
    })

    it('says when a refund comes back', async () => {
      const charge = await bought()
      const asked = { chargeId: charge.id, amount: 5000, refundId: fresh('refund') }
      const refund = await provider.refund(asked, fresh('key'))
      await trial.failRefund(refund.id)
      expect(await provider.readRefund(refund.id)).toMatchObject({ status: 'failed', amount: 5000 })
      const moves = (await provider.readRefund(refund.id))?.balanceChanges.map(({ amount }) => amount)
      expect(moves).toEqual([-5000, 5000])
      expect(await provider.readCharge(charge.id)).toMatchObject({ refunded: 0 })
      expect(typesAbout(await all(provider.listEvents(charge.createdAt)), refund.id)).toContain('refund.failed')
    })

    it('tells of disputes and how they end', async () => {
      const charge = await bought()
      await trial.dispute(charge.id)
      const [dispute] = (await all(provider.listDisputes(charge.createdAt))).filter(
        ({ chargeId }) => chargeId === charge.id,
      )
      expect(dispute).toMatchObject({ amount: charge.amount, currency: 'cad', status: 'open' })
      expect(dispute?.answerBy?.getTime()).toBeGreaterThan(trial.now().getTime())
      const taken = (await all(provider.listBalanceChanges(charge.createdAt))).filter(
        ({ sourceId }) => sourceId === dispute?.id,
      )
      expect(taken).toMatchObject([{ kind: 'dispute', amount: -charge.amount, fee: 1500 }])
      await trial.closeDispute(charge.id, 'won')
      const moves = [
        { amount: -charge.amount, fee: 1500 },
        { amount: charge.amount, fee: 0 },
      ]
      expect(dispute?.balanceChanges).toMatchObject(moves.slice(0, 1))
      expect(await provider.readDispute(dispute?.id ?? '')).toMatchObject({ status: 'won', balanceChanges: moves })
      const told = typesAbout(await all(provider.listEvents(charge.createdAt)), dispute?.id ?? null)
      expect(told).toEqual(expect.arrayContaining(['charge.dispute.created', 'charge.dispute.closed']))
    })

    it('pays out what is on the account', async () => {
      const charge = await bought()
      await trial.payOut()
      const changes = await all(provider.listBalanceChanges(charge.createdAt))
      const out = changes.filter(({ kind, currency }) => kind === 'payout' && currency === 'cad')
      expect(out).toHaveLength(1)
      expect(out[0]?.amount).toBeLessThanOrEqual(-(charge.amount - (charge.fee ?? 0)))
    })

    it('gives null for what it does not know', async () => {
      expect(await provider.readCheckout('cs_test_nobody')).toBeNull()
      expect(await provider.readSubscription('sub_nobody')).toBeNull()
      expect(await provider.readInvoice('in_nobody')).toBeNull()
      expect(await provider.readRefund('re_nobody')).toBeNull()
      expect(await provider.readCharge('ch_nobody')).toBeNull()
      expect(await provider.readDispute('dp_nobody')).toBeNull()
      const refund = { chargeId: 'ch_nobody', amount: 1, refundId: fresh('refund') }
      await expect(provider.refund(refund, fresh('key'))).rejects.toEqual(failure('refused', 'resource_missing'))
      await expect(provider.setCancelAtPeriodEnd('sub_nobody', true, fresh('key'))).rejects.toEqual(
        failure('refused', 'resource_missing'),
      )
    })

    it('lists from an instant on, oldest first, and page after page', async () => {
      await trial.advance(day)
      const since = trial.now()
      const made: string[] = []
      for (let index = 0; index < 105; index += 1) made.push((await begin()).id)
      expect((await all(provider.listCheckouts(before(since)))).map(({ id }) => id)).toEqual(made)
      expect(await all(provider.listCheckouts(new Date(trial.now().getTime() + day * 1000)))).toEqual([])
      const events = await all(provider.listEvents(new Date(0)))
      const times = events.map(({ createdAt }) => createdAt.getTime())
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      expect(new Set(events.map(({ id }) => id)).size).toBe(events.length)
    })

    it('believes a webhook that it has just signed, and no other', async () => {
      const checkout = await begin()
      await trial.pay(checkout, 'success')
      const event = (await all(provider.listEvents(checkout.createdAt))).find(({ about }) => about.id === checkout.id)
      const now = new Date('2026-11-22T12:00:00Z')
      const { body, signature } = await trial.webhook(event?.id ?? '', now)
      expect(await provider.readWebhook(body, signature, now)).toEqual(event)
      const later = (seconds: number): Date => new Date(now.getTime() + seconds * 1000)
      expect(await provider.readWebhook(body, signature, later(299))).toEqual(event)
      const bad = failure('bad_signature')
      await expect(provider.readWebhook(body, signature, later(302))).rejects.toEqual(bad)
      await expect(provider.readWebhook(Buffer.concat([body, Buffer.from(' ')]), signature, now)).rejects.toEqual(bad)
      await expect(provider.readWebhook(body, signature.replace('v1=', 'v0='), now)).rejects.toEqual(bad)
      await expect(provider.readWebhook(body, '', now)).rejects.toEqual(bad)
      await trial.rollSecret()
      expect(await provider.readWebhook(body, signature, now)).toEqual(event)
      const again = await trial.webhook(event?.id ?? '', now)
      expect(again.signature).not.toBe(signature)
      expect(await provider.readWebhook(again.body, again.signature, now)).toEqual(event)
      await trial.rollSecret()
      await expect(provider.readWebhook(body, signature, now)).rejects.toEqual(bad)
    })

    it('says the tax of an order at a place, or that it cannot', async () => {
      const lines = [{ priceId: trial.sold.once, amount: 14_500 }]
      const ask = async (place: { country: string; region?: string; postalCode?: string }) =>
        provider.computeTax({ currency: 'cad', lines, place })
      const ontario = [{ rateMillionths: 130_000, amount: 1885 }]
      expect(await ask({ country: 'CA', region: 'ON' })).toMatchObject(ontario)
      expect(await ask({ country: 'CA', postalCode: 'M5V 2T6' })).toMatchObject(ontario)
      const west = await ask({ country: 'CA', region: 'BC' })
      expect(west?.reduce((sum, { amount }) => sum + amount, 0)).toBe(1740)
      expect(await ask({ country: 'CA' })).toBeNull()
    })

    it('charges a subscription by its changed card from then on, and what is open at once', async () => {
      const begun = await subscribed('renewal_fails')
      expect(begun.card).toEqual({ brand: 'visa', last4: '0341' })
      await trial.advance(secondsUntil(begun.periodEnd))
      const late = await after(begun)
      expect(late.status).toBe('past_due')
      const back = 'http://localhost:4840/accounts/billing/?card={CHECKOUT_SESSION_ID}'
      const { address } = await provider.openPaymentMethod(customerId, begun.id, back)
      const change = await trial.saveCard(address, 'success')
      expect(await provider.takeNewCard(change)).toBe(begun.id)
      const paid = await after(begun)
      expect(paid).toMatchObject({ status: 'active', card: { brand: 'visa', last4: '4242' } })
      expect((await provider.readInvoice(paid.latestInvoiceId ?? ''))?.status).toBe('paid')
      // Once more changes nothing, and the next period is charged by it too.
      expect(await provider.takeNewCard(change)).toBe(begun.id)
      await trial.advance(secondsUntil(paid.periodEnd))
      const [newest] = (await invoicesOf(begun)).toReversed()
      expect(newest?.status).toBe('paid')
      expect((await provider.readCharge(newest?.chargeId ?? ''))?.last4).toBe('4242')
      await provider.endSubscription(begun.id)
    })

    it('says that a bank asks about a renewal, and where its holder answers', async () => {
      const begun = await subscribed('renewal_asks')
      await trial.advance(secondsUntil(begun.periodEnd))
      const late = await after(begun)
      const invoiceId = late.latestInvoiceId ?? ''
      expect(late.status).toBe('past_due')
      expect(await provider.readInvoice(invoiceId)).toMatchObject({
        ...{ status: 'open', unconfirmed: true, failureCode: 'authentication_required' },
      })
      const { address } = await provider.openConfirmation(invoiceId, 'http://localhost:4840/accounts/billing/')
      await trial.confirm(address)
      expect(await provider.readInvoice(invoiceId)).toMatchObject({ status: 'paid', unconfirmed: false })
      expect((await after(begun)).status).toBe('active')
      await expect(provider.openConfirmation(invoiceId, 'http://localhost:4840/')).rejects.toEqual(
        failure('refused', 'nothing_to_confirm'),
      )
      await provider.endSubscription(begun.id)
    })

    it('knows the tax of an order from where its buyer lives, before the form is opened', async () => {
      const there = await begin({ place: { country: 'CA', region: 'ON' } })
      expect(there).toMatchObject({ taxKnown: true, tax: 1885, total: 16_385 })
      const said = await provider.computeTax({
        currency: 'cad',
        lines: [{ priceId: trial.sold.once, amount: 14_500 }],
        place: { country: 'CA', region: 'ON' },
      })
      expect(said?.reduce((sum, { amount }) => sum + amount, 0)).toBe(there.tax)
    })

    it('says when a subscription ended and why', async () => {
      const asked = await subscribed()
      expect((await after(asked)).ended).toBeNull()
      expect((await provider.endSubscription(asked.id)).ended).toMatchObject({ why: 'asked' })
      const failing = await subscribed('renewal_fails')
      await trial.advance(secondsUntil(failing.periodEnd) + 16 * day)
      const ended = await after(failing)
      expect(ended).toMatchObject({ status: 'canceled', ended: { why: 'unpaid' } })
      expect(ended.ended?.at.getTime()).toBeGreaterThan(failing.periodEnd.getTime())
    })

    it('lists the refunds of one charge', async () => {
      const [one, other] = [await bought(), await bought()]
      const refund = await provider.refund({ chargeId: one.id, amount: 100, refundId: fresh('refund') }, fresh('key'))
      await provider.refund({ chargeId: other.id, amount: 200, refundId: fresh('refund') }, fresh('key'))
      expect((await provider.refundsOfCharge(one.id)).map(({ id }) => id)).toEqual([refund.id])
    })

    it('says where the card of a subscription is changed', async () => {
      const { id } = await subscribed()
      const { address } = await provider.openPaymentMethod(customerId, id, 'http://localhost:4840/accounts/billing/')
      expect(address).toMatch(/^(https?:\/)?\/\S{20,}/)
      await expect(provider.openPaymentMethod('cus_nobody', id, 'http://localhost:4840/')).rejects.toEqual(
        failure('refused', 'resource_missing'),
      )
    })
  })
}

/** Providers date by the second: what came in the same second as `at` counts as later. */
function before(at: Date): Date {
  return new Date(Math.floor(at.getTime() / 1000) * 1000)
}
