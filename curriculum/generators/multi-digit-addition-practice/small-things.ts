import type { Counted } from './sum-stories.ts'

/** Things of which there can be up to a hundred in one place. */
export const smallThings: readonly [Counted, ...Counted[]] = [
  { place: 'The farm', many: 'hens', kinds: ['brown hens', 'white hens'], come: 'are bought', go: 'are sold' },
  { place: 'The box', many: 'blocks', kinds: ['red blocks', 'blue blocks'], come: 'are put in', go: 'are taken out' },
  { place: 'The pond', many: 'fish', kinds: ['gold fish', 'gray fish'], come: 'are put in', go: 'are taken out' },
  {
    place: 'The class',
    many: 'books',
    kinds: ['picture books', 'animal books'],
    come: 'are bought',
    go: 'are lent out',
  },
  { place: 'The tree', many: 'apples', kinds: ['red apples', 'green apples'], come: 'grow', go: 'fall off' },
]
