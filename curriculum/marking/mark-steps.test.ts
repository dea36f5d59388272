import { describe, expect, it } from 'vitest'
import { openChance, type Chance } from '../chance.ts'
import { whole } from '../values/rational.ts'
import { keyFromJson, keyToJson } from '../values/serialise.ts'
import { judgeLines } from './judge-lines.ts'
import { markResponse } from './mark.ts'
import { judgeSteps } from './mark-steps.ts'
import { rightResponse } from './right-response.ts'
import type { AnswerKey } from '../topic-level.ts'

const settings = { letters: ['x'], locale: 'en' } as const
const verdicts = (first: string, ...lines: string[]): string[] =>
  judgeLines(first, lines, 'x', settings).map(({ verdict }) => verdict)

describe('a line of working', () => {
  it('follows from the line above when it has the same solutions, and is nearer when less is done to the letter', () => {
    expect(verdicts('3x + 4 = 19', '3x + 4 - 4 = 19 - 4', '3x = 15', 'x = 15/3', 'x = 5')).toEqual([
      'follows',
      'nearer',
      'nearer',
      'follows',
    ])
    expect(verdicts('19 = 3x + 4', '3x + 4 = 19')).toEqual(['follows'])
    expect(verdicts('2(x - 3) = 10', '2x - 6 = 10', 'x = 8')).toEqual(['follows', 'nearer'])
    expect(verdicts('x/4 + 2 = 5', 'X/4 = 3', 'x = 12')).toEqual(['nearer', 'nearer'])
    expect(verdicts('5x - 2 = 2x + 10', '3x = 12')).toEqual(['nearer'])
  })

  it('does not follow when it has others, and the next one is judged beside it', () => {
    expect(verdicts('3x + 4 = 19', '3x = 23', 'x = 23/3')).toEqual(['breaks', 'nearer'])
    expect(verdicts('x/4 + 2 = 5', 'x/4 = 7')).toEqual(['breaks'])
    expect(verdicts('3x + 4 = 19', '3x + 4 = 3x + 4')).toEqual(['breaks'])
    expect(verdicts('3x + 4 = 19', '4 = 19')).toEqual(['breaks'])
  })

  it('is the same line when only its terms are in another order', () => {
    expect(verdicts('3x + 4 = 19', '4 + 3x = 19', '(3x) + 4 = 19')).toEqual(['same', 'same'])
  })

  it('is judged beside the last line that can be read', () => {
    expect(verdicts('3x + 4 = 19', '3x + = 15', '', '3x = 15')).toEqual(['unreadable', 'blank', 'nearer'])
    expect(judgeLines('3x + 4 = 19', ['3x + 4'], 'x', settings)).toEqual([
      { verdict: 'unreadable', sentence: 'A line needs an equals sign.' },
    ])
  })

  it('may be split by "or", and every part is needed', () => {
    expect(verdicts('(x - 2)(x + 3) = 0', 'x - 2 = 0 or x + 3 = 0', 'x = 2 or x = -3')).toEqual(['nearer', 'nearer'])
    expect(verdicts('x^2 - x - 6 = 0', '(x - 3)(x + 2) = 0', 'x = 3')).toEqual(['follows', 'breaks'])
    expect(verdicts('x^2 = 9', 'x = ±3')).toEqual(['nearer'])
    expect(verdicts('x^2 = 9', 'x = 3 or -3')).toEqual(['nearer'])
    expect(verdicts('x^2 = 9', 'x = 3')).toEqual(['breaks'])
  })

  it('knows that a factor without real roots takes nothing away', () => {
    expect(verdicts('(x^2 + 1)(x - 2) = 0', 'x - 2 = 0')).toEqual(['nearer'])
    expect(verdicts('x^3 = 8', 'x = 2')).toEqual(['nearer'])
    expect(verdicts('x^4 = 16', 'x = 2')).toEqual(['breaks'])
    expect(verdicts('(x - 1)^2 = 0', 'x = 1')).toEqual(['nearer'])
  })

  it('that holds for more numbers is told apart, and a later line may drop them', () => {
    expect(verdicts('x = 4', 'x^2 = 16', 'x = 4')).toEqual(['gains', 'nearer'])
    expect(verdicts('x = 4', 'x^2 = 16', 'x = -4')).toEqual(['gains', 'breaks'])
    expect(verdicts('(x^2 - 1)/(x - 1) = 5', 'x + 1 = 5')).toEqual(['nearer'])
    expect(verdicts('(x^2 - 1)/(x - 1) = 2', 'x + 1 = 2')).toEqual(['gains'])
  })

  it('of several letters follows when it is a multiple, and of functions is never called wrong', () => {
    const lines = (first: string, line: string): string[] =>
      judgeLines(first, [line], 'h', { letters: ['A', 'b', 'h'], locale: 'en' }).map(({ verdict }) => verdict)
    expect(lines('A = b*h/2', '2A = b*h')).toEqual(['nearer'])
    expect(lines('A = b*h/2', 'h = 2A/b')).toEqual(['nearer'])
    expect(lines('A = b*h/2', 'h = A/b')).toEqual(['breaks'])
    expect(verdicts('ln(x) = 2', 'x = e^2')).toEqual(['unknown'])
    expect(verdicts('2*sin(x) = 1', 'sin(x) = 1/2')).toEqual(['nearer'])
  })
})

/** a x + b = c x + d, with one solution. */
interface Linear {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
}

const written = ({ a, b, c, d }: Linear): string => `${a}x + (${b}) = ${c}x + (${d})`

function drawn(chance: Chance): Linear {
  const a = chance.int(-12, 12)
  const c = chance.int(-12, 12)
  return a === c ? drawn(chance) : { a, b: chance.int(-30, 30), c, d: chance.int(-30, 30) }
}

/** What may be done to both sides, or to how they are written. */
function rewritten(line: Linear, chance: Chance): string {
  const { a, b, c, d } = line
  const k = chance.pick([2, 3, 5, -1, -4] as const)
  const n = chance.int(1, 20)
  return chance.pick([
    written({ a, b: b + n, c, d: d + n }),
    written({ a: a - n, b, c: c - n, d }),
    written({ a: a * k, b: b * k, c: c * k, d: d * k }),
    `(${a}x + (${b}))/${n} = (${c}x + (${d}))/${n}`,
    `${c}x + (${d}) = ${a}x + (${b})`,
    `${a - c}x = ${d - b}`,
    `x = (${d - b})/(${a - c})`,
    `${a - 1}x + x + (${b}) - ${n} = ${c}x + (${d}) - ${n}`,
  ])
}

/** What is often done to one side alone. */
function slipped(line: Linear, chance: Chance): string {
  const { a, b, c, d } = line
  const n = chance.int(1, 20)
  return chance.pick([
    written({ a, b: b + n, c, d }),
    written({ a, b: b + n, c, d: d - n }),
    `${a - c}x = ${d - b + n}`,
    `${a - c}x = ${d - b - n}`,
    `x = (${d - b})/(${a - c}) + ${n}`,
    `${a}x + (${b}) = ${c}x + (${d}) + ${n}`,
  ])
}

describe('of random linear equations', () => {
  const chance = openChance('working')
  const cases = Array.from({ length: 400 }, () => drawn(chance))

  it('what is done to both sides always follows', () => {
    for (const line of cases) {
      const next = rewritten(line, chance)
      expect(['follows', 'nearer', 'same'], `${written(line)} then ${next}`).toContain(verdicts(written(line), next)[0])
    }
  })

  it('what is done to one side alone never does', () => {
    for (const line of cases) {
      const next = slipped(line, chance)
      expect(verdicts(written(line), next), `${written(line)} then ${next}`).toEqual(['breaks'])
    }
  })
})

const key: AnswerKey = {
  form: 'steps',
  answer: whole(5),
  rules: { from: '3x + 4 = 19', variable: 'x', simplest: true },
  rightOptionIds: [],
  wrong: [
    { value: whole(4), misconception: 'slip_off_by_one', why: 'Put 4 in: it does not fit.' },
    {
      value: { kind: 'rational', n: 23n, d: 3n },
      misconception: 'move_without_inverse',
      why: 'Subtract 4 from both sides.',
    },
  ],
  shown: { text: '\\(x = 5\\)', speech: 'x equals 5' },
}

describe('a working', () => {
  it('is right by its last line, with all steps, some or none', () => {
    for (const response of [
      '3x = 15\nx = 5',
      '3x + 4 - 4 = 19 - 4\n3x = 15\nx = 15/3\n5 = x',
      'x = 5',
      '3x = 15\n\nx=5\n',
    ])
      expect(markResponse(key, response)).toEqual({ verdict: 'right' })
    expect(rightResponse(keyFromJson(keyToJson(key)))).toBe('x = 5')
  })

  it('with a line that does not follow is worth 75 of 100, and names the first', () => {
    expect(markResponse(key, '3x = 23\n3x = 15\nx = 5')).toEqual({
      verdict: 'wrong',
      why: 'Your last line is right. Line 2 does not follow from line 1.',
      credit: 75,
    })
    expect(markResponse(key, '3x = 15\n\n3x = 14\nx = 5')).toMatchObject({
      why: 'Your last line is right. Line 4 does not follow from line 2.',
      credit: 75,
    })
  })

  it('with a wrong last line names the first line that does not follow, and the mistake by what that line would solve', () => {
    expect(markResponse(key, '3x = 23\nx = 7')).toEqual({
      verdict: 'wrong',
      misconception: 'move_without_inverse',
      why: 'Line 2 does not follow from line 1. Subtract 4 from both sides.',
    })
    expect(markResponse(key, '3x = 15\nx = 4')).toEqual({
      verdict: 'wrong',
      misconception: 'slip_off_by_one',
      why: 'Line 3 does not follow from line 2. Put 4 in: it does not fit.',
    })
    expect(markResponse(key, 'x = 9')).toEqual({ verdict: 'wrong', why: 'Line 2 does not follow from line 1.' })
  })

  it('costs nothing while it is not finished or cannot be read', () => {
    expect(markResponse(key, '3x = 15')).toEqual({ verdict: 'almost', sentence: 'Go on until \\(x\\) stands alone.' })
    expect(markResponse(key, '3x = 23')).toEqual({ verdict: 'almost', sentence: 'Go on until \\(x\\) stands alone.' })
    expect(markResponse(key, '3x + 4 = 19')).toMatchObject({ verdict: 'almost' })
    expect(markResponse(key, '3x = 15\nx = 15/3').verdict).toBe('almost')
    expect(markResponse(key, '3x = 15\n5')).toEqual({
      verdict: 'invalid',
      sentence: 'Line 3: A line needs an equals sign.',
    })
    expect(markResponse(key, '')).toEqual({
      verdict: 'invalid',
      sentence: 'Write your first line below the given one.',
    })
    expect(markResponse(key, 'x = 5\n'.repeat(17))).toEqual({
      verdict: 'invalid',
      sentence: 'This answer cannot be read.',
    })
    expect(markResponse(key, `x = ${'9'.repeat(200)}`).verdict).toBe('invalid')
  })

  it('is judged line by line without a word about the answer', () => {
    expect(judgeSteps(key, '3x = 15\nx = 4')?.map(({ verdict }) => verdict)).toEqual(['nearer', 'breaks'])
    expect(judgeSteps(key, 'x = 5\n'.repeat(17))).toBeNull()
  })

  it('does not let one response take the server long', () => {
    const heavy = Array.from({ length: 16 }, (_, i) => `(x + 1/3)^${i + 45} = (x - 1/7)^60 + 1/3^1950`).join('\n')
    expect(markResponse(key, heavy).verdict).toBe('invalid')
  })
})
