import { generationDays } from '@polyhex/contract/classes/class-limits'
import type { RecurringSchedule } from '@polyhex/contract/classes/recurring-schedule'
import { scheduleOperations } from '@polyhex/contract/classes/schedule-operations'
import { useState } from 'react'
import { useTell } from '../../call/ask.ts'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { NumberField } from '../../kit/number-field.tsx'
import { showToast } from '../../kit/toasts.ts'
import { counted, shortDayWords } from '../class-moment.ts'
import { useClassesChanged } from '../use-classes-changed.ts'
import styles from './schedules.module.css'

/** Makes the classes of the coming days that are not there yet. C-182. */
export function GenerateDialog({ schedule, onClose }: { schedule: RecurringSchedule; onClose: () => void }) {
  const [days, setDays] = useState<number>(generationDays.standard)
  const changed = useClassesChanged()
  const generate = useTell(scheduleOperations.generateTimeSlots)
  return (
    <ConfirmDialog
      open
      title={`Make classes of ${schedule.name}`}
      confirm="Make classes"
      busy={generate.isPending}
      onKeep={onClose}
      onConfirm={() =>
        generate.mutate(
          { params: { recurringScheduleId: schedule.id }, body: { days } },
          {
            onSettled: onClose,
            onSuccess: ({ created, existing, skipped, through }) => {
              changed()
              showToast(
                'done',
                `Made ${counted(created, 'class', 'classes')} through ${shortDayWords(through)}; ${existing} there before, ${skipped} skipped`,
              )
            },
          },
        )
      }
    >
      <div className={styles['stack']}>
        <p>
          Classes are made by themselves every night.
          {schedule.generatedThrough !== null && ` They are there through ${shortDayWords(schedule.generatedThrough)}.`}
        </p>
        <NumberField label="Days ahead" value={days} min={1} max={generationDays.most} onChange={setDays} />
      </div>
    </ConfirmDialog>
  )
}
