import { expect, it } from 'vitest'
import { clock } from './clock.ts'

it('one small mark is one mark, and several are marks', () => {
  expect(clock([{ minutes: 9 * 60 + 36 }]).alt).toContain('the long hand 1 small mark past 7')
  expect(clock([{ minutes: 4 * 60 + 44 }]).alt).toContain('the long hand 4 small marks past 8')
})
