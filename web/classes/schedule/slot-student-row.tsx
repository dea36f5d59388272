import { restrictionName } from '@polyhex/contract/classes/class-statuses'
import type { Registration, TimeSlot } from '@polyhex/contract/classes/time-slot'
import { Button } from '../../kit/button.tsx'
import { Chip } from '../../kit/chip.tsx'
import { Switch } from '../../kit/switch.tsx'
import { paths } from '../../shell/paths.ts'
import { creditNote, standingOf } from './class-looks.ts'
import { type FamilyStudent, namesOf } from './family.ts'
import { StudentRow } from './student-row.tsx'

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

/** How one student stands to a class, with what it can do about it: come, wait, skip. C-140 to C-142. */
export function SlotStudentRow({
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
      {owes && (
        <>
          {'. '}
          <a href={paths.pricing}>Buy credits</a>
        </>
      )}
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
