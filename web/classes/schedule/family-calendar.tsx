import { takesPlace } from '@polyhex/contract/classes/class-statuses'
import type { RecurringSchedule, SkipDate } from '@polyhex/contract/classes/recurring-schedule'
import type { TimeSlot } from '@polyhex/contract/classes/time-slot'
import type { SessionAccount } from '@polyhex/contract/identity/accounts'
import { useRef, useState } from 'react'
import { Button } from '../../kit/button.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import type { MenuChoice } from '../../kit/menu.tsx'
import { paths } from '../../shell/paths.ts'
import { classStates } from '../calendar/calendar-class.ts'
import { type CalendarHandle, ClassCalendar } from '../calendar/class-calendar.tsx'
import { timeWords, wallTime } from '../calendar/local-days.ts'
import type { ShownRange } from '../calendar/shown-range.ts'
import { AddClassDialog } from './add-class-dialog.tsx'
import { dateOfSlot, type SkippedDate } from './attendance-changes.ts'
import { classOfSkip, classOfSlot, skipKey, skipsWithoutClass, standingOf } from './class-looks.ts'
import { CreditsMissing } from './credits-missing.tsx'
import { comingDates, skippingOf, slotsOn } from './days-of-classes.ts'
import type { FamilyStudent } from './family.ts'
import { SkipDialog } from './skip-dialog.tsx'
import { SlotDialog } from './slot-dialog.tsx'
import { useAttendance } from './use-attendance.ts'
import styles from './weekly-tab.module.css'

/** The dialog that is open over the calendar. */
type Opened =
  | { readonly kind: 'slot'; readonly id: string }
  | { readonly kind: 'add'; readonly day: string }
  | {
      readonly kind: 'skip'
      readonly mode: 'add' | 'remove'
      readonly date: SkippedDate
      readonly students: readonly FamilyStudent[]
    }

interface FamilyCalendarProps {
  account: SessionAccount
  students: readonly FamilyStudent[]
  slots: readonly TimeSlot[]
  schedules: readonly RecurringSchedule[]
  skips: readonly SkipDate[]
  extending: boolean
  now: Date
  onShow: (range: ShownRange) => void
}

/** The calendar of a family: its classes and those it may join, the menu of a day, and the dialogs of classes and skipped dates. C-033 to C-036, C-062, C-063. */
export function FamilyCalendar(props: FamilyCalendarProps) {
  const { account, students, slots, schedules, skips, now } = props
  const [opened, setOpened] = useState<Opened | null>(null)
  const calendar = useRef<CalendarHandle>(null)
  const today = wallTime(now, account.timeZone).slice(0, 10)
  const nextDay = slots.find((slot) => !slot.past && takesPlace(slot.status))?.local.slice(0, 10) ?? today
  const loose = skipsWithoutClass(skips, slots)
  const close = () => {
    setOpened(null)
    calendar.current?.focusBack()
  }
  const choose = (id: string) => setOpened(openedBy(id, slots, loose, students))
  const classes = slots.map((slot) => classOfSlot(slot, students, now))
  return (
    <>
      <CreditsMissing classes={classes} />
      <ClassCalendar
        ref={calendar}
        classes={[...classes, ...loose.map((skip) => classOfSkip(skip, students))]}
        timeZone={account.timeZone}
        now={now}
        loading={props.extending}
        empty={
          <EmptyState title="No classes on these dates" text="Look at later dates, or sign up for a weekly class." />
        }
        onRange={props.onShow}
        onChoose={choose}
        dayMenu={(day) => menuOf(day, { slots, schedules, students, now, today, open: setOpened, choose })}
      >
        <div className={styles['actions']}>
          <Button look="soft" size="sm" icon="plus" onClick={() => setOpened({ kind: 'add', day: nextDay })}>
            Add a class on a date
          </Button>
          <a href={paths.classNotices}>Reminders and calendar address</a>
          <a href={paths.courses}>Courses of several classes</a>
        </div>
      </ClassCalendar>
      {opened !== null && <OpenDialog {...props} opened={opened} today={today} onOpen={setOpened} onClose={close} />}
    </>
  )
}

/** What a press on something of the calendar opens: a class, or the question whether a skipped date is on again. C-035. */
function openedBy(
  id: string,
  slots: readonly TimeSlot[],
  loose: readonly SkipDate[],
  students: readonly FamilyStudent[],
): Opened | null {
  const skip = loose.find((one) => skipKey(one) === id)
  if (skip) {
    const who = students.filter((student) => student.accountId === skip.account?.id)
    if (who.length === 0) return null
    const { name } = skip.recurringSchedule
    const { recurringScheduleId: scheduleId, date, local, zone } = skip
    return { kind: 'skip', mode: 'remove', date: { scheduleId, name, date, local, zone, slotId: null }, students: who }
  }
  const slot = slots.find((one) => one.id === id)
  if (slot === undefined) return null
  const skipping = skippingOf(slot, students)
  const date = dateOfSlot(slot)
  const onlySkipped = !slot.past && skipping.length > 0 && slot.registrations.every((one) => one.state !== 'registered')
  if (onlySkipped && date && slot.status !== 'cancelled')
    return { kind: 'skip', mode: 'remove', date, students: skipping }
  return { kind: 'slot', id }
}

/** The menu of a day: its classes, adding one, and leaving out a date of a weekly class. C-033, C-034. */
function menuOf(
  day: string,
  {
    open,
    choose,
    today,
    ...known
  }: {
    slots: readonly TimeSlot[]
    schedules: readonly RecurringSchedule[]
    students: readonly FamilyStudent[]
    now: Date
    today: string
    open: (opened: Opened) => void
    choose: (id: string) => void
  },
): readonly MenuChoice[] {
  const ofDay = slotsOn(day, known.slots).map((slot): MenuChoice => {
    const { state } = classOfSlot(slot, known.students, known.now)
    const label = `${slot.name}, ${timeWords(slot.local)}, ${classStates[state].word}`
    return { id: slot.id, label, icon: classStates[state].icon, onChoose: () => choose(slot.id) }
  })
  const removals = comingDates(day, known).map(({ date, students }): MenuChoice => ({
    id: `remove-${date.scheduleId}`,
    label: `Remove date for ${date.name}`,
    icon: 'skip',
    onChoose: () => open({ kind: 'skip', mode: 'add', date, students }),
  }))
  const add: MenuChoice = {
    id: 'add',
    label: 'Add a class on this date',
    icon: 'plus',
    onChoose: () => open({ kind: 'add', day }),
  }
  const choices = [...(day >= today ? [add] : []), ...removals, ...ofDay]
  const next: MenuChoice = {
    ...add,
    id: 'today',
    label: 'Add a class today',
    onChoose: () => open({ kind: 'add', day: today }),
  }
  return choices.length > 0 ? choices : [next]
}

function OpenDialog({
  opened,
  today,
  onOpen,
  onClose,
  ...props
}: FamilyCalendarProps & {
  opened: Opened
  today: string
  onOpen: (opened: Opened) => void
  onClose: () => void
}) {
  const attendance = useAttendance()
  const { slots, students, now } = props
  if (opened.kind === 'skip') {
    const { mode, date, students: who } = opened
    const slot = slots.find(({ id }) => id === date.slotId)
    const hasCredit = who.some(({ accountId }) => slot && standingOf(slot, accountId)?.hasCredit === true)
    return (
      <SkipDialog
        mode={mode}
        date={date}
        students={who}
        hasCredit={hasCredit}
        attendance={attendance}
        onClose={onClose}
      />
    )
  }
  if (opened.kind === 'add') {
    return (
      <AddClassDialog
        day={opened.day}
        today={today}
        slots={slots}
        students={students}
        loading={props.extending}
        now={now}
        onShow={props.onShow}
        onChoose={(id) => onOpen({ kind: 'slot', id })}
        onClose={onClose}
      />
    )
  }
  const slot = slots.find((one) => one.id === opened.id)
  if (slot === undefined) return null
  return <SlotDialog slot={slot} students={students} attendance={attendance} now={now} onClose={onClose} />
}
