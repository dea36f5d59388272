import type { Counted } from '../sum-stories.ts'

/** Things of which there can be hundreds in one place. */
export const things: readonly [Counted, ...Counted[]] = [
  {
    place: 'The library',
    many: 'books',
    kinds: ['picture books', 'comic books'],
    come: 'are bought',
    go: 'are lent out',
  },
  {
    place: 'The school store',
    many: 'pencils',
    kinds: ['red pencils', 'blue pencils'],
    come: 'are delivered',
    go: 'are sold',
  },
  {
    place: 'The museum',
    many: 'postcards',
    kinds: ['large postcards', 'small postcards'],
    come: 'are printed',
    go: 'are sold',
  },
  { place: 'The art room', many: 'beads', kinds: ['glass beads', 'wooden beads'], come: 'are bought', go: 'are used' },
]
