import type { SessionAccount } from '@polyhex/contract/identity/accounts'
import type { AnalyticsEventName } from '@polyhex/contract/identity/analytics-events'
import { analyticsOperations, type AnalyticsReport } from '@polyhex/contract/identity/analytics-operations'
import { useState } from 'react'
import { useAsk } from '../call/ask.ts'
import { Asked } from '../call/asked.tsx'
import { Card } from '../kit/card.tsx'
import { Skeleton, Skeletons } from '../kit/skeleton.tsx'
import { AdministratorsOnly } from '../shell/administrators-only.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import {
  daysAfter,
  eventsInOrder,
  eventWords,
  periodWords,
  signUpWords,
  stepWords,
  todayIn,
} from './analytics/analytics-words.ts'
import styles from './analytics/analytics.module.css'
import { BarTable } from './analytics/bar-table.tsx'
import { type Range, RangeFields } from './analytics/range-fields.tsx'

/** /accounts/manage/analytics/: what happened in a range of days, for administrators. */
export function AnalyticsScreen() {
  usePageTitle('Analytics')
  return <AdministratorsOnly>{(account) => <Analytics account={account} />}</AdministratorsOnly>
}

const weeksShown = 8

function Analytics({ account }: { account: SessionAccount }) {
  const [today] = useState(() => todayIn(account.timeZone, new Date()))
  const [range, setRange] = useState<Range>({ from: daysAfter(today, 1 - 7 * weeksShown), to: today, by: 'week' })
  const report = useAsk(analyticsOperations.getAnalyticsReport, { query: { ...range } })
  return (
    <div className={styles['screen']}>
      <header>
        <h1>Analytics</h1>
        <p className={styles['lede']}>
          What happened, counted and kept here for 13 months. Children without a parent’s yes and people who decline
          tracking are not in it.
        </p>
      </header>
      <RangeFields range={range} today={today} onChange={setRange} />
      <Asked query={report} failed="The counts did not load" loading={<LoadingReport />}>
        {(answer) => <Report report={answer} by={range.by} />}
      </Asked>
    </div>
  )
}

function LoadingReport() {
  return (
    <Skeletons label="Loading the counts" className={styles['screen'] ?? ''}>
      <div className={styles['tiles']}>
        {eventsInOrder.map((event) => (
          <Skeleton key={event} height={84} radius={14} />
        ))}
      </div>
      <Skeleton height={380} radius={20} />
    </Skeletons>
  )
}

function Report({ report, by }: { report: AnalyticsReport; by: Range['by'] }) {
  const [event, setEvent] = useState<AnalyticsEventName>('create_account')
  const bars = report.periods.map((period) => ({
    key: period.from,
    label: periodWords(period),
    count: period.counts[event],
  }))
  return (
    <>
      <div className={styles['tiles']} role="group" aria-label="What to show">
        {eventsInOrder.map((one) => (
          <button key={one} type="button" aria-pressed={one === event} onClick={() => setEvent(one)}>
            <b>{report.totals[one].toLocaleString('en-US')}</b> <span>{eventWords[one]}</span>
          </button>
        ))}
      </div>
      <Card padded>
        <BarTable
          caption={`${eventWords[event]} by ${by}`}
          head={by === 'day' ? 'Day' : 'Week'}
          counted={eventWords[event]}
          bars={bars}
        />
      </Card>
      <Funnels funnel={report.funnel} />
    </>
  )
}

function Funnels({ funnel }: { funnel: AnalyticsReport['funnel'] }) {
  return (
    <section aria-labelledby="funnel-title" className={styles['screen']}>
      <h2 id="funnel-title">How far sign-ups came</h2>
      {funnel.length === 0 && <p className={styles['lede']}>No step of a sign-up was counted in these days.</p>}
      <div className={styles['funnels']}>
        {funnel.map(({ accountType, steps }) => {
          const first = steps[0]?.accounts ?? 0
          const bars = steps.map(({ step, accounts }) => ({
            key: String(step),
            label: `${step}. ${stepWords(accountType, step)}`,
            count: accounts,
            note: `${Math.round((100 * accounts) / Math.max(1, first))} %`,
          }))
          return (
            <Card padded key={accountType}>
              <BarTable caption={signUpWords[accountType]} head="Step" counted="Accounts that reached it" bars={bars} />
            </Card>
          )
        })}
      </div>
    </section>
  )
}
