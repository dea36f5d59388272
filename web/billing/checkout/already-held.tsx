import type { Quote } from '@polyhex/contract/billing/payment'
import { longDateOf } from '../../kit/date-words.ts'
import { Note } from '../../kit/note.tsx'
import { paths } from '../../shell/paths.ts'
import styles from './order-entries.module.css'

/** What the buyer has of this already, so that nobody pays twice unawares; a second subscription needs a tick. */
export function AlreadyHeld({
  held,
  timeZone,
  ticked,
  fault,
  onTick,
}: {
  held: Quote['alreadyHeld']
  timeZone: string
  ticked: boolean
  fault: string | null
  onTick: (ticked: boolean) => void
}) {
  if (held === null) return null
  if (held.kind === 'package') {
    const left = held.creditsLeft === 1 ? '1 credit is left' : `${held.creditsLeft} credits are left`
    return (
      <Note kind="ask">
        You bought {held.description} on {longDateOf(held.boughtOn, timeZone)}, and {left}. This order is another one.
      </Note>
    )
  }
  return (
    <Note kind="ask">
      You have this subscription already: {held.description}. For more classes you can{' '}
      <a href={paths.billing}>change its plan</a> instead.
      <div className={styles['consent']} data-fault={fault !== null || undefined}>
        <label>
          <input
            type="checkbox"
            checked={ticked}
            aria-invalid={fault === null ? undefined : true}
            aria-describedby={fault === null ? undefined : 'second-fault'}
            onChange={(event) => onTick(event.target.checked)}
          />
          <span>I want a second subscription, and pay for both.</span>
        </label>
        {fault !== null && (
          <p id="second-fault" role="alert">
            {fault}
          </p>
        )}
      </div>
    </Note>
  )
}
