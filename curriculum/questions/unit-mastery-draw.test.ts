import { expect, it } from 'vitest'
import { openChance } from '../chance.ts'
import { topicLevelsOfUnit, units } from '../catalogue/units.ts'
import { countedThings as counting } from '../generators/counting-basics/level-2/numbers.ts'
import { columnSubtraction as subtraction } from '../generators/multi-digit-subtraction-practice/level-4/numbers.ts'
import { nextSeed } from './sampler.ts'
import { noteOf } from './generate.ts'
import { unitMasteryPlan } from './unit-mastery-draw.ts'
import type { TopicLevel, TopicLevelKey } from '../topic-level.ts'

const count = (plan: readonly string[], key: string): number => plan.filter((k) => k === key).length

it('every unit of the curriculum gets 20 questions: 15 own, each level at least twice, and 5 review', () => {
  for (const u of units) {
    const own = u.topicLevels.filter((k) => !u.reviewTopicLevels.includes(k))
    const plan = unitMasteryPlan(own, u.reviewTopicLevels, openChance(u.unitCode))
    expect(plan).toHaveLength(20)
    for (const key of own) expect(count(plan, key), `${key} in ${u.unitCode}`).toBeGreaterThanOrEqual(2)
    const fromReview = plan.filter((k) => u.reviewTopicLevels.includes(k)).length
    expect(fromReview).toBe(u.reviewTopicLevels.length === 0 ? 0 : 5)
    expect(topicLevelsOfUnit(u.unitCode)).toHaveLength(u.topicLevels.length)
  }
})

it('refuses a unit without own levels or with more than 7', () => {
  const keys = Array.from({ length: 8 }, (_, i): TopicLevelKey => `many/${i}`)
  expect(() => unitMasteryPlan([], ['a/1'], openChance('x'))).toThrow(RangeError)
  expect(() => unitMasteryPlan(keys, ['a/1'], openChance('x'))).toThrow(RangeError)
})

it('the next question is none of the last 60, and of a small space the one seen longest ago', () => {
  const chance = openChance('session')
  const seen: string[] = []
  for (let i = 0; i < 60; i++) {
    const note = noteOf(subtraction, nextSeed(subtraction, { difficulty: 0.5, recentNotes: seen, chance }), 0.5)
    expect(seen).not.toContain(note)
    seen.push(note)
  }
  const three: TopicLevel<number> = {
    ...(counting as unknown as TopicLevel<number>),
    params: (c) => c.int(1, 3),
    note: String,
  }
  expect(noteOf(three, nextSeed(three, { difficulty: 0, recentNotes: ['2', '3', '1'], chance }), 0)).toBe('2')
})
