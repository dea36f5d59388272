import { describe, expect, it } from 'vitest'
import { isCurrent } from './active-units.ts'
import { activityPageSizes, percentCorrect } from './history.ts'
import { presentParts, stackItemType, stackItemTypes } from './stack-items.ts'

describe('stack items', () => {
  it('know both vocabularies and store one [L-109]', () => {
    expect(stackItemTypes.map(stackItemType)).toEqual([...stackItemTypes])
    expect(['unit game', 'topic practice', 'topic speed play'].map(stackItemType)).toEqual([
      'unit_game',
      'topic_level_practice',
      'topic_level_speed_play',
    ])
    expect(['game', '', 'constructor'].map(stackItemType)).toEqual([null, null, null])
  })
  it('take empty codes and levels of 0 or lower as absent [L-111]', () => {
    expect(presentParts({ unitCode: '', topicCode: 'a', level: 0 })).toEqual({
      unitCode: null,
      topicCode: 'a',
      level: null,
    })
    expect(presentParts({ unitCode: 'u', level: -2 })).toEqual({ unitCode: 'u', topicCode: null, level: null })
    expect(presentParts({ topicCode: null, level: 3 })).toEqual({ unitCode: null, topicCode: null, level: 3 })
  })
})

describe('history', () => {
  it('counts percent of the answers given', () => {
    expect([percentCorrect(0, 0), percentCorrect(2, 3), percentCorrect(5, 5)]).toEqual([0, 66.7, 100])
    // 23 right and one skipped are not the whole.
    expect(percentCorrect(23, 24)).toBe(95.8)
  })
  it('has the page sizes of its table [L-082]', () => {
    expect([...activityPageSizes]).toEqual([10, 25, 50])
  })
})

it('counts a unit as current while active, and after a start when deactivated [L-112] [L-138] [L-139]', () => {
  expect(isCurrent({ activeStatus: 2, completionStatus: 0 })).toBe(true)
  expect(isCurrent({ activeStatus: 3, completionStatus: 1 })).toBe(true)
  expect(isCurrent({ activeStatus: 3, completionStatus: 0 })).toBe(false)
  expect(isCurrent({ activeStatus: 1, completionStatus: 2 })).toBe(false)
  expect(isCurrent({})).toBe(false)
})
