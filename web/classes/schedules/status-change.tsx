import type { ScheduleStatus } from '@polyhex/contract/classes/class-statuses'
import type { RecurringSchedule } from '@polyhex/contract/classes/recurring-schedule'
import { scheduleOperations } from '@polyhex/contract/classes/schedule-operations'
import { useQuery } from '@tanstack/react-query'
import { useTell } from '../../call/ask.ts'
import { callServer } from '../../call/call-server.ts'
import { wordsOf } from '../../call/problems.ts'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { Note } from '../../kit/note.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { showToast } from '../../kit/toasts.ts'
import { scheduleStatusLooks } from '../class-status-words.ts'
import { recurringBody, recurringEntriesOf } from '../forms/recurring-class-form.ts'
import { SeriesEffectDialog } from '../forms/series-effect-dialog.tsx'
import { useClassesChanged } from '../use-classes-changed.ts'

/** Gives a weekly class another status, once its effect on the classes has been seen. C-137. */
export function StatusChange({
  schedule,
  status,
  onClose,
}: {
  schedule: RecurringSchedule
  status: ScheduleStatus
  onClose: () => void
}) {
  const changed = useClassesChanged()
  const params = { recurringScheduleId: schedule.id }
  const body = recurringBody({ ...recurringEntriesOf(schedule), status })
  const preview = useQuery({
    queryKey: ['effect of a status', schedule.id, schedule.version, status],
    queryFn: () => callServer(scheduleOperations.previewRecurringSchedule, { params, body }),
    gcTime: 0,
  })
  const update = useTell(scheduleOperations.updateRecurringSchedule)
  if (!preview.data) {
    return (
      <ConfirmDialog open title={`Change ${schedule.name}`} confirm="Save" busy onKeep={onClose} onConfirm={() => {}}>
        {preview.error ? <Note kind="bad">{wordsOf(preview.error)}</Note> : <Skeleton height={48} />}
      </ConfirmDialog>
    )
  }
  return (
    <SeriesEffectDialog
      name={`${schedule.name} to ${scheduleStatusLooks[status].name}`}
      effect={preview.data.effect}
      busy={update.isPending}
      onKeep={onClose}
      onSave={(notify) =>
        update.mutate(
          { params, body: { schedule: body, version: schedule.version, notify } },
          {
            onSuccess: () => {
              changed()
              showToast('done', `Updated ${schedule.name} Recurring Class`)
              onClose()
            },
            onError: () => showToast('error', `Error updating ${schedule.name} Recurring Class`),
          },
        )
      }
    />
  )
}
