import { describe, expect, it } from 'vitest'
import { measure } from '../../curriculum/learner/replay/measures.ts'
import { comparePolicies, rowLine, simulateThemes } from './levelling-table.ts'
import { simulatePractice } from './practice-world.ts'
import { levellingTargets, targetLine } from './targets.ts'

describe('levelling on 300 simulated students', () => {
  const rows = comparePolicies(300)
  const errorOf = (condition: string, name: string): number =>
    rows.find((row) => row.condition === condition && row.name === name)?.figures.errors.at(-1) ?? Number.NaN

  it('finds the ability in 300 s as well as the design demands', () => {
    const targets = levellingTargets(rows, 'EAP as built')
    expect(targets.map(({ met }) => met)).toEqual([true, true, true, true, true])
    for (const target of targets) expect(targetLine(target)).toMatch(/^met/)
  })

  it('is better than a grade, than chance and than a staircase, also when the model is wrong', () => {
    for (const other of ['grade only', 'random over the theme, EAP', 'staircase, one grade', 'staircase, halving']) {
      expect(errorOf('grade known', 'EAP as built')).toBeLessThan(errorOf('grade known', other))
      expect(errorOf('grade unknown', 'EAP as built')).toBeLessThan(errorOf('grade unknown', other))
    }
    expect(errorOf('wrong model', 'EAP as built')).toBeLessThan(errorOf('wrong model', 'staircase, halving'))
    expect(errorOf('other theme known', 'EAP as built')).toBeLessThan(0.68)
  })

  it('asks what can be asked in 300 s, and half of it is answered', () => {
    const { questions, right } = rows.find((row) => row.name === 'EAP as built')?.figures ?? { questions: 0, right: 0 }
    expect(questions).toBeGreaterThan(13)
    expect(questions).toBeLessThan(16)
    expect(right).toBeGreaterThan(0.45)
    expect(right).toBeLessThan(0.6)
  })

  it('finds the ability on the real levels of every theme', () => {
    const found = simulateThemes(300, 'grade known')
    expect(found).toHaveLength(14)
    for (const row of found) {
      expect(row.figures.errors.at(-1), rowLine(row)).toBeLessThan(1)
      expect(row.figures.covered, rowLine(row)).toBeGreaterThan(0.7)
      expect(row.figures.within.one, rowLine(row)).toBeGreaterThan(0.72)
    }
  })
})

describe('the learner model on simulated practice', () => {
  const rows = [...simulatePractice(300, 20, 'practice for testing')]
  const measured = (some: typeof rows) =>
    measure(
      some.map((row) => row.right),
      some.map((row) => row.success),
    )

  it('is calibrated: what it calls 3 of 4 is right 3 times of 4', () => {
    expect(measured(rows).ece).toBeLessThan(0.02)
    expect(measured(rows.filter((row) => row.before < 20)).ece).toBeLessThan(0.03)
  })

  it('tells likely from unlikely answers, although questions are chosen to be alike', () => {
    expect(measured(rows).auc).toBeGreaterThan(0.66)
  })
})
