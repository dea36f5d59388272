import { hasGroups } from '@polyhex/contract/classes/class-statuses'
import { noticeOperations } from '@polyhex/contract/classes/notice-operations'
import type { TimeSlot } from '@polyhex/contract/classes/time-slot'
import { useState } from 'react'
import { useTell } from '../../call/ask.ts'
import { Button } from '../../kit/button.tsx'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { showToast } from '../../kit/toasts.ts'
import { Tooltip } from '../../kit/tooltip.tsx'
import { counted } from '../class-moment.ts'
import { useClassesChanged } from '../use-classes-changed.ts'

/** 'Send Emails' to everybody in a class, once its groups are made. C-133, C-235. */
export function SendEmails({ slot }: { slot: TimeSlot }) {
  const [asking, setAsking] = useState(false)
  const changed = useClassesChanged()
  const send = useTell(noticeOperations.notifyTimeSlot, {
    onDone: ({ sent }) => {
      changed()
      showToast('done', `Sent ${counted(sent, 'email')}`)
    },
  })
  if (slot.past) return null
  const allowed = hasGroups(slot.status)
  const button = (
    <Button look="line" size="sm" icon="mail" aria-disabled={!allowed} onClick={() => setAsking(true)}>
      Send Emails
    </Button>
  )
  return (
    <>
      {allowed ? button : <Tooltip text="Make the groups first.">{button}</Tooltip>}
      <ConfirmDialog
        open={asking}
        title="Send Email"
        confirm="Send Emails"
        busy={send.isPending}
        onKeep={() => setAsking(false)}
        onConfirm={() =>
          send.mutate(
            { params: { timeSlotId: slot.id }, body: { type: 'class_starting' } },
            { onSettled: () => setAsking(false) },
          )
        }
      >
        <p>Send everybody in {slot.name} the email that the class starts, with the link to their room?</p>
      </ConfirmDialog>
    </>
  )
}
