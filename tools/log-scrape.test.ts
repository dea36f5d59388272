import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testCards, type TestCardBehavior } from '../contract/billing/test-cards.ts'
import { openHttpClient, type HttpAnswer, type HttpClient } from './load/http-client.ts'
import { signIn } from './load/practice-client.ts'
import { startServer, type ServerUnderTest } from './server-under-test/start-server.ts'

/** Everything that the real server prints at its most talkative while somebody buys, fails and gets money back. */

let server: ServerUnderTest
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'polyhex-logs-'))
  server = await startServer({ folder }, { env: { LOG_LEVEL: 'trace', RATE_LIMITS: 'off', PAYMENTS: 'test' } })
}, 120_000)
afterAll(async () => {
  await server.kill()
  rmSync(folder, { recursive: true, force: true })
})

const cardOf = (behavior: TestCardBehavior): string =>
  testCards.find((card) => card.behavior === behavior)?.number ?? ''
const promised = (answer: HttpAnswer, status: number): unknown => {
  expect([answer.status, answer.body]).toEqual([status, expect.anything()])
  return answer.body as unknown
}

async function buy(client: HttpClient, seen: Set<string>, cards: readonly (readonly [string, number])[]) {
  const buyerDetails = 'Ms. Quillon Marchbanks, School 12'
  seen.add('Quillon')
  const body = {
    paymentItem: [{ priceId: 'price_dropin_5', quantity: 1 }],
    requestKey: crypto.randomUUID(),
    buyerDetails,
  }
  const { id, clientSecret } = promised(await client.call('POST', '/payments', body), 200) as {
    id: string
    clientSecret: string
  }
  seen.add(clientSecret)
  const place = { country: 'CA', region: 'ON', postalCode: 'M5V 3L9' }
  seen.add('M5V 3L9')
  const placed = promised(await client.call('POST', '/testpay/checkout/place', { clientSecret, place }), 200)
  const shownTotal = (placed as { checkout: { total: number } }).checkout.total
  for (const [cardNumber, status] of cards) {
    seen.add(cardNumber)
    seen.add(cardNumber.replaceAll(' ', ''))
    const typed = { clientSecret, cardNumber, expiry: '12/40', securityCode: '937', shownTotal }
    promised(await client.call('POST', '/testpay/checkout/pay', typed), status)
  }
  return { id, clientSecret, shownTotal }
}

it('no client secret, card number, name or token is in the log while buying, failing and refunding', async () => {
  const [parent, admin] = [openHttpClient(server.origin), openHttpClient(server.origin)]
  await signIn(parent, 'parent.pat')
  await signIn(admin, 'admin.ada')
  const seen = new Set<string>()
  for (const client of [parent, admin]) {
    const token = client.cookie().split(';')[0]?.split('=')[1] ?? ''
    expect(token.length).toBeGreaterThan(20)
    seen.add(token).add(createHash('sha256').update(token).digest('hex'))
  }
  const refusals = [
    ['4111 1111 1111 1111', 422],
    [cardOf('decline'), 200],
    [cardOf('insufficient_funds'), 200],
  ] as const
  const { id, clientSecret, shownTotal } = await buy(parent, seen, [...refusals, [cardOf('success'), 200]])
  const { payment } = promised(await parent.call('POST', `/payments/${id}/confirm`), 200) as {
    payment: { status: string }
  }
  expect(payment.status).toBe('paid')
  // What goes wrong: a paid checkout again, secrets where none belong, news that nobody signed, a body that is no JSON.
  const again = {
    clientSecret,
    cardNumber: cardOf('success'),
    expiry: '12/40',
    securityCode: '937',
    shownTotal,
  }
  promised(await parent.call('POST', '/testpay/checkout/pay', again), 409)
  expect((await parent.call('POST', '/payments/quote', { clientSecret, cardNumber: again.cardNumber })).status).toBe(
    400,
  )
  const headers = { origin: server.origin, 'content-type': 'application/json' }
  const news = { method: 'POST', headers: { ...headers, 'stripe-signature': 't=1,v1=feedfacefeedface' } }
  seen.add('feedfacefeedface')
  await fetch(`${server.origin}/api/payments/webhook/test`, { ...news, body: JSON.stringify({ clientSecret }) })
  const broken = await fetch(`${server.origin}/api/testpay/checkout/pay`, {
    ...{ method: 'POST', headers },
    body: `{"clientSecret": "${clientSecret}", "cardNumber": "${again.cardNumber}`,
  })
  expect(broken.status).toBeGreaterThanOrEqual(400)
  const wish = { reason: 'Quillon changed schools', requestKey: crypto.randomUUID() }
  promised(await admin.call('POST', `/payments/${id}/refunds`, wish), 200)
  const tooMuch = { ...wish, amount: 99_999_999, requestKey: crypto.randomUUID() }
  expect((await admin.call('POST', `/payments/${id}/refunds`, tooMuch)).status).toBeGreaterThanOrEqual(400)
  // Also where the database refuses and an error with its values is told.
  await server.query('alter table refunds add constraint nothing_more check (amount < 0) not valid')
  const refused = await buy(parent, seen, [[cardOf('success'), 200]])
  await parent.call('POST', `/payments/${refused.id}/confirm`)
  const stuck = await admin.call('POST', `/payments/${refused.id}/refunds`, {
    ...wish,
    requestKey: crypto.randomUUID(),
  })
  expect(stuck.status).toBe(500)
  const secrets = await server.query<{ webhook_secret: string }>('select webhook_secret from testpay_settings')
  seen.add(secrets[0]?.webhook_secret ?? 'none')
  for (const name of ['Pat, parent', 'pat@polyhex.example', '"937"']) seen.add(name)

  // What a process wrote last may still be on its way.
  await expect.poll(() => server.output()).toContain('nothing_more')
  const log = server.output()
  // The log is there, and says what was asked and what went wrong.
  expect(log).toContain('"operation":"refundPayment"')
  expect([...seen].filter((one) => log.includes(one))).toEqual([])
  for (const client of [parent, admin]) client.close()
}, 120_000)
