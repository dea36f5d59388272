import type { Subscription } from '@polyhex/contract/billing/subscription'
import { subscriptionOperations } from '@polyhex/contract/billing/subscription-operations'
import { useTell } from '../../call/ask.ts'
import { Button } from '../../kit/button.tsx'
import { Note } from '../../kit/note.tsx'
import { showToast } from '../../kit/toasts.ts'
import { longDateOf } from '../../kit/date-words.ts'
import { moneyWords } from '../money-words.ts'
import styles from './subscription-card.module.css'
import { everyWords } from './subscription-words.ts'

/** Another plan that waits for the end of the period, and the way back until then. P1-14. */
export function PlannedChange({
  subscription,
  timeZone,
  mayChange,
  onChanged,
}: {
  subscription: Subscription
  timeZone: string
  mayChange: boolean
  onChanged: () => void
}) {
  const { plannedChange: planned, id: subscriptionId, currency, description } = subscription
  const keep = useTell(subscriptionOperations.keepPlan, {
    onDone: () => {
      showToast('done', `${description} stays your plan`)
      onChanged()
    },
  })
  if (planned === null) return null
  return (
    <div className={styles['failed']}>
      <Note kind="info">
        From {longDateOf(planned.from, timeZone)}: <b>{planned.description}</b> for{' '}
        {moneyWords(planned.amount, currency)} {everyWords(planned)}, plus tax, with {planned.creditsPerPeriod}{' '}
        {planned.creditsPerPeriod === 1 ? 'credit' : 'credits'}. Until then nothing changes.
      </Note>
      {mayChange && (
        <Button
          look="line"
          icon="undo"
          loading={keep.isPending}
          onClick={() => keep.mutate({ params: { subscriptionId } })}
        >
          Take the change back
        </Button>
      )}
    </div>
  )
}
