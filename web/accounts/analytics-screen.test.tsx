import axe from 'axe-core'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { analyticsOperations, type AnalyticsReport } from '@polyhex/contract/identity/analytics-operations'
import type { Role } from '@polyhex/contract/identity/accounts'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { answerWith, asked, endVisit, visit, waitWith } from '../shell/page-trial.tsx'
import { sampleAccount } from '../shell/account-samples.ts'
import { daysAfter, periodWords, stepWords, todayIn } from './analytics/analytics-words.ts'

const as = (role: Role) => ({ state: 'authenticated' as const, account: sampleAccount({ roles: [role], grade: null }) })
const zero = { login: 0, sign_up: 0, create_account: 0, account_onboarding: 0, add_links: 0 }
const report: AnalyticsReport = {
  timeZone: 'America/Vancouver',
  periods: [
    { from: '2026-11-01', to: '2026-11-07', counts: { ...zero, login: 1200, create_account: 10 } },
    { from: '2026-11-08', to: '2026-11-14', counts: { ...zero, login: 300, create_account: 40 } },
  ],
  totals: { ...zero, login: 1500, create_account: 50 },
  funnel: [
    {
      accountType: 'parent',
      steps: [
        { step: 1, accounts: 40 },
        { step: 2, accounts: 30 },
        { step: 5, accounts: 10 },
      ],
    },
  ],
}
const withoutStyles = { 'color-contrast': { enabled: false }, 'landmark-no-duplicate-banner': { enabled: false } }
beforeAll(async () => {
  await Promise.all([import('./analytics-screen.tsx'), import('../shell/connected.tsx'), import('../shell/frame.tsx')])
}, 60_000)
afterEach(() => {
  cleanup()
  endVisit()
})

const rows = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent))
const reports = () => asked.filter(({ path }) => path === '/analytics/report')

describe('Analytics', () => {
  it('counts what happened in the last eight weeks, one event at a time', async () => {
    answerWith(analyticsOperations.getAnalyticsReport, report)
    visit('/accounts/manage/analytics/', as('admin'))
    expect(rows(await screen.findByRole('table', { name: 'Accounts created by week' }))).toEqual([
      ['Week', 'Accounts created'],
      ['Nov 1 to Nov 7, 2026', '10'],
      ['Nov 8 to Nov 14, 2026', '40'],
    ])
    await userEvent.click(screen.getByRole('button', { name: '1,500 Sign-ins' }))
    expect(rows(screen.getByRole('table', { name: 'Sign-ins by week' }))[1]).toEqual(['Nov 1 to Nov 7, 2026', '1,200'])
    const [call] = reports()
    const [from, to] = [call?.query.get('from') ?? '', call?.query.get('to') ?? '']
    expect(daysAfter(from, 55)).toBe(to)
    expect(call?.query.get('by')).toBe('week')
    const { violations } = await axe.run(screen.getByRole('main'), { rules: withoutStyles })
    expect(violations.map(({ id }) => id)).toEqual([])
  })

  it('shows how many accounts reached each step of sign-up, and what part of the first that is', async () => {
    answerWith(analyticsOperations.getAnalyticsReport, report)
    visit('/accounts/manage/analytics/', as('admin'))
    expect(rows(await screen.findByRole('table', { name: 'Parents' }))).toEqual([
      ['Step', 'Accounts that reached it'],
      ['1. Account details', '40100 %'],
      ['2. Learning goals', '3075 %'],
      ['5. Time zone', '1025 %'],
    ])
  })

  it('says so where a chart has nothing to show [C-065]', async () => {
    answerWith(analyticsOperations.getAnalyticsReport, report)
    visit('/accounts/manage/analytics/', as('admin'))
    await screen.findByRole('table', { name: 'Accounts created by week' })
    expect(screen.queryByText('No data available')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: '0 Sign-ups finished' }))
    expect(screen.queryByRole('table', { name: /by week$/ })).toBeNull()
    expect(screen.getByText('No data available')).toBeTruthy()
  })

  it('asks again for another range, and not for one that makes no sense', async () => {
    answerWith(analyticsOperations.getAnalyticsReport, report)
    visit('/accounts/manage/analytics/', as('admin'))
    await screen.findByRole('table', { name: 'Accounts created by week' })
    fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2020-01-01' } })
    expect(screen.getByRole('alert').textContent).toBe('The last day must not be before the first.')
    expect(reports()).toHaveLength(1)
    fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2019-12-30' } })
    await waitFor(() => expect(reports()).toHaveLength(2))
    expect(screen.queryByRole('alert')).toBeNull()
    await userEvent.click(screen.getByRole('radio', { name: 'Day' }))
    await waitFor(() => expect(reports()).toHaveLength(3))
    expect(Object.fromEntries(reports()[2]?.query ?? [])).toEqual({ from: '2019-12-30', to: '2020-01-01', by: 'day' })
  })

  it('keeps its shape while it loads, and says when no sign-up was counted', async () => {
    waitWith(analyticsOperations.getAnalyticsReport)
    visit('/accounts/manage/analytics/', as('admin'))
    expect(await screen.findByRole('status', { name: 'Loading the counts' })).toBeTruthy()
    cleanup()
    endVisit()
    answerWith(analyticsOperations.getAnalyticsReport, { ...report, funnel: [] })
    visit('/accounts/manage/analytics/', as('admin'))
    expect(await screen.findByText('No step of a sign-up was counted in these days.')).toBeTruthy()
  })

  it.each(['student', 'parent', 'teacher', 'tutor'] as const)('is not for a %s, and asks nothing', async (role) => {
    visit('/accounts/manage/analytics/', as(role))
    expect(await screen.findByRole('heading', { level: 1, name: 'This cell is empty' })).toBeTruthy()
    expect(reports()).toEqual([])
    expect(screen.queryByRole('link', { name: 'Analytics' })).toBeNull()
  })
})

describe('its words', () => {
  it('name days by the calendar of the reader', () => {
    const now = new Date('2026-11-02T03:00:00Z')
    expect(todayIn('America/Vancouver', now)).toBe('2026-11-01')
    expect(todayIn('Asia/Tokyo', now)).toBe('2026-11-02')
    expect(daysAfter('2026-03-01', -1)).toBe('2026-02-28')
    expect(periodWords({ from: '2026-12-30', to: '2027-01-02' })).toBe('Dec 30, 2026 to Jan 2, 2027')
    expect(periodWords({ from: '2026-11-02', to: '2026-11-02' })).toBe('Nov 2, 2026')
  })
  it('name every step of the two wizards', () => {
    for (const step of [1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]) {
      expect(stepWords('student', step)).not.toBe(`Step ${step}`)
    }
    expect(stepWords('student', 4)).toBe('Step 4')
    for (const step of [1, 2, 3, 4, 5, 6]) expect(stepWords('teacher', step)).toBe(stepWords('parent', step))
  })
})
