import { isJoinable, isPast } from '@polyhex/contract/classes/join-window'
import type { TimeSlot } from '@polyhex/contract/classes/time-slot'
import { timeSlotOperations } from '@polyhex/contract/classes/time-slot-operations'
import type { SessionAccount } from '@polyhex/contract/identity/accounts'
import { useId, useState } from 'react'
import { useAsk } from '../../call/ask.ts'
import { Card } from '../../kit/card.tsx'
import { Icon } from '../../kit/icon.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { paths } from '../../shell/paths.ts'
import { dayWords, spanWords } from '../calendar/local-days.ts'
import { joinWords } from '../schedule/join-words.ts'
import { useNow } from '../schedule/use-now.ts'
import { countdownWords } from './countdown.ts'
import styles from './next-class-card.module.css'

const backMs = 3 * 3_600_000
const aheadMs = 86_400_000

/** The classes of the next 24 hours that the account teaches, each with the way into its room. Nothing while none are. */
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
  const slots = (data?.timeSlots ?? []).filter((slot) => slot.status !== 'cancelled' && !isPast(slot, now))
  if (slots.length === 0) return null
  return (
    <section aria-labelledby={title} className={styles['today']}>
      <h2 id={title}>Your next classes</h2>
      <ul>
        {slots
          .toSorted((a, b) => a.startingAt.localeCompare(b.startingAt))
          .map((slot) => (
            <Taught key={slot.id} slot={slot} account={account} now={now} />
          ))}
      </ul>
      <a href={paths.classHosts}>All classes you teach</a>
    </section>
  )
}

function Taught({ slot, account, now }: { slot: TimeSlot; account: SessionAccount; now: Date }) {
  const own = slot.registrations.find((one) => one.accountId === account.accountId && one.isTeacher)
  const group = own?.groupId ?? null
  const joinable = isJoinable(slot, now)
  const begun = Date.parse(slot.startingAt) <= now.getTime()
  return (
    <Card as="li" className={styles['card']} aria-label={slot.name}>
      <p className={styles['name']}>
        <Icon name="video" size={22} />
        {slot.name}
        <b>{begun ? 'Now' : countdownWords(slot.startingAt, now)}</b>
      </p>
      <p>
        {dayWords(slot.local)}, {spanWords(slot.local, slot.duration, slot.zone)}
      </p>
      {joinable && group !== null ? (
        <LinkButton href={paths.classHost(group)} icon="video" block>
          {begun ? 'Join' : 'Start'} <span className="visually-hidden">{slot.name}</span>
        </LinkButton>
      ) : (
        <p className={styles['quiet']}>{joinWords(slot, joinable)}</p>
      )}
    </Card>
  )
}
