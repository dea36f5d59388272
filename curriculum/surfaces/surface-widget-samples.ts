import { amounts } from '../values/amounts.ts'
import { balanceSamples } from './balance-samples.ts'
import { chartSamples } from './chart-samples.ts'
import { writtenSamples } from './written-samples.ts'
import { plotSamples } from './plot-samples.ts'
import { hotSpotSamples } from './hot-spot-samples.ts'
import { trackSamples } from './track-samples.ts'
import { rational } from '../values/rational.ts'
import { tapeOfParts, tapeOfTwo } from '../values/tape.ts'
import { time } from '../values/time.ts'
import type { BaseTenWidget, SurfaceWidget, TapeWidget } from '@polyhex/contract/exercises/surface-widgets'
import type { Value } from '../values/values.ts'

export interface SurfaceSample {
  readonly name: string
  readonly widget: SurfaceWidget
  readonly answer: Value
  /** The response that shows the answer. */
  readonly right: string
}

const frame = { widget: 'counters', mode: 'frame', places: 10, colors: 1, does: 'place', start: '' } as const
const circle = { widget: 'fraction_parts', shape: 'circle', wholes: 1, parts: null, start: '1:' } as const
const clock = { widget: 'clock_set', hands: 'coupled', step: 5, start: '10:10' } as const
const blocks: BaseTenWidget = { widget: 'base_ten', columns: ['ten', 'one'], mode: 'trade', start: 't3,o4' }

const tape: TapeWidget = {
  widget: 'tape',
  bars: ['parts', 'equal', 'compare'],
  parts: 2,
  most: 10,
  names: ['Mia', 'Ben'],
  labels: ['?', '8', '13'],
  start: '',
}

/**
 * Every mode of every surface with a right answer.
 * @forTests each surface is tried in all its modes, here and on paper
 */
export const surfaceWidgetSamples: readonly SurfaceSample[] = [
  { name: 'ten frame', widget: frame, answer: amounts({ counter: 7 }, 'exact'), right: 'f:1111111000' },
  { name: 'five frame', widget: { ...frame, places: 5 }, answer: amounts({ counter: 3 }, 'exact'), right: 'f:11100' },
  {
    name: 'two ten frames',
    widget: { ...frame, places: 20 },
    answer: amounts({ counter: 13 }, 'exact'),
    right: 'f:11111111111110000000',
  },
  {
    name: 'two colors',
    widget: { ...frame, colors: 2 },
    answer: amounts({ disc: 5, hexagon: 3 }, 'exact'),
    right: 'f:1111122200',
  },
  {
    name: 'crossing out',
    widget: { ...frame, does: 'cross_out', start: 'f:1111111100' },
    answer: amounts({ counter: 5, 'crossed out': 3 }, 'exact'),
    right: 'f:11111xxx00',
  },
  {
    name: 'loose counters',
    widget: { ...frame, mode: 'loose', places: 15 },
    answer: amounts({ counter: 6 }, 'exact'),
    right: 'f:111111000000000',
  },
  {
    name: 'array',
    widget: { ...frame, mode: 'array', places: 10, start: 'a:1x2' },
    answer: amounts({ row: 3, column: 4 }, 'shape'),
    right: 'a:3x4',
  },
  {
    name: 'rings to share among',
    widget: { widget: 'rings', does: 'share', counters: 14, rings: 4, chooses: false, start: '' },
    answer: amounts({ ring: 4, 'in each': 3, 'left over': 2 }, 'exact'),
    right: 'g:3,3,3,3',
  },
  {
    name: 'rings of one size',
    widget: { widget: 'rings', does: 'make', counters: 40, rings: 6, chooses: true, start: '' },
    answer: amounts({ ring: 3, 'in each': 4 }, 'exact'),
    right: 'g:4,4,4',
  },
  {
    name: 'bar in two parts',
    widget: { ...tape, bars: ['parts'] },
    answer: tapeOfParts(['8', '?'], '13'),
    right: 'parts:2:_:1,0,2',
  },
  {
    name: 'bars to choose from',
    widget: tape,
    answer: tapeOfTwo({ name: 'Mia', label: '13' }, { name: 'Ben', label: '8' }, '?'),
    right: 'compare:2:0:2,1,0',
  },
  {
    name: 'bar in equal parts',
    widget: { ...tape, bars: ['parts', 'equal'], labels: ['?', '4', '12'] },
    answer: tapeOfParts(['4', '4', '4'], '?'),
    right: 'equal:3:_:1,0',
  },
  { name: 'circle to cut', widget: circle, answer: rational(3, 8), right: '8:0,1,2' },
  {
    name: 'bar',
    widget: { ...circle, shape: 'bar', parts: 5, start: '5:' },
    answer: rational(2, 5),
    right: '5:0,1',
  },
  {
    name: 'three circles',
    widget: { ...circle, wholes: 3, parts: 4, start: '4:' },
    answer: rational(9, 4),
    right: '4:0,1,2,3,4,5,6,7,8',
  },
  {
    name: 'hundred square',
    widget: { ...circle, shape: 'grid', parts: 100, start: '100:' },
    answer: rational(3, 100),
    right: '100:0,1,2',
  },
  {
    name: 'blocks to build',
    widget: { ...blocks, columns: ['hundred', 'ten', 'one'], mode: 'build', start: 'none' },
    answer: amounts({ hundred: 2, ten: 4, one: 3 }, 'exact'),
    right: 'h2,t4,o3',
  },
  { name: 'blocks to trade', widget: blocks, answer: amounts({ ten: 5, one: 2 }, 'exact'), right: 't5,o2' },
  {
    name: 'blocks to take away',
    widget: { ...blocks, mode: 'take_away', start: 't4,o2' },
    answer: amounts({ ten: 2, one: 5 }, 'exact'),
    right: 't2,o5',
  },
  {
    name: 'coins',
    widget: { widget: 'coins', pieces: ['quarter', 'dime', 'nickel', 'penny'], face: 'plain', start: 'none' },
    answer: amounts({ quarter: 2, dime: 1, nickel: 1, penny: 2 }, 'total', {
      quarter: 25,
      dime: 10,
      nickel: 5,
      penny: 1,
    }),
    right: 'q2,d1,n1,p2',
  },
  ...plotSamples,
  { name: 'clock', widget: clock, answer: time(225), right: '3:45' },
  { name: 'clock to the minute', widget: { ...clock, step: 1 }, answer: time(227), right: '3:47' },
  {
    name: 'clock with free hands',
    widget: { ...clock, hands: 'free', start: '10:12;10' },
    answer: time(225),
    right: '3:48;45',
  },
  ...chartSamples,
  ...writtenSamples,
  ...trackSamples,
  ...balanceSamples,
  ...hotSpotSamples,
]
