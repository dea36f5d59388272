import { describe, expect, it } from 'vitest'
import { parseExpression } from '../expressions/parse.ts'
import { expression } from '../values/items.ts'
import { rational } from '../values/rational.ts'
import { markResponse } from './mark.ts'
import type { AnswerKey } from '../topic-level.ts'
import type { Value } from '../values/values.ts'

/** Answers that are short to type and long to work out: each once kept the server busy from half a second to a minute. */

const keyOf = (answer: Value, form: AnswerKey['form']): AnswerKey => ({
  form,
  answer,
  rules: { simplest: true },
  rightOptionIds: [],
  wrong: [],
  shown: { text: '', speech: '' },
})

function tree(text: string): Value {
  const read = parseExpression(text)
  if (!read.ok) throw new Error(read.sentence)
  return expression(read.read)
}

const repeated = (piece: string, sign: string): string => Array.from({ length: 16 }, () => piece).join(sign)
const number = keyOf(rational(3, 4), 'fraction')
const letters = keyOf(tree('x^2+y'), 'expression')

describe('an answer that is much to work out', () => {
  it.each([
    [
      'fractions of huge powers',
      number,
      '1/3^1950+1/7^1950+1/11^1300+1/13^1300+1/17^1300+1/19^1300+1/23^1300+1/29^1300',
    ],
    ['powers of a sum', letters, repeated('(x+y)^59', '+')],
    ['powers with fractions', letters, repeated('(x+y/3)^29', '-')],
    ['fractions with letters below', letters, repeated('1/(x+y)^9', '+')],
  ] as const)('%s is given back for a shorter one, soon', (_, key, text) => {
    const begin = process.cpuUsage()
    const verdict = markResponse(key, text)
    const { user, system } = process.cpuUsage(begin)
    expect(verdict).toEqual({
      verdict: 'invalid',
      sentence: 'That is too much to work out. Write it in a shorter way.',
    })
    expect((user + system) / 1000).toBeLessThan(400)
  })

  it('leaves long answers of children alone', () => {
    const long = 'x^2+y+(x+y)^4-(x+y)^3(x+y)'
    expect(markResponse(keyOf(tree('(x+y)^6'), 'expression'), '(x+y)(x+y)(x+y)(x+y)(x+y)(x+y)').verdict).toBe('right')
    expect(markResponse({ ...letters, rules: {} }, long).verdict).toBe('right')
  })
})
