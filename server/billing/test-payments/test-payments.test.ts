import { testCards } from '@polyhex/contract/billing/test-cards'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Payments } from '../../outside/payments/open-payments.ts'
import { webhookSignatureHeader } from '../../outside/payments/payment-port.ts'
import type { SendWebhook } from '../../outside/payments/test/deliver-events.ts'
import { openTestProvider, type TestProvider } from '../../outside/payments/test/open-test-provider.ts'
import { sampleCatalog } from '../../outside/payments/test/sample-catalog.ts'
import { openWorld } from '../../seed/test-world.ts'

let opened: TestProvider | null = null
const payments: Payments = {
  get provider() {
    return (opened ??= openTestProvider({ db: world.db, now: () => world.now, catalog: sampleCatalog }))
  },
  amountOff: 'corrected',
}
const world = openWorld({ payments })
const provider = (): TestProvider => payments.provider as TestProvider

const cardOf = (behavior: string): string => testCards.find((card) => card.behavior === behavior)?.number ?? ''
const ontario = { country: 'CA', region: 'ON' }
let counter = 0

async function begin(priceId: string, recurring = false) {
  const key = `key-${(counter += 1)}`
  const person = { accountId: 'account', email: 'payer@example.org', name: 'A Payer' }
  const { customerId } = await provider().createCustomer(person, `customer-${key}`)
  const checkout = await provider().createCheckout(
    {
      paymentId: `payment-${key}`,
      accountId: 'account',
      customerId,
      currency: 'cad',
      lines: [{ priceId, quantity: 1 }],
      discountId: null,
      recurring,
      returnAddress: 'http://localhost/checkout/?session={CHECKOUT_SESSION_ID}',
      receiptEmail: null,
      place: null,
      expiresAt: new Date(world.now.getTime() + 3_600_000),
    },
    key,
  )
  return { ...checkout, clientSecret: checkout.clientSecret ?? '' }
}

const typed = (clientSecret: string, card: string, shownTotal: number) => ({
  clientSecret,
  cardNumber: card,
  expiry: '12 / 40',
  securityCode: '123',
  shownTotal,
})

/** Every word in the provider's tables. */
async function everythingKept(): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where tablename like 'testpay%'`.execute(world.db.queries)
  const texts = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{ all: string }>`
        select coalesce(string_agg(t::text, ' '), '') as all from ${sql.table(name)} t`.execute(world.db.queries)
      return rows[0]?.all ?? ''
    }),
  )
  return texts.join('\n')
}

it('takes published test cards alone, and keeps nothing of a card but its brand and last four digits', async () => {
  const visitor = world.visitor()
  const { id, clientSecret } = await begin('price_dropin_5')
  const early = await visitor.call('payTestCheckout', { body: typed(clientSecret, cardOf('success'), 15_900) })
  expect(early).toMatchObject({ status: 422, body: { code: 'test_place_missing' } })
  const placed = await visitor.call('placeTestCheckout', { body: { clientSecret, place: ontario } })
  expect(placed.body.checkout).toMatchObject({
    mode: 'payment',
    status: 'open',
    lines: [{ name: 'Drop-in sessions', quantity: 1, unitAmount: 15_900, amount: 15_900 }],
    taxLines: [{ name: 'Sample HST ON', rateMillionths: 130_000, amount: 2067 }],
    tax: 2067,
    total: 17_967,
    place: ontario,
    period: null,
  })
  // Also other numbers that are published, and ones that only look like a test card.
  for (const number of ['5555555555554444', '4111111111111111', '4242424242424241', '42424242424242420', 'visa']) {
    const refused = await visitor.call('payTestCheckout', { body: typed(clientSecret, number, 17_967) })
    expect(refused).toMatchObject({ status: 422, body: { code: 'test_card_only' } })
  }
  const stale = await visitor.call('payTestCheckout', { body: typed(clientSecret, cardOf('success'), 15_900) })
  expect(stale).toMatchObject({ status: 409, body: { code: 'price_changed' } })
  const expired = { ...typed(clientSecret, cardOf('success'), 17_967), expiry: '10/26' }
  expect((await visitor.call('payTestCheckout', { body: expired })).body).toEqual({
    outcome: 'declined',
    code: 'expired_card',
    text: 'This card has expired. Please try another one.',
  })
  const paid = await visitor.call('payTestCheckout', { body: typed(clientSecret, '4242 4242-4242 4242', 17_967) })
  expect(paid.body).toEqual({ outcome: 'complete', returnAddress: `http://localhost/checkout/?session=${id}` })
  const again = await visitor.call('payTestCheckout', { body: typed(clientSecret, cardOf('success'), 17_967) })
  expect(again).toMatchObject({ status: 409, body: { code: 'test_checkout_over' } })
  const kept = await everythingKept()
  expect(kept).toContain('4242')
  expect(kept).not.toMatch(/4242.{0,3}4242|12.{0,3}\/.{0,3}40|payer@example|A Payer|,123,/)
})

it('declines in words, and asks the bank of some cards', async () => {
  const visitor = world.visitor()
  const { clientSecret } = await begin('price_trial')
  await visitor.call('placeTestCheckout', { body: { clientSecret, place: { country: 'US', region: 'NY' } } })
  const pay = async (behavior: string) =>
    (await visitor.call('payTestCheckout', { body: typed(clientSecret, cardOf(behavior), 100) })).body
  expect(await pay('insufficient_funds')).toEqual({
    outcome: 'declined',
    code: 'insufficient_funds',
    text: 'There is not enough money on this card. Please try another one.',
  })
  expect(await pay('decline')).toMatchObject({ code: 'card_declined' })
  expect(await pay('challenge')).toEqual({ outcome: 'challenge' })
  const read = await visitor.call('readTestCheckout', { body: { clientSecret } })
  expect(read.body.checkout).toMatchObject({ challenge: true, status: 'open' })
  const refused = await visitor.call('answerTestChallenge', { body: { clientSecret, answer: 'refuse' } })
  expect(refused.body).toMatchObject({ outcome: 'declined', code: 'authentication_failed' })
  expect(await pay('challenge')).toEqual({ outcome: 'challenge' })
  const done = await visitor.call('answerTestChallenge', { body: { clientSecret, answer: 'confirm' } })
  expect(done.body.outcome).toBe('complete')
  const unknown = 'cs_test_nobody_secret_aaaaaaaaaaaaaaaa'
  expect(await visitor.call('readTestCheckout', { body: { clientSecret: unknown } })).toMatchObject({ status: 404 })
})

it('disputes by itself what a certain card has paid', async () => {
  const { clientSecret } = await begin('price_trial')
  await provider().frame.place(clientSecret, { country: 'US', region: 'NY' })
  await provider().frame.pay(clientSecret, { cardNumber: cardOf('dispute'), expiry: '12/40', shownTotal: 100 })
  const { charges } = await provider().desk.charges({ offset: 0, count: 1 })
  expect(charges).toMatchObject([{ amount: 100, dispute: { status: 'open' } }])
  const admin = await world.person({ roles: ['admin'] })
  const answer = { params: { chargeId: charges[0]?.id ?? '' }, body: { outcome: 'won' } }
  expect((await admin.call('closeTestDispute', answer)).body.charge.dispute).toMatchObject({ status: 'won' })
  expect((await admin.call('closeTestDispute', answer)).status).toBe(409)
  const lines = world.db.queries.selectFrom('audit_log').selectAll().where('action', '=', 'dispute_answered')
  expect(await lines.execute()).toMatchObject([{ actor_id: admin.accountId, details: { outcome: 'won' } }])
})

it('tells the product again until it is heard, and gives up after twelve tries', async () => {
  const heard: string[] = []
  let answer = 500
  const send: SendWebhook = async (body, headers) => {
    const signature = headers[webhookSignatureHeader] ?? ''
    heard.push((await provider().readWebhook(body, signature, world.now)).type)
    return answer
  }
  provider().tellTo(send)
  const { id } = await begin('price_trial')
  await provider().expireCheckout(id)
  await provider().work()
  await provider().work()
  expect(heard).toEqual(['checkout.session.expired'])
  const [event] = (await provider().desk.events({ offset: 0, count: 1 })).events
  expect(event).toMatchObject({ delivery: 'waiting', attempts: 1, lastAnswer: 500 })
  for (let round = 0; round < 12; round += 1) {
    world.now = new Date(world.now.getTime() + 43_201_000)
    await provider().work()
  }
  expect(heard).toHaveLength(12)
  const [last] = (await provider().desk.events({ offset: 0, count: 1 })).events
  expect(last).toMatchObject({ delivery: 'given_up', attempts: 12, nextTry: null })
  answer = 200
  const [now] = (await provider().desk.deliver([last?.id ?? ''])) ?? []
  expect(now).toMatchObject({ delivery: 'delivered', attempts: 13, lastAnswer: 200 })
})

it('lets an administrator hold, reorder and repeat events, and move the clock', async () => {
  const [admin, parent] = [await world.person({ roles: ['admin'] }), await world.person({ roles: ['parent'] })]
  const told: string[] = []
  provider().tellTo(async (body) => {
    told.push((JSON.parse(Buffer.from(body).toString()) as { type: string }).type)
    return 200
  })
  expect((await parent.call('getTestPayments')).status).toBe(403)
  expect((await admin.call('holdTestEvents', { body: { holding: true } })).body.state.holding).toBe(true)
  const { clientSecret } = await begin('price_weekly_month', true)
  await provider().frame.place(clientSecret, { country: 'CA', region: 'AB' })
  await provider().frame.pay(clientSecret, { cardNumber: cardOf('success'), expiry: '12/40', shownTotal: 15_225 })
  await provider().work()
  expect(told).toEqual([])
  const { events } = (await admin.call('listTestEvents')).body as { events: { id: string; type: string }[] }
  expect(events.map(({ type }) => type)).toEqual([
    'checkout.session.completed',
    'invoice.paid',
    'charge.succeeded',
    'customer.subscription.created',
  ])
  const [completed, paid] = events
  const order = [paid?.id, completed?.id, completed?.id]
  expect((await admin.call('deliverTestEventsInOrder', { body: { eventIds: order } })).status).toBe(200)
  expect(told).toEqual(['invoice.paid', 'checkout.session.completed', 'checkout.session.completed'])
  await admin.call('holdTestEvents', { body: { holding: false } })
  await provider().work()
  expect(told.slice(3)).toEqual(['customer.subscription.created', 'charge.succeeded'])
  const { state } = (await admin.call('advanceTestClock', { body: { seconds: 32 * 86_400 } })).body
  expect(state).toMatchObject({ aheadSeconds: 32 * 86_400, holding: false, runningSubscriptions: 1 })
  await provider().work()
  expect(told.slice(5)).toEqual(['charge.succeeded', 'invoice.paid', 'customer.subscription.updated'])
  const far = await admin.call('advanceTestClock', { body: { seconds: 63_072_000 } })
  expect(far.status).toBe(200)
  const unknown = await admin.call('deliverTestEvent', { params: { eventId: 'evt_nobody' } })
  expect(unknown).toMatchObject({ status: 404, body: { code: 'test_event_not_found' } })
})

it('is not there where payments are real', async () => {
  const admin = await world.person({ roles: ['admin'] })
  const real = Object.getOwnPropertyDescriptor(payments, 'provider') ?? {}
  Object.defineProperty(payments, 'provider', { value: null, configurable: true })
  expect(await admin.call('getTestPayments')).toMatchObject({ status: 404, body: { code: 'test_payments_off' } })
  const read = await admin.call('readTestCheckout', { body: { clientSecret: 'cs_test_nobody_secret_aaaaaaaaa' } })
  expect(read).toMatchObject({ status: 404, body: { code: 'test_checkout_not_found' } })
  Object.defineProperty(payments, 'provider', real)
})
