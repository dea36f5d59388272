import { privacyOperations } from '@polyhex/contract/accounts/privacy-operations'
import { connectionOperations } from '@polyhex/contract/connections/connection-operations'
import { identityOperations } from '@polyhex/contract/identity/identity-operations'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { answerWith, asked, endVisit, visit } from '../../shell/page-trial.tsx'
import { accountId, sampleAccount } from '../../shell/account-samples.ts'

const childId = '00000000-0000-4000-8000-000000000002'
const sectionId = '00000000-0000-4000-8000-000000000003'
const newsId = '00000000-0000-4000-8000-000000000004'
const child = { id: childId, username: 'kid.kim', avatarName: 'QuickOtter', avatarUrl: 'hexagon' }
const other = { id: sectionId, username: 'dana.h', avatarName: 'Dana', avatarUrl: 'oval' }
const at = '2026-11-02T15:00:00.000Z'
const account = sampleAccount({
  roles: ['parent'],
  grade: null,
  children: [{ accountId: childId, publicName: 'QuickOtter', grade: 3 }],
})
const session = { state: 'authenticated', account } as const
const none = { partings: [], sectionAsks: [], news: [] }
const sent = (method: string) => asked.filter((call) => call.method === method).map(({ path, body }) => [path, body])

beforeEach(() => {
  answerWith(privacyOperations.listPendingDeletions, { deletions: [] })
  answerWith(identityOperations.getSession, session)
})
afterEach(() => {
  cleanup()
  endVisit()
})

it('a guardian keeps a child under 13, and may only end it now from 13 on', async () => {
  answerWith(connectionOperations.listFamilyMatters, { ...none, partings: [{ child, askedAt: at, endsAt: null }] })
  answerWith(connectionOperations.answerParting, {})
  visit('/home/', session)
  await screen.findByText('QuickOtter asks to end the connection with you.')
  await userEvent.click(screen.getByRole('button', { name: 'Stay connected with QuickOtter' }))
  expect(sent('POST')).toEqual([[`/accounts/${childId}/connections/${accountId}/parting`, { end: false }]])
  cleanup()
  answerWith(connectionOperations.listFamilyMatters, { ...none, partings: [{ child, askedAt: at, endsAt: at }] })
  visit('/home/', session)
  await screen.findByText(/It ends on /)
  expect(screen.queryByRole('button', { name: /Stay connected/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'End it now with QuickOtter' }))
  const dialog = await screen.findByRole('alertdialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'End it now' }))
  expect(sent('POST').at(-1)).toEqual([`/accounts/${childId}/connections/${accountId}/parting`, { end: true }])
})

it('a family answers a section, and puts news away', async () => {
  answerWith(connectionOperations.listFamilyMatters, {
    ...none,
    sectionAsks: [{ sectionId, sectionName: 'Tuesday', student: child, askedBy: other, askedAt: at }],
    news: [
      { id: newsId, kind: 'password_set', child, other: child, at },
      { id: sectionId, kind: 'signed_in_as', child, other, at },
    ],
  })
  answerWith(connectionOperations.answerSectionAsk, {})
  answerWith(connectionOperations.markNewsSeen, {})
  visit('/home/', session)
  await screen.findByText('May QuickOtter join the section Tuesday?')
  expect(screen.getByText(/QuickOtter chose a new password\./)).toBeTruthy()
  expect(screen.getByText(/Dana signed in as QuickOtter\./)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Do not allow the section Tuesday' }))
  expect(sent('POST')).toEqual([[`/accounts/${childId}/section-asks/${sectionId}`, { join: false }]])
  answerWith(connectionOperations.listFamilyMatters, none)
  await userEvent.click(screen.getByRole('button', { name: 'I have seen this' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'News of your family' })).toBeNull())
  expect(sent('POST').at(-1)).toEqual(['/family-matters/seen', { ids: [newsId, sectionId] }])
})
