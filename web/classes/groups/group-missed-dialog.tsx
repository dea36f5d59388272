import { groupingOperations } from '@polyhex/contract/classes/group-operations'
import type { TimeSlot } from '@polyhex/contract/classes/time-slot'
import { useState } from 'react'
import { useTell } from '../../call/ask.ts'
import { Checkbox } from '../../kit/checkbox.tsx'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { showToast } from '../../kit/toasts.ts'
import { counted } from '../class-moment.ts'
import { useClassesChanged } from '../use-classes-changed.ts'
import styles from './groups.module.css'

/** Puts students without a group into those that are there; nobody else moves. C-132, C-198. */
export function GroupMissedDialog({
  slot,
  missed,
  onClose,
}: {
  slot: TimeSlot
  /** Students without a group. */
  missed: number
  onClose: () => void
}) {
  const [notify, setNotify] = useState(false)
  const changed = useClassesChanged()
  const place = useTell(groupingOperations.addMissedAttendees)
  return (
    <ConfirmDialog
      open
      title="Group Missed"
      confirm="Group Missed"
      busy={place.isPending}
      onKeep={onClose}
      onConfirm={() =>
        place.mutate(
          { params: { timeSlotId: slot.id }, body: { notify } },
          {
            onSettled: onClose,
            onSuccess: ({ placed }) => {
              changed()
              showToast('done', `${counted(placed, 'student')} put into groups`)
            },
          },
        )
      }
    >
      <div className={styles['form']}>
        <p>
          {missed === 0
            ? 'Every student has a group already.'
            : `${counted(missed, 'student')} ${missed === 1 ? 'has' : 'have'} no group. They go where they fit best; everybody else stays.`}
        </p>
        <Checkbox checked={notify} onChange={(event) => setNotify(event.target.checked)}>
          Email them
        </Checkbox>
      </div>
    </ConfirmDialog>
  )
}
