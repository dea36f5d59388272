import { signUpDays } from '@polyhex/contract/classes/class-limits'
import type { TimeSlot } from '@polyhex/contract/classes/time-slot'
import { timeSlotOperations } from '@polyhex/contract/classes/time-slot-operations'
import { useState, type ReactNode } from 'react'
import { useAsk } from '../../call/ask.ts'
import { Asked } from '../../call/asked.tsx'
import { Note } from '../../kit/note.tsx'
import { RadioGroup } from '../../kit/radio-group.tsx'
import { dayWords, spanWords } from '../calendar/local-days.ts'
import { leaveOnce, signUp } from '../schedule/attendance-changes.ts'
import { seatWords, standingOf } from '../schedule/class-looks.ts'
import type { FamilyStudent } from '../schedule/family.ts'
import { useAttendance } from '../schedule/use-attendance.ts'
import styles from './registration.module.css'
import { RowsSkeleton } from './weekly-registration.tsx'

/** One trial class within seven days; another choice takes the place of the first. A-060, C-255. */
export function TrialRegistration({ student, none }: { student: FamilyStudent; none: ReactNode }) {
  const [range] = useState(() => {
    const now = Date.now()
    return {
      from: new Date(now).toISOString(),
      to: new Date(now + signUpDays.trial * 86_400_000).toISOString(),
    }
  })
  const query = useAsk(timeSlotOperations.listTimeSlots, { query: { accountIds: student.accountId, ...range } })
  const attendance = useAttendance()
  return (
    <Asked query={query} loading={<RowsSkeleton label="Loading classes" />} failed="The classes did not load">
      {({ timeSlots }) => {
        const open = timeSlots.filter((slot) => isOffered(slot, student))
        if (open.length === 0) return none
        const is = (slot: TimeSlot) => standingOf(slot, student.accountId)?.state === 'registered'
        const before = open.find(is)
        const choose = (id: string) => {
          const next = open.find((slot) => slot.id === id)
          if (next === undefined || next === before) return
          const change = signUp(next, student, false)
          attendance.mutate({
            ...change,
            // The old place is given up only when the new one is there.
            send: async () => {
              await change.send()
              if (before) await leaveOnce(before, student, false).send()
            },
          })
        }
        return (
          <>
            <Note>The place is booked as soon as you choose.</Note>
            <div className={styles['roomy']}>
              <RadioGroup
                label="Classes in the next 7 days"
                options={open.map((slot) => ({
                  value: slot.id,
                  label: `${slot.name}, ${dayWords(slot.local)}`,
                  help: [spanWords(slot.local, slot.duration, slot.zone), seatWords(slot)].filter(Boolean).join(', '),
                }))}
                value={before?.id ?? null}
                onChange={choose}
              />
            </div>
          </>
        )
      }}
    </Asked>
  )
}

function isOffered(slot: TimeSlot, student: FamilyStudent): boolean {
  const is = standingOf(slot, student.accountId)
  return !slot.past && is !== null && (is.state === 'registered' || is.hindrance === null)
}
