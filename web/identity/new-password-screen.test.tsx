import { accountOperations } from '@polyhex/contract/accounts/account-operations'
import { refusals } from '@polyhex/contract/refusals'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { answerWith, asked, endVisit, refuseWith, visit } from '../shell/page-trial.tsx'

afterEach(() => {
  cleanup()
  endVisit()
})

it('a link that is used up says so before a password is typed, and leads to a new one', async () => {
  const { status, message } = refusals.reset_link_dead
  refuseWith(accountOperations.checkPasswordReset, status, 'reset_link_dead', message)
  visit('/signin/reset/used-up/')
  expect((await screen.findByText(message)).closest('[role="alert"]')).not.toBeNull()
  expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe('/signin/forgot/')
  expect(screen.queryByLabelText('New password')).toBeNull()
  expect(asked.map(({ path, body }) => [path, body])).toEqual([['/password-resets/check', { token: 'used-up' }]])
})

it('a link that works asks for the password', async () => {
  answerWith(accountOperations.checkPasswordReset, {})
  visit('/signin/reset/alive/')
  await screen.findByLabelText('New password')
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(screen.queryByRole('alert')).toBeNull()
})
