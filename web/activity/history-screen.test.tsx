import axe from 'axe-core'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { activityOperations } from '@polyhex/contract/activity/activity-operations'
import type { ActivityRow, HistoryItem } from '@polyhex/contract/activity/history'
import { sampleOpenRun, sampleRunId } from '../exercises/run-samples.ts'
import { answerWith, asked, endVisit, refuseWith, visit } from '../shell/page-trial.tsx'
import { accountId, sampleAccount } from '../shell/account-samples.ts'
import { grouped } from './activity-groups.ts'
import { minutesText } from './time-words.ts'

/** Colours, and which of the frame's two bars shows, are a matter of style sheets, which a test has none of. */
const withoutStyles = { 'color-contrast': { enabled: false }, 'landmark-no-duplicate-banner': { enabled: false } }
const signedIn = { state: 'authenticated' as const, account: sampleAccount() }
const row = (over: Partial<ActivityRow>): ActivityRow => ({
  id: 'u1',
  activityAt: '2026-03-02T17:05:00.000Z',
  name: 'Parts and wholes',
  itemType: 'UnitMastery',
  percentCorrect: 87.5,
  correct: 7,
  incorrect: 1,
  totalQuestions: 8,
  timeTakenMs: 300_000,
  unitCode: 'fractions_unit',
  topicCodeLevel: null,
  isChild: false,
  completion: 'started',
  triedItself: true,
  ...over,
})
const child = row({
  id: 't1',
  name: 'Parts of a whole',
  itemType: 'Practice',
  isChild: true,
  completion: 'passed',
  topicCodeLevel: 'fractions_intro/1',
})
const run: HistoryItem = {
  id: sampleRunId,
  name: 'Parts of a whole',
  itemType: 'Practice',
  activityAt: '2026-03-02T17:05:00.000Z',
  themeCode: null,
  focusAreaCode: null,
  unitCode: 'fractions_unit',
  topicCodeLevel: 'fractions_intro/1',
  totalQuestions: 5,
  correct: 4,
  incorrect: 1,
  percentCorrect: 80,
  timeTakenMs: 42_000,
  passed: true,
}

function serve(rows: ActivityRow[] = [row({}), child], total = 1) {
  answerWith(activityOperations.listActivity, { rows, total })
  answerWith(activityOperations.listHistoryItems, { items: [run], total: 1 })
  answerWith(activityOperations.listAnsweredQuestions, {
    questions: sampleOpenRun('practice', ['wrong', 'right', 'right', 'right', 'right']).questions,
  })
}

/** Pages are fetched when they are gone to; here before the clock of the first test runs. */
beforeAll(async () => {
  await Promise.all([import('./history-screen.tsx'), import('../shell/connected.tsx'), import('../shell/frame.tsx')])
}, 60_000)
afterEach(() => {
  cleanup()
  endVisit()
})

const opened = async () => {
  visit('/accounts/history/', signedIn)
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }))
}

describe('Math Activity & Learning', () => {
  it('lies under /accounts/history/ with its title, subheader and legend [A-018, L-029, L-038]', async () => {
    serve()
    visit('/accounts/history/', signedIn)
    expect(await screen.findByRole('heading', { level: 1, name: 'Math Activity & Learning' })).toBeTruthy()
    expect(
      screen.getByText(
        'The math activities that have been done, grouped by unit or theme: Expand to see more details.',
      ),
    ).toBeTruthy()
    const legend = within(screen.getByRole('list', { name: 'Legend' })).getAllByRole('listitem')
    expect(legend.map((item) => item.textContent?.trim())).toEqual(['Passed', 'Started', 'Not started'])
  })

  it('shows what was done, when, how much was right and how long it took [L-081]', async () => {
    serve()
    visit('/accounts/history/', signedIn)
    const cells = within((await screen.findByText('Parts and wholes')).closest('tr') as HTMLElement).getAllByRole(
      'cell',
    )
    expect(cells.slice(1).map((cell) => cell.textContent)).toEqual([
      'Parts and wholesUnit mastery, started',
      'Mar 2, 2026',
      '7 of 8',
      '88%',
      '5 min',
    ])
  })

  it('comes in pages of 10, 25 or 50 rows [L-082]', async () => {
    serve([row({})], 60)
    visit('/accounts/history/', signedIn)
    const size = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Rows' })
    expect([...size.options].map((option) => option.value)).toEqual(['10', '25', '50'])
    await userEvent.click(await screen.findByRole('button', { name: 'Next page' }))
    await userEvent.selectOptions(size, '25')
    const lists = () => asked.filter((call) => call.path === `/accounts/${accountId}/activity`)
    await waitFor(() =>
      expect(lists().map((call) => [call.query.get('offset'), call.query.get('count')])).toEqual([
        ['0', '10'],
        ['10', '10'],
        ['0', '25'],
      ]),
    )
  })

  it('opens a row to its topics and its finished runs [L-083]', async () => {
    serve()
    await opened()
    expect(
      within(await screen.findByRole('list', { name: 'Topics of Parts and wholes' })).getByText(
        /Passed, 7 of 8 correct/,
      ),
    ).toBeTruthy()
    expect(await screen.findByText('4 of 5, passed')).toBeTruthy()
  })

  it('shows the questions of a run in 200 by 200 with previous and next, and opens them [L-084]', async () => {
    serve()
    await opened()
    await userEvent.click(await screen.findByRole('button', { name: 'Show questions' }))
    const preview = await screen.findByRole('img', { name: 'How much is 1 and 1?' })
    expect([preview.style.inlineSize, preview.style.blockSize]).toEqual(['200px', '200px'])
    expect(screen.getByText('Question 1 of 5, incorrect')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Previous question' }).getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(screen.getByRole('button', { name: 'Next question' }))
    expect(await screen.findByText('Question 2 of 5, correct')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    expect(within(await screen.findByRole('dialog', { name: 'Question 2' })).getByText('Correct.')).toBeTruthy()
  })

  it('of another account is asked for by its id [L-183]', async () => {
    serve()
    const other = '00000000-0000-4000-8000-000000000077'
    visit(`/accounts/${other}/history/`, signedIn)
    await screen.findByText('Parts and wholes')
    expect(asked.some((call) => call.path === `/accounts/${other}/activity`)).toBe(true)
  })

  it('says that there is nothing yet, and what is safe when it cannot be loaded', async () => {
    serve([], 0)
    visit('/accounts/history/', signedIn)
    expect(await screen.findByText('Nothing practiced yet')).toBeTruthy()
    cleanup()
    refuseWith(activityOperations.listActivity, 404, 'account_not_found', 'We could not find this account.')
    visit('/accounts/history/', signedIn)
    expect(await screen.findByText('The activity could not be loaded')).toBeTruthy()
    serve()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Parts and wholes')).toBeTruthy()
  })

  it('reports no fault to an accessibility checker, also opened', async () => {
    serve()
    await opened()
    await userEvent.click(await screen.findByRole('button', { name: 'Show questions' }))
    await screen.findByText('Question 1 of 5, incorrect')
    const { violations } = await axe.run(screen.getByRole('main'), { rules: withoutStyles })
    expect(violations.map((fault) => fault.id)).toEqual([])
  })
})

it('puts child rows under the row before them', () => {
  const groups = grouped([row({ id: 'a' }), { ...child, id: 'a1' }, row({ id: 'b' })])
  expect(groups.map((group) => [group.row.id, group.children.map((each) => each.id)])).toEqual([
    ['a', ['a1']],
    ['b', []],
  ])
})

it('says seconds under a minute and whole minutes from then on', () => {
  expect([minutesText(42_000), minutesText(59_400), minutesText(60_000), minutesText(300_000)]).toEqual([
    '42 s',
    '59 s',
    '1 min',
    '5 min',
  ])
})
