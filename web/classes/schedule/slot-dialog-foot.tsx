import { isJoinable } from '@polyhex/contract/classes/join-window'
import type { TimeSlot } from '@polyhex/contract/classes/time-slot'
import { Button } from '../../kit/button.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { Menu } from '../../kit/menu.tsx'
import { paths } from '../../shell/paths.ts'
import { AddToCalendar } from './add-to-calendar.tsx'
import styles from './class-dialog.module.css'
import type { FamilyStudent } from './family.ts'

/** What stands below the dialog of a class: leaving the weekly class, own calendars, and the way into the room. C-231. */
export function SlotDialogFoot({
  slot,
  weekly,
  now,
  onLeave,
  onClose,
}: {
  slot: TimeSlot
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
