import axe from 'axe-core'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { QuestionAnswer } from '@polyhex/contract/exercises/answers'
import type { RunType } from '@polyhex/contract/exercises/exercise-types'
import { quotes } from '@polyhex/contract/exercises/result-messages'
import type { ExerciseResults } from '@polyhex/contract/exercises/runs'
import type { ReportEntry } from '../../offline/queue-state.ts'
import { changeQueue } from '../../offline/queue-store.ts'
import { sampleAccount, sampleTopicLevel, sampleUnit } from '../../shell/account-samples.ts'
import { sampleOpenRun, sampleResults } from '../run-samples.ts'
import { longestRun, sharedMisses } from '../misses.ts'
import { gapHeadline } from './not-passed.tsx'
import { ResultsScreen } from './results-screen.tsx'

const burst = vi.fn<(options: { particleCount: number }) => Promise<void>>(() => Promise.resolve())
vi.mock(import('canvas-confetti'), () => ({ default: burst }) as never)
const warn = vi.spyOn(console, 'warn')

beforeEach(() => {
  warn.mockImplementation(() => {})
  const unit = sampleUnit({ unitCode: 'next_unit', unitName: 'Equal parts', number: 13 })
  vi.stubGlobal('fetch', async (address: string) =>
    address.includes('/curriculum/units')
      ? Response.json({ units: [unit], total: 1 })
      : address.includes('/curriculum/topic-levels')
        ? Response.json({ topicLevels: [sampleTopicLevel({ name: 'Parts of a whole' })], total: 1 })
        : Response.json({}, { status: 500 }),
  )
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const times = (count: number, outcome: QuestionAnswer['outcome']) => Array.from({ length: count }, () => outcome)

function show(
  type: RunType,
  outcomes: QuestionAnswer['outcome'][],
  over: Partial<ExerciseResults> = {},
  visitor = false,
) {
  const { run, questions } = sampleOpenRun(type, outcomes)
  const onTryAgain = vi.fn<() => void>()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ResultsScreen
        results={sampleResults(type, outcomes, over)}
        run={run}
        questions={questions}
        account={visitor ? null : sampleAccount()}
        onTryAgain={onTryAgain}
      />
    </QueryClientProvider>,
  )
  return onTryAgain
}

describe('a passed run', () => {
  it('is celebrated with 120 pieces of confetti less 10 for each wrong answer, at a first pass only [L-063, L-247]', async () => {
    show('practice', [...times(3, 'wrong'), ...times(4, 'right')])
    await waitFor(() => expect(burst).toHaveBeenCalledTimes(1))
    expect(burst.mock.calls[0]?.[0].particleCount).toBe(90)
    expect(
      screen.getByRole('img', { name: 'Parts of a whole: passed' }).closest('[data-celebrating="true"]'),
    ).toBeTruthy()
    cleanup()
    burst.mockClear()
    show('practice', times(4, 'right'), { firstPass: false })
    await screen.findByRole('heading', { level: 1 })
    expect(burst).not.toHaveBeenCalled()
    expect(
      screen.getByRole('img', { name: 'Parts of a whole: passed' }).closest('[data-celebrating="true"]'),
    ).toBeNull()
  })

  it.each([
    [0, 'Fantastic!', true],
    [1, 'So close to perfect!', true],
    [3, 'You stayed with it and it paid off.', false],
    [5, 'Good work!', false],
  ])('with %i wrong says %s, with a face for 0 and 1 only [L-246]', (wrong, words, face) => {
    show('unit_mastery', [...times(20 - wrong, 'right'), ...times(wrong, 'wrong')])
    const line = screen.getByText(words, { exact: false })
    expect(line.querySelector('svg') !== null).toBe(face)
  })

  it('leads to the next topic after a topic and to the next unit after a unit [L-065]', async () => {
    show('practice', times(4, 'right'), { nextTopicCodeLevel: 'fractions_intro/2' })
    expect(screen.getByRole('link', { name: 'Next Topic' }).getAttribute('href')).toBe(
      '/math/topics/fractions_intro/2/practice/',
    )
    cleanup()
    show('unit_mastery', times(20, 'right'), { nextUnitCode: 'next_unit' })
    expect(screen.getByRole('link', { name: 'Next Unit' }).getAttribute('href')).toBe(
      '/math/units/next_unit/unit-mastery/',
    )
    const card = (await screen.findByRole('heading', { name: 'Unit 13 just opened' })).parentElement
    expect(card?.textContent).toMatch(/Grade \d+: /)
  })

  it('has one filled button, the way on, and says in words where it leads', async () => {
    show('practice', times(4, 'right'), { nextTopicCodeLevel: 'fractions_intro/2' })
    const next = screen.getByRole('region', { name: 'What comes next' })
    expect(await within(next).findByRole('heading', { name: 'Next: Parts of a whole' })).toBeTruthy()
    expect(within(next).getByRole('link', { name: 'Next Topic' }).className).toContain('primary')
    expect(screen.getByRole('button', { name: 'Try Again' }).className).not.toContain('primary')
    cleanup()
    show('practice', times(4, 'right'))
    expect(screen.queryByRole('region', { name: 'What comes next' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Try Again' }).className).toContain('primary')
  })

  it('of a unit, for the first time, opens the unit-completed dialog [L-067]', async () => {
    show('unit_mastery', [...times(14, 'right'), ...times(6, 'wrong')])
    expect(screen.queryByRole('dialog')).toBeNull()
    const dialog = await screen.findByRole('dialog', { name: 'Unit completed' }, { timeout: 4000 })
    expect(within(dialog).getByText(/14 right answers/)).toBeTruthy()
  })

  it('shows right answers, time, longest run and coins; a visitor sees no coins [L-068]', () => {
    show('speed', [...times(2, 'wrong'), ...times(5, 'right'), 'skipped', ...times(2, 'right')], {
      passed: true,
      result: 'at_least_correct',
    })
    const facts = screen.getAllByRole('definition').map((fact) => fact.textContent)
    expect(facts).toEqual(['7 of 10', '0:30', '5 in a row', '14'])
    cleanup()
    show('speed', times(8, 'right'), {}, true)
    expect(screen.queryByText('Earned')).toBeNull()
  })
})

describe('a run that is not passed', () => {
  it('says how much is missing and encourages by what was reached [L-064, L-248]', () => {
    show('unit_mastery', [...times(11, 'right'), ...times(9, 'wrong')])
    expect(screen.getByRole('heading', { level: 1, name: 'So close. Three more to pass.' })).toBeTruthy()
    expect(screen.getByText(/11 of 20 correct\. You need 14\. You are very close/)).toBeTruthy()
    expect(gapHeadline(2, 8)).toBe('Six more to pass.')
  })

  it('offers Try Again and, after a unit, Try Another Unit! [L-065]', async () => {
    const onTryAgain = show('unit_mastery', times(20, 'wrong'), { nextUnitCode: 'next_unit' })
    expect(screen.getByRole('link', { name: 'Try Another Unit!' }).getAttribute('href')).toBe(
      '/math/units/next_unit/unit-mastery/',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(onTryAgain).toHaveBeenCalledTimes(1)
  })

  it('shows eight quotations in turn, each with who said it and where [L-249]', () => {
    const seen = new Set<string>()
    for (let turn = 0; turn < 9; turn += 1) {
      show('practice', times(10, 'wrong'))
      const words = screen.getByRole('blockquote').textContent ?? ''
      const quote = quotes.find((each) => words === `“${each.text}”`)
      expect(screen.getByText(`${quote?.by}, ${quote?.source}`)).toBeTruthy()
      if (turn === 8) expect(seen.has(words)).toBe(true)
      seen.add(words)
      cleanup()
    }
    expect(seen.size).toBe(8)
  })
})

describe('every result', () => {
  it('invites a visitor to student sign-up, and nobody who is signed in [A-009, L-006, L-066]', () => {
    show('practice', times(4, 'right'), {}, true)
    expect(
      screen.getByText('Create an account to save progress and get a free personalized learning plan.'),
    ).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Student sign-up' }).getAttribute('href')).toBe('/signup/student/')
    cleanup()
    show('practice', times(4, 'right'))
    expect(screen.queryByRole('link', { name: 'Student sign-up' })).toBeNull()
  })

  it('lets every answer be looked back at, with previous and next', async () => {
    show('practice', ['wrong', 'right', 'right', 'right', 'right'])
    await userEvent.click(screen.getByRole('button', { name: 'Question 1: incorrect' }))
    const dialog = await screen.findByRole('dialog', { name: 'Question 1' })
    expect(within(dialog).getByText('Not yet.')).toBeTruthy()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Next Question' }))
    expect(await screen.findByRole('dialog', { name: 'Question 2' })).toBeTruthy()
  })

  it('logs a failed submission as a warning and goes on [L-239]', async () => {
    show('practice', times(4, 'right'))
    await waitFor(() => expect(warn.mock.calls[0]?.[0]).toBe('The results could not be submitted'))
    expect(screen.getByRole('heading', { level: 1, name: 'Fantastic!' })).toBeTruthy()
  })

  it.each(['pass', 'miss'])('reports no fault to an accessibility checker: %s', async (end) => {
    show('practice', end === 'pass' ? times(4, 'right') : times(10, 'wrong'), {}, true)
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map((fault) => fault.id)).toEqual([])
  })
})

describe('what the misses share', () => {
  const { questions } = sampleOpenRun('practice', ['wrong', 'right', 'wrong', 'skipped', 'wrong'])

  it('is a topic in a run over many, an idea in a run on one', () => {
    expect(sharedMisses(questions, 'topic')).toEqual([
      { key: 'fractions_intro/1', name: 'Parts of a whole', count: 3, topicCodeLevel: 'fractions_intro/1', first: 0 },
    ])
    expect(sharedMisses(questions, 'idea')).toMatchObject([
      { key: 'one_more', name: 'That is one more than the sum.', count: 3 },
    ])
  })

  it('leaves out near values, which are no idea', () => {
    const near = questions.map((question) => ({
      ...question,
      answer: question.answer && { ...question.answer, misconception: { code: 'near', why: 'Close.' } },
    }))
    expect(sharedMisses(near, 'idea')).toEqual([])
  })

  it('counts the longest row of right answers', () => {
    expect(
      longestRun(sampleOpenRun('speed', ['right', 'right', 'skipped', 'right', 'right', 'right', 'wrong']).questions),
    ).toBe(3)
  })
})

it('takes the focus to its heading, since the question that had it is gone', () => {
  show('practice', times(4, 'right'))
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

describe('each purpose', () => {
  const found = {
    themeCode: 'operations',
    level: 9,
    confidence: 0.7,
    percentageCorrect: 60,
    ability: 4.7,
    low: 4.1,
    high: 5.3,
    words: 'Level 9 (grade 4, second half). We are 70% sure, from 3 answers.',
  }

  it('has results of its own [L-062]', () => {
    show('levelling', ['right', 'wrong', 'right'], { result: 'time_up', passed: false, themeLevel: found })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your starting point: grade 4, second half.')
    expect(screen.getByText(found.words)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See topics at this level' }).getAttribute('href')).toContain('grade=4')
    cleanup()
    show('unit_mastery', times(20, 'right'))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Parts and wholes is yours.')
    cleanup()
    show('speed', times(8, 'right'))
    expect(screen.getByText(/8 of 8 correct in 0:24\./)).toBeTruthy()
    cleanup()
    show('practice', times(4, 'right'))
    expect(screen.getByText(/4 right answers in a row\./)).toBeTruthy()
    cleanup()
    show('levelling', [], { result: 'time_up', passed: false, themeLevel: null, answered: 0, skipped: 0 })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No answers yet, so no level.')
  })
})

describe('answers given offline after the end of the run', () => {
  it('are not lost without a word: the results say how many came too late, for this run alone', async () => {
    const { run } = sampleOpenRun('practice', times(4, 'right'))
    const entry = (position: number, over: Partial<ReportEntry> = {}): ReportEntry => ({
      answerId: `late-${position}`,
      owner: sampleAccount().accountId,
      runId: run.runId,
      runName: run.name,
      path: '/math/topics/fractions_intro/1/practice/',
      questionId: `question-${position}`,
      position,
      outcome: 'dropped',
      reason: 'over',
      ...over,
    })
    const elsewhere = { runId: '99999999-0000-4000-8000-000000000009' }
    const report = [
      entry(4, { outcome: 'right', reason: null }),
      ...[5, 6, 7, 8, 9, 10].map((position) => entry(position)),
      entry(11, elsewhere),
      entry(12, { owner: 'visitor' }),
    ]
    await changeQueue((queue) => ({ ...queue, report }))
    show('practice', times(4, 'right'))
    const words = '6 answers came after the exercise was over. That is fine: they do not count.'
    expect(await screen.findByText(words)).toBeTruthy()
    await changeQueue((queue) => ({ ...queue, report: [] }))
  })
})
