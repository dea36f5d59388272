import axe from 'axe-core'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Account } from '@polyhex/contract/accounts/account'
import { accountOperations } from '@polyhex/contract/accounts/account-operations'
import { administrationOperations } from '@polyhex/contract/accounts/administration-operations'
import { curriculumOperations } from '@polyhex/contract/curriculum/curriculum-operations'
import { identityOperations } from '@polyhex/contract/identity/identity-operations'
import { creditOperations } from '@polyhex/contract/credits/credit-operations'
import { answerWith, asked, endVisit, visit } from '../../shell/page-trial.tsx'
import { sampleAccount } from '../../shell/account-samples.ts'

const withoutStyles = { 'color-contrast': { enabled: false }, 'landmark-no-duplicate-banner': { enabled: false } }
const noorId = '00000000-0000-4000-8000-000000000002'
const admin = {
  state: 'authenticated' as const,
  account: sampleAccount({ accountId: '00000000-0000-4000-8000-000000000900', roles: ['admin'], timeZone: 'UTC' }),
}
const sent = () => asked.filter((call) => call.method !== 'GET')

const noCredits = { credits: [], total: 0, counts: { available: 0, allocated: 0, used: 0, expired: 0 } }
beforeAll(async () => {
  await Promise.all([
    import('./account-screen.tsx'),
    import('../profile/profile-frame.tsx'),
    import('../profile/safety-screen.tsx'),
    import('../../shell/connected.tsx'),
    import('../../shell/frame.tsx'),
  ])
}, 60_000)
afterEach(() => {
  cleanup()
  endVisit()
})

const account: Account = {
  id: noorId,
  pk: 7,
  guid: noorId,
  username: 'noor.h_5',
  avatarUrl: 'circle',
  displayName: 'Noor Haddad',
  roles: ['student'],
  gradeLevel: 4,
  classGroups: ['navigators', 'visst'],
  timeZone: 'America/Toronto',
  status: 'active',
  createdDate: '2026-03-02T17:05:00.000Z',
  avatarName: 'noor_hexagon',
  email: 'dana@haddad.example',
  birthDate: '2015/03',
  gradeIsManual: false,
  learningGoals: [],
  focusAreas: [],
  learningAreas: [],
  state: {},
  authTo: [],
  externalId: null,
  idp: null,
  deletionDueAt: null,
  biography: null,
  videoLink: null,
  teachesGrades: [],
  teachesThemes: [],
}

function openAccount(states: Record<string, number> = { onboarding: 2 }) {
  answerWith(identityOperations.getIdentitySettings, {
    flowBase: '/api/v3',
    sessionStart: null,
    googleStart: null,
    hint: null,
  })
  answerWith(accountOperations.getAccount, { account })
  answerWith(curriculumOperations.listThemes, { themes: [] })
  answerWith(creditOperations.listCredits, noCredits)
  answerWith(administrationOperations.getAccountStates, () => ({ states: { ...states } }))
  answerWith(administrationOperations.listAuditLog, { entries: [], total: 0 })
  return visit(`/accounts/manage/${noorId}/`, admin)
}

describe('one account', () => {
  it('says what an account has for two-step sign-in before it is taken away', async () => {
    openAccount()
    answerWith(accountOperations.getAccount, { account: { ...account, roles: ['parent'] } })
    answerWith(administrationOperations.countSecondFactors, { apps: 1, passkeys: 2, recoveryCodesLeft: 8 })
    const panel = await screen.findByRole('region', { name: 'Roles and access' })
    expect(await within(panel).findByText('1 authenticator app, 2 passkeys, 8 recovery codes')).toBeTruthy()
    await userEvent.click(within(panel).getByRole('button', { name: 'Turn two-step sign-in off' }))
    const question = await screen.findByRole('alertdialog')
    expect(question.textContent).toContain('(1 authenticator app, 2 passkeys, 8 recovery codes)')
    answerWith(administrationOperations.resetSecondFactors, { removed: 3 })
    answerWith(administrationOperations.countSecondFactors, { apps: 0, passkeys: 0, recoveryCodesLeft: 0 })
    await userEvent.click(within(question).getByRole('button', { name: 'Turn it off' }))
    expect(await within(panel).findByText('off')).toBeTruthy()
    expect(within(panel).queryByRole('button', { name: 'Turn two-step sign-in off' })).toBeNull()
  })

  it('shows its class groups, which the profile keeps to itself [A-072] [A-020]', async () => {
    openAccount()
    const card = await screen.findByRole('region', { name: 'noor_hexagon' })
    expect(within(card).getByText('Class groups').nextElementSibling?.textContent).toBe('Navigators, VISST')
    const own = { ...admin, account: sampleAccount({ accountId: noorId }) }
    cleanup()
    answerWith(accountOperations.getCurrentAccount, { account })
    visit('/accounts/safety/', own)
    const profile = await screen.findByRole('region', { name: 'noor_hexagon' })
    expect(within(profile).queryByText('Class groups')).toBeNull()
  })

  it('gives class groups as a list of texts to who manages accounts [A-212]', async () => {
    openAccount()
    const card = await screen.findByRole('region', { name: 'noor_hexagon' })
    await userEvent.click(within(card).getByRole('button', { name: 'Edit' }))
    const dialog = await screen.findByRole('dialog')
    const groups = within(dialog).getByRole('group', { name: 'Class groups' })
    expect(within(groups).getByText('Choose one or more of the groups.')).toBeTruthy()
    expect(within(groups).getAllByRole('checkbox', { checked: true })).toHaveLength(2)
    answerWith(accountOperations.updateAccount, { account })
    await userEvent.click(within(groups).getByRole('checkbox', { name: 'Explorers' }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent()).toMatchObject([{ body: { classGroups: ['navigators', 'visst', 'explorers'] } }]))
  })

  it('goes back to the list once the account is deleted, after asking [A-101]', async () => {
    const { router } = openAccount()
    answerWith(administrationOperations.deleteAccount, {})
    answerWith(administrationOperations.listAccounts, { accounts: [], total: 0, newThisWeek: 0 })
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Account' }))
    const question = await screen.findByRole('alertdialog', { name: 'UNSAFE - Delete Account' })
    expect(sent()).toEqual([])
    await userEvent.click(within(question).getByRole('button', { name: 'Delete Account' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/accounts/manage/'))
    expect(sent()).toMatchObject([{ method: 'DELETE', path: `/accounts/${noorId}` }])
  })

  it('is without fault for an accessibility checker', async () => {
    openAccount()
    await screen.findByText('onboarding')
    const { violations } = await axe.run(screen.getByRole('main'), { rules: withoutStyles })
    expect(violations.map((fault) => [fault.id, fault.nodes[0]?.html])).toEqual([])
  })
})

describe('the account states', () => {
  const panel = () => screen.findByRole('region', { name: 'Account states' })
  const shown = async () => {
    const list = await panel()
    const texts = (line: Element) => [...line.querySelectorAll('code, b')].map((part) => part.textContent).join(' ')
    return [...list.querySelectorAll('li')].map((line) => texts(line) || line.textContent)
  }
  const path = (key: string) => `/accounts/${noorId}/states/${key}`

  it('adds a state: the key is required, the value a whole number [A-103] [A-104] [A-105]', async () => {
    const states: Record<string, number> = { onboarding: 2 }
    openAccount(states)
    const box = await panel()
    await waitFor(async () => expect(await shown()).toEqual(['onboarding 2']))
    await userEvent.click(within(box).getByRole('button', { name: 'Add a state' }))
    const key = within(box).getByRole<HTMLInputElement>('textbox', { name: 'Key' })
    const value = within(box).getByRole<HTMLInputElement>('textbox', { name: 'Value' })
    await userEvent.type(value, '1.5{Enter}')
    expect(within(box).getByText('A key is needed.')).toBeTruthy()
    expect(within(box).getByText('A value is a whole number.')).toBeTruthy()
    await userEvent.type(key, 'tour')
    for (const wrong of ['', 'two', '1e99', '9999999999', '0.1']) {
      await userEvent.clear(value)
      await userEvent.type(value, `${wrong}{Enter}`)
      expect(value.getAttribute('aria-invalid')).toBe('true')
    }
    expect(sent()).toEqual([])
    answerWith(administrationOperations.updateAccountState, () => {
      states['tour'] = -3
      return { states }
    })
    await userEvent.clear(value)
    await userEvent.type(value, '-3{Enter}')
    await waitFor(async () => expect(await shown()).toEqual(['onboarding 2', 'tour -3']))
    expect(sent()).toMatchObject([{ method: 'PUT', path: path('tour'), body: { value: -3 } }])
  })

  it('changes a state, whose key is locked [A-103] [A-104]', async () => {
    const states: Record<string, number> = { onboarding: 2 }
    openAccount(states)
    const box = await panel()
    await userEvent.click(await within(box).findByRole('button', { name: 'Change onboarding' }))
    const key = within(box).getByRole<HTMLInputElement>('textbox', { name: 'Key' })
    expect([key.disabled, key.value]).toEqual([true, 'onboarding'])
    const value = within(box).getByRole<HTMLInputElement>('textbox', { name: 'Value' })
    expect(value.value).toBe('2')
    answerWith(administrationOperations.updateAccountState, () => {
      states['onboarding'] = 4
      return { states }
    })
    await userEvent.clear(value)
    await userEvent.type(value, '4')
    await userEvent.click(within(box).getByRole('button', { name: 'Update' }))
    await waitFor(async () => expect(await shown()).toEqual(['onboarding 4']))
    expect(sent()).toMatchObject([{ method: 'PUT', path: path('onboarding'), body: { value: 4 } }])
  })

  it('gives up a change by Cancel', async () => {
    openAccount()
    const box = await panel()
    await userEvent.click(await within(box).findByRole('button', { name: 'Change onboarding' }))
    await userEvent.click(within(box).getByRole('button', { name: 'Cancel' }))
    expect(within(box).queryByRole('textbox', { name: 'Key' })).toBeNull()
    expect(sent()).toEqual([])
  })

  it('removes a state after asking [A-103]', async () => {
    const states: Record<string, number> = { onboarding: 2 }
    openAccount(states)
    const box = await panel()
    await userEvent.click(await within(box).findByRole('button', { name: 'Remove onboarding' }))
    const question = await screen.findByRole('alertdialog', { name: 'Remove onboarding?' })
    expect(sent()).toEqual([])
    answerWith(administrationOperations.removeAccountState, () => {
      delete states['onboarding']
      return { states }
    })
    await userEvent.click(within(question).getByRole('button', { name: 'Remove' }))
    await waitFor(async () => expect(await shown()).toEqual(['There are none.']))
    expect(sent()).toMatchObject([{ method: 'DELETE', path: path('onboarding') }])
  })
})
