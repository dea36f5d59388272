import { isCardGood, type TestCardBehavior, testCardOf } from '@polyhex/contract/billing/test-cards'
import { cardFailureText } from '@polyhex/contract/billing/test-cards'
import type { TestCheckout, TestOutcome } from '@polyhex/contract/billing/test-frame-operations'
import type { TaxPlace } from '@polyhex/contract/billing/payment'
import type { Tx } from '../../../database/database.ts'
import type { KeptCard } from './charge-card.ts'
import type { CheckoutRow } from './checkouts.ts'
import { completeCheckout } from './complete-checkout.ts'
import { placeOf } from './invoices.ts'
import { type OrderLine, sumsOf } from './price-order.ts'
import { atTill, type Moment, type Till } from './till.ts'

/** Why the frame cannot go on; `place` and `price` are for orders only. */
export type FrameFault = 'unknown' | 'over' | 'card' | 'place' | 'price'

export class FrameFailure extends Error {
  readonly fault: FrameFault

  constructor(fault: FrameFault) {
    super(fault)
    this.fault = fault
  }
}

/** What the checkout frame asks of the test provider. Whoever has the client secret may. */
export interface TestFrame {
  read(clientSecret: string): Promise<TestCheckout>
  place(clientSecret: string, place: TaxPlace): Promise<TestCheckout>
  pay(clientSecret: string, typed: TypedCard): Promise<TestOutcome>
  answer(clientSecret: string, answer: 'confirm' | 'refuse'): Promise<TestOutcome>
}

export interface TypedCard {
  readonly cardNumber: string
  readonly expiry: string
  readonly shownTotal?: number | undefined
}

async function bySecret(tx: Tx, clientSecret: string): Promise<CheckoutRow> {
  const read = tx.selectFrom('testpay_checkouts').selectAll().where('client_secret', '=', clientSecret)
  const row = await read.forUpdate().executeTakeFirst()
  if (row === undefined) throw new FrameFailure('unknown')
  return row
}

async function openBySecret(tx: Tx, moment: Moment, clientSecret: string): Promise<CheckoutRow> {
  const row = await bySecret(tx, clientSecret)
  if (row.status !== 'open' || row.expires_at <= moment.now) throw new FrameFailure('over')
  return row
}

function shown(till: Till, row: CheckoutRow): TestCheckout {
  const lines = row.lines as OrderLine[]
  const price = till.catalog.prices.find(({ id }) => id === lines[0]?.priceId)
  return {
    mode: row.mode,
    status: row.status,
    lines: lines.map(({ name, quantity, unitAmount, amount }) => ({ name, quantity, unitAmount, amount })),
    currency: row.currency,
    subtotal: row.subtotal,
    discount: row.discount,
    taxLines: row.tax_lines as TestCheckout['taxLines'],
    tax: row.tax,
    total: row.total,
    place: placeOf(row) as TestCheckout['place'],
    period: price?.recurring?.period ?? null,
    periodCount: price?.recurring?.count ?? null,
    challenge: row.behavior === 'challenge' || row.behavior === 'renewal_asks',
    returnAddress: row.status === 'complete' ? row.return_address : null,
  }
}

async function setPlace(tx: Tx, till: Till, row: CheckoutRow, place: TaxPlace): Promise<TestCheckout> {
  const { tax, taxLines, total } = sumsOf(row.lines as OrderLine[], place as { country: string })
  const changed = await tx
    .updateTable('testpay_checkouts')
    .set({
      country: place.country,
      region: place.region ?? null,
      postal_code: place.postalCode ?? null,
      tax,
      tax_lines: JSON.stringify(taxLines),
      total,
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return shown(till, changed)
}

const declined = (code: string): TestOutcome => ({ outcome: 'declined', code, text: cardFailureText(code) })

async function complete(tx: Tx, moment: Moment, till: Till, row: CheckoutRow, card: KeptCard): Promise<TestOutcome> {
  const failure = await completeCheckout(tx, moment, till, { row, card })
  return failure === null ? { outcome: 'complete', returnAddress: row.return_address } : declined(failure)
}

async function pay(tx: Tx, moment: Moment, till: Till, row: CheckoutRow, typed: TypedCard): Promise<TestOutcome> {
  const card = testCardOf(typed.cardNumber)
  if (card === null) throw new FrameFailure('card')
  const isOrder = row.mode === 'payment' || row.mode === 'subscription'
  if (isOrder && row.country === null) throw new FrameFailure('place')
  if (isOrder && typed.shownTotal !== row.total) throw new FrameFailure('price')
  // The clock of whoever holds the card: the provider's own may be years ahead.
  if (isCardGood(typed.expiry, moment.real) !== true) return declined('expired_card')
  const kept: KeptCard = { brand: card.brand, last4: card.number.slice(-4), behavior: card.behavior }
  if (card.behavior !== 'challenge' && card.behavior !== 'renewal_asks') return complete(tx, moment, till, row, kept)
  await tx
    .updateTable('testpay_checkouts')
    .set({ ...kept })
    .where('id', '=', row.id)
    .execute()
  return { outcome: 'challenge' }
}

async function answer(tx: Tx, moment: Moment, till: Till, row: CheckoutRow, confirmed: boolean): Promise<TestOutcome> {
  const { brand, last4, behavior } = row
  if (brand === null || last4 === null || behavior === null) throw new FrameFailure('over')
  if (confirmed) return complete(tx, moment, till, row, { brand, last4, behavior: behavior as TestCardBehavior })
  // What a bank asks about a renewal it asks again.
  if (row.mode !== 'confirm')
    await tx
      .updateTable('testpay_checkouts')
      .set({ brand: null, last4: null, behavior: null })
      .where('id', '=', row.id)
      .execute()
  return declined('authentication_failed')
}

/** The side of the test provider that its checkout frame talks to. Its calls throw FrameFailure. */
export function openTestFrame(till: Till): TestFrame {
  return {
    read: async (secret) => atTill(till, async (tx) => shown(till, await bySecret(tx, secret))),
    place: async (secret, place) =>
      atTill(till, async (tx, moment) => setPlace(tx, till, await openBySecret(tx, moment, secret), place)),
    pay: async (secret, typed) =>
      atTill(till, async (tx, moment) => pay(tx, moment, till, await openBySecret(tx, moment, secret), typed)),
    answer: async (secret, given) =>
      atTill(till, async (tx, moment) =>
        answer(tx, moment, till, await openBySecret(tx, moment, secret), given === 'confirm'),
      ),
  }
}
