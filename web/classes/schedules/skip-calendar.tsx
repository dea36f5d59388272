import type { RecurringSchedule, SkipDate } from '@polyhex/contract/classes/recurring-schedule'
import { scheduleOperations } from '@polyhex/contract/classes/schedule-operations'
import { useCallback, useRef, useState } from 'react'
import { useAsk } from '../../call/ask.ts'
import { wordsOf } from '../../call/problems.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Note } from '../../kit/note.tsx'
import { ClassCalendar, type CalendarHandle } from '../calendar/class-calendar.tsx'
import type { ShownRange } from '../calendar/shown-range.ts'
import { RemoveSkipDialog } from './remove-skip-dialog.tsx'
import { SkipClassDialog } from './skip-class-dialog.tsx'
import { skipEntry, skipIdOf } from './skip-entries.ts'

const views = ['month', 'list'] as const

/** The dates that weekly classes skip, for everybody or for one student; a date is added or taken back here. C-044, C-239. */
export function SkipCalendar({ timeZone, schedules }: { timeZone: string; schedules: readonly RecurringSchedule[] }) {
  const [now] = useState(() => new Date())
  const [range, setRange] = useState<ShownRange | null>(null)
  const onRange = useCallback((next: ShownRange) => setRange(next), [])
  const query = useAsk(
    scheduleOperations.listSkipDates,
    range === null ? null : { query: { from: range.from, to: range.to } },
  )
  const [adding, setAdding] = useState<string | null>(null)
  const [removing, setRemoving] = useState<SkipDate | null>(null)
  const calendar = useRef<CalendarHandle>(null)
  const skips = query.data?.skipDates ?? []
  const close = () => {
    setAdding(null)
    setRemoving(null)
    calendar.current?.focusBack()
  }
  return (
    <>
      {query.error && <Note kind="bad">The skip dates did not load. {wordsOf(query.error)}</Note>}
      <ClassCalendar
        ref={calendar}
        classes={skips.map(skipEntry)}
        timeZone={timeZone}
        now={now}
        views={views}
        firstView="month"
        listSpan="year"
        loading={query.isFetching}
        empty={<EmptyState title="No date is skipped" text="Every weekly class takes place." shape="circle" />}
        onRange={onRange}
        onChoose={(id) => setRemoving(skips.find((skip) => skipIdOf(skip) === id) ?? null)}
        {...(schedules.length === 0
          ? {}
          : {
              dayMenu: (day: string) => [
                { id: 'skip', label: 'Add Skip Date', icon: 'skip' as const, onChoose: () => setAdding(day) },
              ],
            })}
      />
      {adding !== null && <SkipClassDialog schedules={schedules} date={adding} onClose={close} />}
      {removing && <RemoveSkipDialog skip={removing} onClose={close} />}
    </>
  )
}
