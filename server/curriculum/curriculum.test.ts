import { describe, expect, it } from 'vitest'
import { openWorld } from '../seed/test-world.ts'
import type { OperationName } from '@polyhex/contract/every-operation'

const world = openWorld()
const ask = async (name: OperationName, query: Record<string, unknown> = {}) => world.visitor().call(name, { query })
const unitCode = 'g3_adding_and_subtracting_to_1000'

describe('curriculum calls', () => {
  it('may be kept for six hours and have a tag [L-244]', async () => {
    for (const name of [
      'listGradeLevels',
      'listThemes',
      'listFocusAreas',
      'listUnits',
      'listLevelledTopics',
      'listSkills',
    ] as const) {
      const { headers } = await ask(name)
      expect(headers['cache-control']).toBe('public, max-age=21600')
      expect(headers['etag']).toMatch(/^"[\w-]{27}"$/)
    }
  })

  it('list 13 grades from kindergarten [L-091] [L-191]', async () => {
    const { body } = await ask('listGradeLevels')
    expect(body.grades.map((grade: { grade: number }) => grade.grade)).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ])
    for (const grade of body.grades) expect(grade.gradeLevelCode).toBe(`grade_${grade.grade}`)
    expect(Object.keys(body.grades[3]).toSorted()).toEqual([
      'grade',
      'gradeLevelCode',
      'gradeLevelDescription',
      'gradeLevelName',
    ])
  })

  it('list themes by code, grade and fields [L-092] [L-192]', async () => {
    expect((await ask('listThemes')).body.themes).toHaveLength(14)
    const { body } = await ask('listThemes', { themeCode: 'operations' })
    expect(body.themes).toHaveLength(1)
    expect(Object.keys(body.themes[0]).toSorted()).toEqual(
      [
        'focusAreaCodes',
        'highestGradeLevel',
        'lowestGradeLevel',
        'themeCode',
        'themeDescription',
        'themeName',
      ].toSorted(),
    )
    const few = await ask('listThemes', { themeCode: 'operations', fields: 'focusAreaCodes' })
    expect(Object.keys(few.body.themes[0]).toSorted()).toEqual(['focusAreaCodes', 'themeCode', 'themeName'])
    expect((await ask('listThemes', { fields: 'nope' })).status).toBe(400)
    for (const theme of (await ask('listThemes', { gradeLevel: 12 })).body.themes)
      expect(theme.highestGradeLevel).toBe(12)
  })

  it('list the 32 focus areas [L-094] [L-193]', async () => {
    const { body } = await ask('listFocusAreas')
    expect(body.focusAreas).toHaveLength(32)
    for (const area of body.focusAreas) expect(area.minimumLevel).toBeLessThanOrEqual(area.maximumLevel)
    const ready = body.focusAreas.filter((area: { readyForProduction: boolean }) => area.readyForProduction)
    expect(ready.map((area: { focusAreaCode: string }) => area.focusAreaCode)).toContain('addition_and_subtraction')
  })

  it('list units by every filter, sorted and paged [L-095] [L-194]', async () => {
    const units = async (query: Record<string, unknown>) => (await ask('listUnits', query)).body
    expect((await units({})).total).toBe(185)
    expect((await units({})).units).toHaveLength(100)
    const third = await units({ gradeLevel: 3 })
    for (const unit of third.units)
      expect([unit.lowestGradeLevel <= 3, unit.highestGradeLevel >= 3]).toEqual([true, true])
    const [one] = (await units({ unitCode })).units
    expect(one).toMatchObject({ unitCode, readyForProduction: true, videoPath: null })
    for (const step of one.nextSteps) expect(step.startingUnitCode).toBe(unitCode)
    for (const step of one.priorSteps) expect(step.nextStepUnitCode).toBe(unitCode)
    expect(one.unitTopics.map((topic: { topicCodeLevel: string }) => topic.topicCodeLevel)).toContain(
      'multi_digit_subtraction_practice/4',
    )
    expect(one.assistancePackages.length).toBe(one.skills.length)
    const byTheme = await units({ themeCode: 'calculus', fields: 'themeCodes' })
    for (const unit of byTheme.units) expect(unit.themeCodes).toContain('calculus')
    const byTopic = await units({ topicCode: 'counting_basics', fields: 'unitTopics' })
    for (const unit of byTopic.units) {
      expect(unit.unitTopics.map((topic: { topicCode: string }) => topic.topicCode)).toContain('counting_basics')
      expect(unit).not.toHaveProperty('learningGoal')
    }
    const names = (await units({ sort: '-unitName', count: 50 })).units.map(
      (unit: { unitName: string }) => unit.unitName,
    )
    expect(names).toEqual(names.toSorted((a: string, b: string) => b.localeCompare(a, 'en')))
    const page = await units({ offset: 10, count: 5 })
    const whole = await units({ count: 15 })
    expect(page.units).toEqual(whole.units.slice(10))
    const ready = await units({ readyForProduction: 'true' })
    const waiting = await units({ readyForProduction: 'false' })
    expect(ready.total + waiting.total).toBe(185)
    expect((await units({ search: 'adding subtracting 1000' })).units[0].unitCode).toBe(unitCode)
    expect((await ask('listUnits', { count: 101 })).status).toBe(400)
    expect((await ask('listUnits', { gradeLevel: 13 })).status).toBe(400)
  })

  it('number units within their grade [L-036]', async () => {
    const { body } = await ask('listUnits', { gradeLevel: 5 })
    const own = body.units.filter((unit: { sequence: number }) => Math.floor(unit.sequence / 100) === 5)
    expect(own.map((unit: { number: number }) => unit.number)).toEqual(
      own.map((_: unknown, place: number) => place + 1),
    )
  })

  it('list topic levels by unit, key and search [L-097] [L-098] [L-195]', async () => {
    const levels = async (query: Record<string, unknown>) => (await ask('listLevelledTopics', query)).body
    expect((await levels({})).total).toBe(669)
    const [one] = (await levels({ topicCodeLevel: 'counting_basics/2' })).topicLevels
    expect(one).toMatchObject({
      topicCode: 'counting_basics',
      level: 2,
      topicCodeLevel: 'counting_basics/2',
      ready: true,
      questionType: 'interpret',
    })
    for (const level of (await levels({ unitCode })).topicLevels) expect(level.unitCodes).toContain(unitCode)
    for (const level of (await levels({ gradeLevel: 1, themeCode: 'operations' })).topicLevels) {
      expect(level.themeCode).toBe('operations')
      expect(level.gradeMin).toBeLessThanOrEqual(1)
    }
    const few = await levels({ topicCodeLevel: 'counting_basics/2', fields: 'description' })
    expect(few.topicLevels[0]).not.toHaveProperty('unitCodes')
    expect((await levels({ search: 'zzzz' })).total).toBe(0)
    expect((await ask('listLevelledTopics', { topicCodeLevel: 'counting_basics' })).status).toBe(400)
  })

  it('list a skill for each topic, with the levels it teaches [L-199]', async () => {
    const { body } = await ask('listSkills', { skillCode: 'counting_basics' })
    expect(body.skills).toMatchObject([{ skillCode: 'counting_basics', minLevel: 1 }])
    expect((await ask('listSkills')).body.total).toBe(126)
    const names = (await ask('listSkills', { sort: '-skillName' })).body.skills.map(
      (skill: { skillName: string }) => skill.skillName,
    )
    expect(names).toEqual(names.toSorted((a: string, b: string) => b.localeCompare(a, 'en')))
    const topic = await ask('listTopicSkills', { topicCode: 'counting_basics' })
    expect(topic.body.topicSkills).toMatchObject([{ skillCode: 'counting_basics', topicCode: 'counting_basics' }])
    expect((await ask('listTopicSkills', { skillCode: 'nope' })).body.topicSkills).toEqual([])
  })

  it('give the theme levels of an account [L-093] [L-206]', async () => {
    const sam = await world.person()
    const changed_at = world.now
    const row = {
      account_id: sam.accountId,
      theme_code: 'operations',
      level: 7,
      confidence: 0.5,
      percentage_correct: 80,
      ability: 3.6,
      low: 2.9,
      high: 4.3,
      answers: 14,
      strongest: 'place_value_intro',
      weakest: 'rounding_practice',
      changed_at,
    }
    await world.db.queries.insertInto('theme_levels').values(row).execute()
    const params = { accountId: sam.accountId }
    expect((await sam.call('getThemeLevels', { params })).body.themeLevels).toEqual([
      {
        themeCode: 'operations',
        accountId: sam.accountId,
        level: 7,
        confidence: 0.5,
        percentageCorrect: 80,
        ability: 3.6,
        low: 2.9,
        high: 4.3,
        answers: 14,
        foundAt: world.now.toISOString(),
        words:
          'Level 7 (grade 3, second half). Strongest: place value. Practice next: rounding. We are 50% sure, from 14 answers.',
      },
    ])
    expect((await sam.call('getThemeLevels', { params, query: { themeCode: 'x' } })).body.themeLevels).toEqual([])
  })
})
