import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Database } from '../../database/database.ts'
import { emptyDatabase, openTestDatabase } from '../../database/database-of-tests.ts'
import { Refusal } from '../../http/refusal.ts'
import {
  PaymentProviderFailure,
  type ProviderEvent,
  webhookSignatureHeader,
} from '../../outside/payments/payment-port.ts'
import { MoneyScene } from '../money-scene.ts'
import { receiveEvent } from './receive-event.ts'
import { serveWebhook } from './serve-webhook.ts'
import { takeMissedEvents } from './take-missed-events.ts'
import { mostAttempts, retryMinutes, reviveEvent, workOffEvents } from './work-off-events.ts'

let db: Database
let app: FastifyInstance
let scene: MoneyScene
const start = new Date('2026-11-02T15:00:00Z')
const event: ProviderEvent = {
  id: 'evt_1',
  type: 'checkout.session.completed',
  about: { kind: 'checkout', id: 'cs_1' },
  apiVersion: null,
  createdAt: start,
}
let bytes: Uint8Array = new Uint8Array()
beforeAll(async () => {
  db = await openTestDatabase()
})
beforeEach(async () => {
  await emptyDatabase(db)
  scene = new MoneyScene(db, start)
  scene.provider.readWebhook = async (body, signature) => {
    bytes = body
    if (signature !== 'right') throw new PaymentProviderFailure('bad_signature')
    return event
  }
  app = Fastify()
  app.setErrorHandler((error, _request, reply) => reply.code(error instanceof Refusal ? error.status : 500).send())
  await serveWebhook(app, { db, now: () => scene.now }, scene.provider)
})
afterAll(async () => {
  await app.close()
  await db.close()
})

const tell = async (signature = 'right', provider = 'test') =>
  app.inject({
    method: 'POST',
    url: `/api/payments/webhook/${provider}`,
    headers: { [webhookSignatureHeader]: signature, 'content-type': 'application/json' },
    payload: ' { "id": "evt_1",  "not": "read" } ',
  })
const kept = async () => db.queries.selectFrom('provider_events').selectAll().orderBy('event_id').execute()
const work = () => ({ db, provider: scene.provider, refreshCatalog: async () => {} })
const minutes = (count: number): void => {
  scene.now = new Date(scene.now.getTime() + count * 60_000)
}

describe('the webhook', () => {
  it('keeps an event once, from the very bytes that were signed, and answers before it works it off', async () => {
    const answers = [await tell(), await tell()]
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200])
    expect(new TextDecoder().decode(bytes)).toBe(' { "id": "evt_1",  "not": "read" } ')
    expect(await kept()).toMatchObject([{ event_id: 'evt_1', about_kind: 'checkout', about_id: 'cs_1', attempts: 0 }])
  })
  it('refuses a wrong signature and a provider that is not ours, and keeps nothing', async () => {
    expect((await tell('wrong')).statusCode).toBe(400)
    expect((await tell('right', 'stripe')).statusCode).toBe(404)
    scene.provider.readWebhook = async () => {
      throw new Error('the database is away')
    }
    expect((await tell()).statusCode).toBe(500)
    expect(await kept()).toEqual([])
  })
})

describe('working off', () => {
  it('settles what an event is about, and marks it in the same transaction', async () => {
    const accountId = await scene.person()
    const { paymentId, checkoutId } = await scene.order({ accountId, priceId: 'price_dropin_5' })
    scene.provider.pay(checkoutId)
    expect(await takeMissedEvents(db, scene.provider, start, start)).toBe(1)
    expect(await takeMissedEvents(db, scene.provider, start, start)).toBe(0)
    expect(await workOffEvents(work(), scene.now)).toEqual({ done: 1, delayed: 0, dead: 0 })
    expect(await workOffEvents(work(), scene.now)).toEqual({ done: 0, delayed: 0, dead: 0 })
    expect((await scene.payment(paymentId)).status).toBe('paid')
    expect(await kept()).toMatchObject([{ processed_at: start, attempts: 1, last_error: null }])
  })

  it('leaves an event that cannot be marked without its effects', async () => {
    const accountId = await scene.person()
    const { paymentId, checkoutId } = await scene.order({ accountId, priceId: 'price_dropin_5' })
    scene.provider.pay(checkoutId)
    await takeMissedEvents(db, scene.provider, start, start)
    await db.execute(`create function refuse() returns trigger language plpgsql as $$ begin
      if new.processed_at is not null then raise exception 'no'; end if; return new; end $$;
      create trigger refuse before update on provider_events for each row execute function refuse()`)
    expect(await workOffEvents(work(), scene.now)).toEqual({ done: 0, delayed: 1, dead: 0 })
    expect((await scene.payment(paymentId)).status).toBe('open')
    expect(await scene.credits()).toEqual({})
    await db.execute('drop trigger refuse on provider_events; drop function refuse()')
    minutes(retryMinutes[0])
    expect(await workOffEvents(work(), scene.now)).toEqual({ done: 1, delayed: 0, dead: 0 })
    expect(await scene.credits()).toEqual({ available: 5 })
  })

  it('tries again with growing patience, twelve times, and then keeps it for people', async () => {
    await receiveEvent(db, 'test', { ...event, about: { kind: 'charge', id: 'ch_1' } }, start)
    const busy = { kind: 'busy' } as const
    scene.provider.fail('readCharge', ...Array.from({ length: mostAttempts }, () => busy))
    for (const wait of retryMinutes) {
      expect(await workOffEvents(work(), scene.now)).toEqual({ done: 0, delayed: 1, dead: 0 })
      minutes(wait - 0.1)
      expect(await workOffEvents(work(), scene.now)).toEqual({ done: 0, delayed: 0, dead: 0 })
      minutes(0.1)
    }
    expect(await workOffEvents(work(), scene.now)).toEqual({ done: 0, delayed: 0, dead: 1 })
    minutes(10_000)
    expect(await workOffEvents(work(), scene.now)).toEqual({ done: 0, delayed: 0, dead: 0 })
    expect(await kept()).toMatchObject([{ attempts: mostAttempts, last_error: 'busy: busy', processed_at: null }])
    expect(await reviveEvent(db, { provider: 'test', eventId: 'evt_1' }, scene.now)).toBe(true)
    expect(await workOffEvents(work(), scene.now)).toEqual({ done: 1, delayed: 0, dead: 0 })
    expect(await reviveEvent(db, { provider: 'test', eventId: 'evt_1' }, scene.now)).toBe(false)
  })

  it('does nothing with what is not ours, and reads the catalog anew when it has changed', async () => {
    let refreshed = 0
    for (const [index, about] of [
      { kind: 'catalog', id: 'prod_1' } as const,
      { kind: 'other', id: 'x' } as const,
      { kind: 'checkout', id: 'cs_nobodys' } as const,
      { kind: 'dispute', id: null } as const,
    ].entries())
      await receiveEvent(db, 'test', { ...event, id: `evt_${index}`, about }, start)
    const found = await workOffEvents({ ...work(), refreshCatalog: async () => void (refreshed += 1) }, scene.now)
    expect([found, refreshed]).toEqual([{ done: 4, delayed: 0, dead: 0 }, 1])
  })

  it('takes over what a worker that died had in hand, and gives up what kills workers', async () => {
    await receiveEvent(db, 'test', { ...event, about: { kind: 'other', id: null } }, start)
    await sql`update provider_events set attempts = ${mostAttempts}, next_try_at = ${start}`.execute(db.queries)
    expect(await workOffEvents(work(), scene.now)).toEqual({ done: 0, delayed: 0, dead: 1 })
    expect((await kept())[0]?.dead_at).toEqual(start)
  })
})
