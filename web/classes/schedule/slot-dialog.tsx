import { isJoinable } from '@polyhex/contract/classes/join-window'
import type { TimeSlot } from '@polyhex/contract/classes/time-slot'
import { useState } from 'react'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { Dialog } from '../../kit/dialog.tsx'
import { Note } from '../../kit/note.tsx'
import { dayWords, spanWords, timeWords, weekdayWords, zoneCity } from '../calendar/local-days.ts'
import { AboutTeachers } from '../teachers/about-teachers.tsx'
import { leaveWeekly, toggle, wait, waitNoLonger } from './attendance-changes.ts'
import styles from './class-dialog.module.css'
import { seatWords, standingOf } from './class-looks.ts'
import { type FamilyStudent, namesOf } from './family.ts'
import { joinWords } from './join-words.ts'
import { SlotDialogFoot } from './slot-dialog-foot.tsx'
import { SlotStudentRow } from './slot-student-row.tsx'
import type { useAttendance } from './use-attendance.ts'

/** The dialog of one class: who comes, waits or skips, and the way into the room. C-063, C-140 to C-142. */
export function SlotDialog({
  slot,
  students,
  attendance,
  now,
  onClose,
}: {
  slot: TimeSlot
  students: readonly FamilyStudent[]
  attendance: ReturnType<typeof useAttendance>
  now: Date
  onClose: () => void
}) {
  const [leaving, setLeaving] = useState<FamilyStudent | null>(null)
  const weekly = students.filter((student) => {
    const is = standingOf(slot, student.accountId)
    return is?.isRecurring === true && is.state !== 'none'
  })
  const change = (made: ReturnType<typeof toggle>) => {
    if (made) attendance.mutate(made)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={slot.name}
      icon="video"
      footer={<SlotDialogFoot slot={slot} weekly={weekly} now={now} onLeave={setLeaving} onClose={onClose} />}
    >
      <p className={styles['when']}>
        {dayWords(slot.local)}, {spanWords(slot.local, slot.duration, slot.zone)}
      </p>
      {slot.classLocal.local !== slot.local && (
        <p className={styles['quiet']}>
          {weekdayWords(slot.classLocal.local)} {timeWords(slot.classLocal.local)} {slot.classLocal.zone} in{' '}
          {zoneCity(slot.timeZone)}
        </p>
      )}
      <Facts slot={slot} />
      {slot.teacherNames.length > 0 && <AboutTeachers timeSlotId={slot.id} count={slot.teacherNames.length} />}
      <h3 className={styles['heading']}>{slot.past ? 'Who was there?' : 'Who is coming?'}</h3>
      <ul className={styles['who']}>
        {students.map((student) => (
          <SlotStudentRow
            key={student.accountId}
            slot={slot}
            student={student}
            onToggle={() => change(toggle(slot, student))}
            onWait={(on) => change(on ? wait(slot, student) : waitNoLonger(slot, student))}
          />
        ))}
      </ul>
      <div className={styles['notes']}>
        {slot.status === 'planned' && <Note>This class is planned. Sign-up for it opens later.</Note>}
        {slot.status === 'cancelled' && (
          <Note kind="bad">This class does not take place. Its credits are free again.</Note>
        )}
        <JoinNote slot={slot} now={now} />
        {weekly.length > 0 && !slot.past && slot.status !== 'cancelled' && (
          <Note>Skipping only this date keeps the credit for another class.</Note>
        )}
      </div>
      <ConfirmDialog
        open={leaving !== null}
        title="Leave Recurring Class"
        keep="Stay"
        confirm="Unregister"
        danger
        onKeep={() => setLeaving(null)}
        onConfirm={() => {
          if (leaving && slot.recurringScheduleId !== null)
            attendance.mutate(leaveWeekly({ id: slot.recurringScheduleId, name: slot.name }, leaving))
          setLeaving(null)
        }}
      >
        <p>
          Unregister {leaving?.name} from all classes on {weekdayWords(slot.local)}s, {timeWords(slot.local)}{' '}
          {slot.zone}?
        </p>
      </ConfirmDialog>
    </Dialog>
  )
}

/** When the way into the room opens, for who comes. */
function JoinNote({ slot, now }: { slot: TimeSlot; now: Date }) {
  const going = slot.registrations.filter((one) => one.state === 'registered' && !one.isTeacher)
  const joinable = isJoinable(slot, now)
  const hasWay = joinable && going.some((one) => one.groupId !== null)
  if (slot.past || slot.status === 'cancelled' || going.length === 0 || hasWay) return null
  return <p className={styles['quiet']}>{joinWords(slot, joinable)}</p>
}

function Facts({ slot }: { slot: TimeSlot }) {
  const seats = seatWords(slot)
  return (
    <dl className={styles['facts']}>
      {slot.teacherNames.length > 0 && (
        <div>
          <dt>{slot.teacherNames.length === 1 ? 'Tutor' : 'Tutors'}</dt>
          <dd>{namesOf(slot.teacherNames)}</dd>
        </div>
      )}
      <div>
        <dt>Class</dt>
        <dd>Length {Math.round(slot.duration)} min</dd>
      </div>
      {seats !== null && !slot.past && (
        <div>
          <dt>Free</dt>
          <dd>{seats}</dd>
        </div>
      )}
    </dl>
  )
}
