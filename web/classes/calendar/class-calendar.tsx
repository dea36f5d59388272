import { businessHours } from '@polyhex/contract/classes/class-limits'
import {
  lazy,
  Suspense,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react'
import { Card } from '../../kit/card.tsx'
import { classNames } from '../../kit/class-names.ts'
import type { MenuChoice } from '../../kit/menu.tsx'
import { Skeleton, Skeletons } from '../../kit/skeleton.tsx'
import { Agenda } from './agenda.tsx'
import type { CalendarClass } from './calendar-class.ts'
import { CalendarToolbar } from './calendar-toolbar.tsx'
import styles from './class-calendar.module.css'
import { DayMenu } from './day-menu.tsx'
import { wallTime, zoneAbbreviation, zoneCity } from './local-days.ts'
import { moved, rangeTitle, shownRange, type CalendarView, type ListSpan, type ShownRange } from './shown-range.ts'

/** The month and the week are drawn by a package that is fetched when they are first shown. */
const CalendarGrid = lazy(async () => ({ default: (await import('./calendar-grid.tsx')).CalendarGrid }))

/** What a screen can ask of its calendar. */
export interface CalendarHandle {
  /** Puts the focus back on the class or day that was chosen last, after a dialog. */
  focusBack: () => void
  /** Shows a day. */
  goTo: (day: string) => void
}

export interface ClassCalendarProps {
  classes: readonly CalendarClass[]
  /** Zone of the account: every time of the calendar is on its clock. */
  timeZone: string
  now: Date
  views?: readonly CalendarView[]
  /** The view shown first on wide screens; phones begin with the list. */
  firstView?: CalendarView
  listSpan?: ListSpan
  /** Classes of the shown days are on their way. */
  loading?: boolean
  /** Where a list has no class. */
  empty: ReactNode
  /** Called with the first and the last-but-one day of what is shown, at the beginning and after each move. */
  onRange: (range: ShownRange) => void
  onChoose: (id: string) => void
  /** What can be done on a day; left out: days are not buttons. */
  dayMenu?: (day: string) => readonly MenuChoice[]
  /** A class was dragged to another wall time; `undo` puts it back. */
  onMove?: (id: string, local: string, undo: () => void) => void
  /** Over the calendar, under its toolbar. */
  children?: ReactNode
  ref?: Ref<CalendarHandle>
}

const phone = '(max-width: 767px)'
const isPhone = () => typeof matchMedia === 'function' && matchMedia(phone).matches

/**
 * The calendar of classes, for families and staff: month, week and a list, own toolbar, times as the server wrote them,
 * keys through the days. C-062, C-064.
 */
export function ClassCalendar(props: ClassCalendarProps) {
  const { classes, timeZone, now, views = ['week', 'month', 'list'], listSpan = 'year', dayMenu } = props
  const { firstView = 'week', onRange } = props
  const [view, setView] = useState<CalendarView>(() => (views.includes('list') && isPhone() ? 'list' : firstView))
  const here = wallTime(now, timeZone)
  const [anchor, setAnchor] = useState(here.slice(0, 10))
  const range = shownRange(view, anchor, listSpan)
  const titleId = useId()
  const root = useRef<HTMLElement>(null)
  const menu = useMenuOfDay()
  const last = useRef<string | null>(null)

  useEffect(() => onRange({ from: range.from, to: range.to }), [onRange, range.from, range.to])
  useImperativeHandle(props.ref, () => ({
    focusBack: () =>
      focusSoon(() => {
        const there = last.current === null ? null : root.current?.querySelector(last.current)
        // A class that shares a box with others is reached by the box.
        return there?.closest('[data-class-id]') ?? there ?? null
      }),
    goTo: setAnchor,
  }))

  const shown = classes.filter((one) => one.local >= range.from && one.local < range.to)
  const choose = (id: string) => {
    last.current = `[data-class-id="${id}"], [data-class-ids~="${id}"]`
    props.onChoose(id)
  }
  return (
    <Card as="section" aria-labelledby={titleId} className={styles['calendar']}>
      <span ref={root as Ref<HTMLElement>} style={{ display: 'contents' }}>
        <CalendarToolbar
          title={rangeTitle(view, anchor, listSpan)}
          titleId={titleId}
          zone={`${zoneAbbreviation(new Date(`${range.from}T12:00:00Z`), timeZone)}, ${zoneCity(timeZone)}`}
          view={view}
          views={views}
          onView={setView}
          onStep={(by) => setAnchor(moved(view, anchor, by, listSpan))}
          onToday={() => setAnchor(here.slice(0, 10))}
        />
        {props.children}
        <div className={classNames(props.loading && styles['busy'])} aria-busy={props.loading || undefined}>
          {view === 'list' ? (
            <Agenda key={anchor} classes={shown} today={here.slice(0, 10)} empty={props.empty} onChoose={choose} />
          ) : (
            <Suspense fallback={<GridSkeleton />}>
              <CalendarGrid
                view={view}
                anchor={anchor}
                classes={shown}
                now={here}
                hours={businessHours}
                onAnchor={setAnchor}
                onChoose={choose}
                {...(dayMenu
                  ? {
                      onDay: (day: string, element: Element) => {
                        last.current = `[data-day="${day}"]`
                        menu.open(day, element)
                      },
                    }
                  : {})}
                {...(props.onMove ? { onMove: props.onMove } : {})}
              />
            </Suspense>
          )}
        </div>
        {menu.day !== null && dayMenu && (
          <DayMenu day={menu.day} anchor={menu.anchor} choices={dayMenu(menu.day)} onClose={menu.close} />
        )}
      </span>
    </Card>
  )
}

/** Which day's menu is open, and where it stands. */
function useMenuOfDay() {
  const [day, setDay] = useState<string | null>(null)
  const anchor = useRef<Element | null>(null)
  return {
    day,
    anchor,
    open: (next: string, element: Element) => {
      anchor.current = element
      setDay(next)
    },
    close: () => setDay(null),
  }
}

/** Focuses once what closes is gone: a dialog gives the focus back itself, to something that may not be there any more. */
function focusSoon(find: () => Element | null): void {
  setTimeout(() => {
    const element = find()
    if (element instanceof HTMLElement) element.focus()
  }, 50)
}

function GridSkeleton() {
  return (
    <Skeletons label="Loading the calendar">
      <Skeleton height={420} radius={14} />
    </Skeletons>
  )
}
