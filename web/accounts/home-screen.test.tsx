import { privacyOperations } from '@polyhex/contract/accounts/privacy-operations'
import { activityOperations } from '@polyhex/contract/activity/activity-operations'
import { coinOperations } from '@polyhex/contract/coins/coin-operations'
import { curriculumOperations } from '@polyhex/contract/curriculum/curriculum-operations'
import { identityOperations } from '@polyhex/contract/identity/identity-operations'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { answerWith, endVisit, refuseWith, visit, waitWith } from '../shell/page-trial.tsx'
import { sampleAccount, sampleCard, sampleUnit } from '../shell/account-samples.ts'
import { startPath } from './home/todays-math.tsx'
import { weekOf } from './home/week.ts'

const student = { state: 'authenticated', account: sampleAccount() } as const

beforeEach(() => {
  answerWith(privacyOperations.listPendingDeletions, { deletions: [] })
  answerWith(activityOperations.getTodaysMath, { cards: [sampleCard(), sampleCard({ id: 'c2', name: 'Count on' })] })
  answerWith(activityOperations.getUnitMap, { units: [] })
  answerWith(activityOperations.listHistoryItems, { items: [], total: 0 })
  answerWith(curriculumOperations.listUnits, { units: [sampleUnit()], total: 1 })
  answerWith(coinOperations.getAssets, { assets: [{ assetType: 1, amount: 1250 }] })
})
afterEach(() => {
  cleanup()
  endVisit()
})

describe('student home', () => {
  it("shows the stack as Today's Math, and starts what is on a card [L-013, A-012]", async () => {
    visit('/home/', student)
    const carousel = await screen.findByRole('region', { name: 'Today’s Math' })
    const start = await within(carousel).findByRole('link', { name: 'Start: Parts of a whole' })
    expect(start.getAttribute('href')).toBe('/math/topics/fractions_intro/1/practice/')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hi Sam. Two for today.')
  })

  it('tells the length in whole minutes and the number of questions [L-260]', async () => {
    answerWith(activityOperations.getTodaysMath, { cards: [sampleCard({ seconds: 330, questionCount: 10 })] })
    visit('/home/', student)
    expect(await screen.findByText('Length 6 min')).toBeTruthy()
    expect(screen.getByText('Answer 10 Questions')).toBeTruthy()
  })

  it('says on a card why it comes now, where there is a reason [L-013]', async () => {
    const why = 'You solved most of these last week; a review keeps them.'
    answerWith(activityOperations.getTodaysMath, {
      cards: [sampleCard({ why }), sampleCard({ id: 'c2', name: 'Count on', why: null })],
    })
    visit('/home/', student)
    expect(await screen.findByText(why)).toBeTruthy()
    expect(screen.getAllByText('Why now:')).toHaveLength(1)
  })

  it('shows five skeleton cards while it loads [L-258]', async () => {
    waitWith(activityOperations.getTodaysMath)
    const { container } = visit('/home/', student)
    await screen.findByRole('status', { name: 'Loading Today’s Math' })
    expect(container.querySelectorAll('[data-card-skeleton]')).toHaveLength(5)
  })

  it('shows the map as one link, the coins and the week', async () => {
    visit('/home/', student)
    const map = await screen.findByRole('region', { name: 'Your map' })
    const links = await within(map).findAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/math/grades/3/'])
    expect(await screen.findByText('1,250', { selector: '.visually-hidden' })).toBeTruthy()
    expect(await screen.findByRole('img', { name: 'Days with math this week, none yet' })).toBeTruthy()
  })

  it('keeps the rest when one part fails', async () => {
    refuseWith(activityOperations.getTodaysMath, 404, 'account_not_found', 'We could not find this account.')
    visit('/home/', student)
    expect(await screen.findByRole('heading', { name: 'Today’s Math did not load' })).toBeTruthy()
    expect(await screen.findByRole('heading', { name: 'Your map' })).toBeTruthy()
  })
})

it('a parent sees the children and where they are', async () => {
  const children = [{ accountId: sampleAccount().accountId, publicName: 'Max', grade: 7 }]
  visit('/home/', {
    state: 'authenticated',
    account: sampleAccount({ roles: ['parent'], grade: null, name: 'Pat', children }),
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Hello Pat' })).toBeTruthy()
  expect(screen.getByRole('link', { name: /See map/ }).getAttribute('href')).toMatch(
    /^\/math\/grades\/7\/\?account=[0-9a-f-]+$/,
  )
})

it('a visitor signs in first and comes back', async () => {
  const { router } = visit('/home/')
  await waitFor(() => expect(router.state.location.pathname).toBe('/signin/'))
  expect(JSON.parse(localStorage.getItem('polyhex.stored-path') ?? '{}')).toMatchObject({ path: '/home/' })
})

it('signing out forgets the account and leads to the start', async () => {
  answerWith(identityOperations.signOut, {})
  const { router } = visit('/home/', student)
  const [button] = await screen.findAllByRole('button', { name: 'Sign out' })
  await userEvent.click(button!)
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  expect(await screen.findByRole('heading', { name: 'How many cells come next?' })).toBeTruthy()
})

describe('startPath', () => {
  it('leads to the exercise of the card', () => {
    expect(startPath(sampleCard({ exercise: 'speed', level: 4 }))).toBe('/math/topics/fractions_intro/4/speed-play/')
    expect(startPath(sampleCard({ exercise: 'unit_mastery', unitCode: 'u', topicCode: null, level: null }))).toBe(
      '/math/units/u/unit-mastery/',
    )
  })
})

describe('weekOf', () => {
  const item = (activityAt: string, passed: boolean) => ({ activityAt, passed })

  it('puts a run on the day it was in the time zone of the child', () => {
    // 06:30 UTC on Saturday is still Friday in Vancouver.
    const { week, today } = weekOf(
      [item('2026-11-21T06:30:00Z', true)],
      new Date('2026-11-21T20:00:00Z'),
      'America/Vancouver',
    )
    expect(today).toBe(5)
    expect(week).toEqual(['none', 'none', 'none', 'none', 'done', 'none', 'none'])
  })

  it('tells a passed day from a started one and leaves last week out', () => {
    const items = [
      item('2026-11-16T20:00:00Z', false),
      item('2026-11-16T18:00:00Z', true),
      item('2026-11-18T20:00:00Z', false),
      item('2026-11-15T20:00:00Z', true),
    ]
    const { week } = weekOf(items, new Date('2026-11-21T20:00:00Z'), 'America/Vancouver')
    expect(week).toEqual(['done', 'none', 'started', 'none', 'none', 'none', 'none'])
  })
})
