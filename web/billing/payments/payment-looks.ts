import type { Payment, PaymentStatus, Refund } from '@polyhex/contract/billing/payment'
import type { ChipHue } from '../../kit/chip.tsx'
import type { IconName } from '../../kit/icon.tsx'
import { moneyWords } from '../money-words.ts'

interface Look {
  readonly name: string
  readonly hue: ChipHue
  readonly icon: IconName
}

/** How the status of a payment is shown to who pays it. */
export const paymentLooks: Readonly<Record<PaymentStatus, Look>> = {
  creating: { name: 'Opening', hue: 'neutral', icon: 'clock' },
  open: { name: 'Not paid yet', hue: 'neutral', icon: 'clock' },
  processing: { name: 'Confirming', hue: 'info', icon: 'clock' },
  paid: { name: 'Paid', hue: 'correct', icon: 'check' },
  partially_refunded: { name: 'Partly refunded', hue: 'info', icon: 'undo' },
  refunded: { name: 'Refunded', hue: 'info', icon: 'undo' },
  disputed: { name: 'Disputed', hue: 'special', icon: 'flag' },
  failed: { name: 'Declined', hue: 'incorrect', icon: 'x' },
  expired: { name: 'Closed', hue: 'neutral', icon: 'x' },
}

const refundWords: Readonly<Record<Refund['status'], string>> = {
  pending: 'on its way',
  succeeded: 'given back',
  failed: 'did not arrive, we look after it',
}

/** `CA$50.00 on its way` of the newest refund; null of none. P0-8. */
export function refundLine(payment: Pick<Payment, 'refunds' | 'currency'>): string | null {
  const newest = payment.refunds.toSorted((a, b) => b.createDate.localeCompare(a.createDate))[0]
  return newest === undefined ? null : `${moneyWords(newest.amount, payment.currency)} ${refundWords[newest.status]}`
}
