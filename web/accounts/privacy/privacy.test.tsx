import axe from 'axe-core'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type AccountData, dataPartNames, dataParts } from '@polyhex/contract/accounts/account-data'
import { accountOperations } from '@polyhex/contract/accounts/account-operations'
import { type PendingDeletion, privacyOperations } from '@polyhex/contract/accounts/privacy-operations'
import type { SessionAccount } from '@polyhex/contract/identity/accounts'
import { answerWith, asked, endVisit, refuseWith, visit } from '../../shell/page-trial.tsx'
import { accountId, sampleAccount } from '../../shell/account-samples.ts'

const withoutStyles = { 'color-contrast': { enabled: false }, 'landmark-no-duplicate-banner': { enabled: false } }
const childId = '00000000-0000-4000-8000-000000000002'
const consentId = '00000000-0000-4000-8000-0000000000c1'
const parent = {
  roles: ['parent' as const],
  timeZone: 'America/New_York',
  username: 'dana',
  publicName: 'Dana',
  grade: null,
}
const child = { accountId: childId, publicName: 'noor_hexagon', grade: 6 }

const data = (over: Partial<AccountData> = {}): AccountData => ({
  accountId: childId,
  username: 'noor.h_5',
  publicName: 'noor_hexagon',
  at: '2026-11-02T15:00:00.000Z',
  parts: dataPartNames.map((part) => {
    const rows: Record<string, unknown>[] =
      part === 'account'
        ? [
            {
              id: childId,
              username: 'noor.h_5',
              emailSignsIn: false,
              createdAt: '2026-11-02T15:00:00.000Z',
              name: null,
            },
          ]
        : part === 'answers'
          ? [
              { question: accountId, outcome: 'right', topicCodeLevel: 'fractions/1', why: null },
              { question: childId, outcome: 'wrong', topicCodeLevel: 'fractions/2', why: 'added_both_parts' },
            ]
          : []
    return { part, total: part === 'answers' ? 45 : rows.length, rows }
  }),
  ...over,
})
const pending = (own: boolean): PendingDeletion => ({
  account: { id: own ? accountId : childId, username: 'noor.h_5', avatarName: 'noor_hexagon', avatarUrl: 'hexagon' },
  deletionDueAt: '2026-11-16T15:00:00.000Z',
  own,
  unused: false,
})
const consent = {
  id: consentId,
  wording: 'child_account/1',
  givenBy: 'Dana',
  givenByEmail: 'd•••@haddad.example',
  givenAt: '2026-11-02T15:00:00.000Z',
  withdrawnAt: null,
}

function open(path: string, over: Partial<SessionAccount> = {}) {
  answerWith(privacyOperations.listPendingDeletions, { deletions: [] })
  answerWith(privacyOperations.listConsents, { consents: [consent], needed: true })
  answerWith(privacyOperations.exportAccount, ({ query }) => ({
    data: data(query.has('most') ? {} : { publicName: 'whole' }),
  }))
  return visit(path, { state: 'authenticated', account: sampleAccount({ ...parent, children: [child], ...over }) })
}
const sent = () => asked.filter((call) => call.method !== 'GET')
const waiting = { timeout: 20_000 }

beforeAll(async () => {
  await Promise.all([
    import('./data-screen.tsx'),
    import('./privacy-screen.tsx'),
    import('../profile/safety-screen.tsx'),
    import('../../shell/connected.tsx'),
    import('../../shell/frame.tsx'),
  ])
}, 60_000)
afterEach(() => {
  cleanup()
  endVisit()
  vi.restoreAllMocks()
})

describe('the page of what is kept', () => {
  it('shows each part in words, says what there is nothing of, and has no axe violation', async () => {
    open(`/accounts/${childId}/data/`)
    expect(
      await screen.findByRole('heading', { level: 1, name: 'What we keep about noor_hexagon' }, waiting),
    ).toBeTruthy()
    const account = screen.getByRole('region', { name: 'Account' })
    const facts = [...account.querySelectorAll('dl > div')].map((row) => row.textContent)
    expect(facts).toEqual(['Usernamenoor.h_5', 'Email signs inNo', 'Created atNov 2, 2026, 10:00 AM'])
    const answers = screen.getByRole('region', { name: 'Answers' })
    expect([...answers.querySelectorAll('th')].map((cell) => cell.textContent)).toEqual([
      'Outcome',
      'Topic code level',
      'Why',
    ])
    expect([...answers.querySelectorAll('td')].map((cell) => cell.textContent)).toEqual([
      ...['right', 'fractions/1', ''],
      ...['wrong', 'fractions/2', 'added both parts'],
    ])
    expect(answers.textContent).toContain('The newest 2 of 45. The file has all of them.')
    expect(screen.getByRole('region', { name: 'Nothing is kept of' }).textContent).toContain(
      'Exercises, Games, Questions',
    )
    await screen.findByText('Said yes')
    expect((await axe.run(screen.getByRole('main'), { rules: withoutStyles })).violations).toEqual([])
  })

  it('downloads all of it as a file with a name that says whose it is', async () => {
    open(`/accounts/${childId}/data/`)
    const files: Blob[] = []
    const names: string[] = []
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: (file: Blob) => (files.push(file), 'blob:x'), revokeObjectURL() {} }),
    )
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Download JSON' }, waiting))
    await waitFor(() => expect(names).toEqual(['polyhex-data-noor.h_5-2026-11-02.json']))
    const file = JSON.parse((await files[0]?.text()) ?? '') as AccountData
    expect([file.publicName, file.parts.length]).toEqual(['whole', dataPartNames.length])
  })

  it('says what is wrong when the server refuses', async () => {
    open('/accounts/data/')
    refuseWith(privacyOperations.exportAccount, 403, 'on_behalf', 'You are signed in as somebody else.')
    expect(await screen.findByText('The data did not load', {}, waiting)).toBeTruthy()
  })
})

describe('deleting an account', () => {
  const openDialog = async () => {
    open(`/accounts/${childId}/data/`)
    await userEvent.click(await screen.findByRole('button', { name: 'Delete noor_hexagon' }, waiting))
    return screen.findByRole('dialog', { name: 'Delete this account?' })
  }

  it('asks for the username and then shows the day, with the way back', async () => {
    const dialog = await openDialog()
    answerWith(privacyOperations.requestDeletion, { deletionDueAt: '2026-11-16T15:00:00.000Z', children: 0 })
    answerWith(privacyOperations.listPendingDeletions, { deletions: [pending(false)] })
    await userEvent.type(within(dialog).getByLabelText('Username'), 'noor.h_5')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete in 14 days' }))
    const card = screen.getByRole('region', { name: 'Delete this account' })
    await waitFor(() => expect(card.textContent).toContain('will be deleted on Monday, November 16, 2026'))
    expect(sent()).toMatchObject([
      { method: 'PUT', path: `/accounts/${childId}/deletion`, body: { username: 'noor.h_5', withChildren: false } },
    ])
    answerWith(privacyOperations.cancelDeletion, { kept: 1 })
    answerWith(privacyOperations.listPendingDeletions, { deletions: [] })
    await userEvent.click(within(card).getByRole('button', { name: 'Keep the account' }))
    expect(await within(card).findByRole('button', { name: 'Delete noor_hexagon' })).toBeTruthy()
    expect(sent()[1]).toMatchObject({ method: 'DELETE', path: `/accounts/${childId}/deletion` })
  })

  it('puts a wrong username under its field, and offers to take the children along', async () => {
    const dialog = await openDialog()
    const message = 'This is not the username of the account.'
    refuseWith(privacyOperations.requestDeletion, 422, 'username_not_same', message, [
      { field: 'username', code: 'username_not_same', message },
    ])
    const submit = within(dialog).getByRole('button', { name: 'Delete in 14 days' })
    await userEvent.type(within(dialog).getByLabelText('Username'), 'noor')
    await userEvent.click(submit)
    expect(await within(dialog).findByText(message)).toBeTruthy()
    expect(within(dialog).queryByRole('checkbox')).toBeNull()
    const alone = 'This account manages 2 children, whom nobody else manages.'
    refuseWith(privacyOperations.requestDeletion, 409, 'children_managed_alone', alone, [
      { field: 'withChildren', code: 'children_managed_alone', message: alone },
    ])
    await userEvent.click(submit)
    expect(await within(dialog).findByText(alone)).toBeTruthy()
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Delete the children’s accounts as well' }))
    answerWith(privacyOperations.requestDeletion, { deletionDueAt: '2026-11-16T15:00:00.000Z', children: 2 })
    await userEvent.click(submit)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent().at(-1)?.body).toEqual({ username: 'noor', withChildren: true })
  })

  it('is announced on the home page and taken back there', async () => {
    open('/home/')
    answerWith(privacyOperations.listPendingDeletions, { deletions: [pending(true)] })
    const banner = await screen.findByRole('region', { name: 'Scheduled deletions' }, waiting)
    expect(banner.textContent).toContain('Your account will be deleted on Monday, November 16, 2026.')
    answerWith(privacyOperations.cancelDeletion, { kept: 2 })
    answerWith(privacyOperations.listPendingDeletions, { deletions: [] })
    await userEvent.click(within(banner).getByRole('button', { name: /^Undo/ }))
    expect(await screen.findByText('2 accounts stay')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Scheduled deletions' })).toBeNull())
  })
})

describe('the consents of a child', () => {
  it('show wording, who and when, and are taken back after asking', async () => {
    open(`/accounts/${childId}/data/`)
    const card = await screen.findByRole('region', { name: 'Consent of a parent' }, waiting)
    expect(await within(card).findByText('Dana')).toBeTruthy()
    expect(card.textContent).toContain(
      'On Nov 2, 2026, 10:00 AM, from d•••@haddad.example, to the wording child_account/1',
    )
    await userEvent.click(within(card).getByRole('button', { name: 'Take back' }))
    const confirm = await screen.findByRole('alertdialog', { name: 'Take your yes back?' })
    expect(sent()).toEqual([])
    const withdrawn = { ...consent, withdrawnAt: '2026-11-05T10:00:00.000Z' }
    answerWith(privacyOperations.withdrawChildConsent, { consent: withdrawn })
    answerWith(privacyOperations.listConsents, { consents: [withdrawn], needed: true })
    await userEvent.click(within(confirm).getByRole('button', { name: 'Take it back' }))
    expect(await within(card).findByText('Taken back')).toBeTruthy()
    expect(card.textContent).toContain('delete the account as well')
    expect(sent()).toMatchObject([{ method: 'DELETE', path: `/accounts/${childId}/consents/${consentId}` }])
  })

  it('are shown to the child in the Safety part, without the way to take them back', async () => {
    answerWith(accountOperations.listSessions, { sessions: [] })
    open('/accounts/safety/', { roles: ['student'], children: [] })
    const card = await screen.findByRole('region', { name: 'Consent of a parent' }, waiting)
    expect(await within(card).findByText('Said yes')).toBeTruthy()
    expect(within(card).queryByRole('button')).toBeNull()
    const links = within(screen.getByRole('region', { name: 'What we keep' })).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/accounts/data/', '/privacy/'])
  })

  it('are one link away for a parent, for each child', async () => {
    answerWith(accountOperations.listSessions, { sessions: [] })
    open('/accounts/safety/')
    const card = await screen.findByRole('region', { name: 'What we keep' }, waiting)
    const link = within(card).getByRole('link', { name: 'Data and consent of noor_hexagon' })
    expect(link.getAttribute('href')).toBe(`/accounts/${childId}/data/`)
  })
})

describe('privacy in plain words', () => {
  it('can be read by visitors, says how long each thing is kept, and has no axe violation', async () => {
    visit('/privacy/')
    expect(await screen.findByRole('heading', { level: 1, name: 'Privacy in plain words' }, waiting)).toBeTruthy()
    const howLong = screen.getByRole('region', { name: 'For how long' })
    for (const { title, kept } of Object.values(dataParts)) {
      if (kept !== 'account') expect(howLong.textContent).toContain(`${title}: ${kept}`)
    }
    expect(howLong.textContent).toContain('nobody has used for 24 months')
    expect((await axe.run(screen.getByRole('main'), { rules: withoutStyles })).violations).toEqual([])
  })
})
