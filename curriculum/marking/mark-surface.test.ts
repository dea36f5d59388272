import { describe, expect, it } from 'vitest'
import { generateQuestion } from '../questions/generate.ts'
import { surfaceWidgetSamples as samples } from '../surfaces/surface-widget-samples.ts'
import { responseOf } from '../surfaces/surface-of.ts'
import { amounts } from '../values/amounts.ts'
import { rational } from '../values/rational.ts'
import { time } from '../values/time.ts'
import { keyFromJson, keyToJson } from '../values/serialise.ts'
import { markResponse } from './mark.ts'
import { rightResponse } from './right-response.ts'
import type { AnswerKey, TopicLevel } from '../topic-level.ts'
import type { AnswerForm } from '@polyhex/contract/exercises/answer-forms'

const formOf = {
  counters: 'counters',
  rings: 'rings',
  fraction_parts: 'parts_of_whole',
  base_ten: 'base_ten',
  coins: 'coins',
  plot: 'plot',
  clock_set: 'clock_set',
  chart: 'chart',
  written: 'written',
  line_points: 'line_points',
  line_jumps: 'line_jumps',
  line_ray: 'line_ray',
  tape: 'tape',
  balance: 'balance',
  hot_spot: 'hot_spot',
} as const

function keyOf(name: string, more: Partial<AnswerKey> = {}): AnswerKey {
  const sample = samples.find((one) => one.name === name)
  if (sample === undefined) throw new Error(name)
  const form: AnswerForm = formOf[sample.widget.widget]
  const shown = { text: '', speech: '' }
  const { widget, answer, right } = sample
  return { form, answer, surface: widget, rules: {}, rightOptionIds: [right], wrong: [], shown, ...more }
}

describe('what was built', () => {
  it.each(samples.map(({ name, right }) => [name, right]))('is right as it is asked: %s', (name, right) => {
    const key = keyOf(name)
    expect(markResponse(key, right)).toEqual({ verdict: 'right' })
    expect(rightResponse(key)).toBe(right)
    expect(rightResponse(keyFromJson(keyToJson(key)))).toBe(right)
  })

  it.each(samples.map(({ name }) => [name]))('costs nothing where nothing was moved: %s', (name) => {
    expect(markResponse(keyOf(name), '').verdict).toBe('invalid')
    expect(markResponse(keyOf(name), 'x'.repeat(4001)).verdict).toBe('invalid')
    expect(markResponse(keyOf(name), '[1,2]')).toEqual({ verdict: 'invalid', sentence: 'This answer cannot be read.' })
  })

  it('is wrong without a word that says the answer', () => {
    expect(markResponse(keyOf('ten frame'), 'f:1111110000')).toEqual({ verdict: 'wrong' })
    expect(markResponse(keyOf('circle to cut'), '6:0,1,2')).toEqual({ verdict: 'wrong' })
    expect(markResponse(keyOf('coins'), 'q2,d1')).toEqual({ verdict: 'wrong' })
  })

  it('is right on a scale in any order of steps and with the sides turned around, and level is not yet alone', () => {
    expect(markResponse(keyOf('a scale with boxes on both sides'), 'do:-2x;-3;/3').verdict).toBe('right')
    expect(markResponse(keyOf('a scale to set up'), 'set:0,11|2,3').verdict).toBe('right')
    expect(markResponse(keyOf('a scale to set up'), 'set:3,2|0,11').verdict).toBe('wrong')
    expect(markResponse(keyOf('a scale to solve'), 'do:-2')).toEqual({
      verdict: 'almost',
      sentence: 'Both sides are still equal: 3x = 12. Go on until one box is alone on its side.',
    })
  })

  it('is right wherever the counters lie', () => {
    expect(markResponse(keyOf('ten frame'), 'f:0101111011').verdict).toBe('right')
    expect(markResponse(keyOf('ten frame'), 'f:0111111011').verdict).toBe('wrong')
  })

  it('is right for every share that is equal, unless a number of parts is asked for', () => {
    const key = keyOf('circle to cut', { answer: rational(1, 2) })
    expect(markResponse(key, '8:0,2,4,6')).toEqual({ verdict: 'right' })
    const asked = { ...key, rules: { given: { part: 'denominator', value: 4 } } } as const
    expect(markResponse(asked, '8:0,2,4,6')).toEqual({
      verdict: 'almost',
      sentence: 'That is the same share. Now cut it into 4 equal parts.',
    })
    expect(markResponse(asked, '4:0,2')).toEqual({ verdict: 'right' })
  })

  it('is almost right before the trade', () => {
    expect(markResponse(keyOf('blocks to trade'), 't4,o12')).toEqual({
      verdict: 'almost',
      sentence: 'That is the right number. Now trade ten ones for a ten.',
    })
    const total = keyOf('blocks to trade', { answer: amounts({ ten: 5, one: 2 }, 'total', { ten: 10, one: 1 }) })
    expect(markResponse(total, 't4,o12')).toEqual({ verdict: 'right' })
  })

  it('is almost right with more coins than the fewest, and right where only the amount is asked', () => {
    expect(markResponse(keyOf('coins'), 'q2,d1,p7')).toEqual({ verdict: 'right' })
    const fewest = keyOf('coins', { answer: amounts({ quarter: 2, dime: 1, nickel: 1, penny: 2 }, 'exact') })
    expect(markResponse(fewest, 'q2,d1,p7')).toEqual({
      verdict: 'almost',
      sentence: 'That is the right amount. Now make it with fewer coins or bills.',
    })
    const asked = keyOf('coins', { answer: amounts({ quarter: 2, dime: 0, nickel: 3, penny: 2 }, 'exact') })
    expect(markResponse(asked, 'q2,d1,n1,p2')).toEqual({
      verdict: 'almost',
      sentence: 'That is the right amount. Now use the ones that are asked for.',
    })
  })

  it('is almost right when an array is turned, where only the number of rows was not heeded', () => {
    expect(markResponse(keyOf('array'), 'a:4x3')).toEqual({
      verdict: 'almost',
      sentence: 'That is as many. Now make 3 rows of 4.',
    })
    const exact = keyOf('array', { answer: amounts({ row: 3, column: 4 }, 'exact') })
    expect(markResponse(exact, 'a:4x3').verdict).toBe('wrong')
  })

  it.each([
    ['3:48;45', 'right', undefined],
    ['3:36;45', 'right', undefined],
    ['3:00;45', 'almost', 'The long hand is right. At 3:45, the short hand has left 3: it is between 3 and 4.'],
    ['3:12;45', 'almost', 'The long hand is right. At 3:45, the short hand is almost at 4.'],
    ['4:00;45', 'wrong', undefined],
    ['3:48;50', 'wrong', undefined],
    ['9:12;15', 'wrong', undefined],
  ])('has the short hand between the numbers where both hands are free: %s is %s', (response, verdict, sentence) => {
    expect(markResponse(keyOf('clock with free hands'), response)).toEqual({
      verdict,
      ...(sentence === undefined ? {} : { sentence }),
    })
  })

  it('has the short hand right at the number on the hour, and just past it right after', () => {
    const hour = keyOf('clock with free hands', { answer: time(180) })
    expect(markResponse(hour, '3:00;0')).toEqual({ verdict: 'right' })
    expect(markResponse(hour, '3:12;0')).toEqual({
      verdict: 'almost',
      sentence: 'The long hand is right. At 3:00, the short hand points right at 3.',
    })
    for (let minute = 5; minute < 60; minute += 5) {
      const key = keyOf('clock with free hands', { answer: time(180 + minute) })
      const shown = key.surface === undefined ? '' : responseOf(key.surface, key.answer)
      expect(markResponse(key, shown).verdict).toBe('right')
      expect(markResponse(key, `3:00;${minute}`).verdict).toBe('almost')
    }
  })

  it.each([
    ['at:38', 'right'],
    ['at:34', 'right'],
    ['at:42', 'right'],
    ['at:43', 'almost'],
    ['at:30', 'almost'],
    ['at:29', 'wrong'],
    ['at:50', 'wrong'],
  ])('takes an estimate inside of its bound, and up to twice as far as almost right: %s is %s', (response, verdict) => {
    expect(markResponse(keyOf('an estimate on a bare line'), response).verdict).toBe(verdict)
  })

  it('is right where the last jump lands, unless lengths are asked for', () => {
    expect(markResponse(keyOf('jumps'), 'jumps:0>32').verdict).toBe('right')
    expect(markResponse(keyOf('jumps'), 'jumps:0>40>32').verdict).toBe('right')
    expect(markResponse(keyOf('jumps'), 'jumps:0>31').verdict).toBe('wrong')
    expect(markResponse(keyOf('jumps of one length'), 'jumps:20>35')).toEqual({
      verdict: 'almost',
      sentence: 'You landed on the right number. Now use only jumps of 5.',
    })
  })

  it('is wrong where an end is open instead of closed, or the other side is shaded', () => {
    expect(markResponse(keyOf('one end'), 'ray:right:(-5').verdict).toBe('wrong')
    expect(markResponse(keyOf('one end'), 'ray:left:[-5').verdict).toBe('wrong')
    expect(markResponse(keyOf('one end'), 'ray:none:[-5')).toEqual({
      verdict: 'invalid',
      sentence: 'Choose what to shade.',
    })
    expect(markResponse(keyOf('two ends'), 'ray:between:[-10;(15').verdict).toBe('wrong')
  })

  it('names a mistake that the level knows', () => {
    const wrong = [{ value: amounts({ counter: 8 }, 'exact'), misconception: 'slip_off_by_one', why: 'One too many.' }]
    expect(markResponse(keyOf('ten frame', { wrong }), 'f:1111111100')).toEqual({
      verdict: 'wrong',
      misconception: 'slip_off_by_one',
      why: 'One too many.',
    })
  })
})

describe('a level that asks to build', () => {
  const level: TopicLevel<{ n: number }> = {
    key: 'counting_basics/2',
    version: 1,
    params: (chance) => ({ n: chance.int(3, 9) }),
    note: ({ n }) => String(n),
    prompt: ({ n }) => ({ text: `Put ${n} counters in the frame.` }),
    answer: ({ n }) => amounts({ counter: n }, 'exact'),
    forms: ['counters', 'choice'],
    widget: () => ({
      surface: { widget: 'counters', mode: 'frame', places: 10, colors: 1, does: 'place', start: '' },
    }),
    distractors: ({ n }) =>
      [n - 2, n - 1, n + 1].map((count) => ({
        value: amounts({ counter: count }, 'exact'),
        misconception: 'slip_off_by_one',
        why: 'Count each counter once.',
      })),
    hints: () => [{ text: 'Count as you put them in.' }, { text: 'Fill the top row first.' }],
    solution: ({ n }) => [{ say: `Put in ${n}.`, value: amounts({ counter: n }, 'exact'), relation: 'next' }],
    load: ({ n }) => n,
  }

  it('carries its drawing to the child and to the marker, and no answer in it [P1]', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const question = generateQuestion(level, seed, { difficulty: 0.5 })
      expect(question).toEqual(generateQuestion(level, seed, { difficulty: 0.5 }))
      expect(question.widget).toEqual(level.widget?.({ n: 1 }, 'counters').surface)
      const count = Number(question.note)
      expect(question.key.shown.text).toBe(`${count} counters`)
      expect(rightResponse(question.key)).toBe(`f:${'1'.repeat(count)}${'0'.repeat(10 - count)}`)
      expect(markResponse(question.key, `f:${'1'.repeat(count + 1)}${'0'.repeat(9 - count)}`)).toEqual({
        verdict: 'wrong',
        misconception: 'slip_off_by_one',
        why: 'Count each counter once.',
      })
    }
  })

  it('refuses a form without its drawing', () => {
    const bare: TopicLevel<{ n: number }> = { ...level, widget: () => ({}) }
    expect(() => generateQuestion(bare, 1, { difficulty: 0.5 })).toThrow(
      new RangeError('the form counters needs the drawing counters'),
    )
  })
})
