import { isJoinable } from '@polyhex/contract/classes/join-window'
import type { TimeSlot } from '@polyhex/contract/classes/time-slot'
import { useId } from 'react'
import { Card } from '../../kit/card.tsx'
import { Icon } from '../../kit/icon.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { Skeleton, Skeletons } from '../../kit/skeleton.tsx'
import { paths } from '../../shell/paths.ts'
import { dayWords, spanWords } from '../calendar/local-days.ts'
import { creditNote } from '../schedule/class-looks.ts'
import { type FamilyStudent, namesOf } from '../schedule/family.ts'
import { joinWords } from '../schedule/join-words.ts'
import { countdownWords } from './countdown.ts'
import { type FamilyClasses, groupOf, nextClass } from './family-classes.ts'
import styles from './next-class-card.module.css'

/**
 * The next class of a family, how long until it begins, and from an hour before it the way into its room. Nothing where the
 * account has no students, and while classes cannot be asked for.
 */
export function NextClassCard({ classes }: { classes: FamilyClasses }) {
  const { students, slots, now, isPending } = classes
  const title = useId()
  if (students.length === 0) return null
  if (slots === undefined) return isPending ? <Waiting /> : null
  const next = nextClass(slots, now)
  return (
    <Card as="section" aria-labelledby={title} className={styles['card']}>
      <h2 id={title}>Next class</h2>
      {next === null ? <None /> : <Next slot={next} students={students} now={now} />}
    </Card>
  )
}

function Next({ slot, students, now }: { slot: TimeSlot; students: readonly FamilyStudent[]; now: Date }) {
  const names = students.flatMap((student) => {
    const is = slot.registrations.find((one) => one.state === 'registered' && one.accountId === student.accountId)
    return is === undefined ? [] : [`${student.name}${is.hasCredit === false ? ` ${creditNote}` : ''}`]
  })
  const group = groupOf(slot)
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
        <LinkButton href={paths.classSession(group)} icon="video" look="soft" block>
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
