import { type CreditExpiry } from '@polyhex/contract/billing/payment'
import { expiryOf, lastDateOf, spreadAmount, splitAmount } from '@polyhex/contract/billing/pricing'
import { sql } from 'kysely'
import { addCredits } from '../../credits/add-credits.ts'
import { dateAt } from '../../wall-clock.ts'
import type { Tx } from '../../database/database.ts'
import type { HeldOrder, OrderedItem } from './hold-payment.ts'

/** Credits of one line; `expiresOn`: the last date of a class that they pay for, null: they do not expire. */
export interface GrantedLot {
  readonly count: number
  readonly expiresOn: string | null
}

/** What brings the credits of a charge. */
export interface Charged {
  readonly payment: Pick<HeldOrder, 'id' | 'studentId' | 'currency' | 'subtotal' | 'discount' | 'items' | 'payer'>
  /** `pay:{payment}` or `inv:{invoice}`: the same key gives credits once. */
  readonly key: string
  readonly chargedAt: Date
  /** End of the period that was paid; null: it is no subscription. */
  readonly periodEnd: Date | null
  readonly invoiceNumber: string
}

/** How many credits an order brings; none where the payer's account is gone. Decision A4. */
export function creditsBrought({ items, payer }: Pick<HeldOrder, 'items' | 'payer'>): number {
  return payer === null ? 0 : items.reduce((sum, item) => sum + item.creditsPerPackage * item.quantity, 0)
}

/** The last date of a class that credits of a line pay for; a period counts to its last moment. Decision A6. */
function lastDate(item: OrderedItem, charged: Charged, timeZone: string): string | null {
  const { chargedAt, periodEnd } = charged
  const boughtOn = dateAt(chargedAt, timeZone)
  const expiry: CreditExpiry =
    periodEnd === null ? expiryOf(item, null, boughtOn) : { kind: 'period', period: item.recurringPeriod ?? 'month' }
  const endsOn = periodEnd === null ? null : dateAt(new Date(periodEnd.getTime() - 1), timeZone)
  return lastDateOf(expiry, boughtOn, endsOn)
}

/** Takes the one place of a student for a trial; false: this student has had one. C-166, decision A23. */
async function takeTrial(tx: Tx, studentId: string, paymentId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`insert into trials (student_account_id, payment_id, taken_at)
    values (${studentId}, ${paymentId}, ${now}) on conflict (student_account_id) do nothing
    returning payment_id`.execute(tx)
  return rows.length > 0
}

/** The key of a line: lines after the first have one of their own, so that each number of a key is one credit. */
const keyOf = (key: string, index: number): string => (index === 0 ? key : `${key}:${index + 1}`)

/**
 * Puts the credits of a charge into the payer's account, each with its share of what was paid without tax: by the lines,
 * then evenly, what does not divide on the last. Credits of a trial, and those of a student who pays, are for that student
 * alone. A second trial of a student, paid by two at the same moment, counts as bought. Gives what each line brought and
 * the last date of its classes. Nothing when the payer's account is gone. C-006, C-166, decisions A4, A6, A11, A23.
 */
export async function grantCredits(tx: Tx, charged: Charged, now: Date): Promise<GrantedLot[]> {
  const { payment, key, invoiceNumber } = charged
  const { items, payer: owner } = payment
  if (owner === null) return []
  const nets = spreadAmount(
    payment.subtotal - payment.discount,
    items.map((item) => item.unitAmount * item.quantity),
  )
  const forItself = owner.roles.includes('student') ? owner.id : null
  const lots: GrantedLot[] = []
  for (const [index, item] of items.entries()) {
    const credits = item.creditsPerPackage * item.quantity
    const { studentId } = payment
    const tries = item.isTrial && studentId !== null && (await takeTrial(tx, studentId, payment.id, now))
    const expiresOn = lastDate(item, charged, owner.timeZone)
    await addCredits(
      tx,
      {
        ownerId: owner.id,
        onlyFor: (item.isTrial ? studentId : null) ?? forItself,
        count: credits,
        source: tries ? 'trial' : 'purchased',
        expiresOn,
        invoiceNumber,
        grant: {
          key: keyOf(key, index),
          paymentId: payment.id,
          unitValues: splitAmount(nets[index] ?? 0, credits),
          currency: payment.currency,
        },
      },
      null,
      now,
    )
    if (credits > 0) lots.push({ count: credits, expiresOn })
  }
  return lots
}
