import type { Tx } from '../../../database/database.ts'
import { type NewRefund, PaymentProviderFailure } from '../payment-port.ts'
import { moveBalance } from './balance.ts'
import { tell } from './events.ts'
import { makeOnce, type Moment, testId } from './till.ts'

/** Gives money of a charge back; its fee stays. Throws `refused` when there is not so much left, or it is disputed. */
export async function makeRefund(tx: Tx, moment: Moment, refund: NewRefund, key: string): Promise<string> {
  const asked = ['refund', refund.chargeId, refund.amount, refund.refundId]
  return makeOnce(tx, { key, asked, moment }, async () => {
    const charge = await tx
      .selectFrom('testpay_charges')
      .select(['amount', 'refunded', 'currency', 'status'])
      .where('id', '=', refund.chargeId)
      .forUpdate()
      .executeTakeFirst()
    if (charge === undefined) throw new PaymentProviderFailure('refused', 'resource_missing')
    const left = charge.status === 'succeeded' ? charge.amount - charge.refunded : 0
    if (left === 0) throw new PaymentProviderFailure('refused', 'charge_already_refunded')
    if (!Number.isInteger(refund.amount) || refund.amount < 1 || refund.amount > left)
      throw new PaymentProviderFailure('refused', 'amount_too_large')
    const disputed = await tx
      .selectFrom('testpay_disputes')
      .select('id')
      .where('charge_id', '=', refund.chargeId)
      .where('status', '<>', 'won')
      .executeTakeFirst()
    if (disputed !== undefined) throw new PaymentProviderFailure('refused', 'charge_disputed')
    return writeRefund(tx, moment, refund, charge.currency)
  })
}

async function writeRefund(tx: Tx, moment: Moment, refund: NewRefund, currency: string): Promise<string> {
  const id = testId('re')
  const { chargeId, amount, refundId } = refund
  await tx
    .insertInto('testpay_refunds')
    .values({
      id,
      refund_id: refundId,
      charge_id: chargeId,
      amount,
      currency,
      status: 'succeeded',
      created_at: moment.now,
    })
    .execute()
  await tx
    .updateTable('testpay_charges')
    .set((set) => ({ refunded: set('refunded', '+', amount) }))
    .where('id', '=', chargeId)
    .execute()
  await moveBalance(tx, moment, { kind: 'refund', sourceId: id, currency, amount: -amount })
  await tell(tx, moment, 'refund.created', 'refund', id)
  await tell(tx, moment, 'charge.refunded', 'charge', chargeId)
  return id
}

/** A refund comes back, as when the card was closed meanwhile. Gives its charge. Throws `refused` when it was not made. */
export async function failRefund(tx: Tx, moment: Moment, id: string): Promise<string> {
  const failed = await tx
    .updateTable('testpay_refunds')
    .set({ status: 'failed' })
    .where('id', '=', id)
    .where('status', '=', 'succeeded')
    .returning(['charge_id', 'amount', 'currency'])
    .executeTakeFirst()
  if (failed === undefined) throw new PaymentProviderFailure('refused', 'charge_state')
  const { charge_id: chargeId, amount, currency } = failed
  await tx
    .updateTable('testpay_charges')
    .set((set) => ({ refunded: set('refunded', '-', amount) }))
    .where('id', '=', chargeId)
    .execute()
  await moveBalance(tx, moment, { kind: 'refund', sourceId: id, currency, amount })
  await tell(tx, moment, 'refund.failed', 'refund', id)
  return chargeId
}
