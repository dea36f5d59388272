import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { scheduleOperations } from '@polyhex/contract/classes/schedule-operations'
import { timeSlotOperations } from '@polyhex/contract/classes/time-slot-operations'
import { connectionOperations } from '@polyhex/contract/connections/connection-operations'
import { answerWith, asked, endVisit, refuseWith } from '../../shell/page-trial.tsx'
import { idOf, sampleSchedule, sampleSlot } from '../staff-samples.ts'
import { choose, show } from '../staff-trial.tsx'
import { effectWords } from './effect-words.ts'
import { RecurringClassDrawer } from './recurring-class-drawer.tsx'
import { newRecurringEntries, recurringFaults } from './recurring-class-form.ts'
import { newSingleEntries, singleFaults } from './single-class-form.ts'
import { SingleClassDrawer } from './single-class-drawer.tsx'

const sent = () => asked.filter((call) => call.method !== 'GET')
const effect = {
  moved: 7,
  kept: 2,
  created: 0,
  removed: 0,
  cancelled: 0,
  told: { students: 30, teachers: 1 },
  conflicts: [],
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const alertsIn = () => screen.getAllByRole('alert').map((one) => one.textContent)

afterEach(() => {
  cleanup()
  endVisit()
  vi.restoreAllMocks()
})

describe('the form of a weekly class', () => {
  it('starts with status none, New York, 45 minutes, Sunday, 12:00 noon and one year [C-246] [C-247] [C-248]', () => {
    expect(newRecurringEntries(new Date('2027-03-09T03:00:00Z'))).toEqual({
      name: '',
      status: 'none',
      timeZone: 'America/New_York',
      day: 0,
      minute: 720,
      duration: 45,
      restrictions: [],
      // It is still the 8th in New York.
      startingOn: '2027-03-08',
      endingOn: '2028-03-08',
      capacity: '',
    })
  })

  it('names each missing entry in the words of the specification [C-155] [C-157] [C-158] [C-159] [C-160] [C-161] [C-162]', () => {
    const empty = { ...newRecurringEntries(new Date()), name: 'Explorers', status: null, timeZone: null, day: null }
    expect(recurringFaults({ ...empty, minute: null, duration: null, startingOn: '', endingOn: '' })).toEqual({
      status: 'A status is required to set the class.',
      timeZone: 'A timezone is required to set the class.',
      restrictions: 'Choose one or more of the restrictions.',
      startingOn: 'A starting date is required for the class.',
      'recurrence.day': 'A day is required to set the class.',
      'recurrence.minute': 'A starting time is required for the class.',
      'recurrence.duration': 'A duration is required to set the class.',
    })
    const other = { ...newRecurringEntries(new Date()), name: 'Explorers', restrictions: ['explorers' as const] }
    expect(recurringFaults({ ...other, duration: 50, timeZone: 'America/Detroit', day: 7 })).toEqual({
      timeZone: 'A timezone is required to set the class.',
      'recurrence.day': 'A day is required to set the class.',
      'recurrence.duration': 'A duration is required to set the class.',
    })
    // The end is optional: open. [C-156]
    expect(recurringFaults({ ...other, endingOn: '' })).toEqual({})
  })

  it('shows the messages under the entries, keeps the drawer open and sends nothing [C-051] [C-155] [C-159] [C-167]', async () => {
    show(<RecurringClassDrawer schedule={null} onClose={() => {}} />)
    fireEvent.change(screen.getByLabelText('Start date'), { target: { value: '' } })
    await userEvent.type(screen.getByLabelText('Name'), 'Ab')
    await press('Add')
    expect(alertsIn()).toEqual([
      'Names must be at least 3 characters long.',
      'A starting date is required for the class.',
      'Choose one or more of the restrictions.',
    ])
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'x'.repeat(51) } })
    await press('Add')
    expect(alertsIn()[0]).toBe('Names can be at most 50 characters long.')
    expect(screen.getByText('An ending date for the class.')).toBeTruthy()
    expect(sent()).toEqual([])
  })

  it('offers the group names, internal and deprecated as restrictions, and 26 zones [C-164] [C-171]', async () => {
    show(<RecurringClassDrawer schedule={null} onClose={() => {}} />)
    const group = screen.getByRole('group', { name: 'Restrictions' })
    expect(
      within(group)
        .getAllByRole('checkbox')
        .map((one) => one.closest('label')?.textContent),
    ).toEqual([
      'Explorers',
      'Navigators',
      'Challengers',
      'Ms Moore Lessons',
      'VISST',
      'Summer Program',
      'Internal',
      'Deprecated',
    ])
    await userEvent.click(screen.getByRole('button', { name: /Timezone/ }))
    const zones = (await screen.findAllByRole('option')).map((one) => one.textContent)
    expect([zones.length, zones[0], zones.at(-1)]).toEqual([26, 'Honolulu', 'Auckland'])
  })

  it('adds a class and says so, or says that it went wrong [C-222] [C-229] [C-181]', async () => {
    const close = vi.fn()
    show(<RecurringClassDrawer schedule={null} onClose={close} />)
    refuseWith(scheduleOperations.createRecurringSchedule, 500, 'internal_error', 'It broke.')
    await userEvent.type(screen.getByLabelText('Name'), 'Explorers')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Explorers' }))
    await choose('Day of week', 'Wednesday')
    await choose('Status', 'Active')
    await press('Add')
    expect(await screen.findByText('Error adding Recurring Class')).toBeTruthy()
    expect(close).not.toHaveBeenCalled()
    answerWith(scheduleOperations.createRecurringSchedule, {
      recurringSchedule: sampleSchedule(),
      generated: { created: 13, existing: 0, skipped: 0, through: '2027-04-05' },
    })
    await press('Add')
    expect(await screen.findByText('Added Recurring Class')).toBeTruthy()
    expect(close).toHaveBeenCalledOnce()
    expect(sent().at(-1)?.body).toMatchObject({
      name: 'Explorers',
      status: 'active',
      timeZone: 'America/New_York',
      restrictions: ['explorers'],
      recurrence: { day: 3, minute: 720, duration: 45 },
      capacity: null,
    })
  })

  it('shows what an edit does before it is saved [C-222]', async () => {
    const close = vi.fn()
    show(<RecurringClassDrawer schedule={sampleSchedule()} onClose={close} />)
    answerWith(scheduleOperations.previewRecurringSchedule, { effect })
    answerWith(scheduleOperations.updateRecurringSchedule, { recurringSchedule: sampleSchedule(), generated: null })
    await choose('Day of week', 'Tuesday')
    await press('Save')
    const question = await screen.findByRole('alertdialog', { name: 'Change Navigators Monday' })
    expect(question.textContent).toContain(
      '7 future classes move, 2 hand-moved stay, 30 students and 1 teacher are told',
    )
    expect(sent().map((call) => call.path)).toEqual([`/recurring-schedules/${idOf(700)}/preview`])
    await userEvent.click(within(question).getByRole('checkbox', { name: 'Email them' }))
    await userEvent.click(within(question).getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Updated Navigators Monday Recurring Class')).toBeTruthy()
    expect(sent().at(-1)?.body).toMatchObject({ version: 3, notify: false, schedule: { recurrence: { day: 2 } } })
    expect(close).toHaveBeenCalledOnce()
  })

  it('lists who would be in two classes at once, and saves nothing then', async () => {
    show(<RecurringClassDrawer schedule={sampleSchedule()} onClose={() => {}} />)
    const conflict = {
      accountId: idOf(5),
      publicName: 'Noor',
      className: 'Explorers',
      startingAt: '2027-03-09T21:00:00.000Z',
      local: '2027-03-09T16:00',
      zone: 'EST',
    }
    answerWith(scheduleOperations.previewRecurringSchedule, { effect: { ...effect, conflicts: [conflict] } })
    await press('Save')
    const question = await screen.findByRole('alertdialog')
    expect(within(question).getByRole('listitem').textContent).toMatch(
      /^Noor is in Explorers, Tue, Mar 9, 4:00 PM EST$/,
    )
    expect(within(question).getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
  })

  it('says that an update failed, with the message of the server under its entry [C-229] [C-161]', async () => {
    show(<RecurringClassDrawer schedule={sampleSchedule()} onClose={() => {}} />)
    answerWith(scheduleOperations.previewRecurringSchedule, { effect })
    refuseWith(scheduleOperations.updateRecurringSchedule, 422, 'validation', 'Not so.', [
      { field: 'schedule.status', code: 'x', message: 'A status is required to set the class.' },
    ])
    await press('Save')
    const question = await screen.findByRole('alertdialog')
    await userEvent.click(within(question).getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Error updating Navigators Monday Recurring Class')).toBeTruthy()
    expect(screen.getByText('A status is required to set the class.')).toBeTruthy()
  })

  it('puts every part of an effect into words', () => {
    const nobody = { students: 0, teachers: 0 }
    const none = { moved: 0, kept: 0, created: 0, removed: 0, cancelled: 0, told: nobody, conflicts: [] }
    expect(effectWords(none)).toBeNull()
    expect(effectWords({ ...none, moved: 1, kept: 1, told: { students: 0, teachers: 1 } })).toBe(
      '1 future class moves, 1 hand-moved stays, 1 teacher is told',
    )
    expect(effectWords({ ...none, created: 4, removed: 1, cancelled: 2, told: { students: 9, teachers: 0 } })).toBe(
      '4 new classes are made, 1 empty class goes, 2 classes are cancelled, 9 students are told',
    )
  })
})

describe('the form of a single class', () => {
  const open = (slot = null as ReturnType<typeof sampleSlot> | null, close = vi.fn()) => {
    answerWith(connectionOperations.listSections, { sections: [], total: 0 })
    show(<SingleClassDrawer slot={slot} onClose={close} onRemove={() => {}} />)
    return close
  }

  it('starts at 2 PM with 45 minutes and status none, and needs its date [C-163] [C-246] [C-248]', async () => {
    expect(newSingleEntries()).toMatchObject({ status: 'none', minute: 840, duration: 45, date: '' })
    open()
    await press('Add')
    expect(alertsIn()).toEqual(['A date is required for the class.'])
    expect(sent()).toEqual([])
  })

  it('names each missing entry in the words of the specification [C-158] [C-160] [C-161] [C-162] [C-163]', () => {
    const entries = { ...newSingleEntries(), status: null, timeZone: null, minute: null, duration: null }
    expect(singleFaults(entries)).toEqual({
      status: 'A status is required to set the class.',
      timeZone: 'A timezone is required to set the class.',
      date: 'A date is required for the class.',
      minute: 'A starting time is required for the class.',
      duration: 'A duration is required to set the class.',
    })
    // Without restrictions every student may join. [C-159]
    expect(singleFaults({ ...newSingleEntries('2027-03-08') })).toEqual({})
  })

  it('adds a class and says so, or says that it went wrong [C-223] [C-230]', async () => {
    const close = open()
    refuseWith(timeSlotOperations.createTimeSlot, 422, 'time_slot_in_the_past', 'This time has passed.', [
      { field: 'date', code: 'time_slot_in_the_past', message: 'This time has passed. Choose a later one.' },
    ])
    fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2027-03-08' } })
    await press('Add')
    expect(await screen.findByText('Error adding Single Class')).toBeTruthy()
    expect(screen.getByText('This time has passed. Choose a later one.')).toBeTruthy()
    answerWith(timeSlotOperations.createTimeSlot, {
      timeSlot: sampleSlot({ recurringScheduleId: null, occurrenceOn: null }),
    })
    await press('Add')
    expect(await screen.findByText('Added Single Class')).toBeTruthy()
    expect(sent().at(-1)?.body).toMatchObject({ date: '2027-03-08', minute: 840, duration: 45, name: null })
    expect(close).toHaveBeenCalledOnce()
  })

  it('changes a class on the clock of its zone, and says its date [C-047] [C-223] [C-230]', async () => {
    const slot = sampleSlot({ local: '2027-03-08T13:00', zone: 'PST' })
    const close = open(slot)
    expect(screen.getByLabelText<HTMLInputElement>('Date').value).toBe('2027-03-08')
    expect(screen.getByText(/After this change the class is its own/)).toBeTruthy()
    refuseWith(timeSlotOperations.updateTimeSlot, 409, 'schedule_conflicts', 'People would be in two classes at once.')
    await press('Save')
    expect(await screen.findByText('Error updating Mon, Mar 8 Class')).toBeTruthy()
    expect(screen.getByText('People would be in two classes at once.')).toBeTruthy()
    answerWith(timeSlotOperations.updateTimeSlot, { timeSlot: slot })
    await press('Save')
    expect(await screen.findByText('Updated Mon, Mar 8 Class')).toBeTruthy()
    expect(sent().at(-1)?.body).toMatchObject({ notify: true, timeSlot: { date: '2027-03-08', minute: 960 } })
    await waitFor(() => expect(close).toHaveBeenCalledOnce())
  })

  it('has remove beside save [C-047]', async () => {
    const remove = vi.fn()
    answerWith(connectionOperations.listSections, { sections: [], total: 0 })
    show(<SingleClassDrawer slot={sampleSlot()} onClose={() => {}} onRemove={remove} />)
    await press('Remove')
    expect(remove).toHaveBeenCalledOnce()
  })
})
