import { activityOperations } from '@polyhex/contract/activity/activity-operations'
import type { MapUnit } from '@polyhex/contract/activity/unit-map'
import { curriculumOperations } from '@polyhex/contract/curriculum/curriculum-operations'
import { exerciseOperations } from '@polyhex/contract/exercises/exercise-operations'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sampleAnswer, sampleOpenRun, sampleQuestion, sampleRun } from '../../exercises/run-samples.ts'
import { answerWith, asked, endVisit, refuseWith, visit, waitWith } from '../../shell/page-trial.tsx'
import { accountId, sampleAccount, sampleUnit } from '../../shell/account-samples.ts'

function mapUnit(number: number, over: Partial<MapUnit> = {}): MapUnit {
  return {
    unitCode: `u${number}`,
    unitName: `Name ${number}`,
    sequence: 300 + number,
    number,
    lowestGradeLevel: 3,
    highestGradeLevel: 3,
    readyForProduction: true,
    icon: 'fractions_and_decimals',
    unitStatus: 'current',
    completion: 'not_started',
    active: false,
    prevIds: [],
    title: `Unit ${number}: Name ${number}`,
    learningGoal: `Goal ${number}.`,
    firstTopicCodeLevel: 'fractions_intro/1',
    correct: 0,
    ...over,
  }
}
const units = [
  mapUnit(1, { completion: 'passed', correct: 16 }),
  mapUnit(2, { completion: 'started', active: true, correct: 8, prevIds: ['u1'] }),
  mapUnit(3, { unitStatus: 'next', prevIds: ['u2'] }),
  mapUnit(4, { unitStatus: 'future', prevIds: ['u3'] }),
  mapUnit(5, { unitStatus: 'past' }),
  mapUnit(6),
  mapUnit(7),
  mapUnit(8),
  mapUnit(9),
  mapUnit(1, { unitCode: 'other', lowestGradeLevel: 4, highestGradeLevel: 4, sequence: 401 }),
]
const student = { state: 'authenticated' as const, account: sampleAccount() }
const cell = (name: string) => screen.findByRole('button', { name })

beforeEach(() => {
  answerWith(activityOperations.getUnitMap, { units })
  answerWith(curriculumOperations.listUnits, { units: [sampleUnit()], total: 1 })
  answerWith(exerciseOperations.getSampleQuestions, { questions: [] })
  answerWith(exerciseOperations.startExercise, sampleOpenRun('practice'))
})
afterEach(() => {
  cleanup()
  endVisit()
})

describe('the map of a grade', () => {
  it.each(['/math/grades/grade_3/', '/math/grades/3/', '/math/grades/3'])('%s is grade 3 [L-014]', async (path) => {
    visit(path)
    expect(await screen.findByRole('heading', { level: 1, name: 'Grade 3 math' })).toBeTruthy()
    expect(await cell('Unit 10: Fractions as Numbers')).toBeTruthy()
  })

  it('has no page for a grade that does not exist', async () => {
    visit('/math/grades/13/')
    expect(await screen.findByText(/There is no such grade/)).toBeTruthy()
  })

  it('shows 35 empty cells, at least five a row, while it loads [L-041]', async () => {
    waitWith(curriculumOperations.listUnits)
    const { container } = visit('/math/grades/3/')
    await screen.findByRole('status', { name: 'Loading the map' })
    const cells = [...container.querySelectorAll<HTMLElement>('[data-cell-skeleton]')]
    expect(cells).toHaveLength(35)
    expect(cells.filter((one) => one.dataset['row'] === '0').length).toBeGreaterThanOrEqual(5)
  })

  it('offers to try again when it fails', async () => {
    refuseWith(curriculumOperations.listUnits, 404, 'not_found', 'There is nothing at this address.')
    visit('/math/grades/3/')
    expect(await screen.findByRole('heading', { name: 'The units did not load' })).toBeTruthy()
    answerWith(curriculumOperations.listUnits, { units: [sampleUnit()], total: 1 })
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await cell('Unit 10: Fractions as Numbers')).toBeTruthy()
  })

  it('draws each unit by its state, with a word and a mark, never by color alone [L-039] [L-043]', async () => {
    visit('/math/grades/3/', student)
    const drawn = async (name: string) => (await cell(name)).querySelector('[data-state]')?.getAttribute('data-state')
    expect(await drawn('Unit 1: Name 1 (Passed)')).toBe('passed')
    expect(await drawn('Unit 2: Name 2 (Active)')).toBe('started')
    expect(await drawn('Unit 3: Name 3 (Next up)')).toBe('open')
    expect(await drawn('Unit 4: Name 4 (Locked)')).toBe('locked')
    expect(await drawn('Unit 5: Name 5 (Skipped)')).toBe('skipped')
    const marks = ['Unit 1: Name 1 (Passed)', 'Unit 4: Name 4 (Locked)', 'Unit 5: Name 5 (Skipped)'].map((name) =>
      [...screen.getByRole('button', { name }).querySelectorAll('[data-icon]')].at(-1)?.getAttribute('data-icon'),
    )
    expect(marks).toEqual(['check', 'lock', 'skip'])
    expect(screen.getByRole('button', { name: 'Unit 3: Name 3 (Next up)' }).getAttribute('aria-describedby')).toBe(
      'before-u3',
    )
    expect(document.querySelector('#before-u3')?.textContent).toBe('Comes after unit 2.')
    // One cell alone says where to go on, to the eye and to a screen reader.
    expect(
      [...document.querySelectorAll('[data-goes-on] [data-word]')].map((one) => one.getAttribute('data-word')),
    ).toEqual(['Go on here'])
    expect(document.querySelector('#before-u2')?.textContent).toBe('Go on here. Comes after unit 1.')
    expect(screen.getByText('1 of 9 units passed')).toBeTruthy()
  })

  it('is walked by keys, one cell in the tab order, and zoomed by plus and minus and by buttons [L-042]', async () => {
    visit('/math/grades/3/', student)
    const active = await cell('Unit 2: Name 2 (Active)')
    const inOrder = () => [...document.querySelectorAll('[data-cell][tabindex="0"]')]
    expect(inOrder()).toEqual([active])
    active.focus()
    const here = () => (document.activeElement as HTMLElement).getAttribute('data-cell')
    const walk: (string | null)[] = []
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowUp', 'Home', 'End']) {
      await userEvent.keyboard(`{${key}}`)
      walk.push(here())
    }
    expect(walk).toEqual(['2', '6', '2', '0', '4'])
    expect(inOrder()).toHaveLength(1)
    const percent = () => Number.parseInt(document.querySelector('output')?.textContent ?? '', 10)
    const before = percent()
    await userEvent.keyboard('+')
    await waitFor(() => expect(percent() / before).toBeCloseTo(1.2, 1))
    await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }))
    await waitFor(() => expect(percent()).toBe(before))
  })

  it('does not take the end of a drag for a press', async () => {
    visit('/math/grades/3/', student)
    const tile = await cell('Unit 2: Name 2 (Active)')
    const stage = document.querySelector<HTMLElement>('[data-stage]')!
    const before = stage.style.transform
    fireEvent.pointerDown(tile, { pointerId: 1, button: 0, clientX: 100, clientY: 100 })
    fireEvent.pointerMove(tile, { pointerId: 1, clientX: 160, clientY: 130 })
    fireEvent.pointerUp(tile, { pointerId: 1, clientX: 160, clientY: 130 })
    fireEvent.click(tile)
    await waitFor(() => expect(stage.style.transform).not.toBe(before))
    expect(screen.queryByRole('dialog')).toBeNull()
    fireEvent.click(tile)
    expect(await screen.findByRole('dialog', { name: /^Name 2/ })).toBeTruthy()
  })
})

describe('the card of a unit', () => {
  it('shows its goal, how far one is, one main step, and a question marked by the server [L-040]', async () => {
    const run = sampleRun('practice', ['right'])
    answerWith(exerciseOperations.answerQuestion, {
      verdict: 'right',
      sentence: null,
      answer: sampleAnswer('right'),
      run,
      coins: run.coins,
      nextQuestions: [sampleQuestion(2)],
      results: null,
    })
    visit('/math/grades/3/', student)
    const tile = await cell('Unit 2: Name 2 (Active)')
    tile.focus()
    await userEvent.keyboard('{Enter}')
    const card = await screen.findByRole('dialog', { name: /^Name 2/ })
    expect(within(card).getByText('Goal 2.')).toBeTruthy()
    expect(within(card).getByRole('progressbar', { name: 'Progress' }).getAttribute('aria-valuetext')).toBe(
      '8 of 14 to pass',
    )
    expect(
      within(card)
        .getByRole('link', { name: /^Continue/ })
        .getAttribute('href'),
    ).toBe('/math/units/u2/unit-mastery/')
    const link = within(card).getByRole('link', { name: /^Name 2/ })
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/math/units/u2/', '_blank'])
    await userEvent.click(await within(card).findByRole('button', { name: /2/ }))
    expect(await within(card).findByText('Correct.')).toBeTruthy()
    expect(asked.filter((call) => call.path.endsWith('/answer'))).toHaveLength(1)
    expect(within(card).getByRole('link', { name: 'Next question' }).getAttribute('href')).toBe(
      '/math/topics/fractions_intro/1/practice/',
    )
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(tile)
  })

  it('of a locked unit leads to what comes first', async () => {
    visit('/math/grades/3/?unit=u4', student)
    const card = await screen.findByRole('dialog', { name: /^Name 4/ })
    await userEvent.click(within(card).getByRole('button', { name: 'Go to unit 3' }))
    expect(await screen.findByRole('dialog', { name: /^Name 3/ })).toBeTruthy()
  })

  it('activates a unit and sets it aside [L-137]', async () => {
    answerWith(activityOperations.setActiveStatus, {
      activeUnit: { id: 'x', accountId, unitCode: 'u2', activeStatus: 3, completionStatus: 1 },
    })
    visit('/math/grades/3/?unit=u2', student)
    await userEvent.click(await screen.findByRole('button', { name: 'Set aside' }))
    await waitFor(() => expect(asked.map((call) => call.path)).toContain(`/accounts/${accountId}/active-units/u2/3`))
  })
})

describe('the same as a list', () => {
  it('is a table of the same units with the same words, kept in the address', async () => {
    const { router } = visit('/math/grades/3/', student)
    await cell('Unit 2: Name 2 (Active)')
    await userEvent.click(screen.getByRole('radio', { name: 'List' }))
    const table = await screen.findByRole('table', { name: '9 units' })
    expect(router.state.location.search).toEqual({ view: 'list' })
    const words = within(table)
      .getAllByRole('row')
      .slice(1, 6)
      .map((row) => within(row).getAllByRole('cell')[0]?.querySelector('b')?.textContent)
    expect(words).toEqual(['Passed', 'Active', 'Next up', 'Locked', 'Skipped'])
    expect(within(table).getAllByText('Go on here')).toHaveLength(1)
    const link = within(table).getByRole('link', { name: /^Unit 3: Name 3/ })
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/math/units/u3/', '_blank'])
  })

  it('names units by number and name, in a new tab, to a visitor too [L-036]', async () => {
    visit('/math/grades/3/?view=list')
    const link = await screen.findByRole('link', { name: /^Unit 10: Fractions as Numbers/ })
    expect(link.getAttribute('href')).toBe('/math/units/g3_fractions/')
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
  })
})

it('all grades stand on one map', async () => {
  visit('/math/grades/all/', student)
  expect(await screen.findByRole('heading', { level: 1, name: 'All units' })).toBeTruthy()
  await cell('Unit 9: Name 9')
  expect(document.querySelectorAll('[data-cell]')).toHaveLength(10)
  expect([screen.getByText('Grade 3'), screen.getByText('Grade 4')]).toHaveLength(2)
})

it("a parent sees a child's map, and answers nothing there", async () => {
  const child = '00000000-0000-4000-8000-0000000000aa'
  const account = sampleAccount({
    roles: ['parent'],
    grade: null,
    children: [{ accountId: child, publicName: 'Kim', grade: 3 }],
  })
  visit(`/math/grades/3/?account=${child}&unit=u2`, { state: 'authenticated', account })
  expect(await screen.findByText(/^Kim\. 1 of 9 units passed/)).toBeTruthy()
  const card = await screen.findByRole('dialog', { name: /^Name 2/ })
  expect(within(card).queryByRole('link', { name: /^Continue/ })).toBeNull()
  expect(within(card).queryByRole('button', { name: 'Set aside' })).toBeNull()
  expect(asked.some((call) => call.method === 'POST')).toBe(false)
  expect(asked.some((call) => call.path === `/accounts/${child}/unit-map`)).toBe(true)
})
