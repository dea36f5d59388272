import { spotsTapped } from './hot-spot.ts'
import type { SurfaceSample } from './surface-widget-samples.ts'
import type { HotSpotWidget, SpotThing } from '@polyhex/contract/exercises/hot-spot-widget'

const hot = { widget: 'hot_spot', picks: null, start: '' } as const
const flat = (shape: Extract<SpotThing, { is: 'shape' }>['shape'], turn = 0): SpotThing => ({
  is: 'shape',
  shape,
  turn,
  size: 100,
  second: false,
})
const tile = (name: Extract<SpotThing, { is: 'tile' }>['tile'], second = false): SpotThing => ({
  is: 'tile',
  tile: name,
  turns: 0,
  small: false,
  second,
})

const shapes: HotSpotWidget = {
  ...hot,
  scene: {
    shows: 'things',
    in: 'cards',
    things: [
      flat('square', 45),
      flat('triangle'),
      flat('circle'),
      flat('right_triangle', 100),
      flat('star'),
      flat('kite'),
    ],
  },
}
const row: HotSpotWidget = {
  ...hot,
  picks: 1,
  scene: {
    shows: 'things',
    in: 'row',
    things: ['star', 'heart', 'star', 'heart', 'duck', 'heart', 'star', 'heart', 'star', 'heart'].map((name) =>
      tile(name as 'star'),
    ),
  },
}
const solids: HotSpotWidget = {
  ...hot,
  picks: 2,
  scene: {
    shows: 'things',
    in: 'cards',
    things: (['cube', 'cone', 'cylinder', 'sphere'] as const).map((solid) => ({ is: 'solid', solid })),
  },
}
const sides: HotSpotWidget = { ...hot, scene: { shows: 'outline', shape: 'trapezoid', turn: 20, tap: 'sides' } }
const corners: HotSpotWidget = { ...hot, scene: { shows: 'outline', shape: 'hexagon', turn: 0, tap: 'corners' } }
const parts: HotSpotWidget = {
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
}
const month: HotSpotWidget = {
  ...hot,
  picks: 1,
  scene: { shows: 'month', month: 'March', days: 31, firstWeekday: 6, ringed: [10] },
}

const sample = (name: string, widget: HotSpotWidget, tapped: readonly number[]): SurfaceSample => ({
  name,
  widget,
  answer: spotsTapped(widget, tapped),
  right: `s:${tapped.join(',')}`,
})

/** Every kind of picture with places to tap, and its answer, for tests. */
export const hotSpotSamples: readonly SurfaceSample[] = [
  sample('shapes to tap', shapes, [1, 3]),
  sample('a row to tap', row, [4]),
  sample('solids to tap', solids, [1, 3]),
  sample('sides to tap', sides, [0, 2]),
  sample('corners to tap', corners, [0, 1, 2, 3, 4, 5]),
  sample('parts to tap', parts, [1, 2]),
  sample('dates to tap', month, [16]),
]
