import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { administrationOperations } from '@polyhex/contract/accounts/administration-operations'
import { attendanceOperations } from '@polyhex/contract/classes/attendance-operations'
import { noticeOperations } from '@polyhex/contract/classes/notice-operations'
import { answerWith, endVisit, refuseWith } from '../../shell/page-trial.tsx'
import { attendeesCsv } from './attendees-csv.ts'
import { idOf, sampleAttendee, sampleGroup, sampleTeacher } from '../staff-samples.ts'
import { act, tutor } from '../staff-trial.tsx'
import { tia, noor, kofi, open, rowOf, sent, confirm, loadClassPage } from '../slots/class-page-trial.tsx'

beforeAll(loadClassPage, 60_000)
afterEach(() => {
  cleanup()
  endVisit()
  vi.restoreAllMocks()
})

describe('the table of attendees', () => {
  it('says of each row whether it is teacher, recur, single or skip [C-052] [C-057]', async () => {
    open()
    await rowOf('Noor Haddad')
    const rows = within(screen.getByRole('table', { name: 'Attendees' }))
      .getAllByRole('row')
      .slice(1)
    expect(rows.map((row) => within(row).getAllByRole('cell')[1]!.textContent)).toEqual([
      'Teacher',
      'Recurring',
      'Single',
      'Skip',
    ])
  })

  it('shows credit and email only for students who come, to a class that takes place [C-058] [C-061]', async () => {
    open()
    const images = async (name: string) =>
      within(await rowOf(name))
        .queryAllByRole('img')
        .map((one) => one.getAttribute('aria-label'))
        .filter((label) => label !== null)
    expect(await images('Noor Haddad')).toEqual(['Credit allocated', 'No email sent'])
    expect(await images('Kofi Mensah')).toEqual(['Credit required', 'All emails sent'])
    expect((await rowOf('Kofi Mensah')).textContent).toContain('(credit required)')
    expect((await rowOf('Noor Haddad')).textContent).not.toContain('(credit required)')
    expect(await images('Mei Lin')).toEqual([])
    expect(await images('Tia')).toEqual([])
    for (const off of [{ past: true }, { status: 'cancelled' as const }, { status: 'planned' as const }]) {
      cleanup()
      endVisit()
      open(off)
      expect(await images('Noor Haddad')).toEqual([])
      expect((await rowOf('Kofi Mensah')).textContent).not.toContain('(credit required)')
    }
  })

  it('marks new students up to 5 attended classes, and no teacher [C-055]', async () => {
    const sixth = sampleAttendee(14, { stats: { lastAttendedAt: null, playCount: 0, attendanceCount: 6 } })
    open({}, [
      sampleTeacher(2, 'Tia', { stats: { lastAttendedAt: null, playCount: 0, attendanceCount: 0 } }),
      kofi,
      sixth,
    ])
    expect((await rowOf('Kofi Mensah')).textContent).toContain('New Student')
    expect((await rowOf('Pupil 14')).textContent).not.toContain('New Student')
    expect((await rowOf('Tia')).textContent).not.toContain('New Student')
  })

  it('opens the account page of an attendee, by its name and by its menu [C-059]', async () => {
    const { router } = open()
    const link = await screen.findByRole('link', { name: 'Noor Haddad' })
    expect(link.getAttribute('href')).toBe(`/accounts/manage/${idOf(11)}/`)
    const push = vi.spyOn(router.history, 'push').mockImplementation(() => {})
    await act('Actions for Noor Haddad', 'View Account')
    await waitFor(() => expect(push).toHaveBeenCalledWith(`/accounts/manage/${idOf(11)}/`))
  })

  it('removes an attendee once after a question, without an email, and takes it back [C-233] [C-143]', async () => {
    open()
    answerWith(attendanceOperations.deleteAttendee, {})
    answerWith(attendanceOperations.createAttendee, { attendee: kofi })
    await act('Actions for Kofi Mensah', 'Remove once')
    const words = await confirm('Remove attendee once', 'Remove once')
    expect(words).toContain('No email is sent.')
    expect(await screen.findByText('Removed Kofi Mensah once')).toBeTruthy()
    const call = sent()[0]!
    expect([call.method, call.path, call.query.get('notify')]).toEqual([
      'DELETE',
      `/time-slots/${idOf(800)}/attendees/${idOf(12)}`,
      'false',
    ])
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Kofi Mensah is in the class again')).toBeTruthy()
    expect(sent()[1]!.body).toEqual({ accountId: idOf(12), notify: false })
  })

  it('removes who comes every week from ALL recurrences after a question [C-234]', async () => {
    open()
    answerWith(attendanceOperations.deleteRecurringAttendee, { classes: 9 })
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Kofi Mensah' }))
    expect(screen.queryByRole('menuitem', { name: 'Remove from ALL recurrences' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await act('Actions for Noor Haddad', 'Remove from ALL recurrences')
    await confirm('Remove from ALL recurrences', 'Cancel')
    expect(sent()).toEqual([])
    await act('Actions for Noor Haddad', 'Remove from ALL recurrences')
    await confirm('Remove from ALL recurrences', 'Remove from ALL')
    expect(await screen.findByText('Removed Noor Haddad from ALL recurrences')).toBeTruthy()
    expect(sent()[0]).toMatchObject({
      method: 'DELETE',
      path: `/recurring-schedules/${idOf(700)}/attendees/${idOf(11)}`,
    })
  })

  it('adds an attendee, and notes that no email is sent [C-240] [C-192]', async () => {
    open()
    const found = {
      id: idOf(40),
      username: 'ana.oval',
      avatarName: 'ana_oval',
      avatarUrl: 'oval',
      displayName: 'Ana Silva',
      roles: ['student' as const],
      gradeLevel: 5,
      classGroups: [],
      timeZone: 'America/Toronto',
      status: 'active' as const,
      createdDate: '2026-03-02T17:05:00.000Z',
      children: 0,
    }
    answerWith(administrationOperations.listAccounts, {
      accounts: [found, { ...found, id: idOf(41), displayName: 'Ana Parent', roles: ['parent'] }],
      total: 2,
      newThisWeek: 0,
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Add Attendee' }))
    const dialog = await screen.findByRole('dialog', { name: 'Add Attendee' })
    expect(within(dialog).getByText(/No email is sent/)).toBeTruthy()
    refuseWith(attendanceOperations.createAttendee, 409, 'time_slot_full', 'This class is full.')
    await userEvent.type(within(dialog).getByRole('searchbox', { name: 'Student' }), 'ana{Enter}')
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Add Ana Silva' }))
    expect(await within(dialog).findByText('Ana Silva: This class is full.')).toBeTruthy()
    // Only students come to a class.
    expect(within(dialog).queryByText('Ana Parent')).toBeNull()
    answerWith(attendanceOperations.createAttendee, { attendee: sampleAttendee(40) })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add Ana Silva' }))
    expect(await screen.findByText('Added Ana Silva')).toBeTruthy()
    expect(sent().at(-1)?.body).toEqual({ accountId: idOf(40), notify: false })
    expect(within(dialog).getByText('In this class')).toBeTruthy()
  })

  it('sends emails only once the groups are made, after a question [C-133] [C-235] [C-195]', async () => {
    open({ status: 'ready_to_group' })
    const off = await screen.findByRole('button', { name: 'Send Emails' })
    expect(off.getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(off)
    expect(screen.queryByRole('alertdialog')).toBeNull()
    cleanup()
    endVisit()
    open({ status: 'groups_created' }, [tia, noor], [sampleGroup(1)])
    answerWith(noticeOperations.notifyTimeSlot, { sent: 2 })
    answerWith(noticeOperations.notifyAttendee, { sent: 1 })
    await userEvent.click(await screen.findByRole('button', { name: 'Send Emails' }))
    await confirm('Send Email', 'Send Emails')
    expect(await screen.findByText('Sent 2 emails')).toBeTruthy()
    await act('Actions for Noor Haddad', 'Send Email')
    await confirm('Send Email', 'Send Email')
    expect(await screen.findByText('Sent an email to Noor Haddad')).toBeTruthy()
    expect(sent().map((call) => [call.path, call.body])).toEqual([
      [`/time-slots/${idOf(800)}/notify`, { type: 'class_starting' }],
      [`/time-slots/${idOf(800)}/attendees/${idOf(11)}/notify`, { type: 'class_starting' }],
    ])
  })

  it('gives the attendees as a table for spreadsheets, with formulas made harmless', () => {
    const sly = sampleAttendee(15, {
      account: { id: idOf(15), publicName: 'sly', name: '=HYPERLINK("x")', avatar: 'oval', grade: null },
      group: { id: idOf(501), groupIndex: 2, videoConferenceLink: null },
    })
    const lines = attendeesCsv([noor, kofi, sly]).split('\r\n')
    expect(lines[0]).toBe(
      'Name,Public name,Status,Grade,Group,Group status,Credit,Email,Classes attended,Minutes in the room,Account id',
    )
    expect(lines[1]).toBe(`Noor Haddad,noor_hexagon,recur,K,,none,allocated,none,9,0,${idOf(11)}`)
    expect(lines[2]).toBe(`Kofi Mensah,kofi,single,5,,none,required,all,5,0,${idOf(12)}`)
    expect(lines[3]).toBe(`"'=HYPERLINK(""x"")",sly,single,,2,none,allocated,none,9,0,${idOf(15)}`)
  })

  it('lets a tutor of the class look and email, and change nothing else [C-056] [C-172]', async () => {
    const own = {
      accountId: idOf(2),
      state: 'registered' as const,
      attendeeId: tia.id,
      isRecurring: false,
      isTeacher: true,
      hasCredit: null,
      hindrance: null,
      waitingPlace: null,
      groupId: idOf(501),
      groupStatus: 'assigned' as const,
    }
    open({ status: 'groups_created', registrations: [own] }, [tia, noor], [sampleGroup(1)], tutor)
    await rowOf('Noor Haddad')
    for (const name of ['Add Attendee', 'Edit', 'Delete', 'Move class', 'Create Groups', 'Group Missed'])
      expect(screen.queryByRole('button', { name })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Noor Haddad' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Noor Haddad' }))
    const items = await screen.findAllByRole('menuitem')
    expect(items.map((item) => item.textContent)).toEqual(['Send Email'])
  })
})
