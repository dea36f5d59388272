import { describe, expect, it } from 'vitest'
import { beyondStandards, notTaught, standardsByGrade } from './standards.ts'
import { topicLevels } from './topic-levels.ts'

const all = standardsByGrade.flatMap((grade) => grade.domains.flatMap((domain) => domain.standards))

describe('the standards', () => {
  it('are 385 and 124 parts of them, in kindergarten, grades 1 to 8 and high school', () => {
    expect(standardsByGrade.map((grade) => grade.grade)).toEqual(['K', '1', '2', '3', '4', '5', '6', '7', '8', 'HS'])
    expect(all).toHaveLength(509)
    expect(new Set(all.map((one) => one.code)).size).toBe(509)
    expect(all.filter((one) => !/\d[a-z]$/.test(one.code))).toHaveLength(385)
  })

  it('hold every code that a topic level names, with that level', () => {
    const byCode = new Map(all.map((one) => [one.code, one.topicLevels]))
    for (const level of topicLevels) {
      for (const code of level.ccss) expect(byCode.get(code), `${level.key} names ${code}`).toContain(level.key)
    }
  })

  it('are all taught, but for five with a reason; a part without levels of its own belongs to a taught whole', () => {
    const byCode = new Map(all.map((one) => [one.code, one]))
    const without = all.filter((one) => one.topicLevels.length === 0)
    expect(without.filter((one) => one.within === null).map((one) => one.code)).toEqual(Object.keys(notTaught))
    expect(Object.keys(notTaught)).toEqual(['K.G.B.5', 'K.G.B.6', 'HSG-C.A.4', 'HSG-GMD.A.1', 'HSG-GMD.A.2'])
    for (const part of without.filter((one) => one.within !== null)) {
      expect(byCode.get(part.within ?? '')?.topicLevels.length, part.code).toBeGreaterThan(0)
      expect(part.why).toBeNull()
    }
  })

  it('have names of domains in words, and leave the levels that go beyond them', () => {
    for (const domain of standardsByGrade.flatMap((grade) => grade.domains)) expect(domain.name).toMatch(/^[A-Z][a-z]/)
    expect(beyondStandards).toHaveLength(25)
  })
})
