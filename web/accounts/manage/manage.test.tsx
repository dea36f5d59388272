import axe from 'axe-core'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { AccountRow } from '@polyhex/contract/accounts/administration'
import { administrationOperations } from '@polyhex/contract/accounts/administration-operations'
import { connectionOperations } from '@polyhex/contract/connections/connection-operations'
import { identityOperations } from '@polyhex/contract/identity/identity-operations'
import type { Role } from '@polyhex/contract/identity/accounts'
import { answerWith, asked, endVisit, visit } from '../../shell/page-trial.tsx'
import { sampleAccount } from '../../shell/account-samples.ts'

const withoutStyles = { 'color-contrast': { enabled: false }, 'landmark-no-duplicate-banner': { enabled: false } }
const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const row = (n: number, over: Partial<AccountRow> = {}): AccountRow => ({
  id: idOf(n),
  username: `person.${n}`,
  avatarName: `Public${n}`,
  avatarUrl: 'circle',
  displayName: `Person ${n}`,
  roles: ['student'],
  gradeLevel: 4,
  classGroups: [],
  timeZone: 'America/Toronto',
  status: 'active',
  createdDate: '2026-03-02T17:05:00.000Z',
  children: 0,
  ...over,
})
const dana = row(1, {
  username: 'dana@haddad.example',
  displayName: 'Dana Haddad',
  roles: ['parent'],
  gradeLevel: null,
  children: 1,
})
const noor = row(2, { displayName: 'Noor Haddad', gradeLevel: 0, classGroups: ['navigators', 'visst'] })

const session = (role: Role) => ({
  state: 'authenticated' as const,
  account: sampleAccount({ accountId: idOf(900), roles: [role], timeZone: 'UTC' }),
})
const settings = (flowBase: string) =>
  answerWith(identityOperations.getIdentitySettings, { flowBase, sessionStart: null, googleStart: null, hint: null })

function openList({ accounts = [dana, noor], role = 'admin' as Role, flowBase = '/api/v3', address = '' } = {}) {
  settings(flowBase)
  answerWith(administrationOperations.listAccounts, ({ query }) => {
    const offset = Number(query.get('offset'))
    return { accounts: accounts.slice(offset, offset + 100), total: accounts.length, newThisWeek: 1 }
  })
  answerWith(connectionOperations.listManagedAccounts, { accounts: [{ ...noor, email: null, birthDate: null }] })
  return visit(`/accounts/manage/${address}`, session(role))
}
const table = () => screen.findByRole('table', { name: 'Accounts' })
const rowOf = async (name: string) => (await screen.findByRole('link', { name })).closest('tr')!
/** What the last question for accounts was narrowed down and sorted by. */
const lastQuery = () => {
  const { offset: _, count: _count, ...rest } = Object.fromEntries(lists().at(-1)?.query ?? [])
  return rest
}
const lists = () => asked.filter((call) => call.path === '/accounts')
const sent = () => asked.filter((call) => call.method !== 'GET')
const oldestFirst = { sort: 'created', descending: 'false' }
const choose = async (label: string, option: string) => {
  await userEvent.click(screen.getByRole('button', { name: new RegExp(label) }))
  await userEvent.click(await screen.findByRole('option', { name: option }))
}
const menuOf = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
  return await screen.findByRole('menu')
}

beforeAll(async () => {
  await Promise.all([
    import('./manage-accounts-screen.tsx'),
    import('./account-screen.tsx'),
    import('../../shell/connected.tsx'),
    import('../../shell/frame.tsx'),
  ])
}, 60_000)
afterEach(() => {
  cleanup()
  endVisit()
  vi.restoreAllMocks()
})

describe('the table of accounts', () => {
  it('has its columns: expand, account with name and username, grade, groups, time zone, created, actions [A-094]', async () => {
    openList()
    const noors = await rowOf('Noor Haddad')
    const titles = within(await table()).getAllByRole('columnheader')
    expect(titles.map((title) => title.textContent)).toEqual([
      'Linked accounts',
      'Account',
      'Role',
      'Grade',
      'Groups',
      'Time Zone',
      'Created',
      'Actions',
    ])
    const cells = within(noors).getAllByRole('cell')
    expect(cells.map((cell) => cell.textContent)).toEqual([
      '',
      'Noor Haddadperson.2',
      'Student',
      'K',
      'NavigatorsVISST',
      'Toronto',
      '2026/03/02',
      '',
    ])
    expect(within(cells[7]!).getByRole('button', { name: 'Actions for Noor Haddad' })).toBeTruthy()
    const first = within(await rowOf('Dana Haddad')).getAllByRole('cell')[0]!
    expect(within(first).getByRole('button', { name: 'Show linked accounts of Dana Haddad' })).toBeTruthy()
    expect(screen.getByText('2 accounts, 1 new this week')).toBeTruthy()
  })

  it('is sorted by Created ascending until a title is pressed [A-097]', async () => {
    openList()
    await rowOf('Noor Haddad')
    expect(lastQuery()).toEqual(oldestFirst)
    const created = () => screen.getByRole('columnheader', { name: 'Created' })
    expect(created().getAttribute('aria-sort')).toBe('ascending')
    await userEvent.click(within(created()).getByRole('button'))
    await waitFor(() => expect(lastQuery()).toEqual({ sort: 'created', descending: 'true' }))
  })

  it('reads its filters from the address, so that they stand after a way back', async () => {
    openList({ address: '?text=12&gradeFrom=3&classGroup=navigators,none&createdFrom=2026-01-02&createdTo=soon' })
    await table()
    await waitFor(() =>
      expect(lastQuery()).toEqual({
        ...oldestFirst,
        text: '12',
        gradeFrom: '3',
        classGroup: 'navigators',
        createdFrom: '2026-01-02',
      }),
    )
    expect(screen.getByLabelText('Account')).toHaveProperty('value', '12')
  })

  it('filters by text on Enter and not before, and takes the filter away by its chip [A-095] [C-170]', async () => {
    const { router } = openList()
    await rowOf('Noor Haddad')
    const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Account' })
    await userEvent.type(field, ' noor ')
    expect(lists()).toHaveLength(1)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(lastQuery()).toEqual({ ...oldestFirst, text: 'noor' }))
    await waitFor(() => expect(router.state.location.search).toEqual({ text: 'noor' }))
    await userEvent.click(screen.getByRole('button', { name: '“noor”, remove this filter' }))
    await waitFor(() => expect(lastQuery()).toEqual(oldestFirst))
    expect(field.value).toBe('')
  })

  it('filters by grades from 0 to 12, by groups and by days of creation [A-096] [C-170]', async () => {
    openList()
    await rowOf('Noor Haddad')
    await choose('Grade from', '3')
    await waitFor(() => expect(lastQuery()).toEqual({ ...oldestFirst, gradeFrom: '3' }))
    await userEvent.click(screen.getByRole('button', { name: /Grade to/ }))
    const offered = (await screen.findAllByRole('option')).map((option) => option.textContent)
    expect(offered).toEqual(['3', '4', '5', '6', '7', '8', '9', '10', '11', '12'])
    await userEvent.click(screen.getByRole('option', { name: '5' }))
    await choose('Groups', 'Navigators')
    await choose('Groups', 'VISST')
    fireEvent.change(screen.getByLabelText('Created from'), { target: { value: '2026-01-02' } })
    fireEvent.change(screen.getByLabelText('Created to'), { target: { value: '2026-03-04' } })
    await waitFor(() =>
      expect(lastQuery()).toEqual({
        ...oldestFirst,
        gradeFrom: '3',
        gradeTo: '5',
        classGroup: 'navigators,visst',
        createdFrom: '2026-01-02',
        createdTo: '2026-03-04',
      }),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    await waitFor(() => expect(lastQuery()).toEqual(oldestFirst))
  })

  it('opens an account by a press on its row or on its name [A-098] [A-020]', async () => {
    const { router } = openList()
    const noors = await rowOf('Noor Haddad')
    expect(screen.getByRole('link', { name: 'Noor Haddad' }).getAttribute('href')).toBe(`/accounts/manage/${noor.id}/`)
    await userEvent.click(within(noors).getByText('Toronto'))
    await waitFor(() => expect(router.state.location.pathname).toBe(`/accounts/manage/${noor.id}/`))
  })

  it('loads linked accounts beneath a row, and deletes top-level rows only [A-099] [A-100]', async () => {
    openList({ accounts: [dana] })
    const expand = await screen.findByRole('button', { name: /Show linked accounts of Dana/ })
    expect(screen.queryByRole('link', { name: 'Noor Haddad' })).toBeNull()
    await userEvent.click(expand)
    const child = await rowOf('Noor Haddad')
    expect(child.previousElementSibling).toBe(await rowOf('Dana Haddad'))
    expect(asked.some((call) => call.path === `/accounts/${dana.id}/managed-accounts`)).toBe(true)
    const choices = async (name: string) => {
      const items = within(await menuOf(name)).getAllByRole('menuitem')
      const words = items.map((item) => item.textContent)
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
      return words
    }
    expect(await choices('Dana Haddad')).toEqual(['View Account', 'Delete Account'])
    expect(await choices('Noor Haddad')).toEqual(['View Account'])
    await userEvent.click(screen.getByRole('button', { name: /Hide linked accounts of Dana/ }))
    expect(screen.queryByRole('link', { name: 'Noor Haddad' })).toBeNull()
  })

  it('shows a child beneath each of two parents', async () => {
    const fault = vi.spyOn(console, 'error').mockImplementation(() => {})
    openList({ accounts: [dana, { ...dana, id: idOf(3), displayName: 'Omar Haddad' }] })
    await userEvent.click(await screen.findByRole('button', { name: /linked accounts of Dana/ }))
    await userEvent.click(screen.getByRole('button', { name: /linked accounts of Omar/ }))
    await waitFor(() => expect(screen.getAllByRole('link', { name: 'Noor Haddad' })).toHaveLength(2))
    expect(fault.mock.calls.filter(([words]) => String(words).includes('same key'))).toEqual([])
  })

  it('asks before an account is deleted, and deletes nothing before that [A-101]', async () => {
    openList()
    answerWith(administrationOperations.deleteAccount, {})
    const ask = async () => {
      await userEvent.click(within(await menuOf('Noor Haddad')).getByRole('menuitem', { name: 'Delete Account' }))
      return await screen.findByRole('alertdialog', { name: 'UNSAFE - Delete Account' })
    }
    const question = await ask()
    expect(within(question).getByText('Delete account Noor Haddad completely?')).toBeTruthy()
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(sent()).toEqual([])
    const before = lists().length
    await userEvent.click(within(await ask()).getByRole('button', { name: 'Delete Account' }))
    expect(await screen.findByText('Deleted Noor Haddad')).toBeTruthy()
    expect(sent()).toMatchObject([{ method: 'DELETE', path: `/accounts/${noor.id}` }])
    await waitFor(() => expect(lists().length).toBeGreaterThan(before))
  })

  it('asks for batches of 100, the next within 150 px of the end of rows of 54 px [A-102]', async () => {
    const height = vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(5400)
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(500)
    openList({ accounts: Array.from({ length: 130 }, (_, n) => row(n + 10)) })
    expect((await rowOf('Person 10')).style.height).toBe('54px')
    expect(await screen.findByText(/100 of 130 loaded/)).toBeTruthy()
    const box = screen.getByRole('region', { name: 'Accounts' })
    box.scrollTop = 5400 - 500 - 150
    fireEvent.scroll(box)
    const batches = () => lists().map(({ query }) => [query.get('offset'), query.get('count')])
    expect(batches()).toEqual([['0', '100']])
    box.scrollTop += 1
    fireEvent.scroll(box)
    height.mockReturnValue(7020)
    expect(await screen.findByText('130 of 130 loaded.')).toBeTruthy()
    expect(batches()).toEqual([
      ['0', '100'],
      ['100', '100'],
    ])
  })

  it('links to the logs, and to users and logs of an external authentication where there is one [A-093]', async () => {
    openList()
    const navigation = await screen.findByRole('navigation', { name: 'Main' })
    expect(within(navigation).getByRole('link', { name: 'Logs' }).getAttribute('href')).toBe('/accounts/manage/log/')
    expect(screen.queryByRole('link', { name: 'Users' })).toBeNull()
    cleanup()
    endVisit()
    openList({ flowBase: 'https://auth.school.test/api/v3' })
    const users = await screen.findByRole('link', { name: 'Users' })
    expect(users.getAttribute('href')).toBe('https://auth.school.test/if/admin/#/identity/users')
    const logs = screen.getAllByRole('link', { name: 'Logs' }).map((link) => link.getAttribute('href'))
    expect(logs).toContain('https://auth.school.test/if/admin/#/events/log')
  })

  it('is without fault for an accessibility checker', async () => {
    openList()
    await rowOf('Noor Haddad')
    const { violations } = await axe.run(screen.getByRole('main'), { rules: withoutStyles })
    expect(violations.map((fault) => [fault.id, fault.nodes[0]?.html])).toEqual([])
  })
})

describe('those who are no administrators', () => {
  const addresses = ['', `${noor.id}/`, 'decisions/', 'log/'].map((rest) => `/accounts/manage/${rest}`)
  it.each(
    (['student', 'parent', 'teacher', 'tutor'] as const).flatMap((role) => addresses.map((at) => [role, at] as const)),
  )('a %s sees nothing at %s, and nothing is asked [A-229]', async (role, address) => {
    settings('/api/v3')
    visit(address, session(role))
    expect(await screen.findByRole('heading', { level: 1, name: 'This cell is empty' })).toBeTruthy()
    const secret = /^\/(accounts|audit-log|name-reviews|role-requests)\b/
    expect(asked.filter((call) => secret.test(call.path))).toEqual([])
  })
})
