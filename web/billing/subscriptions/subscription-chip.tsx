import type { Subscription } from '@polyhex/contract/billing/subscription'
import { Chip } from '../../kit/chip.tsx'
import { subscriptionLooks } from './subscription-words.ts'

const failed = { name: 'Charge failed', hue: 'incorrect', icon: 'warn' } as const

/** How a subscription stands; that its last charge failed comes before anything else. P0-7. */
export function SubscriptionChip({
  subscription: { status, paymentIssue },
  square = true,
}: {
  subscription: Pick<Subscription, 'status' | 'paymentIssue'>
  square?: boolean
}) {
  const look = paymentIssue === null ? subscriptionLooks[status] : failed
  return (
    <Chip hue={look.hue} icon={look.icon} square={square}>
      {look.name}
    </Chip>
  )
}
