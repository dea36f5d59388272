import { describe, expect, it } from 'vitest'
import { cellId, rowsOf } from '@polyhex/contract/exercises/responses/written'
import { markSurface } from '../marking/mark-surface.ts'
import { amounts } from '../values/amounts.ts'
import { rational, whole } from '../values/rational.ts'
import { writtenSurface } from './written.ts'
import type { WrittenWidget } from '@polyhex/contract/exercises/surface-widgets'
import type { AnswerKey } from '../topic-level.ts'
import type { Value } from '../values/values.ts'

const frame = (
  layout: WrittenWidget['layout'],
  operands: string[],
  more: Partial<WrittenWidget> = {},
): WrittenWidget => ({
  widget: 'written',
  layout,
  operands,
  result: null,
  remainder: false,
  start: '',
  ...more,
})
const sum = frame('add', ['478', '256'])

const judged = (widget: WrittenWidget, answer: Value, response: string): ReturnType<typeof markSurface> => {
  const shown = { text: '', speech: '' }
  const key: AnswerKey = { answer, rules: {}, form: 'written', rightOptionIds: [], wrong: [], surface: widget, shown }
  return markSurface(key, widget, response)
}

describe('a written calculation', () => {
  it.each([
    ['what is carried is never wrong', sum, whole(734), 'carry=9,9;result=,7,3,4'],
    ['a zero in front is nothing', sum, whole(734), 'result=0,7,3,4'],
    ['trades need not be written', frame('subtract', ['504', '168']), whole(336), 'result=3,3,6'],
    ['partial products need not be written', frame('multiply', ['34', '26']), whole(884), 'result=,8,8,4'],
    [
      'the zeros of a partial product may be left out',
      frame('multiply', ['34', '26']),
      whole(884),
      'part1=,2,0,4;part2=,6,8,;result=,8,8,4',
    ],
    ['points stay in their places', frame('add', ['3.4', '0.75']), rational(83, 20), 'result=,4,1,5'],
  ] as const)('%s', (_, widget, answer, response) => {
    expect(judged(widget, answer, response)).toEqual({ verdict: 'right' })
  })

  it.each([
    [sum, whole(734), 'result=,7,3,5', 'Start with the ones: something is off there.'],
    [sum, whole(734), 'result=,6,3,4', 'From the right, your digits are right up to the tens. Look at the hundreds.'],
    [
      frame('divide', ['936', '4']),
      whole(234),
      'result=2,3,3;take1=8,,;rest1=1,3,;take2=1,2,;rest2=,1,5',
      'Look at row 4 of your work. Subtract once more, then bring down the next digit.',
    ],
    [
      frame('divide', ['936', '4']),
      whole(234),
      'result=2,4,4;take1=8,,;rest1=1,3,;take2=1,2,',
      'Look at row 3 of your work. It should be \\(4\\) times the digit that you wrote above the tens.',
    ],
    [
      frame('divide', ['936', '4']),
      whole(234),
      'result=2,4,4;take1=8,,;rest1=1,3,;take2=1,6,',
      'Look at row 3 of your work. You took away more than there is.',
    ],
  ])('says where it first goes wrong, and no digit: %#', (widget, answer, response, say) => {
    expect(judged(widget, answer, response)).toMatchObject({ verdict: 'wrong', place: say })
  })

  it('gives each right row of partial products its share', () => {
    const product = frame('multiply', ['34', '26'])
    expect(judged(product, whole(884), 'part1=,2,0,4;part2=,6,8,0;result=,8,9,4')).toMatchObject({
      credit: 66,
      place: 'The rows are right. Add them once more.',
    })
    expect(judged(product, whole(884), 'part1=,2,0,4;part2=,,6,8;result=,2,7,2')).toMatchObject({
      credit: 33,
      place: 'Look at the second row below the line again.',
    })
  })

  it.each([
    [sum, 'result=,,3,4', null],
    [sum, 'result=,7,,4', 'The square for the tens is still empty.'],
    [sum, 'carry=1,1', 'Write the sum in the bottom row. Start with the ones.'],
    [
      frame('divide', ['157', '4'], { remainder: true }),
      'result=,3,9',
      'Write what is left over behind the R. Write 0 when nothing is.',
    ],
    [frame('add', ['4?8', '25?'], { result: '?34' }), 'number1=7;result=7', 'One square is still empty.'],
  ])('says what is still missing: %#', (widget, response, missing) => {
    const state = writtenSurface.read(widget, response)
    expect(state === null ? 'unread' : writtenSurface.complete(widget, state)).toBe(missing)
  })

  it.each([
    'result=,7,3',
    'result=,7,3,4;carry=1,1',
    'result=,,,',
    'result=,7,3,12',
    'total=1',
    'result=,7,3,x',
    'result=7=3',
  ])('does not read %s', (response) => {
    expect(writtenSurface.read(sum, response)).toBeNull()
  })

  it('has as many cells for the result as any numbers of this length could need', () => {
    const cells = (...operands: string[]): number | undefined =>
      rowsOf(frame('add', operands)).find(({ id }) => id === 'result')?.open.length
    expect(cells('111', '222')).toBe(cells('999', '999'))
  })

  it('shows long divisions with zeros in the quotient', () => {
    const widget = frame('divide', ['832', '8'])
    const state = writtenSurface.stateOf(widget, whole(104))
    expect(state === null ? '' : writtenSurface.write(widget, state)).toBe(
      'result=1,0,4;take1=8,,;rest1=,3,2;take2=,3,2;rest2=,,0',
    )
    expect(judged(widget, whole(104), 'result=1,0,5;take1=8,,;rest1=,3,2;take2=,4,0')).toMatchObject({
      place: 'Look at row 3 of your work. You took away more than there is.',
    })
  })

  it('takes any digits that are asked for in a puzzle, and names them by their places', () => {
    const puzzle = frame('add', ['4?8', '25?'], { result: '?34' })
    const state = writtenSurface.read(puzzle, 'number1=7;number2=6;result=7') ?? {}
    expect(writtenSurface.value(puzzle, state)).toEqual(
      amounts({ 'ones of the second number': 6, 'tens of the first number': 7, 'hundreds of the sum': 7 }, 'each'),
    )
  })
})

describe('the hand', () => {
  const { typing } = writtenSurface
  const path = (widget: WrittenWidget, from: string, steps: number): string[] => {
    const ids = [from]
    for (let i = 0; i < steps; i++) ids.push(typing?.after(widget, { [ids.at(-1) ?? '']: '1' }, ids.at(-1) ?? '') ?? '')
    return ids
  }

  it('goes from the ones to the left in sums, and from the left in quotients', () => {
    expect(path(sum, cellId('result', 0), 4)).toEqual(['result:0', 'result:1', 'result:2', 'result:3', 'result:3'])
    expect(path(frame('divide', ['936', '4']), 'result:2', 2)).toEqual(['result:2', 'result:1', 'result:0'])
    expect(path(frame('divide', ['936', '4']), 'take1:2', 1)).toEqual(['take1:2', 'take1:1'])
    expect(path(frame('multiply', ['34', '26']), 'part1:3', 1)).toEqual(['part1:3', 'part2:0'])
  })

  it('goes to what is carried and back, and on to the first empty cell from there', () => {
    expect(typing?.aside(sum, 'result:0')).toBe('carry:1')
    expect(typing?.aside(sum, 'result:2')).toBe('carry:2')
    expect(typing?.aside(sum, 'carry:1')).toBe('result:1')
    expect(typing?.after(sum, { 'result:0': '4', 'carry:1': '1' }, 'carry:1')).toBe('result:1')
  })

  it('stays in a traded cell, which may hold two digits', () => {
    const widget = frame('subtract', ['504', '168'])
    expect(typing?.after(widget, { 'trade:0': '1' }, 'trade:0')).toBe('trade:0')
    expect(writtenSurface.move(widget, {}, { act: 'type', id: 'trade:0', text: '14' })).toEqual({ 'trade:0': '14' })
    expect(writtenSurface.move(widget, {}, { act: 'type', id: 'result:0', text: '14' })).toEqual({})
  })
})
