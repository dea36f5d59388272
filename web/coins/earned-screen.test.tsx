import axe from 'axe-core'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CoinChange } from '@polyhex/contract/coins/coin-changes'
import { coinOperations } from '@polyhex/contract/coins/coin-operations'
import type { Role } from '@polyhex/contract/identity/accounts'
import { answerWith, asked, endVisit, refuseWith, visit, waitWith } from '../shell/page-trial.tsx'
import { accountId, sampleAccount } from '../shell/account-samples.ts'
import { amountFault } from './add-coins-dialog.tsx'
import { coinChangeHue, signedAmount } from './coin-words.ts'

const other = '00000000-0000-4000-8000-000000000077'
const as = (role: Role) => ({ state: 'authenticated' as const, account: sampleAccount({ roles: [role] }) })
const change = (over: Partial<CoinChange>): CoinChange => ({
  id: 'c1',
  changedAt: '2026-03-02T17:05:00.000Z',
  changeType: 'practice',
  changeDetails: 'Parts of a whole',
  userAssetChangeAmount: 18,
  userAssetFinalAmount: 118,
  ...over,
})
const history = [
  change({}),
  change({ id: 'c2', changeType: 'game_booster', userAssetChangeAmount: -10, userAssetFinalAmount: 100 }),
]
const serve = (changes: CoinChange[]) =>
  answerWith(coinOperations.listCoinChanges, { changes, total: changes.length, balance: 118, publicName: 'Sam' })

/** Colours, and which of the frame's two bars shows, are a matter of style sheets, which a test has none of. */
const withoutStyles = { 'color-contrast': { enabled: false }, 'landmark-no-duplicate-banner': { enabled: false } }
const warn = vi.spyOn(console, 'warn')
/** Pages are fetched when they are gone to; here before the clock of the first test runs. */
beforeAll(async () => {
  await Promise.all([import('./earned-screen.tsx'), import('../shell/connected.tsx'), import('../shell/frame.tsx')])
}, 60_000)
beforeEach(() => warn.mockImplementation(() => {}))
afterEach(() => {
  cleanup()
  endVisit()
  vi.clearAllMocks()
})

const table = () => screen.findByRole('table', { name: 'Coin history' })
const titles = async () =>
  within(await table())
    .getAllByRole('columnheader')
    .map((head) => head.textContent)

describe('Rewards Earned & Used', () => {
  it('lists one’s own coins without details and without Add Coins, at /accounts/earned/ [A-017, L-028, L-086, L-088]', async () => {
    serve(history)
    visit('/accounts/earned/', as('student'))
    expect(await titles()).toEqual(['Date', 'Type', 'Amount', 'Available'])
    expect(screen.getByRole('heading', { level: 1, name: 'Rewards Earned & Used' })).toBeTruthy()
    const row = (await screen.findByText('+18')).closest('tr')
    expect(row?.textContent).toMatch(/Mar 2, 2026 9:05.AMPractice\+18118/)
    expect(screen.queryByRole('button', { name: 'Add Coins' })).toBeNull()
    expect(asked.some((call) => call.path === `/accounts/${accountId}/coins`)).toBe(true)
  })

  it('shows a gain green and a loss red, each with its sign [L-090]', async () => {
    serve(history)
    visit('/accounts/earned/', as('student'))
    expect((await screen.findByText('+18')).dataset['sign']).toBe('plus')
    expect((await screen.findByText('−10')).dataset['sign']).toBe('minus')
    expect(signedAmount(-1200)).toBe('−1,200')
  })

  it('is sorted by date, newest first, in at most 60 dvh with 10 skeleton rows [L-087]', async () => {
    waitWith(coinOperations.listCoinChanges)
    visit('/accounts/earned/', as('student'))
    const loading = await table()
    expect(loading.querySelectorAll('[data-skeleton-rows] tr')).toHaveLength(10)
    expect(screen.getByRole('region', { name: 'Coin history' }).style.maxHeight).toBe('60dvh')
    expect(within(loading).getByRole('columnheader', { name: 'Date' }).getAttribute('aria-sort')).toBe('descending')
  })

  it('shows a managed account’s coins to its parent, without the means to change them [L-183, L-186]', async () => {
    serve(history)
    visit(`/accounts/${other}/earned/`, as('parent'))
    expect(await titles()).toEqual(['Date', 'Type', 'Amount', 'Available'])
    expect(await screen.findByText('Sam', { selector: 'p' })).toBeTruthy()
    expect(asked.some((call) => call.path === `/accounts/${other}/coins`)).toBe(true)
    expect(screen.queryByRole('button', { name: 'Add Coins' })).toBeNull()
  })

  it('shows details and Add Coins to those who manage all [L-088, L-185]', async () => {
    serve(history)
    visit(`/accounts/${other}/earned/`, as('admin'))
    expect(await titles()).toEqual(['Date', 'Type', 'Details', 'Amount', 'Available'])
    expect(screen.getByRole('button', { name: 'Add Coins' })).toBeTruthy()
  })

  it('stands in the navigation of students only [L-184]', async () => {
    serve(history)
    visit('/accounts/earned/', as('student'))
    expect((await screen.findAllByRole('link', { name: 'Earned' }))[0]?.getAttribute('href')).toBe('/accounts/earned/')
    cleanup()
    visit('/accounts/earned/', as('parent'))
    expect(await screen.findAllByRole('link', { name: 'Home' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Earned' })).toBeNull()
  })

  it('speaks of coins, where the exercise speaks of dollars [L-004]', async () => {
    serve([])
    visit('/accounts/earned/', as('student'))
    expect(await screen.findByText('No coins yet')).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/dollar/i)
  })

  it('says that there are none yet', async () => {
    serve([])
    visit('/accounts/earned/', as('student'))
    expect(await screen.findByText('No coins yet')).toBeTruthy()
  })

  it('logs a failure to load and offers Retry [L-242]', async () => {
    refuseWith(coinOperations.listCoinChanges, 404, 'account_not_found', 'We could not find this account.')
    visit('/accounts/earned/', as('student'))
    expect(await screen.findByText('The rewards could not be loaded')).toBeTruthy()
    expect(warn.mock.calls[0]?.[0]).toBe('The coin history could not be loaded')
    serve(history)
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('+18')).toBeTruthy()
  })

  it('reports no fault to an accessibility checker', async () => {
    serve(history)
    visit('/accounts/earned/', as('student'))
    await screen.findByText('+18')
    const { violations } = await axe.run(screen.getByRole('main'), { rules: withoutStyles })
    expect(violations.map((fault) => fault.id)).toEqual([])
  })
})

describe('Add Coins', () => {
  it('has one field, Value, of 100 at first, and sends a whole number [L-089, L-234]', async () => {
    serve(history)
    answerWith(coinOperations.addCoins, { change: change({ changeType: 'admin', userAssetChangeAmount: -50 }) })
    visit(`/accounts/${other}/earned/`, as('admin'))
    await userEvent.click(await screen.findByRole('button', { name: 'Add Coins' }))
    const dialog = await screen.findByRole('dialog', { name: 'Add Coins' })
    const value = within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Value' })
    expect(value.value).toBe('100')
    await userEvent.clear(value)
    await userEvent.type(value, '-50{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(asked.find((call) => call.method === 'POST')?.body).toEqual({ amount: -50 })
  })

  it('says what is wrong with a value [L-178]', async () => {
    expect(amountFault('100')).toBeNull()
    expect(amountFault('1,000')).toBeNull()
    expect(amountFault('-100000')).toBeNull()
    expect(amountFault('100001')).toBe('Enter a number from -100,000 to 100,000.')
    expect(amountFault('2.5')).toBe('Enter a whole number.')
    expect(amountFault('')).toBe('Enter a whole number.')
    expect(amountFault('0')).toBe('Enter a number other than 0.')
  })

  it('shows under the field that a balance cannot fall below 0', async () => {
    serve(history)
    const words = 'There are not enough coins for this.'
    refuseWith(coinOperations.addCoins, 409, 'coins_below_zero', words, [
      { field: 'amount', code: 'coins_below_zero', message: words },
    ])
    visit(`/accounts/${other}/earned/`, as('admin'))
    await userEvent.click(await screen.findByRole('button', { name: 'Add Coins' }))
    const dialog = await screen.findByRole('dialog', { name: 'Add Coins' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add Coins' }))
    expect(await within(dialog).findByText(words)).toBeTruthy()
    expect(within(dialog).getByRole('textbox', { name: 'Value' }).getAttribute('aria-invalid')).toBe('true')
  })
})

describe('the colours of coin changes', () => {
  it.each([
    ['practice', 'correct'],
    ['speed', 'correct'],
    ['unit_mastery', 'correct'],
    ['math_only', 'correct'],
    ['home_decoration_sell', 'reward'],
    ['home_decoration_buy', 'reward'],
    ['game_booster', 'reward'],
    ['initial', 'primary'],
    ['admin', 'primary'],
    ['contest_question_hint', 'neutral'],
  ] as const)('%s is %s [L-124, L-125, L-126]', (type, hue) => {
    expect(coinChangeHue(type)).toBe(hue)
  })
})
