import { cardWords } from '@polyhex/contract/billing/card-words'
import type { Period } from '@polyhex/contract/billing/money'
import type { Subscription, SubscriptionStatus } from '@polyhex/contract/billing/subscription'
import type { ChipHue } from '../../kit/chip.tsx'
import type { IconName } from '../../kit/icon.tsx'
import { longDateOf } from '../../kit/date-words.ts'
import { moneyWords } from '../money-words.ts'

interface Look {
  readonly name: string
  readonly hue: ChipHue
  readonly icon: IconName
}

export const subscriptionLooks: Readonly<Record<SubscriptionStatus, Look>> = {
  active: { name: 'Active', hue: 'correct', icon: 'check' },
  paused: { name: 'Paused', hue: 'info', icon: 'pause' },
  cancelled: { name: 'Cancelled', hue: 'neutral', icon: 'clock' },
  ended: { name: 'Ended', hue: 'neutral', icon: 'x' },
}

/** `each month`, `every 3 months`: how often a plan is charged. */
export function everyWords({ period, periodCount }: { readonly period: Period; readonly periodCount: number }): string {
  return periodCount === 1 ? `each ${period}` : `every ${periodCount} ${period}s`
}

/** What the next charge comes to, and each once its discount has ended. */
function amountWords({ nextCharge: next, currency }: Subscription): string {
  if (next === null) return '.'
  const money = (amount: number) => `${moneyWords(amount, currency)}${next.taxKnown ? '' : ' plus tax'}`
  const lowered = next.discount === null ? '' : ` with “${next.discount}”`
  const after = next.afterDiscount
  const later = after === null ? '' : ` From ${longDateOf(after.from)} on: ${money(after.amount)}.`
  return `: ${money(next.amount)}${lowered}.${later}`
}

/** What happens next with a subscription, and when. */
export function nextWords(subscription: Subscription, timeZone: string): string {
  const { status, nextChargeDate, currentPeriod, pausedUntil } = subscription
  const end = longDateOf(currentPeriod.end, timeZone)
  switch (status) {
    case 'active': {
      if (nextChargeDate === null) return `Paid until ${end}.`
      const card = cardWords(subscription.paymentMethodBrand, subscription.paymentMethodLast4)
      const by = card === '' ? '' : ` by ${card}`
      return `Next charge ${longDateOf(nextChargeDate, timeZone)}${by}${amountWords(subscription)}`
    }
    case 'paused':
      return pausedUntil === null
        ? 'Nothing is charged until you go on.'
        : `Nothing is charged until ${longDateOf(pausedUntil)}. Then it goes on by itself.`
    case 'cancelled':
      return `It ends on ${end}, and nothing more is charged. Until then your credits can be used as before.`
    case 'ended':
      return `It ended on ${end}.`
  }
}

/** What cancelling does to credits: read before the last press. P0-5. */
export function fateOfCredits(subscription: Pick<Subscription, 'currentPeriod' | 'status'>, timeZone: string): string {
  const end = longDateOf(subscription.currentPeriod.end, timeZone)
  return `Your credits stay yours until then. A credit that is set aside for a class still pays for that class. Credits of this subscription that are not set aside by ${end} expire on that day.`
}
