import type { TimeSlot } from '@polyhex/contract/classes/time-slot'
import { timeSlotOperations } from '@polyhex/contract/classes/time-slot-operations'
import { useState } from 'react'
import { useTell } from '../../call/ask.ts'
import { Checkbox } from '../../kit/checkbox.tsx'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { showToast } from '../../kit/toasts.ts'
import { counted, momentWords, shortDayWords } from '../class-moment.ts'
import { useClassesChanged } from '../use-classes-changed.ts'
import { undoSkip } from '../schedules/undo-skip.ts'
import styles from './slots.module.css'

/** Asks before a class goes; how many attend it stands there, red if there are any. C-238. */
export function DeleteClassDialog({
  slot,
  onClose,
  onDeleted,
}: {
  slot: TimeSlot
  onClose: () => void
  onDeleted: () => void
}) {
  const [notify, setNotify] = useState(true)
  const changed = useClassesChanged()
  const remove = useTell(timeSlotOperations.deleteTimeSlot)
  const { attendees } = slot.stats
  const { recurringScheduleId, occurrenceOn } = slot
  return (
    <ConfirmDialog
      open
      title="Delete Class"
      confirm="Delete Class"
      danger
      busy={remove.isPending}
      onKeep={onClose}
      onConfirm={() =>
        remove.mutate(
          { params: { timeSlotId: slot.id }, query: { notify: notify ? 'true' : 'false' } },
          {
            onSuccess: () => {
              changed()
              const words = `Deleted ${shortDayWords(slot.local)} Class`
              // One of a weekly class leaves a skipped date behind, which can be taken back.
              if (recurringScheduleId !== null && occurrenceOn !== null) {
                showToast('done', words, {
                  label: 'Undo',
                  onPress: () => void undoSkip(recurringScheduleId, slot.name, occurrenceOn, null, changed),
                })
              } else showToast('done', words)
              onDeleted()
            },
            onError: onClose,
          },
        )
      }
    >
      <div className={styles['stack']}>
        <p>
          Delete {slot.name} on {momentWords(slot)}?
          {recurringScheduleId !== null && ' Its weekly class skips this date from then on.'}
        </p>
        <p className={styles['count']} data-any={attendees > 0}>
          {counted(attendees, 'attendee')}
        </p>
        {attendees > 0 && (
          <Checkbox checked={notify} onChange={(event) => setNotify(event.target.checked)}>
            Email them. Their credits are given back.
          </Checkbox>
        )}
      </div>
    </ConfirmDialog>
  )
}
