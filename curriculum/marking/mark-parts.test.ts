import { AnswerWidget } from '@polyhex/contract/exercises/questions'
import { writeParts } from '@polyhex/contract/exercises/responses/parts'
import { describe, expect, it } from 'vitest'
import { openChance } from '../chance.ts'
import { num, minus, plus, sym, times } from '../expressions/build.ts'
import { answerOf, askParts } from '../questions/ask.ts'
import { expression } from '../values/items.ts'
import { money } from '../values/money.ts'
import { partsOf } from '../values/parts.ts'
import { rational, whole } from '../values/rational.ts'
import { keyFromJson, keyToJson } from '../values/serialise.ts'
import { surfaceWidgetSamples } from '../surfaces/surface-widget-samples.ts'
import { markResponse } from './mark.ts'
import { rightResponse } from './right-response.ts'
import type { AnswerKey, Part } from '../topic-level.ts'

function askedOf(parts: readonly Part[]): { widget: AnswerWidget; key: AnswerKey } {
  const { widget, key } = askParts(answerOf(parts), parts, {
    level: 'no_topic/1',
    grade: 5,
    chance: (i) => openChance(`parts ${i}`),
  })
  return { widget, key: keyFromJson(keyToJson(key)) }
}

const keyOf = (parts: readonly Part[]): AnswerKey => askedOf(parts).key

const mark = (key: AnswerKey, ...texts: string[]): ReturnType<typeof markResponse> =>
  markResponse(key, writeParts(texts))

const partsOfVerdict = (verdict: ReturnType<typeof mark>): readonly unknown[] | undefined =>
  'parts' in verdict ? verdict.parts : undefined

/** 342 - 187, then what comes out, then twice as much. */
const story: readonly Part[] = [
  {
    heading: 'Which calculation fits?',
    form: 'choice',
    answer: expression(minus(num(342), num(187))),
    weight: 50,
    distractors: [
      { value: expression(plus(num(342), num(187))), misconception: 'wrong_operation', why: 'Some go away.' },
    ],
  },
  { heading: 'How many are left?', form: 'numeric', answer: whole(155), weight: 30, follow: sym('a') },
  { heading: 'And twice as many?', form: 'numeric', answer: whole(310), weight: 20, follow: times(2, sym('b')) },
]
const key = keyOf(story)
const [subtract, add] = [key.parts?.[0]?.rightOptionIds[0] ?? '', key.parts?.[0]?.wrong[0]?.optionId ?? '']

describe('an answer in parts', () => {
  it('is a widget of the contract, and tells nothing of the keys', () => {
    const { widget } = askedOf(story)
    expect(AnswerWidget.parse(widget)).toEqual(widget)
    expect(JSON.stringify(widget)).not.toContain('155')
  })

  it('is right with every part right, at once and with full credit', () => {
    expect(mark(key, subtract, '155', '310')).toEqual({
      verdict: 'right',
      credit: 100,
      parts: [{ verdict: 'right' }, { verdict: 'right' }, { verdict: 'right' }],
    })
    expect(markResponse(key, rightResponse(key)).verdict).toBe('right')
    expect(key.shown.text).toBe('a) \\(342 - 187\\); b) \\(155\\); c) \\(310\\)')
  })

  it('is wrong with any part wrong, and credits the weight of those that are right', () => {
    expect(mark(key, subtract, '150', '1')).toMatchObject({ verdict: 'wrong', credit: 50 })
    expect(mark(key, subtract, '155', '1')).toMatchObject({ verdict: 'wrong', credit: 80 })
    expect(mark(key, add, '1', '3')).toMatchObject({
      verdict: 'wrong',
      credit: 0,
      misconception: 'wrong_operation',
      why: 'Some go away.',
    })
  })

  it('takes what follows from an earlier part that is wrong, worked out exactly', () => {
    expect(mark(key, add, '529', '1058')).toEqual({
      verdict: 'wrong',
      credit: 50,
      misconception: 'wrong_operation',
      why: 'Some go away.',
      parts: [
        { verdict: 'wrong', misconception: 'wrong_operation', why: 'Some go away.' },
        { verdict: 'right', why: 'Right from what you had in part a.' },
        { verdict: 'right', why: 'Right from what you had in part b.' },
      ],
    })
  })

  it('never takes what does not follow, and never more than what is right by itself', () => {
    expect(mark(key, add, '530', '310')).toMatchObject({ credit: 20 })
    expect(mark(key, subtract, '529', '310')).toMatchObject({ credit: 70 })
    expect(partsOfVerdict(mark(key, subtract, '150', '300'))?.[2]).toEqual({
      verdict: 'right',
      why: 'Right from what you had in part b.',
    })
  })

  it.each([
    [[subtract, '155', ''], 2, 'invalid'],
    [['', '155', '310'], 0, 'invalid'],
    [[add, '155', '3+/'], 2, 'invalid'],
    [[subtract, '100+55', '310'], 1, 'almost'],
    // What follows must be worked out too.
    [[add, '342+187', '310'], 1, 'almost'],
  ])('comes back uncounted, with the part to mend: %j', (texts, part, verdict) => {
    const marked = mark(key, ...texts)
    expect(marked).toMatchObject({ verdict, part })
    expect(marked).toHaveProperty('sentence', expect.stringMatching(new RegExp(`^Part ${'abc'[part]}: `)))
  })

  it.each([
    ['two texts for three parts', writeParts(['a', '155'])],
    ['four texts', writeParts(['a', '155', '310', '1'])],
    ['no separators', '155'],
    ['nothing', ''],
    ['too much', writeParts(['a', '1'.repeat(1001), '2'.repeat(3000)])],
  ])('cannot be read: %s', (_, response) => {
    expect(markResponse(key, response).verdict).toBe('invalid')
  })
})

describe('what follows, by the kind of the answer', () => {
  const follows = (parts: readonly Part[], ...texts: string[]): unknown =>
    partsOfVerdict(mark(keyOf(parts), ...texts))?.[1]
  const right = { verdict: 'right', why: 'Right from what you had in part a.' }

  it('is an exact fraction, and must be in the form that is asked for', () => {
    const parts: Part[] = [
      { heading: 'One part?', form: 'fraction', answer: rational(1, 3), weight: 50 },
      {
        heading: 'Two parts, in lowest terms?',
        form: 'fraction',
        answer: rational(2, 3),
        weight: 50,
        follow: times(2, sym('a')),
      },
    ]
    expect(follows(parts, '1/6', '1/3')).toEqual(right)
    expect(mark(keyOf(parts), '1/6', '2/6')).toMatchObject({ verdict: 'almost', part: 1 })
  })

  it('is an amount of money in whole cents', () => {
    const parts: Part[] = [
      { heading: 'One ticket?', form: 'money', answer: money(250), weight: 50 },
      { heading: 'Three tickets?', form: 'money', answer: money(750), weight: 50, follow: times(3, sym('a')) },
    ]
    expect(follows(parts, '2.60', '$7.80')).toEqual(right)
    expect(follows(parts, '2.60', '7.50')).toEqual({ verdict: 'right' })
    expect(follows(parts, '2.60', '7.70')).toEqual({ verdict: 'wrong' })
  })

  it('never follows from what is not a number', () => {
    const [first] = surfaceWidgetSamples
    if (first === undefined) throw new Error('no sample')
    const parts: Part[] = [
      { heading: 'Build it.', form: 'counters', answer: first.answer, weight: 50, widget: { surface: first.widget } },
      { heading: 'How many?', form: 'numeric', answer: whole(7), weight: 50, follow: sym('a') },
    ]
    expect(mark(keyOf(parts), first.right, '7')).toMatchObject({ verdict: 'right', credit: 100 })
    expect(mark(keyOf(parts), first.right, '8')).toMatchObject({ verdict: 'wrong', credit: 50 })
  })
})

describe('credit (P33)', () => {
  const weights = [
    [50, 50],
    [60, 30, 10],
    [25, 25, 25, 25],
  ]
  it.each(weights.map((each) => [each]))(
    '%j: 100 for all, less for each flaw, never less when one more is mended',
    (own) => {
      const parts = own.map((weight, i): Part => ({
        heading: `Part ${i}?`,
        form: 'numeric',
        answer: whole(i + 3),
        weight,
      }))
      const asked = keyOf(parts)
      const credits = Array.from({ length: 2 ** own.length }, (_, mask) => {
        const marked = mark(asked, ...own.map((__, i) => String((mask >> i) & 1 ? i + 3 : 99)))
        return 'credit' in marked ? (marked.credit ?? -1) : -1
      })
      expect(credits[0]).toBe(0)
      expect(credits.at(-1)).toBe(100)
      expect(credits.slice(0, -1).every((credit) => credit >= 0 && credit < 100)).toBe(true)
      for (const [mask, credit] of credits.entries())
        for (const i of own.keys()) expect(credits[mask | (1 << i)]).toBeGreaterThanOrEqual(credit)
    },
  )

  it.each([
    [
      'weights that do not make 100',
      [
        { value: whole(1), weight: 50 },
        { value: whole(2), weight: 49 },
      ],
    ],
    [
      'a part that counts nothing',
      [
        { value: whole(1), weight: 100 },
        { value: whole(2), weight: 0 },
      ],
    ],
    ['one part', [{ value: whole(1), weight: 100 }]],
    [
      'a part that follows from itself',
      [
        { value: whole(1), weight: 50, follow: sym('a') },
        { value: whole(2), weight: 50 },
      ],
    ],
  ] as const)('refuses %s', (_, parts) => {
    expect(() => partsOf(parts)).toThrow(RangeError)
  })
})
