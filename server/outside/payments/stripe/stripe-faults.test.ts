import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { openTestDatabase } from '../../../database/database-of-tests.ts'
import type { CheckoutOrder, PaymentProvider } from '../payment-port.ts'
import { openTestProvider } from '../test/open-test-provider.ts'
import { trialPrices } from '../test/price-samples.ts'
import { type Fault, openStripeDouble, type StripeDouble } from './double/stripe-of-tests.ts'
import { faultOfWebhook, fixtures, stripeObject } from './double/stripe-subset-of-tests.ts'
import { openStripe, type StripePatience } from './open-stripe.ts'
import { eventOf } from './stripe-shapes.ts'

process.env['STRIPE_SUPPRESS_NOTICES'] = 'true'

const now = new Date('2026-11-22T09:00:00Z')
let db: Database
let double: StripeDouble

function adapter(patience: StripePatience = { retries: 0, timeoutMs: 400 }): PaymentProvider {
  const choices = { automaticTax: true, invoices: false }
  const keys = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecrets: ['whsec_test_secret'] }
  return openStripe({ ...keys, apiUrl: double.url, choices }, () => now, patience)
}

beforeAll(async () => {
  db = await openTestDatabase()
  const behind = openTestProvider({ db, now: () => now, catalog: trialPrices.own })
  double = await openStripeDouble(behind, trialPrices.own)
})
afterAll(async () => {
  await double.close()
  await db.close()
})
beforeEach(() => {
  double.faults.length = 0
  double.calls.length = 0
  double.violations.length = 0
})

const failure = (kind: string, reason: string | null = null): unknown => expect.objectContaining({ kind, reason })
const person = (accountId: string) => ({ accountId, email: 'payer@example.test', name: null })

describe('what goes wrong on the way to Stripe', () => {
  const answers: readonly [string, Fault, unknown][] = [
    [
      'too many calls',
      { kind: 'answer', status: 429, error: { type: 'invalid_request_error', code: 'rate_limit', message: 'slow' } },
      failure('busy', 'rate_limit'),
    ],
    [
      'a key that is being answered',
      {
        kind: 'answer',
        status: 409,
        error: { type: 'idempotency_error', code: 'idempotency_key_in_use', message: 'now' },
        headers: { 'stripe-should-retry': 'false' },
      },
      failure('busy', 'idempotency_key_in_use'),
    ],
    [
      'a fault of Stripe',
      { kind: 'answer', status: 500, error: { type: 'api_error', message: 'oops' } },
      failure('not_reached'),
    ],
    [
      'a fault that Stripe repeats for the key',
      {
        kind: 'answer',
        status: 500,
        error: { type: 'api_error', message: 'oops' },
        headers: { 'idempotent-replayed': 'true' },
      },
      failure('answer_replayed_fault'),
    ],
    [
      'a key of ours that Stripe does not take',
      { kind: 'answer', status: 401, error: { type: 'invalid_request_error', message: 'Invalid API Key' } },
      failure('refused', 'invalid_request_error'),
    ],
    ['an answer that breaks off', { kind: 'truncate' }, failure('not_reached')],
    ['a connection that is reset in the middle', { kind: 'reset' }, failure('not_reached')],
    ['a connection that is closed', { kind: 'hang_up' }, failure('not_reached')],
    ['an answer that never comes', { kind: 'stall' }, failure('not_reached')],
  ]
  it.each(answers)('knows %s', async (name, fault, expected) => {
    // A closed connection is tried once more whatever the settings say.
    double.faults.push(fault, ...(fault.kind === 'answer' ? [] : [fault]))
    await expect(adapter().createCustomer(person(name), `fault ${name}`)).rejects.toEqual(expected)
  })

  it('tries again with the same key, so that an answer that was lost is not a second payment', async () => {
    const provider = adapter({ retries: 2, timeoutMs: 2000 })
    const { customerId } = await provider.createCustomer(person('lost'), 'lost customer')
    const order: CheckoutOrder = {
      paymentId: 'payment-lost',
      accountId: 'lost',
      customerId,
      currency: 'cad',
      lines: [{ priceId: trialPrices.sold.once, quantity: 1 }],
      discountId: null,
      recurring: false,
      returnAddress: 'http://localhost/checkout/',
      receiptEmail: 'payer@example.test',
      place: null,
      expiresAt: new Date(now.getTime() + 3_600_000),
    }
    double.calls.length = 0
    // Done, but nobody was told: stripe-node asks again by itself.
    double.faults.push({ kind: 'hang_up', after: true })
    const checkout = await provider.createCheckout(order, 'payment-lost:session:1')
    const asked = '/v1/checkout/sessions payment-lost:session:1'
    expect(double.calls.map(({ path, key }) => `${path} ${key}`)).toEqual([asked, asked])
    // Broken off in the middle of the answer: it is for us to ask again.
    double.faults.push({ kind: 'truncate' }, { kind: 'truncate' }, { kind: 'truncate' })
    await expect(provider.createCheckout(order, 'payment-lost:session:1')).rejects.toEqual(failure('not_reached'))
    double.faults.length = 0
    expect(await provider.createCheckout(order, 'payment-lost:session:1')).toEqual(checkout)
    expect((await Array.fromAsync(provider.listCheckouts(new Date(0)))).map(({ id }) => id)).toEqual([checkout.id])
    expect(await provider.findCheckout('payment-lost', customerId)).toEqual(checkout)
    expect(double.violations).toEqual([])
  })

  it('keeps the words of Stripe, which may name people, out of its failures', async () => {
    const error = { type: 'invalid_request_error', code: 'email_invalid', message: 'Invalid email: payer@example.test' }
    double.faults.push({ kind: 'answer', status: 400, error })
    const failed: unknown = await adapter()
      .createCustomer(person('words'), 'words')
      .catch((reason: unknown) => reason)
    expect(String(failed)).toBe('Error: refused: email_invalid')
    expect(JSON.stringify(failed)).not.toContain('payer@')
  })

  it('opens a session for half an hour at least and a day at most, whatever is wished', async () => {
    const provider = adapter()
    const { customerId } = await provider.createCustomer(person('times'), 'times customer')
    const open = async (minutes: number) => {
      const checkout = await provider.createCheckout(
        {
          paymentId: `times-${minutes}`,
          accountId: 'times',
          customerId,
          currency: 'cad',
          lines: [{ priceId: trialPrices.sold.once, quantity: 1 }],
          discountId: null,
          recurring: false,
          returnAddress: 'http://localhost/checkout/',
          receiptEmail: null,
          place: null,
          expiresAt: new Date(now.getTime() + minutes * 60_000),
        },
        `times-${minutes}`,
      )
      return (checkout.expiresAt.getTime() - now.getTime()) / 60_000
    }
    expect([await open(5), await open(60), await open(3000)]).toEqual([31, 60, 24 * 60 - 1])
  })
})

describe('what others sell in the same account', () => {
  it('in another currency is passed over in each list, and is nothing when it is read', async () => {
    const provider = adapter({ retries: 0, timeoutMs: 4000 })
    const since = new Date(0)
    const lists = async () => {
      const [charges, invoices, checkouts, refunds, disputes] = [
        await Array.fromAsync(provider.listCharges(since)),
        await Array.fromAsync(provider.listInvoices(since)),
        await Array.fromAsync(provider.listCheckouts(since)),
        await Array.fromAsync(provider.listRefunds(since)),
        await Array.fromAsync(provider.listDisputes(since)),
      ]
      return [charges, invoices, checkouts, refunds, disputes].map((list) => list.map(({ id }) => id))
    }
    const before = await lists()
    const created = Math.floor(now.getTime() / 1000)
    const euro = { currency: 'eur', amount: 4900, created }
    double.facts.strange.push(
      { list: '/v1/charges', thing: stripeObject('charge', { id: 'ch_euro', ...euro, payment_intent: null }) },
      { list: '/v1/invoices', thing: stripeObject('invoice', { id: 'in_euro', currency: 'eur', created }) },
      {
        list: '/v1/checkout/sessions',
        thing: stripeObject('checkout.session', { id: 'cs_euro', currency: 'eur', created, expires_at: created }),
      },
      { list: '/v1/refunds', thing: stripeObject('refund', { id: 're_euro', ...euro }) },
      { list: '/v1/disputes', thing: stripeObject('dispute', { id: 'dp_euro', ...euro }) },
    )
    expect(await lists()).toEqual(before)
    double.facts.strange.length = 0
    expect(double.violations).toEqual([])
  })
})

describe('taxes of Stripe', () => {
  const question = { currency: 'cad', place: { country: 'CA', region: 'ON' } } as const

  it('are asked for by product, whose tax code decides: the tax that is shown is the tax that is charged', async () => {
    const provider = adapter({ retries: 0, timeoutMs: 4000 })
    const lines = [{ priceId: trialPrices.sold.once, amount: 14_500 }]
    expect((await provider.computeTax({ ...question, lines }))?.[0]?.amount).toBe(1885)
    double.facts.taxFree.add('prod_suite')
    expect(await provider.computeTax({ ...question, lines })).toEqual([])
    double.facts.taxFree.clear()
    expect(double.violations).toEqual([])
  })
})

describe('a card that was saved', () => {
  it('is news of a card, and pays for nothing by itself', () => {
    const event = { id: 'evt_1', type: 'checkout.session.completed', created: 1 }
    const object = { id: 'cs_1', object: 'checkout.session', mode: 'setup', currency: null }
    expect(eventOf({ ...event, data: { object } }).about).toEqual({ kind: 'card', id: 'cs_1' })
    expect(eventOf({ ...event, data: { object: { ...object, mode: 'payment' } } }).about.kind).toBe('checkout')
  })
})

describe('requests that are out of date', () => {
  const stripe = (): Stripe =>
    new Stripe('sk_test_1', {
      host: '127.0.0.1',
      port: Number(new URL(double.url).port),
      protocol: 'http',
      maxNetworkRetries: 0,
      telemetry: false,
    })
  const session: Stripe.Checkout.SessionCreateParams = {
    mode: 'payment',
    ui_mode: 'embedded_page',
    return_url: 'http://localhost/',
    line_items: [{ price: trialPrices.sold.once, quantity: 1 }],
  }
  const stale: readonly [string, () => Promise<unknown>][] = [
    // It compiles: the words of stripe-node are open.
    ['a mode that was renamed', async () => stripe().checkout.sessions.create({ ...session, ui_mode: 'embedded' })],
    [
      'a parameter that was removed',
      async () => stripe().checkout.sessions.create({ ...session, payment_method_types: ['card'] } as never),
    ],
    ['a parameter that never was', async () => stripe().refunds.create({ charge: 'ch_1', sum: 5 } as never)],
    ['a sum that is no number', async () => stripe().refunds.create({ charge: 'ch_1', amount: 'five' } as never)],
    ['a code without its kind', async () => stripe().promotionCodes.create({ coupon: 'c' } as never)],
  ]
  it.each(stale)('are refused by the double: %s', async (_, call) => {
    await expect(call()).rejects.toMatchObject({ statusCode: 400 })
    expect(double.violations.filter((violation) => !violation.startsWith('no key'))).toHaveLength(1)
  })
  it('are those without a key, too', async () => {
    // stripe-node makes a key of its own where none is given.
    const headers = { authorization: 'Bearer sk_test_1', 'stripe-version': '2026-10-28.endive' }
    await fetch(`${double.url}/v1/customers`, { method: 'POST', headers, body: 'metadata[account_id]=keyless' })
    expect(double.violations).toEqual(['no key on /v1/customers'])
  })
})

describe('what Stripe has published', () => {
  const folder = join(fixtures, 'events')
  const names = readdirSync(folder).filter((name) => /^\d\d-/.test(name))
  const vector = JSON.parse(readFileSync(join(folder, 'signature-vector.json'), 'utf8')) as Record<string, string>
  const signedAt = new Date(Number(vector['timestamp']) * 1000)
  const bytes = readFileSync(join(folder, vector['file'] ?? ''))
  const sign = (body: string): string => {
    const timestamp = Math.floor(now.getTime() / 1000)
    const header = { payload: body, secret: 'whsec_test_secret', timestamp }
    return new Stripe('sk_test_1').webhooks.generateTestHeaderString(header)
  }

  it('is signed as the published vector says, and nothing else is believed', async () => {
    const [provider, header] = [adapter(), vector['header'] ?? '']
    expect(await provider.readWebhook(bytes, header, signedAt)).toMatchObject({ type: 'checkout.session.completed' })
    const bad = failure('bad_signature')
    const late = new Date(signedAt.getTime() + 301_000)
    await expect(provider.readWebhook(bytes, header, late)).rejects.toEqual(bad)
    await expect(provider.readWebhook(Buffer.concat([bytes, Buffer.from('x')]), header, signedAt)).rejects.toEqual(bad)
    await expect(provider.readWebhook(bytes, header.replace('v1', 'v0'), signedAt)).rejects.toEqual(bad)
    await expect(provider.readWebhook(bytes, '', signedAt)).rejects.toEqual(bad)
  })

  const about: Readonly<Record<string, readonly [string, string]>> = {
    '01-checkout.session.completed.payment.json': ['checkout', 'cs_test_a1TstPAYMENT00000001'],
    '04-checkout.session.completed.subscription.json': ['checkout', 'cs_test_b1TstSUBSCRIPT0001'],
    '05-invoice.paid.subscription-create.json': ['invoice', 'in_1Tst000000000000000001'],
  }
  it.each(names)('is read: %s', async (name) => {
    const body = readFileSync(join(folder, name), 'utf8')
    const event = JSON.parse(body) as { id: string; type: string; created: number; data: { object: { id: string } } }
    expect(faultOfWebhook(event.type, event)).toBeNull()
    const read = await adapter().readWebhook(Buffer.from(body), sign(body), now)
    const kind = /invoice|subscription\.|charge|checkout/.exec(event.type)?.[0]?.replace('.', '')
    expect(read).toEqual({
      id: event.id,
      type: event.type,
      about: { kind, id: event.data.object.id },
      apiVersion: '2026-10-28.endive',
      createdAt: new Date(event.created * 1000),
    })
    const known = about[name]
    if (known !== undefined) expect(read.about).toEqual({ kind: known[0], id: known[1] })
  })

  it('may be of a kind and a version that nobody knows yet', async () => {
    const body = JSON.stringify({
      id: 'evt_future',
      object: 'event',
      api_version: '2031-01-01.zinnia',
      created: 1_795_017_700,
      type: 'wallet.teleported',
      data: { object: { object: 'wallet', id: 'wal_1', sum: { decimal: '1.5' } } },
    })
    expect(await adapter().readWebhook(Buffer.from(body), sign(body), now)).toEqual({
      id: 'evt_future',
      type: 'wallet.teleported',
      about: { kind: 'other', id: 'wal_1' },
      apiVersion: '2031-01-01.zinnia',
      createdAt: new Date(1_795_017_700_000),
    })
  })
})
