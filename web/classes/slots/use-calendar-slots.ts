import { calendarDays } from '@polyhex/contract/classes/class-limits'
import type { SlotStatus } from '@polyhex/contract/classes/class-statuses'
import type { TimeSlot } from '@polyhex/contract/classes/time-slot'
import { timeSlotOperations } from '@polyhex/contract/classes/time-slot-operations'
import { useCallback, useState } from 'react'
import { useAskPages } from '../../call/ask.ts'
import type { ShownRange } from '../calendar/shown-range.ts'
import { addDays } from '../calendar/local-days.ts'
import { useAllPages } from '../use-all-pages.ts'

/** What a calendar of staff asks for beside its span. */
export interface SlotQuery {
  readonly status: readonly SlotStatus[]
  readonly teacherAccountId?: string
  readonly accountIds?: readonly string[]
  readonly attended?: boolean
}

/** The span that is loaded, widened to what is shown; it never shrinks, so nothing is loaded twice. C-036, C-249. */
export function widened(loaded: ShownRange, shown: ShownRange): ShownRange {
  if (shown.from >= loaded.from && shown.to <= loaded.to) return loaded
  return {
    from: shown.from < loaded.from ? shown.from : loaded.from,
    to: shown.to > loaded.to ? shown.to : loaded.to,
  }
}

/**
 * Classes of a calendar of staff: 30 days back and 45 days ahead, widened when the reader goes beyond. `today` is the
 * reader's; a day of slack on each side covers every zone, and the calendar shows what falls on its days.
 */
export function useCalendarSlots(today: string, query: SlotQuery) {
  const [span, setSpan] = useState<ShownRange>({
    from: addDays(today, -calendarDays.staff.past),
    to: addDays(today, calendarDays.staff.ahead),
  })
  const onRange = useCallback((shown: ShownRange) => setSpan((loaded) => widened(loaded, shown)), [])
  const pages = useAskPages(
    timeSlotOperations.listTimeSlots,
    {
      query: {
        status: query.status.join(',') as never,
        from: `${addDays(span.from, -1)}T00:00:00Z`,
        to: `${addDays(span.to, 1)}T00:00:00Z`,
        ...(query.teacherAccountId === undefined ? {} : { teacherAccountId: query.teacherAccountId }),
        ...(query.accountIds === undefined ? {} : { accountIds: query.accountIds.join(',') as never }),
        ...(query.attended === undefined ? {} : { attended: String(query.attended) as never }),
      },
    },
    (answer) => ({ received: answer.timeSlots.length, total: answer.total }),
  )
  const slots: TimeSlot[] = useAllPages(pages).flatMap((page) => page.timeSlots)
  return { slots, span, onRange, pages }
}
