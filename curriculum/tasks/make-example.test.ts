import { describe, expect, it } from 'vitest'
import { plus, times } from '../expressions/build.ts'
import { loadTopicLevel } from '../curriculum.ts'
import { markResponse } from '../marking/mark.ts'
import { generateQuestion } from '../questions/generate.ts'
import { expression } from '../values/items.ts'
import { rational, whole } from '../values/rational.ts'
import { makeExample } from './make-example.ts'
import type { Property } from '../values/property.ts'
import type { Expression, Rational } from '../values/values.ts'
import type { AnswerKey } from '../topic-level.ts'

/** The key of an example with these properties. */
function keyOf(having: readonly [Property, ...Property[]], example: Rational | Expression): AnswerKey {
  const each = makeExample(
    { params: () => ({}), note: () => 'one', load: () => 1 },
    {
      id: 'example',
      version: 1,
      form: example.kind === 'expression' ? 'expression' : 'numeric',
      having: () => having,
      example: () => example,
      wrongs: () => [],
      asks: () => ['Find one.'],
      hints: () => [{ text: 'Look.' }, { text: 'Look again.' }],
      solution: () => [],
    },
  )('factors_multiples_basics/1')
  return generateQuestion(each.procedure(), 1, { difficulty: 0.5 }).key
}

const saidOf = (key: AnswerKey, response: string): unknown => {
  const verdict = markResponse(key, response)
  return 'why' in verdict ? [verdict.verdict, verdict.why] : verdict.verdict
}

describe('an example', () => {
  it.each<[string, [Property, ...Property[]], Rational | Expression, string[], Record<string, string>]>([
    [
      'a multiple',
      [
        { is: 'multiple_of', of: 6 },
        { is: 'none_of', numbers: [6] },
      ],
      whole(12),
      ['12', '18', '600', 'x = 24', '(30)'],
      {
        '20': '20 is not a multiple of 6: 20 = 3 × 6 + 2.',
        '0': 'A multiple of 6 is 6 times 1, 2, 3 and so on.',
        '6': 'Do not use 6 here.',
      },
    ],
    [
      'a factor within bounds',
      [
        { is: 'factor_of', of: 24 },
        { is: 'between', low: 2, high: 12 },
      ],
      whole(3),
      ['3', '4', '6', '8'],
      {
        '5': '5 is not a factor of 24: 24 = 4 × 5 + 4.',
        '48': '48 is not a factor of 24: it is larger than 24.',
        '12': '12 is not between 2 and 12.',
        '2.5': 'A factor of 24 is a whole number.',
      },
    ],
    [
      'an equal number',
      [{ is: 'equal_to', value: '1/2' }],
      rational(2n, 4n),
      ['2/4', '0.5', '3/6', '1/2'],
      { '2/3': '2/3 is not equal to 1/2.' },
    ],
    [
      'a solution',
      [{ is: 'solves', relation: '3x + 1 < 20', letter: 'x' }],
      whole(2),
      ['2', '6', '-4', '0.5', '6.3'],
      { '7': 'With 7 in place of x, it is not true.' },
    ],
    [
      'a solution with equality',
      [{ is: 'solves', relation: '2x >= 8', letter: 'x' }],
      whole(5),
      ['4', '5'],
      { '3': 'With 3 in place of x, it is not true.' },
    ],
    [
      'a sum',
      [{ is: 'sum_is', total: 10, count: 3 }],
      expression(plus(2, 3, 5)),
      ['2+3+5', '1 + 1 + 8', '4, 4, 2', '10 = 5+4+1', '3+3+4 = 10'],
      { '2+2+2': '2 + 2 + 2 is 6, not 10.' },
    ],
    [
      'a product',
      [
        { is: 'product_is', total: 24, count: 2 },
        { is: 'none_of', numbers: [1, 24] },
      ],
      expression(times(4, 6)),
      ['4*6', '3 × 8', '12 x 2', '2 and 12'],
      { '5*5': '5 × 5 is 25, not 24.', '1*24': 'Do not use 1 and 24 here.' },
    ],
  ])('%s: any is right, and what is none is told what it lacks', (_, having, example, rights, wrongs) => {
    const key = keyOf(having, example)
    for (const response of rights) expect(saidOf(key, response), response).toBe('right')
    for (const [response, why] of Object.entries(wrongs)) expect(saidOf(key, response)).toEqual(['wrong', why])
  })

  it('costs nothing where it cannot be read, or is not as many numbers as asked for', () => {
    const sum = keyOf([{ is: 'sum_is', total: 10, count: 3 }], expression(plus(2, 3, 5)))
    const factor = keyOf([{ is: 'factor_of', of: 24 }], whole(3))
    expect(markResponse(sum, '4+6')).toEqual({ verdict: 'invalid', sentence: 'Type 3 numbers with + between them.' })
    expect(markResponse(sum, '5+5+0')).toEqual({ verdict: 'invalid', sentence: 'Use whole numbers from 1 on.' })
    expect(markResponse(factor, '2*3')).toEqual({ verdict: 'invalid', sentence: 'Type one number.' })
    expect(markResponse(factor, 'three!?')).toMatchObject({ verdict: 'invalid' })
  })

  it('is shown as one of many, and what is shown is right', () => {
    const factor = keyOf([{ is: 'factor_of', of: 24 }], whole(3))
    expect(factor.shown.text).toBe('\\(3\\), for example')
    expect(markResponse(factor, factor.shown.text)).toEqual({ verdict: 'right' })
  })

  it('refuses one that lacks a property itself', () => {
    expect(() => keyOf([{ is: 'factor_of', of: 24 }], whole(5))).toThrow('the example is none')
    expect(() => keyOf([{ is: 'solves', relation: 'x', letter: 'x' }], whole(5))).toThrow('no relation: x')
  })

  it('of a level: everything between the bounds that divides the number', async () => {
    const { tasks } = await loadTopicLevel('factors_multiples_basics/1')
    const each = tasks.find(({ id }) => id === 'a_factor')
    for (let seed = 1; seed <= 60; seed++) {
      if (each === undefined) throw new RangeError('no such task')
      const { key, prompt } = generateQuestion(each.procedure(), seed, { difficulty: seed / 60 })
      const [n = 0, low = 0, high = 0] = (prompt.text.match(/\d+/g) ?? []).map(Number)
      for (let d = 1; d <= n; d++) {
        const { verdict } = markResponse(key, String(d))
        expect(verdict, `${d} of ${prompt.text}`).toBe(n % d === 0 && d > low && d < high ? 'right' : 'wrong')
      }
    }
  })
})
