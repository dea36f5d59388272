import { isReady, topicLevels } from '@polyhex/curriculum'
import { describe, expect, it } from 'vitest'
import { nextTopicLevel } from './next-target.ts'

describe('the next topic level', () => {
  it('can always be practiced, wherever one stands [L-033]', () => {
    const supportsFocus = new Map(topicLevels.map((level) => [level.key as string, level.supportsFocus]))
    const targets = topicLevels.map((level) => nextTopicLevel(level.key)).filter((key) => key !== null)
    expect(targets.length).toBeGreaterThan(100)
    expect(targets.filter((key) => !isReady(key) || !supportsFocus.get(key))).toEqual([])
  })
})
