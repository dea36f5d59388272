import { minus, num, plus, times } from '../../../expressions/build.ts'
import { expression } from '../../../values/items.ts'
import type { Story } from '../../../tasks/choose-story.ts'
import type { ToldStory } from '../../../tasks/story-task.ts'
import type { Distractor } from '../../../topic-level.ts'
import type { Node } from '../../../values/values.ts'
import type { Params } from './numbers.ts'

/** Things of which there can be hundreds, with what is done to them. */
interface Thing {
  readonly place: string
  readonly many: string
  /** Two kinds of it, to be compared or put together. */
  readonly kinds: readonly [string, string]
  /** How they go away, and how they come: 187 tickets "are sold", 187 more "are printed". */
  readonly go: string
  readonly come: string
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

type SubtractionStory = Story<Params, Thing>

/** Stories that top - bottom belongs to, told and asked: take from, compare, what was added. */
export const told: readonly [ToldStory<Params, Thing>, ToldStory<Params, Thing>, ToldStory<Params, Thing>] = [
  {
    tells: (p, t) => `${t.place} has ${p.top} ${t.many}. ${p.bottom} ${t.go}.`,
    asks: (_, t) => `How many ${t.many} are left?`,
    because: 'Some go away and the rest is asked for, so subtract.',
  },
  {
    tells: (p, t) => `${t.place} has ${p.top} ${t.kinds[0]}. It also has ${p.bottom} ${t.kinds[1]}.`,
    asks: (_, t) => `How many more ${t.kinds[0]} than ${t.kinds[1]} are there?`,
    because: 'Two numbers are compared, so subtract the smaller one from the greater one.',
  },
  {
    tells: (p, t) => `${t.place} has ${p.bottom} ${t.many}. Some more ${t.come}. Now there are ${p.top}.`,
    asks: () => 'How many of them are new?',
    because: 'The new ones are what is there now without what was there before, so subtract.',
  },
]

const whole = ({ tells, asks }: ToldStory<Params, Thing>): SubtractionStory => ({
  text: (p, t) => `${tells(p, t)} ${asks(p, t)}`,
})

/** The same as stories to choose from. */
export const fitting: readonly [SubtractionStory, ...SubtractionStory[]] = [
  whole(told[0]),
  {
    text: (p, t) =>
      `${t.place} has ${p.top} ${t.kinds[0]} and ${p.bottom} ${t.kinds[1]}. How many more ${t.kinds[0]} than ${t.kinds[1]} are there?`,
  },
  whole(told[2]),
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

/** Stories with the same numbers that another calculation belongs to. */
export const others: readonly SubtractionStory[] = [
  {
    text: (p, t) => `${t.place} has ${p.top} ${t.many}. ${p.bottom} more ${t.come}. How many ${t.many} are there now?`,
    misconception: 'wrong_operation',
    why: 'Here more come, so the numbers are added.',
  },
  {
    text: (p, t) =>
      `${t.place} has ${p.top} ${t.kinds[0]} and ${p.bottom} ${t.kinds[1]}. How many ${t.many} are there in all?`,
    misconception: 'wrong_operation',
    why: 'Here two parts are put together, so the numbers are added.',
  },
  {
    text: (p, t) =>
      `${p.top} ${t.many} ${t.go}. ${p.bottom} ${t.many} are left. How many ${t.many} were there at the start?`,
    misconception: 'wrong_operation',
    why: 'Here the start is asked for: what went and what is left are added.',
  },
  {
    text: (p, t) =>
      `${t.place} has ${p.top} ${t.many} on Monday and ${p.bottom} more than that on Tuesday. How many are there on Tuesday?`,
    misconception: 'wrong_operation',
    why: 'Here Tuesday has more, so the numbers are added.',
  },
]
