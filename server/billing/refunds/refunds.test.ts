import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeSlot } from '../../classes/attendance/attendance-scene.ts'
import { settleClasses } from '../../classes/attendance/settle-classes.ts'
import { brokenCredits } from '../../credits/check-credits.ts'
import { giveBackCredit } from '../../credits/give-back.ts'
import { expireOverdueCredits } from '../../credits/expire-credits.ts'
import { reallocateCredits } from '../../credits/reallocate-credits.ts'
import type { Database } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { emptyDatabase, openTestDatabase } from '../../database/database-of-tests.ts'
import { lookAtDispute } from '../disputes/follow-dispute.ts'
import { carryOut } from '../carry-out.ts'
import { recognizeRevenue } from '../journal/recognize-revenue.ts'
import { keepBalance } from '../reconcile/keep-balance.ts'
import { MoneyScene } from '../money-scene.ts'
import { fulfil } from '../payments/fulfil.ts'
import { lookAtRefund } from './follow-refund.ts'
import { finishRefunds, previewRefund, refundPayment } from './refund-payment.ts'

let db: Database
let scene: MoneyScene
let admin: string
const start = new Date('2026-11-02T15:00:00Z')
beforeAll(async () => {
  db = await openTestDatabase()
})
beforeEach(async () => {
  await emptyDatabase(db)
  scene = new MoneyScene(db, start)
  scene.provider.taxRates = [{ name: 'HST', rateMillionths: 130_000 }]
  admin = await scene.person(['admin'])
})
afterAll(async () => db.close())

/** A student who has bought ten credits of 14.95 with 13 % tax: 168.94 in all. */
async function bought(): Promise<{ paymentId: string; student: string; chargeId: string }> {
  const student = await scene.person(['student'])
  const order = { accountId: student, priceId: 'price_dropin_5', credits: 10 }
  const { paymentId, checkoutId } = await scene.order(order)
  const { chargeId } = scene.provider.pay(checkoutId)
  await fulfil(db, scene.provider, paymentId, scene.now)
  return { paymentId, student, chargeId: chargeId ?? '' }
}
/** Puts the student into a class in so many hours; with a teacher it is held. */
async function inClass(student: string, hours: number): Promise<string> {
  const slot = await makeSlot({ db, now: start }, { startingAt: new Date(scene.now.getTime() + hours * 3_600_000) })
  const teacher = await scene.person(['tutor'])
  await sql`insert into attendees (id, time_slot_id, account_id, is_teacher, group_status, created_at, changed_at)
    values (${newId(start)}, ${slot}, ${teacher}, true, 'joined', ${start}, ${start}),
      (${newId(start)}, ${slot}, ${student}, false, 'joined', ${start}, ${start})`.execute(db.queries)
  await db.queries.transaction().execute(async (tx) => reallocateCredits(tx, [student], scene.now))
  return slot
}
const later = (hours: number): void => {
  scene.now = new Date(scene.now.getTime() + hours * 3_600_000)
}
let key = 0
const refund = async (
  paymentId: string,
  choice: { amount?: number; usedToo?: boolean } = {},
  requestKey = `key ${key++} of tests`,
) =>
  refundPayment(
    db,
    scene.provider,
    { paymentId, choice, reason: 'Asked for', requestKey, by: { accountId: admin, actorId: null } },
    scene.now,
  )
const news = async (id: string) => carryOut(db, async () => lookAtRefund(db, scene.provider, id, scene.now))
const dispute = async (id: string) => carryOut(db, async () => lookAtDispute(db, scene.provider, id, scene.now))
const lines = async () =>
  db.queries
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'subject_id', 'details'])
    .orderBy('action', 'desc')
    .execute()
const fee = Math.round(17_967 * 0.029) + 30
const disputeFee = 1500
const afterFee = 17_967 - fee

describe('a refund', () => {
  it('of everything unused gives back money, tax and classes, and is shown before', async () => {
    const { paymentId, student } = await bought()
    await inClass(student, 24)
    expect(await previewRefund(db, paymentId, {})).toEqual({
      amount: 17_967,
      taxShare: 2067,
      creditsRevoked: 10,
      creditsUsed: 0,
      classesWithoutCredit: 1,
      feeLost: fee,
      mostPossible: 17_967,
    })
    expect(await scene.credits()).toEqual({ allocated: 1, available: 9 })
    await refund(paymentId)
    expect(await scene.payment(paymentId)).toMatchObject({ status: 'refunded', refunded: 17_967 })
    expect(await scene.credits()).toEqual({ 'expired refunded': 10 })
    expect(await scene.balances()).toEqual({ psp_clearing: -fee, psp_fees: fee })
    expect(await brokenCredits(db)).toEqual({})
    expect(await scene.mails()).toMatchObject({ refund_made: 1 })
    await expect(refund(paymentId)).rejects.toMatchObject({ code: 'refund_too_much' })
    const details = { amount: 17_967, currency: 'cad', creditsTaken: 10 }
    expect(await lines()).toMatchObject([{ action: 'payment_refunded', actor_id: admin, subject_id: student, details }])
  })

  it('leaves the fee of the charge, and journals what the provider keeps of the refund itself', async () => {
    const { paymentId } = await bought()
    scene.provider.refundFee = 35
    await refund(paymentId)
    expect(await scene.balances()).toEqual({ psp_clearing: -fee - 35, psp_fees: fee + 35 })
    const [made] = [...scene.provider.refunds.keys()]
    scene.provider.settle(made ?? '', 'failed')
    for (let i = 0; i < 2; i++) await news(made ?? '')
    expect(await scene.balances()).toMatchObject({ psp_clearing: afterFee, psp_fees: fee })
    const { rows } = await sql<{ payment_id: string }>`select distinct payment_id from journal_transactions
      where op_key like 'fee:%'`.execute(db.queries)
    expect(rows).toEqual([{ payment_id: paymentId }])
  })

  it('leaves what a class has used, unless that is meant too, and the class stays held', async () => {
    const { paymentId, student } = await bought()
    await inClass(student, 1)
    later(3)
    await settleClasses(db, scene.now)
    await recognizeRevenue(db, start, scene.now)
    expect(await scene.credits()).toEqual({ available: 9, used: 1 })
    expect(await previewRefund(db, paymentId, {})).toMatchObject({
      amount: 9 * 1590 + 1860,
      creditsRevoked: 9,
      creditsUsed: 1,
      mostPossible: 9 * 1590 + 1860,
    })
    await expect(refund(paymentId, { amount: 17_000 })).rejects.toMatchObject({ code: 'refund_too_much' })
    await refund(paymentId, { usedToo: true })
    expect(await scene.credits()).toEqual({ 'expired refunded': 9, used: 1 })
    // What was earned stays earned, and what was given back for it stands beside it.
    expect(await scene.balances()).toEqual({ psp_clearing: -fee, psp_fees: fee, revenue: -1590, refunds: 1590 })
  })

  it('in parts takes as many credits as each covers, and together is what was paid', async () => {
    const { paymentId } = await bought()
    await refund(paymentId, { amount: 500 })
    expect(await scene.credits()).toEqual({ available: 10 })
    expect((await scene.balances())['refunds']).toBe(442)
    await refund(paymentId, { amount: 4000 })
    expect(await scene.credits()).toEqual({ available: 8, 'expired refunded': 2 })
    expect(await scene.payment(paymentId)).toMatchObject({ status: 'partially_refunded', refunded: 4500 })
    await refund(paymentId, { usedToo: true })
    expect(await scene.payment(paymentId)).toMatchObject({ status: 'refunded', refunded: 17_967 })
    expect(await scene.credits()).toEqual({ 'expired refunded': 10 })
    expect(await scene.balances()).toEqual({ psp_clearing: -fee, psp_fees: fee })
  })

  it('that is sent twice is made once, and one whose answer was lost is finished by the job', async () => {
    const { paymentId } = await bought()
    scene.provider.fail('refund', { kind: 'lost_answer' })
    await expect(refund(paymentId, { amount: 2000 }, 'the same key')).rejects.toMatchObject({
      code: 'payments_not_reached',
    })
    expect(await scene.payment(paymentId)).toMatchObject({ status: 'paid', refunded: 0 })
    later(1)
    expect(await finishRefunds(db, scene.provider, scene.now)).toBe(1)
    expect(await scene.payment(paymentId)).toMatchObject({ status: 'partially_refunded', refunded: 2000 })
    await refund(paymentId, { amount: 2000 }, 'the same key')
    for (const other of [{ amount: 2001 }, {}, { amount: 2000, usedToo: true }])
      await expect(refund(paymentId, other, 'the same key')).rejects.toMatchObject({ code: 'refund_key_reused' })
    expect(scene.provider.refunds.size).toBe(1)
    expect(await scene.payment(paymentId)).toMatchObject({ refunded: 2000 })
    scene.provider.fail('refund', { kind: 'fault', done: true })
    await expect(refund(paymentId, { amount: 100 })).rejects.toMatchObject({ code: 'payments_not_reached' })
    later(1)
    await finishRefunds(db, scene.provider, scene.now)
    expect(scene.provider.refunds.size).toBe(2)
    expect(await scene.payment(paymentId)).toMatchObject({ refunded: 2100 })
  })

  it('that the provider refuses, or a bank sends back weeks later, gives the credits back', async () => {
    const { paymentId, student } = await bought()
    await inClass(student, 500)
    const before = [await scene.credits(), await scene.balances()]
    scene.provider.fail('refund', { kind: 'refused' })
    await refund(paymentId)
    expect([await scene.credits(), await scene.balances()]).toEqual(before)
    expect(await scene.payment(paymentId)).toMatchObject({ status: 'paid', refunded: 0 })
    await refund(paymentId)
    expect(await scene.credits()).toEqual({ 'expired refunded': 10 })
    const [made] = [...scene.provider.refunds.keys()]
    scene.provider.settle(made ?? '', 'failed')
    for (let i = 0; i < 2; i++) await news(made ?? '')
    expect([await scene.credits(), await scene.balances()]).toEqual(before)
    expect(await scene.payment(paymentId)).toMatchObject({ status: 'paid', refunded: 0 })
    expect(await scene.mails()).toMatchObject({ refund_made: 2 })
    expect(await brokenCredits(db)).toEqual({})
  })

  it('that was made at the provider itself is taken over, once', async () => {
    const { paymentId, chargeId } = await bought()
    const made = await scene.provider.refund({ chargeId, amount: 4000, refundId: 'somebody else’s' }, 'by hand')
    for (let i = 0; i < 2; i++) await news(made.id)
    expect(await scene.payment(paymentId)).toMatchObject({ status: 'partially_refunded', refunded: 4000 })
    expect(await scene.credits()).toEqual({ available: 8, 'expired refunded': 2 })
    expect((await scene.balances())['psp_clearing']).toBe(afterFee - 4000)
  })

  it('of an unused trial frees its place', async () => {
    const [parent, child] = [await scene.person(), await scene.person(['student'])]
    const order = { accountId: parent, priceId: 'price_trial', studentId: child, isTrial: true, credits: 1 }
    const { paymentId, checkoutId } = await scene.order(order)
    scene.provider.pay(checkoutId)
    await fulfil(db, scene.provider, paymentId, scene.now)
    const places = async () => (await db.queries.selectFrom('trials').selectAll().execute()).length
    expect(await places()).toBe(1)
    await refund(paymentId)
    expect(await places()).toBe(0)
  })
})

describe('a dispute', () => {
  it('holds unused credits while the bank decides, and gives them back when it is won', async () => {
    const { paymentId, student, chargeId } = await bought()
    await inClass(student, 24)
    const { id } = scene.provider.openDispute(chargeId)
    for (let i = 0; i < 2; i++) await dispute(id)
    expect(await scene.payment(paymentId)).toMatchObject({ status: 'disputed' })
    expect(await scene.credits()).toEqual({ 'expired disputed': 10 })
    expect(await scene.balances()).toMatchObject({
      disputes: 17_967,
      psp_clearing: afterFee - 17_967 - disputeFee,
      psp_fees: fee + disputeFee,
    })
    await expect(refund(paymentId)).rejects.toMatchObject({ code: 'payment_disputed' })
    scene.provider.settle(id, 'won')
    for (let i = 0; i < 2; i++) await dispute(id)
    expect(await scene.payment(paymentId)).toMatchObject({ status: 'paid' })
    expect(await scene.credits()).toEqual({ allocated: 1, available: 9 })
    // What was won comes back, without what the dispute has cost.
    expect(await scene.balances()).toMatchObject({ psp_clearing: afterFee - disputeFee, deferred_revenue: -15_900 })
    expect(await lines()).toMatchObject([
      {
        action: 'payment_disputed',
        actor_id: null,
        subject_id: student,
        details: { status: 'open', creditsTaken: 10 },
      },
      { action: 'dispute_decided', actor_id: null, subject_id: student, details: { status: 'won' } },
    ])
    // The hourly comparison reads the same changes of the balance, and posts none of them a second time.
    await keepBalance(db, scene.provider, scene.provider.balanceChanges, scene.now)
    expect(await scene.balances()).toMatchObject({ psp_clearing: afterFee - disputeFee })
    expect(await brokenCredits(db)).toEqual({})
  })

  it('whose news is late has its fee from the comparison, for the same payment', async () => {
    const { paymentId, chargeId } = await bought()
    const { id } = scene.provider.openDispute(chargeId, false)
    await dispute(id)
    scene.provider.escalate(id)
    await keepBalance(db, scene.provider, scene.provider.balanceChanges, scene.now)
    await dispute(id)
    expect(await scene.balances()).toMatchObject({ psp_clearing: afterFee - 17_967 - disputeFee, disputes: 17_967 })
    const { rows } = await sql<{ payment_id: string }>`select distinct payment_id from journal_transactions`.execute(
      db.queries,
    )
    expect(rows).toEqual([{ payment_id: paymentId }])
  })

  it('of a bank that only asks takes nothing, and is a dispute once the bank has taken the money', async () => {
    const { paymentId, chargeId } = await bought()
    const { id } = scene.provider.openDispute(chargeId, false)
    for (let i = 0; i < 2; i++) await dispute(id)
    expect(await scene.payment(paymentId)).toMatchObject({ status: 'paid' })
    expect(await scene.credits()).toEqual({ available: 10 })
    expect(await scene.balances()).toMatchObject({ psp_clearing: afterFee, psp_fees: fee })
    await refund(paymentId, { amount: 100 })
    scene.provider.escalate(id)
    for (let i = 0; i < 2; i++) await dispute(id)
    expect(await scene.payment(paymentId)).toMatchObject({ status: 'disputed' })
    expect(await scene.credits()).toEqual({ 'expired disputed': 10 })
    expect(await scene.balances()).toMatchObject({ disputes: 17_967, psp_fees: fee + disputeFee })
  })

  it('that is lost moves the money for good', async () => {
    const { paymentId, student, chargeId } = await bought()
    await inClass(student, 1)
    later(3)
    await settleClasses(db, scene.now)
    const { id } = scene.provider.openDispute(chargeId)
    await dispute(id)
    scene.provider.settle(id, 'lost')
    for (let i = 0; i < 2; i++) await dispute(id)
    await recognizeRevenue(db, start, scene.now)
    expect(await scene.payment(paymentId)).toMatchObject({ status: 'disputed' })
    expect(await scene.credits()).toEqual({ 'expired disputed': 9, used: 1 })
    expect(await scene.balances()).toEqual({
      psp_clearing: -fee - disputeFee,
      psp_fees: fee + disputeFee,
      refunds: 1590,
      revenue: -1590,
    })
  })
})

describe('money that was given back', () => {
  it('during an inquiry stays the family’s, and its credits do not come back with the inquiry’s end', async () => {
    const { paymentId, chargeId } = await bought()
    const { id } = scene.provider.openDispute(chargeId, false)
    await dispute(id)
    expect(await scene.credits()).toEqual({ available: 10 })
    const made = await scene.provider.refund({ chargeId, amount: 17_967, refundId: 'by hand' }, 'by hand')
    await news(made.id)
    expect(await scene.credits()).toEqual({ 'expired refunded': 10 })
    scene.provider.settle(id, 'won')
    for (let i = 0; i < 2; i++) await dispute(id)
    expect(await scene.credits()).toEqual({ 'expired refunded': 10 })
    expect(await scene.payment(paymentId)).toMatchObject({ status: 'refunded', refunded: 17_967 })
    expect(await scene.balances()).toEqual({ psp_clearing: -fee, psp_fees: fee })
    expect(await brokenCredits(db)).toEqual({})
  })

  it('in part during an inquiry brings back only the credits that it did not pay for', async () => {
    const { chargeId } = await bought()
    const { id } = scene.provider.openDispute(chargeId, false)
    await dispute(id)
    const made = await scene.provider.refund({ chargeId, amount: 4000, refundId: 'by hand' }, 'by hand')
    await news(made.id)
    scene.provider.settle(id, 'won')
    await dispute(id)
    expect(await scene.credits()).toEqual({ available: 8, 'expired refunded': 2 })
  })

  it('leaves a disputed trial taken, so that nobody has a second one when the dispute is won', async () => {
    const [parent, child] = [await scene.person(), await scene.person(['student'])]
    const order = { accountId: parent, priceId: 'price_trial', studentId: child, isTrial: true, credits: 1 }
    const { paymentId, checkoutId } = await scene.order(order)
    const { chargeId } = scene.provider.pay(checkoutId)
    await fulfil(db, scene.provider, paymentId, scene.now)
    const { id } = scene.provider.openDispute(chargeId ?? '')
    await dispute(id)
    expect(await scene.credits()).toEqual({ 'expired disputed': 1 })
    expect(await db.queries.selectFrom('trials').select('payment_id').execute()).toEqual([{ payment_id: paymentId }])
  })

  it('for a class that was missed is not paid a second time with its credit', async () => {
    const { paymentId, student } = await bought()
    await inClass(student, 1)
    await sql`update attendees set group_status = 'none' where account_id = ${student}`.execute(db.queries)
    later(3)
    await settleClasses(db, scene.now)
    await refund(paymentId, { usedToo: true })
    const used = await db.queries
      .selectFrom('credits')
      .select('id')
      .where('status', '=', 'used')
      .executeTakeFirstOrThrow()
    const back = db.queries.transaction().execute(async (tx) => giveBackCredit(tx, used.id, admin, scene.now))
    await expect(back).rejects.toMatchObject({ code: 'credit_not_free' })
    expect(await scene.credits()).toEqual({ 'expired refunded': 9, used: 1 })
  })
})

describe('what is earned', () => {
  it('is written once for each class that was held and each credit that expired, and taken back with it', async () => {
    const { student } = await bought()
    await inClass(student, 1)
    later(3)
    await settleClasses(db, scene.now)
    expect(await recognizeRevenue(db, start, scene.now)).toBe(1)
    expect(await recognizeRevenue(db, start, scene.now)).toBe(0)
    expect(await scene.balances()).toMatchObject({ deferred_revenue: -14_310, revenue: -1590 })
    await sql`update credits set expiration_date = '2026-11-01' where id in (
      select id from credits where status = 'available' order by id limit 2)`.execute(db.queries)
    expect(await expireOverdueCredits(db, null, scene.now)).toBe(2)
    await recognizeRevenue(db, start, scene.now)
    expect(await scene.credits()).toEqual({ available: 7, 'expired overdue': 2, used: 1 })
    expect(await scene.balances()).toMatchObject({ deferred_revenue: -7 * 1590, revenue: -3 * 1590 })
  })
})
