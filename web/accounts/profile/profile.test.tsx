import axe from 'axe-core'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Account } from '@polyhex/contract/accounts/account'
import { privacyOperations } from '@polyhex/contract/accounts/privacy-operations'
import { accountOperations } from '@polyhex/contract/accounts/account-operations'
import { nameOperations } from '@polyhex/contract/accounts/name-operations'
import { contractorInvoiceOperations } from '@polyhex/contract/billing/contractor-invoice-operations'
import { paymentOperations } from '@polyhex/contract/billing/payment-operations'
import { statementOperations } from '@polyhex/contract/billing/statement-operations'
import { subscriptionOperations } from '@polyhex/contract/billing/subscription-operations'
import { supportOperations } from '@polyhex/contract/feedback/support-operations'
import { curriculumOperations } from '@polyhex/contract/curriculum/curriculum-operations'
import { identityOperations } from '@polyhex/contract/identity/identity-operations'
import type { Role } from '@polyhex/contract/identity/accounts'
import { answerWith, asked, endVisit, refuseWith, visit, waitWith } from '../../shell/page-trial.tsx'
import { accountId, sampleAccount } from '../../shell/account-samples.ts'

const withoutStyles = { 'color-contrast': { enabled: false }, 'landmark-no-duplicate-banner': { enabled: false } }
const sample = (over: Partial<Account> = {}): Account => ({
  id: accountId,
  pk: 7,
  guid: accountId,
  username: 'noor.h_5',
  avatarName: 'noor_hexagon',
  avatarUrl: 'hexagon',
  displayName: 'Noor Haddad',
  email: 'dana@haddad.example',
  timeZone: 'America/New_York',
  birthDate: '2015/03',
  gradeLevel: 6,
  gradeIsManual: false,
  learningGoals: ['catchup'],
  focusAreas: ['algebra'],
  learningAreas: [],
  classGroups: ['navigators'],
  roles: ['student'],
  status: 'active',
  state: {},
  createdDate: '2026-11-02T15:00:00.000Z',
  authTo: [],
  externalId: null,
  idp: null,
  deletionDueAt: null,
  biography: null,
  videoLink: null,
  teachesGrades: [],
  teachesThemes: [],
  ...over,
})
const themes = ['algebra', 'patterns', 'number_sense', 'operations', 'shapes_space', 'data_chance', 'calculus'].map(
  (code) => ({
    themeCode: code,
    themeName: code.replace('_', ' '),
    lowestGradeLevel: code === 'calculus' ? 12 : 0,
    highestGradeLevel: 12,
  }),
)

const checked = (identifier: string) => ({
  isValid: identifier !== 'taken_name',
  identifier,
  reason: identifier === 'taken_name' ? ('exists' as const) : null,
  message: identifier === 'taken_name' ? 'This public name already exists.' : '',
  suggestions: [],
})

function open(over: Partial<Account> = {}, path = '/accounts/safety/') {
  const account = sample(over)
  answerWith(accountOperations.getCurrentAccount, { account })
  answerWith(accountOperations.getAccount, { account })
  answerWith(curriculumOperations.listThemes, { themes })
  answerWith(accountOperations.listSessions, { sessions: [] })
  answerWith(privacyOperations.listPendingDeletions, { deletions: [] })
  answerWith(privacyOperations.listConsents, { consents: [], needed: false })
  answerWith(nameOperations.getAvailableIdentifiers, (call) =>
    checked((call.body as { identifier: string }).identifier),
  )
  const session = { state: 'authenticated' as const, account: sampleAccount({ roles: account.roles ?? [] }) }
  answerWith(identityOperations.getSession, session)
  return visit(path, session)
}
const card = () => screen.findByRole('region', { name: 'noor_hexagon' })
const edit = async () => {
  await userEvent.click(within(await card()).getByRole('button', { name: 'Edit' }))
  return screen.findByRole('dialog')
}
const sent = () => asked.filter((call) => call.method !== 'GET')

beforeAll(async () => {
  await Promise.all([
    import('./profile-frame.tsx'),
    import('./safety-screen.tsx'),
    import('../../shell/connected.tsx'),
    import('../../shell/frame.tsx'),
  ])
}, 60_000)
// A child born in March 2015 is in grade 6 in this school year.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-02T15:00:00Z') }))
afterEach(() => {
  cleanup()
  endVisit()
})

describe('the profile card', () => {
  it('shows avatar, public name, role chips and details, with Edit and Password [A-070] [A-073]', async () => {
    open()
    const region = await card()
    expect(within(region).getByRole('heading', { level: 1, name: 'noor_hexagon' })).toBeTruthy()
    expect(within(region).getByText('Student')).toBeTruthy()
    const facts = [...region.querySelectorAll('dl > div')].map((row) => [
      row.querySelector('dt')?.textContent,
      row.querySelector('dd')?.textContent,
    ])
    await waitFor(() => expect(region.textContent).toContain('algebra'))
    expect(facts.slice(0, 6)).toEqual([
      ['Username', 'noor.h_5'],
      ['Grade', 'Grade 6'],
      ['Birth date', '2015/03'],
      ['Parent Email', 'dana@haddad.example'],
      ['Time zone', 'New York'],
      ['Learning goals', 'Catch up to grade level'],
    ])
    expect(facts.map(([label]) => label)).not.toContain('Class groups')
    expect(within(region).getByRole('button', { name: 'Password' })).toBeTruthy()
  })

  it('hides the guardian chip [A-071], calls the email of adults Email and keeps a student’s facts away [A-074]', async () => {
    open({ roles: ['guardian', 'parent'], email: 'dana@haddad.example' })
    const region = await card()
    expect(within(region).queryByText('Guardian')).toBeNull()
    expect(within(region).getByText('Parent')).toBeTruthy()
    const labels = [...region.querySelectorAll('dt')].map((label) => label.textContent)
    expect(labels).toEqual(['Username', 'Email', 'Time zone', 'Learning goals'])
  })

  it('does not ask for a parent’s email where a parent made the account', async () => {
    open({ email: null })
    const shown = await card()
    expect(within(shown).getByText('Parent Email').nextElementSibling?.textContent).toBe('None on this account')
    expect(shown.textContent).not.toContain('Not said yet')
  })

  it('shows initials where the avatar is none of ours [A-070]', async () => {
    open({ avatarUrl: 'https://elsewhere.example/a.png' })
    expect((await card()).textContent).toContain('NH')
  })

  const tabs = async () =>
    within(await screen.findByRole('navigation', { name: 'Profile' }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])

  it.each<[Role, string[]]>([
    ['student', ['Connections', 'Billing', 'Classes', 'Earned', 'Safety']],
    ['parent', ['Connections', 'Billing', 'Classes', 'Safety']],
    ['guardian', ['Connections', 'Billing', 'Classes', 'Safety']],
    ['tutor', ['Connections', 'Classes', 'Invoices', 'Safety']],
    ['teacher', ['Connections', 'Classes', 'Safety']],
  ])('offers a %s its tabs [A-066] [A-067] [A-068] [A-069] [C-101]', async (role, titles) => {
    open({ roles: [role] })
    const shown = await tabs()
    expect(shown.map(([title]) => title)).toEqual(titles)
    const address: Record<string, string> = {
      Connections: '/accounts/profile/',
      Billing: '/accounts/billing/',
      Classes: '/accounts/classes/',
      Earned: '/accounts/earned/',
      Invoices: '/accounts/invoices/',
      Safety: '/accounts/safety/',
    }
    for (const [title, href] of shown) expect(href).toBe(address[title ?? ''])
  })

  it('brings the tab of the page into the middle of a row that is too narrow for all', async () => {
    const sizes = { offsetLeft: 300, offsetWidth: 80, clientWidth: 200 }
    for (const [name, px] of Object.entries(sizes))
      vi.spyOn(HTMLElement.prototype, name as keyof typeof sizes, 'get').mockReturnValue(px)
    const moved = vi.spyOn(Element.prototype, 'scrollLeft', 'set')
    open()
    await tabs()
    expect(moved.mock.calls.at(-1)).toEqual([300 - (200 - 80) / 2])
    expect((moved.mock.contexts.at(-1) as HTMLElement).getAttribute('aria-label')).toBe('Profile')
    vi.restoreAllMocks()
  })

  it('serves billing and invoices at their addresses [A-015] [A-019]', async () => {
    answerWith(paymentOperations.listPayments, { payments: [], total: 0 })
    answerWith(subscriptionOperations.listSubscriptions, { subscriptions: [], total: 0 })
    waitWith(statementOperations.getCreditStatement)
    waitWith(supportOperations.getSupport)
    open({ roles: ['parent'] }, '/accounts/billing/')
    expect(await screen.findByRole('heading', { name: 'Payments' })).toBeTruthy()
    cleanup()
    answerWith(contractorInvoiceOperations.listInvoices, { invoices: [], total: 0 })
    waitWith(contractorInvoiceOperations.previewInvoice)
    open({ roles: ['tutor'] }, '/accounts/invoices/')
    expect(await screen.findByText('No invoices')).toBeTruthy()
  })
})

describe('the edit dialog', () => {
  it('is titled by the name, has the sections of a student and no axe violation [A-085] [A-086] [A-087] [A-088] [A-090] [A-184] [A-204] [A-210]', async () => {
    open()
    const dialog = await edit()
    expect(within(dialog).getByRole('heading', { name: 'Edit Noor Haddad' })).toBeTruthy()
    const email = within(dialog).getByLabelText<HTMLInputElement>('Parent Email')
    expect([email.disabled, email.value]).toEqual([true, 'dana@haddad.example'])
    expect(within(dialog).getByText('Learning Goals')).toBeTruthy()
    expect(within(dialog).getByText('These help us guide the learning experience.')).toBeTruthy()
    expect(within(dialog).getByText('Enter a public name, different from your actual one')).toBeTruthy()
    expect(within(dialog).getByText('Used to verify age requirements (stopping at 2000)')).toBeTruthy()
    expect(within(dialog).getByText('For scheduling classes.')).toBeTruthy()
    expect(within(dialog).getByText('Timezone')).toBeTruthy()
    expect(within(dialog).queryByText('Class groups')).toBeNull()
    expect((await axe.run(document.body, { rules: withoutStyles })).violations).toEqual([])
  })

  it('says Learning Goals for Your Child to a parent, and lets adults change their email [A-088] [A-087]', async () => {
    open({ roles: ['parent'], birthDate: null, gradeLevel: null })
    const dialog = await edit()
    expect(within(dialog).getByText('Learning Goals for Your Child')).toBeTruthy()
    expect(within(dialog).getByLabelText<HTMLInputElement>('Email').disabled).toBe(false)
    expect(within(dialog).queryByText('Birth date')).toBeNull()
  })

  it('gives tutors their own fields [A-089]', async () => {
    open({ roles: ['tutor'], birthDate: null, gradeLevel: null })
    const dialog = await edit()
    expect(within(dialog).getByLabelText('About you')).toBeTruthy()
    expect(within(dialog).getByLabelText('Video link')).toBeTruthy()
    expect(within(dialog).getByRole('radio', { name: 'Second person' })).toBeTruthy()
    expect(within(dialog).queryByText(/Learning Goals/)).toBeNull()
  })

  it('closes without a call when nothing was changed [A-222]', async () => {
    open()
    await userEvent.click(within(await edit()).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent()).toEqual([])
  })

  it('sends only what was changed, says Updated and refreshes the session [A-222] [A-297]', async () => {
    open()
    const dialog = await edit()
    answerWith(accountOperations.updateAccount, { account: sample({ displayName: 'Noor H.' }) })
    const name = within(dialog).getByLabelText('Name')
    await userEvent.clear(name)
    await userEvent.type(name, 'Noor H.')
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Oval' }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Updated Noor H.')).toBeTruthy()
    expect(sent()).toMatchObject([
      { method: 'PATCH', path: `/accounts/${accountId}`, body: { displayName: 'Noor H.', avatarUrl: 'oval' } },
    ])
    await waitFor(() => expect(asked.some((call) => call.path === '/session')).toBe(true))
  })

  it('asks before a grade set by hand is saved, and only then [A-091] [A-092]', async () => {
    open()
    const dialog = await edit()
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Set Grade Manually' }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    const confirm = await screen.findByRole('alertdialog', { name: 'Confirm Grade Level Change' })
    expect(confirm.textContent).toContain(
      'Changing the grade level will update the curriculum to a level typically associated with this grade. Are you sure you want to do this?',
    )
    await userEvent.click(within(confirm).getByRole('button', { name: 'Cancel' }))
    expect(sent()).toEqual([])
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Set Grade Manually' }))
    answerWith(accountOperations.updateAccount, { account: sample({ gradeIsManual: true }) })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(sent()).toMatchObject([{ body: { gradeLevel: 6 } }]))
  })

  it('checks a public name 300 ms after typing stops, once [A-180] [A-182]', async () => {
    open()
    const dialog = await edit()
    const entry = within(dialog).getByLabelText('Public name')
    const checks = () => asked.filter((call) => call.path === '/identifiers/check').map((call) => call.body)
    await userEvent.clear(entry)
    await userEvent.type(entry, 'taken_name')
    expect(await within(dialog).findByText('This public name already exists.')).toBeTruthy()
    expect(checks()).toEqual([{ identifier: 'taken_name', type: 'public_name', name: 'Noor Haddad', accountId }])
    await userEvent.clear(entry)
    await userEvent.type(entry, 'clever_kite')
    expect(await within(dialog).findByText('This name is free.')).toBeTruthy()
    await userEvent.clear(entry)
    await userEvent.type(entry, 'noor_hexagon')
    await waitFor(() => expect(within(dialog).queryByText('This name is free.')).toBeNull())
    expect(checks()).toHaveLength(2)
  })

  it('puts what the server refuses under its field and keeps the dialog open', async () => {
    open()
    const dialog = await edit()
    refuseWith(accountOperations.updateAccount, 409, 'public_name_exists', 'This public name already exists.', [
      { field: 'avatarName', code: 'public_name_exists', message: 'This public name already exists.' },
    ])
    await userEvent.type(within(dialog).getByLabelText('Public name'), 'x')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(await within(dialog).findByText('This public name already exists.')).toBeTruthy()
  })

  it('refuses a short name before anything is sent [A-195]', async () => {
    open()
    const dialog = await edit()
    await userEvent.clear(within(dialog).getByLabelText('Name'))
    await userEvent.type(within(dialog).getByLabelText('Name'), 'No')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(await within(dialog).findByText('Names must be at least 3 characters long.')).toBeTruthy()
    expect(sent()).toEqual([])
  })

  it('disables more than five focus areas [A-207]', async () => {
    open({ focusAreas: ['algebra', 'patterns', 'number_sense', 'operations', 'shapes_space'] })
    const dialog = await edit()
    const other = await within(dialog).findByRole<HTMLInputElement>('checkbox', { name: 'data chance' })
    expect(other.disabled).toBe(true)
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'patterns' }))
    expect(other.disabled).toBe(false)
    expect(within(dialog).queryByRole('checkbox', { name: 'calculus' })).toBeNull()
  })
})

describe('the password dialog', () => {
  const openDialog = async () => {
    open()
    await userEvent.click(within(await card()).getByRole('button', { name: 'Password' }))
    return screen.findByRole('dialog', { name: 'Change Password' })
  }

  it('has Cancel and Submit Changes, and refuses a short password [A-079] [A-197]', async () => {
    const dialog = await openDialog()
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeTruthy()
    await userEvent.type(within(dialog).getByLabelText('New password'), 'five5')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Submit Changes' }))
    expect(within(dialog).getByText('Passwords must be at least 6 characters')).toBeTruthy()
    expect(sent()).toEqual([])
  })

  it('sends the password exactly and says Updated [A-297]', async () => {
    const dialog = await openDialog()
    const { id, username, avatarName, avatarUrl } = sample()
    answerWith(accountOperations.updatePassword, { account: { id, username, avatarName, avatarUrl }, endedSessions: 2 })
    await userEvent.type(within(dialog).getByLabelText('New password'), ' six 6 ')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Submit Changes' }))
    expect(await screen.findByText('Updated noor.h_5')).toBeTruthy()
    expect(sent()).toMatchObject([
      { method: 'PUT', path: `/accounts/${accountId}/password`, body: { password: ' six 6 ' } },
    ])
  })

  it('shows the password on demand and says when caps lock is on [A-198]', async () => {
    const user = userEvent.setup()
    const dialog = await openDialog()
    const field = within(dialog).getByLabelText<HTMLInputElement>('New password')
    expect(field.type).toBe('password')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Show password' }))
    expect(field.type).toBe('text')
    await user.click(field)
    await user.keyboard('{CapsLock}A')
    expect(within(dialog).getByText('Caps lock is on')).toBeTruthy()
    await user.keyboard('{CapsLock}a')
    expect(within(dialog).queryByText('Caps lock is on')).toBeNull()
  })
})

describe('where one is signed in', () => {
  it('folds the sign-ins of one browser on one device, and signs out of one of them', async () => {
    open()
    const session = (last: number, device: string, over: { isThis?: boolean; by?: string } = {}) => ({
      id: `00000000-0000-4000-8000-0000000000a${last}`,
      device,
      createdAt: `2026-11-01T1${last}:00:00.000Z`,
      lastUsedAt: null,
      isThis: false,
      by: null,
      ...over,
    })
    const sessions = [
      session(1, 'Chrome on Mac', { isThis: true }),
      session(2, 'Chrome on Mac'),
      session(3, 'Chrome on Mac', { by: 'grand_ma' }),
      session(4, 'Safari on iPhone'),
      session(5, 'Chrome on Mac'),
    ]
    answerWith(accountOperations.listSessions, { sessions })
    const list = await screen.findByRole('region', { name: 'Where you are signed in' })
    await within(list).findByText('This browser')
    const rows = [...(list.querySelector('ul')?.children ?? [])].map((row) => row.querySelector('summary')?.textContent)
    expect(rows).toEqual([undefined, expect.stringContaining('Chrome on Mac2 sign-ins'), undefined, undefined])
    const folded = within(list).getByText('2 sign-ins').closest('details')
    if (folded === null) throw new Error('the sign-ins of one browser are not folded')
    expect(folded.open).toBe(false)
    await userEvent.click(within(list).getByText('2 sign-ins'))
    expect(folded.open).toBe(true)
    await userEvent.click(within(folded).getAllByRole('button', { name: 'Sign out of Chrome on Mac' })[1]!)
    answerWith(accountOperations.endSession, {})
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sign out' }))
    await waitFor(() =>
      expect(sent()).toMatchObject([{ method: 'DELETE', path: '/sessions/00000000-0000-4000-8000-0000000000a5' }]),
    )
  })
  it('lists the places and signs out of one after asking', async () => {
    open()
    answerWith(accountOperations.listSessions, {
      sessions: [
        {
          id: '00000000-0000-4000-8000-0000000000a1',
          device: 'Firefox on Mac',
          createdAt: '2026-11-02T15:00:00.000Z',
          lastUsedAt: null,
          isThis: true,
          by: null,
        },
        {
          id: '00000000-0000-4000-8000-0000000000a2',
          device: '',
          createdAt: '2026-11-01T15:00:00.000Z',
          lastUsedAt: '2026-11-02T15:00:00.000Z',
          isThis: false,
          by: null,
        },
      ],
    })
    const list = await screen.findByRole('region', { name: 'Where you are signed in' })
    expect(await within(list).findByText('This browser')).toBeTruthy()
    expect(list.textContent).toContain('Since Nov 1, 2026')
    await userEvent.click(within(list).getByRole('button', { name: 'Sign out of A browser' }))
    answerWith(accountOperations.endSession, {})
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sign out' }))
    await waitFor(() =>
      expect(sent()).toMatchObject([{ method: 'DELETE', path: '/sessions/00000000-0000-4000-8000-0000000000a2' }]),
    )
  })
})
