import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Attendee } from '@polyhex/contract/classes/attendee'
import { groupingOperations } from '@polyhex/contract/classes/group-operations'
import { answerWith, endVisit } from '../../shell/page-trial.tsx'
import { idOf, sampleGroup, sampleTeacher } from '../staff-samples.ts'
import { act, choose } from '../staff-trial.tsx'
import { tia, noor, kofi, mei, open, rowOf, sent, confirm, loadClassPage } from '../slots/class-page-trial.tsx'

beforeAll(loadClassPage, 60_000)
afterEach(() => {
  cleanup()
  endVisit()
  vi.restoreAllMocks()
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
    expect(within(dialog).getByLabelText<HTMLInputElement>('Room link').value).toBe('')
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
