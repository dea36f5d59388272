import { standardsNotice, standardsOperations } from '@polyhex/contract/curriculum/standards-operations'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { answerWith, asked, endVisit, refuseWith, visit } from '../../shell/page-trial.tsx'

const level = (topicCode: string, name: string, description: string) => ({
  topicCode,
  level: 1,
  topicCodeLevel: `${topicCode}/1`,
  name,
  description,
  gradeMin: 0,
  gradeMax: 3,
})
const standard = (code: string, over: object = {}) => ({ code, topicLevels: [], within: null, why: null, ...over })

beforeEach(() => {
  answerWith(standardsOperations.listStandards, {
    notice: standardsNotice,
    grades: [
      {
        grade: 'K',
        name: 'Kindergarten',
        domains: [
          {
            code: 'K.CC',
            name: 'Counting',
            standards: [
              standard('K.CC.B.4', { topicLevels: ['counting_basics/1'] }),
              standard('K.CC.B.4a', { within: 'K.CC.B.4' }),
            ],
          },
          { code: 'K.G', name: 'Geometry', standards: [standard('K.G.B.5', { why: 'It asks for building.' })] },
        ],
      },
      {
        grade: '3',
        name: 'Grade 3',
        domains: [
          {
            code: '3.NF',
            name: 'Fractions',
            standards: [standard('3.NF.A.1', { topicLevels: ['fractions_intro/1'] })],
          },
        ],
      },
    ],
    topicLevels: [
      level('counting_basics', 'Count to 5', 'Count up to five objects.'),
      level('fractions_intro', 'Unit Fractions', 'Name one part of a whole.'),
      level('limits_intro', 'Limits', 'Read a limit from a graph.'),
    ],
    beyond: ['limits_intro/1'],
  })
})
afterEach(() => {
  cleanup()
  endVisit()
})

describe('the standards', () => {
  it('stand by grade and domain with the levels that teach them, what is not taught and why, and the notice', async () => {
    visit('/standards/')
    const counting = within(await screen.findByRole('region', { name: 'K.CC Counting' }))
    const link = counting.getByRole('link', { name: /^Count to 5/ })
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
      '/math/topics/counting_basics/1/',
      '_blank',
    ])
    expect(counting.getByText('Count up to five objects.')).toBeTruthy()
    expect(counting.getByText('Taught with the rest of K.CC.B.4.')).toBeTruthy()
    const geometry = within(screen.getByRole('region', { name: 'K.G Geometry' }))
    expect(geometry.getByText('Not taught here')).toBeTruthy()
    expect(geometry.getByText(/It asks for building\./)).toBeTruthy()
    expect(screen.getByText('Kindergarten: 1 of 2 standards are taught here.')).toBeTruthy()
    expect(
      screen.getByText(
        '© Copyright 2010. National Governors Association Center for Best Practices and Council of Chief State School Officers. All rights reserved.',
      ),
    ).toBeTruthy()
  })

  it('change with the grade, and end with what goes beyond them', async () => {
    visit('/standards/')
    const grades = within(await screen.findByRole('navigation', { name: 'Grades of the standards' }))
    await userEvent.click(grades.getByRole('link', { name: 'Grade 3' }))
    expect(await screen.findByRole('region', { name: '3.NF Fractions' })).toBeTruthy()
    expect(screen.getByText('Grade 3: All 1 standards are taught here.')).toBeTruthy()
    cleanup()
    visit('/standards/?grade=grade_3')
    expect(await screen.findByRole('region', { name: '3.NF Fractions' })).toBeTruthy()
    await userEvent.click(screen.getByRole('link', { name: 'Beyond' }))
    expect(
      within(await screen.findByRole('region', { name: 'Beyond the standards' })).getByText(/^Limits/),
    ).toBeTruthy()
  })

  it('are found by code, however it is typed, and by words of our descriptions', async () => {
    visit('/standards/?search=3nf')
    const found = await screen.findByRole('region', { name: 'Standards with “3nf”' })
    expect(within(found).getByRole('heading', { level: 3, name: '3.NF.A.1' })).toBeTruthy()
    const field = screen.getByRole('searchbox', { name: 'Search standards' })
    await userEvent.clear(field)
    await userEvent.type(field, 'five objects')
    expect(
      within(await screen.findByRole('region', { name: 'Standards with “five objects”' })).getByText('K.CC.B.4'),
    ).toBeTruthy()
    await userEvent.clear(field)
    await userEvent.type(field, 'zebra')
    expect(await screen.findByText('No standard like this')).toBeTruthy()
  })

  it('are linked from the foot of every public page', async () => {
    visit('/standards/')
    const foot = within(await screen.findByRole('navigation', { name: 'Footer' }))
    expect(foot.getByRole('link', { name: 'Standards' }).getAttribute('href')).toBe('/standards/')
  })
})

describe('the search', () => {
  const found = [
    {
      kind: 'unit' as const,
      code: 'g3_fractions',
      name: 'Unit 10: Fractions as Numbers',
      detail: 'Grade 3',
      icon: 'x',
    },
    { kind: 'topic_level' as const, code: 'fractions_intro/1', name: 'Unit Fractions', detail: 'Level 1', icon: 'x' },
    { kind: 'standard' as const, code: '3.NF.A.1', name: '3.NF.A.1', detail: 'Unit Fractions', icon: 'x' },
  ]
  const totals = { unit: 1, topic_level: 53, theme: 0, skill: 0, standard: 1 }

  it('finds as one types, in kinds, and the arrow keys go through what was found and back', async () => {
    answerWith(standardsOperations.searchCurriculum, { found, totals, meant: null })
    visit('/math/search/')
    const field = await screen.findByRole('searchbox', { name: 'Search the math' })
    expect(document.activeElement).toBe(field)
    await userEvent.type(field, 'fractions')
    const unit = await screen.findByRole('link', { name: /^Unit 10: Fractions as Numbers/ })
    expect(screen.getByText('55 found.')).toBeTruthy()
    expect(asked.filter((call) => call.path === '/curriculum/search').map((call) => call.query.get('search'))).toEqual([
      'fractions',
    ])
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(unit)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(document.activeElement?.getAttribute('href')).toBe('/standards/?search=3.NF.A.1')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    expect(document.activeElement).toBe(field)
    expect(localStorage).toHaveLength(0)
    expect(screen.getByRole('link', { name: 'All 53 topic levels' }).getAttribute('href')).toBe(
      '/math/topics/?search=fractions',
    )
  })

  it('says when there is nothing, and offers what was meant', async () => {
    const none = { unit: 0, topic_level: 0, theme: 0, skill: 0, standard: 0 }
    answerWith(standardsOperations.searchCurriculum, ({ query }) =>
      query.get('search') === 'fractions'
        ? { found, totals, meant: null }
        : { found: [], totals: none, meant: 'fractions' },
    )
    visit('/math/search/?search=fractoins')
    await userEvent.click(await screen.findByRole('button', { name: 'Search for “fractions”' }))
    expect(await screen.findByText('55 found.')).toBeTruthy()
  })

  it('offers Retry when it did not work', async () => {
    refuseWith(standardsOperations.searchCurriculum, 400, 'invalid_request', 'Something in this request is not valid.')
    visit('/math/search/?search=x')
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy()
  })
})

it('Join goes to the sign-up of parents with what brought them here [L-031]', async () => {
  visit('/standards/?cohort=fall26')
  const join = await screen.findByRole('link', { name: 'Join' }).catch(() => null)
  const all = join ? [join] : screen.getAllByRole('link', { name: 'Join' })
  expect(all.map((link) => link.getAttribute('href'))).toContain('/signup/parent/intent%3Dcohort-fall26/')
})
