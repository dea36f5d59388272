import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { attendanceOperations } from '@polyhex/contract/classes/attendance-operations'
import type { Attendee } from '@polyhex/contract/classes/attendee'
import type { Group } from '@polyhex/contract/classes/class-group'
import { cohortOperations } from '@polyhex/contract/classes/cohort-operations'
import { groupingOperations } from '@polyhex/contract/classes/group-operations'
import type { TimeSlot } from '@polyhex/contract/classes/time-slot'
import { timeSlotOperations } from '@polyhex/contract/classes/time-slot-operations'
import type { SessionState } from '../../shell/session.ts'
import { answerWith, asked, visit } from '../../shell/page-trial.tsx'
import { idOf, sampleAttendee, sampleSlot, sampleTeacher } from '../staff-samples.ts'
import { admin } from '../staff-trial.tsx'

/** The page of a class for its tests: who is in it, and how it is opened. */

export const tia = sampleTeacher(2, 'Tia')
export const noor = sampleAttendee(11, {
  row: 'recur',
  isRecurring: true,
  account: { id: idOf(11), publicName: 'noor_hexagon', name: 'Noor Haddad', avatar: 'hexagon', grade: 0 },
})
export const kofi = sampleAttendee(12, {
  creditId: null,
  notificationState: 'all',
  stats: { lastAttendedAt: null, playCount: 0, attendanceCount: 5 },
  account: { id: idOf(12), publicName: 'kofi', name: 'Kofi Mensah', avatar: 'square', grade: 5 },
})
export const mei = sampleAttendee(13, {
  row: 'skip',
  creditId: null,
  account: { id: idOf(13), publicName: 'mei', name: 'Mei Lin', avatar: 'oval', grade: 4 },
})
export const contract = {
  id: idOf(300),
  accountId: idOf(30),
  account: {
    id: idOf(30),
    publicName: 'Theo',
    name: 'Theo Teach',
    avatar: 'square',
    teachesGrades: [7, 8],
    teachesThemes: [],
  },
  status: 'active' as const,
  startingOn: '2027-01-01',
  endingOn: null,
}
export const slotPath = `/class/timeslot/${idOf(800)}/`

export function open(
  slot: Partial<TimeSlot> = {},
  attendees: readonly Attendee[] = [tia, noor, kofi, mei],
  groups: readonly Group[] = [],
  session: SessionState = admin,
) {
  answerWith(timeSlotOperations.getTimeSlot, { timeSlot: sampleSlot(slot) })
  answerWith(attendanceOperations.listAttendees, { attendees: [...attendees], total: attendees.length })
  answerWith(groupingOperations.listGroups, { groups: [...groups], total: groups.length })
  answerWith(cohortOperations.listContracts, { contracts: [contract], total: 1 })
  return visit(slotPath, session)
}
export const rowOf = async (name: string) => (await screen.findByText(name, { selector: 'td a, td b' })).closest('tr')!
export const sent = () => asked.filter((call) => call.method !== 'GET')
export const confirm = async (title: string, button: string) => {
  const question = await screen.findByRole('alertdialog', { name: title })
  const words = question.textContent ?? ''
  await userEvent.click(within(question).getByRole('button', { name: button }))
  return words
}

/** Fetches what the page is made of before the first test waits for it. */
export async function loadClassPage(): Promise<void> {
  await Promise.all([
    import('./time-slot-screen.tsx'),
    import('../../shell/connected.tsx'),
    import('../../shell/frame.tsx'),
  ])
}
