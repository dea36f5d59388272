import { expect, it } from 'vitest'
import { call, times } from '../expressions/build.ts'
import { expression } from '../values/items.ts'
import { markResponse } from './mark.ts'
import type { AnswerKey } from '../topic-level.ts'

const key: AnswerKey = {
  form: 'expression',
  answer: expression(times(7, call('sin', 'x'))),
  rules: { simplest: true, mostFunctions: 1 },
  rightOptionIds: [],
  wrong: [],
  shown: { text: '', speech: '' },
}

it.each(['7sin(x)', '7 sin x', 'sin(x)*7'])('takes %s for the short form', (text) => {
  expect(markResponse(key, text).verdict).toBe('right')
})

it.each(['4tan(x)cos(x)+3sin(x)', '7tan x cos x'])('asks for an identity when %s is written back', (text) => {
  expect(markResponse(key, text)).toEqual({
    verdict: 'almost',
    sentence: 'That equals the answer. Now use an identity: fewer functions are enough.',
  })
})

it('says that the other function is wrong', () => {
  expect(markResponse(key, '7cos(x)').verdict).toBe('wrong')
})
