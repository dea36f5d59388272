import type { TimeSlot } from '@polyhex/contract/classes/time-slot'
import { isJoinable, isPast } from '@polyhex/contract/classes/join-window'
import { timeSlotOperations } from '@polyhex/contract/classes/time-slot-operations'
import type { CallOf } from '@polyhex/contract/operation'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { askOptions } from '../../call/ask.ts'
import { Asked } from '../../call/asked.tsx'
import { Card } from '../../kit/card.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { Skeleton, Skeletons } from '../../kit/skeleton.tsx'
import { dayWords, spanWords } from '../../classes/calendar/local-days.ts'
import { countdownWords } from '../../classes/next-class/countdown.ts'
import { joinWords } from '../../classes/schedule/join-words.ts'
import { useNow } from '../../classes/schedule/use-now.ts'
import styles from './room-choice.module.css'

type ListQuery = NonNullable<CallOf<typeof timeSlotOperations.listTimeSlots>['query']>

/** The longest class is three hours: one that has begun is looked for that far back. */
const backMs = 3 * 3_600_000
const aheadMs = 30 * 86_400_000
/** Classes shown: whoever wants more goes to the schedule. */
const most = 5
const askAgainMs = 30_000

/**
 * The classes of somebody that run or come next, each with the way into its room from an hour before it: the pages
 * /class/session/ and /class/host/ without a group. Decision 11, C-017.
 */
export function RoomChoice({
  title,
  query,
  groupOf,
  act,
  empty,
}: {
  title: string
  /** Whose classes. */
  query: Omit<ListQuery, 'from' | 'to' | 'count'>
  /** The group whose room one would enter; null while there is none. */
  groupOf: (slot: TimeSlot) => { href: string; note?: string } | null
  /** Words of the button. */
  act: string
  empty: ReactNode
}) {
  const now = useNow()
  const [asked] = useState(now)
  const answer = useQuery({
    ...askOptions(timeSlotOperations.listTimeSlots, {
      query: {
        ...query,
        from: new Date(asked.getTime() - backMs).toISOString(),
        to: new Date(asked.getTime() + aheadMs).toISOString(),
        count: 20,
      },
    }),
    refetchInterval: askAgainMs,
  })
  return (
    <div className={styles['page']}>
      <h1>{title}</h1>
      <Asked query={answer} loading={<Loading />} failed="Your classes did not load">
        {({ timeSlots }) => {
          const coming = timeSlots.filter((slot) => !isPast(slot, now)).slice(0, most)
          return coming.length === 0 ? (
            empty
          ) : (
            <ul className={styles['classes']}>
              {coming.map((slot) => (
                <Choice key={slot.id} slot={slot} way={groupOf(slot)} act={act} now={now} />
              ))}
            </ul>
          )
        }}
      </Asked>
    </div>
  )
}

function Choice({
  slot,
  way,
  act,
  now,
}: {
  slot: TimeSlot
  way: { href: string; note?: string } | null
  act: string
  now: Date
}) {
  const joinable = isJoinable(slot, now)
  return (
    <Card as="li" className={styles['class']} aria-label={slot.name}>
      <div>
        <h2>{slot.name}</h2>
        <p>
          {dayWords(slot.local)}, {spanWords(slot.local, slot.duration, slot.zone)}
        </p>
        {way?.note !== undefined && <p>{way.note}</p>}
      </div>
      <b>{countdownWords(slot.startingAt, now)}</b>
      {joinable && way !== null ? (
        <LinkButton icon="video" href={way.href}>
          {act} <span className="visually-hidden">{slot.name}</span>
        </LinkButton>
      ) : (
        <p>{joinWords(slot, joinable)}</p>
      )}
    </Card>
  )
}

function Loading() {
  return (
    <Skeletons label="Loading your classes" className={styles['classes']!}>
      <Skeleton height={96} radius={20} />
      <Skeleton height={96} radius={20} />
    </Skeletons>
  )
}
