import { periodlyOf } from '@polyhex/contract/billing/money'
import type { Subscription } from '@polyhex/contract/billing/subscription'
import { subscriptionOperations } from '@polyhex/contract/billing/subscription-operations'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTell } from '../../call/ask.ts'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { Note } from '../../kit/note.tsx'
import { showToast } from '../../kit/toasts.ts'
import { CreditCells } from '../credit-cells.tsx'
import { longDateOf } from '../../kit/date-words.ts'
import { moneyWords } from '../money-words.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { PlanDialog } from './plan-dialog.tsx'
import { PlannedChange } from './planned-change.tsx'
import { PauseDialog } from './pause-dialog.tsx'
import styles from './subscription-card.module.css'
import { SubscriptionChip } from './subscription-chip.tsx'
import { everyWords, nextWords } from './subscription-words.ts'

/** A subscription that runs: what it costs, when it is charged next, and how to pause, cancel or go on. P0-5, P0-7, P1-10. */
export function SubscriptionCard({
  subscription,
  timeZone,
  mayChange,
  onChanged,
}: {
  subscription: Subscription
  timeZone: string
  /** Only who pays changes it. */
  mayChange: boolean
  onChanged: () => void
}) {
  const [dialog, setDialog] = useState<'cancel' | 'pause' | 'plan' | null>(null)
  const { id, status, description, amount, currency, period } = subscription
  const update = useTell(subscriptionOperations.updateSubscription, { onDone: onChanged })
  const goOn = (words: string) =>
    update.mutate(
      { params: { subscriptionId: id }, body: { status: 'active' } },
      { onSuccess: () => void showToast('done', words) },
    )
  const close = () => setDialog(null)
  return (
    <Card as="section" padded className={styles['card']} aria-label={`Subscription ${description}`}>
      {subscription.paymentIssue !== null && (
        <FailedCharge subscription={subscription} timeZone={timeZone} mayChange={mayChange} />
      )}
      <div className={styles['facts']}>
        <span className={styles['cells']}>
          <CreditCells count={subscription.creditsPerPeriod} cell={11} />
        </span>
        <div className={styles['about']}>
          <h2>{description}</h2>
          <p className={styles['price']}>
            {moneyWords(amount, currency)}{' '}
            <span>{subscription.periodCount === 1 ? `${periodlyOf(period)} charge` : everyWords(subscription)}</span>
          </p>
          <p>
            {subscription.creditsPerPeriod} {subscription.creditsPerPeriod === 1 ? 'credit' : 'credits'}{' '}
            {everyWords(subscription)}. {subscription.paymentIssue === null && nextWords(subscription, timeZone)}
          </p>
        </div>
        <SubscriptionChip subscription={subscription} square={false} />
      </div>
      {subscription.plannedChange !== null && (
        <PlannedChange subscription={subscription} timeZone={timeZone} mayChange={mayChange} onChanged={onChanged} />
      )}
      {mayChange && (
        <div className={styles['buttons']}>
          {status === 'active' && subscription.paymentIssue === null && (
            <Button look="soft" icon="refresh" onClick={() => setDialog('plan')}>
              Change plan
            </Button>
          )}
          {status === 'cancelled' && (
            <Button look="soft" icon="undo" loading={update.isPending} onClick={() => goOn(`${description} goes on`)}>
              Keep the subscription
            </Button>
          )}
          {status === 'paused' && (
            <Button look="soft" icon="play" loading={update.isPending} onClick={() => goOn(`${description} goes on`)}>
              Go on now
            </Button>
          )}
          {status !== 'cancelled' && subscription.paymentIssue === null && (
            <ChangeCard subscriptionId={id} look="line" />
          )}
          {status === 'active' && (
            <Button look="line" icon="pause" onClick={() => setDialog('pause')}>
              Pause
            </Button>
          )}
          {(status === 'active' || status === 'paused') && (
            <Button look="ghost" onClick={() => setDialog('cancel')}>
              Cancel subscription
            </Button>
          )}
        </div>
      )}
      {dialog === 'cancel' && (
        <CancelDialog
          subscription={subscription}
          timeZone={timeZone}
          onClose={close}
          onPause={() => setDialog('pause')}
          onChanged={onChanged}
        />
      )}
      {dialog === 'plan' && (
        <PlanDialog subscription={subscription} timeZone={timeZone} onClose={close} onChanged={onChanged} />
      )}
      {dialog === 'pause' && <PauseDialog subscription={subscription} onClose={close} onChanged={onChanged} />}
    </Card>
  )
}

/** To a page of the card provider, or of ours, which leads back here. */
function leadTo(history: { push: (href: string) => void }, address: string): void {
  if (address.startsWith('/')) history.push(address)
  else window.location.assign(address)
}

/** To where the holder of the card answers the bank. */
function ConfirmCharge({ subscriptionId }: { subscriptionId: string }) {
  const { history } = useRouter()
  const open = useTell(subscriptionOperations.openConfirmation, {
    onDone: ({ address }) => leadTo(history, address),
  })
  return (
    <Button
      icon="lock"
      loading={open.isPending || open.isSuccess}
      onClick={() => open.mutate({ params: { subscriptionId } })}
    >
      Confirm with your bank
    </Button>
  )
}

/** To where the card is changed: a page of the card provider, or of ours in test payments. */
function ChangeCard({ subscriptionId, look }: { subscriptionId: string; look: 'line' | 'primary' }) {
  const { history } = useRouter()
  const open = useTell(subscriptionOperations.openPaymentMethod, {
    onDone: ({ address }) => leadTo(history, address),
  })
  return (
    <Button
      look={look}
      icon="card"
      loading={open.isPending || open.isSuccess}
      onClick={() => open.mutate({ params: { subscriptionId } })}
    >
      {look === 'primary' ? 'Update card' : 'Change card'}
    </Button>
  )
}

/** The last charge failed: what happens now, and what to do. P0-7. */
function FailedCharge({
  subscription,
  timeZone,
  mayChange,
}: {
  subscription: Subscription
  timeZone: string
  mayChange: boolean
}) {
  const issue = subscription.paymentIssue
  if (issue === null) return null
  return (
    <div className={styles['failed']}>
      {issue.confirm ? (
        <Note kind="bad">
          <b>Your bank wants you to confirm the last charge.</b> Nothing has been charged yet. Classes go on with the
          credits that are there.
        </Note>
      ) : (
        <Note kind="bad">
          <b>The last charge did not go through.</b> {issue.failure}{' '}
          {issue.nextTry === null
            ? 'We do not try it again by ourselves.'
            : `We try it again on ${longDateOf(issue.nextTry, timeZone)}.`}{' '}
          Classes go on with the credits that are there.
        </Note>
      )}
      {mayChange && (
        <div className={styles['buttons']}>
          {issue.confirm && <ConfirmCharge subscriptionId={subscription.id} />}
          <ChangeCard subscriptionId={subscription.id} look={issue.confirm ? 'line' : 'primary'} />
        </div>
      )}
    </div>
  )
}
