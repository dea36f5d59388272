import type { SkipDate } from '@polyhex/contract/classes/recurring-schedule'
import { scheduleOperations } from '@polyhex/contract/classes/schedule-operations'
import { useTell } from '../../call/ask.ts'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { showToast } from '../../kit/toasts.ts'
import { longDayWords, shortDayWords } from '../class-moment.ts'
import { useClassesChanged } from '../use-classes-changed.ts'

/** Takes a skipped date back: the class takes place, or the student is in it again. C-239. */
export function RemoveSkipDialog({ skip, onClose }: { skip: SkipDate; onClose: () => void }) {
  const changed = useClassesChanged()
  const remove = useTell(scheduleOperations.deleteSkipDate)
  const { name } = skip.recurringSchedule
  return (
    <ConfirmDialog
      open
      title="Remove Skip Date"
      confirm="Remove Skip Date"
      busy={remove.isPending}
      onKeep={onClose}
      onConfirm={() =>
        remove.mutate(
          {
            params: { recurringScheduleId: skip.recurringScheduleId },
            query: { date: skip.date, notify: 'true', ...(skip.account ? { accountId: skip.account.id } : {}) },
          },
          {
            onSettled: onClose,
            onSuccess: () => {
              changed()
              showToast('done', `${name} no longer skips ${shortDayWords(skip.date)}`)
            },
          },
        )
      }
    >
      <p>
        {skip.account === null
          ? `${name} takes place on ${longDayWords(skip.date)} again, with everybody who comes every week. They are told by email.`
          : `${skip.account.publicName} is in ${name} on ${longDayWords(skip.date)} again.`}
      </p>
    </ConfirmDialog>
  )
}
