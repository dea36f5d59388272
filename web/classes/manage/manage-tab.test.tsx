import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { attendanceOperations } from '@polyhex/contract/classes/attendance-operations'
import type { ScheduleStatus } from '@polyhex/contract/classes/class-statuses'
import { cohortOperations } from '@polyhex/contract/classes/cohort-operations'
import { staffBoardOperations, groupingOperations } from '@polyhex/contract/classes/group-operations'
import { scheduleOperations } from '@polyhex/contract/classes/schedule-operations'
import type { TimeSlot } from '@polyhex/contract/classes/time-slot'
import { timeSlotOperations } from '@polyhex/contract/classes/time-slot-operations'
import { answerWith, asked, endVisit, refuseWith, visit } from '../../shell/page-trial.tsx'
import type { SessionState } from '../../shell/session.ts'
import { addDays, wallTime } from '../calendar/local-days.ts'
import { runRowAction } from '../row-action.ts'
import { widened } from '../slots/use-calendar-slots.ts'
import { idOf, sampleSchedule, sampleSkip, sampleSlot } from '../staff-samples.ts'
import { act, admin, choose, tutor } from '../staff-trial.tsx'

const today = wallTime(new Date(), 'America/New_York').slice(0, 10)
const soon = addDays(today, 2)
const slot = (over: Partial<TimeSlot> = {}) =>
  sampleSlot({ local: `${soon}T16:00`, classLocal: { local: `${soon}T16:00`, zone: 'EST' }, ...over })
const skip = sampleSkip({ date: soon, local: `${soon}T18:00` })

function openAt(path: string, session: SessionState = admin, slots: readonly TimeSlot[] = [slot()]) {
  answerWith(scheduleOperations.listRecurringSchedules, { recurringSchedules: [sampleSchedule()] })
  answerWith(scheduleOperations.getZoneDataState, { version: '2026c', isCurrent: true, wrongZones: [] })
  answerWith(scheduleOperations.listSkipDates, { skipDates: [skip] })
  answerWith(timeSlotOperations.listTimeSlots, { timeSlots: [...slots], total: slots.length })
  answerWith(attendanceOperations.listAttendees, { attendees: [], total: 0 })
  answerWith(groupingOperations.listGroups, { groups: [], total: 0 })
  answerWith(cohortOperations.listContracts, { contracts: [], total: 0 })
  answerWith(staffBoardOperations.getClassSettings, { readyToGroupAlone: true, createGroupsAlone: true })
  return visit(path, session)
}
const openTab = (session?: SessionState, slots?: readonly TimeSlot[]) =>
  openAt('/class/schedule/?schedule_tab=manage', session, slots)
const sent = () => asked.filter((call) => call.method !== 'GET')
/** The list view: what the calendar's cells hold, without its drawing. */
const toList = async () => {
  const lists = await screen.findAllByRole('radio', { name: 'List' })
  await userEvent.click(lists.at(-1)!)
}
const chooseClass = async (name = /^Navigators Monday, .* Open/) =>
  await userEvent.click(await screen.findByRole('button', { name }))

beforeAll(async () => {
  await Promise.all([
    import('./manage-tab.tsx'),
    import('./manage-schedules-screen.tsx'),
    import('./manage-classes-screen.tsx'),
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

describe('the Manage tab', () => {
  it('has Recurring Classes that opens and closes, and the details of no class yet [C-030] [C-031] [C-044] [C-045]', async () => {
    openAt('/class/schedule/')
    expect(await screen.findByText('Recurring classes are managed here, with skip dates below.')).toBeTruthy()
    expect(screen.getByText('Select a class to manage details and attendees.')).toBeTruthy()
    expect(screen.queryByRole('table', { name: 'Recurring classes' })).toBeNull()
    const section = screen.getByRole('heading', { name: 'Recurring Classes' }).closest('details')!
    section.open = true
    fireEvent(section, new Event('toggle'))
    expect(await screen.findByRole('table', { name: 'Recurring classes' })).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Skip dates' })).toBeTruthy()
  })

  it('is for administrators only [C-030] [C-172]', async () => {
    openTab(tutor)
    await screen.findByRole('tab', { name: 'Tutoring' })
    expect(screen.queryByRole('tab', { name: 'Manage' })).toBeNull()
    expect(screen.queryByText('Select a class to manage details and attendees.')).toBeNull()
  })

  it('asks for classes from 30 days back to 45 days ahead, and widens that [C-036] [C-249] [C-251]', async () => {
    openTab()
    await screen.findByText('Select a class to manage details and attendees.')
    const query = () => asked.findLast((call) => call.path === '/time-slots')?.query
    await waitFor(() => expect(query()?.get('from')).toBe(`${addDays(today, -31)}T00:00:00Z`))
    expect(query()?.get('to')).toBe(`${addDays(today, 46)}T00:00:00Z`)
    const loaded = { from: '2027-03-01', to: '2027-05-15' }
    expect(widened(loaded, { from: '2027-03-07', to: '2027-03-14' })).toBe(loaded)
    expect(widened(loaded, { from: '2027-02-28', to: '2027-03-07' })).toEqual({ from: '2027-02-28', to: '2027-05-15' })
    expect(widened(loaded, { from: '2027-06-01', to: '2027-07-01' })).toEqual({ from: '2027-03-01', to: '2027-07-01' })
  })

  it('shows a chosen class with Select Class and View Class; chosen again it is left [C-046] [C-048] [C-049] [C-050]', async () => {
    openTab()
    await toList()
    await chooseClass()
    const view = await screen.findByRole('link', { name: 'View Class' })
    expect(view.getAttribute('href')).toBe(`/class/timeslot/${idOf(800)}/`)
    expect(screen.getByRole('button', { name: 'Edit' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Delete' })).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Teacher accounts' })).toBeTruthy()
    expect(await screen.findByRole('table', { name: 'Attendees' })).toBeTruthy()
    await chooseClass()
    expect(screen.getByText('Select a class to manage details and attendees.')).toBeTruthy()
    await chooseClass()
    await userEvent.click(await screen.findByRole('button', { name: 'Select Class' }))
    expect(screen.getByText('Select a class to manage details and attendees.')).toBeTruthy()
  })

  it('has the skipped dates among the classes, and takes one back after a question [C-050] [C-239] [C-187]', async () => {
    openTab()
    answerWith(scheduleOperations.deleteSkipDate, {})
    await toList()
    await userEvent.click(await screen.findByRole('button', { name: /skipped, the whole class/ }))
    const question = await screen.findByRole('alertdialog', { name: 'Remove Skip Date' })
    await userEvent.click(within(question).getByRole('button', { name: 'Remove Skip Date' }))
    expect(await screen.findByText(/Navigators Monday no longer skips/)).toBeTruthy()
    expect([
      sent()[0]!.method,
      sent()[0]!.path,
      sent()[0]!.query.get('date'),
      sent()[0]!.query.get('accountId'),
    ]).toEqual(['DELETE', `/recurring-schedules/${idOf(700)}/skip-dates`, soon, null])
  })

  it('says what did not load, and tells administrators of old zone data', async () => {
    openTab()
    cleanup()
    answerWith(scheduleOperations.getZoneDataState, {
      version: '2025b',
      isCurrent: false,
      wrongZones: ['America/Vancouver'],
    })
    refuseWith(timeSlotOperations.listTimeSlots, 400, 'x', 'We could not do this.')
    visit('/class/schedule/?schedule_tab=manage', admin)
    expect((await screen.findByText(/Class times may be wrong/)).closest('[role=alert]')?.textContent).toContain(
      'out of date for America/Vancouver',
    )
    expect(await screen.findByText(/The classes did not load/)).toBeTruthy()
  })
})

describe('the table of weekly classes', () => {
  const open = async (status: ScheduleStatus = 'active') => {
    openAt('/schedule/manage/')
    answerWith(scheduleOperations.listRecurringSchedules, { recurringSchedules: [sampleSchedule({ status })] })
    await screen.findByRole('button', { name: 'Actions for Navigators Monday' })
  }
  const offered = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Navigators Monday' }))
    const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
    await userEvent.keyboard('{Escape}')
    return items
  }

  it('has an actions menu by what the status allows; skip dates only for planned and active [C-018] [C-052] [C-137]', async () => {
    const menus: Record<string, readonly string[]> = {
      active: ['Edit', 'Weekly students', 'Make classes', 'Add Skip Date', 'Pause', 'Make planned'],
      plan: ['Edit', 'Weekly students', 'Make classes', 'Add Skip Date', 'Activate', 'Pause', 'Delete'],
      paused: ['Edit', 'Weekly students', 'Activate', 'Delete'],
      none: ['Edit', 'Weekly students', 'Make planned', 'Activate', 'Delete'],
    }
    for (const [status, menu] of Object.entries(menus)) {
      await open(status as ScheduleStatus)
      await waitFor(async () => expect(await offered()).toEqual(menu))
      cleanup()
      endVisit()
    }
  })

  it('only warns of an action that it does not know [C-053]', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const edit = vi.fn()
    runRowAction({ edit }, 'toString')
    runRowAction({ edit }, 'explode')
    expect(warn.mock.calls).toEqual([
      ['Unknown row action', 'toString'],
      ['Unknown row action', 'explode'],
    ])
    runRowAction({ edit }, 'edit')
    expect(edit).toHaveBeenCalledOnce()
  })

  it('makes classes of the next 90 days unless told otherwise [C-182]', async () => {
    await open()
    answerWith(scheduleOperations.generateTimeSlots, { created: 12, existing: 1, skipped: 0, through: '2027-06-06' })
    await act('Actions for Navigators Monday', 'Make classes')
    const question = await screen.findByRole('alertdialog')
    await userEvent.click(within(question).getByRole('button', { name: 'Make classes' }))
    expect(await screen.findByText('Made 12 classes through Sun, Jun 6; 1 there before, 0 skipped')).toBeTruthy()
    expect(sent()[0]?.body).toEqual({ days: 90 })
  })

  it('leaves out a date of the whole class after a question, and takes it back [C-239] [C-187]', async () => {
    await open()
    const skipDate = sampleSkip({ date: '2027-03-08' })
    answerWith(scheduleOperations.createSkipDate, { skipDate })
    answerWith(scheduleOperations.deleteSkipDate, {})
    await act('Actions for Navigators Monday', 'Add Skip Date')
    const question = await screen.findByRole('alertdialog', { name: 'Add Skip Date' })
    expect(question.textContent).toContain('Navigators Monday does not take place on Monday, March 8, 2027.')
    await userEvent.click(within(question).getByRole('button', { name: 'Skip this date' }))
    expect(await screen.findByText('Navigators Monday skips Mon, Mar 8')).toBeTruthy()
    expect(sent()[0]?.body).toEqual({ date: '2027-03-08', accountId: null, notify: true })
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Navigators Monday takes place on Mon, Mar 8 again')).toBeTruthy()
  })

  it('skips a holiday once its effect has been seen', async () => {
    await open()
    answerWith(scheduleOperations.createSkipDates, { dates: 3, cancelled: 2, told: { students: 30, teachers: 1 } })
    await userEvent.click(screen.getByRole('button', { name: 'Skip a holiday' }))
    const dialog = await screen.findByRole('dialog', { name: 'Skip a holiday' })
    fireEvent.change(within(dialog).getByLabelText('First day'), { target: { value: '2027-12-27' } })
    fireEvent.change(within(dialog).getByLabelText('Last day'), { target: { value: '2027-12-24' } })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Show what happens' }))
    expect(within(dialog).getByText('The last date lies before the first.')).toBeTruthy()
    fireEvent.change(within(dialog).getByLabelText('Last day'), { target: { value: '2027-12-31' } })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Show what happens' }))
    expect(
      await within(dialog).findByText('3 dates skipped, 2 classes cancelled, 30 students and 1 teacher told.'),
    ).toBeTruthy()
    const dates = { from: '2027-12-27', to: '2027-12-31' }
    expect(sent().map((call) => call.body)).toEqual([{ dates, notify: true, preview: true }])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Skip these dates' }))
    expect(await screen.findByText('3 dates skipped, 2 classes cancelled, 30 students and 1 teacher told')).toBeTruthy()
    expect(sent().at(-1)?.body).toEqual({ dates, notify: true, preview: false })
  })

  it('unregisters a weekly student after the question of the specification [C-231] [C-142] [C-185]', async () => {
    await open()
    answerWith(attendanceOperations.listRecurringAttendees, {
      recurringAttendees: [
        {
          recurringScheduleId: idOf(700),
          accountId: idOf(11),
          account: { id: idOf(11), publicName: 'noor', name: 'Noor Haddad', avatar: 'hexagon', grade: 4 },
          startingOn: '2027-01-04',
          endingOn: null,
        },
      ],
    })
    answerWith(attendanceOperations.deleteRecurringAttendee, { classes: 9 })
    await act('Actions for Navigators Monday', 'Weekly students')
    await userEvent.click(await screen.findByRole('button', { name: 'Unregister Noor Haddad' }))
    const question = await screen.findByRole('alertdialog', { name: 'Leave Recurring Class' })
    expect(question.textContent).toContain('Unregister Noor Haddad from all classes on Mondays, 4:00 to 4:45 PM?')
    await userEvent.click(within(question).getByRole('button', { name: 'Unregister' }))
    expect(await screen.findByText('Took Noor Haddad out of 9 classes')).toBeTruthy()
  })

  it('steps through pages of 10 to 50 [C-259]', async () => {
    const many = Array.from({ length: 23 }, (_, n) => sampleSchedule({ id: idOf(2000 + n), name: `Class ${n + 1}` }))
    openAt('/schedule/manage/')
    answerWith(scheduleOperations.listRecurringSchedules, { recurringSchedules: many })
    await screen.findByText('1 to 10 of 23')
    const sizes = within(screen.getByRole('combobox', { name: 'Rows' })).getAllByRole('option')
    expect(sizes.map((one) => one.textContent)).toEqual(['10', '20', '30', '40', '50'])
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
    expect(screen.getByText('11 to 20 of 23')).toBeTruthy()
    await choose('Status', 'Paused')
    expect(screen.getByText('No weekly class fits')).toBeTruthy()
  })
})

describe('/class/manage/', () => {
  it('is class management, for administrators: what runs now, and a part for each of its tables [C-015]', async () => {
    answerWith(staffBoardOperations.listRunningClasses, { classes: [] })
    openAt('/class/manage/')
    await screen.findByRole('heading', { level: 1, name: 'Manage classes' })
    expect(await screen.findByText('No class runs now')).toBeTruthy()
    const parts = screen.getByRole('tablist', { name: 'Parts of class management' })
    expect(
      within(parts)
        .getAllByRole('tab')
        .map((tab) => tab.textContent),
    ).toEqual(['Now', 'Classes', 'Courses', 'Contracts', 'Evaluations', 'Credits'])
    await userEvent.click(within(parts).getByRole('tab', { name: 'Classes' }))
    expect(await screen.findByRole('link', { name: 'Navigators Monday' })).toBeTruthy()
  })

  it('is not there for a tutor [C-015]', async () => {
    openAt('/class/manage/', tutor)
    expect(await screen.findByRole('heading', { name: 'This cell is empty' })).toBeTruthy()
    expect(screen.queryByText('Manage classes')).toBeNull()
  })
})
