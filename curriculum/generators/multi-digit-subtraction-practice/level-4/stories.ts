import { minus, num, plus, times } from '../../../expressions/build.ts'
import { expression } from '../../../values/items.ts'
import type { Counted } from '../../multi-digit-addition-practice/sum-stories.ts'
import type { Distractor } from '../../../topic-level.ts'
import type { Node } from '../../../values/values.ts'
import type { Params } from './numbers.ts'

/** Things of which there can be hundreds in one place. */
interface Thing extends Counted {
  /** The most that there could be of it in one place. */
  readonly most: number
}

export const things: readonly [Thing, ...Thing[]] = [
  {
    place: 'The library',
    many: 'books',
    kinds: ['picture books', 'comic books'],
    go: 'are lent out',
    come: 'are bought',
    most: 990,
  },
  {
    place: 'The garden shop',
    many: 'seed packets',
    kinds: ['flower seed packets', 'herb seed packets'],
    go: 'are sold',
    come: 'are delivered',
    most: 750,
  },
  {
    place: 'The school store',
    many: 'pencils',
    kinds: ['red pencils', 'blue pencils'],
    go: 'are sold',
    come: 'are delivered',
    most: 900,
  },
  {
    place: 'The bakery',
    many: 'rolls',
    kinds: ['wheat rolls', 'rye rolls'],
    go: 'are sold',
    come: 'are baked',
    most: 480,
  },
  {
    place: 'The museum',
    many: 'postcards',
    kinds: ['large postcards', 'small postcards'],
    go: 'are sold',
    come: 'are printed',
    most: 800,
  },
  {
    place: 'The art room',
    many: 'beads',
    kinds: ['glass beads', 'wooden beads'],
    go: 'are used',
    come: 'are bought',
    most: 990,
  },
  {
    place: 'The theater',
    many: 'tickets',
    kinds: ['adult tickets', 'child tickets'],
    go: 'are sold',
    come: 'are printed',
    most: 900,
  },
]

/** Whether there could be so many of a thing. */
export const suits = (p: Params, thing: Thing): boolean => p.top <= thing.most

export const setUp = (p: Params): Node => minus(num(p.top), num(p.bottom))

/** Other calculations with the numbers of a story. */
export const otherSetUps = (p: Params): Distractor[] => [
  {
    value: expression(plus(num(p.top), num(p.bottom))),
    misconception: 'wrong_operation',
    why: 'Nothing is put together here. The answer is less than the greater number.',
  },
  {
    value: expression(minus(num(p.bottom), num(p.top))),
    misconception: 'reversed_order',
    why: 'The greater number comes first: the smaller one is taken from it.',
  },
  {
    value: expression(times(num(p.top), num(p.bottom))),
    misconception: 'wrong_operation',
    why: 'There are no equal groups here. The answer is less than the greater number.',
  },
]
