import axe from 'axe-core'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { administrationOperations } from '@polyhex/contract/accounts/administration-operations'
import { attendanceOperations } from '@polyhex/contract/classes/attendance-operations'
import type { Attendee } from '@polyhex/contract/classes/attendee'
import type { Group } from '@polyhex/contract/classes/class-group'
import { cohortOperations } from '@polyhex/contract/classes/cohort-operations'
import { groupingOperations } from '@polyhex/contract/classes/group-operations'
import { noticeOperations } from '@polyhex/contract/classes/notice-operations'
import type { TimeSlot } from '@polyhex/contract/classes/time-slot'
import { timeSlotOperations } from '@polyhex/contract/classes/time-slot-operations'
import type { SessionState } from '../../shell/session.ts'
import { answerWith, asked, endVisit, refuseWith, visit } from '../../shell/page-trial.tsx'
import { sampleAccount } from '../../shell/samples.ts'
import { attendeesCsv } from '../attendees/attendees-csv.ts'
import { movedWallTime } from './moved-wall-time.ts'
import { idOf, sampleAttendee, sampleGroup, sampleSlot, sampleTeacher } from '../staff-samples.ts'
import { act, admin, choose, clearToasts, tutor } from '../staff-trial.tsx'

const withoutStyles = { 'color-contrast': { enabled: false }, 'landmark-no-duplicate-banner': { enabled: false } }
const tia = sampleTeacher(2, 'Tia')
const noor = sampleAttendee(11, {
  row: 'recur',
  isRecurring: true,
  account: { id: idOf(11), publicName: 'noor_hexagon', name: 'Noor Haddad', avatar: 'hexagon', grade: 0 },
})
const kofi = sampleAttendee(12, {
  creditId: null,
  notificationState: 'all',
  stats: { lastAttendedAt: null, playCount: 0, attendanceCount: 5 },
  account: { id: idOf(12), publicName: 'kofi', name: 'Kofi Mensah', avatar: 'square', grade: 5 },
})
const mei = sampleAttendee(13, {
  row: 'skip',
  creditId: null,
  account: { id: idOf(13), publicName: 'mei', name: 'Mei Lin', avatar: 'oval', grade: 4 },
})
const contract = {
  id: idOf(300),
  accountId: idOf(30),
  account: { id: idOf(30), publicName: 'Theo', name: 'Theo Teach', avatar: 'square' },
  status: 'active' as const,
  startingOn: '2027-01-01',
  endingOn: null,
}
const slotPath = `/class/timeslot/${idOf(800)}/`

function open(
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
const rowOf = async (name: string) => (await screen.findByText(name, { selector: 'td a, td b' })).closest('tr')!
const sent = () => asked.filter((call) => call.method !== 'GET')
const confirm = async (title: string, button: string) => {
  const question = await screen.findByRole('alertdialog', { name: title })
  const words = question.textContent ?? ''
  await userEvent.click(within(question).getByRole('button', { name: button }))
  return words
}

beforeAll(async () => {
  await Promise.all([
    import('./time-slot-screen.tsx'),
    import('../../shell/connected.tsx'),
    import('../../shell/frame.tsx'),
  ])
}, 60_000)
afterEach(() => {
  cleanup()
  clearToasts()
  endVisit()
  vi.restoreAllMocks()
})

describe('the page of a class', () => {
  it('shows date, duration, attendees, missing credits, teachers, status and restrictions [C-016] [C-050] [C-071]', async () => {
    open({ local: '2027-03-08T13:00', zone: 'PST' })
    await screen.findByRole('heading', { level: 1, name: 'Navigators Monday' })
    const facts = screen.getAllByRole('definition').map((one) => one.textContent)
    expect(facts).toEqual([
      'Monday 8 March 2027, 1:00 to 1:45 PM PSTMonday 8 March 2027, 4:00 to 4:45 PM EST where the class is',
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
    answerWith(administrationOperations.listAccounts, { accounts: [found], total: 1, newThisWeek: 0 })
    await userEvent.click(await screen.findByRole('button', { name: 'Add Attendee' }))
    const dialog = await screen.findByRole('dialog', { name: 'Add Attendee' })
    expect(within(dialog).getByText(/No email is sent/)).toBeTruthy()
    refuseWith(attendanceOperations.createAttendee, 409, 'time_slot_full', 'This class is full.')
    await userEvent.type(within(dialog).getByRole('searchbox', { name: 'Student' }), 'ana{Enter}')
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Add Ana Silva' }))
    expect(await within(dialog).findByText('Ana Silva: This class is full.')).toBeTruthy()
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

describe('the teachers of a class', () => {
  it('lists accounts of active contracts, and adds one while the class takes place [C-048] [C-130] [C-174] [C-196]', async () => {
    open({ status: 'open' })
    answerWith(attendanceOperations.createTeacher, {
      teacher: { id: idOf(1), accountId: idOf(30), timeSlotId: idOf(800), leaderAccountId: null },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Add Teacher Theo Teach' }))
    expect(await screen.findByText('Theo Teach teaches this class')).toBeTruthy()
    expect(sent()[0]?.body).toEqual({ accountId: idOf(30), leaderAccountId: null })
    expect(asked.find((call) => call.path === '/contracts')?.query.get('status')).toBe('active')
    for (const status of ['none', 'planned', 'cancelled'] as const) {
      cleanup()
      endVisit()
      open({ status })
      const off = await screen.findByRole('button', { name: 'Add Teacher Theo Teach' })
      expect(off.getAttribute('aria-disabled')).toBe('true')
    }
  })

  it.each([
    [{ attendees: 12, attendeesWithCredits: 12, teachers: 1 }, null],
    [{ attendees: 13, attendeesWithCredits: 13, teachers: 1 }, '13 attendees and 1 teacher: add 1 teacher.'],
    [{ attendees: 0, attendeesWithCredits: 0, teachers: 0 }, null],
    [{ attendees: 1, attendeesWithCredits: 1, teachers: 0 }, '1 attendee and 0 teachers: add 1 teacher.'],
  ])('warns when teachers number fewer than attendees divided by 12: %j [C-054]', async (stats, words) => {
    open({ stats })
    await screen.findByRole('button', { name: 'Add Teacher Theo Teach' })
    const warning = screen.queryByText(/One teacher leads up to 12/)
    if (words === null) expect(warning).toBeNull()
    else expect(warning?.textContent).toContain(words)
  })

  it('says which teacher another one assists, and offers no leader who assists [C-197] [C-113]', async () => {
    const omar = sampleTeacher(3, 'Omar')
    const bea = sampleTeacher(4, 'Bea', { leaderAccountId: omar.accountId })
    open({}, [tia, omar, bea])
    answerWith(attendanceOperations.assignLeader, {
      teacher: { id: tia.id, accountId: tia.accountId, timeSlotId: idOf(800), leaderAccountId: omar.accountId },
    })
    await userEvent.click(await screen.findByRole('button', { name: /What Tia does/ }))
    expect((await screen.findAllByRole('option')).map((one) => one.textContent)).toEqual([
      'Leads a group',
      'Assists Omar',
    ])
    await userEvent.click(screen.getByRole('option', { name: 'Assists Omar' }))
    await waitFor(() => expect(sent()[0]?.body).toEqual({ leaderAccountId: omar.accountId }))
    await userEvent.click(screen.getByRole('button', { name: /What Omar does/ }))
    expect((await screen.findAllByRole('option')).map((one) => one.textContent)).toEqual(['Leads a group'])
  })

  it('removes a teacher after a question [C-236]', async () => {
    open()
    answerWith(attendanceOperations.deleteTeacher, {})
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Teacher Tia' }))
    await confirm('Remove Teacher', 'Remove Teacher')
    expect(await screen.findByText('Removed Tia as a teacher')).toBeTruthy()
    expect(sent()[0]).toMatchObject({ method: 'DELETE', path: `/time-slots/${idOf(800)}/teachers/${idOf(2)}` })
  })
})

describe('the groups of a class', () => {
  const grouped = (attendee: Attendee, index: number): Attendee => ({
    ...attendee,
    groupId: idOf(500 + index),
    group: { id: idOf(500 + index), groupIndex: index, videoConferenceLink: null },
    groupStatus: 'assigned',
  })
  const both = [sampleGroup(1, { size: 13 }), sampleGroup(2, { videoConferenceLink: null })]

  it('are created only when ready to group, after a look at them [C-131] [C-198]', async () => {
    open({ status: 'open' })
    const off = await screen.findByRole('button', { name: 'Create Groups' })
    expect(off.getAttribute('aria-disabled')).toBe('true')
    cleanup()
    endVisit()
    open({ status: 'ready_to_group' })
    answerWith(groupingOperations.previewGroups, {
      preview: {
        groups: [
          {
            leaderAccountId: tia.accountId,
            teacherAccountIds: [tia.accountId],
            accountIds: [noor.accountId],
            levels: { low: 0.5, mean: 0.5, high: 0.5 },
            over: 0,
          },
          {
            leaderAccountId: idOf(3),
            teacherAccountIds: [idOf(3)],
            accountIds: [kofi.accountId],
            levels: null,
            over: 1,
          },
        ],
        splitFriends: [[noor.accountId, kofi.accountId]],
      },
    })
    answerWith(groupingOperations.createGroups, { groups: both })
    await userEvent.click(await screen.findByRole('button', { name: 'Create Groups' }))
    const dialog = await screen.findByRole('dialog', { name: 'Create Groups' })
    await within(dialog).findByText('With Tia')
    expect(dialog.textContent).toContain('Level 0.5 to 0.5')
    expect(dialog.textContent).toContain('1 too many')
    expect(dialog.textContent).toContain('Class friends in different groups: Noor Haddad and Kofi Mensah.')
    expect(sent()).toEqual([])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create Groups' }))
    expect(await screen.findByText('Created 2 groups')).toBeTruthy()
  })

  it('take missed students only when they are created [C-132] [C-198]', async () => {
    open({ status: 'ready_to_group' })
    const off = await screen.findByRole('button', { name: 'Group Missed' })
    expect(off.getAttribute('aria-disabled')).toBe('true')
    cleanup()
    endVisit()
    open({ status: 'groups_created' }, [grouped(tia, 1), grouped(noor, 1), kofi, mei], both)
    answerWith(groupingOperations.addMissedAttendees, { groups: both, placed: 1 })
    await rowOf('Kofi Mensah')
    await userEvent.click(screen.getByRole('button', { name: 'Group Missed' }))
    const words = await confirm('Group Missed', 'Group Missed')
    expect(words).toContain('1 student has no group.')
    expect(await screen.findByText('1 student put into groups')).toBeTruthy()
    expect(sent()[0]?.body).toEqual({ notify: false })
  })

  it('warn after a change that makes one too large or parts class friends [C-199]', async () => {
    open({ status: 'groups_created' }, [grouped(tia, 1), grouped(noor, 1)], both)
    answerWith(groupingOperations.changeGroup, { group: both[1]!, over: 1, splitFriends: [kofi.accountId] })
    await rowOf('Noor Haddad')
    await choose('Group of Noor Haddad', 'Group 2')
    expect(
      await screen.findByText(
        'Noor Haddad is in group 2. It has 1 more than 12 for each teacher and 1 class friend in another group.',
      ),
    ).toBeTruthy()
    expect(sent()[0]).toMatchObject({ path: `/groups/${idOf(502)}/attendees`, body: { accountId: noor.accountId } })
  })

  it('keep a teacher who assists with the leader [C-060]', async () => {
    const bea = grouped(sampleTeacher(4, 'Bea', { leaderAccountId: tia.accountId }), 1)
    open({ status: 'groups_created' }, [grouped(tia, 1), bea], both)
    const row = await rowOf('Bea')
    expect(within(row).queryByRole('button', { name: /Group of Bea/ })).toBeNull()
    expect(within(row).getByText('Group 1')).toBeTruthy()
    expect(within(await rowOf('Tia')).getByRole('button', { name: /Group of Tia/ })).toBeTruthy()
  })

  it('are deleted after a question that says where their students go [C-237]', async () => {
    open({ status: 'groups_created' }, [grouped(tia, 1)], both)
    answerWith(groupingOperations.deleteGroup, { groups: [] })
    await act('Actions for group 1', 'Delete Group')
    const words = await confirm('Delete Group', 'Delete Group')
    expect(words).toContain('Its 13 students are reassigned to other groups.')
    expect(await screen.findByText('Deleted group 1')).toBeTruthy()
  })

  it('have instructions and a link of their own [C-199]', async () => {
    open({ status: 'groups_created' }, [grouped(tia, 1)], both)
    answerWith(groupingOperations.addGroupInstructions, { group: both[0]! })
    await act('Actions for group 1', 'Instructions and link')
    const dialog = await screen.findByRole('dialog', { name: 'Group 1' })
    await userEvent.type(within(dialog).getByLabelText('Instructions'), 'Begin with fractions.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Saved group 1')).toBeTruthy()
    // The address of our own room is not written down as if somebody had typed it.
    expect(sent()[0]?.body).toEqual({ instructions: 'Begin with fractions.' })
  })

  it('copy the link of their room, and cannot where there is none [C-069] [C-070]', async () => {
    const user = userEvent.setup()
    open({ status: 'groups_created' }, [grouped(tia, 1)], both)
    await screen.findByText('Group 1', { selector: 'b' })
    const [first, second] = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Copy Zoom link' })
    expect([first!.disabled, second!.disabled]).toEqual([false, true])
    await user.click(first!)
    const link = sampleGroup(1).videoConferenceLink
    expect(await screen.findByText(`Copied zoom link ${link}`)).toBeTruthy()
    expect(await navigator.clipboard.readText()).toBe(link)
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
      await within(dialog).findByText(/Moves to Tue 9 Mar, 4:00 PM EST. 12 students and 1 teacher are told/),
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

  it('does not move a class into another one of its people', async () => {
    open()
    const conflict = {
      accountId: idOf(11),
      publicName: 'Noor',
      className: 'Explorers',
      startingAt: '2027-03-09T21:00:00.000Z',
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
      expect(await screen.findByText('Deleted Mon 8 Mar Class')).toBeTruthy()
      await waitFor(() => expect(push).toHaveBeenCalledWith('/class/schedule/?schedule_tab=manage'))
    },
  )
})
