import type { Counted } from '../sum-stories.ts'

/** Things of which there can be hundreds of thousands in one place. */
export const things: readonly [Counted, ...Counted[]] = [
  {
    place: 'The print shop',
    many: 'flyers',
    kinds: ['color flyers', 'plain flyers'],
    come: 'are printed',
    go: 'are mailed',
  },
  { place: 'The nail factory', many: 'nails', kinds: ['short nails', 'long nails'], come: 'are made', go: 'are sold' },
  {
    place: 'The stamp museum',
    many: 'stamps',
    kinds: ['old stamps', 'new stamps'],
    come: 'are bought',
    go: 'are lent out',
  },
  {
    place: 'The state library',
    many: 'books',
    kinds: ['printed books', 'audio books'],
    come: 'are bought',
    go: 'are lent out',
  },
]
