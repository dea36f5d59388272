import type { Attendee } from '@polyhex/contract/classes/attendee'
import { newStudentUpTo } from '@polyhex/contract/classes/class-limits'
import type { TimeSlot } from '@polyhex/contract/classes/time-slot'

type Held = Pick<TimeSlot, 'past' | 'status'>

/**
 * Whether credit and email say anything of a row: the class is not past, neither cancelled nor planned, and the row is a
 * student who comes. C-058.
 */
export function showsNotices(slot: Held, { row }: Pick<Attendee, 'row'>): boolean {
  return !slot.past && row !== 'teacher' && row !== 'skip' && slot.status !== 'cancelled' && slot.status !== 'planned'
}

/** Whether '(credit required)' stands beside the name. C-061. */
export function needsCredit(slot: Held, attendee: Pick<Attendee, 'row' | 'creditId'>): boolean {
  return showsNotices(slot, attendee) && attendee.creditId === null
}

/** Whether the badge 'New Student' stands beside the name. C-055. */
export function isNewStudent({ row, stats }: Pick<Attendee, 'row' | 'stats'>): boolean {
  return row !== 'teacher' && stats.attendanceCount <= newStudentUpTo
}

/** Why the group of a row cannot be changed; null where it can. A teacher who assists follows the leader. C-060. */
export function whyGroupStays(
  slot: Held,
  attendee: Pick<Attendee, 'isTeacher' | 'leaderAccountId' | 'row'>,
): string | null {
  if (slot.past) return 'This class is over.'
  if (attendee.row === 'skip') return 'This student skips the class.'
  if (slot.status !== 'groups_created') return 'The groups are not made yet.'
  return attendee.isTeacher && attendee.leaderAccountId !== null ? 'Follows the leader. Change the leader first.' : null
}

/** What staff calls somebody: the name where it may be seen, else the public name. */
export function nameOf({ account }: { account: { name: string | null; publicName: string } }): string {
  return account.name ?? account.publicName
}

/** `K` for kindergarten, '' where there is no grade. */
export function gradeWords(grade: number | null): string {
  return grade === null ? '' : grade === 0 ? 'K' : String(grade)
}
