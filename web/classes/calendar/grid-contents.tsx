import type { CalendarOptions } from '@fullcalendar/react'
import type { CalendarClass } from './calendar-class.ts'
import { ClassFace } from './class-face.tsx'
import { DayButton } from './day-button.tsx'
import { clockWords, shortWeekday } from './local-days.ts'
import type { Together } from './overlaps.ts'
import { TogetherFace } from './together-face.tsx'

const dayOf = (date: Date) => date.toISOString().slice(0, 10)

/** What stands in the boxes that the package lays out: hours, days and classes, in our looks and words. */
export function gridContents({
  view,
  classes,
  together,
  today,
  stop,
  onDay,
}: {
  view: 'week' | 'month'
  classes: readonly CalendarClass[]
  /** Classes that share a box, by the id of the first. */
  together: ReadonlyMap<string, Together>
  today: string
  /** The day that the tab key reaches. */
  stop: string
  onDay?: (day: string, element: Element) => void
}): Pick<CalendarOptions, 'slotHeaderContent' | 'dayHeaderContent' | 'dayCellTopContent' | 'eventContent'> {
  const byId = new Map(classes.map((one) => [one.id, one]))
  const counts = Map.groupBy(classes, (one) => one.local.slice(0, 10))
  const dayButton = (day: string, isOther: boolean) => (
    <DayButton
      day={day}
      look={view}
      classes={counts.get(day)?.length ?? 0}
      isToday={day === today}
      isOther={isOther}
      isStop={day === stop}
      {...(onDay ? { onOpen: onDay } : {})}
    />
  )
  return {
    slotHeaderContent: (info) => <span>{clockWords((info.time?.milliseconds ?? 0) / 60_000).replace(':00', '')}</span>,
    dayHeaderContent: (info) =>
      view === 'week' ? dayButton(dayOf(info.date), false) : <span>{shortWeekday(dayOf(info.date))}</span>,
    dayCellTopContent: (info) => dayButton(dayOf(info.date), info.isOther),
    eventContent: (info) => {
      const several = together.get(info.event.id)
      if (several) return <TogetherFace classes={several} />
      const one = byId.get(info.event.id)
      return one === undefined ? null : <ClassFace one={one} size={view} />
    },
  }
}
