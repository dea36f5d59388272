import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeSlot } from '../../classes/attendance/attendance-scene.ts'
import { connectParentAndChild } from '../../connections/parent-and-child.ts'
import { brokenCredits } from '../../credits/check-credits.ts'
import type { Database } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { emptyDatabase, openTestDatabase } from '../../database/database-of-tests.ts'
import { MoneyScene } from '../money-scene.ts'
import { confirmPayment } from './confirm.ts'
import { fulfil } from './fulfil.ts'
import { fulfilInvoice } from './fulfil-invoice.ts'

let db: Database
let scene: MoneyScene
const start = new Date('2026-11-02T15:00:00Z')
beforeAll(async () => {
  db = await openTestDatabase()
})
beforeEach(async () => {
  await emptyDatabase(db)
  scene = new MoneyScene(db, start)
})
afterAll(async () => db.close())

const settle = async (paymentId: string): Promise<void> => fulfil(db, scene.provider, paymentId, scene.now)
/** Orders, pays and settles. */
async function bought(given: Parameters<MoneyScene['order']>[0]): Promise<string> {
  const { paymentId, checkoutId } = await scene.order(given)
  scene.provider.pay(checkoutId)
  await settle(paymentId)
  return paymentId
}
const hst = [{ name: 'HST (ON)', rateMillionths: 130_000 }]

describe('a payment that was made', () => {
  it('brings credits, journal, invoice number and receipt, once however often it is told', async () => {
    scene.provider.taxRates = hst
    const accountId = await scene.person()
    const { paymentId, checkoutId } = await scene.order({ accountId, priceId: 'price_dropin_5', quantity: 2 })
    await settle(paymentId)
    expect((await scene.payment(paymentId)).status).toBe('open')
    scene.provider.pay(checkoutId)
    for (let i = 0; i < 3; i++) await settle(paymentId)
    await confirmPayment(db, scene.provider, paymentId, scene.now)
    expect(await scene.payment(paymentId)).toMatchObject({
      status: 'paid',
      subtotal: 31_800,
      tax: 4134,
      total: 35_934,
      credits_purchased: 10,
      charged_at: start,
      brand: 'visa',
      last4: '4242',
      invoice_number: expect.stringMatching(/^INV-1\d{4}$/),
    })
    expect(await scene.credits()).toEqual({ available: 10 })
    const fee = Math.round(35_934 * 0.029) + 30
    expect(await scene.balances()).toEqual({
      deferred_revenue: -31_800,
      'tax_payable:HST ON': -4134,
      psp_clearing: 35_934 - fee,
      psp_fees: fee,
    })
    expect(await scene.mails()).toEqual({ payment_receipt: 1 })
    const worth = await db.queries.selectFrom('credits').select(['unit_value', 'grant_key', 'source']).execute()
    expect(worth.reduce((sum, row) => sum + Number(row.unit_value), 0)).toBe(31_800)
    expect(new Set(worth.map((row) => `${row.grant_key} ${row.source}`))).toEqual(
      new Set([`pay:${paymentId} purchased`]),
    )
  })

  it('pays for the classes of the children of whoever bought it [C-006]', async () => {
    const [parent, child] = [await scene.person(['guardian']), await scene.person(['student'])]
    await db.queries.transaction().execute(async (tx) => connectParentAndChild(tx, parent, child, start))
    const slot = await makeSlot({ db, now: start }, { startingAt: new Date('2026-11-03T22:00:00Z') })
    await sql`insert into attendees (id, time_slot_id, account_id, created_at, changed_at)
      values (${newId(start)}, ${slot}, ${child}, ${start}, ${start})`.execute(db.queries)
    await bought({ accountId: parent, priceId: 'price_dropin_5' })
    expect(await scene.credits()).toEqual({ allocated: 1, available: 4 })
    const held = await db.queries
      .selectFrom('credits')
      .select(['owner_account_id', 'student_account_id'])
      .where('status', '=', 'allocated')
      .execute()
    expect(held).toEqual([{ owner_account_id: parent, student_account_id: child }])
    await bought({ accountId: parent, priceId: 'price_twice_month' })
    expect(await scene.credits()).toEqual({ allocated: 1, available: 9 })
    expect(await brokenCredits(db)).toEqual({})
  })

  it('is found when the answer that named its checkout was lost, and taken when it had been given up', async () => {
    const accountId = await scene.person()
    const lost = await scene.order({ accountId, priceId: 'price_dropin_5', known: false })
    scene.provider.pay(lost.checkoutId)
    await settle(lost.paymentId)
    expect(await scene.payment(lost.paymentId)).toMatchObject({ status: 'paid', provider_checkout_id: lost.checkoutId })
    const late = await scene.order({ accountId, priceId: 'price_dropin_5' })
    await sql`update payments set status = 'expired' where id = ${late.paymentId}`.execute(db.queries)
    scene.provider.pay(late.checkoutId)
    await settle(late.paymentId)
    expect((await scene.payment(late.paymentId)).status).toBe('paid')
    expect(await scene.credits()).toEqual({ available: 10 })
  })

  it('of nothing brings its credits and moves no money', async () => {
    const accountId = await scene.person()
    await bought({ accountId, priceId: 'price_term', discountId: 'promo_free', credits: 13 })
    expect(await scene.credits()).toEqual({ available: 13 })
    expect(await scene.balances()).toEqual({})
  })

  it('gives a trial to one student once; a second that is paid counts as bought', async () => {
    const [parent, child] = [await scene.person(), await scene.person(['student'])]
    const trial = { accountId: parent, priceId: 'price_trial', studentId: child, isTrial: true, credits: 1 }
    const first = await bought(trial)
    await bought(trial)
    const rows = await db.queries
      .selectFrom('credits')
      .select(['source', 'student_account_id', 'meant_for_student', 'unit_value'])
      .orderBy('source', 'desc')
      .execute()
    expect(rows.map((row) => [row.source, row.student_account_id === child, row.meant_for_student])).toEqual([
      ['trial', true, true],
      ['purchased', true, true],
    ])
    const places = await db.queries.selectFrom('trials').select(['student_account_id', 'payment_id']).execute()
    expect(places).toEqual([{ student_account_id: child, payment_id: first }])
  })

  it('is settled without credits when the account is gone', async () => {
    const accountId = await scene.person()
    const { paymentId, checkoutId } = await scene.order({ accountId, priceId: 'price_dropin_5' })
    scene.provider.pay(checkoutId)
    await sql`delete from accounts where id = ${accountId}`.execute(db.queries)
    await settle(paymentId)
    expect(await scene.payment(paymentId)).toMatchObject({ status: 'paid', credits_purchased: 0, account_id: null })
    expect(await scene.credits()).toEqual({})
    expect((await scene.balances())['deferred_revenue']).toBe(-15_900)
  })
})

describe('the step of sign-up', () => {
  const step = async (id: string) =>
    (await db.queries.selectFrom('account_states').select('value').where('account_id', '=', id).executeTakeFirst())
      ?.value
  const at = async (id: string, value: number) =>
    sql`insert into account_states (account_id, key, value, changed_at) values (${id}, 'onboarding', ${value}, ${start})
      on conflict (account_id, key) do update set value = ${value}`.execute(db.queries)

  it('moves on from a payment step once credits are in the account, and not before [C-149]', async () => {
    const student = await scene.person(['student'])
    await at(student, 11)
    const { paymentId, checkoutId } = await scene.order({ accountId: student, priceId: 'price_dropin_5' })
    await settle(paymentId)
    expect(await step(student)).toBe(11)
    scene.provider.pay(checkoutId)
    await settle(paymentId)
    expect(await step(student)).toBe(12)
    // The last steps are followed by nothing to resume.
    for (const last of [15, 17]) {
      await at(student, last)
      await bought({ accountId: student, priceId: 'price_dropin_5' })
      expect(await step(student)).toBeUndefined()
    }
    await at(student, 9)
    await bought({ accountId: student, priceId: 'price_dropin_5' })
    expect(await step(student)).toBe(9)
  })

  it('of the one child of a parent who pays moves on, and of two only that which it is for', async () => {
    const [parent, one, two] = [await scene.person(), await scene.person(['student']), await scene.person(['student'])]
    for (const child of [one, two]) {
      await db.queries.transaction().execute(async (tx) => connectParentAndChild(tx, parent, child, start))
      await at(child, 17)
    }
    await bought({ accountId: parent, priceId: 'price_dropin_5' })
    expect([await step(one), await step(two)]).toEqual([17, 17])
    const other = await scene.person(['student'])
    await bought({ accountId: parent, priceId: 'price_dropin_5', studentId: other })
    expect([await step(one), await step(two)]).toEqual([17, 17])
    await bought({ accountId: parent, priceId: 'price_trial', studentId: one, isTrial: true, credits: 1 })
    expect([await step(one), await step(two)]).toEqual([undefined, 17])
    await bought({ accountId: parent, priceId: 'price_dropin_5' })
    expect(await step(two)).toBeUndefined()
  })
})

describe('a payment that was not made', () => {
  it('says why the card was refused, and expires with its checkout', async () => {
    const accountId = await scene.person()
    const { paymentId, checkoutId } = await scene.order({ accountId, priceId: 'price_dropin_5' })
    const { id } = scene.provider.decline(checkoutId, 'insufficient_funds')
    scene.provider.checkouts.set(checkoutId, { ...scene.provider.checkouts.get(checkoutId)!, chargeId: id })
    await settle(paymentId)
    expect(await scene.payment(paymentId)).toMatchObject({ status: 'open', failure: 'insufficient_funds' })
    await scene.provider.expireCheckout(checkoutId)
    await settle(paymentId)
    await settle(paymentId)
    expect(await scene.payment(paymentId)).toMatchObject({ status: 'expired', credits_purchased: 0, charged_at: null })
  })

  it('that a bank still works on is confirmed later, or has failed', async () => {
    const accountId = await scene.person()
    const good = await scene.order({ accountId, priceId: 'price_dropin_5' })
    const bad = await scene.order({ accountId, priceId: 'price_dropin_5' })
    for (const [order, status] of [
      [good, 'succeeded'],
      [bad, 'failed'],
    ] as const) {
      const { paymentId, checkoutId } = order
      const paid = scene.provider.pay(checkoutId)
      scene.provider.checkouts.set(checkoutId, { ...paid, paid: 'unpaid' })
      await settle(paymentId)
      expect((await scene.payment(paymentId)).status).toBe('processing')
      if (status === 'succeeded') scene.provider.checkouts.set(checkoutId, paid)
      const charge = scene.provider.charges.get(paid.chargeId ?? '')!
      scene.provider.charges.set(charge.id, { ...charge, status })
      await settle(paymentId)
      expect((await scene.payment(paymentId)).status).toBe(status === 'failed' ? 'failed' : 'paid')
    }
    expect(await scene.credits()).toEqual({ available: 5 })
  })
})

describe('a subscription', () => {
  it('begins with its first payment, and gives credits for each period once, to the end of the period', async () => {
    const accountId = await scene.person()
    const paymentId = await bought({ accountId, priceId: 'price_twice_month', credits: 10 })
    const payment = await scene.payment(paymentId)
    expect(payment).toMatchObject({ status: 'paid', is_recurring: true, credits_purchased: 10 })
    const first = await db.queries.selectFrom('subscriptions').selectAll().executeTakeFirstOrThrow()
    expect(first).toMatchObject({ status: 'active', credits_per_charge: 10, period: 'month', account_id: accountId })
    await fulfilInvoice(db, scene.provider, payment.provider_invoice_id ?? '', scene.now)
    expect(await scene.credits()).toEqual({ available: 10 })
    scene.now = new Date('2026-12-02T15:00:01Z')
    const invoice = scene.provider.renew(first.provider_subscription_id)
    for (let i = 0; i < 2; i++) await fulfilInvoice(db, scene.provider, invoice.id, scene.now)
    expect(await scene.credits()).toEqual({ available: 20 })
    const dates = await db.queries.selectFrom('credits').select(['expiration_date', 'grant_key']).distinct().execute()
    expect(dates.map((row) => [row.grant_key, row.expiration_date]).toSorted()).toEqual(
      [
        [`inv:${payment.provider_invoice_id}`, '2026-12-02'],
        [`inv:${invoice.id}`, '2027-01-02'],
      ].toSorted(),
    )
    const renewal = await db.queries
      .selectFrom('payments')
      .selectAll()
      .where('provider_invoice_id', '=', invoice.id)
      .executeTakeFirstOrThrow()
    expect(renewal).toMatchObject({
      status: 'paid',
      is_recurring: true,
      credits_purchased: 10,
      subscription_id: first.id,
    })
    const after = await db.queries.selectFrom('subscriptions').selectAll().executeTakeFirstOrThrow()
    expect(after.latest_invoice_number).toBe(renewal.invoice_number)
    expect(after.period_end).toEqual(invoice.periodEnd)
    expect(await scene.mails()).toEqual({ payment_receipt: 2, subscription_begun: 1 })
  })

  it('whose charge fails says so until it is paid, and tells its payer once for each try', async () => {
    const accountId = await scene.person()
    await bought({ accountId, priceId: 'price_twice_month', credits: 10 })
    const { provider_subscription_id: id } = await db.queries
      .selectFrom('subscriptions')
      .select('provider_subscription_id')
      .executeTakeFirstOrThrow()
    const failed = scene.provider.renew(id, 'insufficient_funds')
    for (let i = 0; i < 2; i++) await fulfilInvoice(db, scene.provider, failed.id, scene.now)
    const now = async () => db.queries.selectFrom('subscriptions').selectAll().executeTakeFirstOrThrow()
    expect(await now()).toMatchObject({
      status: 'active',
      payment_issue: 'insufficient_funds',
      next_try_at: failed.nextTry,
    })
    expect(await scene.mails()).toMatchObject({ renewal_failed: 1 })
    const paid = scene.provider.renew(id)
    await fulfilInvoice(db, scene.provider, paid.id, scene.now)
    expect(await now()).toMatchObject({ status: 'active', payment_issue: null, next_try_at: null })
    expect(await scene.credits()).toEqual({ available: 20 })
  })
})
