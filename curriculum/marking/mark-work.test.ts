import { describe, expect, it } from 'vitest'
import { heavyAnswers, simplestKeyOf, treeOf } from './heavy-answers-samples.ts'
import { markResponse } from './mark.ts'

describe('an answer that is much to work out', () => {
  it.each(heavyAnswers)('$name is given back for a shorter one', ({ key, text }) => {
    expect(markResponse(key, text)).toEqual({
      verdict: 'invalid',
      sentence: 'That is too much to work out. Write it in a shorter way.',
    })
  })

  it('leaves long answers of children alone', () => {
    const long = 'x^2+y+(x+y)^4-(x+y)^3(x+y)'
    expect(markResponse(simplestKeyOf(treeOf('(x+y)^6'), 'expression'), '(x+y)(x+y)(x+y)(x+y)(x+y)(x+y)').verdict).toBe(
      'right',
    )
    expect(markResponse({ ...simplestKeyOf(treeOf('x^2+y'), 'expression'), rules: {} }, long).verdict).toBe('right')
  })
})
