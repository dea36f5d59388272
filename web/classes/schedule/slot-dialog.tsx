import { isJoinable } from '@polyhex/contract/classes/join-window'
import { restrictionName } from '@polyhex/contract/classes/class-statuses'
import type { Registration, TimeSlot } from '@polyhex/contract/classes/time-slot'
import { useState } from 'react'
import { Button } from '../../kit/button.tsx'
import { Chip } from '../../kit/chip.tsx'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { Dialog } from '../../kit/dialog.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { Menu } from '../../kit/menu.tsx'
import { Note } from '../../kit/note.tsx'
import { Switch } from '../../kit/switch.tsx'
import { paths } from '../../shell/paths.ts'
import { addMinutes, dayWords, spanWords, timeWords, weekdayWords, zoneCity } from '../calendar/local-days.ts'
import { AddToCalendar } from './add-to-calendar.tsx'
import { leaveWeekly, toggle, wait, waitNoLonger } from './attendance-changes.ts'
import styles from './class-dialog.module.css'
import { creditNote, seatWords, standingOf } from './class-looks.ts'
import { type FamilyStudent, namesOf } from './family.ts'
import { StudentRow } from './student-row.tsx'
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
      footer={<Foot slot={slot} students={students} weekly={weekly} now={now} onLeave={setLeaving} onClose={onClose} />}
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
      <h3 className={styles['heading']}>{slot.past ? 'Who was there?' : 'Who is coming?'}</h3>
      <ul className={styles['who']}>
        {students.map((student) => (
          <Row
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

/** How a student stands to a class, in words. */
function standingWords(slot: TimeSlot, is: Registration | null): string {
  if (is === null) return 'Not known'
  if (slot.past) {
    if (is.state !== 'registered') return 'Did not come'
    return is.groupStatus === 'missed' ? 'Missed it' : 'Registered'
  }
  if (is.state === 'skipped') return 'Comes every week, skips this date'
  if (is.state === 'registered') {
    const credit = is.hasCredit === true ? '. Credit set aside' : ''
    return `${is.isRecurring ? 'Comes every week' : 'Comes this once'}${credit}`
  }
  if (is.waitingPlace !== null) return `Waits for a place: number ${is.waitingPlace}`
  switch (is.hindrance) {
    case 'not_in_group':
      return `This class is for ${namesOf(slot.restrictions.map(restrictionName))}`
    case 'no_new_students':
      return 'This class takes no new students'
    case 'full':
      return 'This class is full'
    case 'other_class':
      return 'In another class at this time'
    case 'not_open':
      return 'Sign-up is not open'
    default:
      return 'Does not come'
  }
}

function Row({
  slot,
  student,
  onToggle,
  onWait,
}: {
  slot: TimeSlot
  student: FamilyStudent
  onToggle: () => void
  onWait: (on: boolean) => void
}) {
  const is = standingOf(slot, student.accountId)
  const owes = is?.state === 'registered' && is.hasCredit === false && !slot.past
  return (
    <StudentRow
      name={student.name}
      {...(owes ? { note: creditNote } : {})}
      control={<Control slot={slot} student={student} is={is} onToggle={onToggle} onWait={onWait} />}
    >
      {standingWords(slot, is)}
    </StudentRow>
  )
}

function Control({
  slot,
  student,
  is,
  onToggle,
  onWait,
}: {
  slot: TimeSlot
  student: FamilyStudent
  is: Registration | null
  onToggle: () => void
  onWait: (on: boolean) => void
}) {
  if (is === null || slot.past || slot.status === 'cancelled' || is.isTeacher) return null
  if (is.waitingPlace !== null) {
    return (
      <Button look="line" size="sm" onClick={() => onWait(false)}>
        Stop waiting<span className="visually-hidden"> for {student.name}</span>
      </Button>
    )
  }
  if (is.state === 'none' && is.hindrance === 'full') {
    return (
      <Button look="soft" size="sm" icon="clock" onClick={() => onWait(true)}>
        Join the waiting list<span className="visually-hidden"> for {student.name}</span>
      </Button>
    )
  }
  const free = is.state !== 'none' || is.hindrance === null
  if (!free) return <Chip icon="lock">{is.hindrance === 'not_in_group' ? 'Not in group' : 'Not open'}</Chip>
  return (
    <Switch on={is.state === 'registered'} onChange={onToggle}>
      <span className="visually-hidden">{student.name} attends</span>
    </Switch>
  )
}

function Foot({
  slot,
  students,
  weekly,
  now,
  onLeave,
  onClose,
}: {
  slot: TimeSlot
  students: readonly FamilyStudent[]
  weekly: readonly FamilyStudent[]
  now: Date
  onLeave: (student: FamilyStudent) => void
  onClose: () => void
}) {
  const going = slot.registrations.filter((one) => one.state === 'registered' && !one.isTeacher)
  const group = going.find((one) => one.groupId !== null)?.groupId ?? null
  const joinable = isJoinable(slot, now) && slot.status !== 'cancelled' && going.length > 0
  const takesPlace = !slot.past && slot.status !== 'cancelled'
  return (
    <>
      {takesPlace && weekly.length > 0 && (
        <span className={styles['left']}>
          <LeaveWeekly weekly={weekly} onLeave={onLeave} />
        </span>
      )}
      {takesPlace && going.length > 0 && <AddToCalendar slot={slot} />}
      {joinable && group !== null ? (
        <LinkButton href={paths.classSession(group)} icon="video">
          Join class
        </LinkButton>
      ) : (
        <Button look="line" onClick={onClose}>
          Done
        </Button>
      )}
    </>
  )
}

/** One button where one student comes weekly, else a choice of who leaves. */
function LeaveWeekly({
  weekly,
  onLeave,
}: {
  weekly: readonly FamilyStudent[]
  onLeave: (student: FamilyStudent) => void
}) {
  const [first] = weekly
  if (weekly.length === 1 && first) {
    return (
      <Button look="ghost" className={styles['bad']} onClick={() => onLeave(first)}>
        Leave weekly class
      </Button>
    )
  }
  return (
    <Menu
      label="Leave weekly class"
      placement="top start"
      choices={weekly.map((student) => ({
        id: student.accountId,
        label: student.name,
        bad: true,
        onChoose: () => onLeave(student),
      }))}
    />
  )
}

/** Why there is no way into the room yet. */
export function joinWords(slot: Pick<TimeSlot, 'local' | 'zone'>, joinable: boolean): string {
  if (joinable) return 'Groups are being made. The way in appears here as soon as they are.'
  return `Join opens at ${timeWords(addMinutes(slot.local, -60))} ${slot.zone}.`
}
