import { contest } from '@polyhex/contract/exercises/limits'
import { describe, expect, it } from 'vitest'
import { units } from '../catalogue/units.ts'
import { planContest } from './contest-plan.ts'

describe('planContest', () => {
  it('gives every unit ten questions of contest levels 1 to 10 that allow a top score', () => {
    for (const { unitCode } of units) {
      const plan = planContest(unitCode, 7, () => true)
      expect(plan).toHaveLength(contest.total)
      const points = plan.map(({ contestLevel }) => (contestLevel <= 3 ? 5 : contestLevel <= 7 ? 6 : 8))
      expect(points.reduce<number>((sum, each) => sum + each, 0)).toBeGreaterThanOrEqual(contest.topScorer)
      expect(new Set(plan.map(({ topicCodeLevel }) => topicCodeLevel)).size).toBeGreaterThan(2)
    }
  })

  it('gives the same paper again for a seed, and none for what is not there', () => {
    expect(planContest('g3_adding_and_subtracting_to_1000', 5, () => true)).toEqual(
      planContest('g3_adding_and_subtracting_to_1000', 5, () => true),
    )
    expect(planContest('no_such_unit', 5, () => true)).toEqual([])
    expect(planContest('g3_adding_and_subtracting_to_1000', 5, () => false)).toEqual([])
  })
})
