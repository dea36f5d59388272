import { curriculumOperations } from '@polyhex/contract/curriculum/curriculum-operations'
import { exerciseOperations } from '@polyhex/contract/exercises/exercise-operations'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { answerWith, asked, endVisit, visit } from '../shell/page-trial.tsx'
import { sampleTopic, sampleTopicLevel, sampleUnit } from '../shell/account-samples.ts'

const grades = [0, 3].map((grade) => ({
  gradeLevelCode: `grade_${grade}`,
  gradeLevelName: grade === 0 ? 'Kindergarten' : `Grade ${grade}`,
  gradeLevelDescription: 'What is learned here.',
  grade,
}))

beforeEach(() => {
  answerWith(curriculumOperations.listUnits, { units: [sampleUnit()], total: 1 })
  answerWith(curriculumOperations.listGradeLevels, { grades })
  answerWith(curriculumOperations.listThemes, { themes: [] })
  answerWith(curriculumOperations.listLevelledTopics, { topicLevels: [sampleTopicLevel()], total: 1 })
  answerWith(exerciseOperations.getSampleQuestions, { questions: [] })
})
afterEach(() => {
  cleanup()
  endVisit()
})

it('the grade overview is a carousel whose cards lead on by Learn more [L-012]', async () => {
  visit('/math/grades/')
  const carousel = await screen.findByRole('region', { name: 'Grades at a glance' })
  expect(carousel.getAttribute('aria-roledescription')).toBe('carousel')
  const link = within(carousel).getByRole('link', { name: 'Learn more about Grade 3' })
  await userEvent.click(link)
  expect(await screen.findByRole('heading', { level: 1, name: 'Grade 3 math' })).toBeTruthy()
})

describe('unit pages', () => {
  it('lie below /math/units/, with mastery, topics, and the units before and after [L-017]', async () => {
    const step = (startingUnitCode: string, nextStepUnitCode: string) => ({ startingUnitCode, nextStepUnitCode })
    const units = [
      sampleUnit({ priorSteps: [step('before', 'g3_fractions')], nextSteps: [step('g3_fractions', 'after')] }),
      sampleUnit({ unitCode: 'before', number: 9, unitName: 'Division Facts' }),
      sampleUnit({ unitCode: 'after', number: 11, unitName: 'Comparing First Fractions' }),
    ]
    answerWith(curriculumOperations.listUnits, ({ query }) => {
      const found = units.filter((unit) => unit.unitCode === query.get('unitCode'))
      return { units: found, total: found.length }
    })
    visit('/math/units/g3_fractions/')
    expect(await screen.findByRole('heading', { level: 1, name: 'Unit 10: Fractions as Numbers' })).toBeTruthy()
    const start = screen.getByRole('link', { name: 'Start unit mastery' })
    expect(start.getAttribute('href')).toBe('/math/units/g3_fractions/unit-mastery/')
    expect(screen.getByText('Answer 20 Questions. 14 right passes the unit.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Practice Parts of a whole' }).getAttribute('href')).toBe(
      '/math/topics/fractions_intro/1/practice/',
    )
    const prior = await screen.findByRole('region', { name: 'Prior units' })
    expect(await within(prior).findByRole('link', { name: /^Unit 9: Division Facts/ })).toBeTruthy()
    const next = screen.getByRole('region', { name: 'Next units' })
    expect(await within(next).findByRole('link', { name: /^Unit 11: Comparing First Fractions/ })).toBeTruthy()
  })

  it('offers no mastery and no practice that cannot be started', async () => {
    answerWith(curriculumOperations.listUnits, {
      units: [sampleUnit({ readyForProduction: false, unitTopics: [sampleTopic({ ready: false })] })],
      total: 1,
    })
    visit('/math/units/g3_fractions/')
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('link', { name: 'Start unit mastery' })).toBeNull()
    expect(screen.queryByRole('link', { name: /^Practice/ })).toBeNull()
  })

  it('has words for a unit that does not exist', async () => {
    answerWith(curriculumOperations.listUnits, { units: [], total: 0 })
    visit('/math/units/nothing/')
    expect(await screen.findByText(/We could not find this unit/)).toBeTruthy()
  })
})

describe('topic pages', () => {
  const levels = [
    sampleTopicLevel(),
    sampleTopicLevel({ level: 2, topicCodeLevel: 'fractions_intro/2', name: 'On a line' }),
  ]

  it('are topic code and level, with practice and speed play [L-016]', async () => {
    answerWith(curriculumOperations.listLevelledTopics, { topicLevels: levels, total: 2 })
    visit('/math/topics/fractions_intro/2/')
    expect(await screen.findByRole('heading', { level: 1, name: 'On a line' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Start practice' }).getAttribute('href')).toBe(
      '/math/topics/fractions_intro/2/practice/',
    )
    expect(screen.getByRole('link', { name: 'Speed play' }).getAttribute('href')).toBe(
      '/math/topics/fractions_intro/2/speed-play/',
    )
    const other = screen.getByRole('link', { name: /^Parts of a whole/ })
    expect([other.getAttribute('href'), other.getAttribute('target')]).toEqual([
      '/math/topics/fractions_intro/1/',
      '_blank',
    ])
  })

  it('without a level show the first, and offer no speed play where there is none', async () => {
    answerWith(curriculumOperations.listLevelledTopics, {
      topicLevels: [sampleTopicLevel({ supportsSpeedPlay: false })],
      total: 1,
    })
    visit('/math/topics/fractions_intro/')
    expect(await screen.findByRole('heading', { level: 1, name: 'Parts of a whole' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Speed play' })).toBeNull()
  })

  it('offer no practice where it would lead away, here and in the list of levels [L-033]', async () => {
    answerWith(curriculumOperations.listLevelledTopics, {
      topicLevels: [
        sampleTopicLevel({ supportsFocus: false }),
        sampleTopicLevel({ level: 2, topicCodeLevel: 'fractions_intro/2', name: 'On a line', supportsFocus: false }),
        sampleTopicLevel({ level: 3, topicCodeLevel: 'fractions_intro/3', name: 'Compare' }),
      ],
      total: 3,
    })
    visit('/math/topics/fractions_intro/1/')
    await screen.findByRole('heading', { level: 1, name: 'Parts of a whole' })
    expect(screen.queryByRole('link', { name: 'Start practice' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Speed play' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Practice On a line' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Practice Compare' })).toBeTruthy()
  })

  it('show a question of the level', async () => {
    answerWith(exerciseOperations.getSampleQuestions, {
      questions: [
        {
          topicCodeLevel: 'fractions_intro/1',
          form: 'numeric',
          questionRenderType: 'Text',
          questionText: 'How many parts are shaded?',
          speech: 'How many parts are shaded?',
          widget: { widget: 'numeric', whole: true },
          fixedOrderForAnswers: false,
          hintCount: 2,
        },
      ],
    })
    visit('/math/topics/fractions_intro/1/')
    const sample = await screen.findByRole('region', { name: 'A question like this' })
    expect(sample.textContent).toContain('How many parts are shaded?')
  })

  it('can be searched; the words stay in the address', async () => {
    const { router } = visit('/math/topics/')
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search topics' }), 'parts')
    await waitFor(() => expect(router.state.location.search).toEqual({ search: 'parts' }))
    await waitFor(() => expect(asked.some((call) => call.query.get('search') === 'parts')).toBe(true))
    expect(await screen.findByRole('heading', { name: 'Topics with “parts”' })).toBeTruthy()
  })
})

it('theme pages lie below /math/themes/ and show one grade at a time [L-015]', async () => {
  const theme = {
    themeCode: 'algebra',
    themeName: 'Algebra',
    themeDescription: 'Equality and equations.',
    lowestGradeLevel: 1,
    highestGradeLevel: 4,
  }
  answerWith(curriculumOperations.listThemes, { themes: [theme] })
  visit('/math/themes/algebra/?grade=4')
  expect(await screen.findByRole('heading', { level: 1, name: 'Algebra' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Grade 4' }).getAttribute('aria-current')).toBe('true')
  await waitFor(() =>
    expect(
      asked.some((call) => call.query.get('themeCode') === 'algebra' && call.query.get('gradeLevel') === '4'),
    ).toBe(true),
  )
})

describe('icons', () => {
  const badgeIn = (element: HTMLElement | null) => element?.querySelector<HTMLAnchorElement>('a[aria-hidden="true"]')

  it('of units, topics and themes open the page of their own kind, and are passed over by the keyboard [L-037]', async () => {
    answerWith(curriculumOperations.listThemes, {
      themes: [{ themeCode: 'operations', themeName: 'Adding to Dividing' }],
    })
    visit('/math/themes/operations/')
    const unit = await screen.findByRole('heading', { level: 3, name: /^Unit 10: Fractions as Numbers/ })
    expect(badgeIn(unit.closest('article'))?.getAttribute('href')).toBe('/math/units/g3_fractions/')
    cleanup()
    visit('/math/topics/')
    const topic = await screen.findByRole('heading', { level: 3, name: /^Parts of a whole/ })
    expect(badgeIn(topic.closest('li'))?.getAttribute('href')).toBe('/math/topics/fractions_intro/1/')
    expect(badgeIn(topic.closest('li'))?.tabIndex).toBe(-1)
    cleanup()
    visit('/math/themes/')
    const theme = await screen.findByRole('heading', { level: 2, name: 'Adding to Dividing' })
    expect(badgeIn(theme.closest('article'))?.getAttribute('href')).toBe('/math/themes/operations/')
  })
})

describe('the skills', () => {
  it('lead to practice of their topic at its first level [L-019]', async () => {
    const skill = {
      skillCode: 'subtraction_intro',
      skillName: 'Taking away',
      assistancePackageSkillName: 'Taking away',
      mediumName: 'Taking away',
      shortName: 'Taking away',
      minLevel: 2,
      maxLevel: 5,
      description: 'Take away with pictures.',
      assistancePackageType: 'lesson' as const,
    }
    answerWith(curriculumOperations.listSkills, { skills: [skill], total: 1 })
    visit('/math/skills/')
    const practice = await screen.findByRole('link', { name: 'Practice Taking away' })
    expect(practice.getAttribute('href')).toBe('/math/topics/subtraction_intro/2/practice/')
    expect(screen.getByText('Levels 2 to 5')).toBeTruthy()
  })
})
