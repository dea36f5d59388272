import { classNames } from '../../kit/class-names.ts'
import styles from './calendar-grid.module.css'
import { dayWords, shortWeekday } from './local-days.ts'

/** The number of a day in the grid: it opens what can be done on that day, and is where the keys are. */
export function DayButton({
  day,
  look,
  classes,
  isToday,
  isOther,
  isStop,
  onOpen,
}: {
  day: string
  look: 'week' | 'month'
  /** Classes on it. */
  classes: number
  isToday: boolean
  /** Of another month. */
  isOther: boolean
  /** The one day of the grid that the tab key reaches. */
  isStop: boolean
  onOpen?: (day: string, element: Element) => void
}) {
  const count = classes === 0 ? 'no classes' : classes === 1 ? '1 class' : `${classes} classes`
  return (
    <button
      ref={readAloud}
      type="button"
      className={classNames(
        styles['day'],
        styles[`day-${look}`],
        isToday && styles['is-today'],
        isOther && styles['is-other'],
      )}
      data-day={day}
      tabIndex={isStop ? 0 : -1}
      {...(isToday ? { 'aria-current': 'date' as const } : {})}
      {...(onOpen ? { 'aria-haspopup': 'menu' as const } : {})}
      onClick={(event) => {
        event.stopPropagation()
        onOpen?.(day, event.currentTarget)
      }}
    >
      <span className="visually-hidden">
        {isToday && 'Today, '}
        {dayWords(day)}, {count}
      </span>
      {look === 'week' && <span aria-hidden="true">{shortWeekday(day)}</span>}
      <b aria-hidden="true">{Number(day.slice(8))}</b>
    </button>
  )
}

/** The package hides what stands on top of a day from screen readers, since it thinks of a number only. */
function readAloud(button: HTMLButtonElement | null): void {
  button?.closest('[aria-hidden="true"]')?.removeAttribute('aria-hidden')
}
