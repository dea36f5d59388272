import type { Story } from '../../../tasks/choose-story.ts'
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
}

export const things: readonly [Thing, ...Thing[]] = [
  {
    place: 'The library',
    many: 'books',
    kinds: ['picture books', 'comic books'],
    go: 'are lent out',
    come: 'are bought',
  },
  {
    place: 'The garden shop',
    many: 'seed packets',
    kinds: ['flower seed packets', 'herb seed packets'],
    go: 'are sold',
    come: 'are delivered',
  },
  {
    place: 'The school store',
    many: 'pencils',
    kinds: ['red pencils', 'blue pencils'],
    go: 'are sold',
    come: 'are delivered',
  },
  { place: 'The bakery', many: 'rolls', kinds: ['wheat rolls', 'rye rolls'], go: 'are sold', come: 'are baked' },
  {
    place: 'The museum',
    many: 'postcards',
    kinds: ['large postcards', 'small postcards'],
    go: 'are sold',
    come: 'are printed',
  },
  { place: 'The art room', many: 'beads', kinds: ['glass beads', 'wooden beads'], go: 'are used', come: 'are bought' },
  {
    place: 'The theater',
    many: 'tickets',
    kinds: ['adult tickets', 'child tickets'],
    go: 'are sold',
    come: 'are printed',
  },
]

type SubtractionStory = Story<Params, Thing>

/** Stories that top - bottom belongs to: take from, compare, what was added. */
export const fitting: readonly [SubtractionStory, ...SubtractionStory[]] = [
  {
    text: (p, t) => `${t.place} has ${p.top} ${t.many}. ${p.bottom} ${t.go}. How many ${t.many} are left?`,
  },
  {
    text: (p, t) =>
      `${t.place} has ${p.top} ${t.kinds[0]} and ${p.bottom} ${t.kinds[1]}. How many more ${t.kinds[0]} than ${t.kinds[1]} are there?`,
  },
  {
    text: (p, t) =>
      `${t.place} has ${p.bottom} ${t.many}. Some more ${t.come}. Now there are ${p.top}. How many of them are new?`,
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
