import type { Subscription } from '@polyhex/contract/billing/subscription'
import { subscriptionOperations } from '@polyhex/contract/billing/subscription-operations'
import { useTell } from '../../call/ask.ts'
import { wordsOf } from '../../call/problems.ts'
import { Button } from '../../kit/button.tsx'
import { Dialog } from '../../kit/dialog.tsx'
import { Note } from '../../kit/note.tsx'
import { showToast } from '../../kit/toasts.ts'
import { longDateOf } from '../../kit/date-words.ts'
import styles from './subscription-card.module.css'
import { fateOfCredits } from './subscription-words.ts'

/** The second and last press of a cancellation, with its date and what becomes of the credits; a pause is offered beside it. P0-5. */
export function CancelDialog({
  subscription,
  timeZone,
  onClose,
  onPause,
  onChanged,
}: {
  subscription: Subscription
  timeZone: string
  onClose: () => void
  onPause: () => void
  onChanged: () => void
}) {
  const update = useTell(subscriptionOperations.updateSubscription, { quiet: true })
  const end = longDateOf(subscription.currentPeriod.end, timeZone)
  const cancel = () =>
    update.mutate(
      { params: { subscriptionId: subscription.id }, body: { status: 'cancelled' } },
      {
        onSuccess: () => {
          showToast('done', `Cancelled: it ends on ${end}`)
          onChanged()
          onClose()
        },
      },
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title="Cancel this subscription?"
      icon="card"
      footer={
        <>
          <Button look="line" onClick={onClose}>
            Keep it
          </Button>
          <Button look="danger" loading={update.isPending} onClick={cancel}>
            Cancel subscription
          </Button>
        </>
      }
    >
      <div className={styles['words']}>
        {update.error !== null && <Note kind="bad">{wordsOf(update.error)}</Note>}
        <p>
          <b>{subscription.description}</b> ends on <b>{end}</b>. Nothing more is charged, and we send you a mail about
          it.
        </p>
        <p>{fateOfCredits(subscription, timeZone)}</p>
        <p>Until {end} you can take it back here.</p>
      </div>
      {subscription.status === 'active' && (
        <div className={styles['pause']}>
          <p>Only away for a while? A pause charges nothing and goes on by itself.</p>
          <Button look="line" size="sm" icon="pause" onClick={onPause}>
            Pause instead
          </Button>
        </div>
      )}
    </Dialog>
  )
}
