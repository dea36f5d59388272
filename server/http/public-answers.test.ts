import { expect, it } from 'vitest'
import { openPublicAnswers, tagOf } from './public-answers.ts'

const answerOf = (body: string) => ({ body, tag: tagOf(body) })

it('keeps at most 500 answers, the latest', () => {
  const answers = openPublicAnswers()
  for (let n = 0; n < 600; n++) answers.keep(`/api/themes?n=${n}`, answerOf(`${n}`))
  expect(answers.get('/api/themes?n=99')).toBeUndefined()
  expect(answers.get('/api/themes?n=100')?.body).toBe('100')
})

it('keeps few of the long ones, so that asking under ever new addresses does not fill the memory', () => {
  const answers = openPublicAnswers()
  const long = 'x'.repeat(1_000_000)
  for (let n = 0; n < 40; n++) answers.keep(`/api/units?n=${n}`, answerOf(long))
  const kept = Array.from({ length: 40 }, (_, n) => answers.get(`/api/units?n=${n}`)).filter((it) => it !== undefined)
  expect(kept).toHaveLength(7)
  answers.keep('/api/units?n=39', answerOf('short'))
  expect(answers.get('/api/units?n=39')?.body).toBe('short')
})
