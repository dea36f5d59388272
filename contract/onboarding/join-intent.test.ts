import { expect, it } from 'vitest'
import { joinIntent } from './join-intent.ts'

it('Join says cohort-{cohort}, else an explicit intent, else the path without slashes [L-031]', () => {
  expect(joinIntent('/math/grades/3/', { cohort: 'fall26', intent: 'trial' })).toBe('cohort-fall26')
  expect(joinIntent('/math/grades/3/', { cohort: '', intent: 'trial' })).toBe('trial')
  expect(joinIntent('/math/grades/3/', {})).toBe('mathgrades3')
  expect(joinIntent('/', {})).toBe('')
})
