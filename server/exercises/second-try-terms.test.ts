import type { AnswerKey } from '@polyhex/curriculum'
import { describe, expect, it } from 'vitest'
import { secondTryUntil } from './second-try-terms.ts'

const now = new Date('2026-11-23T12:00:00Z')
const nextDay = new Date('2026-11-24T12:00:00Z')

/** A key that offers so many wrong options. */
const keyOf = (wrongOptions: number): AnswerKey => ({
  form: 'choice',
  answer: { kind: 'item', id: 'z', text: 'z' },
  rules: {},
  rightOptionIds: ['z'],
  wrong: Array.from({ length: wrongOptions }, (_, i) => ({
    value: { kind: 'item', id: `o${i}`, text: `o${i}` },
    misconception: 'near',
    why: 'Look again.',
    optionId: `o${i}`,
  })),
  shown: { text: 'z', speech: 'z' },
})

const wrong = { type: 'practice', form: 'numeric', kind: 'do', key: keyOf(0) } as const

describe('a second try', () => {
  it('is offered for a day in practice and unit mastery, and nowhere else', () => {
    expect(secondTryUntil(wrong, now)).toEqual(nextDay)
    expect(secondTryUntil({ ...wrong, type: 'unit_mastery' }, now)).toEqual(nextDay)
    for (const type of ['speed', 'levelling', 'contest_problems'] as const) {
      expect(secondTryUntil({ ...wrong, type }, now)).toBeNull()
    }
  })

  it('needs four options of a choice', () => {
    const offered = [2, 3, 4, 5].map((options) =>
      secondTryUntil({ ...wrong, form: 'choice', key: keyOf(options - 1) }, now),
    )
    expect(offered).toEqual([null, null, nextDay, nextDay])
  })

  it('is not offered where one of two or three answers was wrong, nor where the mistake has been shown', () => {
    expect(secondTryUntil({ ...wrong, form: 'true_false' }, now)).toBeNull()
    expect(secondTryUntil({ ...wrong, form: 'comparison' }, now)).toBeNull()
    expect(secondTryUntil({ ...wrong, kind: 'find_error' }, now)).toBeNull()
    expect(secondTryUntil({ ...wrong, kind: null }, now)).toEqual(nextDay)
  })
})
