import type { Progress } from '@polyhex/contract/activity/progress'
import { progressOperations } from '@polyhex/contract/activity/progress-operations'
import { activityOperations } from '@polyhex/contract/activity/activity-operations'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sampleOpenRun, sampleRunId } from '../../exercises/run-samples.ts'
import { answerWith, asked, endVisit, refuseWith, visit, waitWith } from '../../shell/page-trial.tsx'
import { sampleAccount, sampleCard } from '../../shell/account-samples.ts'
import { comparedWords, exampleWords, headline, rightWords } from './progress-words.ts'

const [sam, max] = ['00000000-0000-4000-8000-000000000011', '00000000-0000-4000-8000-000000000012'] as const
const parent = sampleAccount({
  roles: ['parent'],
  grade: null,
  publicName: 'Pat',
  children: [
    { accountId: sam, publicName: 'QuickOtter', grade: 3 },
    { accountId: max, publicName: 'CalmFalcon', grade: 7 },
  ],
})
const as = (account = parent) => ({ state: 'authenticated' as const, account })
const figures = { answers: 0, right: 0, skipped: 0, rightWithHelp: 0, seconds: 0, daysPracticed: 0, activities: 0 }

function progress(over: Partial<Progress> = {}): Progress {
  return {
    accountId: sam,
    publicName: 'QuickOtter',
    avatar: 'hexagon',
    grade: 3,
    timeZone: 'America/New_York',
    days: 7,
    begun: true,
    now: { ...figures, answers: 30, right: 24, rightWithHelp: 2, seconds: 640, daysPracticed: 4, activities: 4 },
    before: { ...figures, answers: 33, right: 20, seconds: 700, daysPracticed: 3, activities: 3 },
    byDay: Array.from({ length: 7 }, (_, i) => ({
      day: `2026-11-1${i}`,
      answers: i === 2 ? 10 : 0,
      right: i === 2 ? 8 : 0,
      seconds: i === 2 ? 200 : 0,
    })),
    practiced: [
      {
        topicCode: 'subtraction_intro',
        level: 1,
        name: 'Take away',
        icon: 'addition_and_subtraction',
        answers: 4,
        right: 4,
        seconds: 60,
        latestAt: '2026-11-12T12:00:00Z',
      },
    ],
    passed: [
      {
        kind: 'unit',
        code: 'g3_fractions',
        name: 'Fractions as Numbers',
        icon: 'fractions_and_decimals',
        passedAt: '2026-11-12T12:00:00Z',
        inPeriod: true,
      },
    ],
    passedUnits: 1,
    passedTopicLevels: 7,
    themeLevels: [
      {
        themeCode: 'operations',
        themeName: 'Adding to Dividing',
        level: 7,
        levelWords: 'Level 7 (grade 3, second half)',
        confidence: 0.74,
        low: 3.2,
        high: 3.9,
        answers: 14,
        measuredAt: '2026-11-12T12:00:00Z',
      },
    ],
    next: [sampleCard()],
    trend: { says: 'too_few', percentNow: null, percentBefore: null, compared: 4 },
    misconceptions: [
      {
        id: 'smaller_from_larger',
        name: 'Subtracts the smaller digit from the larger',
        example: '52 - 27 = 35',
        helps: 'Trade a ten when there are too few ones.',
        times: 3,
        latestAt: '2026-11-12T12:00:00Z',
        topicCode: 'subtraction_intro',
        level: 1,
        topicName: 'Take away',
        practices: true,
      },
    ],
    last: [
      {
        id: sampleRunId,
        name: 'Take away',
        itemType: 'Practice',
        activityAt: '2026-11-12T12:00:00Z',
        themeCode: null,
        focusAreaCode: null,
        unitCode: null,
        topicCodeLevel: 'subtraction_intro/1',
        totalQuestions: 4,
        correct: 4,
        incorrect: 0,
        percentCorrect: 100,
        timeTakenMs: 60_000,
        passed: true,
      },
    ],
    ...over,
  }
}

/** Pages are fetched when they are gone to; here before the clock of the first test runs. */
beforeAll(async () => {
  await Promise.all([
    import('./progress-screen.tsx'),
    import('../letters/letter-screen.tsx'),
    import('../../shell/connected.tsx'),
    import('../../shell/frame.tsx'),
  ])
}, 60_000)
beforeEach(() => {
  answerWith(progressOperations.getProgress, { progress: progress() })
  answerWith(progressOperations.getLetterChoices, { weeklyLetter: true, canBeSent: true })
})
afterEach(() => {
  cleanup()
  endVisit()
})
const region = async (name: string) => within(await screen.findByRole('region', { name }))

describe('the progress of a child', () => {
  it('says what was practiced, for how long, and how that compares, without a score', async () => {
    visit(`/accounts/${sam}/progress/`, as())
    expect(await screen.findByRole('heading', { level: 1, name: 'Progress of QuickOtter' })).toBeTruthy()
    expect(screen.getByText('30 questions on 4 days, about 11 minutes.')).toBeTruthy()
    const row = await region('In figures')
    expect(row.getByText('3 fewer than in the 7 days before')).toBeTruthy()
    expect(row.getByText('24 of 30 right, 2 of them after help')).toBeTruthy()
    expect(row.getByText(/with at most 3 minutes counted for each/)).toBeTruthy()
    expect(row.getByText('Too few answers to tell whether more is right than before.')).toBeTruthy()
    expect((await region('Day by day')).getByText(/Thursday, November 12:/).textContent).toContain('8 of 10 right')
    expect((await region('What was practiced')).getByText('Too few to tell')).toBeTruthy()
  })

  it('names what is passed, measured, mistaken and next, each with the way there', async () => {
    visit(`/accounts/${sam}/progress/`, as())
    const passed = await region('Passed so far')
    expect(passed.getByText('1 unit and 7 topic levels.')).toBeTruthy()
    expect(passed.getByRole('link', { name: 'Fractions as Numbers' }).getAttribute('href')).toBe(
      '/math/units/g3_fractions/',
    )
    expect((await region('Levels by theme')).getByText('Quite sure (74%), from 14 answers: grade 3.')).toBeTruthy()
    const ideas = await region('Worth a look together')
    expect(ideas.getByText('Met 3 times, for example: 52 − 27 = 35')).toBeTruthy()
    expect(ideas.getByText('Trade a ten when there are too few ones.')).toBeTruthy()
    expect(ideas.getByRole('link', { name: 'Practice Take away' }).getAttribute('href')).toBe(
      '/math/topics/subtraction_intro/1/practice/',
    )
    expect((await region('What is next')).getByRole('link', { name: 'Parts of a whole' })).toBeTruthy()
  })

  it('opens the questions of the last exercises [L-084]', async () => {
    answerWith(activityOperations.listAnsweredQuestions, {
      questions: sampleOpenRun('practice', ['wrong', 'right', 'right', 'right', 'right']).questions,
    })
    visit(`/accounts/${sam}/progress/`, as())
    const last = await region('Last exercises')
    await userEvent.click(last.getByRole('button', { name: 'Show questions' }))
    expect(await last.findByText('Question 1 of 5, incorrect')).toBeTruthy()
    expect(last.getByRole('link', { name: 'See all activity' }).getAttribute('href')).toBe(`/accounts/${sam}/history/`)
  })

  it('looks back over 7 or 28 days', async () => {
    visit(`/accounts/${sam}/progress/`, as())
    await userEvent.click(await screen.findByRole('radio', { name: '28 days' }))
    await waitFor(() =>
      expect(asked.filter((call) => call.path.endsWith('/progress')).map((call) => call.query.get('days'))).toEqual([
        '7',
        '28',
      ]),
    )
  })

  it('says that there are no data where a begun student did nothing in the days of the chart [C-065]', async () => {
    answerWith(progressOperations.getProgress, { progress: progress({ now: figures, byDay: [] }) })
    visit(`/accounts/${sam}/progress/`, as())
    const chart = await screen.findByRole('region', { name: 'Day by day' })
    expect(within(chart).getByText('No data available')).toBeTruthy()
    expect(within(chart).queryByRole('list')).toBeNull()
  })

  it('shows the first child without an id, and goes to the others', async () => {
    visit('/accounts/progress/', as())
    const children = within(await screen.findByRole('navigation', { name: 'Your students' }))
    expect(children.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      ['QuickOtter', 'page'],
      ['CalmFalcon', null],
    ])
    expect(asked.some((call) => call.path === `/accounts/${sam}/progress`)).toBe(true)
    await userEvent.click(children.getByRole('link', { name: 'CalmFalcon' }))
    await waitFor(() => expect(asked.some((call) => call.path === `/accounts/${max}/progress`)).toBe(true))
  })

  it('who has not begun is met with what will stand here, and with what is next', async () => {
    answerWith(progressOperations.getProgress, { progress: progress({ begun: false, now: figures, last: [] }) })
    visit(`/accounts/${sam}/progress/`, as())
    expect(await screen.findByText('QuickOtter has not begun yet')).toBeTruthy()
    const next = await region('What is next')
    expect(next.getByText('Parts of a whole')).toBeTruthy()
    // The reasons say 'you' to the student, not to whoever looks.
    expect(next.getByText('The reasons, as your student reads them.')).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Day by day' })).toBeNull()
  })

  it('of somebody else’s family is not there; a failure offers Retry; loading has the shape of the page', async () => {
    refuseWith(progressOperations.getProgress, 404, 'account_not_found', 'We could not find this account.')
    visit(`/accounts/${sam}/progress/`, as())
    expect(await screen.findByText(/There is no progress at this address that you may see\./)).toBeTruthy()
    cleanup()
    waitWith(progressOperations.getProgress)
    visit(`/accounts/${max}/progress/`, as())
    expect(await screen.findByRole('status', { name: 'Loading the progress' })).toBeTruthy()
  })

  it('reports no fault to an accessibility checker', async () => {
    visit(`/accounts/${sam}/progress/`, as())
    await region('Last exercises')
    const { violations } = await axe.run(screen.getByRole('main'), {
      rules: { 'color-contrast': { enabled: false }, 'landmark-no-duplicate-banner': { enabled: false } },
    })
    expect(violations.map((fault) => fault.id)).toEqual([])
  })
})

describe('one’s own progress', () => {
  it('speaks to the student, and leads to today’s math where nothing is answered', async () => {
    const student = sampleAccount()
    answerWith(progressOperations.getLetterChoices, { weeklyLetter: true, canBeSent: false })
    answerWith(progressOperations.getProgress, {
      progress: progress({ accountId: student.accountId, begun: false, now: figures }),
    })
    visit('/accounts/progress/', as(student))
    expect(await screen.findByRole('heading', { level: 1, name: 'Your progress' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Start today’s math' }).getAttribute('href')).toBe('/home/')
    expect(screen.queryByRole('switch')).toBeNull()
  })
})

describe('the progress of a tutor', () => {
  it('leads to a topic where nothing is answered: there is no Today’s Math at the home page of a tutor', async () => {
    const tutor = sampleAccount({ roles: ['tutor'], grade: null })
    answerWith(progressOperations.getLetterChoices, { weeklyLetter: true, canBeSent: false })
    answerWith(progressOperations.getProgress, {
      progress: progress({ accountId: tutor.accountId, begun: false, now: figures }),
    })
    visit('/accounts/progress/', as(tutor))
    const begin = await screen.findByRole('link', { name: 'Find a topic' })
    expect(begin.getAttribute('href')).toBe('/math/topics/')
    expect(screen.queryByRole('link', { name: 'Start today’s math' })).toBeNull()
  })
})

describe('the weekly letter', () => {
  it('has a switch for those to whom it can be sent', async () => {
    answerWith(progressOperations.chooseLetters, { weeklyLetter: false, canBeSent: true })
    visit(`/accounts/${sam}/progress/`, as())
    const sends = await screen.findByRole<HTMLInputElement>('switch', { name: 'Send me the letter' })
    expect(sends.checked).toBe(true)
    await userEvent.click(sends)
    await waitFor(() => expect(asked.find((call) => call.method === 'PUT')?.body).toEqual({ weeklyLetter: false }))
    expect(asked.find((call) => call.method === 'PUT')?.path).toBe(`/accounts/${parent.accountId}/letters`)
  })

  it('is stopped by one press without signing in, changes nothing by being looked at, and can come again', async () => {
    answerWith(progressOperations.chooseLettersByMail, ({ body }) => body as { weeklyLetter: boolean })
    visit(`/letters/${'t'.repeat(43)}/`)
    const stop = await screen.findByRole('button', { name: 'Stop the letter' })
    expect(asked.filter((call) => call.method !== 'GET')).toEqual([])
    await userEvent.click(stop)
    expect(await screen.findByRole('heading', { level: 1, name: 'The letter has stopped' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Send it again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'The letter comes again' })).toBeTruthy()
    expect(asked.filter((call) => call.method === 'PUT').map((call) => call.body)).toEqual([
      { weeklyLetter: false },
      { weeklyLetter: true },
    ])
  })

  it('says when its link is not complete', async () => {
    refuseWith(progressOperations.chooseLettersByMail, 404, 'letter_link_unknown', 'This link is not complete.')
    visit('/letters/abc/')
    await userEvent.click(await screen.findByRole('button', { name: 'Stop the letter' }))
    expect((await screen.findByRole('alert')).textContent).toContain('This link is not complete.')
  })
})

it('words compare without praise or blame', () => {
  expect([comparedWords(5, 0, 7), comparedWords(0, 0, 7), comparedWords(5, 5, 7), comparedWords(8, 5, 28)]).toEqual([
    'None in the 7 days before',
    'None',
    'As many as in the 7 days before',
    '3 more than in the 28 days before',
  ])
  expect(headline({ ...figures, answers: 1, seconds: 20, daysPracticed: 1 }, 7)).toBe(
    '1 question on 1 day, about 1 minute.',
  )
  expect(headline(figures, 28)).toBe('No math in the last 28 days.')
  expect(rightWords({ ...figures, answers: 5, right: 3, skipped: 1 })).toBe('3 of 5 right, 1 skipped')
  expect(exampleWords('6 x 3 = 9 - 2x')).toBe('6 × 3 = 9 − 2x')
})
