import { creditOperations } from '@polyhex/contract/credits/credit-operations'
import type { RecurringSchedule } from '@polyhex/contract/classes/recurring-schedule'
import { scheduleOperations } from '@polyhex/contract/classes/schedule-operations'
import type { TimeSlot } from '@polyhex/contract/classes/time-slot'
import { timeSlotOperations } from '@polyhex/contract/classes/time-slot-operations'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { askKey } from '../../call/ask.ts'
import { showToast } from '../../kit/toasts.ts'
import type { AttendanceChange } from './attendance-changes.ts'

const slotsKey = askKey(timeSlotOperations.listTimeSlots)
const schedulesKey = askKey(scheduleOperations.listRecurringSchedules)
const touched = [
  slotsKey,
  schedulesKey,
  askKey(scheduleOperations.listSkipDates),
  askKey(creditOperations.listCredits),
] as const

const mutationKey = ['attendance'] as const

type Known = readonly (readonly [readonly unknown[], unknown])[]

/** Shows a change in every answer that is on the page, and gives what was there. */
function showAtOnce(client: QueryClient, change: AttendanceChange): Known {
  const before = [
    ...client.getQueriesData({ queryKey: slotsKey }),
    ...client.getQueriesData({ queryKey: schedulesKey }),
  ]
  const { slot, schedule } = change
  for (const [key, data] of before) {
    if (typeof data !== 'object' || data === null) continue
    if (slot && 'timeSlots' in data) {
      const { timeSlots } = data as { timeSlots: TimeSlot[] }
      client.setQueryData(key, { ...data, timeSlots: timeSlots.map(slot) })
    }
    if (schedule && 'recurringSchedules' in data) {
      const { recurringSchedules } = data as { recurringSchedules: RecurringSchedule[] }
      client.setQueryData(key, { ...data, recurringSchedules: recurringSchedules.map(schedule) })
    }
  }
  return before
}

/** A change that words what was done by its answer. */
export type AnsweredChange = AttendanceChange & { readonly doneWith?: (answer: never) => string }

/**
 * Changes who comes: shown at once, put back with the server's reason when it says no, and asked for anew in the end, since
 * credits and seats move with it. A toast says what was done and takes it back.
 */
export function useAttendance() {
  const client = useQueryClient()
  const mutation = useMutation({
    mutationKey,
    mutationFn: (change: AnsweredChange) => change.send(),
    onMutate: async (change) => {
      await Promise.all(touched.map((queryKey) => client.cancelQueries({ queryKey })))
      return showAtOnce(client, change)
    },
    onError: (_problem, _change, before) => {
      for (const [key, data] of before ?? []) client.setQueryData(key, data)
    },
    onSuccess: (answer, change) => {
      const { undo } = change
      const words = change.doneWith ? change.doneWith(answer as never) : change.done
      showToast('done', words, ...(undo ? [{ label: 'Undo', onPress: () => mutation.mutate(undo) }] : []))
    },
    // While another change is on its way, what the server has now would take that one back on the screen.
    onSettled: () =>
      client.isMutating({ mutationKey }) > 1
        ? undefined
        : Promise.all(touched.map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
  return mutation
}
