import type { AnswerKey } from '@polyhex/curriculum'
import { describe, expect, it } from 'vitest'
import { sayableWhy } from './sayable-why.ts'

const keyOf = (text: string, parts: string[] = []): AnswerKey => ({
  form: 'numeric',
  answer: { kind: 'item', id: 'a', text },
  rules: {},
  rightOptionIds: [],
  wrong: [],
  shown: { text, speech: text },
  ...(parts.length === 0 ? {} : { parts: parts.map((part) => keyOf(part)) }),
})

describe('what is said of a mistake while the answer is held back', () => {
  it.each([
    ['You added 48 and 24. The question asks for the difference.', '\\(24\\)'],
    ['The number lies between \\(900\\) and \\(1000\\).', '900'],
    ['It is the same from the left. So it is even.', 'Even'],
    ['The factor is 0 at \\(x = 5\\).', '\\(x = 5\\)'],
    ['Divide by \\(\\frac{1}{2}\\).', '\\(\\frac{1}{2}\\)'],
  ])('keeps back %s', (why, answer) => {
    expect(sayableWhy(why, keyOf(answer))).toBeNull()
  })

  it.each([
    ['You added 148 and 24.5 and 2,400.', '24'],
    ['Evenly shared is not the question.', 'Even'],
    ['You wrote -7 and 17.', '\\(71\\)'],
    ['Anything.', ''],
  ])('says %s', (why, answer) => {
    expect(sayableWhy(why, keyOf(answer))).toBe(why)
  })

  it('keeps back what tells the answer of a part', () => {
    expect(sayableWhy('Take 12 away.', keyOf('30', ['12', '30']))).toBeNull()
    expect(sayableWhy(null, keyOf('30'))).toBeNull()
  })
})
