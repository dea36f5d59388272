import { isJoinable } from '@polyhex/contract/classes/join-window'
import type { SkipDate } from '@polyhex/contract/classes/recurring-schedule'
import type { Registration, TimeSlot } from '@polyhex/contract/classes/time-slot'
import type { CalendarClass, ClassState } from '../calendar/calendar-class.ts'
import { type FamilyStudent, namesOf } from './family.ts'

/** How one student stands to a class; null where the server has not said. */
export function standingOf(slot: TimeSlot, accountId: string): Registration | null {
  return slot.registrations.find((one) => one.accountId === accountId) ?? null
}

/** The note beside a name in the class calendar. C-061. */
export const creditNote = '(credit required)'

function withState(slot: TimeSlot, students: readonly FamilyStudent[], state: Registration['state']) {
  return students.filter((student) => standingOf(slot, student.accountId)?.state === state)
}

/** The state of a class for a family: what matters most to it comes first. */
export function stateOf(slot: TimeSlot, students: readonly FamilyStudent[], now: Date): ClassState {
  if (slot.status === 'cancelled') return 'cancelled'
  if (slot.past) return 'past'
  const registered = withState(slot, students, 'registered')
  if (registered.length > 0) {
    if (isJoinable(slot, now) || slot.status === 'groups_created') return 'ready'
    const owing = registered.some((student) => standingOf(slot, student.accountId)?.hasCredit === false)
    if (owing) return 'credit'
    return registered.some((student) => student === students[0]) ? 'registered' : 'sibling'
  }
  if (withState(slot, students, 'skipped').length > 0) return 'skipped'
  if (slot.registrations.some((one) => one.waitingPlace !== null)) return 'waiting'
  if (slot.status === 'planned') return 'planned'
  return seatsLeft(slot) === 0 ? 'full' : 'open'
}

/** Free seats; null where there is no limit. */
export function seatsLeft(slot: TimeSlot): number | null {
  return slot.capacity === null ? null : Math.max(0, slot.capacity - slot.stats.attendees)
}

/** `3 seats`, `no seats`; null where there is no limit. */
export function seatWords(slot: TimeSlot): string | null {
  const left = seatsLeft(slot)
  if (left === null) return null
  return left === 0 ? 'no seats' : left === 1 ? '1 seat' : `${left} seats`
}

function detailOf(slot: TimeSlot, students: readonly FamilyStudent[]): string | null {
  const going = withState(slot, students, 'registered').map(
    (student) =>
      `${student.name}${standingOf(slot, student.accountId)?.hasCredit === false && !slot.past ? ` ${creditNote}` : ''}`,
  )
  if (going.length > 0) return namesOf(going)
  const skipping = withState(slot, students, 'skipped').map((student) => student.name)
  if (skipping.length > 0) return namesOf(skipping)
  const waiting = students.filter((student) => (standingOf(slot, student.accountId)?.waitingPlace ?? null) !== null)
  if (waiting.length > 0) return namesOf(waiting.map((student) => student.name))
  return slot.past ? null : seatWords(slot)
}

/** A class as the calendar of a family shows it. */
export function classOfSlot(slot: TimeSlot, students: readonly FamilyStudent[], now: Date): CalendarClass {
  const detail = detailOf(slot, students)
  return {
    id: slot.id,
    name: slot.name,
    local: slot.local,
    duration: slot.duration,
    zone: slot.zone,
    state: stateOf(slot, students, now),
    ...(detail === null ? {} : { detail }),
  }
}

/** A skipped date for which there is no class to show: of a child, or of the whole class. */
export function classOfSkip(skip: SkipDate, students: readonly FamilyStudent[]): CalendarClass {
  const who = students.find((student) => student.accountId === skip.account?.id)
  return {
    id: skipKey(skip),
    name: skip.recurringSchedule.name,
    local: skip.local,
    duration: skip.recurringSchedule.recurrence.duration,
    zone: skip.zone,
    state: skip.account === null ? 'cancelled' : 'skipped',
    ...(skip.account === null ? { word: 'no class' } : { detail: who?.name ?? skip.account.publicName }),
  }
}

/** The id under which a skipped date stands in the calendar. */
export function skipKey(skip: SkipDate): string {
  return `skip-${skip.id}`
}

/** Skipped dates that no class of the calendar stands for. */
export function skipsWithoutClass(skips: readonly SkipDate[], slots: readonly TimeSlot[]): readonly SkipDate[] {
  const shown = new Set(slots.map((slot) => `${slot.recurringScheduleId} ${slot.occurrenceOn}`))
  return skips.filter((skip) => !shown.has(`${skip.recurringScheduleId} ${skip.date}`))
}
