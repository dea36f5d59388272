import { expect, it } from 'vitest'
import { furtherHelp } from './misconception-help-further.ts'
import { numberHelp } from './misconception-help-number.ts'
import { generalMisconceptions } from './misconceptions-general.ts'
import { misconceptionHelp, misconceptions } from './misconceptions.ts'

it('every misconception has one short sentence on what helps, and no sentence is left over', () => {
  const all = [...misconceptions, ...generalMisconceptions]
  const without = all.filter((one) => misconceptionHelp(one.id) === null)
  expect(without.map((one) => one.id)).toEqual([])
  const known = new Set(all.map((one) => one.id))
  const texts = { ...numberHelp, ...furtherHelp }
  expect(Object.keys(texts).filter((id) => !known.has(id))).toEqual([])
  expect(Object.keys(texts)).toHaveLength(Object.keys(numberHelp).length + Object.keys(furtherHelp).length)
  for (const text of Object.values(texts)) {
    expect(text).toMatch(/^[A-Z].*[.?]$/)
    expect(text.split(' ').length, text).toBeLessThanOrEqual(22)
  }
})
