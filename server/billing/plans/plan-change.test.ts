import { beforeEach, describe, expect, it } from 'vitest'
import { brokenCredits } from '../../credits/check-credits.ts'
import { type PaymentProvider, PaymentProviderFailure } from '../../outside/payments/payment-port.ts'
import { openWorld, type Person } from '../../seed/test-world.ts'
import { refreshCatalog } from '../catalog/refresh-catalog.ts'
import { writeReceipt } from '../receipts/write-receipt.ts'
import { reconciling } from '../reconcile/follow.ts'
import { brokenMoneyRules } from '../reconcile/money-rules.ts'
import { reconcile } from '../reconcile/reconcile.ts'
import { PlanScene } from './plan-scene.ts'

const scene = new PlanScene(
  () => world.db,
  () => world.now,
)
const payments = {
  get provider() {
    return scene.provider
  },
  amountOff: 'corrected' as const,
}
const world = openWorld({ payments })
const day = 86_400_000
beforeEach(async () => {
  scene.changes = null
  await refreshCatalog(world.db, scene.provider, world.now)
})
const pass = (ms: number): void => void (world.now = new Date(world.now.getTime() + ms))

/** A parent in Ontario who pays 14,500 for five classes a month since November 2, 10:00 in the morning of New York. */
async function subscribed(quantity = 1, card: 'success' | 'renewal_fails' = 'success', code: object = {}) {
  const pat = await world.person({ roles: ['parent'], email: `pat${Math.random()}@polyhex.test` })
  const far = new Date('2028-01-01T00:00:00Z')
  await world.db.queries.updateTable('sessions').set({ idle_until: far, expires_at: far }).execute()
  const paymentItem = [{ priceId: 'price_weekly_month', quantity }]
  const { body } = await pat.call('createPayment', { body: { paymentItem, renewalConsent: true, ...code } })
  await scene.pay(body.clientSecret, card)
  await pat.call('confirmPayment', { params: { paymentId: body.id } })
  const id: string = (await pat.call('listSubscriptions')).body.subscriptions[0].id
  const params = { subscriptionId: id }
  return {
    pat,
    id,
    params,
    read: async () => (await pat.call('listSubscriptions')).body.subscriptions[0],
    preview: async (priceId: string, packages = 1, who: Person = pat) =>
      who.call('previewPlanChange', { params, query: { priceId, quantity: packages } }),
  }
}
type Subscribed = Awaited<ReturnType<typeof subscribed>>

/** What is pressed on after a preview. */
async function previewed({ preview }: Subscribed, priceId: string, quantity = 1, over: object = {}) {
  const { body } = await preview(priceId, quantity)
  const shown = {
    ...{ priceId, quantity, at: body.at, renewalConsent: true },
    shownTotal: (body.due ?? body.next).total,
    shownCredits: body.due === null ? body.credits.each : body.credits.added,
  }
  return { body: { ...shown, ...over } }
}
async function press(own: Subscribed, priceId: string, quantity = 1, over: object = {}) {
  const { body: change } = await previewed(own, priceId, quantity, over)
  return { change, answer: await own.pat.call('changePlan', { params: own.params, body: change }) }
}
const monthly = 'price_weekly_month'
const audits = async () =>
  (await world.db.queries.selectFrom('audit_log').select('details').where('action', '=', 'plan_changed').execute()).map(
    ({ details }) => (details as { what: string }).what,
  )

describe('a dearer plan', () => {
  it('is shown with what is charged today and later and what becomes of credits, and begins at once', async () => {
    const own = await subscribed()
    pass(15 * day)
    const { body: plans } = await own.pat.call('listPlans', { params: own.params })
    expect(plans.current).toEqual({ priceId: monthly, quantity: 1 })
    expect(plans.plans.map(({ priceId, credits }: { priceId: string; credits: number }) => [priceId, credits])).toEqual(
      [
        [monthly, 5],
        ['price_weekly_quarter', 15],
        ['price_twice_month', 10],
      ],
    )
    const { status, body: shown } = await own.preview(monthly, 2)
    expect([status, shown]).toMatchObject([
      200,
      {
        description: '2 × Weekly class',
        takesEffect: 'now',
        at: '2026-11-17T15:00:00.000Z',
        due: { newCharge: 29_000, unused: 7250, subtotal: 21_750, discount: 0, tax: 2827, total: 24_577 },
        next: { total: 32_770, on: '2026-12-17T15:00:00.000Z' },
        afterDiscount: null,
        credits: { kept: 5, keptUntil: '2026-12-02', added: 7, addedUntil: '2026-12-17', each: 10 },
      },
    ])
    const { answer, change } = await press(own, monthly, 2)
    expect([answer.status, answer.body.subscription]).toMatchObject([
      200,
      {
        ...{ description: '2 × Weekly class', quantity: 2, amount: 29_000, creditsPerPeriod: 10, plannedChange: null },
        nextChargeDate: '2026-12-17T15:00:00.000Z',
      },
    ])
    const { body: paid } = await own.pat.call('listPayments')
    expect(paid.payments).toMatchObject([
      { total: 24_577, creditsPurchased: 7, description: '2 × Weekly class' },
      { total: 16_385, creditsPurchased: 5 },
    ])
    const done = await scene.rows()
    expect(done).toMatchObject({
      credits: [
        { expiration_date: '2026-12-02', unit_value: 2900, count: 5 },
        { expiration_date: '2026-12-17', unit_value: 3107, count: 6 },
        { expiration_date: '2026-12-17', unit_value: 3108, count: 1 },
      ],
      mails: [
        { template: 'payment_receipt', count: 2 },
        { template: 'plan_changed', count: 1 },
        { template: 'subscription_begun', count: 1 },
      ],
    })
    expect(await audits()).toEqual(['done'])
    const admin = await world.person({ roles: ['admin'] })
    expect((await admin.call('listPlanChanges')).body).toMatchObject({
      total: 1,
      changes: [{ plan: '2 × Weekly class', status: 'done', charged: 24_577, letter: 'waiting' }],
    })
    expect((await own.pat.call('listPlanChanges')).status).toBe(403)

    // Pressed again, told again and in any order, nothing more happens.
    expect((await own.pat.call('changePlan', { params: own.params, body: change })).status).toBe(200)
    await scene.hear((events) => events.toReversed())
    await scene.hear()
    expect(await scene.rows()).toEqual(done)
    const pdf = await writeReceipt(world.db, paid.payments[0].id)
    expect(await writeReceipt(world.db, paid.payments[0].id)).toEqual(pdf)
    expect([await brokenMoneyRules(world.db), Object.values(await brokenCredits(world.db)).filter(Boolean)]).toEqual([
      [],
      [],
    ])
    pass(3_600_000)
    await reconcile(reconciling(world.db, scene.provider), { startedBy: null }, world.now)
    const open = await world.db.queries.selectFrom('reconciliation_differences').selectAll().execute()
    expect(open.filter(({ settled_at: at }) => at === null)).toEqual([])

    // The next charge is that of the new plan, with its credits.
    pass(30 * day)
    await scene.provider.work()
    await scene.hear()
    expect(await own.read()).toMatchObject({ amount: 29_000, nextChargeDate: '2027-01-17T15:00:00.000Z' })
    expect((await own.pat.call('listPayments')).body.payments[0]).toMatchObject({
      ...{ total: 32_770, creditsPurchased: 10, description: '2 × Weekly class' },
    })
  })

  it('says what is charged once the discount that lowers the next charge has ended', async () => {
    // A quarter off until February 2: charges on December 17 and January 17 are lowered.
    const own = await subscribed(1, 'success', { promotionCode: 'SIBLING' })
    pass(15 * day)
    const { body } = await own.preview(monthly, 2)
    expect(body).toMatchObject({
      next: { subtotal: 29_000, discount: 7250, total: 24_578, on: '2026-12-17T15:00:00.000Z' },
      afterDiscount: { amount: 32_770, from: '2027-02-17' },
    })
  })

  it('is not given back a second time: what unused time took off cannot be refunded again', async () => {
    const own = await subscribed()
    pass(15 * day)
    await press(own, monthly, 2)
    const admin = await world.person({ roles: ['admin'] })
    const { body } = await own.pat.call('listPayments')
    const [later, first] = body.payments.map(({ id }: { id: string }) => id)
    const most = async (paymentId: string, choice: object) =>
      (await admin.call('previewRefund', { params: { paymentId }, body: choice })).body.mostPossible
    // 163.85 less half of it: 72.50 of unused time with 9.43 of tax.
    expect([await most(first, {}), await most(first, { usedToo: true })]).toEqual([8192, 8192])
    expect(await most(later, { usedToo: true })).toBe(24_577)
    const refund = await admin.call('refundPayment', {
      params: { paymentId: first },
      body: { amount: 8193, reason: 'Asked for', requestKey: 'one refund' },
    })
    expect([refund.status, refund.body.code]).toEqual([422, 'refund_too_much'])
  })

  it('counts the credits of a renewal whose news are still on the way', async () => {
    const own = await subscribed()
    pass(30 * day + 3_600_000)
    await scene.provider.work()
    const { body } = await own.preview(monthly, 2)
    // 743 of 744 hours are left: the price comes back, so its five credits are not given again.
    expect(body).toMatchObject({ due: { unused: 14_481 }, credits: { kept: 10, added: 5, each: 10 } })
  })

  const lost = (real: PaymentProvider['changePlan']): PaymentProvider['changePlan'] => {
    return async (change, key) => {
      await real(change, key)
      throw new PaymentProviderFailure('not_reached')
    }
  }
  const states: object[] = []
  it.each(['answered', 'asked again', 'news', 'news backwards'] as const)(
    'comes to the same rows when its answer arrives or is lost and made up for: %s',
    async (how) => {
      const own = await subscribed()
      pass(day)
      const { body } = await previewed(own, 'price_weekly_quarter')
      if (how !== 'answered') scene.changes = lost
      const ask = async () => own.pat.call('changePlan', { params: own.params, body })
      expect((await ask()).status).toBe(how === 'answered' ? 200 : 503)
      if (how === 'asked again') expect((await ask()).status).toBe(200)
      if (how === 'news') await scene.hear()
      if (how === 'news backwards') await scene.hear((events) => events.toReversed())
      expect(await own.read()).toMatchObject({ amount: 39_900, periodCount: 3, creditsPerPeriod: 15 })
      states.push(await scene.rows())
      expect(states.at(-1)).toEqual(states[0])
    },
  )
})

describe('a plan that costs less', () => {
  it('waits for the end of the period, and can be taken back until then', async () => {
    const own = await subscribed(2)
    pass(10 * day)
    const { body: shown } = await own.preview(monthly, 1)
    expect(shown).toMatchObject({
      ...{ takesEffect: 'period_end', due: null, next: { on: '2026-12-02T15:00:00.000Z', total: 16_385 } },
      credits: { kept: 10, added: 0, addedUntil: null, each: 5 },
    })
    const { answer } = await press(own, monthly, 1)
    const planned = {
      description: 'Weekly class',
      amount: 14_500,
      from: '2026-12-02T15:00:00.000Z',
      creditsPerPeriod: 5,
    }
    expect(answer.body.subscription).toMatchObject({ amount: 29_000, plannedChange: planned })
    // Who has read the provider before that does not take it back.
    await scene.hear((events) => [...events, ...events.toReversed()])
    expect((await own.read()).plannedChange).toMatchObject(planned)
    expect((await own.preview(monthly, 1)).body.code).toBe('plan_not_offered')
    // Letters of one moment have no order.
    pass(1000)
    const kept = await own.pat.call('keepPlan', { params: own.params })
    expect(kept.body.subscription).toMatchObject({ amount: 29_000, plannedChange: null })
    expect((await own.pat.call('keepPlan', { params: own.params })).body.code).toBe('subscription_state')
    expect(await audits()).toEqual(['planned', 'undone'])

    pass(1000)
    await press(own, monthly, 1)
    pass(20 * day)
    await scene.provider.work()
    await scene.hear()
    expect(await own.read()).toMatchObject({ amount: 14_500, quantity: 1, plannedChange: null, creditsPerPeriod: 5 })
    const [newest] = (await own.pat.call('listPayments')).body.payments
    expect(newest).toMatchObject({ total: 16_385, creditsPurchased: 5, description: 'Weekly class' })
    const mails = await world.db.queries
      .selectFrom('outbox_mails')
      .select('data')
      .where('template', '=', 'plan_changed')
      .orderBy('created_at')
      .execute()
    expect(mails.map(({ data }) => (data as { kind: string }).kind)).toEqual(['planned', 'kept', 'planned'])
  })

  it('is given up with the subscription', async () => {
    const own = await subscribed(2)
    await press(own, monthly, 1)
    const { body } = await own.pat.call('updateSubscription', { params: own.params, body: { status: 'cancelled' } })
    expect(body.subscription).toMatchObject({ status: 'cancelled', plannedChange: null })
  })
})

describe('no plan is changed', () => {
  it('without the yes to what repeats, or for another price than was shown', async () => {
    const own = await subscribed()
    const code = async (over: object) => (await press(own, monthly, 2, over)).answer.body.code
    expect(await code({ renewalConsent: false })).toBe('renewal_consent_missing')
    expect(await code({ shownTotal: 1 })).toBe('price_changed')
    expect(await code({ shownCredits: 10 })).toBe('price_changed')
    expect(await code({ at: new Date(world.now.getTime() - 16 * 60_000).toISOString() })).toBe('price_changed')
    expect(await code({ at: new Date(world.now.getTime() + 60_000).toISOString() })).toBe('price_changed')
    expect((await own.preview(monthly)).body.code).toBe('plan_not_offered')
    expect((await own.preview('price_weekly_package')).body.code).toBe('plan_not_offered')
    expect((await own.preview('price_of_nobody')).body.code).toBe('plan_not_offered')
    expect((await own.preview(monthly, 11)).status).toBe(400)
    expect(await world.db.queries.selectFrom('plan_changes').selectAll().execute()).toEqual([])
    expect((await own.read()).amount).toBe(14_500)
  })

  it('to a price in another currency', async () => {
    const own = await subscribed()
    await world.db.queries.updateTable('subscriptions').set({ currency: 'usd' }).where('id', '=', own.id).execute()
    expect((await own.preview('price_weekly_quarter')).body.code).toBe('plan_not_offered')
  })

  it('while it is paused, cancelled, or a charge is owed, and by nobody but who pays', async () => {
    const own = await subscribed()
    const update = async (body: object) => own.pat.call('updateSubscription', { params: own.params, body })
    for (const who of [await world.person(), await world.person({ roles: ['admin'] })])
      expect((await own.preview(monthly, 2, who)).body.code).toBe('subscription_not_found')
    const changes = [{ status: 'cancelled' }, { status: 'active' }, { status: 'paused', pausedUntil: '2026-11-20' }]
    const codes: (string | undefined)[] = []
    for (const change of changes) {
      pass(1000)
      await update(change)
      codes.push(
        (await own.preview(monthly, 2)).body.code,
        (await own.pat.call('listPlans', { params: own.params })).body.code,
      )
    }
    const no = 'plan_change_not_now'
    expect(codes).toEqual([no, no, undefined, undefined, no, no])

    const owing = await subscribed(1, 'renewal_fails')
    pass(31 * day)
    await scene.provider.work()
    await scene.hear()
    expect((await owing.read()).paymentIssue).not.toBeNull()
    expect((await owing.preview(monthly, 2)).body.code).toBe(no)
  })

  it('when the card is refused: nothing changes, and it can be tried again', async () => {
    const own = await subscribed(1, 'renewal_fails')
    const before = await own.read()
    expect((await press(own, monthly, 2)).answer.body.code).toBe('plan_card_refused')
    expect(await own.read()).toEqual(before)
    pass(1000)
    expect((await press(own, monthly, 2)).answer.body.code).toBe('plan_card_refused')
    const rows = await world.db.queries.selectFrom('plan_changes').select('status').execute()
    expect(rows).toEqual([{ status: 'refused' }, { status: 'refused' }])
  })

  it('while another change is being asked for; one that nobody asks for any more is looked at', async () => {
    const own = await subscribed()
    const { body } = await previewed(own, monthly, 2)
    scene.changes = () => async () => {
      throw new PaymentProviderFailure('not_reached')
    }
    expect((await own.pat.call('changePlan', { params: own.params, body })).body.code).toBe('plan_change_unknown')
    expect((await press(own, monthly, 3)).answer.body.code).toBe('plan_change_under_way')
    pass(180_000)
    expect((await press(own, monthly, 3)).answer.body.subscription.quantity).toBe(3)
  })
})
