import { restrictionName } from '@polyhex/contract/classes/class-statuses'
import { signUpDays } from '@polyhex/contract/classes/class-limits'
import type { RecurringSchedule } from '@polyhex/contract/classes/recurring-schedule'
import { useState } from 'react'
import { Button } from '../../kit/button.tsx'
import { Chip } from '../../kit/chip.tsx'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { Dialog } from '../../kit/dialog.tsx'
import { Note } from '../../kit/note.tsx'
import { Switch } from '../../kit/switch.tsx'
import { leaveWeekly, signUpWeekly } from './attendance-changes.ts'
import styles from './class-dialog.module.css'
import { type FamilyStudent, namesOf } from './family.ts'
import { StudentRow } from './student-row.tsx'
import type { useAttendance } from './use-attendance.ts'
import { weeklyWords } from '../class-moment.ts'
import { changeNotes, weeklyMoment } from './weekly-moments.ts'
import { shortDate } from '../../kit/date-words.ts'

/** The dialog of one weekly class: each student is signed up for it or leaves it. C-039, C-142. */
export function RecurringDialog({
  schedule,
  students,
  attendance,
  now,
  onClose,
}: {
  schedule: RecurringSchedule
  students: readonly FamilyStudent[]
  attendance: ReturnType<typeof useAttendance>
  now: Date
  onClose: () => void
}) {
  const [leaving, setLeaving] = useState<FamilyStudent | null>(null)
  const moment = weeklyMoment(schedule)
  const words = weeklyWords({ ...schedule.recurrence, ...moment })
  const notes = changeNotes(schedule)
  return (
    <Dialog
      open
      onClose={onClose}
      title={schedule.name}
      icon="repeat"
      footer={
        <Button look="line" onClick={onClose}>
          Done
        </Button>
      }
    >
      <p className={styles['when']}>{words}</p>
      {moment.schoolTime && <p className={styles['quiet']}>{moment.schoolTime}</p>}
      <Dates schedule={schedule} now={now} />
      <h3 className={styles['heading']}>Who comes every week?</h3>
      <ul className={styles['who']}>
        {students.map((student) => (
          <Weekly
            key={student.accountId}
            schedule={schedule}
            student={student}
            onChange={(on) => (on ? attendance.mutate(signUpWeekly(schedule, student)) : setLeaving(student))}
          />
        ))}
      </ul>
      {notes.map((note) => (
        <Note key={note}>{note}</Note>
      ))}
      <ConfirmDialog
        open={leaving !== null}
        title="Leave Recurring Class"
        keep="Stay"
        confirm="Unregister"
        danger
        onKeep={() => setLeaving(null)}
        onConfirm={() => {
          if (leaving) attendance.mutate(leaveWeekly(schedule, leaving))
          setLeaving(null)
        }}
      >
        <p>
          Unregister {leaving?.name} from all classes on {words}?
        </p>
      </ConfirmDialog>
    </Dialog>
  )
}

function Weekly({
  schedule,
  student,
  onChange,
}: {
  schedule: RecurringSchedule
  student: FamilyStudent
  onChange: (on: boolean) => void
}) {
  const is = schedule.registrations.find((one) => one.accountId === student.accountId)
  const registered = is?.registered ?? false
  const groups = namesOf(schedule.restrictions.map(restrictionName))
  const skipped = is?.skips.length ?? 0
  const said = registered
    ? skipped === 0
      ? 'Comes every week'
      : `Comes every week, skips ${skipped === 1 ? '1 date' : `${skipped} dates`}`
    : is?.mayRegister
      ? 'Does not come weekly'
      : `This class is for ${groups}`
  return (
    <StudentRow
      name={student.name}
      control={
        registered || is?.mayRegister ? (
          <Switch on={registered} onChange={onChange}>
            <span className="visually-hidden">{student.name} comes every week</span>
          </Switch>
        ) : (
          <Chip icon="lock">Not in group</Chip>
        )
      }
    >
      {said}
    </StudentRow>
  )
}

/** The dates of the coming four weeks. C-254. */
function Dates({ schedule, now }: { schedule: RecurringSchedule; now: Date }) {
  const last = now.getTime() + signUpDays.weekly * 86_400_000
  const dates = schedule.upcoming.filter((one) => Date.parse(one.startingAt) < last)
  if (dates.length === 0) return <p className={styles['quiet']}>No class in the next four weeks.</p>
  return <p className={styles['quiet']}>Next four weeks: {namesOf(dates.map((one) => shortDate(one.local)))}</p>
}
