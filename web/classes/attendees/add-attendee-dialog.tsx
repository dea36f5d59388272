import { attendanceOperations } from '@polyhex/contract/classes/attendance-operations'
import type { Attendee } from '@polyhex/contract/classes/attendee'
import type { TimeSlot } from '@polyhex/contract/classes/time-slot'
import { useState } from 'react'
import { useTell } from '../../call/ask.ts'
import { wordsOf } from '../../call/problems.ts'
import { Button } from '../../kit/button.tsx'
import { Dialog } from '../../kit/dialog.tsx'
import { Note } from '../../kit/note.tsx'
import { Segmented } from '../../kit/segmented.tsx'
import { showToast } from '../../kit/toasts.ts'
import { counted, momentWords } from '../class-moment.ts'
import { AccountSearch } from '../account-search.tsx'
import { useClassesChanged } from '../use-classes-changed.ts'
import styles from './attendees.module.css'

/** Puts a student into one class, or into every class of its schedule. No email is sent. C-240. */
export function AddAttendeeDialog({
  slot,
  attendees,
  onClose,
}: {
  slot: TimeSlot
  attendees: readonly Attendee[]
  onClose: () => void
}) {
  const [weekly, setWeekly] = useState<'once' | 'weekly'>('once')
  const [added, setAdded] = useState<readonly string[]>([])
  const [fault, setFault] = useState<string | null>(null)
  const changed = useClassesChanged()
  const once = useTell(attendanceOperations.createAttendee, { quiet: true })
  const everyWeek = useTell(attendanceOperations.createRecurringAttendee, { quiet: true })
  const inClass = attendees.filter(({ row }) => row !== 'skip').map(({ accountId }) => accountId)

  function add(accountId: string, name: string) {
    setFault(null)
    const onError = (problem: unknown) => setFault(`${name}: ${wordsOf(problem)}`)
    const done = (words: string) => {
      setAdded([...added, accountId])
      changed()
      showToast('done', words)
    }
    if (weekly === 'weekly' && slot.recurringScheduleId !== null) {
      everyWeek.mutate(
        {
          params: { recurringScheduleId: slot.recurringScheduleId },
          body: { accountIds: [accountId], notify: false, ...(slot.occurrenceOn ? { date: slot.occurrenceOn } : {}) },
        },
        {
          onSuccess: ({ classes, leftOut }) =>
            done(
              `Added ${name} to ${counted(classes, 'class', 'classes')}${leftOut.length > 0 ? `, ${leftOut.length} left out: full or at the same time as another one` : ''}`,
            ),
          onError,
        },
      )
      return
    }
    once.mutate(
      { params: { timeSlotId: slot.id }, body: { accountId, notify: false } },
      { onSuccess: () => done(`Added ${name}`), onError },
    )
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Add Attendee"
      icon="user"
      footer={
        <Button look="line" onClick={onClose}>
          Close
        </Button>
      }
    >
      <div className={styles['find']}>
        <Note>No email is sent. {momentWords(slot)}.</Note>
        {slot.recurringScheduleId !== null && (
          <Segmented
            label="Which classes"
            options={[
              { value: 'once', label: 'This class' },
              { value: 'weekly', label: 'Every week from this one on' },
            ]}
            value={weekly}
            onChange={setWeekly}
          />
        )}
        {fault && <Note kind="bad">{fault}</Note>}
        <AccountSearch
          label="Student"
          fits={({ roles }) => roles.includes('student')}
          taken={[...inClass, ...added]}
          takenWords="In this class"
          act="Add"
          busy={once.isPending || everyWeek.isPending}
          onPick={(account) => add(account.id, account.name)}
        />
      </div>
    </Dialog>
  )
}
