import { noticeOperations } from '@polyhex/contract/classes/notice-operations'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { answerWith, asked, endVisit, refuseWith, visit } from '../../shell/page-trial.tsx'

afterEach(() => {
  cleanup()
  endVisit()
})

describe('the page of the last line of a reminder', () => {
  it('stops the reminders by one press without signing in, changes nothing by being looked at, and brings them back', async () => {
    answerWith(
      noticeOperations.chooseRemindersByMail,
      ({ body }) => body as { reminderDay: boolean; reminderHour: boolean },
    )
    visit(`/letters/reminders/${'t'.repeat(43)}/`)
    const stop = await screen.findByRole('button', { name: 'Stop the reminders' })
    expect(asked.filter((call) => call.method !== 'GET')).toEqual([])
    await userEvent.click(stop)
    expect(await screen.findByRole('heading', { level: 1, name: 'The reminders have stopped' })).toBeTruthy()
    // Said aloud too: what changes on the page stands above the button.
    expect(screen.getByText('The reminders have stopped.').getAttribute('role')).toBe('status')
    await userEvent.click(screen.getByRole('button', { name: 'Send them again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'The reminders come again' })).toBeTruthy()
    expect(asked.filter((call) => call.method === 'PUT').map((call) => call.body)).toEqual([
      { reminderDay: false, reminderHour: false },
      { reminderDay: true, reminderHour: true },
    ])
  })

  it('says when its link is not complete', async () => {
    refuseWith(noticeOperations.chooseRemindersByMail, 404, 'letter_link_unknown', 'This link is not complete.')
    visit('/letters/reminders/abc/')
    await userEvent.click(await screen.findByRole('button', { name: 'Stop the reminders' }))
    expect((await screen.findByRole('alert')).textContent).toContain('This link is not complete.')
  })
})
