import FullCalendar, { type CalendarRef, type EventInput } from '@fullcalendar/react'
import dayGrid from '@fullcalendar/react/daygrid'
import interaction from '@fullcalendar/react/interaction'
import '@fullcalendar/react/skeleton.css'
import timeGrid from '@fullcalendar/react/timegrid'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../kit/button.tsx'
import { classNames } from '../../kit/class-names.ts'
import { classStates, stateWord, type CalendarClass } from './calendar-class.ts'
import styles from './calendar-grid.module.css'
import { DayMenu } from './day-menu.tsx'
import { gridContents } from './grid-contents.tsx'
import { dayAfterKey } from './grid-keys.ts'
import { addDays, minuteOf, monthStart, timeWords, weekStart } from './local-days.ts'
import { endOf, type Together, togetherOf } from './overlaps.ts'
import type { CalendarView } from './shown-range.ts'
import { useWidth } from './use-width.ts'

interface CalendarGridProps {
  view: Exclude<CalendarView, 'list'>
  anchor: string
  classes: readonly CalendarClass[]
  /** Wall time of now. */
  now: string
  hours: { readonly days: readonly number[]; readonly from: number; readonly to: number; readonly scrollTo: number }
  onAnchor: (day: string) => void
  onChoose: (id: string) => void
  onDay?: (day: string, element: Element) => void
  onMove?: (id: string, local: string, undo: () => void) => void
}

const clock = (minute: number) =>
  `${Math.floor(minute / 60)}`.padStart(2, '0') + `:${`${minute % 60}`.padStart(2, '0')}`
/** Pixels that a class needs beside another one, to be read and, where it can be moved, to be dragged. */
const besides = { read: 84, dragged: 56 } as const
/** Pixels of the hours at the left of a week. */
const hoursWidth = 48
/** Slots of 15 minutes, 64 px an hour. C-064. */
const slotHeight = 16

/**
 * Month and week. The package lays out boxes only: it is told that all times are UTC, so that what the server wrote stays
 * where it is whatever zone data the browser has; looks, words and keys are ours. One day of the grid is a tab stop;
 * arrows go from day to day.
 */
export function CalendarGrid({
  view,
  anchor,
  classes,
  now,
  hours,
  onAnchor,
  onChoose,
  onDay,
  onMove,
}: CalendarGridProps) {
  const calendar = useRef<CalendarRef>(null)
  const root = useRef<HTMLDivElement>(null)
  const wanted = useRef<string | null>(null)
  const width = useWidth(root)
  const pressed = useRef<Element | null>(null)
  const [choice, setChoice] = useState<Together | null>(null)

  useEffect(() => {
    // The package renders at once when it is told so, which React forbids inside an effect.
    queueMicrotask(() => {
      const api = calendar.current?.getApi()
      const name = view === 'week' ? 'timeGridWeek' : 'dayGridMonth'
      if (api) api.changeView(name, view === 'month' ? monthStart(anchor) : anchor)
    })
  }, [view, anchor])
  const scrollTo = scrollMinute(classes, anchor, hours.scrollTo)
  useEffect(() => {
    // The package scrolls by itself only at first; a week that comes later may have its classes at another time of day.
    if (view === 'week') queueMicrotask(() => calendar.current?.getApi().scrollToTime(`${clock(scrollTo)}:00`))
  }, [view, anchor, scrollTo])
  useEffect(() => {
    if (wanted.current !== anchor) return
    const day = wanted.current
    const timer = setTimeout(() => {
      wanted.current = null
      root.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
    }, 30)
    return () => clearTimeout(timer)
  }, [anchor])

  const onKeyDown = (event: React.KeyboardEvent) => {
    const day = (event.target as HTMLElement).closest('[data-day]')?.getAttribute('data-day')
    if (!day || event.ctrlKey || event.metaKey || event.altKey) return
    const next = dayAfterKey(event.key, day, view)
    if (next === null) return
    event.preventDefault()
    wanted.current = next
    onAnchor(next)
  }
  const groups = view === 'week' ? boxesOf(classes, (width - hoursWidth) / 7, onMove !== undefined) : classes.map(alone)
  const together = new Map(groups.flatMap((group) => (group.length > 1 ? [[group[0].id, group] as const] : [])))
  const contents = gridContents({
    view,
    classes,
    together,
    today: now.slice(0, 10),
    stop: anchor,
    ...(onDay ? { onDay } : {}),
  })
  return (
    <div
      ref={root}
      role="group"
      aria-label="Days: arrow keys go from day to day"
      className={classNames(styles['grid'], styles[view])}
      onKeyDown={onKeyDown}
    >
      {view === 'week' && (
        <OutOfSight
          classes={classes}
          from={scrollTo}
          onShow={(local) => calendar.current?.getApi().scrollToTime(`${local.slice(11)}:00`)}
        />
      )}
      <div className={styles['wide']}>
        <FullCalendar
          ref={calendar}
          plugins={[dayGrid, timeGrid, interaction]}
          initialView={view === 'week' ? 'timeGridWeek' : 'dayGridMonth'}
          initialDate={view === 'month' ? monthStart(anchor) : anchor}
          timeZone="UTC"
          now={`${now}:00Z`}
          nowIndicator
          headerToolbar={false}
          firstDay={0}
          fixedWeekCount={false}
          allDaySlot={false}
          slotDuration="00:15:00"
          slotHeaderInterval="01:00:00"
          slotMinHeight={slotHeight}
          scrollTime={`${clock(scrollTo)}:00`}
          scrollTimeReset={false}
          height={view === 'week' ? 520 : 'auto'}
          businessHours={{ daysOfWeek: [...hours.days], startTime: clock(hours.from), endTime: clock(hours.to) }}
          events={groups.map((group) => eventOf(group, onMove !== undefined))}
          eventDisplay="block"
          eventInteractive
          eventResizableFromStart={false}
          eventDurationEditable={false}
          slotEventOverlap={false}
          eventOverlap
          eventClass={styles['event']!}
          dayHeaderAlign="center"
          dayHeaderClass={styles['header']!}
          dayCellClass={(info) =>
            classNames(styles['cell'], info.isOther && styles['other'], info.isToday && styles['today']) ?? ''
          }
          dayLaneClass={(info) => classNames(styles['lane'], info.isToday && styles['today']) ?? ''}
          slotLaneClass={(info) => classNames(styles['slot'], info.isMinor && styles['minor']) ?? ''}
          slotHeaderClass={styles['hour']!}
          nowIndicatorLineClass={styles['now']!}
          nonBusinessHoursClass={styles['off']!}
          {...contents}
          eventDidMount={(info) => info.el.setAttribute('data-class-id', info.event.id)}
          eventClick={(info) => {
            info.jsEvent.preventDefault()
            const several = together.get(info.event.id)
            if (several === undefined) {
              onChoose(info.event.id)
              return
            }
            pressed.current = info.el
            setChoice(several)
          }}
          dateClick={(info) => {
            const day = info.dateStr.slice(0, 10)
            const element = root.current?.querySelector(`[data-day="${day}"]`)
            if (element && onDay) onDay(day, element)
          }}
          eventDrop={(info) => onMove?.(info.event.id, info.event.startStr.slice(0, 16), info.revert)}
        />
      </div>
      {choice !== null && (
        <DayMenu
          day={choice[0].local.slice(0, 10)}
          anchor={pressed}
          choices={choice.map((one) => ({
            id: one.id,
            label: `${timeWords(one.local)} ${one.name}, ${stateWord(one)}`,
            icon: classStates[one.state].icon,
            onChoose: () => onChoose(one.id),
          }))}
          onClose={() => setChoice(null)}
        />
      )}
    </div>
  )
}

/** Says that the day has classes above what the week shows at first, and goes to the first of them. */
function OutOfSight({
  classes,
  from,
  onShow,
}: {
  classes: readonly CalendarClass[]
  from: number
  onShow: (local: string) => void
}) {
  const early = classes.filter((one) => one.local.slice(11) < clock(from))
  const first = early.toSorted((a, b) => a.local.slice(11).localeCompare(b.local.slice(11)))[0]
  if (first === undefined) return null
  return (
    <Button look="ghost" size="sm" icon="up" onClick={() => onShow(first.local)}>
      {early.length === 1 ? '1 class' : `${early.length} classes`} before {timeWords(`2027-01-03T${clock(from)}`)}
    </Button>
  )
}

/**
 * From which minute of the day a week is seen at first: from the usual one, unless all classes of the week are before it,
 * as for families far away from the school. Then from the first of them.
 */
export function scrollMinute(classes: readonly CalendarClass[], anchor: string, usual: number): number {
  const from = weekStart(anchor)
  const minutes = classes
    .filter(({ local }) => local.slice(0, 10) >= from && local.slice(0, 10) < addDays(from, 7))
    .map(({ local }) => minuteOf(local))
  const seen = minutes.length === 0 || minutes.some((minute) => minute >= usual)
  return seen ? usual : Math.max(0, Math.min(...minutes) - 15)
}

const alone = (one: CalendarClass): Together => [one]

/** What stands in a box of its own in a week whose days are so wide: one class, or those that have no room side by side. */
function boxesOf(classes: readonly CalendarClass[], dayWidth: number, movable: boolean): readonly Together[] {
  const fit = dayWidth <= 0 ? Infinity : dayWidth / (movable ? besides.dragged : besides.read)
  return togetherOf(classes).flatMap((group) => (group.length > 1 && group.length > fit ? [group] : group.map(alone)))
}

function eventOf(group: Together, movable: boolean): EventInput {
  const [one] = group
  return {
    id: one.id,
    title: one.name,
    start: `${one.local}:00Z`,
    end: `${endOf(group)}:00Z`,
    editable: movable && group.length === 1 && one.movable === true,
  }
}
