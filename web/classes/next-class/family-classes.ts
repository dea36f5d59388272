import { calendarDays } from '@polyhex/contract/classes/class-limits'
import { isJoinable, isPast } from '@polyhex/contract/classes/join-window'
import type { TimeSlot } from '@polyhex/contract/classes/time-slot'
import { timeSlotOperations } from '@polyhex/contract/classes/time-slot-operations'
import type { SessionAccount } from '@polyhex/contract/identity/accounts'
import { useState } from 'react'
import { useAsk } from '../../call/ask.ts'
import { type FamilyStudent, studentsOf } from '../schedule/family.ts'
import { useNow } from '../schedule/use-now.ts'

/** The longest class is three hours: one that has begun is looked for that far back. */
const backMs = 3 * 3_600_000
const dayMs = 86_400_000
/** From so long before its start a class comes before everything else on a page. */
const soonMs = 15 * 60_000

export interface FamilyClasses {
  readonly students: readonly FamilyStudent[]
  readonly now: Date
  /** Not there while they are asked for, and where they cannot be. */
  readonly slots: readonly TimeSlot[] | undefined
  readonly isPending: boolean
}

/** The classes of the next 30 days that somebody of a family comes to; asked for by nobody who has no students. */
export function useFamilyClasses(account: SessionAccount): FamilyClasses {
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
  return { students, now, slots: data?.timeSlots, isPending }
}

/** The first class that is not past and that somebody of the family comes to, or the student with this id alone. */
export function nextClass(slots: readonly TimeSlot[], now: Date, accountId?: string): TimeSlot | null {
  const going = (slot: TimeSlot) =>
    slot.registrations.some(
      (one) => one.state === 'registered' && (accountId === undefined || one.accountId === accountId),
    )
  const coming = slots.filter((slot) => slot.status !== 'cancelled' && !isPast(slot, now) && going(slot))
  return coming.toSorted((a, b) => a.startingAt.localeCompare(b.startingAt))[0] ?? null
}

/** The class that begins within 15 minutes or runs, with the group in which it can be joined; null while none does. */
export function classAtTheDoor({ slots, now }: FamilyClasses): { slot: TimeSlot; groupId: string } | null {
  const slot = nextClass(slots ?? [], now)
  if (slot === null || !isJoinable(slot, now) || Date.parse(slot.startingAt) - now.getTime() > soonMs) return null
  const groupId = groupOf(slot)
  return groupId === null ? null : { slot, groupId }
}

/** The group of a class that somebody of the family sits in; null before there are groups. */
export function groupOf(slot: TimeSlot): string | null {
  const going = slot.registrations.filter((one) => one.state === 'registered' && !one.isTeacher)
  return going.find((one) => one.groupId !== null)?.groupId ?? null
}
