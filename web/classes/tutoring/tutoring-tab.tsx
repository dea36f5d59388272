import type { SlotStatus } from '@polyhex/contract/classes/class-statuses'
import { classTitle, type ClassTitle } from '@polyhex/contract/classes/class-titles'
import type { TimeSlot } from '@polyhex/contract/classes/time-slot'
import type { SessionAccount } from '@polyhex/contract/identity/accounts'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { wordsOf } from '../../call/problems.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Note } from '../../kit/note.tsx'
import { Segmented } from '../../kit/segmented.tsx'
import { paths } from '../../shell/paths.ts'
import type { CalendarClass, ClassState } from '../calendar/calendar-class.ts'
import { ClassCalendar } from '../calendar/class-calendar.tsx'
import { wallTime } from '../calendar/local-days.ts'
import { counted } from '../class-moment.ts'
import { slotStatusLooks } from '../class-status-words.ts'
import { useCalendarSlots } from '../slots/use-calendar-slots.ts'
import styles from './tutoring.module.css'

type Content = 'mine' | 'students'
/** Everything but drafts, which only administrators see. */
const shown: readonly SlotStatus[] = ['planned', 'open', 'ready_to_group', 'groups_created', 'cancelled']

/**
 * The Tutoring tab of a tutor or teacher: the classes that one teaches, and, for who has students of its own, theirs. Decision 0031
 * (C-029); C-040 to C-043, C-175.
 */
export function TutoringTab({ account }: { account: SessionAccount }) {
  const hasStudents = account.children.length > 0
  const [content, setContent] = useState<Content>('mine')
  return (
    <div className={styles['tab']}>
      <header className={styles['head']}>
        <p>Select a class to view details and attendees.</p>
        {hasStudents && (
          <Segmented
            label="Whose classes"
            options={[
              { value: 'mine', label: 'Classes I teach' },
              { value: 'students', label: 'My students’ classes' },
            ]}
            value={content}
            onChange={setContent}
          />
        )}
      </header>
      <TutoringCalendar key={content} account={account} content={content} />
    </div>
  )
}

function TutoringCalendar({ account, content }: { account: SessionAccount; content: Content }) {
  const router = useRouter()
  const [now] = useState(() => new Date())
  const { slots, onRange, pages } = useCalendarSlots(
    wallTime(now, account.timeZone).slice(0, 10),
    content === 'mine'
      ? { status: shown, teacherAccountId: account.accountId }
      : { status: shown, accountIds: account.children.map(({ accountId }) => accountId), attended: true },
  )
  const entry = (slot: TimeSlot) =>
    content === 'mine' ? taughtClass(slot, account.accountId) : studentsClass(slot, account)
  return (
    <>
      {pages.error && <Note kind="bad">The classes did not load. {wordsOf(pages.error)}</Note>}
      <ClassCalendar
        classes={slots.map(entry)}
        timeZone={account.timeZone}
        now={now}
        listSpan="month"
        loading={pages.isFetching}
        empty={
          <EmptyState
            title="No class in these weeks"
            text={content === 'mine' ? 'Classes that you teach stand here.' : 'Classes of your students stand here.'}
            shape="pentagon"
          />
        }
        onRange={onRange}
        onChoose={(id) => router.history.push(paths.timeSlot(id))}
      />
    </>
  )
}

const titleStates: Readonly<Record<ClassTitle, ClassState>> = {
  Ready: 'ready',
  Scheduled: 'registered',
  Completed: 'past',
  Skipped: 'skipped',
  Unknown: 'planned',
}

/** A class under the title of the tutor's calendar; the status stands beneath, so that 'Unknown' leaves nobody guessing. */
export function taughtClass(slot: TimeSlot, accountId: string): CalendarClass {
  const own = slot.registrations.find((one) => one.accountId === accountId)
  const title = classTitle(slot.status, slot.past, own?.groupStatus ?? 'none')
  const { attendees } = slot.stats
  return {
    ...whenOf(slot),
    name: title,
    state: slot.status === 'cancelled' ? 'cancelled' : titleStates[title],
    word: slotStatusLooks[slot.status].name,
    detail: `${slot.name}, ${counted(attendees, 'student')}`,
  }
}

function studentsClass(slot: TimeSlot, account: SessionAccount): CalendarClass {
  const who = account.children
    .filter(({ accountId }) =>
      slot.registrations.some((one) => one.accountId === accountId && one.state === 'registered'),
    )
    .map(({ publicName }) => publicName)
  // For a student there is no group of a teacher to look at: held is what was grouped or attended.
  const attended = slot.registrations.some(({ groupStatus }) => groupStatus === 'joined' || groupStatus === 'attended')
  const title = classTitle(slot.status, slot.past, attended ? 'attended' : 'none')
  return {
    ...whenOf(slot),
    name: title,
    state: slot.status === 'cancelled' ? 'cancelled' : titleStates[title],
    word: slotStatusLooks[slot.status].name,
    detail: [slot.name, ...who].join(', '),
  }
}

const whenOf = ({ id, local, duration, zone }: TimeSlot) => ({ id, local, duration, zone })
