import { accountOperations } from '@polyhex/contract/accounts/account-operations'
import type { Account } from '@polyhex/contract/accounts/account'
import type { AccountLink, ChildDecision, Connection } from '@polyhex/contract/connections/account-link'
import { connectionOperations } from '@polyhex/contract/connections/connection-operations'
import type { Permission, PermissionStatus } from '@polyhex/contract/connections/permissions'
import { identityOperations } from '@polyhex/contract/identity/identity-operations'
import type { SessionAccount } from '@polyhex/contract/identity/accounts'
import { onboardingOperations } from '@polyhex/contract/onboarding/onboarding-operations'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { answerWith, asked, endVisit, refuseWith, visit } from '../shell/page-trial.tsx'
import { accountId, sampleAccount } from '../shell/account-samples.ts'

const otherId = '00000000-0000-4000-8000-000000000002'
let count = 0
const link = (
  side: 'mine' | 'theirs',
  permission: Permission,
  status: PermissionStatus,
  over: Partial<AccountLink> = {},
): AccountLink => {
  const [source, target] = side === 'mine' ? [accountId, otherId] : [otherId, accountId]
  count += 1
  return {
    id: `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`,
    sourceAccountId: source,
    targetAccountId: target,
    sourceEmail: null,
    targetEmail: null,
    permissions: [permission],
    status,
    askedBy: source,
    inEffect: status === 'confirmed',
    changedAt: '2026-11-02T15:00:00.000Z',
    ...over,
  }
}
const dana = (links: AccountLink[], over: Partial<Connection> = {}): Connection => ({
  other: { id: otherId, username: 'dana.h', avatarName: 'blue_oval', avatarUrl: 'oval' },
  kind: 'parent',
  isTutor: false,
  links,
  waitingFor: [],
  powerFrom: null,
  parting: null,
  ...over,
})

function open(
  connections: Connection[],
  session: Partial<SessionAccount> = {},
  toDecide: ChildDecision[] = [],
  sections: { id: string; name: string; role: 'instructor' }[] = [],
) {
  const account = sampleAccount(session)
  answerWith(connectionOperations.listAccountLinks, { connections, total: connections.length, toDecide })
  answerWith(connectionOperations.listFamilyMatters, { partings: [], sectionAsks: [], news: [] })
  answerWith(connectionOperations.listSections, { sections, total: sections.length })
  answerWith(identityOperations.getSession, { state: 'authenticated', account })
  refuseWith(accountOperations.getCurrentAccount, 404, 'account_not_found', 'Not here.')
  return visit('/accounts/profile/', { state: 'authenticated', account })
}
const expand = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name, expanded: false }))
const calls = (method: string) => asked.filter((call) => call.method === method).map(({ path, body }) => [path, body])
const parent = { roles: ['parent' as const], grade: null }

beforeEach(() => {
  for (const operation of [
    connectionOperations.createAccountLink,
    connectionOperations.updateAccountLink,
    connectionOperations.deleteAccountLink,
    connectionOperations.acceptConnection,
  ])
    answerWith(operation, { connection: null })
  answerWith(connectionOperations.removeConnection, { ended: true, endsAt: null })
  answerWith(connectionOperations.decideForChild, {})
})
afterEach(() => {
  cleanup()
  endVisit()
})

describe('connected accounts', () => {
  it('are a list whose lines open to what each lets the other, in words [A-066] [A-075] [A-121] [A-236] [A-248]', async () => {
    open([
      dana([
        link('theirs', 'manage', 'requested'),
        link('mine', 'viewDetails', 'confirmed'),
        link('theirs', 'viewAnalytics', 'denied'),
      ]),
    ])
    expect(await screen.findByRole('heading', { name: 'Connected Accounts' })).toBeTruthy()
    await expand(/blue_oval.*dana\.h.*1 request/)
    const table = screen.getByRole('table', { name: 'Permissions between you and blue_oval' })
    const cells = (name: RegExp) =>
      within(within(table).getByRole('row', { name }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent)
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Permission', 'You let blue_oval', 'blue_oval lets you'])
    expect(cells(/^Manage/)[0]).toMatch(/^RequestedConfirm.*Deny/)
    expect(cells(/^See details/)[1]).toMatch(/^Confirmed/)
    expect(cells(/^See progress/)[0]).toMatch(/^DeniedAllow/)
    expect(within(table).getByRole('rowheader', { name: /Manage.*Sensitive/ })).toBeTruthy()
    expect(within(table).getByRole('rowheader', { name: /Sign in as.*Sensitive/ })).toBeTruthy()
    const { violations } = await axe.run(document.body, {
      rules: {
        'color-contrast': { enabled: false },
        'landmark-no-duplicate-banner': { enabled: false },
        'landmark-unique': { enabled: false },
      },
    })
    expect(
      violations.map((violation) => [violation.id, violation.nodes.map((node) => node.html.slice(0, 90))]),
    ).toEqual([])
  })

  it('say whose yes is missing, and which permission does not count yet', async () => {
    open([dana([link('mine', 'viewDetails', 'confirmed', { inEffect: false })], { waitingFor: ['their_parent'] })])
    await expand(/blue_oval.*Waiting for a parent/)
    expect(screen.getByText('A parent or guardian of blue_oval has to allow this before it counts.')).toBeTruthy()
    expect(screen.getByText('Not active yet')).toBeTruthy()
  })

  it('say from when power over a student without a parent counts, and that it can be taken back', async () => {
    const waits = { inEffect: false }
    open([
      dana([link('theirs', 'viewDetails', 'confirmed'), link('theirs', 'manage', 'confirmed', waits)], {
        powerFrom: '2026-12-01T15:00:00.000Z',
      }),
    ])
    await expand(/blue_oval.*More from Dec 1/)
    expect(screen.getByText(/“Manage” begins for blue_oval on December 1, 2026\./)).toBeTruthy()
    expect(screen.getByText(/Allow this only to your parent or guardian/)).toBeTruthy()
  })

  it('lead to the progress of whoever lets it be seen', async () => {
    open([dana([link('mine', 'viewAnalytics', 'confirmed')])])
    await expand(/blue_oval/)
    const ways = () => screen.getAllByRole('link', { name: 'Progress' }).map((link) => link.getAttribute('href'))
    expect(ways()).toContain(`/accounts/${otherId}/progress/`)
    cleanup()
    open([dana([link('theirs', 'viewAnalytics', 'confirmed')])])
    await expand(/blue_oval/)
    expect(ways()).not.toContain(`/accounts/${otherId}/progress/`)
  })

  it('of a parent without any are the card Student Accounts [A-076]', async () => {
    open([], parent)
    expect(await screen.findByRole('heading', { name: 'Student Accounts' })).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Connected Accounts' })).toBeNull()
    cleanup()
    open([])
    expect(await screen.findByRole('heading', { name: 'Connected Accounts' })).toBeTruthy()
  })

  it('change after a question, one call for each permission [A-159] [A-299]', async () => {
    const links = [link('theirs', 'manage', 'requested'), link('theirs', 'viewDetails', 'requested')]
    open([dana(links)])
    await expand(/blue_oval/)
    await userEvent.click(screen.getByRole('button', { name: 'Confirm Requested' }))
    const dialog = screen.getByRole('alertdialog', {
      name: 'Do you want to confirm requested permissions for blue_oval?',
    })
    expect(calls('PATCH')).toEqual([])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm Requested' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(calls('PATCH').toSorted()).toEqual(
      links.map(({ id }) => [`/accounts/${accountId}/links/${id}`, { status: 'confirmed' }]).toSorted(),
    )
  })

  it('ask before one permission is removed, and before the connection is [A-299] [A-300]', async () => {
    const details = link('mine', 'viewDetails', 'confirmed')
    open([dana([details])])
    await expand(/blue_oval/)
    await userEvent.click(screen.getByRole('button', { name: 'Remove See details, blue_oval lets you' }))
    const first = screen.getByRole('alertdialog', { name: 'Do you want to remove permissions for blue_oval?' })
    await userEvent.click(within(first).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'Remove connection' }))
    const second = screen.getByRole('alertdialog', { name: 'Remove the connection to blue_oval?' })
    await userEvent.click(within(second).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(calls('DELETE').map(([path]) => path)).toEqual([
      `/accounts/${accountId}/links/${details.id}`,
      `/accounts/${accountId}/connections/${otherId}`,
    ])
  })

  it('of a child to a guardian ask the guardian, and can be taken back', async () => {
    const links = [link('theirs', 'viewDetails', 'confirmed'), link('theirs', 'manage', 'confirmed')]
    answerWith(connectionOperations.removeConnection, { ended: false, endsAt: null })
    answerWith(connectionOperations.cancelParting, {})
    open([dana(links)])
    await expand(/blue_oval/)
    await userEvent.click(screen.getByRole('button', { name: 'Remove connection' }))
    const dialog = screen.getByRole('alertdialog', { name: 'Remove the connection to blue_oval?' })
    within(dialog).getByText(/blue_oval is asked first/)
    const parting = { askedAt: '2026-11-02T15:00:00.000Z', endsAt: null }
    const connections = [dana(links, { parting })]
    answerWith(connectionOperations.listAccountLinks, { connections, total: 1, toDecide: [] })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ask' }))
    await screen.findByText('Your parent or guardian has been asked')
    await screen.findByText(/blue_oval has to agree\./)
    await userEvent.click(screen.getByRole('button', { name: 'Stay connected' }))
    await waitFor(() =>
      expect(calls('DELETE').map(([path]) => path)).toEqual([
        `/accounts/${accountId}/connections/${otherId}`,
        `/accounts/${accountId}/connections/${otherId}/parting`,
      ]),
    )
  })

  it('say why a permission cannot be added, and do not send it [A-155] [A-157] [A-220]', async () => {
    open([dana([link('theirs', 'sourceCredits', 'confirmed')])])
    await expand(/blue_oval/)
    for (const [name, reason] of [
      ['Ask Manage, blue_oval lets you', 'Manage needs “See details” first.'],
      ['Ask Receive credits, blue_oval lets you', 'Only one of you can receive credits from the other.'],
    ] as const) {
      const button = screen.getByRole('button', { name })
      expect(button.getAttribute('aria-disabled')).toBe('true')
      expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(reason)
      await userEvent.click(button)
      expect(screen.queryByRole('alertdialog')).toBeNull()
    }
  })

  it('say what went wrong, and leave the page as it is [A-293]', async () => {
    refuseWith(connectionOperations.updateAccountLink, 409, 'link_changed', 'This has changed.')
    open([dana([link('theirs', 'viewAnalytics', 'requested')])])
    await userEvent.click(await screen.findByRole('button', { name: /^Confirm what/ }))
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Confirm' }))
    expect((await screen.findByText('This has changed.')).closest('[role="alert"]')).not.toBeNull()
    expect(screen.getByRole('button', { name: /^Confirm what/ })).toBeTruthy()
  })

  it.each([
    ['manage', ['Edit', 'Set Password']],
    ['authenticate', ['Switch to account']],
    ['viewAnalytics', []],
  ] as const)('with %s in effect offer %j, and only then [A-081] [A-082]', async (permission, buttons) => {
    const details = link('mine', 'viewDetails', 'confirmed')
    const all = ['Edit', 'Set Password', 'Switch to account']
    const shown = () => {
      const row = screen.getByRole('table').closest('li')!
      return all.filter((name) => within(row).queryByRole('button', { name }) !== null)
    }
    open([dana([details, link('mine', permission, 'confirmed')])])
    await expand(/blue_oval/)
    expect(shown()).toEqual(buttons)
    for (const over of [{ inEffect: false }, { status: 'requested' as const, inEffect: false }]) {
      cleanup()
      open([dana([details, link('mine', permission, 'confirmed', over)])])
      await expand(/blue_oval/)
      expect(shown()).toEqual([])
    }
  })

  it('offer no switch to an account without a username [A-082]', async () => {
    const other = { id: otherId, username: null, avatarName: 'blue_oval', avatarUrl: 'oval' }
    open([dana([link('mine', 'authenticate', 'confirmed')], { other })])
    await expand(/blue_oval/)
    expect(screen.queryByRole('button', { name: 'Switch to account' })).toBeNull()
  })

  it('switch after a question, to the other account’s home [A-080]', async () => {
    const account = sampleAccount({
      accountId: otherId,
      publicName: 'blue_oval',
      onBehalf: { accountId, publicName: 'Sam' },
    })
    answerWith(connectionOperations.signInAs, { account })
    const { router } = open([dana([link('mine', 'authenticate', 'confirmed')])])
    await expand(/blue_oval/)
    await userEvent.click(screen.getByRole('button', { name: 'Switch to account' }))
    const dialog = screen.getByRole('alertdialog', { name: 'Switch Accounts?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Switch Accounts' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/home/'))
    expect(calls('POST')).toEqual([['/session/as', { accountId: otherId }]])
    expect(screen.getByRole('region', { name: 'Signed in as another account' }).textContent).toContain(
      'You are signed in as blue_oval.',
    )
    answerWith(connectionOperations.returnToOwnAccount, { account: sampleAccount() })
    await userEvent.click(screen.getByRole('button', { name: 'Return to Sam' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Signed in as another account' })).toBeNull())
  })

  it('cannot be changed while somebody else sits there', async () => {
    open([dana([link('theirs', 'manage', 'requested'), link('mine', 'authenticate', 'confirmed')])], {
      onBehalf: { accountId: otherId, publicName: 'Dana' },
    })
    await expand(/blue_oval/)
    for (const name of ['Add', 'Switch to account', 'Confirm Requested'])
      expect(screen.queryByRole('button', { name })).toBeNull()
    expect((screen.getByRole('button', { name: 'Remove connection' }) as HTMLButtonElement).disabled).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: /^Confirm Manage/ }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

describe('what a parent decides for a child', () => {
  it('names both, what each may do then, and sends what was seen', async () => {
    const seen = link('mine', 'viewAnalytics', 'confirmed', { sourceAccountId: otherId, targetAccountId: accountId })
    const decision: ChildDecision = {
      child: { id: accountId, username: 'child.sam', avatarName: 'QuickOtter', avatarUrl: 'hexagon' },
      other: { id: otherId, username: 'someone', avatarName: 'Stranger', avatarUrl: 'oval' },
      links: [seen],
    }
    open([dana([link('mine', 'manage', 'confirmed')])], parent, [decision])
    expect(await screen.findByText(/QuickOtter wants to be connected with Stranger/)).toBeTruthy()
    expect(screen.getByText(/Stranger may then: See progress\./)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Allow QuickOtter to connect with Stranger' }))
    await waitFor(() =>
      expect(calls('POST')).toEqual([
        [`/accounts/${accountId}/connections/${otherId}/parent-decision`, { allow: true, linkIds: [seen.id] }],
      ]),
    )
  })
})

describe('adding a connection', () => {
  const found = { id: otherId, username: 'dana.h', avatarName: 'blue_oval', avatarUrl: 'oval' }
  const start = async (session: Partial<SessionAccount> = {}, connections: Connection[] = []) => {
    open(connections, session)
    await userEvent.click(await screen.findByRole('button', { name: 'Add' }))
  }
  const find = async (text: string) => {
    await userEvent.type(screen.getByRole('textbox', { name: 'Username or email' }), `${text}{Enter}`)
  }
  const add = () => within(screen.getByRole('dialog')).getByRole<HTMLButtonElement>('button', { name: 'Add' })

  it('finds the account first, then sends one call for each side [A-078] [A-218] [A-221] [A-238] [A-243] [A-264] [A-298]', async () => {
    answerWith(connectionOperations.listPublicAccounts, { accounts: [found] })
    await start()
    const dialog = screen.getByRole('dialog', { name: 'Select Account to Connect' })
    expect(
      within(dialog)
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent),
    ).toEqual(['Your Parent or Guardian', 'A Class Friend', 'Custom Scenario'])
    expect(screen.getByText('The username or email address of the account you want to connect TO.')).toBeTruthy()
    expect(add().disabled).toBe(true)
    await find('DANA.h')
    await waitFor(() => expect(add().disabled).toBe(false))
    await userEvent.click(add())
    expect(await screen.findByText('Created connection')).toBeTruthy()
    const body = { otherAccountId: otherId, entered: 'DANA.h' }
    expect(calls('POST')).toEqual([
      [`/accounts/${accountId}/links`, { ...body, side: 'mine', permissions: ['sourceCredits', 'viewDetails'] }],
      [
        `/accounts/${accountId}/links`,
        { ...body, side: 'theirs', permissions: ['authenticate', 'manage', 'viewDetails', 'viewAnalytics'] },
      ],
    ])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('takes no account that is connected already, whatever its case [A-216] [A-217]', async () => {
    await start({}, [dana([link('mine', 'viewDetails', 'confirmed')])])
    await find('Dana.H')
    expect(await screen.findByText("Choose a username or email you don't already have a connection to.")).toBeTruthy()
    expect(add().disabled).toBe(true)
    expect(asked.some((call) => call.path === '/public-accounts')).toBe(false)
  })

  it('needs something to look for, and says when nobody is found [A-216]', async () => {
    answerWith(connectionOperations.listPublicAccounts, { accounts: [] })
    await start()
    await userEvent.click(screen.getByRole('button', { name: 'Find' }))
    expect(screen.getByText('Please enter a username or email.')).toBeTruthy()
    await find('nobody')
    expect(await screen.findByText('No account has this username or email.')).toBeTruthy()
    expect(add().disabled).toBe(true)
  })

  it('takes ticks for a custom purpose [A-219] [A-220] [A-242]', async () => {
    answerWith(connectionOperations.listPublicAccounts, { accounts: [found] })
    await start()
    await userEvent.click(screen.getByRole('radio', { name: 'Custom Scenario' }))
    await find('dana.h')
    expect(add().disabled).toBe(true)
    const mine = within(screen.getByRole('group', { name: 'They let you' }))
    const manage = () => mine.getByRole<HTMLInputElement>('checkbox', { name: /^Manage/ })
    expect(manage().disabled).toBe(true)
    await userEvent.click(mine.getByRole('checkbox', { name: 'See details' }))
    await userEvent.click(manage())
    await userEvent.click(mine.getByRole('checkbox', { name: 'See details' }))
    expect([manage().disabled, manage().checked]).toEqual([true, false])
    await userEvent.click(mine.getByRole('checkbox', { name: 'See progress' }))
    await userEvent.click(add())
    await screen.findByText('Created connection')
    expect(calls('POST').map(([, body]) => body)).toEqual([
      { otherAccountId: otherId, entered: 'dana.h', side: 'mine', permissions: ['viewAnalytics'] },
    ])
  })

  it('stays open with the reason when the server refuses [A-293]', async () => {
    answerWith(connectionOperations.listPublicAccounts, { accounts: [found] })
    refuseWith(connectionOperations.createAccountLink, 409, 'not_for_staff', 'Not for staff.')
    await start()
    await find('dana.h')
    await waitFor(() => expect(add().disabled).toBe(false))
    await userEvent.click(add())
    expect(await screen.findByText('Not for staff.')).toBeTruthy()
    expect(screen.queryByText('Created connection')).toBeNull()
    expect(screen.getByRole('dialog', { name: 'Select Account to Connect' })).toBeTruthy()
  })

  it('offers a parent three ways, and adds the student role in the order account, step, session [A-077] [A-145] [A-227] [A-298]', async () => {
    answerWith(accountOperations.addRole, {
      account: {
        id: accountId,
        pk: 1,
        guid: accountId,
        username: null,
        avatarName: 'x',
        avatarUrl: 'oval',
      } satisfies Account,
    })
    answerWith(onboardingOperations.updateOnboardingStep, { step: 0 })
    await start(parent)
    const panel = screen.getByRole('dialog', { name: 'Manage Connections' })
    for (const name of [
      /^Create a new account for a child/,
      /^Add the student role to your own account/,
      /^Add an existing account/,
    ])
      expect(within(panel).getByRole('button', { name })).toBeTruthy()
    asked.length = 0
    await userEvent.click(within(panel).getByRole('button', { name: /^Add the student role/ }))
    expect(await screen.findByText('Added student role')).toBeTruthy()
    expect(asked.slice(0, 3).map(({ method, path }) => `${method} ${path}`)).toEqual([
      `POST /accounts/${accountId}/roles`,
      `PUT /onboarding/${accountId}/step`,
      'GET /session',
    ])
  })
})

describe('sections', () => {
  const sectionId = '00000000-0000-4000-8000-0000000000aa'
  const max = { id: otherId, username: 'max.m', avatarName: 'CalmFalcon', avatarUrl: 'triangle' }
  const member = { id: sectionId, accountId: otherId, sectionId, role: 'student' as const, account: max }

  it('take members as student or teacher, and none twice [A-078] [A-217] [A-228] [A-241] [A-244]', async () => {
    answerWith(connectionOperations.listSectionMembers, { members: [member], total: 1 })
    answerWith(connectionOperations.addSectionMember, { member })
    answerWith(connectionOperations.listPublicAccounts, { accounts: [{ ...max, id: accountId, username: 'new.one' }] })
    open([], { roles: ['tutor'], grade: null }, [], [{ id: sectionId, name: 'Tuesday', role: 'instructor' }])
    await userEvent.click(await screen.findByRole('button', { name: 'Add to Tuesday' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Select Account' }))
    expect(dialog.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Student',
      'Teacher',
    ])
    const entry = dialog.getByRole('textbox', { name: 'Username or email' })
    await userEvent.type(entry, 'MAX.m{Enter}')
    expect(await dialog.findByText('Choose a username or email not already in the class.')).toBeTruthy()
    await userEvent.clear(entry)
    await userEvent.type(entry, 'new.one{Enter}')
    await userEvent.click(dialog.getByRole('radio', { name: 'Teacher' }))
    await waitFor(() => expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Add' }).disabled).toBe(false))
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }))
    await waitFor(() =>
      expect(calls('POST')).toEqual([
        [`/sections/${sectionId}/members`, { accountId, permissions: ['viewSection', 'manageSection'] }],
      ]),
    )
  })
})
