import type { Sample } from '../gallery-samples.ts'

const hot = { widget: 'hot_spot', picks: null, start: '' } as const
const flat = { is: 'shape', turn: 0, size: 100, second: false } as const
const tile = { is: 'tile', turns: 0, small: false, second: false } as const

/** One question for every kind of picture that is tapped. */
export const hotSpotSamples: readonly Sample[] = [
  {
    name: 'hot_spot: shapes',
    question: 'Tap all the triangles.',
    widget: {
      ...hot,
      scene: {
        shows: 'things',
        in: 'cards',
        things: [
          { ...flat, shape: 'square', turn: 45 },
          { ...flat, shape: 'triangle' },
          { ...flat, shape: 'circle', second: true },
          { ...flat, shape: 'right_triangle', turn: 100, second: true },
          { ...flat, shape: 'star' },
          { ...flat, shape: 'kite', size: 70 },
        ],
      },
    },
    half: 's:1',
    answered: 's:1,5',
    right: 's:1,3',
  },
  {
    name: 'hot_spot: a row',
    question: 'One tile is wrong. Tap it.',
    widget: {
      ...hot,
      picks: 1,
      scene: {
        shows: 'things',
        in: 'row',
        things: [
          { ...tile, tile: 'star' },
          { ...tile, tile: 'heart', second: true },
          { ...tile, tile: 'star' },
          { ...tile, tile: 'heart', second: true },
          { ...tile, tile: 'duck' },
          { ...tile, tile: 'heart', second: true },
          { ...tile, tile: 'star' },
        ],
      },
    },
    half: 's:',
    answered: 's:3',
    right: 's:4',
  },
  {
    name: 'hot_spot: solids',
    question: 'Tap the two solids that have a point or are round all over.',
    widget: {
      ...hot,
      picks: 2,
      scene: {
        shows: 'things',
        in: 'cards',
        things: [
          { is: 'solid', solid: 'cube' },
          { is: 'solid', solid: 'cone' },
          { is: 'solid', solid: 'cylinder' },
          { is: 'solid', solid: 'sphere' },
        ],
      },
    },
    half: 's:1',
    answered: 's:1,2',
    right: 's:1,3',
  },
  {
    name: 'hot_spot: sides',
    question: 'Tap the two sides that are parallel.',
    widget: { ...hot, picks: 2, scene: { shows: 'outline', shape: 'trapezoid', turn: 20, tap: 'sides' } },
    half: 's:0',
    answered: 's:0,1',
    right: 's:0,2',
  },
  {
    name: 'hot_spot: corners',
    question: 'Tap every corner.',
    widget: { ...hot, scene: { shows: 'outline', shape: 'hexagon', turn: 0, tap: 'corners' } },
    half: 's:0,1',
    answered: 's:0,1,2,3,4',
    right: 's:0,1,2,3,4,5',
  },
  {
    name: 'hot_spot: parts',
    question: 'Tap the rectangles.',
    widget: {
      ...hot,
      scene: {
        shows: 'parts',
        parts: [
          [
            [10, 50],
            [90, 50],
            [50, 0],
          ],
          [
            [10, 50],
            [50, 50],
            [50, 100],
            [10, 100],
          ],
          [
            [50, 50],
            [90, 50],
            [90, 100],
            [50, 100],
          ],
        ],
      },
    },
    half: 's:1',
    answered: 's:0',
    right: 's:1,2',
  },
  {
    name: 'hot_spot: dates',
    question: 'Tap the date one week after the ringed one.',
    widget: {
      ...hot,
      picks: 1,
      scene: { shows: 'month', month: 'March', days: 31, firstWeekday: 6, ringed: [10] },
    },
    half: 's:',
    answered: 's:15',
    right: 's:16',
  },
]
