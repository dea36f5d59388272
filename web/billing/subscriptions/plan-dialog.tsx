import { mostPackages } from '@polyhex/contract/billing/packages'
import type { PlanChangePreview, PlanOffer } from '@polyhex/contract/billing/plan-change'
import type { Subscription } from '@polyhex/contract/billing/subscription'
import { subscriptionOperations } from '@polyhex/contract/billing/subscription-operations'
import { useState } from 'react'
import { useAsk, useTell } from '../../call/ask.ts'
import { Asked } from '../../call/asked.tsx'
import { ServerProblem, wordsOf } from '../../call/problems.ts'
import { Button } from '../../kit/button.tsx'
import { Checkbox } from '../../kit/checkbox.tsx'
import { Dialog } from '../../kit/dialog.tsx'
import { Note } from '../../kit/note.tsx'
import { RadioGroup } from '../../kit/radio-group.tsx'
import { Select } from '../../kit/select.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { showToast } from '../../kit/toasts.ts'
import { longDateOf } from '../../kit/date-words.ts'
import { moneyWords } from '../money-words.ts'
import styles from './plan-dialog.module.css'
import { PlanPreview } from './plan-preview.tsx'
import { everyWords } from './subscription-words.ts'

interface Wish {
  readonly priceId: string
  readonly quantity: number
}
interface Surroundings {
  readonly subscription: Subscription
  readonly timeZone: string
  readonly onClose: () => void
  readonly onChanged: () => void
}

/** Another plan for a subscription: what can be had, what it costs today and later, and the yes to it. P1-14, P0-4. */
export function PlanDialog(props: Surroundings) {
  const query = useAsk(subscriptionOperations.listPlans, { params: { subscriptionId: props.subscription.id } })
  return query.data === undefined ? (
    <Dialog open onClose={props.onClose} title="Change plan" icon="card">
      <Asked query={query} loading={<Skeleton height={260} />} failed="The plans did not load" safe="Nothing is lost.">
        {() => null}
      </Asked>
    </Dialog>
  ) : (
    <PlanChoice {...props} plans={query.data.plans} current={query.data.current} />
  )
}

const packages = Array.from({ length: mostPackages }, (_, index) => ({
  value: String(index + 1),
  label: index === 0 ? '1 package' : `${index + 1} packages`,
}))

const helpOf = ({ amount, currency, credits, ...plan }: PlanOffer): string =>
  `${moneyWords(amount, currency)} ${everyWords(plan)}, ${credits} ${credits === 1 ? 'credit' : 'credits'} a package`

/** What was shown: the yes counts for this alone. */
const shownKey = (wish: Wish, preview: PlanChangePreview): string =>
  JSON.stringify([wish, preview.due, preview.next, preview.afterDiscount])

function PlanChoice({
  subscription,
  timeZone,
  onClose,
  onChanged,
  plans,
  current,
}: Surroundings & { plans: readonly PlanOffer[]; current: Wish }) {
  const [wish, setWish] = useState<Wish>(current)
  const [yes, setYes] = useState<string | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const { subscriptionId } = { subscriptionId: subscription.id }
  const same = wish.priceId === current.priceId && wish.quantity === current.quantity
  const preview = useAsk(
    subscriptionOperations.previewPlanChange,
    same ? null : { params: { subscriptionId }, query: wish },
  )
  const shown = same ? undefined : preview.data
  const change = useTell(subscriptionOperations.changePlan, { quiet: true })
  const choose = (next: Wish) => {
    setWish(next)
    setYes(null)
    setFault(null)
    change.reset()
  }
  const agreed = shown !== undefined && yes === shownKey(wish, shown)
  const press = () => {
    if (shown === undefined) return setFault('Choose another plan or number of packages first.')
    if (!agreed) return setFault('Tick the box to agree that this is charged again until you cancel.')
    change.mutate(
      { params: { subscriptionId }, body: { ...wish, ...pressedOn(shown) } },
      {
        onSuccess: () => {
          const now = shown.takesEffect === 'now'
          showToast(
            'done',
            now ? 'Your plan has changed' : `Your plan changes on ${longDateOf(shown.next.on, timeZone)}`,
          )
          onChanged()
          onClose()
        },
        onError: (problem) => {
          // What was shown does not hold any more: it is asked for anew, and the yes with it.
          if (problem instanceof ServerProblem && problem.code === 'price_changed') void preview.refetch()
        },
      },
    )
  }
  const problem = change.error ?? (same ? null : preview.error)
  return (
    <Dialog
      open
      onClose={onClose}
      title="Change plan"
      icon="card"
      footer={
        <>
          <Button look="line" onClick={onClose}>
            Keep my plan
          </Button>
          <Button loading={change.isPending} aria-disabled={preview.isFetching || undefined} onClick={press}>
            {pressWords(shown, timeZone)}
          </Button>
        </>
      }
    >
      <div className={styles['choice']}>
        <RadioGroup
          label="Plan"
          options={plans.map((plan) => ({ value: plan.priceId, label: plan.name, help: helpOf(plan) }))}
          value={wish.priceId}
          onChange={(priceId) => choose({ ...wish, priceId })}
        />
        <Select
          label="Packages"
          options={packages}
          value={String(wish.quantity)}
          onChange={(quantity) => choose({ ...wish, quantity: Number(quantity) })}
        />
        <div aria-live="polite" aria-busy={preview.isFetching || undefined} className={styles['shown']}>
          {same && <p className={styles['quiet']}>This is your plan. Choose another to see what it costs.</p>}
          {!same && preview.isPending && <Skeleton height={210} />}
          {shown !== undefined && <PlanPreview shown={shown} timeZone={timeZone} before={subscription} />}
        </div>
        {shown !== undefined && (
          <Checkbox
            checked={agreed}
            aria-invalid={fault === null ? undefined : true}
            onChange={({ target }) => {
              setYes(target.checked ? shownKey(wish, shown) : null)
              setFault(null)
            }}
          >
            I agree that <b>{moneyWords(shown.next.total, shown.currency)}</b> is charged {everyWords(shown)}
            {shown.afterDiscount !== null && (
              <>
                {' '}
                until my discount ends, and{' '}
                <b>
                  {moneyWords(shown.afterDiscount.amount, shown.currency)} from {longDateOf(shown.afterDiscount.from)}{' '}
                  on
                </b>
                ,
              </>
            )}{' '}
            until I cancel, {shown.takesEffect === 'now' ? 'next' : 'first'} on {longDateOf(shown.next.on, timeZone)}. I
            can cancel at any time under Profile, Billing, in two clicks; it then ends with the time that is paid.
          </Checkbox>
        )}
        {fault !== null && <Note kind="bad">{fault}</Note>}
        {problem !== null && <Note kind="bad">{wordsOf(problem)}</Note>}
      </div>
    </Dialog>
  )
}

/** What of a preview is sent back, so that nothing else is charged than was shown. */
const pressedOn = ({ at, due, next, credits }: PlanChangePreview) => ({
  at,
  shownTotal: (due ?? next).total,
  shownCredits: due === null ? credits.each : credits.added,
  renewalConsent: true,
})

function pressWords(shown: PlanChangePreview | undefined, timeZone: string): string {
  if (shown === undefined) return 'Change plan'
  return shown.due === null
    ? `Change on ${longDateOf(shown.next.on, timeZone)}`
    : `Change and pay ${moneyWords(shown.due.total, shown.currency)}`
}
