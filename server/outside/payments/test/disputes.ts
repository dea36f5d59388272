import type { Tx } from '../../../database/database.ts'
import { PaymentProviderFailure } from '../payment-port.ts'
import { moveBalance } from './balance.ts'
import { tell } from './events.ts'
import { type Moment, testId } from './till.ts'

/** What a dispute costs, whoever wins it, in cents. */
export const disputeFee = 1500
const daysToAnswer = 7

/** The holder of a card disputes what a charge left: the money goes back until the bank has decided. Throws `refused`. */
export async function openDispute(tx: Tx, moment: Moment, chargeId: string): Promise<string> {
  const charge = await tx
    .selectFrom('testpay_charges')
    .select(['amount', 'refunded', 'currency', 'status'])
    .where('id', '=', chargeId)
    .forUpdate()
    .executeTakeFirst()
  if (charge === undefined) throw new PaymentProviderFailure('refused', 'resource_missing')
  const amount = charge.amount - charge.refunded
  if (charge.status !== 'succeeded' || amount === 0) throw new PaymentProviderFailure('refused', 'charge_state')
  const id = testId('dp')
  const made = await tx
    .insertInto('testpay_disputes')
    .values({
      id,
      charge_id: chargeId,
      amount,
      currency: charge.currency,
      status: 'open',
      answer_by: new Date(moment.now.getTime() + daysToAnswer * 86_400_000),
      created_at: moment.now,
    })
    .onConflict((conflict) => conflict.column('charge_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made === undefined) throw new PaymentProviderFailure('refused', 'charge_disputed')
  const taken = { kind: 'dispute', sourceId: id, currency: charge.currency, amount: -amount, fee: disputeFee } as const
  await moveBalance(tx, moment, taken)
  await tell(tx, moment, 'charge.dispute.created', 'dispute', id)
  return id
}

/** The bank decides: what was won comes back, without the fee. Throws `refused` when no dispute is open. */
export async function closeDispute(tx: Tx, moment: Moment, chargeId: string, outcome: 'won' | 'lost'): Promise<string> {
  const closed = await tx
    .updateTable('testpay_disputes')
    .set({ status: outcome, answer_by: null })
    .where('charge_id', '=', chargeId)
    .where('status', '=', 'open')
    .returning(['id', 'amount', 'currency'])
    .executeTakeFirst()
  if (closed === undefined) throw new PaymentProviderFailure('refused', 'charge_state')
  const { id, amount, currency } = closed
  if (outcome === 'won') {
    await moveBalance(tx, moment, { kind: 'dispute', sourceId: id, currency, amount })
    await tell(tx, moment, 'charge.dispute.funds_reinstated', 'dispute', id)
  }
  await tell(tx, moment, 'charge.dispute.closed', 'dispute', id)
  return id
}
