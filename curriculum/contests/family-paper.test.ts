import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contestAreas, type AreaCode } from '../families/areas.ts'
import { everyFamily } from '../families/every-family.ts'
import { familyCodeOf, type FamilyCode, type FamilyFacts } from '../families/family.ts'
import { ideas, type IdeaKey } from '../families/ideas.ts'
import { focusAreas, isReady, openChance, topicLevel, units } from '../curriculum.ts'
import { gradesOfFocusArea, type PaperOf } from './contest-field.ts'
import { difficultyInFamily, levelsAtGrade } from './family-level.ts'
import { familyMix, familyPaper, type PapersBefore } from './family-paper.ts'
import { familyPool, servedByFamilies } from './family-pool.ts'
import { newPaper } from './new-paper.ts'

const pointsOf = (level: number): number => (level <= 3 ? 5 : level <= 7 ? 6 : 8)
const bank = Object.values(everyFamily)

const everySubject: PaperOf[] = [
  ...units.map(({ unitCode }) => ({ unitCode })),
  ...focusAreas.flatMap(({ focusAreaCode }) => {
    const { lowest, highest } = gradesOfFocusArea(focusAreaCode) ?? { lowest: 0, highest: -1 }
    return Array.from({ length: highest - lowest + 1 }, (_, i) => ({ focusAreaCode, grade: lowest + i }))
  }),
]

const areaCodes = Object.keys(contestAreas) as AreaCode[]
const ideaKeys = Object.keys(ideas) as IdeaKey[]

/** Any bank that could be: families of any reach, areas and idea. */
const anyBank = fc
  .array(
    fc.record({
      idea: fc.constantFrom(...ideaKeys),
      lowest: fc.integer({ min: -2, max: 120 }),
      width: fc.integer({ min: 10, max: 35 }),
      areas: fc.uniqueArray(fc.constantFrom(...areaCodes), { minLength: 1, maxLength: 4 }),
      space: fc.constantFrom(undefined, 24, 80),
      chosen: fc.boolean(),
      words: fc.integer({ min: 8, max: 50 }),
    }),
    { minLength: 60, maxLength: 180, size: 'max' },
  )
  .map((list) =>
    list.map(({ idea, lowest, width, areas, space, chosen, words }, i): FamilyFacts => ({
      code: `${String.fromCharCode(65 + Math.floor(i / 90))}${String(10 + (i % 90))}` as FamilyCode,
      idea,
      reach: [lowest / 10, (lowest + width) / 10],
      areas: areas as unknown as FamilyFacts['areas'],
      targetSeconds: 60,
      ...(space === undefined ? {} : { space }),
      chosen,
      words,
    })),
  )

const factsOf = (list: readonly FamilyFacts[]) => new Map(list.map((family) => [family.code, family]))

function expectPaper(paper: ReturnType<typeof familyPaper>, list: readonly FamilyFacts[]): FamilyCode[] {
  if (paper === null) throw new Error('there is no paper')
  const facts = factsOf(list)
  const codes = paper.questions.map(({ topicCodeLevel }) => familyCodeOf(topicCodeLevel) as FamilyCode)
  const levels = paper.questions.map(({ contestLevel }) => contestLevel)
  expect(new Set(codes).size).toBe(10)
  expect(new Set(codes.map((code) => facts.get(code)?.idea)).size).toBe(10)
  expect(levels).toEqual(levels.toSorted((a, b) => a - b))
  const points = levels.reduce((sum, level) => sum + pointsOf(level), 0)
  expect(points).toBeGreaterThanOrEqual(73)
  expect(points).toBeLessThanOrEqual(80)
  expect(codes.filter((code) => facts.get(code)?.chosen === true).length).toBeLessThanOrEqual(2)
  for (const [i, { contestLevel, difficulty }] of paper.questions.entries()) {
    const reach = facts.get(codes[i] as FamilyCode)?.reach
    const range = reach && levelsAtGrade(reach, paper.grade)
    expect(range && range[0] <= contestLevel && contestLevel <= range[1]).toBe(true)
    expect(difficulty >= 0 && difficulty <= 1).toBe(true)
    expect(reach && difficultyInFamily(reach, contestLevel, paper.grade)).toBe(difficulty)
  }
  return codes
}

describe('the contest level of a family', () => {
  it('is 5 at its own grade and four levels more for each grade below', () => {
    expect(levelsAtGrade([4, 6.4], 4)).toEqual([5, 10])
    expect(levelsAtGrade([4, 6.4], 5)).toEqual([1, 10])
    expect(levelsAtGrade([4, 6.4], 7)).toEqual([1, 3])
    expect(levelsAtGrade([4, 6.4], 2)).toBeNull()
    expect(levelsAtGrade([4, 6.4], 8)).toBeNull()
    expect(difficultyInFamily([4, 6], 5, 5)).toBe(0.5)
    expect(difficultyInFamily([4, 6], 1, 5)).toBe(0)
  })
})

describe('a paper of families', () => {
  it('wants one easy, two medium and seven hard problems', () => {
    fc.assert(
      fc.property(fc.string(), (stream) => {
        const mix = familyMix(openChance(stream))
        expect(mix.map(pointsOf).toSorted()).toEqual([5, 6, 6, 8, 8, 8, 8, 8, 8, 8])
      }),
    )
  })

  it('is there whenever its subject is served, whatever the bank, the chance and the papers before', () => {
    let served = 0
    fc.assert(
      fc.property(
        anyBank,
        fc.constantFrom(...everySubject),
        fc.string(),
        fc.array(fc.array(fc.nat(), { maxLength: 10 }), { maxLength: 8 }),
        (list, of, stream, had) => {
          const before: PapersBefore = had.map((paper) => paper.flatMap((n) => list[n % list.length]?.code ?? []))
          const paper = familyPaper(of, list, before, openChance(stream))
          const pool = familyPool(of, list)
          expect(paper === null).toBe(pool === null || !servedByFamilies(pool))
          if (paper === null) return
          served++
          expectPaper(paper, list)
        },
      ),
      { numRuns: 300 },
    )
    expect(served).toBeGreaterThan(20)
  })

  it('comes six times in a row for each subject that is served, with nothing of the last paper but its own', () => {
    for (const of of everySubject) {
      const pool = familyPool(of, bank)
      if (pool === null || !servedByFamilies(pool)) continue
      const own = new Set(pool.own.map(({ family }) => family.code))
      const others = new Set(pool.all.filter(({ family }) => !own.has(family.code)).map(({ family }) => family.idea))
      const before: FamilyCode[][] = []
      for (let n = 0; n < 6; n++) {
        const codes = expectPaper(familyPaper(of, bank, before, openChance(`${JSON.stringify(of)} ${n}`)), bank)
        const again = codes.filter((code) => before[0]?.includes(code) === true && !own.has(code))
        // Where the grade has ideas enough for two papers, one at most beside its own comes twice running.
        if (others.size >= 24) expect(again.length, JSON.stringify(of)).toBeLessThanOrEqual(1)
        before.unshift(codes)
      }
    }
  })

  it('is never mixed with practice levels', () => {
    for (const of of everySubject) {
      const questions = newPaper(of, [], openChance(JSON.stringify(of)), isReady) ?? []
      const families = questions.filter(({ topicCodeLevel }) => familyCodeOf(topicCodeLevel) !== null)
      expect([0, 10]).toContain(families.length)
      for (const { topicCodeLevel } of questions)
        expect(familyCodeOf(topicCodeLevel) !== null || topicLevel(topicCodeLevel) !== null).toBe(true)
      expect(questions).toHaveLength(10)
    }
  })

  it('opens with a problem that is short and of many, where there is one', () => {
    const made = Array.from({ length: 40 }, (_, i): FamilyFacts => {
      const isOpener = i % 4 === 0
      return {
        code: `B${i + 10}` as FamilyCode,
        idea: ideaKeys[i] as IdeaKey,
        reach: [3, 6],
        areas: ['NU'],
        targetSeconds: 60,
        ...(isOpener ? {} : { space: 40 }),
        chosen: false,
        words: isOpener ? 20 : 45,
      }
    })
    for (let seed = 0; seed < 40; seed++) {
      const codes = expectPaper(
        familyPaper({ focusAreaCode: 'numeracy', grade: 4 }, made, [], openChance(`${seed}`)),
        made,
      )
      expect(factsOf(made).get(codes[0] as FamilyCode)?.words).toBe(20)
    }
  })
})
