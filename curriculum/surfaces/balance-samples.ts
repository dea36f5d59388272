import { whole } from '../values/rational.ts'
import { panAmounts } from './balance-words.ts'
import type { SurfaceSample } from './surface-widget-samples.ts'
import type { BalanceWidget } from '@polyhex/contract/exercises/surface-widgets'

const scale: BalanceWidget = {
  widget: 'balance',
  does: 'solve',
  letter: 'x',
  left: { boxes: 3, ones: 2 },
  right: { boxes: 0, ones: 14 },
  takes: [2],
  splits: [2, 3],
  start: '',
}
const empty = { boxes: 0, ones: 0 } as const

/** Every mode of the scale with its answer, for tests. */
export const balanceSamples: readonly SurfaceSample[] = [
  { name: 'a scale to solve', widget: scale, answer: whole(4), right: 'do:-2;/3' },
  {
    name: 'a scale with boxes on both sides',
    widget: { ...scale, letter: 'n', left: { boxes: 2, ones: 9 }, right: { boxes: 5, ones: 3 }, takes: [3] },
    answer: whole(2),
    right: 'do:-3;-2x;/3',
  },
  {
    name: 'a scale to set up',
    widget: { ...scale, does: 'set_up', left: empty, right: empty, takes: [], splits: [] },
    answer: panAmounts({ boxes: 2, ones: 3 }, { boxes: 0, ones: 11 }),
    right: 'set:2,3|0,11',
  },
]
