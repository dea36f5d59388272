import { describe, expect, it } from 'vitest'
import { answerForms } from '@polyhex/contract/exercises/answer-forms'
import { defaultTopicCodes } from '@polyhex/contract/curriculum/default-topics'
import { focusAreas } from './focus-areas.ts'
import { grades } from './grades.ts'
import { topicCodeIcons } from './icons.ts'
import { misconception, misconceptions, misconceptionsOfTopic } from './misconceptions.ts'
import { skill, skills } from './skills.ts'
import { gradeOfThemeLevel, themeLevelName, themeLevelOfAbility } from './theme-levels.ts'
import { themes } from './themes.ts'
import { topicLevel, topicLevels, topicLevelsOfField, topicLevelsOfTopic } from './topic-levels.ts'
import { topicNames } from './topic-names.ts'
import { topicLevelsOfUnit, unit, units } from './units.ts'

const themeCodes = new Set(themes.map((t) => t.themeCode))
const icons: ReadonlySet<string> = new Set(topicCodeIcons)

/** The first node of a cycle, or null. */
function cycle(edges: ReadonlyMap<string, readonly string[]>): string | null {
  const state = new Map<string, 'open' | 'done'>()
  const visit = (node: string): string | null => {
    if (state.get(node) === 'done') return null
    if (state.get(node) === 'open') return node
    state.set(node, 'open')
    for (const next of edges.get(node) ?? []) {
      const found = visit(next)
      if (found !== null) return found
    }
    state.set(node, 'done')
    return null
  }
  for (const node of edges.keys()) {
    const found = visit(node)
    if (found !== null) return found
  }
  return null
}

describe('grades', () => {
  it('have a code, a name, a description and a number, kindergarten to 12 [L-091]', () => {
    expect(grades.map((g) => g.grade)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    for (const g of grades) {
      expect(g.gradeLevelCode).toBe(`grade_${g.grade}`)
      expect(g.gradeLevelName).toBe(g.grade === 0 ? 'Kindergarten' : `Grade ${g.grade}`)
      expect(g.gradeLevelDescription.length).toBeGreaterThan(40)
    }
  })

  it('grade 0 is a grade of its own with units and topic levels of its own, not grade 1 [L-179]', () => {
    expect(grades[0]?.gradeLevelName).toBe('Kindergarten')
    expect(units.filter((u) => u.lowestGradeLevel === 0).length).toBe(6)
    expect(topicLevels.filter((t) => t.gradeMin === 0).length).toBe(24)
  })
})

describe('the default topic codes', () => {
  it('are those of the specification [L-132]', () => {
    expect(Object.values(defaultTopicCodes)).toEqual([
      'patterning_visual_basics',
      'coin_math_intro',
      'picture_numbers_subtraction_intro',
      'data_graphing_practice',
      'cartesian_grid_basics',
      'exponents_intro',
      'scientific_notation_intro',
      'algebra_basic_concepts_intro',
      'cartesian_grid_geometry_logic',
      'exponents_fractional_bases_and_exponents_intro',
      'radicals_simplifying_intro',
      'trigonometry_fundamentals_practice',
    ])
  })

  it('each have a level of that grade', () => {
    for (const [g, code] of Object.entries(defaultTopicCodes)) {
      expect(topicLevelsOfTopic(code).some((t) => t.gradeMin <= Number(g) && Number(g) <= t.gradeMax)).toBe(true)
    }
  })
})

describe('focus areas and icons', () => {
  it('the icon set holds the 32 topics of the specification, one for each focus area [L-099]', () => {
    const specified =
      'addition_and_subtraction algebra calculus complex_numbers exponents factors_and_primes fractions_and_decimals functions geometry_2d geometry_3d geometry_circles geometry_pythagoras geometry_shapes_and_angles graphing_and_data matrices metric_units multiplication_and_division numeracy patterning_numbers patterning_visual percentages place_value_and_decimals place_value_digits_and_divisibility probability radicals rates_and_ratios scientific_notation slope_and_linear_equations speed_distance_time statistics time trigonometry'
    expect([...topicCodeIcons]).toEqual(specified.split(' '))
    expect(focusAreas.map((f) => f.focusAreaCode).toSorted()).toEqual([...topicCodeIcons].toSorted())
  })

  it('span the theme levels of their topic levels', () => {
    for (const area of focusAreas) {
      const levels = topicLevelsOfField(area.focusAreaCode)
      expect(levels.length).toBeGreaterThan(0)
      expect(area.minimumLevel).toBeLessThanOrEqual(2 * Math.min(...levels.map((t) => t.gradeMin)))
      expect(area.maximumLevel).toBeGreaterThanOrEqual(2 * Math.max(...levels.map((t) => t.gradeMin)))
      expect(area.themeCodes.every((code) => themeCodes.has(code))).toBe(true)
    }
  })
})

describe('themes', () => {
  it('have code, name, description, grades and focus areas that exist [L-092]', () => {
    expect(themes).toHaveLength(14)
    for (const theme of themes) {
      expect(theme.themeName.length).toBeGreaterThan(3)
      expect(theme.themeDescription.endsWith('.')).toBe(true)
      expect(theme.lowestGradeLevel).toBeLessThanOrEqual(theme.highestGradeLevel)
      expect(theme.focusAreaCodes.length).toBeGreaterThan(0)
      expect(theme.focusAreaCodes.every((code) => icons.has(code))).toBe(true)
    }
  })

  it('every grade has at least 5 to choose from', () => {
    for (const { grade: g } of grades) {
      expect(themes.filter((t) => t.lowestGradeLevel <= g && g <= t.highestGradeLevel).length).toBeGreaterThanOrEqual(5)
    }
  })

  it.each([
    [0, 0, 'Level 0 (kindergarten, first half)'],
    [9, 4, 'Level 9 (grade 4, second half)'],
    [25, 12, 'Level 25 (grade 12, second half)'],
  ])('level %i is grade %i: %s', (level, g, name) => {
    expect(gradeOfThemeLevel(level)).toBe(g)
    expect(themeLevelName(level)).toBe(name)
  })

  it.each([
    [4.7, 9],
    [4.49, 8],
    [-2, 0],
    [13.4, 25],
  ])('an ability of %f is level %i', (ability, level) => {
    expect(themeLevelOfAbility(ability)).toBe(level)
  })
})

describe('topic levels', () => {
  it('are 669 in 126 topics, levels 1 to n, keys topicCode/level [L-097]', () => {
    expect(topicLevels).toHaveLength(669)
    const codes = [...new Set(topicLevels.map((t) => t.topicCode))]
    expect(codes).toHaveLength(126)
    for (const code of codes) {
      const levels = topicLevelsOfTopic(code)
      expect(levels.map((t) => t.level)).toEqual(levels.map((_, i) => i + 1))
      for (const t of levels) {
        expect(t.key).toBe(`${code}/${t.level}`)
        expect(topicLevel(t.key)).toBe(t)
      }
    }
  })

  it('have short names, descriptions, grades, icons and forms in their limits', () => {
    for (const t of topicLevels) {
      expect(t.shortName.length, t.key).toBeGreaterThan(0)
      expect(t.shortName.length, t.key).toBeLessThanOrEqual(22)
      expect(/[,;:]$/.test(t.shortName), t.key).toBe(false)
      expect(t.description.length, t.key).toBeGreaterThanOrEqual(10)
      expect(t.description.length, t.key).toBeLessThanOrEqual(120)
      expect(0 <= t.gradeMin && t.gradeMin <= t.gradeMax && t.gradeMax <= 12, t.key).toBe(true)
      expect(icons.has(t.icon) && themeCodes.has(t.theme), t.key).toBe(true)
      expect(t.answerForms.includes('choice'), t.key).toBe(true)
      expect(
        t.answerForms.every((form) => answerForms.includes(form)),
        t.key,
      ).toBe(true)
      expect(t.misconceptions.length, t.key).toBeGreaterThan(0)
    }
  })

  it('a topic has one question type: none, calculate or interpret [L-098]', () => {
    for (const code of Object.keys(topicNames)) {
      const types = new Set(topicLevelsOfTopic(code).map((t) => t.questionType))
      expect(types.size, code).toBe(1)
      expect(['none', 'calculate', 'interpret']).toContain([...types][0])
    }
  })

  it('prerequisites exist, make no circle, and neither difficulty nor grade falls along one', () => {
    for (const t of topicLevels) {
      for (const key of t.prerequisites) {
        const before = topicLevel(key)
        if (before === null) throw new Error(`${t.key} needs the unknown ${key}`)
        expect(before.difficulty, `${key} before ${t.key}`).toBeLessThan(t.difficulty)
        expect(before.gradeMin, `${key} before ${t.key}`).toBeLessThanOrEqual(t.gradeMin)
      }
    }
    expect(cycle(new Map(topicLevels.map((t) => [t.key, t.prerequisites])))).toBeNull()
  })

  it('every standard is a code, never a statement', () => {
    for (const code of topicLevels.flatMap((t) => t.ccss))
      expect(code).toMatch(/^(?:[K1-8]\.[A-Z]+|HS[A-Z]-[A-Z]+)\.[A-Z](?:\.\d+)?[a-e]?$/)
  })
})

describe('units', () => {
  it('have the fields of the specification, with prior and next steps, skills and a description [L-095]', () => {
    expect(units).toHaveLength(185)
    for (const u of units) {
      expect(u.unitName.length).toBeGreaterThan(0)
      expect(u.learningGoal.endsWith('.')).toBe(true)
      expect(u.unit100WordDescription.startsWith(u.learningGoal)).toBe(true)
      expect(u.unit100WordDescription.split(/\s+/).length).toBeLessThanOrEqual(100)
      expect(u.themeCodes.every((code) => themeCodes.has(code))).toBe(true)
      expect(u.skills.every((code) => skill(code) !== null)).toBe(true)
      expect(u.priorSteps.every((s) => s.nextStepUnitCode === u.unitCode)).toBe(true)
      expect(u.nextSteps.every((s) => s.startingUnitCode === u.unitCode)).toBe(true)
      expect(unit(u.unitCode)).toBe(u)
    }
  })

  it('have 4 to 8 topic levels of their grade or below, some of them their own, and each level has one home', () => {
    for (const u of units) {
      expect(u.topicLevels.length, u.unitCode).toBeGreaterThanOrEqual(4)
      expect(u.topicLevels.length, u.unitCode).toBeLessThanOrEqual(8)
      expect(
        u.reviewTopicLevels.every((key) => u.topicLevels.includes(key)),
        u.unitCode,
      ).toBe(true)
      expect(u.reviewTopicLevels.length).toBeLessThan(u.topicLevels.length)
      for (const t of topicLevelsOfUnit(u.unitCode))
        expect(t.gradeMin, `${t.key} in ${u.unitCode}`).toBeLessThanOrEqual(u.lowestGradeLevel)
    }
    for (const t of topicLevels) {
      expect(t.unitCodes.includes(t.homeUnit), t.key).toBe(true)
      expect(
        units
          .filter((u) => u.topicLevels.includes(t.key) && !u.reviewTopicLevels.includes(t.key))
          .map((u) => u.unitCode),
      ).toEqual([t.homeUnit])
    }
  })

  it('prior and next steps mirror each other, lead forward only, and reach every unit from the first', () => {
    for (const u of units) {
      for (const { nextStepUnitCode } of u.nextSteps) {
        const next = unit(nextStepUnitCode)
        expect(
          next?.priorSteps.some((s) => s.startingUnitCode === u.unitCode),
          nextStepUnitCode,
        ).toBe(true)
        expect(u.sequence).toBeLessThan(next?.sequence ?? 0)
      }
      expect(u.priorSteps.length > 0 || u === units[0], u.unitCode).toBe(true)
      expect(u.nextSteps.length > 0 || u.lowestGradeLevel === 12, u.unitCode).toBe(true)
    }
    const reached = new Set<string>()
    const open = [units[0]?.unitCode ?? '']
    for (let code = open.pop(); code !== undefined; code = open.pop()) {
      if (reached.has(code)) continue
      reached.add(code)
      open.push(...(unit(code)?.nextSteps ?? []).map((s) => s.nextStepUnitCode))
    }
    expect(reached.size).toBe(units.length)
  })

  it('what an own level needs is taught in the same unit or an earlier one', () => {
    for (const t of topicLevels) {
      const home = unit(t.homeUnit)?.sequence ?? -1
      for (const key of t.prerequisites) {
        const needed = unit(topicLevel(key)?.homeUnit ?? '')?.sequence ?? Number.POSITIVE_INFINITY
        expect(needed, `${t.key} needs ${key}`).toBeLessThanOrEqual(home)
      }
    }
  })

  it('every grade 1 to 12 begins 12 to 16 units, in sequence order', () => {
    for (let g = 1; g <= 12; g++) {
      const own = units.filter((u) => u.lowestGradeLevel === g)
      expect(own.length).toBeGreaterThanOrEqual(12)
      expect(own.length).toBeLessThanOrEqual(16)
    }
    const sequences = units.map((u) => u.sequence)
    expect(sequences).toEqual(sequences.toSorted((a, b) => a - b))
    expect(new Set(sequences).size).toBe(units.length)
  })
})

describe('skills and misconceptions', () => {
  it('each topic has one skill, levels 1 to n, with a name of its own', () => {
    expect(skills).toHaveLength(126)
    expect(Object.keys(topicNames).toSorted()).toEqual(skills.map((s) => s.skillCode).toSorted())
    expect(new Set(skills.map((s) => s.skillName)).size).toBe(126)
    for (const s of skills) {
      expect(s.minLevel).toBe(1)
      expect(s.maxLevel).toBe(topicLevelsOfTopic(s.skillCode).length)
    }
  })

  it('134 misconceptions have a rule and an example and name topics that exist; every topic has one', () => {
    expect(misconceptions).toHaveLength(134)
    expect(new Set(misconceptions.map((m) => m.id)).size).toBe(134)
    for (const m of misconceptions) {
      expect(m.wrongRule.length).toBeGreaterThan(2)
      expect(m.example.length).toBeGreaterThan(2)
      expect(
        m.topicCodes.every((code) => topicNames[code] !== undefined),
        m.id,
      ).toBe(true)
    }
    for (const code of Object.keys(topicNames)) expect(misconceptionsOfTopic(code).length, code).toBeGreaterThan(0)
    expect(misconception('smaller_from_larger')?.topicCodes).toContain('multi_digit_subtraction_practice')
    expect(misconception('no_such')).toBeNull()
  })
})
