import { expect, it } from 'vitest'
import { emptyLearner } from './learner-state.ts'
import { standoutsOf } from './standouts.ts'
import { updateLearner } from './update-learner.ts'

it('names the topics of a theme that go best and worst, and none where too little is known', () => {
  const at = new Date('2026-11-02T15:00:00Z')
  const answered = (topicCodeLevel: string, outcome: 'right' | 'wrong', state = emptyLearner(4)) =>
    updateLearner(state, { topicCodeLevel, difficulty: 0.5, form: 'numeric', outcome, helpViewed: false }, at)
  expect(standoutsOf(emptyLearner(4), 'operations')).toEqual({ strongest: null, weakest: null })
  const one = answered('multi_digit_subtraction_practice/4', 'right')
  expect(standoutsOf(one, 'operations')).toEqual({ strongest: null, weakest: null })
  const two = answered('multi_digit_multiplication_practice/1', 'wrong', one)
  expect(standoutsOf(two, 'operations')).toEqual({
    strongest: 'multi_digit_subtraction_practice',
    weakest: 'multi_digit_multiplication_practice',
  })
  expect(standoutsOf(two, 'geometry')).toEqual({ strongest: null, weakest: null })
})
