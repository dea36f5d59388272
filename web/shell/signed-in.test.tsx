import { accountOperations } from '@polyhex/contract/accounts/account-operations'
import { identityOperations } from '@polyhex/contract/identity/identity-operations'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { answerWith, endVisit, visit } from './page-trial.tsx'
import { sampleAccount } from './account-samples.ts'
import { readStoredPath } from './stored-path.ts'

const settings = { flowBase: '/api/v3', sessionStart: null, googleStart: null, hint: null }
const other = '1f6b1d0e-7c11-4c52-9a55-2f3f0d6f7a10'

afterEach(() => {
  cleanup()
  endVisit()
})

it.each([
  '/home/',
  '/accounts/history/',
  `/accounts/${other}/history/`,
  '/accounts/earned/',
  `/accounts/${other}/earned/`,
  '/accounts/progress/',
  '/accounts/profile/',
  '/accounts/safety/',
  '/accounts/data/',
  '/accounts/manage/analytics/',
  '/accounts/manage/',
])('a visitor at %s is sent to sign in, and comes back there afterwards [A-029, A-031, A-251]', async (path) => {
  answerWith(identityOperations.getIdentitySettings, settings)
  const { router } = visit(path)
  await waitFor(() => expect(router.state.location.pathname).toBe('/signin/'))
  expect(readStoredPath(Date.now(), { peek: true })).toBe(path)
})

it('a page of an account is left when another tab signs out, and says so', async () => {
  answerWith(identityOperations.getIdentitySettings, settings)
  answerWith(accountOperations.listSessions, { sessions: [] })
  const { router } = visit('/accounts/safety/', { state: 'authenticated', account: sampleAccount() })
  await screen.findByRole('navigation', { name: 'Profile' })
  localStorage.removeItem('polyhex.account')
  window.dispatchEvent(new StorageEvent('storage', { key: 'polyhex.account' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/signin/'))
  expect(await screen.findByText('You signed out in another tab.')).toBeTruthy()
  expect(screen.queryByRole('navigation', { name: 'Profile' })).toBeNull()
})

it('a tab asks again who is here when another tab signs in as somebody else', async () => {
  const other = sampleAccount({ accountId: '00000000-0000-4000-8000-000000000002', publicName: 'Ana', name: 'Ana' })
  answerWith(identityOperations.getSession, { state: 'authenticated', account: other })
  visit('/signup/', { state: 'authenticated', account: sampleAccount() })
  await screen.findByRole('heading', { level: 1, name: 'You are signed in as Sam' })
  localStorage.setItem('polyhex.account', JSON.stringify(other))
  window.dispatchEvent(new StorageEvent('storage', { key: 'polyhex.account' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'You are signed in as Ana' })).toBeTruthy()
})
