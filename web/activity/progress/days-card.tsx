import type { DayFigures, Progress } from '@polyhex/contract/activity/progress'
import { Card } from '../../kit/card.tsx'
import { noData } from '../../kit/no-data.ts'
import styles from './progress.module.css'

const wordsOf = (day: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options }).format(new Date(`${day}T00:00:00Z`))

/** The days of the period as columns: what was answered, and how much of it was right. C-065. */
export function DaysCard({ progress }: { progress: Progress }) {
  const { byDay, now } = progress
  const most = Math.max(10, ...byDay.map((day) => day.answers))
  return (
    <Card as="section" padded aria-labelledby="days">
      <header className={styles['cardHead']}>
        <h2 id="days">Day by day</h2>
        {now.answers > 0 && (
          <p className={styles['key']} aria-hidden="true">
            <span data-kind="right" /> Right <span data-kind="rest" /> Not yet right
          </p>
        )}
      </header>
      {now.answers === 0 ? (
        <p className={styles['soft']}>
          <b>{noData}</b>
          <br />
          No question was answered in these days.
        </p>
      ) : (
        <ol className={styles['days']} data-many={byDay.length > 7 || undefined}>
          {byDay.map((day, place) => (
            <Day
              key={day.day}
              day={day}
              most={most}
              named={byDay.length <= 7 || (byDay.length - 1 - place) % 7 === 0}
            />
          ))}
        </ol>
      )}
    </Card>
  )
}

function Day({ day, most, named }: { day: DayFigures; most: number; named: boolean }) {
  const { answers, right } = day
  return (
    <li>
      <span className="visually-hidden">
        {wordsOf(day.day, { weekday: 'long', month: 'long', day: 'numeric' })}:{' '}
        {answers === 0 ? 'nothing' : `${right} of ${answers} right`}
      </span>
      <span className={styles['count']} aria-hidden="true">
        {answers > 0 && answers}
      </span>
      <span className={styles['column']} aria-hidden="true">
        <i data-kind="rest" style={{ blockSize: `${(100 * (answers - right)) / most}%` }} />
        <i data-kind="right" style={{ blockSize: `${(100 * right) / most}%` }} />
      </span>
      <span className={styles['dayName']} aria-hidden="true">
        {named && wordsOf(day.day, { weekday: 'short' })}
        {named && <small>{wordsOf(day.day, { month: 'short', day: 'numeric' })}</small>}
      </span>
    </li>
  )
}
