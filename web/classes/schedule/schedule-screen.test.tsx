import type { Account } from '@polyhex/contract/accounts/account'
import { accountOperations } from '@polyhex/contract/accounts/account-operations'
import { attendanceOperations } from '@polyhex/contract/classes/attendance-operations'
import { scheduleOperations } from '@polyhex/contract/classes/schedule-operations'
import { timeSlotOperations } from '@polyhex/contract/classes/time-slot-operations'
import { creditOperations } from '@polyhex/contract/credits/credit-operations'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { answerWith, asked, endVisit, refuseWith, visit } from '../../shell/page-trial.tsx'
import { accountId as noorId, sampleAccount } from '../../shell/account-samples.ts'
import { sampleRegistration, sampleSchedule, sampleSlot } from '../class-samples.ts'

const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
const startingAt = `${day}T21:00:00.000Z`
const time = {
  startingAt,
  local: `${day}T16:00`,
  zone: 'EST',
  classLocal: { local: `${day}T16:00`, zone: 'EST' },
  occurrenceOn: day,
}
const student = {
  state: 'authenticated',
  account: sampleAccount({ name: 'Noor', timeZone: 'America/New_York' }),
} as const
const counts = { available: 4, allocated: 1, used: 0, expired: 0 }

const ownAccount = (classGroups: Account['classGroups']): Account => ({
  id: noorId,
  pk: 7,
  guid: noorId,
  username: 'noor.h_5',
  avatarName: 'noor_hexagon',
  avatarUrl: 'hexagon',
  displayName: 'Noor Haddad',
  email: 'dana@haddad.example',
  timeZone: 'America/New_York',
  birthDate: '2015/03',
  gradeLevel: 6,
  gradeIsManual: false,
  learningGoals: ['catchup'],
  focusAreas: ['algebra'],
  learningAreas: [],
  classGroups,
  roles: ['student'],
  status: 'active',
  state: {},
  createdDate: '2026-11-02T15:00:00.000Z',
  authTo: [],
  externalId: null,
  idp: null,
  deletionDueAt: null,
  biography: null,
  videoLink: null,
  teachesGrades: [],
  teachesThemes: [],
})

function serve(registration: Parameters<typeof sampleRegistration>[1], registered = true, slot = {}) {
  answerWith(timeSlotOperations.listTimeSlots, {
    timeSlots: [sampleSlot({ ...time, ...slot, registrations: [sampleRegistration(noorId, registration)] })],
    total: 1,
  })
  answerWith(scheduleOperations.listRecurringSchedules, {
    recurringSchedules: [
      sampleSchedule({
        recurrence: { day: new Date(day).getUTCDay(), minute: 960, duration: 45 },
        upcoming: [{ startingAt, onDate: day, school: time.local, local: time.local, zone: 'EST' }],
        registrations: [{ accountId: noorId, registered, mayRegister: !registered, skips: [] }],
      }),
    ],
  })
}

beforeEach(() => {
  serve({ state: 'registered', isRecurring: true, hasCredit: false })
  answerWith(scheduleOperations.listSkipDates, { skipDates: [] })
  answerWith(creditOperations.listCredits, { credits: [], total: 0, counts })
  answerWith(accountOperations.getCurrentAccount, { account: ownAccount([]) })
})
afterEach(() => {
  cleanup()
  endVisit()
})

const open = () => visit('/class/schedule/', student)
/** The calendar as a list, which is what phones and screen readers get. */
async function openList() {
  open()
  await userEvent.click(await screen.findByRole('radio', { name: 'List' }))
  return await screen.findByRole('button', { name: /^Explorers, / })
}

it('heads the page with the zone of the account, the credits and the sign-up panel with its note [C-014, C-027, C-032]', async () => {
  open()
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Class schedule')
  expect(screen.getByText(/^Times in E[SD]T, New York$/)).toBeTruthy()
  expect(
    await screen.findByText('Sign up for weekly classes here. Skip a single class from the calendar.'),
  ).toBeTruthy()
  expect(await screen.findByText('4 session credits left')).toBeTruthy()
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Weekly Classes'])
})

it('signs up for a weekly class in its dialog, and leaves it only after a question [C-038, C-039, C-142]', async () => {
  answerWith(attendanceOperations.deleteRecurringAttendee, { classes: 3 })
  open()
  await userEvent.click(await screen.findByRole('button', { name: /4:00 PM, Explorers: Noor registered$/ }))
  await userEvent.click(await screen.findByRole('switch', { name: 'Noor comes every week' }))
  const question = await screen.findByRole('alertdialog', { name: 'Leave Recurring Class' })
  expect(question.textContent).toMatch(/Unregister Noor from all classes on \w+days, 4:00 to 4:45 PM EST\?/)
  expect(asked.some((call) => call.method === 'DELETE')).toBe(false)
  await userEvent.click(within(question).getByRole('button', { name: 'Unregister' }))
  await waitFor(() => expect(asked.some((call) => call.method === 'DELETE')).toBe(true))
})

it('a switch stays where it was put from the press on, and while another change is answered', async () => {
  serve({ state: 'none' }, false)
  const answers: (() => void)[] = []
  answerWith(attendanceOperations.createRecurringAttendee, async () => {
    await new Promise<void>((resolve) => answers.push(resolve))
    return { recurringAttendees: [], classes: 3, leftOut: [] }
  })
  open()
  await userEvent.click(await screen.findByRole('button', { name: /4:00 PM, Explorers: / }))
  const weekly = await screen.findByRole<HTMLInputElement>('switch', { name: 'Noor comes every week' })
  fireEvent.click(weekly)
  // Only what follows from the press itself, before the browser draws: no timer runs in between.
  for (let step = 0; step < 200; step++) await Promise.resolve()
  expect(weekly.checked).toBe(true)
  await waitFor(() => expect(answers).toHaveLength(1))
  serve({ state: 'registered' }, true)
  answers[0]!()
  expect(await screen.findByText(/comes to Explorers every week/)).toBeTruthy()
  expect(weekly.checked).toBe(true)
})

it('skips one class at once, says (credit required), and takes it back when the server refuses [C-002, C-061, C-063]', async () => {
  refuseWith(scheduleOperations.createSkipDate, 409, 'time_slot_past', 'This class is over.')
  const button = await openList()
  expect(button.textContent).toContain('Noor (credit required)')
  expect(screen.getByText('One coming class has no credit yet. Each needs one session credit.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Buy credits' }).getAttribute('href')).toBe('/pricing/')
  await userEvent.click(button)
  const attends = () => screen.getByRole('switch', { name: 'Noor attends' })
  await userEvent.click(attends())
  expect(await screen.findByText('This class is over.')).toBeTruthy()
  await waitFor(() => expect(attends().getAttribute('aria-checked')).toBe('true'))
  const sent = asked.find((call) => call.method === 'POST')
  expect(sent).toMatchObject({ body: { date: day, accountId: noorId } })
})

it('asks whether a skipped date is on again [C-035]', async () => {
  serve({ state: 'skipped', isRecurring: true })
  answerWith(scheduleOperations.deleteSkipDate, {})
  await userEvent.click(await openList())
  const dialog = await screen.findByRole('dialog', { name: 'Remove Skip Date' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Come again' }))
  await waitFor(() => expect(asked.find((call) => call.method === 'DELETE')?.query.get('date')).toBe(day))
})

it('offers the waiting list of a full class, and no switch', async () => {
  serve({ hindrance: 'full' }, false, { capacity: 1, stats: { attendees: 1, attendeesWithCredits: 0, teachers: 1 } })
  answerWith(attendanceOperations.joinWaitingList, { place: 1 })
  await userEvent.click(await openList())
  await userEvent.click(await screen.findByRole('button', { name: /^Join the waiting list/ }))
  expect(screen.queryByRole('switch')).toBeNull()
  expect(await screen.findByText(/^Noor waits for a place on/)).toBeTruthy()
})

it('adds a class on a date from 2 PM on, in steps of a time picker [C-003, C-033, C-248]', async () => {
  serve({}, false)
  answerWith(attendanceOperations.createAttendee, {} as never)
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Add a class on a date' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add a class' })
  expect(within(dialog).getByLabelText('Date')).toHaveProperty('value', day)
  expect(within(dialog).getByRole('group', { name: 'From' }).textContent).toContain('02')
  await userEvent.click(within(dialog).getByRole('button', { name: /^Explorers, / }))
  expect(await screen.findByRole('switch', { name: 'Noor attends' })).toBeTruthy()
})

it('shows the tab that schedule_tab names, and names in it the tab that is chosen [C-026]', async () => {
  answerWith(accountOperations.getCurrentAccount, { account: ownAccount(['explorers']) })
  const { router } = visit('/class/schedule/?schedule_tab=explorers', student)
  const tab = (name: string) => screen.findByRole('tab', { name })
  expect((await tab('Explorers')).getAttribute('aria-selected')).toBe('true')
  await userEvent.click(await tab('Weekly Classes'))
  await waitFor(() => expect(router.state.location.search).toEqual({ schedule_tab: 'weekly' }))
  expect((await tab('Weekly Classes')).getAttribute('aria-selected')).toBe('true')
  router.history.push('/class/schedule/?schedule_tab=nothing')
  await waitFor(() => expect(router.state.location.search).toEqual({ schedule_tab: 'nothing' }))
  expect((await tab('Weekly Classes')).getAttribute('aria-selected')).toBe('true')
})

it('asks for a day back and 30 ahead, and for more when the calendar goes on [C-036, C-250]', async () => {
  await openList()
  const ranges = () => asked.filter((call) => call.path === '/time-slots').map((call) => call.query.get('to') ?? '')
  const [first = '', ...later] = ranges()
  expect(Math.round((Date.parse(first) - Date.now()) / 86_400_000)).toBeLessThanOrEqual(33)
  expect(later.some((to) => to > first)).toBe(true)
})

it('says what did not load, and tries again', async () => {
  refuseWith(timeSlotOperations.listTimeSlots, 409, 'time_slot_past', 'Not now.')
  open()
  expect(await screen.findByRole('heading', { name: 'The calendar did not load' })).toBeTruthy()
  serve({})
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('button', { name: 'Today' })).toBeTruthy()
})
