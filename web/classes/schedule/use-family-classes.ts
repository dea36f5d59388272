import { calendarDays } from '@polyhex/contract/classes/class-limits'
import type { RecurringSchedule, SkipDate } from '@polyhex/contract/classes/recurring-schedule'
import { scheduleOperations } from '@polyhex/contract/classes/schedule-operations'
import { timeSlotOperations } from '@polyhex/contract/classes/time-slot-operations'
import type { TimeSlot } from '@polyhex/contract/classes/time-slot'
import type { CallOf, ResultOf } from '@polyhex/contract/operation'
import { nextOffset } from '@polyhex/contract/paging'
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { askKey, useAsk } from '../../call/ask.ts'
import { callServer } from '../../call/call-server.ts'
import { addDays } from '../calendar/local-days.ts'
import type { ShownRange } from '../calendar/shown-range.ts'

type Slots = ResultOf<typeof timeSlotOperations.listTimeSlots>
type SlotsCall = CallOf<typeof timeSlotOperations.listTimeSlots>
type SlotsQuery = NonNullable<SlotsCall['query']>

/** All pages of a list of classes, 100 a page and 20 pages at most. C-209. */
async function everySlot(query: SlotsQuery, signal: AbortSignal): Promise<Slots> {
  const timeSlots: TimeSlot[] = []
  let offset: number | null = 0
  let total = 0
  while (offset !== null) {
    const asked: number = offset
    const call = { query: { ...query, offset: asked } }
    // oxlint-disable-next-line no-await-in-loop -- a page is known to be there only when the one before it has come
    const answer = await callServer(timeSlotOperations.listTimeSlots, call, signal)
    timeSlots.push(...answer.timeSlots)
    total = answer.total
    offset = nextOffset(asked, answer.timeSlots.length, total)
  }
  return { timeSlots, total }
}

/** Classes of a range, all pages of them, with how the students stand to each; what was there stays while more is on its way. */
export function useSlots(query: SlotsQuery | null): UseQueryResult<Slots> {
  return useQuery({
    queryKey: [...askKey(timeSlotOperations.listTimeSlots, { query: query ?? {} }), 'every'],
    queryFn: ({ signal }) => everySlot(query ?? {}, signal),
    placeholderData: keepPreviousData,
    enabled: query !== null,
  })
}

export interface FamilyClasses {
  readonly slots: UseQueryResult<Slots>
  readonly schedules: UseQueryResult<{ recurringSchedules: RecurringSchedule[] }>
  readonly skips: UseQueryResult<{ skipDates: SkipDate[] }>
  /** Whether classes of the shown days are still on their way. */
  readonly extending: boolean
  /** Says which days are shown; the window grows to hold them. C-036. */
  readonly show: (range: ShownRange) => void
}

/**
 * The classes of a family: from a day back to 30 days ahead at first, extended when the calendar is moved beyond; its weekly
 * classes; and the dates it skips. C-036, C-250.
 */
export function useFamilyClasses(studentIds: readonly string[], today: string, isAdmin = false): FamilyClasses {
  const { past, ahead } = calendarDays.student
  const [window, setWindow] = useState({ from: addDays(today, -past), to: addDays(today, ahead + 1) })
  // An administrator without students sees all classes.
  const nobody = studentIds.length === 0 && !isAdmin
  const whose = studentIds.length === 0 ? {} : { accountIds: studentIds.join(',') }
  // Instants a day wider on both sides: a day of any zone lies within.
  const range = { from: `${addDays(window.from, -1)}T00:00:00Z`, to: `${addDays(window.to, 1)}T00:00:00Z` }
  const slots = useSlots(
    nobody ? null : { ...whose, ...range, status: 'planned,open,ready_to_group,groups_created,cancelled' },
  )
  const schedules = useAsk(scheduleOperations.listRecurringSchedules, nobody ? null : { query: whose })
  const skipped = { ...whose, from: addDays(window.from, -1), to: addDays(window.to, 1) }
  const skips = useAsk(scheduleOperations.listSkipDates, nobody ? null : { query: skipped })
  const show = useCallback((shown: ShownRange) => {
    setWindow((before) => {
      const from = shown.from < before.from ? shown.from : before.from
      const to = shown.to > before.to ? shown.to : before.to
      return from === before.from && to === before.to ? before : { from, to }
    })
  }, [])
  return { slots, schedules, skips, extending: slots.isPlaceholderData, show }
}
