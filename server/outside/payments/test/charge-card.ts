import { shareOf } from '@polyhex/contract/billing/pricing'
import type { TestCardBehavior } from '@polyhex/contract/billing/test-cards'
import type { Tx } from '../../../database/database.ts'
import { openDispute } from './disputes.ts'
import { tell } from './events.ts'
import { moveBalance } from './balance.ts'
import { type Moment, testId } from './till.ts'

/** A card, as the test provider remembers it. */
export interface KeptCard {
  readonly brand: string
  readonly last4: string
  readonly behavior: TestCardBehavior
}

export interface ToCharge {
  readonly customerId: string
  readonly currency: 'cad' | 'usd'
  readonly amount: number
  readonly paymentId: string | null
  readonly invoiceId: string | null
  /** Charged by itself, when its holder is not there. */
  readonly offSession: boolean
}

/** What the provider keeps of a charge: 2.9 % and 30 cents, as card providers do. */
export function feeOf(amount: number): number {
  return shareOf(amount, 29, 1000) + 30
}

/** Why a card would be refused; null: it pays. */
function failureOf(behavior: TestCardBehavior, offSession: boolean): string | null {
  if (behavior === 'decline') return 'card_declined'
  if (behavior === 'insufficient_funds') return 'insufficient_funds'
  if (!offSession) return null
  if (behavior === 'renewal_asks') return 'authentication_required'
  return behavior === 'renewal_fails' ? 'card_declined' : null
}

/** Tries to charge a card. A refusal is a charge as well, one that failed; its code is one of the contract's test cards. */
export async function chargeCard(
  tx: Tx,
  moment: Moment,
  card: KeptCard,
  what: ToCharge,
): Promise<{ chargeId: string; failure: string | null }> {
  const failure = failureOf(card.behavior, what.offSession)
  const id = testId('ch')
  const fee = feeOf(what.amount)
  const paid = { kind: 'charge', sourceId: id, currency: what.currency, amount: what.amount, fee } as const
  const balanceChangeId = failure === null ? await moveBalance(tx, moment, paid) : null
  await tx
    .insertInto('testpay_charges')
    .values({
      id,
      customer_id: what.customerId,
      currency: what.currency,
      amount: what.amount,
      status: failure === null ? 'succeeded' : 'failed',
      brand: card.brand,
      last4: card.last4,
      failure_code: failure,
      fee: failure === null ? fee : null,
      balance_change_id: balanceChangeId,
      payment_id: what.paymentId,
      invoice_id: what.invoiceId,
      created_at: moment.now,
    })
    .execute()
  await tell(tx, moment, failure === null ? 'charge.succeeded' : 'charge.failed', 'charge', id)
  return { chargeId: id, failure }
}

/** Some cards pay and are disputed at once, unless they are charged by themselves. */
export async function disputeIfSo(tx: Tx, moment: Moment, card: KeptCard, chargeId: string | null): Promise<void> {
  if (card.behavior === 'dispute' && chargeId !== null) await openDispute(tx, moment, chargeId)
}
