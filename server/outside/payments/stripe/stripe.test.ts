import { randomBytes } from 'node:crypto'
import { testCards } from '@polyhex/contract/billing/test-cards'
import Stripe from 'stripe'
import { expect } from 'vitest'
import { openTestDatabase } from '../../../database/database-of-tests.ts'
import { describePaymentProvider, type ProviderOnTrial } from '../payments-suite-of-tests.ts'
import { openTestProvider } from '../test/open-test-provider.ts'
import { trialPrices } from '../test/price-samples.ts'
import { openStripeDouble } from './double/stripe-of-tests.ts'
import { eventObject } from './double/stripe-objects-of-tests.ts'
import { openStripe, stripeApiVersion } from './open-stripe.ts'

process.env['STRIPE_SUPPRESS_NOTICES'] = 'true'

/** The adapter, through the real stripe-node, against the double: what it holds is in an embedded provider behind it. */
async function openTrial(): Promise<ProviderOnTrial> {
  const db = await openTestDatabase()
  const started = Date.parse('2026-11-22T09:00:00Z')
  const behind = openTestProvider({ db, now: () => new Date(started), catalog: trialPrices.own })
  const double = await openStripeDouble(behind, trialPrices.own)
  let ahead = 0
  const now = (): Date => new Date(started + ahead * 1000)
  const secrets = ['whsec_first']
  const provider = openStripe(
    {
      secretKey: 'sk_test_1',
      publishableKey: 'pk_test_1',
      webhookSecrets: secrets,
      apiUrl: double.url,
      choices: { automaticTax: true, invoices: false },
    },
    now,
  )
  const number = (behavior: string): string => testCards.find((card) => card.behavior === behavior)?.number ?? ''
  return {
    provider,
    now,
    advance: async (seconds) => {
      ahead += seconds
      await behind.desk.advance(seconds)
    },
    pay: async (checkout, card) => {
      const secret = checkout.clientSecret ?? ''
      const placed = await behind.frame.place(secret, { country: 'CA', region: 'ON' })
      const typed = { cardNumber: number(card), expiry: '12/40', shownTotal: placed.total }
      const { outcome } = await behind.frame.pay(secret, typed)
      if (outcome === 'challenge') return (await behind.frame.answer(secret, 'confirm')).outcome === 'complete'
      return outcome === 'complete'
    },
    saveCard: async (address, card) => {
      const id = address.split('/').at(-1) ?? ''
      double.facts.cards.save(id, card)
      return id
    },
    confirm: async (address) => {
      const opened = await behind.openConfirmation(address.split('/').at(-1) ?? '', '/')
      await behind.frame.answer(opened.address.split('#')[1] ?? '', 'confirm')
    },
    dispute: behind.desk.dispute,
    closeDispute: behind.desk.closeDispute,
    failRefund: async (id) => void (await behind.desk.failRefund(id)),
    payOut: behind.desk.payOut,
    webhook: async (eventId, at) => {
      const events = await Array.fromAsync(behind.listEvents(new Date(0)))
      const event = events.find(({ id }) => id === eventId)
      if (event === undefined) throw new Error('there is such an event')
      const body = JSON.stringify(eventObject(event, stripeApiVersion))
      const header = { payload: body, secret: secrets[0] ?? '', timestamp: Math.floor(at.getTime() / 1000) }
      const signature = new Stripe('sk_test_1').webhooks.generateTestHeaderString(header)
      return { body: Buffer.from(body), signature }
    },
    rollSecret: async () => {
      secrets.unshift(`whsec_${randomBytes(8).toString('hex')}`)
      secrets.length = 2
    },
    sold: trialPrices.sold,
    close: async () => {
      await double.close()
      await db.close()
      // Whatever the suite has asked is what Stripe takes, and every POST had a key.
      expect(double.violations).toEqual([])
      expect(double.calls.filter(({ method, key }) => method === 'post' && key === null)).toEqual([])
    },
  }
}

describePaymentProvider('Stripe', openTrial)
