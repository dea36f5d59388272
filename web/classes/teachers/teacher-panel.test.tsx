import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { attendanceOperations } from '@polyhex/contract/classes/attendance-operations'
import { answerWith, asked, endVisit, refuseWith } from '../../shell/page-trial.tsx'
import { idOf, sampleTeacher } from '../staff-samples.ts'
import { tia, open, sent, confirm, loadClassPage } from '../slots/class-page-trial.tsx'

beforeAll(loadClassPage, 60_000)
afterEach(() => {
  cleanup()
  endVisit()
  vi.restoreAllMocks()
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

  it('puts another teacher in the place of one, in one action, and the page shows who teaches now [C-196]', async () => {
    open({ status: 'groups_created' }, [tia])
    answerWith(attendanceOperations.updateTeacher, {
      teacher: { id: idOf(1), accountId: idOf(30), timeSlotId: idOf(800), leaderAccountId: null },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Replace Tia' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Replace Tia' }))
    expect(dialog.getByText(/Both are told by email/)).toBeTruthy()
    const replace = dialog.getByRole<HTMLButtonElement>('button', { name: 'Replace' })
    expect(replace.disabled).toBe(true)
    await userEvent.click(await dialog.findByRole('radio', { name: 'Theo Teach' }))
    answerWith(attendanceOperations.listAttendees, { attendees: [sampleTeacher(30, 'Theo Teach')], total: 1 })
    await userEvent.click(replace)
    expect(await screen.findByText('Theo Teach teaches in place of Tia')).toBeTruthy()
    expect(sent()).toMatchObject([
      { method: 'PUT', path: `/time-slots/${idOf(800)}/teachers/${idOf(2)}`, body: { accountId: idOf(30) } },
    ])
    expect(await screen.findByRole('button', { name: 'Replace Theo Teach' })).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('keeps the question open with the reason when nobody can be replaced by that one', async () => {
    open({ status: 'groups_created' }, [tia])
    refuseWith(
      attendanceOperations.updateTeacher,
      409,
      'other_class_then',
      'There is another class at that time: VISST.',
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Replace Tia' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Replace Tia' }))
    await userEvent.click(await dialog.findByRole('radio', { name: 'Theo Teach' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Replace' }))
    expect(await dialog.findByText('There is another class at that time: VISST.')).toBeTruthy()
  })
})
