import type { DayFigures } from '@polyhex/contract/activity/progress'
import styles from './week-bars.module.css'

const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** The questions of each day as bars, oldest first, each with its count. Days without any keep their foot. */
export function WeekBars({ days }: { days: readonly DayFigures[] }) {
  const most = Math.max(1, ...days.map((day) => day.answers))
  const named = days.map((day) => ({ ...day, name: names[new Date(`${day.day}T12:00:00Z`).getUTCDay()] ?? '' }))
  const label = named.map(({ name, answers }) => `${name} ${answers}`).join(', ')
  return (
    <div role="img" aria-label={`Questions: ${label}`} className={styles['week']}>
      {named.map(({ day, name, answers }) => (
        <span key={day} className={styles['day']} {...(answers > 0 ? { 'data-some': true } : {})}>
          <small>{answers > 0 ? answers : ''}</small>
          <span style={{ blockSize: `${8 + (40 * answers) / most}px` }} />
          <small>{name.slice(0, 2)}</small>
        </span>
      ))}
    </div>
  )
}
