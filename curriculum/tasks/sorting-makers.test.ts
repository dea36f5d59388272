import { describe, expect, it } from 'vitest'
import { loadTopicLevel } from '../curriculum.ts'
import { markResponse } from '../marking/mark.ts'
import { rightResponse } from '../marking/right-response.ts'
import { trueOrFalse } from '../generators/equal-sign-basics/level-1/numbers.ts'
import { generateQuestion } from '../questions/generate.ts'
import { whole } from '../values/rational.ts'
import { missingNumber } from '../generators/equal-sign-basics/level-2/numbers.ts'
import { matchFaces } from './match-faces.ts'
import { orderSteps } from './order-steps.ts'
import { claimsOf, trueFalseSort } from './true-false-sort.ts'
import type { GeneratedQuestion, TopicLevelKey } from '../topic-level.ts'
import type { LevelTask } from './task.ts'

const seeds = 150
const { tasks } = await loadTopicLevel('equal_sign_basics/1')

/** Questions of a task of the converted level, or of one given, from easy to hard. */
function questions(of: string | LevelTask, key: TopicLevelKey = 'equal_sign_basics/1'): GeneratedQuestion[] {
  const each = typeof of === 'string' ? tasks.find(({ id }) => id === of) : of(key)
  if (each === undefined) throw new RangeError('no such task')
  return Array.from({ length: seeds }, (_, i) =>
    generateQuestion(each.procedure(), i + 1, { difficulty: (i * 0.6180339887) % 1 }),
  )
}

/** What a side of digits and signs is worth. */
const worthOf = (text: string): number =>
  [...text.matchAll(/([+-]?) ?(\d+)/g)].reduce((sum, [, sign, n]) => sum + (sign === '-' ? -1 : 1) * Number(n), 0)

function sorting({ widget }: GeneratedQuestion): {
  readonly items: readonly { readonly id: string; readonly text: string }[]
  readonly yes: string
  readonly no: string
} {
  if (widget.widget !== 'groups') throw new Error('nothing to sort')
  const [yes, no] = widget.groups
  return { items: widget.items, yes: yes?.id ?? '', no: no?.id ?? '' }
}

describe('claims to be sorted', () => {
  it('are right when each stands where both sides say, and there are some on either side', () => {
    for (const question of questions('sort_sentences')) {
      const { items, yes, no } = sorting(question)
      const sides = items.map(({ text }) => {
        const [left = '', right = ''] = text.split('=')
        return worthOf(left) === worthOf(right) ? yes : no
      })
      expect(items.length).toBeGreaterThanOrEqual(4)
      expect(items.length).toBeLessThanOrEqual(5)
      expect(new Set(sides).size).toBe(2)
      expect(new Set(items.map(({ text }) => text)).size).toBe(items.length)
      const response = items.map(({ id }, i) => `${id}=${sides[i]}`).join(',')
      expect(markResponse(question.key, response)).toEqual({ verdict: 'right' })
    }
  })

  it('say of the first that stands wrong why, and of several how many there are', () => {
    for (const question of questions('sort_sentences')) {
      const { items, yes, no } = sorting(question)
      const right = new Map(
        rightResponse(question.key)
          .split(',')
          .map((pair) => pair.split('=') as [string, string]),
      )
      const turned = (count: number): string =>
        items
          .map(({ id }, i) => {
            const at = right.get(id) ?? ''
            return `${id}=${i < count ? (at === yes ? no : yes) : at}`
          })
          .join(',')
      const [first = ''] = items[0]?.text.match(/\d+ [+-] \d+/) ?? []
      const one = markResponse(question.key, turned(1))
      const all = markResponse(question.key, turned(items.length))
      expect(one).toMatchObject({ verdict: 'wrong', misconception: 'equal_means_answer' })
      expect('why' in one && one.why).toContain(`${first} is ${worthOf(first)}`)
      expect('why' in all && all.why).toContain(`${items.length} of ${items.length} have the wrong group.`)
      expect('why' in all && all.why).toContain(`${first} is ${worthOf(first)}`)
    }
  })

  it('come from the answer and the wrong answers of a base, where one set of numbers is asked', () => {
    const claims = claimsOf(missingNumber, {
      claim: (_, value) => (value.kind === 'rational' ? `The box is ${value.n}` : ''),
      because: () => 'Put it in.',
      misconception: 'equal_means_answer',
    })
    const one = trueFalseSort(missingNumber, {
      id: 'sort',
      version: 1,
      claims: (p) => [...claims(p), { text: 'A box', isTrue: true, misconception: 'looks_alike', why: 'It is.' }],
      asks: () => ['What is true of the box?'],
      hints: ['Look.', 'Look again.'],
    })
    for (const { key } of questions(one, 'equal_sign_basics/2')) {
      if (key.answer.kind !== 'groups') throw new Error('no groups')
      expect(key.answer.groups[0]?.members.length).toBeGreaterThanOrEqual(1)
      expect(key.answer.groups[1]?.members.length).toBeGreaterThanOrEqual(2)
    }
  })

  it('are never false when they equal the answer', () => {
    const twice = {
      ...missingNumber,
      distractors: () => [{ value: whole(7), misconception: 'near', why: 'No.' }],
      answer: () => whole(7),
    }
    const claims = claimsOf(twice, { claim: () => 'seven', because: () => 'It is.', misconception: 'near' })
    expect(claims({} as never).map(({ isTrue }) => isTrue)).toEqual([true])
  })
})

describe('faces to be matched', () => {
  it('belong together in one way alone, which is right', () => {
    for (const { widget, key } of questions('same_worth')) {
      if (widget.widget !== 'matching') throw new Error('nothing to match')
      const { left, right } = widget
      const response = left.map(({ id, text }) => {
        const partners = right.filter((other) => worthOf(other.text) === worthOf(text))
        expect(partners).toHaveLength(1)
        return `${id}=${partners[0]?.id}`
      })
      expect(left.length).toBe(right.length)
      expect(left.length).toBeGreaterThanOrEqual(3)
      expect(markResponse(key, response.join(','))).toEqual({ verdict: 'right' })
    }
  })

  it('say of the first wrong pair what both are', () => {
    for (const { widget, key } of questions('same_worth')) {
      if (widget.widget !== 'matching') throw new Error('nothing to match')
      const right = rightResponse(key)
        .split(',')
        .map((pair) => pair.split('='))
      const [first, second, ...rest] = right
      if (first === undefined || second === undefined) throw new Error('too few pairs')
      const mixed = [[first[0], second[1]], [second[0], first[1]], ...rest].map((pair) => pair.join('=')).join(',')
      const verdict = markResponse(key, mixed)
      const text = widget.left.find(({ id }) => id === first[0])?.text ?? ''
      const why = 'why' in verdict ? verdict.why : ''
      expect(verdict).toMatchObject({ verdict: 'wrong', misconception: 'looks_alike' })
      expect(why).toMatch(/^2 of \d have the wrong partner\. /)
      expect(why?.match(/ is (\d+)\./g)?.map((found) => Number(/\d+/.exec(found)?.[0]))).toContain(worthOf(text))
    }
  })

  it('refuses values that are not different enough', () => {
    const same = matchFaces(trueOrFalse, {
      id: 'same',
      version: 1,
      left: () => 'a',
      right: () => 'b',
      means: () => 'one',
      asks: ['Match them.'],
      hints: ['Look.', 'Look again.'],
      because: () => 'They are.',
      why: () => 'They are not.',
    })
    expect(() => questions(same)).toThrow('too few values that differ')
  })
})

describe('steps in order', () => {
  it('are right in every order that works, and say what is needed first where one does not', async () => {
    const level = await loadTopicLevel('order_of_operations_practice/1')
    const each = level.tasks.find(({ id }) => id === 'order_steps')
    for (let seed = 1; seed <= seeds; seed++) {
      const { widget, key } = generateQuestion(each?.procedure() ?? missingNumber, seed, { difficulty: seed / seeds })
      if (widget.widget !== 'ordering') throw new Error('nothing to order')
      const products = widget.items.filter(({ text }) => /times|div/.test(text)).map(({ id }) => id)
      const sums = rightResponse(key)
        .split(',')
        .filter((id) => !products.includes(id))
      const [first, last] = sums
      expect(products).toHaveLength(2)
      expect(markResponse(key, [...products, ...sums].join(',')).verdict).toBe('right')
      expect(markResponse(key, [...products.toReversed(), ...sums].join(',')).verdict).toBe('right')
      const turned = markResponse(key, [...products, last, first].join(','))
      const text = (id = ''): string => widget.items.find((item) => item.id === id)?.text ?? ''
      expect(turned).toEqual({
        verdict: 'wrong',
        misconception: 'left_to_right_only',
        why: `You need ${text(first)} before you can do ${text(last)}.`,
      })
    }
  })

  it('refuses fewer than four', () => {
    const three = orderSteps(missingNumber, {
      id: 'steps',
      version: 1,
      steps: () => ['a', 'b', 'c'],
      asks: () => ['Put them in order.'],
      hints: () => ['Look.', 'Look again.'],
      why: () => 'It comes first.',
      misconception: 'looks_alike',
    })
    expect(() => questions(three, 'equal_sign_basics/2')).toThrow('3 steps')
  })
})
