import type { Sample } from '../gallery-samples.ts'
import type { BalanceWidget } from '@polyhex/contract/exercises/surface-widgets'

const scale: BalanceWidget = {
  widget: 'balance',
  does: 'solve',
  letter: 'x',
  left: { boxes: 2, ones: 3 },
  right: { boxes: 0, ones: 11 },
  takes: [3],
  splits: [2, 3],
  start: '',
}
const empty = { boxes: 0, ones: 0 } as const

/** One question for every mode of the scale. */
export const balanceSamples: readonly Sample[] = [
  {
    name: 'balance: one box alone',
    question: 'Solve 2x + 3 = 11 on the scale.',
    widget: scale,
    half: 'do:-3',
    answered: 'do:-3',
    right: 'do:-3;/2',
  },
  {
    name: 'balance: boxes on both sides',
    question: 'Solve 2n + 24 = 6n + 4 on the scale.',
    widget: {
      ...scale,
      letter: 'n',
      takes: [4],
      splits: [2, 4],
      left: { boxes: 2, ones: 24 },
      right: { boxes: 6, ones: 4 },
    },
    half: 'do:-4;-2x;/2',
    answered: 'do:-4;-2x;/2',
    right: 'do:-4;-2x;/4',
  },
  {
    name: 'balance: an equation is set up',
    question: 'Put 3x + 2 = 14 on the scale.',
    widget: { ...scale, does: 'set_up', left: empty, right: empty, takes: [], splits: [] },
    half: 'set:3,0|0,0',
    answered: 'set:3,2|0,12',
    right: 'set:3,2|0,14',
  },
]
