import { Button } from '../../kit/button.tsx'
import { Chip } from '../../kit/chip.tsx'
import { IconButton } from '../../kit/icon-button.tsx'
import { Segmented } from '../../kit/segmented.tsx'
import styles from './class-calendar.module.css'
import { calendarViews, type CalendarView } from './shown-range.ts'

/** What stands over a calendar: its title, the way to today, back and on, the zone of its times, and its views. */
export function CalendarToolbar({
  title,
  titleId,
  zone,
  view,
  views,
  onView,
  onStep,
  onToday,
}: {
  title: string
  titleId: string
  /** `EST, New York`. */
  zone: string
  view: CalendarView
  views: readonly CalendarView[]
  onView: (view: CalendarView) => void
  onStep: (by: 1 | -1) => void
  onToday: () => void
}) {
  const unit = view === 'list' ? 'dates' : view
  return (
    <div className={styles['toolbar']}>
      {view !== 'list' && views.includes('list') && (
        <button type="button" className={styles['aloud']} onClick={() => onView('list')}>
          Show the classes as a list
        </button>
      )}
      <h2 id={titleId} aria-live="polite">
        {title}
      </h2>
      <div className={styles['controls']}>
        <Chip icon="clock">
          <span className="visually-hidden">Times in </span>
          {zone}
        </Chip>
        <span className={styles['steps']}>
          <Button look="line" size="sm" onClick={onToday}>
            Today
          </Button>
          <IconButton icon="left" look="line" size="sm" label={`Earlier ${unit}`} onClick={() => onStep(-1)} />
          <IconButton icon="right" look="line" size="sm" label={`Later ${unit}`} onClick={() => onStep(1)} />
        </span>
        {views.length > 1 && (
          <Segmented
            label="View"
            options={views.map((one) => ({ value: one, label: calendarViews[one] }))}
            value={view}
            onChange={onView}
          />
        )}
      </div>
    </div>
  )
}
