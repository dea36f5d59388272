import { calendarDays } from '@polyhex/contract/classes/class-limits'
import { isJoinable, isPast } from '@polyhex/contract/classes/join-window'
import type { TimeSlot } from '@polyhex/contract/classes/time-slot'
import { timeSlotOperations } from '@polyhex/contract/classes/time-slot-operations'
import type { SessionAccount } from '@polyhex/contract/identity/accounts'
import { useId, useState } from 'react'
import { useAsk } from '../../call/ask.ts'
import { Card } from '../../kit/card.tsx'
import { Icon } from '../../kit/icon.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { Skeleton, Skeletons } from '../../kit/skeleton.tsx'
import { paths } from '../../shell/paths.ts'
import { dayWords, spanWords } from '../calendar/local-days.ts'
import { creditNote } from '../schedule/class-looks.ts'
import { type FamilyStudent, namesOf, studentsOf } from '../schedule/family.ts'
import { joinWords } from '../schedule/join-words.ts'
import { useNow } from '../schedule/use-now.ts'
import { countdownWords } from './countdown.ts'
import styles from './next-class-card.module.css'

/** The longest class is three hours: one that has begun is looked for that far back. */
const backMs = 3 * 3_600_000
const dayMs = 86_400_000

/**
 * The next class of a family, how long until it begins, and from an hour before it the way into its room. Nothing where the
 * account has no students, and while classes cannot be asked for.
 */
export function NextClassCard({ account }: { account: SessionAccount }) {
  const students = studentsOf(account)
  const now = useNow()
  const [asked] = useState(now)
  const query = {
    accountIds: students.map((student) => student.accountId).join(','),
    attended: 'true' as const,
    from: new Date(asked.getTime() - backMs).toISOString(),
    to: new Date(asked.getTime() + calendarDays.student.ahead * dayMs).toISOString(),
    count: 20,
  }
  const { data, isPending } = useAsk(timeSlotOperations.listTimeSlots, students.length === 0 ? null : { query })
  const title = useId()
  if (students.length === 0) return null
  if (data === undefined) return isPending ? <Waiting /> : null
  const next = nextClass(data.timeSlots, now)
  return (
    <Card as="section" aria-labelledby={title} className={styles['card']}>
      <h2 id={title}>Next class</h2>
      {next === null ? <None /> : <Next slot={next} students={students} now={now} />}
    </Card>
  )
}

/** The first class that is not past and that somebody of the family comes to. */
export function nextClass(slots: readonly TimeSlot[], now: Date): TimeSlot | null {
  const going = (slot: TimeSlot) => slot.registrations.some((one) => one.state === 'registered')
  const coming = slots.filter((slot) => slot.status !== 'cancelled' && !isPast(slot, now) && going(slot))
  return coming.toSorted((a, b) => a.startingAt.localeCompare(b.startingAt))[0] ?? null
}

function Next({ slot, students, now }: { slot: TimeSlot; students: readonly FamilyStudent[]; now: Date }) {
  const going = slot.registrations.filter((one) => one.state === 'registered' && !one.isTeacher)
  const names = students.flatMap((student) => {
    const is = going.find((one) => one.accountId === student.accountId)
    return is === undefined ? [] : [`${student.name}${is.hasCredit === false ? ` ${creditNote}` : ''}`]
  })
  const group = going.find((one) => one.groupId !== null)?.groupId ?? null
  const joinable = isJoinable(slot, now)
  return (
    <>
      <p className={styles['name']}>
        <Icon name="video" size={22} />
        {slot.name}
        <b>{countdownWords(slot.startingAt, now)}</b>
      </p>
      <p>
        {dayWords(slot.local)}, {spanWords(slot.local, slot.duration, slot.zone)}
      </p>
      <p className={styles['quiet']}>
        Length {Math.round(slot.duration)} min
        {students.length > 1 || names[0]?.includes(creditNote) ? `. ${namesOf(names)}` : ''}
      </p>
      {joinable && group !== null ? (
        <LinkButton href={paths.classSession(group)} icon="video" block>
          Join class
        </LinkButton>
      ) : (
        <p className={styles['quiet']}>{joinWords(slot, joinable)}</p>
      )}
      <a href={paths.schedule}>See all classes</a>
    </>
  )
}

function None() {
  return (
    <>
      <p className={styles['quiet']}>No class in the next 30 days.</p>
      <a href={paths.schedule}>See classes to join</a>
    </>
  )
}

function Waiting() {
  return (
    <Skeletons label="Loading the next class">
      <Skeleton height={196} radius={20} />
    </Skeletons>
  )
}
