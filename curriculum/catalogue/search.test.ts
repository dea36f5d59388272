import { expect, it } from 'vitest'
import { searchTopicLevels, searchUnits } from './search.ts'
import { topicLevels } from './topic-levels.ts'
import { units } from './units.ts'

it('finds by the beginning of a word, in any case, names before descriptions', () => {
  const found = searchUnits('TELLING ti')
  expect(found[0]?.unitCode).toBe('g2_telling_time')
  expect(searchTopicLevels('multi_digit_sub').every((t) => t.topicCode === 'multi_digit_subtraction_practice')).toBe(
    true,
  )
})

it('every searched word must be found', () => {
  expect(searchUnits('fractions zebra')).toEqual([])
  expect(searchTopicLevels('5.NF.A.1').map((t) => t.key)).toContain('fractions_add_subtract_practice/4')
})

it('an empty search lists everything', () => {
  expect(searchUnits('  ')).toHaveLength(units.length)
  expect(searchTopicLevels('')).toHaveLength(topicLevels.length)
})
