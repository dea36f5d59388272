import { rational } from '../values/rational.ts'
import type { Curve, Plot } from '../values/values.ts'
import type { PlotShape, PlotWidget } from '@polyhex/contract/exercises/surface-widgets'
import type { SurfaceSample } from './surface-widget-samples.ts'

const handles = (...places: readonly (readonly [number, number])[]): Curve['handles'] =>
  places.map(([x, y]) => ({ x: rational(Math.round(x * 12), 12), y: rational(Math.round(y * 12), 12) }))

const plot = (...curves: readonly Curve[]): Plot => ({ kind: 'plot', curves })

const plane = {
  widget: 'plot',
  window: { xMin: -6, xMax: 6, yMin: -6, yMax: 6 },
  step: { x: [1, 1], y: [1, 1] },
  lines: { x: 1, y: 1 },
  inPi: false,
  given: [],
  showsPlaces: true,
  start: '',
} satisfies Partial<PlotWidget>

const curve = (shape: PlotShape, corners = 1, region = false): PlotWidget['curves'][number] => ({
  shape,
  corners,
  region,
})

function sample(
  name: string,
  shape: PlotShape,
  places: readonly (readonly [number, number])[],
  settings: Partial<PlotWidget> = {},
): SurfaceSample {
  return {
    name,
    widget: { ...plane, curves: [curve(shape, places.length)], ...settings },
    answer: plot({ shape, handles: handles(...places) }),
    right: `${shape}:${places.map(([x, y]) => `(${x},${y})`).join(';')}`,
  }
}

const waves: Partial<PlotWidget> = {
  window: { xMin: 0, xMax: 2, yMin: -4, yMax: 4 },
  step: { x: [1, 4], y: [1, 1] },
  lines: { x: 0.25, y: 1 },
  inPi: true,
}

/** Every shape of the plane with a right answer, for tests. */
export const plotSamples: readonly SurfaceSample[] = [
  sample('points', 'points', [
    [-3, 2],
    [4, -1],
  ]),
  sample('segment', 'segment', [
    [-3, -2],
    [1, 4],
  ]),
  sample('line', 'line', [
    [0, 1],
    [2, 5],
  ]),
  sample('upright line', 'line', [
    [3, 0],
    [3, 2],
  ]),
  sample('ray', 'ray', [
    [-1, 2],
    [1, 3],
  ]),
  sample('arrow', 'vector', [
    [0, 0],
    [3, -2],
  ]),
  sample(
    'mirrored triangle',
    'polygon',
    [
      [-1, 1],
      [-4, 1],
      [-1, 5],
    ],
    { given: [{ shape: 'polygon', at: [1, 1, 4, 1, 1, 5] }] },
  ),
  sample('circle', 'circle', [
    [1, -1],
    [4, -1],
  ]),
  sample('parabola', 'parabola', [
    [2, -1],
    [4, 3],
  ]),
  sample('absolute value', 'absolute', [
    [-1, -2],
    [1, 2],
  ]),
  sample('exponential', 'exponential', [
    [-6, -2],
    [0, -1],
    [1, 0],
  ]),
  {
    ...sample('wave', 'sine', [], waves),
    widget: { ...plane, ...waves, curves: [curve('sine')] },
    answer: { ...plot({ shape: 'sine', handles: handles([0, 1], [0.5, 3]) }), inPi: true },
    right: 'sine:(0,1);(1/2,3)',
  },
  {
    name: 'half plane',
    widget: { ...plane, curves: [curve('line', 1, true)] },
    answer: plot({ shape: 'line', handles: handles([0, 1], [2, 2]), region: { dashed: true, side: 'below' } }),
    right: 'line:(0,1);(2,2):dashed:below',
  },
  {
    name: 'system of inequalities',
    widget: { ...plane, showsPlaces: false, curves: [curve('line', 1, true), curve('line', 1, true)] },
    answer: plot(
      { shape: 'line', handles: handles([0, 1], [2, 2]), region: { dashed: false, side: 'below' } },
      { shape: 'line', handles: handles([-2, 0], [-2, 3]), region: { dashed: true, side: 'right' } },
    ),
    right: 'line:(0,1);(2,2):solid:below|line:(-2,0);(-2,3):dashed:right',
  },
]
