import { beforeEach, describe, expect, it } from 'vitest'
import type { Log } from '../../http/handlers.ts'
import { openWorld, type Person } from '../../seed/test-world.ts'
import { refreshCatalog } from '../catalog/refresh-catalog.ts'
import { MoneyScene } from '../money-scene.ts'
import { fulfil } from '../payments/fulfil.ts'
import { ProviderDouble } from '../provider-of-tests.ts'
import { changeFor } from './change-subscription.ts'
import { endWithoutAccount } from './look-after.ts'
import { statusOf } from './subscription-status.ts'
import { subscriptionHandlers } from './subscription-handlers.ts'

const provider = new ProviderDouble(() => world.now)
const payments = { provider, amountOff: 'corrected' as const }
const world = openWorld({ payments })
beforeEach(() => provider.reset())

async function subscribed(): Promise<{ pat: Person; id: string; theirs: string }> {
  const pat = await world.person({ roles: ['parent'], email: `pat${Math.random()}@polyhex.test` })
  const scene = new MoneyScene(world.db, world.now)
  Object.assign(scene, { provider })
  const { paymentId, checkoutId } = await scene.order({ accountId: pat.accountId, priceId: 'price_twice_month' })
  const theirs = provider.pay(checkoutId).subscriptionId ?? ''
  await fulfil(world.db, provider, paymentId, world.now)
  const { body } = await pat.call('listSubscriptions')
  return { pat, id: body.subscriptions[0].id, theirs }
}
const update = async (who: Person, subscriptionId: string, body: object) =>
  who.call('updateSubscription', { params: { subscriptionId }, body })

describe('subscriptions', () => {
  it('are listed for their payer, who manages the payer, and administrators [C-126] [C-214]', async () => {
    const { pat, id } = await subscribed()
    const { body } = await pat.call('listSubscriptions', { query: { accountId: pat.accountId } })
    expect(body).toMatchObject({
      total: 1,
      subscriptions: [
        {
          id,
          status: 'active',
          account: { id: pat.accountId },
          createDate: '2026-11-02T15:00:00.000Z',
          nextChargeDate: '2026-12-02T15:00:00.000Z',
          currentPeriod: { start: '2026-11-02T15:00:00.000Z', end: '2026-12-02T15:00:00.000Z' },
          latestInvoiceNumber: expect.stringMatching(/^INV-/),
          amount: 25_500,
          paymentIssue: null,
        },
      ],
    })
    const fields = await pat.call('listSubscriptions', { query: { fields: 'status' } })
    expect(fields.body.subscriptions).toEqual([{ id, status: 'active' }])
    const admin = await world.person({ roles: ['admin'] })
    expect((await admin.call('listSubscriptions')).body.total).toBe(1)
    const stranger = await world.person()
    expect((await stranger.call('listSubscriptions')).body.total).toBe(0)
    const asked = await stranger.call('listSubscriptions', { query: { accountId: pat.accountId } })
    expect([asked.status, asked.body.code]).toEqual([404, 'account_not_found'])
    expect((await update(stranger, id, { status: 'cancelled' })).body.code).toBe('subscription_not_found')
  })

  it('are cancelled with their period, kept again, paused and go on [C-148] [C-215]', async () => {
    const { pat, id } = await subscribed()
    const cancelled = await update(pat, id, { status: 'cancelled' })
    expect(cancelled.body.subscription).toMatchObject({ status: 'cancelled', nextChargeDate: null })
    expect(cancelled.body.subscription.currentPeriod.end).toBe('2026-12-02T15:00:00.000Z')
    expect((await update(pat, id, { status: 'cancelled' })).body.code).toBe('subscription_state')
    world.now = new Date(world.now.getTime() + 1000)
    expect((await update(pat, id, { status: 'active' })).body.subscription.status).toBe('active')
    expect((await update(pat, id, { status: 'active' })).body.code).toBe('subscription_state')
    for (const pausedUntil of ['2026-11-02', '2027-02-01'])
      expect((await update(pat, id, { status: 'paused', pausedUntil })).body.code).toBe('pause_too_long')
    world.now = new Date(world.now.getTime() + 1000)
    const paused = await update(pat, id, { status: 'paused', pausedUntil: '2027-01-31' })
    expect(paused.body.subscription).toMatchObject({
      status: 'paused',
      pausedUntil: '2027-01-31',
      nextChargeDate: null,
    })
    world.now = new Date(world.now.getTime() + 1000)
    expect((await update(pat, id, { status: 'active' })).body.subscription).toMatchObject({
      status: 'active',
      pausedUntil: null,
    })
    const mails = await world.db.queries
      .selectFrom('outbox_mails')
      .select('data')
      .where('template', '=', 'subscription_changed')
      .orderBy('created_at')
      .execute()
    expect(mails.map((row) => (row.data as { kind: string }).kind)).toEqual(['cancelled', 'kept', 'paused', 'resumed'])
    const lines = await world.db.queries
      .selectFrom('audit_log')
      .selectAll()
      .where('action', 'like', 'subscription%')
      .orderBy('at')
      .execute()
    const by = { actor_id: pat.accountId, on_behalf_of: null, subject_id: pat.accountId }
    expect(lines).toMatchObject([
      { ...by, action: 'subscription_cancelled', details: { subscription: id } },
      { ...by, action: 'subscription_kept' },
      { ...by, action: 'subscription_paused', details: { until: '2027-01-31T05:00:00.000Z' } },
      { ...by, action: 'subscription_resumed' },
    ])
  })

  it('whose cancelling fails are told of in the log, and stay as they are [C-242]', async () => {
    const { pat, id } = await subscribed()
    provider.fail('setCancelAtPeriodEnd', { kind: 'reset' })
    const lines: string[] = []
    const log: Log = { info: () => {}, warn: () => {}, error: (_, message) => void lines.push(message) }
    const account = { accountId: pat.accountId, roles: ['parent'] }
    const request = {
      db: world.db,
      account,
      params: { subscriptionId: id },
      body: { status: 'cancelled' },
      now: world.now,
      log,
    }
    const handler = subscriptionHandlers(payments).updateSubscription
    await expect(handler(request as unknown as Parameters<typeof handler>[0])).rejects.toMatchObject({
      code: 'payments_not_reached',
    })
    expect(lines).toEqual(['the payment provider was not reached'])
    expect((await pat.call('listSubscriptions')).body.subscriptions[0].status).toBe('active')
    // An answer that was lost is asked for again with the same key.
    provider.fail('setCancelAtPeriodEnd', { kind: 'lost_answer' })
    expect((await update(pat, id, { status: 'cancelled' })).status).toBe(503)
    expect((await update(pat, id, { status: 'cancelled' })).body.subscription.status).toBe('cancelled')
  })

  it('have a page where the card is changed, for their payer alone', async () => {
    const { pat, id } = await subscribed()
    const open = async (who: Person) => who.call('openPaymentMethod', { params: { subscriptionId: id } })
    expect((await open(pat)).body).toEqual({
      address: `http://polyhex.test/accounts/billing/?changed=${id}&card={CHECKOUT_SESSION_ID}`,
    })
    expect((await open(await world.person())).status).toBe(404)
  })

  it('say what the next charge comes to with discount and tax, and from when it costs more', async () => {
    provider.taxRates = [{ name: 'HST', rateMillionths: 130_000 }]
    await refreshCatalog(world.db, provider, world.now)
    const pat = await world.person({ roles: ['parent'], email: 'discounted@home.example' })
    const body = {
      ...{ paymentItem: [{ priceId: 'price_weekly_month', quantity: 1 }], promotionCode: 'SIBLING' },
      renewalConsent: true,
    }
    const { id } = (await pat.call('createPayment', { body })).body
    provider.pay([...provider.checkouts.values()].find(({ paymentId }) => paymentId === id)?.id ?? '')
    await pat.call('confirmPayment', { params: { paymentId: id } })
    const [one] = (await pat.call('listSubscriptions', { query: {} })).body.subscriptions
    expect(one.nextCharge).toMatchObject({ amount: 12_289, taxKnown: true })
    expect(one.nextCharge.afterDiscount.amount).toBe(16_385)
    const begun = await world.db.queries
      .selectFrom('outbox_mails')
      .select('data')
      .where('template', '=', 'subscription_begun')
      .execute()
    // The letter says what the consent said.
    expect(begun).toEqual([{ data: expect.objectContaining({ amount: 12_289, taxKnown: true }) }])
  })

  it('whose renewal a bank asks about lead to where it is confirmed, and are read anew afterwards', async () => {
    const { pat, id, theirs } = await subscribed()
    const params = { subscriptionId: id }
    expect((await pat.call('openConfirmation', { params })).body.code).toBe('nothing_to_confirm')
    const invoice = provider.renew(theirs, 'authentication_required')
    const refresh = async (body: object = {}) =>
      (await pat.call('refreshSubscription', { params, body })).body.subscription
    expect((await refresh()).paymentIssue).toMatchObject({ confirm: true })
    const mails = world.db.queries.selectFrom('outbox_mails').select('data').where('template', '=', 'renewal_failed')
    expect(await mails.execute()).toEqual([{ data: expect.objectContaining({ confirm: true }) }])
    expect((await pat.call('openConfirmation', { params })).body.address).toBe(
      `http://polyhex.test/accounts/billing/?changed=${id}`,
    )
    const paid = { ...invoice, status: 'paid', failureCode: null, unconfirmed: false, paidAt: world.now } as const
    provider.invoices.set(invoice.id, paid)
    provider.setSubscription(theirs, { status: 'active', card: { brand: 'visa', last4: '1881' } })
    expect(await refresh({ cardChange: 'cs_1' })).toMatchObject({ paymentIssue: null, paymentMethodLast4: '1881' })
    expect(provider.times('takeNewCard')).toBe(1)
  })

  it('of accounts that are gone end with their period', async () => {
    const { pat, theirs } = await subscribed()
    await world.db.queries.deleteFrom('accounts').where('id', '=', pat.accountId).execute()
    expect(await endWithoutAccount(world.db, provider, world.now)).toBe(1)
    expect(provider.subscriptions.get(theirs)?.cancelAtPeriodEnd).toBe(true)
    expect(await endWithoutAccount(world.db, provider, world.now)).toBe(0)
  })
})

it('our words follow from the provider’s [C-148]', () => {
  const words = (
    status: Parameters<typeof statusOf>[0]['status'],
    cancelAtPeriodEnd = false,
    pausedUntil: Date | null = null,
  ) => statusOf({ status, cancelAtPeriodEnd, pausedUntil })
  expect((['trialing', 'active', 'past_due'] as const).map((one) => words(one))).toEqual(['active', 'active', 'active'])
  expect([words('paused'), words('unpaid'), words('active', false, new Date(0))]).toEqual([
    'paused',
    'paused',
    'paused',
  ])
  expect([words('active', true), words('paused', true)]).toEqual(['cancelled', 'cancelled'])
  expect([words('canceled', true), words('incomplete_expired')]).toEqual(['ended', 'ended'])
  expect(words('incomplete')).toBe('incomplete')
  const states = ['active', 'paused', 'cancelled', 'ended'] as const
  expect(states.map((from) => changeFor(from, 'cancelled'))).toEqual(['cancelled', 'cancelled', null, null])
  expect(states.map((from) => changeFor(from, 'active'))).toEqual([null, 'resumed', 'kept', null])
  expect(states.map((from) => changeFor(from, 'paused'))).toEqual(['paused', 'paused', null, null])
})
