import { expect, it } from 'vitest'
import { pow, times } from '../expressions/build.ts'
import { expression } from '../values/items.ts'
import { markResponse } from './mark.ts'
import type { AnswerKey } from '../topic-level.ts'

const key: AnswerKey = {
  form: 'expression',
  answer: expression(times(pow(2, 3), pow(3, 2))),
  rules: { factored: true },
  rightOptionIds: [],
  wrong: [],
  shown: { text: '', speech: '' },
}

it.each(['2^3*3^2', '2*2*2*3*3', '3^2 * 2^3', '2^3 × 3 × 3'])('takes %s for a product of primes', (text) => {
  expect(markResponse(key, text).verdict).toBe('right')
})

it.each(['72', '8*9', '2^3*9', '1*2^3*3^2', '(-2)^3*-9'])('asks for primes when %s is written', (text) => {
  expect(markResponse(key, text)).toMatchObject({ verdict: 'almost' })
})

it.each(['2^2*3^2', '2^3*3', '71'])('says that %s is wrong', (text) => {
  expect(markResponse(key, text).verdict).toBe('wrong')
})
