import axe from 'axe-core'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { coinOperations } from '@polyhex/contract/coins/coin-operations'
import { contestOperations } from '@polyhex/contract/contests/contest-operations'
import { curriculumOperations } from '@polyhex/contract/curriculum/curriculum-operations'
import { exerciseOperations } from '@polyhex/contract/exercises/exercise-operations'
import type { SessionState } from '../shell/session.ts'
import { teachingOperations } from '@polyhex/contract/teaching/teaching-operations'
import { sampleOpenRun, sampleResults, sampleRun } from '../exercises/run-samples.ts'
import { answerWith, asked, endVisit, refuseWith, visit, waitWith } from '../shell/page-trial.tsx'
import { sampleAccount, sampleUnit } from '../shell/account-samples.ts'
import { sampleContest, sampleRow, sampleSeat } from './contest-samples.ts'

/** Colours, and which of the frame's two bars shows, are a matter of style sheets, which a test has none of. */
const off = { enabled: false }
const withoutStyles = { 'color-contrast': off, 'landmark-no-duplicate-banner': off, 'landmark-unique': off }
const student: SessionState = { state: 'authenticated', account: sampleAccount({ roles: ['student'] }) }
const guid = sampleSeat().contestPlayerGuid

beforeAll(async () => {
  await Promise.all([
    import('./contests-screen.tsx'),
    import('./contest-screen.tsx'),
    import('./lobby-screen.tsx'),
    import('./contest-play-screen.tsx'),
    import('../shell/connected.tsx'),
    import('../shell/frame.tsx'),
    import('../games/play-gate.tsx'),
  ])
}, 60_000)
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => {
  endVisit()
  vi.restoreAllMocks()
})

const unit = sampleUnit({ unitCode: 'fractions_unit', unitName: 'Parts and wholes', lowestGradeLevel: 3 })
const told = (path: RegExp) => asked.filter((call) => call.method !== 'GET' && path.test(call.path))
const faults = async () =>
  (await axe.run(document.body, { rules: withoutStyles })).violations.map(
    (fault) => `${fault.id}: ${fault.nodes.map((node) => node.html.slice(0, 200)).join(' | ')}`,
  )

describe('/math/contests/', () => {
  it('offers the papers of a grade by unit and by focus area, and a code to join by [L-018]', async () => {
    const before = sampleUnit({
      unitCode: 'of_grade_2',
      unitName: 'From before',
      lowestGradeLevel: 2,
      highestGradeLevel: 3,
    })
    answerWith(curriculumOperations.listUnits, { units: [before, unit], total: 2 })
    answerWith(curriculumOperations.listFocusAreas, {
      focusAreas: [
        {
          focusAreaCode: 'algebra',
          focusAreaName: 'Algebra',
          readyForProduction: true,
          minimumLevel: 2,
          maximumLevel: 25,
        },
        {
          focusAreaCode: 'calculus',
          focusAreaName: 'Calculus',
          readyForProduction: true,
          minimumLevel: 24,
          maximumLevel: 25,
        },
      ],
    })
    visit('/math/contests/?grade=3', student)
    const link = await screen.findByRole('link', { name: /Parts and wholes/ })
    expect(link.getAttribute('href')).toBe('/math/contests/fractions_unit/')
    expect(screen.queryByRole('link', { name: /From before/ })).toBeNull()
    expect(screen.getByRole('link', { name: 'Grade 3' }).getAttribute('aria-current')).toBe('true')
    await userEvent.click(screen.getByRole('radio', { name: 'Focus areas' }))
    const area = await screen.findByRole('link', { name: 'Algebra' })
    expect(area.getAttribute('href')).toBe('/math/contests/focus-area/algebra/?grade=3')
    expect(screen.queryByRole('link', { name: 'Calculus' })).toBeNull()
    await userEvent.type(screen.getByLabelText('Contest code'), 'abc')
    await userEvent.click(screen.getByRole('button', { name: 'Join' }))
    expect(await screen.findByText('A code has 6 letters and digits.')).toBeTruthy()
    expect(told(/join/)).toEqual([])
    expect(await faults()).toEqual([])
  })

  it('says what is wrong with a code in the words of the server', async () => {
    answerWith(curriculumOperations.listUnits, { units: [], total: 0 })
    refuseWith(contestOperations.joinContest, 409, 'contest_over', 'This contest is over.')
    visit('/math/contests/')
    await userEvent.type(await screen.findByLabelText('Contest code'), 'abc 234')
    await userEvent.click(screen.getByRole('button', { name: 'Join' }))
    expect(await screen.findByText('This contest is over.')).toBeTruthy()
    expect(told(/join/)[0]?.body).toMatchObject({ uniqueCode: 'ABC234' })
  })

  it('shows skeletons while the papers load, and offers another try when they do not', async () => {
    waitWith(curriculumOperations.listUnits)
    visit('/math/contests/')
    expect(await screen.findByRole('status', { name: 'Loading the contests' })).toBeTruthy()
  })
})

describe('/math/contests/:unit/', () => {
  const prepare = () => {
    answerWith(curriculumOperations.listUnits, { units: [unit], total: 1 })
    answerWith(contestOperations.getSimilarContestHistory, {
      best: 52,
      papers: [
        {
          runId: 'r',
          points: 52,
          correct: 6,
          skipped: 4,
          result: 'at_least_correct',
          finishedAt: '2026-03-02T17:00:00.000Z',
        },
      ],
    })
  }

  it('has five rules with the figures of the specification, the best score, and the leaderboard [L-180] [L-181] [L-182]', async () => {
    prepare()
    answerWith(contestOperations.listBestPapers, {
      papers: [
        {
          rank: 1,
          name: 'CalmFalcon',
          avatar: 'circle',
          isYou: false,
          points: 73,
          finishedAt: '2026-03-02T17:00:00.000Z',
        },
      ],
      own: {
        rank: 14,
        name: 'QuickOtter',
        avatar: 'hexagon',
        isYou: true,
        points: 52,
        finishedAt: '2026-03-02T17:00:00.000Z',
      },
    })
    visit('/math/contests/fractions_unit/', student)
    expect(await screen.findByRole('heading', { level: 1, name: 'Parts and wholes' })).toBeTruthy()
    const rules = screen.getByRole('region', { name: 'How it works' })
    expect(within(rules).getAllByRole('listitem')).toHaveLength(5)
    expect(rules.textContent).toContain('5, 6 or 8 points')
    expect(rules.textContent).toContain('A skipped question brings 2 points. A wrong answer brings none.')
    expect(rules.textContent).toContain('36 points pass. The average is about 36. 72 points make a top scorer.')
    expect((await screen.findByRole('region', { name: 'Your best score' })).textContent).toContain('52')
    const rows = within(await screen.findByRole('list', { name: 'Leaderboard' })).getAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining('CalmFalcon'),
      expect.stringMatching(/14QuickOtterYou52/),
    ])
    expect(await faults()).toEqual([])
  })

  it('starts a paper of a visitor through the anonymous call, and moves its contest on [L-224]', async () => {
    prepare()
    answerWith(contestOperations.getOrCreateAnonymousContestPlayer, {
      contestPlayer: sampleSeat({}, { state: 'plan', shared: false }),
    })
    answerWith(contestOperations.registerContest, { contest: sampleContest({ state: 'register' }) })
    answerWith(contestOperations.playContest, { contest: sampleContest({ state: 'active' }) })
    answerWith(contestOperations.getContestPlayer, {
      contestPlayer: sampleSeat({}, { state: 'active', shared: false }),
    })
    waitWith(exerciseOperations.startExercise)
    const { router } = visit('/math/contests/fractions_unit/')
    await userEvent.click(await screen.findByRole('button', { name: 'Start' }))
    await waitFor(() => expect(router.state.location.pathname).toBe(`/math/contests/play/${guid}/`))
    expect(told(/contest/).map((call) => call.path)).toEqual([
      '/anonymous-contest-players',
      '/contests/ABC234/register',
      '/contests/ABC234/play',
    ])
    expect(told(/anonymous/)[0]?.body).toMatchObject({
      codeType: 'unit',
      code: 'fractions_unit',
      forceNew: false,
      anonymousUserGuid: localStorage.getItem('polyhex.anonymousUserGuid'),
    })
    expect(screen.queryByRole('link', { name: 'Host for friends' })).toBeNull()
  })
})

describe('the lobby', () => {
  const prepare = (
    seat: ReturnType<typeof sampleSeat>,
    rows = [sampleRow({ points: 0, answered: 0, finished: false })],
  ) => {
    answerWith(contestOperations.joinContest, { contestPlayer: seat })
    answerWith(contestOperations.getLeaderboard, {
      code: 'ABC234',
      state: seat.contest.state,
      scoresHidden: false,
      rows,
    })
  }

  it('shows the host the code, who has come, and the start; computer players are named as such [L-227]', async () => {
    prepare(sampleSeat(), [
      sampleRow({ points: 0, answered: 0, finished: false }),
      sampleRow({
        name: 'Robo Circle',
        isComputer: true,
        isYou: false,
        isHost: false,
        points: 0,
        answered: 0,
        finished: false,
      }),
    ])
    answerWith(contestOperations.playContest, { contest: sampleContest({ state: 'active' }) })
    visit('/math/contests/lobby/ABC234/', student)
    expect(await screen.findByText('ABC 234')).toBeTruthy()
    const robot = (await screen.findByText(/Robo Circle/)).closest('li')
    expect(robot?.textContent).toContain('Computer player')
    expect(await faults()).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Start the contest' }))
    await waitFor(() => expect(told(/\/contests\/ABC234\/play$/)).toHaveLength(1))
  })

  it('lets a guest wait, and offers the paper when the contest has started', async () => {
    prepare(sampleSeat({ hostSettings: null }, { isHost: false }))
    const { unmount } = visit('/math/contests/lobby/ABC234/', student)
    expect(await screen.findByText(/CalmFalcon starts the contest/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Start the contest' })).toBeNull()
    unmount()
    prepare(sampleSeat({ hostSettings: null }, { isHost: false, state: 'active' }))
    visit('/math/contests/lobby/ABC234/', student)
    const paper = await screen.findByRole('link', { name: 'Start your paper' })
    expect(paper.getAttribute('href')).toBe(`/math/contests/play/${guid}/`)
  })

  it('puts the three best on a podium when it is over, and nobody without points', async () => {
    const over = sampleSeat(
      { hostSettings: null, runId: '00000000-0000-4000-8000-0000000000e1', runFinished: true },
      { isHost: false, state: 'complete' },
    )
    prepare(over, [
      sampleRow({ points: 58 }),
      sampleRow({ rank: 2, name: 'CalmFalcon', isYou: false, isHost: false, points: 44 }),
      sampleRow({ rank: 3, name: 'Robo Circle', isYou: false, isHost: false, isComputer: true, points: 0 }),
    ])
    visit('/math/contests/lobby/ABC234/', student)
    const podium = await screen.findByRole('list', { name: 'Podium' })
    expect(
      within(podium)
        .getAllByRole('listitem')
        .map((step) => step.textContent),
    ).toEqual(['First: 1QuickOtter (you)58 points', 'Second: 2CalmFalcon44 points'])
    expect(await faults()).toEqual([])
  })

  it('joins once, and then looks at the seat it has', async () => {
    const seat = sampleSeat({ contest: sampleContest({ state: 'register', shared: true }) })
    answerWith(contestOperations.joinContest, { contestPlayer: seat })
    answerWith(contestOperations.getContestPlayer, { contestPlayer: seat })
    visit('/math/contests/lobby/ABC234/', student)
    const looked = () => asked.filter((call) => call.path.endsWith(`/contest-players/${guid}`)).length
    await waitFor(() => expect(looked()).toBeGreaterThan(0))
    expect(told(/join/)).toHaveLength(1)
  })

  it('says why a contest cannot be joined', async () => {
    refuseWith(contestOperations.joinContest, 409, 'contest_full', 'This contest is full.')
    visit('/math/contests/lobby/ABC234/', student)
    expect(await screen.findByRole('heading', { level: 1, name: 'This contest is full.' })).toBeTruthy()
  })
})

describe('a paper', () => {
  const begin = (coins: number) => {
    answerWith(contestOperations.getContestPlayer, {
      contestPlayer: sampleSeat({}, { state: 'active', shared: false }),
    })
    const open = sampleOpenRun('contest_problems')
    answerWith(exerciseOperations.startExercise, open)
    answerWith(teachingOperations.getTeachingPreferences, { autoPlay: false, voice: 0, teachingStyle: 'video' })
    answerWith(teachingOperations.getTeaching, { packages: [], solution: null, hintCount: 3, hints: [] })
    answerWith(coinOperations.getAssets, { assets: [{ assetType: 1, amount: coins }] })
    return open
  }
  const openHints = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Teach Me' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Hint 1 of 3 for 10 coins' }))
  }

  it('shows the points of the question and of a skip, and cannot exchange it [L-050] [L-180]', async () => {
    begin(50)
    visit(`/math/contests/play/${guid}/`, student)
    expect(await screen.findByText('5 points')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Skip (2\u00a0points)' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Refresh Question' })).toBeNull()
    expect(screen.getByRole('progressbar', { name: 'Points' }).getAttribute('aria-valuetext')).toBe(
      '0 points, 36 needed to pass',
    )
  })

  it('sells a hint after a yes that names the price and the balance', async () => {
    begin(35)
    answerWith(contestOperations.buyContestHint, {
      hint: { hintId: 'h', sequence: 1, hintMessage: 'Count on.', speech: 'Count on.', speechId: 'h' },
      hintsViewed: 1,
      hintCount: 3,
      balance: 25,
    })
    visit(`/math/contests/play/${guid}/`, student)
    await openHints()
    const dialog = await screen.findByRole('dialog', { name: 'Buy a hint?' })
    await waitFor(() => expect(dialog.textContent).toContain('A hint costs 10 coins. You have 35.'))
    expect(told(/contest-hint/)).toEqual([])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Buy for 10 coins' }))
    await waitFor(() => expect(told(/contest-hint/)[0]?.body).toEqual({ sequence: 1 }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('says what is missing where there are too few coins, and sells nothing', async () => {
    begin(4)
    visit(`/math/contests/play/${guid}/`, student)
    await openHints()
    expect(await screen.findByText(/A hint costs 10 coins and you have/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Buy for/ })).toBeNull()
  })

  it('tells a visitor how to have hints', async () => {
    begin(0)
    visit(`/math/contests/play/${guid}/`)
    await openHints()
    const dialog = await screen.findByRole('dialog', { name: 'Hints cost coins' })
    expect(within(dialog).getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe(
      '/signup/student/',
    )
  })

  it('is asked from its seat, wherever it was left', async () => {
    begin(50)
    visit(`/math/contests/play/${guid}/`, student)
    await screen.findByText('5 points')
    expect(told(/^\/exercises$/)[0]?.body).toMatchObject({
      target: { type: 'contest_problems', contestPlayerGuid: guid },
    })
  })

  it('asks those who are not students to switch first', async () => {
    visit(`/math/contests/play/${guid}/`, { state: 'authenticated', account: sampleAccount({ roles: ['parent'] }) })
    expect(await screen.findByText(/to play in the tournament/)).toBeTruthy()
  })
})

describe('the results of a paper', () => {
  const outcomes = [
    'right',
    'right',
    'wrong',
    'right',
    'right',
    'skipped',
    'right',
    'skipped',
    'right',
    'skipped',
  ] as const
  it('show points by question and the leaderboard, and end a contest played alone [L-161] [L-182]', async () => {
    const run = sampleRun('contest_problems', outcomes)
    const { questions } = sampleOpenRun('contest_problems', outcomes)
    answerWith(contestOperations.getContestPlayer, {
      contestPlayer: sampleSeat({ runId: run.runId, runFinished: true }, { state: 'active', shared: false }),
    })
    answerWith(exerciseOperations.startExercise, { run, questions })
    const results = sampleResults('contest_problems', outcomes, { firstPass: false })
    answerWith(exerciseOperations.getExercise, { run, questions, results })
    answerWith(exerciseOperations.postResults, { results })
    answerWith(coinOperations.submitAssetsEarned, { change: null, balance: 10 })
    answerWith(contestOperations.completeContest, { contest: sampleContest({ state: 'complete' }) })
    answerWith(contestOperations.getLeaderboard, {
      code: 'ABC234',
      state: 'complete',
      scoresHidden: false,
      rows: [
        sampleRow({ points: 48 }),
        sampleRow({ rank: 2, name: 'Robo Circle', isComputer: true, isYou: false, isHost: false, points: 36 }),
      ],
    })
    visit(`/math/contests/play/${guid}/`, student)
    expect(await screen.findByRole('heading', { level: 1, name: /^Passed with \d+ points\.$/ })).toBeTruthy()
    expect(screen.getByText(/The average is about 36\. 36 pass, 72 make a top scorer/)).toBeTruthy()
    const answers = within(screen.getByRole('list', { name: 'Your answers' })).getAllByRole('button')
    expect(answers.map((answer) => answer.getAttribute('aria-label'))).toEqual([
      'Question 1: correct, 5 of 5 points',
      'Question 2: correct, 6 of 6 points',
      'Question 3: incorrect, 0 of 6 points',
      'Question 4: correct, 8 of 8 points',
      'Question 5: correct, 8 of 8 points',
      'Question 6: skipped, 2 of 8 points',
      'Question 7: correct, 8 of 8 points',
      'Question 8: skipped, 2 of 8 points',
      'Question 9: correct, 8 of 8 points',
      'Question 10: skipped, 2 of 8 points',
    ])
    await waitFor(() => expect(told(/complete$/)).toHaveLength(1))
    const robot = (await screen.findByText(/Robo Circle/)).closest('li')
    expect(robot?.textContent).toContain('Computer player')
    expect(await faults()).toEqual([])
  })
})
