import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { scheduleOperations } from '@polyhex/contract/classes/schedule-operations'
import type { TimeSlot } from '@polyhex/contract/classes/time-slot'
import { timeSlotOperations } from '@polyhex/contract/classes/time-slot-operations'
import { accountOperations } from '@polyhex/contract/accounts/account-operations'
import { answerWith, asked, endVisit, visit } from '../../shell/page-trial.tsx'
import { sampleAccount } from '../../shell/account-samples.ts'
import { addDays, wallTime } from '../calendar/local-days.ts'
import { idOf, sampleSlot } from '../staff-samples.ts'
import { taughtClass } from './tutoring-tab.tsx'

const today = wallTime(new Date(), 'America/New_York').slice(0, 10)
const own = (groupStatus: 'none' | 'assigned' | 'joined') => ({
  accountId: idOf(2),
  state: 'registered' as const,
  attendeeId: idOf(902),
  isRecurring: false,
  isTeacher: true,
  hasCredit: null,
  hindrance: null,
  waitingPlace: null,
  groupId: null,
  groupStatus,
})
const session = (over: Parameters<typeof sampleAccount>[0]) => ({
  state: 'authenticated' as const,
  account: sampleAccount({ accountId: idOf(2), grade: null, timeZone: 'America/New_York', ...over }),
})
const slots: readonly TimeSlot[] = [
  sampleSlot({ local: `${addDays(today, 1)}T16:00`, status: 'groups_created', registrations: [own('assigned')] }),
]
const list = async () => await userEvent.click(await screen.findByRole('radio', { name: 'List' }))
const lists = () => asked.filter((call) => call.path === '/time-slots')

function open(over: Parameters<typeof sampleAccount>[0], tab = '?schedule_tab=tutoring') {
  answerWith(timeSlotOperations.listTimeSlots, { timeSlots: [...slots], total: slots.length })
  answerWith(scheduleOperations.listRecurringSchedules, { recurringSchedules: [] })
  answerWith(accountOperations.getCurrentAccount, { account: { classGroups: [] } as never })
  return visit(`/class/schedule/${tab}`, session(over))
}

beforeAll(async () => {
  await Promise.all([
    import('../schedule/schedule-screen.tsx'),
    import('../calendar/calendar-grid.tsx'),
    import('../../shell/connected.tsx'),
    import('../../shell/frame.tsx'),
  ])
}, 60_000)
afterEach(() => {
  cleanup()
  endVisit()
  vi.restoreAllMocks()
})

describe('the Tutoring tab', () => {
  it.each([
    ['groups_created', false, 'none', 'Ready'],
    ['open', false, 'none', 'Scheduled'],
    ['ready_to_group', false, 'none', 'Scheduled'],
    ['groups_created', true, 'joined', 'Completed'],
    ['groups_created', true, 'none', 'Skipped'],
    ['open', true, 'none', 'Skipped'],
    ['planned', false, 'none', 'Unknown'],
    ['cancelled', true, 'joined', 'Unknown'],
  ] as const)(
    'calls a class that is %s, past: %s, own group status %s: %s [C-042] [C-135] [C-136]',
    (status, past, group, title) => {
      const entry = taughtClass(sampleSlot({ status, past, registrations: [own(group)] }), idOf(2))
      expect(entry.name).toBe(title)
      // The second line is the status, so that 'Unknown' leaves nobody guessing.
      expect(entry.word?.length).toBeGreaterThan(0)
    },
  )

  it('shows a tutor the classes taught, 30 days back and 45 ahead, and opens one [C-004] [C-040] [C-041] [C-043] [C-175]', async () => {
    const { router } = open({ roles: ['tutor'] })
    expect(await screen.findByText('Select a class to view details and attendees.')).toBeTruthy()
    await waitFor(() => expect(lists().length).toBeGreaterThan(0))
    const query = lists()[0]!.query
    expect(query.get('teacherAccountId')).toBe(idOf(2))
    expect([query.get('from'), query.get('to')]).toEqual([
      `${addDays(today, -31)}T00:00:00Z`,
      `${addDays(today, 46)}T00:00:00Z`,
    ])
    await list()
    const push = vi.spyOn(router.history, 'push').mockImplementation(() => {})
    await userEvent.click(await screen.findByRole('button', { name: /^Ready, / }))
    expect(push).toHaveBeenCalledWith(`/class/timeslot/${idOf(800)}/`)
  })

  it('is where a teacher who is no tutor lands, with the classes that the teacher teaches [C-029] [C-031]', async () => {
    open({ roles: ['teacher'] }, '')
    expect(await screen.findByRole('tab', { name: 'Tutoring', selected: true })).toBeTruthy()
    await waitFor(() => expect(lists()[0]?.query.get('teacherAccountId')).toBe(idOf(2)))
    await list()
    expect(await screen.findByRole('button', { name: /^Ready, / })).toBeTruthy()
  })

  it('shows a tutor with students both the classes taught and those of the students [C-029]', async () => {
    const children = [{ accountId: idOf(11), publicName: 'Noor', grade: 4 }]
    open({ roles: ['tutor'], children })
    await screen.findByText('Select a class to view details and attendees.')
    await userEvent.click(screen.getByRole('radio', { name: 'My students’ classes' }))
    const ofStudents = () => lists().find((call) => call.query.get('attended') === 'true')?.query
    await waitFor(() => expect(ofStudents()?.get('accountIds')).toBe(idOf(11)))
    expect(ofStudents()?.get('teacherAccountId')).toBeNull()
  })
})
