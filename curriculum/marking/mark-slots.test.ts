import { describe, expect, it } from 'vitest'
import { openChance } from '../chance.ts'
import { slotsWidget, type SlotSentence } from '../questions/slot-sentence.ts'
import { filled, filledTruly } from '../values/filled.ts'
import { keyFromJson, keyToJson } from '../values/serialise.ts'
import { markResponse } from './mark.ts'
import { rightResponse } from './right-response.ts'
import type { AnswerKey } from '../topic-level.ts'
import type { Filled } from '../values/values.ts'

function keyOf(answer: Filled, sentence: SlotSentence, wrong: AnswerKey['wrong'] = []): AnswerKey {
  const slots = slotsWidget(sentence, answer, openChance('mark slots'))
  const shown = (answer.ways[0] ?? []).map((id, place) => `${place + 1}:${id}`).join(';')
  return { form: 'slots', answer, slots, rules: {}, rightOptionIds: [shown], wrong, shown: { text: '', speech: '' } }
}

const ducks = { lines: ['[] [] [] = []'], tiles: ['4', '5', '9', '13', '+', '-'] }
const story = keyOf(filled(['9', '-', '4', '5']), ducks, [
  { value: filled(['9', '+', '4', '13']), misconception: 'wrong_operation', why: 'Some swim away.' },
])
const together = keyOf(filled(['4', '+', '5', '9'], ['5', '+', '4', '9']), ducks)
const family = keyOf(filledTruly(['3', '5', '8', '5', '3', '8'], ['each_once', 'lines_differ']), {
  lines: ['[] + [] = []', '[] + [] = []'],
  tiles: ['3', '5', '8'],
  stays: true,
})

describe('a sentence filled blank by blank', () => {
  it('is right in each way that is named, also after the key was stored', () => {
    expect(markResponse(story, '1:9;2:-;3:4;4:5')).toEqual({ verdict: 'right' })
    expect(markResponse(together, '1:5;2:+;3:4;4:9')).toEqual({ verdict: 'right' })
    expect(rightResponse(keyFromJson(keyToJson(together)))).toBe('1:4;2:+;3:5;4:9')
  })

  it('says that a true sentence does not fit, gives a share for each blank, and names the mistake [P33]', () => {
    expect(markResponse(story, '1:9;2:-;3:5;4:4')).toEqual({
      verdict: 'wrong',
      why: 'That is true, but it does not fit the question.',
      credit: 50,
    })
    expect(markResponse(story, '1:9;2:+;3:4;4:13')).toEqual({
      verdict: 'wrong',
      misconception: 'wrong_operation',
      why: 'That is true, but it does not fit the question. Some swim away.',
      credit: 50,
    })
    expect(markResponse(story, '1:4;2:+;3:9;4:13')).toMatchObject({ verdict: 'wrong' })
    expect(markResponse(together, '1:5;2:+;3:4;4:13')).toEqual({ verdict: 'wrong', credit: 75 })
  })

  it('costs nothing while a blank is empty', () => {
    expect(markResponse(story, '')).toEqual({ verdict: 'invalid', sentence: '4 blanks are still empty.' })
    expect(markResponse(story, '1:9;2:-;3:4')).toEqual({ verdict: 'invalid', sentence: 'One blank is still empty.' })
  })

  it.each(['1:9;1:9', '5:9', '0:9', '1:7', '1:9;2:-;3:9;4:5', '1:', '1:9;', 'x'])(
    'cannot read what its tiles cannot make: %s',
    (text) => {
      expect(markResponse(story, text)).toEqual({ verdict: 'invalid', sentence: 'This answer cannot be read.' })
    },
  )
})

describe('any true sentence', () => {
  it('is right by its value, whatever the order of its lines', () => {
    expect(markResponse(family, '1:5;2:3;3:8;4:3;5:5;6:8')).toEqual({ verdict: 'right' })
    expect(markResponse(family, '1:3;2:5;3:8;4:5;5:3;6:8')).toEqual({ verdict: 'right' })
  })

  it('is almost right where it breaks what is stated', () => {
    expect(markResponse(family, '1:3;2:5;3:8;4:3;5:5;6:8')).toEqual({
      verdict: 'almost',
      sentence: 'That is true. Now make every line different.',
    })
    const tens = keyOf(filledTruly(['3', '7'], ['each_once']), {
      lines: ['[] + [] = 10'],
      tiles: ['3', '5', '7'],
      stays: true,
    })
    expect(markResponse(tens, '1:5;2:5')).toEqual({
      verdict: 'almost',
      sentence: 'That is true. Now use each tile only once in a line.',
    })
  })

  it('says what both sides are where a line is not true, with a share for each line that is [P33]', () => {
    expect(markResponse(family, '1:3;2:5;3:8;4:8;5:3;6:5')).toEqual({
      verdict: 'wrong',
      why: 'The left side is \\(11\\) and the right side is \\(5\\).',
      credit: 50,
    })
  })

  it('is worked out exactly, with fractions, signs as tiles and chains', () => {
    const halves = keyOf(filledTruly(['1/2', '1/4']), { lines: ['[] + [] = 3/4'], tiles: ['1/2', '1/4', '2/4', '1/3'] })
    expect(markResponse(halves, '1:2/4;2:1/4').verdict).toBe('right')
    expect(markResponse(halves, '1:1/3;2:1/2').verdict).toBe('wrong')
    const chain = keyOf(filledTruly(['×', '<']), { lines: ['2 [] 3 [] 7 = 10 - 3'], tiles: ['×', '+', '<', '>'] })
    expect(markResponse(chain, '1:×;2:<').verdict).toBe('right')
    expect(markResponse(chain, '1:+;2:<').verdict).toBe('right')
    expect(markResponse(chain, '1:+;2:>').verdict).toBe('wrong')
  })
})
