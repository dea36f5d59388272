import { describe, expect, it } from 'vitest'
import { openChance } from '../chance.ts'
import { tapsTo } from '../checks/by-taps.ts'
import { copyInto } from '../checks/copy-robot.ts'
import { barChart } from '../figures/bar-chart.ts'
import { baseTenBlocks } from '../figures/base-ten-blocks.ts'
import { clock } from '../figures/clock.ts'
import { coins } from '../figures/coins.ts'
import { fractionBar } from '../figures/fraction-bar.ts'
import { numberLine } from '../figures/number-line.ts'
import { linePlot } from '../figures/line-plot.ts'
import { tenFrame } from '../figures/ten-frame.ts'
import { equalValues } from '../values/equal.ts'
import { surfaceWidgetSamples as samples, type SurfaceSample } from './surface-widget-samples.ts'
import { paperOf, responseOf, surfaceOf } from './surface-of.ts'
import type { Action } from './surface.ts'

const named = samples.map((sample): [string, SurfaceSample] => [sample.name, sample])

/** Any action that a hand could do now, drawn at random. */
function anyAction({ widget }: SurfaceSample, state: unknown, chance: ReturnType<typeof openChance>): Action {
  const surface = surfaceOf(widget)
  const areas = surface.areas(widget, state)
  const ids = [...areas.map((area) => area.id), ...surface.tools(widget, state).map((tool) => tool.id), 'nothing:7']
  const [id, other] = [chance.pick(ids), chance.pick(ids)]
  return chance.pick<Action>([
    { act: 'tap', id },
    { act: 'tap', id },
    { act: 'put', from: id, to: chance.happens(0.7) ? other : null },
    { act: 'step', id, by: chance.int(-5, 5), along: chance.happens(0.5) ? 'x' : 'y' },
    { act: 'remove', id },
    { act: 'press', id },
    { act: 'spot', id, spot: [chance.int(-50, 400), chance.int(-50, 500)] },
  ])
}

/** States that hands come to, from a fixed seed. */
function reached(sample: SurfaceSample, steps: number): unknown[] {
  const surface = surfaceOf(sample.widget)
  const chance = openChance(`hands|${sample.name}`)
  const states = [surface.blank(sample.widget)]
  for (let i = 0; i < steps; i++) {
    const last = states.at(-1)
    states.push(surface.move(sample.widget, last, anyAction(sample, last, chance)))
  }
  return states
}

describe.each(named)('%s', (_, sample) => {
  const { widget, answer, right } = sample
  const surface = surfaceOf(widget)
  const blank = surface.blank(widget)

  it('writes every state that hands can make in one way, and reads it back', () => {
    for (const state of reached(sample, 300)) {
      const text = surface.write(widget, state)
      const back = surface.read(widget, text)
      expect(back).not.toBeNull()
      expect(surface.write(widget, back)).toBe(text)
      expect(text.length).toBeLessThan(4000)
    }
  })

  it('starts where nothing is right and says what is missing [P20]', () => {
    expect(surface.complete(widget, blank)).toMatch(/^[A-Z].*\.$/)
    expect(surface.write(widget, blank)).not.toBe(right)
    expect(surface.read(widget, '')).toEqual(blank)
  })

  it('comes to its answer by taps alone [P18]', () => {
    const taps = tapsTo(widget, right)
    expect(taps).not.toBeNull()
    const end = (taps ?? []).reduce((state, tap) => surface.move(widget, state, tap), blank)
    expect(surface.complete(widget, end)).toBeNull()
    expect(equalValues(surface.value(widget, end), answer)).toBe(true)
  })

  it('shows its answer in one state, worth the answer', () => {
    expect(responseOf(widget, answer)).toBe(right)
    expect(equalValues(surface.value(widget, surface.read(widget, right)), answer)).toBe(true)
  })

  it('has areas that a finger finds and a reader tells apart, in every state [P32]', () => {
    for (const state of reached(sample, 60)) {
      const areas = surface.areas(widget, state)
      const picture = surface.draw(widget, state, 'work')
      const names = areas.map((area) => `${area.label}: ${area.value}`)
      expect(new Set(names).size).toBe(names.length)
      expect(new Set(areas.map((area) => area.id)).size).toBe(areas.length)
      const least = areas.filter(
        ({ box }) => Math.max(box.width, box.height) < 27 || Math.min(box.width, box.height) < 26,
      )
      expect(least).toEqual([])
      const pieces = new Set(picture.pieces.map((piece) => piece.id))
      for (const { label, piece } of areas) {
        expect(label).not.toBe('')
        if (piece !== undefined) expect(pieces).toContain(piece)
      }
      expect(pieces.size).toBe(picture.pieces.length)
      expect(surface.say(widget, state)).not.toBe('')
    }
  })

  it('can be typed field by field to the same answer [P32]', () => {
    const goal = surface.read(widget, right)
    const typed = surface
      .fields(widget, goal)
      .reduce((state, { id, text }) => surface.typed(widget, state, id, text) ?? state, blank)
    expect(surface.write(widget, typed)).toBe(right)
    for (const { id } of surface.fields(widget, goal))
      for (const text of ['-1', '1e3', '1.5', 'x', '999']) expect(surface.typed(widget, goal, id, text)).toBeNull()
  })

  it('says how another state differs, with what is asked in it', () => {
    const goal = surface.read(widget, right)
    const { say } = surface.differ(widget, blank, goal)
    expect(say).toMatch(/^You .* The question asks for .*\.$/)
  })

  it('prints an empty drawing without tray, handles or answer [P31]', () => {
    const paper = paperOf(widget)
    expect(paper.svg).toContain('<desc>')
    expect(paper.width).toBe(360)
    if (widget.widget === 'coins') return
    expect(paper.height).toBe(surface.draw(widget, blank, 'shown').height)
    expect(surface.draw(widget, blank, 'shown').pieces.some((piece) => /^(?:tray|pile|corner)/.test(piece.id))).toBe(
      false,
    )
  })
})

const bad: readonly [string, readonly string[]][] = [
  ['ten frame', ['f:111', 'f:11111111111', 'f:2000000000', 'a:3x4', 'q1', '1111111000', 'f:11111110-0', 'f:']],
  ['array', ['a:0x4', 'a:11x2', 'a:3x', 'a:03x4', 'a:3x4x2', 'f:1', 'a:1e1x2']],
  ['rings to share among', ['g:3,3,3', 'g:3,3,3,3,0', 'g:4,4,4,3', 'g:13,0,0,0', 'g:3,3,3,-1', 'g:03,3,3,3', 'f:3333']],
  ['rings of one size', ['g:', 'g:1,1,1,1,1,1,1', 'g:13', 'g:4;4;4', '4,4,4']],
  [
    'bars to choose from',
    [
      'parts:3:_:0,1,2,2',
      'parts:2:_:0,1',
      'parts:2:0:0,1,2',
      'equal:1:_:0,1',
      'equal:11:_:0,1',
      'compare:3:0:0,1,2',
      'compare:2:2:0,1,2',
      'compare:2:0:0,1,3',
      'compare:2:0:0,1,x',
      'whole:2:_:0,1,2',
      'parts:2:_:0,1,2:',
    ],
  ],
  ['bar in two parts', ['equal:2:_:0,1', 'compare:2:0:0,1,2', 'parts:02:_:0,1,2']],
  ['circle to cut', ['0:', '13:1', '8:8', '8:1,1', '8:-1', '8:1,', '8:01', '8', '1e1:2']],
  ['bar', ['6:1', '5:5', '5:0,0']],
  ['blocks to trade', ['h1', 't0', 't3,t3', 't121', 'o1.5', 't-1', 't3;o4', 'x3']],
  [
    'line',
    [
      'line:(0,1)',
      'line:(0,1);(2,5);(3,3)',
      'ray:(0,1);(2,5)',
      'line:(0,1);(2,7)',
      'line:(1/2,1);(2,5)',
      'line:(0,-0);(2,5)',
      'line:(0,1);(2,5)|line:(0,1);(2,5)',
      'line:(0,1e1);(2,5)',
      'line:(0,1);(2,5):dashed:above',
    ],
  ],
  ['half plane', ['line:(0,1);(2,2)', 'line:(0,1);(2,2):dotted:above', 'line:(0,1);(2,2):solid:over']],
  ['clock', ['0:30', '13:00', '3:60', '3:4', '3:47', '03:45', '3:45;45', '-3:45', '3:45 ']],
  ['clock with free hands', ['3:45', '3:45;45', '3:48;44', '3:48;60', '3:48;-5', '3:48;']],
  ['bar graph', ['4,6,3', '4,6,3,11', '4,6,3,-1', '4,6,3,9,', '4,6,3,1.5', '04,6,3,9', 'bins:4,6,3,9', '4;6;3;9']],
  ['picture graph with halves', ['8,13,2', '8,22,2', '8,14']],
  ['histogram', ['2,5,0,3,1,1', 'bins:2,5,0,3,1', 'bins:']],
  ['box plot', ['box:15,12,18,21,27', 'box:9,15,18,21,27', 'box:12,15,18,21,31', '12,15,18,21,27']],
  ['a point on a line', ['7', 'at:', 'at:21', 'at:-1', 'at:7.5', 'at:7/2', 'at:07', 'at:3;7', 'at:14/2', 'at:7 ']],
  ['two fractions on a line', ['at:2/3', 'at:4/6;4/3', 'at:0.5;1', 'at:2/3;7/3', 'at:1/2;1']],
  [
    'jumps',
    ['0>10', 'jumps:', 'jumps:10>20', 'jumps:0>0', 'jumps:0>101', 'jumps:0>10>', `jumps:0${'>1>0'.repeat(16)}`],
  ],
  [
    'one end',
    ['[5', 'ray:right:-5', 'ray:up:[-5', 'ray:between:[-5', 'ray:right:[-5;[5', 'ray:right:[3', 'ray:right:]5'],
  ],
  ['two ends', ['ray:between:(-10', 'ray:between:[5;(5', 'ray:between:[5;(0', 'ray:left:[0;(5']],
  [
    'a scale to solve',
    ['-2', 'do:-3', 'do:-1;-1', 'do:-2;/5', 'do:/1', 'do:-0', 'do:-2;', 'do:-1x', 'do:-02', 'set:1,0|0,4'],
  ],
  [
    'a scale to set up',
    ['do:-2', 'set:2,3', 'set:2,3|0,11|1,1', 'set:7,0|0,1', 'set:2,31|0,1', 'set:2|11', 'set:2,-3|0,11'],
  ],
  ['shapes to tap', ['1', 's:6', 's:-1', 's:1,1', 's:1.5', 's:01', 's:1,', 's:a', '1,3']],
  ['dates to tap', ['s:31', 's:1;2', 's']],
  ['coins', ['h1', 'q0', 'q2,q1', 'q121', 'z1', 'q', '2q']],
]

it.each(bad)('a response that is none of the widget is not read: %s', (name, responses) => {
  const sample = samples.find((one) => one.name === name)
  if (sample === undefined) throw new Error(name)
  const read = responses.filter((text) => surfaceOf(sample.widget).read(sample.widget, text) !== null)
  expect(read).toEqual([])
})

it.each([
  ['ten frame', 'f:1111110000', 'You made 6 counters. The question asks for 7 counters.', ['cell:6']],
  ['circle to cut', '6:0,1,2', 'You shaded 3 of 6 equal parts. The question asks for 3 of 8 equal parts.', []],
  ['bar graph', '4,5,3,9', 'You have 5 for Tuesday. The question asks for 6.', ['column:1']],
  [
    'picture graph with halves',
    '8,12,4',
    'You have 3 symbols for dogs and 1 symbol for fish. The question asks for 3 and a half symbols for dogs and half a symbol for fish.',
    ['column:1', 'column:2'],
  ],
  ['a point on a line', 'at:8', 'You put 7 at 8. The question asks for 7.', ['point:0']],
  [
    'two fractions on a line',
    'at:1/3;5/3',
    'You put 2/3 at 1/3 and 1 1/3 at 1 2/3. The question asks for 2/3 and 1 1/3.',
    ['point:0', 'point:1'],
  ],
  ['jumps', 'jumps:0>10>20', 'You landed at 20. The question asks for 32.', ['tip:2']],
  [
    'one end',
    'ray:right:(-5',
    'You drew an open circle at −5. The question asks for a closed circle: −5 is a solution too.',
    ['end:0'],
  ],
  [
    'one end',
    'ray:left:[-5',
    'You drew a closed circle at −5, shaded to the left. The question asks for a closed circle at −5, shaded to the right.',
    [],
  ],
  [
    'two ends',
    'ray:between:[-10;[15',
    'You drew a closed circle at −10. The question asks for an open circle: −10 is not a solution.',
    ['end:0'],
  ],
  ['a scale to solve', 'do:-2', 'You came to 3x = 12. The question asks for x = 4.', []],
  ['a scale to set up', 'set:2,3|1,11', 'You put 2x + 3 = x + 11 on the scale. The question asks for 2x + 3 = 11.', []],
  [
    'shapes to tap',
    's:1,5',
    'You tapped 1 picture that does not belong. The question asks for another one.',
    ['spot:3', 'spot:5'],
  ],
  ['sides to tap', 's:0', 'You tapped 1 side. The question asks for 1 more.', ['spot:2']],
  [
    'sides to tap',
    's:0,1,2',
    'You tapped 1 side that does not belong. The question asks for the others alone.',
    ['spot:1'],
  ],
  ['dates to tap', 's:15', 'You tapped March 16. The question asks for March 17.', ['spot:15', 'spot:16']],
  ['coins', 'q2,d1', 'You put 60¢ on the table. The question asks for 67¢.', []],
])('tells what was built from what was asked: %s', (name, response, say, ids) => {
  const sample = samples.find((one) => one.name === name)
  if (sample === undefined) throw new Error(name)
  const { widget, right } = sample
  const surface = surfaceOf(widget)
  expect(surface.differ(widget, surface.read(widget, response), surface.read(widget, right))).toEqual({ say, ids })
})

describe('hands', () => {
  const act = (name: string, ...actions: Action[]): string => {
    const sample = samples.find((one) => one.name === name)
    if (sample === undefined) throw new Error(name)
    const { widget } = sample
    const surface = surfaceOf(widget)
    return surface.write(
      widget,
      actions.reduce((state, action) => surface.move(widget, state, action), surface.blank(widget)),
    )
  }

  it('fill, empty, move and take out counters', () => {
    expect(act('ten frame', { act: 'tap', id: 'cell:3' })).toBe('f:0001000000')
    expect(act('ten frame', { act: 'tap', id: 'cell:3' }, { act: 'tap', id: 'cell:3' })).toBe('f:0000000000')
    expect(act('ten frame', { act: 'put', from: 'pile:1', to: 'cell:9' })).toBe('f:0000000001')
    expect(act('ten frame', { act: 'tap', id: 'cell:0' }, { act: 'put', from: 'cell:0', to: 'cell:4' })).toBe(
      'f:0000100000',
    )
    expect(act('ten frame', { act: 'tap', id: 'cell:0' }, { act: 'put', from: 'cell:0', to: null })).toBe(
      'f:0000000000',
    )
  })

  it('go on to the second kind with another tap', () => {
    const tap = { act: 'tap', id: 'cell:0' } as const
    expect(act('two colors', tap, tap)).toBe('f:2000000000')
    expect(act('two colors', tap, tap, tap)).toBe('f:0000000000')
  })

  it('cross out and back, and never add', () => {
    const tap = { act: 'tap', id: 'cell:7' } as const
    expect(act('crossing out', tap)).toBe('f:1111111x00')
    expect(act('crossing out', tap, tap)).toBe('f:1111111100')
    expect(act('crossing out', { act: 'put', from: 'pile:1', to: 'cell:9' })).toBe('f:1111111100')
  })

  it('share out one by one to the ring with the fewest, and deal a round while there are enough', () => {
    const [deal, well] = [{ act: 'press', id: 'deal' } as const, { act: 'tap', id: 'well' } as const]
    expect(act('rings to share among', well, well, well, well, well)).toBe('g:2,1,1,1')
    expect(act('rings to share among', deal, deal, deal)).toBe('g:3,3,3,3')
    expect(act('rings to share among', deal, deal, deal, deal)).toBe('g:3,3,3,3')
    expect(
      act('rings to share among', deal, { act: 'tap', id: 'less:2' }, { act: 'put', from: 'ring:0', to: 'ring:1' }),
    ).toBe('g:0,2,0,1')
    expect(act('rings to share among', deal, { act: 'put', from: 'ring:0', to: null })).toBe('g:0,1,1,1')
  })

  it('put labels into the boxes of a bar, move them and take them out', () => {
    const of = (...actions: Action[]): string => act('bar in two parts', ...actions)
    const lay: Action = { act: 'put', from: 'tray:1', to: 'box:0' }
    expect(of(lay)).toBe('parts:2:_:1,_,_')
    expect(of(lay, { act: 'put', from: 'box:0', to: 'box:2' })).toBe('parts:2:_:_,_,1')
    expect(of(lay, { act: 'put', from: 'box:0', to: null })).toBe('parts:2:_:_,_,_')
    expect(of({ act: 'step', id: 'box:0', by: -1 })).toBe('parts:2:_:2,_,_')
    expect(of(lay, { act: 'tap', id: 'box:0' }, { act: 'tap', id: 'box:0' })).toBe('parts:2:_:_,_,_')
  })

  it('choose a bar, cut it, and say which of two is longer', () => {
    const of = (...actions: Action[]): string => act('bars to choose from', ...actions)
    const equal: Action = { act: 'press', id: 'bar:equal' }
    const two: Action = { act: 'press', id: 'bar:compare' }
    expect(of(equal, { act: 'step', id: 'cut', by: 3 }, { act: 'tap', id: 'box:0' })).toBe('equal:5:_:0,_')
    expect(of(equal, { act: 'step', id: 'cut', by: 40 })).toBe('equal:10:_:_,_')
    // The difference has no box before one bar is longer.
    expect(of(two, { act: 'tap', id: 'box:2' })).toBe('compare:2:_:_,_,_')
    expect(of(two, { act: 'press', id: 'longer:1' }, { act: 'tap', id: 'box:2' })).toBe('compare:2:1:_,_,0')
  })

  it('make a bar that is right with its parts in any order, and wrong with another whole', () => {
    const sample = samples.find(({ name }) => name === 'bar in two parts')
    if (sample === undefined) throw new Error('no such sample')
    const surface = surfaceOf(sample.widget)
    const worth = (response: string): boolean =>
      equalValues(surface.value(sample.widget, surface.read(sample.widget, response)), sample.answer)
    expect([worth('parts:2:_:1,0,2'), worth('parts:2:_:0,1,2'), worth('parts:2:_:1,2,0')]).toEqual([true, true, false])
  })

  it('draw a ring too many and leave it empty: it does not count', () => {
    const sample = samples.find(({ name }) => name === 'rings of one size')
    if (sample === undefined) throw new Error('no such sample')
    const surface = surfaceOf(sample.widget)
    const worth = (response: string): boolean =>
      equalValues(surface.value(sample.widget, surface.read(sample.widget, response)), sample.answer)
    expect([worth('g:4,4,4,0'), worth('g:4,0,4,4'), worth('g:4,4,4,1'), worth('g:3,3,3,3')]).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  it('trade ten ones for a ten, and not nine', () => {
    const one = { act: 'tap', id: 'tray:one' } as const
    const trade = { act: 'press', id: 'trade:one' } as const
    expect(act('blocks to trade', ...Array.from({ length: 5 }, () => one), trade)).toBe('t3,o9')
    expect(act('blocks to trade', ...Array.from({ length: 8 }, () => one), trade)).toBe('t4,o2')
    expect(act('blocks to take away', { act: 'press', id: 'break:ten' })).toBe('t3,o12')
    expect(act('blocks to trade', { act: 'press', id: 'break:ten' })).toBe('t2,o14')
  })

  it('pull an array by its corner, snapped and inside of the grid', () => {
    expect(act('array', { act: 'spot', id: 'corner', spot: [152, 122] })).toBe('a:3x4')
    expect(act('array', { act: 'spot', id: 'corner', spot: [4000, -70] })).toBe('a:1x10')
    expect(act('array', { act: 'step', id: 'corner', by: 2, along: 'y' })).toBe('a:3x2')
  })

  it('bring the nearest handle to the nearest crossing, and never out of the window', () => {
    const at = (spot: readonly [number, number]): Action => ({ act: 'spot', id: 'handle:0:1', spot })
    expect(act('line', at([9999, -9999]))).toBe('line:(-2,-3);(6,6)')
    expect(act('line', { act: 'step', id: 'handle:0:0', by: 2, along: 'y' })).toBe('line:(-2,-5);(2,-3)')
  })

  it('turn the edge and the side of a region, and keep a side when a line becomes upright', () => {
    const [edge, side] = [{ act: 'press', id: 'edge:0' } as const, { act: 'press', id: 'side:0' } as const]
    expect(act('half plane', edge, side)).toBe('line:(-2,-3);(2,-3):dashed:above')
    expect(act('half plane', side, side)).toBe('line:(-2,-3);(2,-3):solid:below')
    const upright: Action[] = [
      { act: 'step', id: 'handle:0:1', by: -4, along: 'x' },
      { act: 'step', id: 'handle:0:1', by: -4, along: 'y' },
    ]
    expect(act('half plane', side, ...upright)).toBe('line:(-2,-3);(-2,1):solid:right')
  })

  const at = (id: 'short' | 'long', spot: readonly [number, number], begins = false): Action => ({
    act: 'spot',
    id,
    spot,
    ...(begins ? { begins } : {}),
  })
  const [twelve, two, three, nine, ten] = [
    [180, 40],
    [300, 110],
    [320, 180],
    [40, 180],
    [60, 110],
  ] as const

  it('turn the long hand and carry the short one along, over the 12 too', () => {
    expect(act('clock', at('long', twelve))).toBe('10:00')
    expect(act('clock', at('long', twelve), at('long', ten))).toBe('9:50')
    expect(act('clock', at('long', twelve), at('long', ten), at('long', twelve))).toBe('10:00')
    expect(act('clock to the minute', at('long', [314, 170]))).toBe('10:14')
  })

  it('put the long hand on a number that is tapped, in the same hour', () => {
    expect(act('clock', at('long', nine, true))).toBe('10:45')
    expect(act('clock', at('long', twelve, true), at('long', nine, true))).toBe('10:45')
  })

  it('take hold of a hand without moving it', () => {
    expect(act('clock to the minute', at('long', [262, 137], true))).toBe('10:10')
    expect(act('clock to the minute', at('long', [262, 137]))).toBe('10:10')
    expect(act('clock', at('short', [183, 183]))).toBe('10:10')
  })

  it('turn the short hand from hour to hour, the minutes staying; free, from mark to mark', () => {
    expect(act('clock', at('short', three))).toBe('3:10')
    expect(act('clock with free hands', at('short', three))).toBe('3:00;10')
    expect(act('clock with free hands', at('short', [317, 194]))).toBe('3:12;10')
    expect(act('clock with free hands', at('long', two), at('long', nine))).toBe('10:12;45')
  })

  it('turn by arrows: one place, with Shift five minutes or a quarter hour', () => {
    const step = (id: 'short' | 'long', by: number, along: 'x' | 'y' = 'x'): Action => ({ act: 'step', id, by, along })
    expect(act('clock to the minute', step('long', 1))).toBe('10:11')
    expect(act('clock to the minute', step('long', -5))).toBe('10:05')
    expect(act('clock', step('long', 1, 'y'))).toBe('10:05')
    expect(act('clock', step('long', -5))).toBe('9:55')
    expect(act('clock', step('short', 3))).toBe('1:10')
    expect(act('clock with free hands', step('short', -1))).toBe('10:00;10')
  })

  it('pull a bar to the nearest line, step it, and never off the scale', () => {
    const at = (y: number): Action => ({ act: 'spot', id: 'column:1', spot: [150, y] })
    expect(act('bar graph', at(-300))).toBe('0,10,0,0')
    expect(act('bar graph', at(-300), at(900))).toBe('0,0,0,0')
    expect(act('bar graph', { act: 'step', id: 'column:2', by: -3, along: 'y' })).toBe('0,0,3,0')
    expect(act('bar graph', { act: 'tap', id: 'more:0' }, { act: 'tap', id: 'more:0' })).toBe('2,0,0,0')
    expect(act('bar graph', { act: 'tap', id: 'more:0' }, { act: 'tap', id: 'less:0' })).toBe('0,0,0,0')
  })

  it('put marks and symbols one by one, and take the last one away', () => {
    const [add, take] = [{ act: 'tap', id: 'column:2' } as const, { act: 'tap', id: 'take:2' } as const]
    expect(act('line plot', add, add, add)).toBe('0,0,3,0,0')
    expect(act('line plot', add, add, take)).toBe('0,0,1,0,0')
    expect(act('picture graph with halves', add)).toBe('0,0,2')
    expect(act('line plot', ...Array.from({ length: 9 }, () => add))).toBe('0,0,5,0,0')
  })

  it('keep the five numbers of a box plot in order', () => {
    expect(act('box plot', { act: 'step', id: 'column:1', by: 50, along: 'x' })).toBe('box:13,20,20,23,27')
    expect(act('box plot', { act: 'spot', id: 'column:0', spot: [-40, 100] })).toBe('box:10,17,20,23,27')
  })

  it('put a point from the tray on the line, snapped to it, along it, and back into the tray', () => {
    const at = (x: number, y: number, begins = false): Action => ({
      act: 'spot',
      id: 'point:0',
      spot: [x, y],
      ...(begins ? { begins } : {}),
    })
    const onLine = 60
    expect(act('a point on a line', at(137, onLine, true))).toBe('at:7')
    expect(act('a point on a line', at(180, 154, true))).toBe('at:_')
    expect(act('a point on a line', at(180, 154, true), at(142, onLine))).toBe('at:7')
    expect(act('a point on a line', at(137, onLine, true), at(145, onLine, true))).toBe('at:7')
    expect(act('a point on a line', at(137, onLine, true), at(900, onLine))).toBe('at:20')
    expect(act('a point on a line', at(137, onLine), at(137, 300))).toBe('at:_')
  })

  it('put the next point where the bare line is tapped, and take hold of the one that is touched', () => {
    const sample = samples.find((one) => one.name === 'two fractions on a line') ?? samples[0]!
    const surface = surfaceOf(sample.widget)
    const under = (text: string, spot: readonly [number, number]) =>
      surface.areaAt?.(sample.widget, surface.read(sample.widget, text), spot)
    const line = 118
    expect(under('at:_;_', [100, line])).toBe('point:0')
    expect(under('at:2/3;_', [300, line])).toBe('point:1')
    expect(under('at:2/3;_', [131, line])).toBe('point:0')
    expect(under('at:2/3;4/3', [131, 72])).toBe('point:0')
    expect(under('at:2/3;2/3', [131, 22])).toBe('point:1')
    expect(under('at:_;_', [20, 215])).toBeNull()
  })

  it('step a point along its line, from the ends inward, and take it off', () => {
    const step = (by: number, along: 'x' | 'y' = 'x'): Action => ({ act: 'step', id: 'point:0', by, along })
    expect(act('a point on a line', step(1))).toBe('at:0')
    expect(act('a point on a line', step(1), step(5), step(-1))).toBe('at:4')
    expect(act('a point on a line', step(-1))).toBe('at:20')
    expect(act('a point on a line', step(1), step(2, 'y'))).toBe('at:0')
    expect(act('a point on a line', step(1), { act: 'remove', id: 'point:0' })).toBe('at:_')
  })

  it('jump by buttons, by plus and minus, and never off the line', () => {
    const press = (length: number): Action => ({ act: 'press', id: `jump:${length}` })
    expect(act('jumps', press(10), press(10), press(-1))).toBe('jumps:0>10>20>19')
    expect(act('jumps', press(-1))).toBe('jumps:0')
    expect(act('jumps', { act: 'step', id: 'tip:0', by: 1 }, { act: 'step', id: 'tip:1', by: -1 })).toBe('jumps:0>10>9')
    expect(act('jumps', press(10), press(1), { act: 'remove', id: 'tip:2' })).toBe('jumps:0>10')
  })

  it('draw one jump with one stroke, which begins at the dot or ends where the line is tapped', () => {
    const at = (jump: number, x: number, begins = false): Action => ({
      act: 'spot',
      id: `tip:${jump}`,
      spot: [x, 88],
      ...(begins ? { begins } : {}),
    })
    expect(act('jumps', at(0, 40, true))).toBe('jumps:0')
    expect(act('jumps', at(0, 40, true), at(0, 60), at(0, 91))).toBe('jumps:0>20')
    expect(act('jumps', at(0, 91, true), at(1, 120.8, true))).toBe('jumps:0>20>30')
    expect(act('jumps', at(0, 91, true), at(0, 32))).toBe('jumps:0')
    expect(act('jumps', at(3, 91))).toBe('jumps:0')
  })

  it('make the last jump longer and shorter by arrows', () => {
    const step = (jump: number, by: number): Action => ({ act: 'step', id: `tip:${jump}`, by, along: 'x' })
    expect(act('jumps', step(0, 1), step(1, 5), step(1, -1))).toBe('jumps:0>5')
    expect(act('jumps', step(0, 1), { act: 'tap', id: 'tip:1' }, step(2, 1))).toBe('jumps:0>1>12')
  })

  it('move the end of a ray, open and close it, and choose its side', () => {
    const press = (id: string): Action => ({ act: 'press', id })
    expect(act('one end', { act: 'spot', id: 'end:0', spot: [143, 44] }, press('side:right'))).toBe('ray:right:(-5')
    expect(act('one end', { act: 'tap', id: 'end:0' }, press('side:left'))).toBe('ray:left:[0')
    expect(act('one end', press('turn:0'), press('turn:0'), press('side:left'), press('side:right'))).toBe(
      'ray:right:(0',
    )
    expect(act('one end', { act: 'spot', id: 'end:0', spot: [190, 44], begins: true })).toBe('ray:none:(0')
  })

  it('keep the two ends of an interval apart and in order', () => {
    expect(act('two ends', { act: 'step', id: 'end:0', by: 99, along: 'x' })).toBe('ray:none:(0;(5')
    expect(act('two ends', { act: 'spot', id: 'end:1', spot: [-90, 44] })).toBe('ray:none:(-5;(0')
  })

  it('take the same from both pans, by tap, by button and off the pan, and only what both have', () => {
    const tap: Action = { act: 'tap', id: 'right:ones' }
    const split = (by: number): Action => ({ act: 'press', id: `both:/${by}` })
    expect(act('a scale to solve', tap, { act: 'put', from: 'left:ones', to: null }, split(2), split(3))).toBe(
      'do:-2;/3',
    )
    expect(act('a scale to solve', { act: 'tap', id: 'left:boxes' })).toBe('do:')
    expect(act('a scale to solve', { act: 'press', id: 'both:-2' }, tap)).toBe('do:-2')
    const press = (id: string): Action => ({ act: 'press', id: `both:${id}` })
    expect(act('a scale with boxes on both sides', press('-1x'), press('-3'), press('-1x'), split(3))).toBe(
      'do:-1x;-3;-1x;/3',
    )
  })

  it('put boxes and weights on a pan, move them over, and take them off', () => {
    const put = (from: string, to: string | null): Action => ({ act: 'put', from, to })
    expect(act('a scale to set up', put('tray:box', 'pan:left'), put('tray:one', 'pan:right'))).toBe('set:1,0|0,1')
    expect(act('a scale to set up', put('tray:one', 'pan:left'), put('pan:left', 'pan:right'))).toBe('set:0,0|0,1')
    expect(act('a scale to set up', put('tray:box', 'pan:left'), put('pan:left', null))).toBe('set:0,0|0,0')
    expect(act('a scale to set up', { act: 'step', id: 'count:left:boxes', by: 99 })).toBe('set:6,0|0,0')
  })

  const tap = (at: number): Action => ({ act: 'tap', id: `spot:${at}` })

  it('tap places of a picture and tap them again, and move the only one that is wanted', () => {
    expect(act('shapes to tap', tap(3), tap(1), tap(0), tap(0))).toBe('s:1,3')
    expect(act('shapes to tap', tap(1), { act: 'remove', id: 'spot:1' }, { act: 'remove', id: 'spot:2' })).toBe('s:')
    expect(act('dates to tap', tap(3), tap(30), tap(31))).toBe('s:30')
    expect(act('dates to tap', tap(3), tap(3))).toBe('s:')
  })

  it('tap the nearest side, the nearest corner, the part and the date under the finger', () => {
    const under = (name: string, spot: readonly [number, number]) => {
      const sample = samples.find((one) => one.name === name) ?? samples[0]!
      const surface = surfaceOf(sample.widget)
      return surface.areaAt?.(sample.widget, surface.blank(sample.widget), spot)
    }
    const middle = (name: string, at: number): readonly [number, number] => {
      const sample = samples.find((one) => one.name === name) ?? samples[0]!
      const { box } = surfaceOf(sample.widget).areas(sample.widget, { tapped: [] })[at]!
      return [box.x + box.width / 2, box.y + box.height / 2]
    }
    for (const name of ['sides to tap', 'corners to tap', 'parts to tap', 'dates to tap', 'a row to tap'])
      for (const at of [0, 1, 2]) expect(under(name, middle(name, at))).toBe(`spot:${at}`)
    expect(under('sides to tap', [middle('sides to tap', 1)[0] + 20, middle('sides to tap', 1)[1]])).toBe('spot:1')
    expect(under('corners to tap', [180, 141])).toBeNull()
    expect(under('parts to tap', [2, 2])).toBeNull()
    expect(under('dates to tap', [20, 20])).toBeNull()
  })

  it('wait until as many places are tapped as the question names', () => {
    const sample = samples.find(({ name }) => name === 'solids to tap') ?? samples[0]!
    const surface = surfaceOf(sample.widget)
    const missing = (text: string) => surface.complete(sample.widget, surface.read(sample.widget, text))
    expect(['s:', 's:1', 's:1,3', 's:0,1,3'].map(missing)).toEqual([
      'Tap a picture.',
      'Tap 1 more.',
      null,
      'That is 3 pictures. Tap only 2.',
    ])
  })

  it('keep shaded parts when a whole is cut again', () => {
    const cut = (by: number): Action => ({ act: 'step', id: 'parts', by })
    const cutAndShade = [cut(7), { act: 'tap', id: 'part:1' }, { act: 'tap', id: 'part:7' }] as const
    expect(act('circle to cut', ...cutAndShade)).toBe('8:1,7')
    expect(act('circle to cut', ...cutAndShade, cut(-4))).toBe('4:1')
    expect(act('circle to cut', cut(99))).toBe('12:')
  })
})

describe('a double line', () => {
  const sample = samples.find(({ name }) => name === 'amounts on a double line') ?? samples[0]!
  const surface = surfaceOf(sample.widget)
  const state = surface.read(sample.widget, 'at:3;_')

  it('says what both lines count, and only what the question tells of the upper one', () => {
    expect(surface.draw(sample.widget, state, 'shown').alt).toBe(
      'A number line from 0 to 6, a mark every 1. The line counts hours. A second line over it counts kilometers: 0 over 0 and 360 over 6. 180 km: at 3, 300 km: not on the line yet.',
    )
  })

  it('takes a flag on either line, and back in the tray below both', () => {
    const at = (y: number): unknown =>
      surface.move(sample.widget, surface.blank(sample.widget), { act: 'spot', id: 'point:1', spot: [278.7, y] })
    const written = (y: number): string => surface.write(sample.widget, at(y))
    expect([written(94), written(150), written(235)]).toEqual(['at:_;5', 'at:_;5', 'at:_;_'])
  })
})

describe('a clock', () => {
  const of = (name: string): SurfaceSample => samples.find((one) => one.name === name) ?? samples[0]!
  const surface = surfaceOf(of('clock').widget)
  const state = (name: string, text: string): unknown => surface.read(of(name).widget, text)

  it('says the time in figures and in words', () => {
    const said = (text: string): string => surface.say(of('clock').widget, state('clock', text))
    expect(said('3:45')).toBe('3:45, quarter to 4.')
    expect(said('12:45')).toBe('12:45, quarter to 1.')
    expect(said('12:00')).toBe('12:00, 12 o’clock.')
    expect(said('3:40')).toBe('3:40.')
    expect(surface.say(of('clock with free hands').widget, state('clock with free hands', '3:00;45'))).toBe(
      'Short hand at 3, long hand at 9.',
    )
  })

  it('is held by the hand that a finger touches, and by the nearer one of two', () => {
    const hand = (text: string, spot: readonly [number, number]): string | null | undefined =>
      surface.areaAt?.(of('clock').widget, state('clock', text), spot)
    expect(hand('3:45', [240, 184])).toBe('short')
    expect(hand('3:45', [90, 182])).toBe('long')
    expect(hand('12:00', [180, 118])).toBe('short')
    expect(hand('12:00', [180, 70])).toBe('long')
    expect(hand('3:45', [180, 320])).toBe('long')
    expect(hand('3:45', [180, 230])).toBe('short')
    expect(hand('3:45', [4, 4])).toBeNull()
  })

  it('is printed without hands [P31]', () => {
    const [empty, set] = [
      paperOf(of('clock').widget),
      surface.draw(of('clock').widget, state('clock', '3:45'), 'shown'),
    ]
    expect(set.pieces.map(({ id }) => id)).toEqual(['short', 'long', 'numbers'])
    expect(empty.alt).toBe('A clock face without hands.')
    for (const { svg } of set.pieces.slice(0, 2)) expect(empty.svg).not.toContain(svg)
  })
})

describe('the copy robot', () => {
  it('sets what a figure shows [P24]', () => {
    const widgetOf = (name: string) => samples.find((one) => one.name === name)?.widget ?? samples[0]!.widget
    expect(copyInto(widgetOf('ten frame'), tenFrame({ filled: 7 }).facts)).toBe('f:1111111000')
    expect(copyInto(widgetOf('bar'), fractionBar({ bars: [{ parts: 5, shaded: 2 }] }).facts)).toBe('5:0,1')
    expect(copyInto(widgetOf('blocks to trade'), baseTenBlocks({ numbers: [{ tens: 5, ones: 2 }] }).facts)).toBe(
      't5,o2',
    )
    expect(copyInto(widgetOf('coins'), coins({ pieces: [25, 25, 10] }).facts)).toBe('q2,d1')
    expect(copyInto(widgetOf('clock'), clock([{ minutes: 225 }]).facts)).toBe('3:45')
    expect(
      copyInto(
        widgetOf('bar graph'),
        barChart({ categories: ['a', 'b', 'c', 'd'], series: [{ values: [4, 6, 3, 9] }] }).facts,
      ),
    ).toBe('4,6,3,9')
    expect(
      copyInto(widgetOf('bar graph'), linePlot({ denominator: 1, from: 3, to: 5, counts: [1, 0, 2] }).facts),
    ).toBeNull()
    expect(copyInto(widgetOf('bar'), tenFrame({ filled: 7 }).facts)).toBeNull()
    const line = numberLine({
      from: 0,
      to: 20,
      step: 1,
      points: [{ at: 7 }],
      intervals: [{ from: 5, to: null, fromClosed: true }],
    })
    expect(copyInto(widgetOf('a point on a line'), line.facts)).toBe('at:7')
    expect(copyInto(widgetOf('jumps'), line.facts)).toBe('jumps:0>10>9>8>7')
    expect(copyInto(widgetOf('one end'), line.facts)).toBe('ray:right:[5')
    expect(copyInto(widgetOf('a point on a line'), tenFrame({ filled: 7 }).facts)).toBeNull()
  })
})
