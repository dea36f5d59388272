import { restrictionName, takesPlace } from '@polyhex/contract/classes/class-statuses'
import type { TimeSlot } from '@polyhex/contract/classes/time-slot'
import type { ReactNode } from 'react'
import { Chip } from '../../kit/chip.tsx'
import { Icon } from '../../kit/icon.tsx'
import { spanWords } from '../calendar/local-days.ts'
import { longDayWords } from '../class-moment.ts'
import { slotStatusLooks } from '../class-status-words.ts'
import styles from './slots.module.css'

/**
 * Date, duration, attendees, missing credits, teachers, status and restrictions of a class; families are spared the
 * figures of others. C-050, C-071.
 */
export function ClassFacts({ slot, forFamily = false }: { slot: TimeSlot; forFamily?: boolean }) {
  const { stats, classLocal } = slot
  const missing = takesPlace(slot.status) ? stats.attendees - stats.attendeesWithCredits : 0
  const look = slotStatusLooks[slot.status]
  return (
    <dl className={styles['facts']}>
      <Fact title="Date">
        {longDayWords(slot.local)}, {spanWords(slot.local, slot.duration, slot.zone)}
        {classLocal.local !== slot.local && (
          <small>
            {longDayWords(classLocal.local)}, {spanWords(classLocal.local, slot.duration, classLocal.zone)} where the
            class is
          </small>
        )}
      </Fact>
      <Fact title="Duration">Length {slot.duration} min</Fact>
      {!forFamily && (
        <>
          <Fact title="Attendees">
            {stats.attendees}
            {slot.capacity !== null && ` of ${slot.capacity} seats`}
          </Fact>
          <Fact title="Missing credits">
            {missing > 0 ? (
              <span className={styles['bad']}>
                <Icon name="warn" size={16} />
                {missing}
              </span>
            ) : (
              '0'
            )}
          </Fact>
        </>
      )}
      <Fact title="Teachers">
        {forFamily
          ? slot.teacherNames.join(', ') || 'Not named yet'
          : [`${stats.teachers}`, ...slot.teacherNames].join(', ').replace(', ', ': ')}
      </Fact>
      <Fact title="Status">
        <Chip hue={look.hue} icon={look.icon} square>
          {look.name}
        </Chip>
        {slot.detached && slot.recurringScheduleId !== null && <small>Changed by hand</small>}
      </Fact>
      <Fact title="Restrictions">
        {slot.restrictions.length === 0 ? 'None: every student' : slot.restrictions.map(restrictionName).join(', ')}
      </Fact>
    </dl>
  )
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  )
}
