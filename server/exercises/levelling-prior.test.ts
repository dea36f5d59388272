import { topicLevel } from '@polyhex/curriculum'
import { expect, it } from 'vitest'
import { openWorld } from '../seed/test-world.ts'

const world = openWorld()

it('a levelling of someone whose grade is unknown begins in the grades of its theme', async () => {
  for (const [themeCode, lowest, highest] of [
    ['calculus', 12, 13],
    ['operations', 2, 5],
  ] as const) {
    const visitor = world.visitor()
    const { body } = await visitor.call('startExercise', { body: { target: { type: 'levelling', themeCode } } })
    const difficulty = topicLevel(body.questions.at(-1).topicCodeLevel)?.difficulty ?? 0
    expect(difficulty).toBeGreaterThan(lowest)
    expect(difficulty).toBeLessThan(highest)
  }
  const [run] = await world.db.queries
    .selectFrom('runs')
    .select(['prior_mean', 'prior_deviation'])
    .where('target', '=', 'calculus')
    .execute()
  expect(run?.prior_mean).toBeCloseTo(12.3, 9)
  expect(run?.prior_deviation).toBeCloseTo(1.7, 9)
})
