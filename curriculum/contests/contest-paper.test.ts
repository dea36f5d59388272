import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { focusAreas, isReady, loadTopicLevel, openChance, topicLevel, units } from '../curriculum.ts'
import { generateQuestion } from '../questions/generate.ts'
import { nextSeed } from '../questions/sampler.ts'
import { contestField, gradesOfFocusArea, isChallenge, type PaperOf } from './contest-field.ts'
import { contestLevelOf, difficultyFor, hardnessWithin } from './contest-level.ts'
import { contestPaper, paperMix } from './contest-paper.ts'

const pointsOf = (level: number): number => (level <= 3 ? 5 : level <= 7 ? 6 : 8)

const everyUnit: PaperOf[] = units.map((unit) => ({ unitCode: unit.unitCode }))
const everyArea: PaperOf[] = focusAreas.flatMap(({ focusAreaCode }) => {
  const range = gradesOfFocusArea(focusAreaCode)
  if (range === null) throw new Error(focusAreaCode)
  return Array.from({ length: range.highest - range.lowest + 1 }, (_, i) => ({
    focusAreaCode,
    grade: range.lowest + i,
  }))
})
const everySubject = [...everyUnit, ...everyArea]

function paperOf(of: PaperOf, stream: string) {
  const paper = contestPaper(of, openChance(stream), isReady)
  if (paper === null) throw new Error(`no paper for ${JSON.stringify(of)}`)
  return paper
}

describe('the contest level of a question', () => {
  it('is 1 at the beginning of the grade and 10 at its end or two grades on', () => {
    expect(contestLevelOf({ difficulty: 3 }, 0, 3)).toBe(1)
    expect(contestLevelOf({ difficulty: 3.96 }, 1, 3)).toBe(10)
    expect(contestLevelOf({ difficulty: 5.1 }, 0, 3)).toBe(10)
    expect(contestLevelOf({ difficulty: 2.5 }, 0, 3)).toBe(1)
    expect(hardnessWithin({ difficulty: 3.5 }, 0.5, 3)).toBe(0.5)
  })

  it('is never lowered by harder numbers or a later level', () => {
    const at = fc.double({ min: 0, max: 13, noNaN: true })
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(at, at, share, share, fc.integer({ min: 0, max: 12 }), (a, b, low, high, grade) => {
        const [easier, harder] = [Math.min(a, b), Math.max(a, b)]
        const [d, e] = [Math.min(low, high), Math.max(low, high)]
        const below = contestLevelOf({ difficulty: easier }, d, grade)
        const above = contestLevelOf({ difficulty: harder }, e, grade)
        expect(below).toBeLessThanOrEqual(above)
        expect(below).toBeGreaterThanOrEqual(1)
        expect(above).toBeLessThanOrEqual(10)
      }),
    )
  })

  it('is reached by the difficulty that is given for it, in hundredths', () => {
    const levels = fc.constantFrom(...Array.from({ length: 10 }, (_, i) => i + 1))
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 13, noNaN: true }),
        levels,
        fc.integer({ min: 0, max: 12 }),
        (at, n, grade) => {
          const difficulty = difficultyFor({ difficulty: at }, n, grade)
          if (difficulty === null) return
          expect(contestLevelOf({ difficulty: at }, difficulty, grade)).toBe(n)
          expect(Math.round(difficulty * 100) / 100).toBe(difficulty)
        },
      ),
    )
    expect(difficultyFor({ difficulty: 3.1 }, 10, 3)).toBeNull()
    expect(difficultyFor({ difficulty: 3.9 }, 1, 3)).toBeNull()
  })
})

describe('the contest paper', () => {
  it('lets a top scorer reach 72: at most one easy, two medium, the rest hard', () => {
    fc.assert(
      fc.property(fc.string(), (stream) => {
        const mix = paperMix(openChance(stream))
        expect(mix).toHaveLength(10)
        expect(mix.filter((level) => level <= 3).length).toBeLessThanOrEqual(1)
        expect(mix.filter((level) => level > 3 && level <= 7).length).toBeLessThanOrEqual(2)
        expect(mix.reduce((sum, level) => sum + pointsOf(level), 0)).toBeGreaterThanOrEqual(73)
      }),
    )
  })

  it('is there for every unit and every focus area at each of its grades, whatever the seed', () => {
    expect(everyUnit).toHaveLength(185)
    expect(new Set(everyArea.map((of) => ('focusAreaCode' in of ? of.focusAreaCode : ''))).size).toBe(32)
    for (const of of everySubject) {
      for (let seed = 0; seed < 25; seed++) {
        const { grade, questions } = paperOf(of, `paper|${seed}`)
        const levels = questions.map((question) => question.contestLevel)
        const points = levels.reduce((sum, level) => sum + pointsOf(level), 0)
        expect(questions).toHaveLength(10)
        expect(levels).toEqual(levels.toSorted((a, b) => a - b))
        expect(points).toBeGreaterThanOrEqual(73)
        expect(points).toBeLessThanOrEqual(80)
        for (const { topicCodeLevel, difficulty, contestLevel } of questions) {
          const level = topicLevel(topicCodeLevel)
          expect(level && contestLevelOf(level, difficulty, grade)).toBe(contestLevel)
          expect(level && level.difficulty < grade + 3).toBe(true)
        }
        const ahead = questions.filter(
          ({ topicCodeLevel }) => (topicLevel(topicCodeLevel)?.difficulty ?? 0) >= grade + 1,
        )
        expect(ahead.length).toBeLessThanOrEqual(2)
      }
    }
  })

  it('asks no two questions of the same note in one paper', async () => {
    for (const of of everySubject) {
      for (let seed = 0; seed < 2; seed++) {
        const notes: string[] = []
        for (const [place, asked] of paperOf(of, `notes|${seed}`).questions.entries()) {
          // oxlint-disable-next-line no-await-in-loop -- one question after another, as a run makes them
          const level = (await loadTopicLevel(asked.topicCodeLevel)).tasks[0].procedure()
          const before = notes
            .filter((note) => note.startsWith(`${level.key} `))
            .map((note) => note.slice(level.key.length + 1))
          const chance = openChance(`${seed}|${place}|0`)
          const next = nextSeed(level, { difficulty: asked.difficulty, recentNotes: before, chance })
          notes.push(`${level.key} ${generateQuestion(level, next, { difficulty: asked.difficulty }).note}`)
        }
        expect(new Set(notes).size, `${JSON.stringify(of)} seed ${seed}`).toBe(10)
      }
    }
  })

  it('is the same again for the same chance, and another for another', () => {
    const of = { unitCode: 'g3_meaning_of_division' }
    expect(paperOf(of, 'a')).toEqual(paperOf(of, 'a'))
    expect(paperOf(of, 'a')).not.toEqual(paperOf(of, 'b'))
  })

  it('takes word problems first where they have to do with the unit, and at most four', () => {
    for (let seed = 0; seed < 30; seed++) {
      const { questions } = paperOf({ unitCode: 'g3_meaning_of_division' }, `${seed}`)
      const challenges = questions.filter(({ topicCodeLevel }) => isChallenge(topicCodeLevel.split('/')[0] ?? ''))
      expect(challenges.length).toBeGreaterThanOrEqual(2)
      expect(challenges.length).toBeLessThanOrEqual(4)
    }
  })

  it('takes hard questions from levels that join two topics', () => {
    const field = contestField({ unitCode: 'g6_inequalities_and_relationships' }, isReady)
    const joined = new Set(field?.joined.map((level) => level.key))
    expect(joined.size).toBeGreaterThan(0)
    for (const level of field?.joined ?? []) {
      expect(new Set(level.prerequisites.map((key) => key.split('/')[0])).size).toBeGreaterThanOrEqual(2)
    }
    const hard = paperOf({ unitCode: 'g6_inequalities_and_relationships' }, 'a').questions.filter(
      (q) => q.contestLevel > 7,
    )
    expect(hard.filter((q) => joined.has(q.topicCodeLevel)).length).toBeGreaterThanOrEqual(4)
  })

  it('is about the nearest grade that a focus area has', () => {
    expect(gradesOfFocusArea('calculus')).toEqual({ lowest: 12, highest: 12 })
    expect(paperOf({ focusAreaCode: 'calculus', grade: 3 }, 'a').grade).toBe(12)
    expect(paperOf({ focusAreaCode: 'addition_and_subtraction', grade: 9 }, 'a').grade).toBe(4)
  })

  it('is not there for what the curriculum does not know', () => {
    expect(contestPaper({ unitCode: 'no_such_unit' }, openChance('a'), isReady)).toBeNull()
    expect(contestPaper({ focusAreaCode: 'no_such_area', grade: 3 }, openChance('a'), isReady)).toBeNull()
  })
})
