import axe from 'axe-core'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { timeSlotOperations } from '@polyhex/contract/classes/time-slot-operations'
import { answerWith, endVisit, refuseWith, visit } from '../../shell/page-trial.tsx'
import { sampleAccount } from '../../shell/account-samples.ts'
import { movedWallTime } from './moved-wall-time.ts'
import { idOf, sampleGroup, sampleSlot } from '../staff-samples.ts'
import { admin } from '../staff-trial.tsx'
import { tia, noor, kofi, slotPath, open, rowOf, sent, loadClassPage } from './class-page-trial.tsx'

const withoutStyles = { 'color-contrast': { enabled: false }, 'landmark-no-duplicate-banner': { enabled: false } }

beforeAll(loadClassPage, 60_000)
afterEach(() => {
  cleanup()
  endVisit()
  vi.restoreAllMocks()
})

describe('the page of a class', () => {
  it('shows date, duration, attendees, missing credits, teachers, status and restrictions [C-016] [C-050] [C-071]', async () => {
    open({ local: '2027-03-08T13:00', zone: 'PST' })
    await screen.findByRole('heading', { level: 1, name: 'Navigators Monday' })
    const facts = screen.getAllByRole('definition').map((one) => one.textContent)
    expect(facts).toEqual([
      'Monday, March 8, 2027, 1:00 to 1:45 PM PSTMonday, March 8, 2027, 4:00 to 4:45 PM EST where the class is',
      'Length 45 min',
      '2',
      '1',
      '1: Tia',
      'Open',
      'Navigators',
    ])
  })

  it('is without fault for an accessibility checker', async () => {
    open({ status: 'groups_created' }, [tia, noor, kofi], [sampleGroup(1)])
    await rowOf('Noor Haddad')
    const { violations } = await axe.run(screen.getByRole('main'), { rules: withoutStyles })
    expect(violations.map((fault) => [fault.id, fault.nodes[0]?.html])).toEqual([])
  })

  it('is a page not found for who may not see it', async () => {
    refuseWith(timeSlotOperations.getTimeSlot, 404, 'time_slot_not_found', 'We could not find this class.')
    visit(slotPath, admin)
    expect(await screen.findByText(/There is no class at this address\./)).toBeTruthy()
  })

  it('shows a family only what concerns it, and the way into the room while the class is live [C-068]', async () => {
    const registration = {
      accountId: idOf(11),
      state: 'registered' as const,
      attendeeId: idOf(911),
      isRecurring: true,
      isTeacher: false,
      hasCredit: false,
      hindrance: null,
      waitingPlace: null,
      groupId: idOf(501),
      groupStatus: 'assigned' as const,
    }
    const account = sampleAccount({
      roles: ['parent'],
      children: [{ accountId: idOf(11), publicName: 'Noor', grade: 0 }],
    })
    const parent = { state: 'authenticated' as const, account }
    open({ status: 'groups_created', registrations: [registration], joinable: true }, [], [sampleGroup(1)], parent)
    expect(await screen.findByText('Noor')).toBeTruthy()
    expect(screen.getByText('Registered')).toBeTruthy()
    expect(screen.getByText('(credit required)')).toBeTruthy()
    expect(screen.queryByText('Attendees')).toBeNull()
    const join = await screen.findByRole('link', { name: 'Join class' })
    expect(join.getAttribute('href')).toBe(`/class/session/${idOf(501)}/`)
    cleanup()
    endVisit()
    const teaches = { ...registration, isTeacher: true }
    open({ status: 'groups_created', registrations: [teaches], joinable: true }, [], [sampleGroup(1)], parent)
    const room = await screen.findByRole('link', { name: 'Open the room' })
    expect(room.getAttribute('href')).toBe(`/class/host/${idOf(501)}/`)
    cleanup()
    endVisit()
    open({ status: 'groups_created', registrations: [registration], joinable: false }, [], [sampleGroup(1)], parent)
    await screen.findByText('Noor')
    expect(screen.queryByRole('link', { name: 'Join class' })).toBeNull()
  })
})

describe('moving and deleting a class', () => {
  it('moves it as far on its own clock as it was dragged on the reader’s', () => {
    expect(movedWallTime('2027-03-08T16:00', '2027-03-08T13:00', '2027-03-09T14:15')).toEqual({
      date: '2027-03-09',
      minute: 1035,
    })
    expect(movedWallTime('2027-03-08T00:30', '2027-03-07T21:30', '2027-03-07T20:30')).toEqual({
      date: '2027-03-07',
      minute: 1410,
    })
  })

  it('shows the effect of a move first, and moves this one or this and following', async () => {
    open()
    const effect = {
      startingAt: '2027-03-09T21:00:00.000Z',
      local: '2027-03-09T16:00',
      zone: 'EST',
      students: 12,
      teachers: 1,
      withoutCredit: 2,
      conflicts: [],
      classes: 1,
    }
    answerWith(timeSlotOperations.previewMove, ({ body }) => ({
      effect: { ...effect, classes: (body as { following: boolean }).following ? 8 : 1 },
    }))
    answerWith(timeSlotOperations.moveTimeSlot, { timeSlot: sampleSlot({ local: '2027-03-09T16:00' }), moved: 8 })
    await userEvent.click(await screen.findByRole('button', { name: 'Move class' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Move class' })
    const move = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Move' })
    expect(move.disabled).toBe(true)
    const date = within(dialog).getByLabelText('Date')
    await userEvent.clear(date)
    await userEvent.type(date, '2027-03-09')
    expect(
      await within(dialog).findByText(/Moves to Tue, Mar 9, 4:00 PM EST. 12 students and 1 teacher are told/),
    ).toBeTruthy()
    expect(dialog.textContent).toContain('2 students would have no credit for it.')
    await userEvent.click(within(dialog).getByRole('radio', { name: /This and following/ }))
    expect(await within(dialog).findByText(/8 classes move; this one to/)).toBeTruthy()
    await userEvent.click(move)
    expect(await screen.findByText('Moved 8 classes of Navigators Monday')).toBeTruthy()
    expect(sent().at(-1)).toMatchObject({
      path: `/time-slots/${idOf(800)}/move`,
      body: { date: '2027-03-09', minute: 960, following: true, notify: true },
    })
  })

  it('puts a class back where it was, on the clock of the class, when the move is undone', async () => {
    open({ local: '2027-03-08T13:00', zone: 'PST' })
    const effect = {
      startingAt: '2027-03-09T21:00:00.000Z',
      local: '2027-03-09T13:00',
      zone: 'PST',
      students: 0,
      teachers: 0,
      withoutCredit: 0,
      conflicts: [],
      classes: 1,
    }
    answerWith(timeSlotOperations.previewMove, { effect })
    answerWith(timeSlotOperations.moveTimeSlot, { timeSlot: sampleSlot({ local: '2027-03-09T13:00' }), moved: 1 })
    await userEvent.click(await screen.findByRole('button', { name: 'Move class' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Move class' })
    const date = within(dialog).getByLabelText('Date')
    await userEvent.clear(date)
    await userEvent.type(date, '2027-03-09')
    expect(await within(dialog).findByText(/Moves to Tue, Mar 9, 1:00 PM PST\. Nobody is in it\./)).toBeTruthy()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Move' }))
    expect(await screen.findByText('Updated Tue, Mar 9 Class')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Navigators Monday is on Mon, Mar 8, 1:00 PM PST again')).toBeTruthy()
    expect(sent().at(-1)).toMatchObject({
      path: `/time-slots/${idOf(800)}/move`,
      body: { date: '2027-03-08', minute: 960, following: false, notify: true },
    })
  })

  it('does not move a class into another one of its people', async () => {
    open()
    const conflict = {
      accountId: idOf(11),
      publicName: 'Noor',
      className: 'Explorers',
      startingAt: '2027-03-09T21:00:00.000Z',
      local: '2027-03-09T16:00',
      zone: 'EST',
    }
    answerWith(timeSlotOperations.previewMove, {
      effect: {
        startingAt: '2027-03-09T21:00:00.000Z',
        local: '2027-03-09T16:00',
        zone: 'EST',
        students: 1,
        teachers: 0,
        withoutCredit: 0,
        conflicts: [conflict],
        classes: 1,
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Move class' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Move class' })
    const date = within(dialog).getByLabelText('Date')
    await userEvent.clear(date)
    await userEvent.type(date, '2027-03-09')
    expect(await within(dialog).findByText(/1 person would be in two classes at once/)).toBeTruthy()
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Move' }).disabled).toBe(true)
  })

  it.each([
    [2, 'true'],
    [0, 'false'],
  ])(
    'asks before it deletes a class with %i attendees, the count red if there are any [C-238]',
    async (attendees, any) => {
      const { router } = open({ stats: { attendees, attendeesWithCredits: 0, teachers: 1 } })
      answerWith(timeSlotOperations.deleteTimeSlot, {})
      const push = vi.spyOn(router.history, 'push').mockImplementation(() => {})
      await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
      const question = await screen.findByRole('alertdialog', { name: 'Delete Class' })
      const count = within(question).getByText(`${attendees} attendees`)
      expect(count.dataset['any']).toBe(any)
      await userEvent.click(within(question).getByRole('button', { name: 'Delete Class' }))
      expect(await screen.findByText('Deleted Mon, Mar 8 Class')).toBeTruthy()
      await waitFor(() => expect(push).toHaveBeenCalledWith('/class/schedule/?schedule_tab=manage'))
    },
  )
})
