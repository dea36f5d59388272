import type { Sample } from '../gallery-samples.ts'

const plane = {
  widget: 'plot',
  window: { xMin: -6, xMax: 6, yMin: -6, yMax: 6 },
  step: { x: [1, 1], y: [1, 1] },
  lines: { x: 1, y: 1 },
  inPi: false,
  given: [],
  showsPlaces: true,
  start: '',
} as const satisfies Partial<Sample['widget']>

/** One question for every shape that is drawn on the plane. */
export const plotSamples: readonly Sample[] = [
  {
    name: 'plot: points',
    question: 'Plot \\((-3, 2)\\) and \\((4, -1)\\).',
    widget: { ...plane, given: [], showsPlaces: false, curves: [{ shape: 'points', corners: 2, region: false }] },
    half: 'points:(-3,2);(2,-3)',
    answered: 'points:(-3,2);(-1,4)',
    right: 'points:(-3,2);(4,-1)',
  },
  {
    name: 'plot: line',
    question: 'Draw the line \\(y = 2x + 1\\).',
    widget: { ...plane, given: [], curves: [{ shape: 'line', corners: 1, region: false }] },
    half: 'line:(0,1);(2,-3)',
    answered: 'line:(0,1);(2,2)',
    right: 'line:(0,1);(2,5)',
  },
  {
    name: 'plot: reflected triangle',
    question: 'Draw the triangle after a reflection in the \\(y\\)-axis.',
    widget: {
      ...plane,
      given: [{ shape: 'polygon', at: [1, 1, 4, 1, 1, 5] }],
      curves: [{ shape: 'polygon', corners: 3, region: false }],
    },
    half: 'polygon:(-1,1);(-4,1);(3,-3)',
    answered: 'polygon:(-1,-1);(-4,-1);(-1,-5)',
    right: 'polygon:(-1,1);(-4,1);(-1,5)',
  },
  {
    name: 'plot: circle',
    question: 'Draw the circle \\((x - 1)^2 + (y + 1)^2 = 9\\).',
    widget: { ...plane, given: [], curves: [{ shape: 'circle', corners: 1, region: false }] },
    half: 'circle:(1,-1);(2,-3)',
    answered: 'circle:(-1,1);(2,1)',
    right: 'circle:(1,-1);(4,-1)',
  },
  {
    name: 'plot: parabola',
    question: 'Draw the parabola \\(y = (x - 2)^2 - 1\\).',
    widget: { ...plane, given: [], curves: [{ shape: 'parabola', corners: 1, region: false }] },
    half: 'parabola:(2,-1);(2,-3)',
    answered: 'parabola:(-2,-1);(0,3)',
    right: 'parabola:(2,-1);(4,3)',
  },
  {
    name: 'plot: exponential',
    question: 'Draw \\(y = 2^x - 2\\).',
    widget: { ...plane, given: [], curves: [{ shape: 'exponential', corners: 1, region: false }] },
    half: 'exponential:(-6,-2);(0,-1);(3,-3)',
    answered: 'exponential:(-6,-2);(0,-1);(1,1)',
    right: 'exponential:(-6,-2);(0,-1);(1,0)',
  },
  {
    name: 'plot: wave',
    question: 'Draw \\(y = 2 \\sin x + 1\\).',
    widget: {
      ...plane,
      window: { xMin: 0, xMax: 2, yMin: -4, yMax: 4 },
      step: { x: [1, 4], y: [1, 1] },
      lines: { x: 0.25, y: 1 },
      inPi: true,
      given: [],
      curves: [{ shape: 'sine', corners: 1, region: false }],
    },
    half: 'sine:(0,1);(3/2,-2)',
    answered: 'sine:(0,0);(1/2,2)',
    right: 'sine:(0,1);(1/2,3)',
  },
  {
    name: 'plot: half plane',
    question: 'Show the solutions of \\(y < \\frac{1}{2}x + 1\\).',
    widget: { ...plane, given: [], curves: [{ shape: 'line', corners: 1, region: true }] },
    half: 'line:(0,1);(2,2):solid:none',
    answered: 'line:(0,1);(2,2):solid:below',
    right: 'line:(0,1);(2,2):dashed:below',
  },
  {
    name: 'plot: two inequalities',
    question: 'Show where \\(y \\le \\frac{1}{2}x + 1\\) and \\(x > -2\\).',
    widget: {
      ...plane,
      showsPlaces: false,
      given: [],
      curves: [
        { shape: 'line', corners: 1, region: true },
        { shape: 'line', corners: 1, region: true },
      ],
    },
    half: 'line:(0,1);(2,2):solid:below|line:(-2,0);(2,0):solid:none',
    answered: 'line:(0,1);(2,2):solid:below|line:(-2,0);(-2,3):dashed:left',
    right: 'line:(0,1);(2,2):solid:below|line:(-2,0);(-2,3):dashed:right',
  },
]
