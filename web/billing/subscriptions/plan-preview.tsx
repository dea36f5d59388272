import type { PlanChangePreview } from '@polyhex/contract/billing/plan-change'
import type { Subscription } from '@polyhex/contract/billing/subscription'
import { longDateOf } from '../../kit/date-words.ts'
import { moneyWords, rateWords } from '../money-words.ts'
import styles from './plan-dialog.module.css'
import { everyWords } from './subscription-words.ts'

const creditWords = (count: number): string => `${count} ${count === 1 ? 'credit' : 'credits'}`

/** What another plan costs today, what it costs from then on, and what becomes of credits. P1-14. */
export function PlanPreview({
  shown,
  timeZone,
  before,
}: {
  shown: PlanChangePreview
  timeZone: string
  before: Pick<Subscription, 'description'>
}) {
  const { due, next, afterDiscount, currency, credits } = shown
  const money = (amount: number) => moneyWords(amount, currency)
  const nextDay = longDateOf(next.on, timeZone)
  return (
    <>
      {due !== null && (
        <dl className={styles['sums']}>
          <Sum name={shown.description}>{money(due.newCharge)}</Sum>
          <Sum name={`Unused time of ${before.description}`}>{money(-due.unused)}</Sum>
          {due.discount > 0 && <Sum name="Discount">{money(-due.discount)}</Sum>}
          {due.taxLines.map((line) => (
            <Sum key={line.name} name={`Tax (${line.name} ${rateWords(line.rateMillionths)})`}>
              {money(line.amount)}
            </Sum>
          ))}
          <Sum name="Charged today" strong>
            {money(due.total)}
          </Sum>
        </dl>
      )}
      <ul className={styles['facts']}>
        {due === null && (
          <li>
            <b>Nothing is charged today.</b> {before.description} stays as it is until {nextDay}. Until then you can
            take this back.
          </li>
        )}
        <li>
          {due === null ? 'From then on' : `Next charge on ${nextDay}, then`} <b>{money(next.total)}</b>{' '}
          {everyWords(shown)}
          {next.tax > 0 && `, with ${money(next.tax)} of tax`}
          {next.discount > 0 && `, your discount of ${money(next.discount)} taken off`}.
        </li>
        {afterDiscount !== null && (
          <li>
            Your discount ends: from {longDateOf(afterDiscount.from)} on <b>{money(afterDiscount.amount)}</b>{' '}
            {everyWords(shown)}.
          </li>
        )}
        {credits.kept > 0 && (
          <li>
            The {creditWords(credits.kept)} that you have stay yours
            {credits.keptUntil !== null && `, for classes until ${longDateOf(credits.keptUntil)}`}.
          </li>
        )}
        {due !== null && (
          <li>
            <b>{creditWords(credits.added)}</b> {credits.added === 1 ? 'comes' : 'come'} today
            {credits.addedUntil !== null && `, for classes until ${longDateOf(credits.addedUntil)}`}
            {credits.added < credits.each &&
              `: the ${creditWords(credits.each)} of the new plan, less ${credits.each - credits.added} that you have already and whose price is taken off above`}
            .
          </li>
        )}
        <li>Each further charge brings {creditWords(credits.each)}.</li>
      </ul>
    </>
  )
}

function Sum({ name, strong = false, children }: { name: string; strong?: boolean; children: string }) {
  return (
    <div className={strong ? styles['total'] : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
