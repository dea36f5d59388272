import { expect, it } from 'vitest'
import { furtherHelp } from './misconception-help-further.ts'
import { numberHelp } from './misconception-help-number.ts'
import { contestHelp, contestMisconceptions } from './misconceptions-contest.ts'
import { generalMisconceptions } from './misconceptions-general.ts'
import { misconceptionHelp, misconceptions } from './misconceptions.ts'

it('every misconception has one short sentence on what helps, and no sentence is left over', () => {
  const all = [...misconceptions, ...generalMisconceptions, ...contestMisconceptions]
  const without = all.filter((one) => misconceptionHelp(one.id) === null)
  expect(without.map((one) => one.id)).toEqual([])
  const known = new Set(all.map((one) => one.id))
  const lists = [numberHelp, furtherHelp, contestHelp]
  const texts: Record<string, string> = Object.assign({}, ...lists)
  expect(Object.keys(texts).filter((id) => !known.has(id))).toEqual([])
  expect(Object.keys(texts)).toHaveLength(lists.reduce((sum, list) => sum + Object.keys(list).length, 0))
  for (const text of Object.values(texts)) {
    expect(text).toMatch(/^[A-Z].*[.?]$/)
    expect(text.split(' ').length, text).toBeLessThanOrEqual(22)
  }
})
