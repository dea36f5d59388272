import { longestPauseDays, type Subscription } from '@polyhex/contract/billing/subscription'
import { subscriptionOperations } from '@polyhex/contract/billing/subscription-operations'
import { useState } from 'react'
import { useTell } from '../../call/ask.ts'
import { ServerProblem, wordsOf } from '../../call/problems.ts'
import { Button } from '../../kit/button.tsx'
import { Dialog } from '../../kit/dialog.tsx'
import { Note } from '../../kit/note.tsx'
import { TextField } from '../../kit/text-field.tsx'
import { showToast } from '../../kit/toasts.ts'
import { longDateOf } from '../../kit/date-words.ts'
import styles from './subscription-card.module.css'

const dayMs = 86_400_000
/** The date so many days from now, as `2026-12-22`. */
const daysAhead = (now: number, days: number): string => new Date(now + days * dayMs).toISOString().slice(0, 10)
/** A month is what most pauses are. */
const usualPauseDays = 30

/** No charges until a day within 90 days. P1-10. */
export function PauseDialog({
  subscription,
  onClose,
  onChanged,
}: {
  subscription: Subscription
  onClose: () => void
  onChanged: () => void
}) {
  const [now] = useState(() => Date.now())
  const [until, setUntil] = useState(daysAhead(now, usualPauseDays))
  const [fault, setFault] = useState<string | null>(null)
  const update = useTell(subscriptionOperations.updateSubscription, { quiet: true })
  const pause = () => {
    if (until < daysAhead(now, 1) || until > daysAhead(now, longestPauseDays)) {
      setFault(`Choose a day within the next ${longestPauseDays} days to go on.`)
      return
    }
    update.mutate(
      { params: { subscriptionId: subscription.id }, body: { status: 'paused', pausedUntil: until } },
      {
        onSuccess: () => {
          showToast('done', `Paused until ${longDateOf(until)}`)
          onChanged()
          onClose()
        },
        onError: (problem) =>
          setFault(problem instanceof ServerProblem ? (problem.fields['pausedUntil'] ?? null) : null),
      },
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Pause this subscription"
      icon="pause"
      footer={
        <>
          <Button look="line" onClick={onClose}>
            Close
          </Button>
          <Button loading={update.isPending} onClick={pause}>
            Pause
          </Button>
        </>
      }
    >
      <div className={styles['words']}>
        {update.error !== null && fault === null && <Note kind="bad">{wordsOf(update.error)}</Note>}
        <p>
          Nothing is charged and no credits come until the day you choose. Then <b>{subscription.description}</b> goes
          on by itself. You can go on earlier at any time.
        </p>
        <TextField
          label="Go on from"
          type="date"
          value={until}
          min={daysAhead(now, 1)}
          max={daysAhead(now, longestPauseDays)}
          help={`At most ${longestPauseDays} days from today.`}
          {...(fault === null ? {} : { error: fault })}
          onChange={(event) => {
            setFault(null)
            setUntil(event.target.value)
          }}
        />
      </div>
    </Dialog>
  )
}
