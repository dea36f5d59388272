import { attendanceOperations } from '@polyhex/contract/classes/attendance-operations'
import type { Attendee } from '@polyhex/contract/classes/attendee'
import { noticeOperations } from '@polyhex/contract/classes/notice-operations'
import type { TimeSlot } from '@polyhex/contract/classes/time-slot'
import { useTell } from '../../call/ask.ts'
import { callServer } from '../../call/call-server.ts'
import { wordsOf } from '../../call/problems.ts'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { showToast } from '../../kit/toasts.ts'
import { longDayWords, momentWords } from '../class-moment.ts'
import { useClassesChanged } from '../use-classes-changed.ts'
import { nameOf } from './attendee-rules.ts'

export type AttendeeQuestionKind = 'once' | 'all' | 'email' | 'teacher'

/** What is asked before something is done about an attendee. C-233 to C-236. */
export function AttendeeQuestion({
  kind,
  attendee,
  slot,
  onClose,
}: {
  kind: AttendeeQuestionKind
  attendee: Attendee
  slot: TimeSlot
  onClose: () => void
}) {
  const name = nameOf(attendee)
  const { run, busy } = useAnswer(kind, attendee, slot, onClose)
  const when = momentWords(slot)
  const questions = {
    once: {
      title: 'Remove attendee once',
      text: `Remove ${name} from ${slot.name} on ${when}? No email is sent.`,
      confirm: 'Remove once',
    },
    all: {
      title: 'Remove from ALL recurrences',
      text: `Remove ${name} from every coming class of ${slot.name}? Past classes and single sign-ups stay. The family is told by email.`,
      confirm: 'Remove from ALL',
    },
    email: {
      title: 'Send Email',
      text: `Send ${name} the email that ${slot.name} on ${longDayWords(slot.local)} starts, with the link to the room?`,
      confirm: 'Send Email',
    },
    teacher: {
      title: 'Remove Teacher',
      text: `Remove ${name} from ${slot.name} on ${when}? Who assists ${name} becomes a teacher without a leader.`,
      confirm: 'Remove Teacher',
    },
  }
  const { title, text, confirm } = questions[kind]
  return (
    <ConfirmDialog
      open
      title={title}
      confirm={confirm}
      danger={kind !== 'email'}
      busy={busy}
      onKeep={onClose}
      onConfirm={run}
    >
      <p>{text}</p>
    </ConfirmDialog>
  )
}

function useAnswer(kind: AttendeeQuestionKind, attendee: Attendee, slot: TimeSlot, onClose: () => void) {
  const changed = useClassesChanged()
  const name = nameOf(attendee)
  const params = { timeSlotId: slot.id, accountId: attendee.accountId }
  const removeOnce = useTell(attendanceOperations.deleteAttendee)
  const removeAll = useTell(attendanceOperations.deleteRecurringAttendee)
  const email = useTell(noticeOperations.notifyAttendee)
  const removeTeacher = useTell(attendanceOperations.deleteTeacher)
  const settled = { onSettled: onClose }
  // Pressed in a toast, after this question is gone.
  const undo = async () => {
    try {
      const body = { accountId: attendee.accountId, notify: false }
      await callServer(attendanceOperations.createAttendee, { params: { timeSlotId: slot.id }, body })
      showToast('done', `${name} is in the class again`)
    } catch (problem) {
      showToast('error', wordsOf(problem))
    }
    changed()
  }
  const answers: Record<AttendeeQuestionKind, () => void> = {
    once: () =>
      removeOnce.mutate(
        { params, query: { notify: 'false' } },
        {
          ...settled,
          onSuccess: () => {
            changed()
            showToast('done', `Removed ${name} once`, { label: 'Undo', onPress: () => void undo() })
          },
        },
      ),
    all: () =>
      removeAll.mutate(
        {
          params: { recurringScheduleId: slot.recurringScheduleId ?? '', accountId: attendee.accountId },
          query: { notify: 'true' },
        },
        {
          ...settled,
          onSuccess: () => {
            changed()
            showToast('done', `Removed ${name} from ALL recurrences`)
          },
        },
      ),
    email: () =>
      email.mutate(
        { params, body: { type: 'class_starting' } },
        {
          ...settled,
          onSuccess: () => {
            changed()
            showToast('done', `Sent an email to ${name}`)
          },
        },
      ),
    teacher: () =>
      removeTeacher.mutate(
        { params },
        {
          ...settled,
          onSuccess: () => {
            changed()
            showToast('done', `Removed ${name} as a teacher`)
          },
        },
      ),
  }
  const busy = removeOnce.isPending || removeAll.isPending || email.isPending || removeTeacher.isPending
  return { run: answers[kind], busy }
}
