import { describe, expect, it } from 'vitest'
import { equalPlots, faultOfCurve } from './plot.ts'
import { plotText } from './plot-text.ts'
import { rational } from './rational.ts'
import type { PlotShape } from '@polyhex/contract/exercises/surface-widgets'
import type { Curve, Plot } from './values.ts'

type Place = readonly [number, number]

const handles = (places: readonly Place[]): Curve['handles'] =>
  places.map(([x, y]) => ({ x: rational(Math.round(x * 6), 6), y: rational(Math.round(y * 6), 6) }))
const plot = (shape: PlotShape, places: readonly Place[], more: Partial<Curve> = {}): Plot => ({
  kind: 'plot',
  curves: [{ shape, handles: handles(places), ...more }],
})

const same: readonly [PlotShape, readonly Place[], readonly Place[]][] = [
  [
    'points',
    [
      [1, 2],
      [3, 4],
    ],
    [
      [3, 4],
      [1, 2],
    ],
  ],
  [
    'segment',
    [
      [1, 2],
      [3, 4],
    ],
    [
      [3, 4],
      [1, 2],
    ],
  ],
  [
    'line',
    [
      [0, 1],
      [2, 5],
    ],
    [
      [-3, -5],
      [1, 3],
    ],
  ],
  [
    'line',
    [
      [3, 0],
      [3, 2],
    ],
    [
      [3, -7],
      [3, 5],
    ],
  ],
  [
    'ray',
    [
      [0, 1],
      [2, 2],
    ],
    [
      [0, 1],
      [4, 3],
    ],
  ],
  [
    'polygon',
    [
      [0, 0],
      [4, 0],
      [4, 3],
      [0, 3],
    ],
    [
      [4, 3],
      [4, 0],
      [0, 0],
      [0, 3],
    ],
  ],
  [
    'circle',
    [
      [1, 1],
      [4, 1],
    ],
    [
      [1, 1],
      [1, -2],
    ],
  ],
  [
    'parabola',
    [
      [2, -1],
      [4, 3],
    ],
    [
      [2, -1],
      [1, 0],
    ],
  ],
  [
    'absolute',
    [
      [2, -1],
      [4, 3],
    ],
    [
      [2, -1],
      [1, 1],
    ],
  ],
  [
    'exponential',
    [
      [-6, 0],
      [0, 1],
      [1, 2],
    ],
    [
      [5, 0],
      [3, 8],
      [2, 4],
    ],
  ],
  [
    'exponential',
    [
      [0, -2],
      [0, -1],
      [2, 2],
    ],
    [
      [0, -2],
      [1, 0],
      [0, -1],
    ],
  ],
  [
    'sine',
    [
      [0, 1],
      [0.5, 3],
    ],
    [
      [2, 1],
      [2.5, 3],
    ],
  ],
  [
    'sine',
    [
      [0, 1],
      [0.5, 3],
    ],
    [
      [1, 1],
      [1.5, -1],
    ],
  ],
  [
    'sine',
    [
      [0, 1],
      [0.5, 3],
    ],
    [
      [1, 1],
      [0.5, 3],
    ],
  ],
]

const other: readonly [PlotShape, readonly Place[], readonly Place[]][] = [
  [
    'line',
    [
      [0, 1],
      [2, 5],
    ],
    [
      [0, 1],
      [2, 4],
    ],
  ],
  [
    'line',
    [
      [3, 0],
      [3, 2],
    ],
    [
      [4, 0],
      [4, 2],
    ],
  ],
  [
    'ray',
    [
      [0, 1],
      [2, 2],
    ],
    [
      [0, 1],
      [-2, 0],
    ],
  ],
  [
    'ray',
    [
      [3, 0],
      [3, 2],
    ],
    [
      [3, 0],
      [3, -1],
    ],
  ],
  [
    'vector',
    [
      [0, 0],
      [3, -2],
    ],
    [
      [1, 0],
      [4, -2],
    ],
  ],
  [
    'vector',
    [
      [0, 0],
      [3, -2],
    ],
    [
      [3, -2],
      [0, 0],
    ],
  ],
  [
    'polygon',
    [
      [0, 0],
      [4, 0],
      [4, 3],
      [0, 3],
    ],
    [
      [0, 0],
      [4, 3],
      [4, 0],
      [0, 3],
    ],
  ],
  [
    'circle',
    [
      [1, 1],
      [4, 1],
    ],
    [
      [1, 1],
      [3, 1],
    ],
  ],
  [
    'parabola',
    [
      [2, -1],
      [4, 3],
    ],
    [
      [2, -1],
      [4, -5],
    ],
  ],
  [
    'exponential',
    [
      [0, 0],
      [0, 1],
      [1, 2],
    ],
    [
      [0, 0],
      [0, 1],
      [1, 3],
    ],
  ],
  [
    'exponential',
    [
      [0, 0],
      [0, 1],
      [1, 2],
    ],
    [
      [0, 1],
      [0, 2],
      [1, 3],
    ],
  ],
  [
    'exponential',
    [
      [0, 0],
      [0, 1],
      [1, 2],
    ],
    [
      [0, 0],
      [0, -1],
      [1, -2],
    ],
  ],
  [
    'sine',
    [
      [0, 1],
      [0.5, 3],
    ],
    [
      [0, 1],
      [0.5, -1],
    ],
  ],
  [
    'sine',
    [
      [0, 1],
      [0.5, 3],
    ],
    [
      [0, 1],
      [1, 3],
    ],
  ],
  [
    'segment',
    [
      [1, 2],
      [3, 4],
    ],
    [
      [1, 2],
      [3, 5],
    ],
  ],
]

describe('two plots', () => {
  it.each(same)('are one %s whichever handles fix it: %j and %j', (shape, a, b) => {
    expect(equalPlots(plot(shape, a), plot(shape, b))).toBe(true)
    expect(equalPlots(plot(shape, b), plot(shape, a))).toBe(true)
  })
  it.each(other)('are not one %s: %j and %j', (shape, a, b) => {
    expect(equalPlots(plot(shape, a), plot(shape, b))).toBe(false)
    expect(equalPlots(plot(shape, b), plot(shape, a))).toBe(false)
  })
  it('of arrows that may start anywhere are alike by size and direction', () => {
    const free = plot(
      'vector',
      [
        [0, 0],
        [3, -2],
      ],
      { anywhere: true },
    )
    expect(
      equalPlots(
        plot('vector', [
          [1, 1],
          [4, -1],
        ]),
        free,
      ),
    ).toBe(true)
    expect(
      equalPlots(
        plot('vector', [
          [1, 1],
          [4, 3],
        ]),
        free,
      ),
    ).toBe(false)
  })
  it('of regions differ by edge and by side', () => {
    const region = (dashed: boolean, side: 'above' | 'below'): Plot =>
      plot(
        'line',
        [
          [0, 0],
          [1, 1],
        ],
        { region: { dashed, side } },
      )
    expect(equalPlots(region(true, 'above'), region(true, 'above'))).toBe(true)
    expect(equalPlots(region(true, 'above'), region(false, 'above'))).toBe(false)
    expect(equalPlots(region(true, 'above'), region(true, 'below'))).toBe(false)
  })
  it('of two lines are equal in either order, and one line does not stand for both', () => {
    const [a, b] = [
      plot('line', [
        [0, 0],
        [1, 1],
      ]),
      plot('line', [
        [0, 2],
        [1, 1],
      ]),
    ]
    const both = (one: Plot, two: Plot): Plot => ({ kind: 'plot', curves: [...one.curves, ...two.curves] })
    expect(equalPlots(both(a, b), both(b, a))).toBe(true)
    expect(equalPlots(both(a, a), both(a, b))).toBe(false)
    expect(equalPlots(a, both(a, b))).toBe(false)
  })
})

it.each<[PlotShape, readonly Place[], string | null]>([
  [
    'line',
    [
      [1, 1],
      [1, 1],
    ],
    'Two points lie on each other. Move one of them.',
  ],
  [
    'line',
    [
      [1, 1],
      [1, 4],
    ],
    null,
  ],
  [
    'parabola',
    [
      [1, 1],
      [1, 4],
    ],
    'Move the second point to the side of the vertex.',
  ],
  [
    'parabola',
    [
      [1, 1],
      [2, 1],
    ],
    'This is still a straight line. Move the second point up or down.',
  ],
  [
    'sine',
    [
      [0, 1],
      [1, 1],
    ],
    'This wave is flat. Move the second point up or down.',
  ],
  [
    'exponential',
    [
      [0, 0],
      [1, 2],
      [1, 4],
    ],
    'Move one of the two points to the side.',
  ],
  [
    'exponential',
    [
      [0, 0],
      [1, 2],
      [2, -4],
    ],
    'Both points belong on the same side of the dashed line.',
  ],
  [
    'exponential',
    [
      [0, 0],
      [1, 0],
      [2, 4],
    ],
    'The points may not lie on the dashed line.',
  ],
  [
    'exponential',
    [
      [0, 0],
      [1, 2],
      [2, 4],
    ],
    null,
  ],
])('a %s of handles %j: %s', (shape, places, fault) => {
  expect(faultOfCurve({ shape, handles: handles(places) })).toBe(fault)
})

it('is said by what fixes it', () => {
  expect(
    plotText(
      plot(
        'line',
        [
          [0, 1],
          [2, 5],
        ],
        { region: { dashed: true, side: 'below' } },
      ),
    ),
  ).toBe('the line through (0, 1) and (2, 5), dashed, shaded below')
  expect(
    plotText({
      ...plot('sine', [
        [0.5, 1],
        [1, -3],
      ]),
      inPi: true,
    }),
  ).toBe('the wave through its midline at (π/2, 1) with its next high or low point at (π, −3)')
  expect(plotText(plot('points', [[0.5, -1]]))).toBe('the point (1/2, −1)')
})
