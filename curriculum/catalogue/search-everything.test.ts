import { describe, expect, it } from 'vitest'
import { meantSearch, searchCurriculum } from './search-everything.ts'

describe('a search in the whole curriculum', () => {
  it('finds units, topic levels, themes and skills by the beginnings of words', () => {
    const found = searchCurriculum('fract')
    expect(found.units.length).toBeGreaterThan(3)
    expect(found.topicLevels.length).toBeGreaterThan(10)
    expect(found.themes.map((theme) => theme.themeCode)).toContain('fractions_decimals')
    expect(found.skills.length).toBeGreaterThan(3)
    expect(found.standards).toEqual([])
    expect(searchCurriculum(' ! ')).toEqual({ units: [], topicLevels: [], themes: [], skills: [], standards: [] })
  })

  it.each([
    ['pythagorean', 'pythagoras_intro', 7],
    ['pythagorean theorem', 'pythagoras_intro', 1],
    ['carrying', 'multi_digit_addition_practice', 1],
    ['borrowing', 'multi_digit_subtraction_practice', 1],
    ['times tables', 'multiplication_facts_practice', 1],
    ['take away', 'subtraction_intro', 1],
    ['telling time', 'time_basics', 1],
    ['negative numbers', 'integers_basics', 1],
    ['PEMDAS', 'order_of_operations_practice', 1],
    ['percentages', 'percent_intro', 1],
    ['surds', 'radicals_simplifying_intro', 1],
    ['gradient', 'slope_intro', 1],
    ['HCF', 'gcf_lcm_practice', 1],
    ['adding fractions', 'fractions_add_subtract_practice', 1],
    ['money', 'coin_math_intro', 1],
    ['trig', 'trigonometry_fundamentals_practice', 1],
  ])('finds %s by what families call it', (typed, topicCode, atLeast) => {
    const found = searchCurriculum(typed).topicLevels.filter((level) => level.topicCode === topicCode)
    expect(found.length).toBeGreaterThanOrEqual(atLeast)
  })

  it('puts the word itself before what means the same', () => {
    const [first] = searchCurriculum('times').topicLevels
    expect(first?.name.toLowerCase()).toContain('times')
  })

  it('finds standards by code, whole or begun, however it is typed, with the levels that teach them', () => {
    for (const typed of ['3.NF.A.1', '3nfa1', '3 nf a 1']) {
      const { standards, topicLevels } = searchCurriculum(typed)
      expect(standards.map((one) => one.code)).toEqual(['3.NF.A.1'])
      expect(topicLevels.length).toBeGreaterThan(0)
      for (const level of topicLevels) expect(level.ccss).toContain('3.NF.A.1')
    }
    expect(searchCurriculum('HSA-REI').standards.length).toBeGreaterThan(5)
    expect(searchCurriculum('half').standards).toEqual([])
  })

  it('puts a word right that is one letter off, and does not guess further', () => {
    expect(meantSearch('fractoins')).toBe('fractions')
    expect(meantSearch('triangel')).toBe('triangle')
    expect(meantSearch('multiplicaton')).toBe('multiplication')
    expect(meantSearch('fractions')).toBeNull()
    expect(meantSearch('zzzzzz')).toBeNull()
  })
})
