import { joinWindow } from '@polyhex/contract/classes/class-limits'
import { isJoinable, isPast } from '@polyhex/contract/classes/join-window'
import type { TimeSlot } from '@polyhex/contract/classes/time-slot'
import { timeSlotOperations } from '@polyhex/contract/classes/time-slot-operations'
import type { SessionAccount } from '@polyhex/contract/identity/accounts'
import { useId, useState } from 'react'
import { useAsk } from '../../call/ask.ts'
import { Card } from '../../kit/card.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { ProgressRing } from '../../kit/progress-ring.tsx'
import { paths } from '../../shell/paths.ts'
import { dayWords, spanWords } from '../calendar/local-days.ts'
import { joinWords } from '../schedule/join-words.ts'
import { useNow } from '../schedule/use-now.ts'
import { countdownWords } from './countdown.ts'
import styles from './classes-today.module.css'

const backMs = 3 * 3_600_000
const aheadMs = 86_400_000

/**
 * The classes of the next 24 hours that the account teaches, the next one large, each with the way into its room.
 * Nothing while there are none.
 */
export function ClassesToday({ account }: { account: SessionAccount }) {
  const now = useNow()
  const [asked] = useState(now)
  const title = useId()
  const query = {
    teacherAccountId: account.accountId,
    from: new Date(asked.getTime() - backMs).toISOString(),
    to: new Date(asked.getTime() + aheadMs).toISOString(),
    count: 20,
  }
  const { data } = useAsk(timeSlotOperations.listTimeSlots, { query })
  const [first, ...later] = (data?.timeSlots ?? [])
    .filter((slot) => slot.status !== 'cancelled' && !isPast(slot, now))
    .toSorted((a, b) => a.startingAt.localeCompare(b.startingAt))
  if (first === undefined) return null
  return (
    <section aria-labelledby={title} className={styles['today']}>
      <First slot={first} account={account} now={now} title={title} />
      <Card className={styles['later']}>
        <h2>After that</h2>
        {later.length === 0 ? (
          <p className={styles['quiet']}>No other class in the next 24 hours.</p>
        ) : (
          <ul>
            {later.map((slot) => (
              <Later key={slot.id} slot={slot} account={account} now={now} />
            ))}
          </ul>
        )}
        <a href={paths.classHosts}>All classes you teach</a>
      </Card>
    </section>
  )
}

interface Taught {
  slot: TimeSlot
  account: SessionAccount
  now: Date
}

/** The next class fills the hour before it begins: then its room opens. */
function First({ slot, account, now, title }: Taught & { title: string }) {
  const minutes = Math.max(0, Math.ceil((Date.parse(slot.startingAt) - now.getTime()) / 60_000))
  const students = slot.stats.attendees
  const begun = minutes === 0
  const near = minutes <= joinWindow.before
  const group = groupTaughtBy(slot, account)
  const joinable = isJoinable(slot, now)
  return (
    <Card first className={styles['first']}>
      {near && (
        <ProgressRing
          percent={(100 * (joinWindow.before - minutes)) / joinWindow.before}
          text={begun ? 'now' : String(minutes)}
          label={begun ? 'It has begun' : `Minutes until it begins: ${minutes}`}
          size={92}
          stroke={8}
          look="primary"
        />
      )}
      <div className={styles['words']}>
        <h2 id={title}>
          <small>Your next class</small>
          {slot.name}
        </h2>
        <p>
          {dayWords(slot.local)}, {spanWords(slot.local, slot.duration, slot.zone)}
        </p>
        <p className={styles['quiet']}>
          {[
            ...(students === 0 ? [] : [students === 1 ? '1 student' : `${students} students`]),
            ...(near ? [] : [countdownWords(slot.startingAt, now)]),
          ].join(', ')}
        </p>
      </div>
      {joinable && group !== null ? (
        <LinkButton href={paths.classHost(group)} icon="video" size="lg">
          {begun ? 'Join' : 'Start'} <span className="visually-hidden">{slot.name}</span>
        </LinkButton>
      ) : (
        <p className={styles['quiet']}>{joinWords(slot, joinable)}</p>
      )}
    </Card>
  )
}

function Later({ slot, account, now }: Taught) {
  const group = groupTaughtBy(slot, account)
  return (
    <li>
      <span>
        <b>{slot.name}</b>
        <small>{spanWords(slot.local, slot.duration, slot.zone)}</small>
      </span>
      {isJoinable(slot, now) && group !== null ? (
        <LinkButton href={paths.classHost(group)} look="soft" size="sm" icon="video">
          Start <span className="visually-hidden">{slot.name}</span>
        </LinkButton>
      ) : (
        <em>{countdownWords(slot.startingAt, now)}</em>
      )}
    </li>
  )
}

function groupTaughtBy(slot: TimeSlot, account: SessionAccount): string | null {
  return slot.registrations.find((one) => one.accountId === account.accountId && one.isTeacher)?.groupId ?? null
}
