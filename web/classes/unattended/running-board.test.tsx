import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { attendanceOperations } from '@polyhex/contract/classes/attendance-operations'
import { cohortOperations } from '@polyhex/contract/classes/cohort-operations'
import { staffBoardOperations } from '@polyhex/contract/classes/group-operations'
import type { ResultOf } from '@polyhex/contract/operation'
import { answerWith, asked, endVisit, refuseWith } from '../../shell/page-trial.tsx'
import { contract } from '../slots/class-page-trial.tsx'
import { idOf, sampleSlot } from '../staff-samples.ts'
import { show } from '../staff-trial.tsx'
import { ClassSettings } from './class-settings.tsx'
import { RunningBoard } from './running-board.tsx'

type Running = ResultOf<typeof staffBoardOperations.listRunningClasses>['classes'][number]
const running = (late: boolean): Running => ({
  timeSlot: sampleSlot({ startingAt: '2020-03-08T21:00:00.000Z' }),
  groups: [
    {
      groupId: idOf(501),
      groupIndex: 1,
      teachers: [{ accountId: idOf(2), publicName: 'Tia', present: !late }],
      students: 8,
      present: 6,
      teacherIsLate: late,
    },
  ],
  ungrouped: 2,
})

afterEach(() => {
  cleanup()
  endVisit()
  vi.useRealTimers()
})

describe('the board of what runs now', () => {
  it('shows who is there, who has no group, and a late teacher in a polite live region', async () => {
    answerWith(staffBoardOperations.listRunningClasses, { classes: [running(true)] })
    show(<RunningBoard />)
    const alarm = (await screen.findByText(/1 group waits for a teacher, more than 3 minutes after the start/)).closest(
      '[aria-live]',
    )!
    expect(alarm.getAttribute('aria-live')).toBe('polite')
    const link = within(alarm as HTMLElement).getByRole('link')
    expect(link.textContent).toBe('Navigators Monday, 4:00 PM EST, group 1: Tia')
    expect(link.getAttribute('href')).toBe(`/class/timeslot/${idOf(800)}/`)
    expect(screen.getByText('6 of 8 students here')).toBeTruthy()
    expect(screen.getByText('2 students without a group')).toBeTruthy()
    expect(screen.getByText('Tia is late')).toBeTruthy()
    expect(screen.getByText('Running')).toBeTruthy()
  })

  it('replaces a late teacher at once', async () => {
    answerWith(staffBoardOperations.listRunningClasses, { classes: [running(true)] })
    answerWith(cohortOperations.listContracts, { contracts: [contract], total: 1 })
    answerWith(attendanceOperations.updateTeacher, {
      teacher: { id: idOf(1), accountId: idOf(30), timeSlotId: idOf(800), leaderAccountId: null },
    })
    show(<RunningBoard />)
    await userEvent.click(await screen.findByRole('button', { name: 'Replace Tia' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Replace Tia' }))
    await userEvent.click(await dialog.findByRole('radio', { name: 'Theo Teach' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Replace' }))
    expect(await screen.findByText('Theo Teach teaches in place of Tia')).toBeTruthy()
    expect(asked.find(({ method }) => method === 'PUT')).toMatchObject({
      path: `/time-slots/${idOf(800)}/teachers/${idOf(2)}`,
      body: { accountId: idOf(30) },
    })
  })

  it('looks again every 20 seconds, and the alarm goes when the teacher has come', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let late = true
    answerWith(staffBoardOperations.listRunningClasses, () => ({ classes: [running(late)] }))
    show(<RunningBoard />)
    await screen.findByText('Tia is late')
    late = false
    await vi.advanceTimersByTimeAsync(19_000)
    expect(asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1_500)
    await waitFor(() => expect(screen.queryByText(/waits for a teacher/)).toBeNull())
    expect(screen.getByText('Tia is here')).toBeTruthy()
    expect(asked).toHaveLength(2)
  })

  it('says when nothing runs, and when it did not load', async () => {
    answerWith(staffBoardOperations.listRunningClasses, { classes: [] })
    show(<RunningBoard />)
    expect(await screen.findByText('No class runs now')).toBeTruthy()
    cleanup()
    refuseWith(staffBoardOperations.listRunningClasses, 400, 'x', 'We could not do this.')
    show(<RunningBoard />)
    expect(await screen.findByText('The board did not load')).toBeTruthy()
  })
})

it('switches what runs by itself', async () => {
  let settings = { readyToGroupAlone: true, createGroupsAlone: true }
  answerWith(staffBoardOperations.getClassSettings, () => settings)
  answerWith(staffBoardOperations.updateClassSettings, ({ body }) => (settings = body as typeof settings))
  show(<ClassSettings />)
  await userEvent.click(await screen.findByRole('switch', { name: 'Groups are created 2 hours before the start' }))
  expect(await screen.findByText('Saved what runs by itself')).toBeTruthy()
  expect(settings).toEqual({ readyToGroupAlone: true, createGroupsAlone: false })
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('switch', { name: /Groups are created/ }).checked).toBe(false),
  )
})
