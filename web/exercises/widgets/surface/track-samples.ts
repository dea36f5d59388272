import type { Sample } from '../gallery-samples.ts'

const twenty = { from: 0, to: 20, under: 1, mark: 1, every: 5, snap: 1, written: 'decimal' } as const
const hundred = { ...twenty, to: 100, mark: 10, every: 1 } as const
const signed = { ...twenty, from: -6, to: 6, every: 1 } as const
const jumps = { widget: 'line_jumps', track: hundred, begin: 0, only: null, start: '' } as const
const points = { widget: 'line_points', start: '' } as const
const ray = { widget: 'line_ray', track: signed, start: '' } as const

/** One question for every mode of the number line. */
export const trackSamples: readonly Sample[] = [
  {
    name: 'line_points: a number to 20',
    question: 'Put 7 where it belongs.',
    widget: { ...points, track: twenty, points: ['7'] },
    half: 'at:_',
    answered: 'at:8',
    right: 'at:7',
  },
  {
    name: 'line_points: a double line',
    question: 'A train travels 360 km in 6 hours. When has it traveled 180 km, and when 300 km?',
    widget: {
      ...points,
      track: { ...twenty, to: 6, every: 1 },
      points: ['180 km', '300 km'],
      over: {
        name: 'kilometers',
        below: 'hours',
        marks: [
          { at: 0, text: '0' },
          { at: 6, text: '360' },
        ],
      },
    },
    half: 'at:3;_',
    answered: 'at:3;4',
    right: 'at:3;5',
  },
  {
    name: 'line_points: decimals',
    question: 'Put 2.3 and 2.85 on the line.',
    widget: {
      ...points,
      track: { ...twenty, from: 200, to: 300, under: 100, mark: 10, snap: 5 },
      points: ['2.3', '2.85'],
    },
    half: 'at:23/10;_',
    answered: 'at:23/10;29/10',
    right: 'at:23/10;57/20',
  },
  {
    name: 'line_points: fractions',
    question: 'Put each number on the line.',
    widget: {
      ...points,
      track: { ...twenty, to: 12, under: 6, every: 6, written: 'mixed' },
      points: ['2/3', '1 1/6', '1/2', '3/2'],
    },
    half: 'at:2/3;_;1/2;_',
    answered: 'at:1/3;7/6;1/2;5/3',
    right: 'at:2/3;7/6;1/2;3/2',
  },
  {
    name: 'line_points: an estimate',
    question: 'About where does 38 belong?',
    widget: { ...points, track: { ...hundred, mark: 100 }, points: ['38'] },
    half: 'at:_',
    answered: 'at:61',
    right: 'at:38',
  },
  {
    name: 'line_jumps: tens and ones',
    question: 'Start at 0. Jump to 32.',
    widget: { ...jumps, lengths: [10, 1, -1], showsPlaces: false },
    half: 'jumps:0>10>20',
    answered: 'jumps:0>10>20>30>31',
    right: 'jumps:0>10>20>30>31>32',
  },
  {
    name: 'line_jumps: fives',
    question: 'Start at 0. Make 4 jumps of 5.',
    widget: {
      ...jumps,
      track: { ...twenty, to: 30, every: 5 },
      lengths: [5],
      only: [5],
      showsPlaces: false,
    },
    half: 'jumps:0>5>10',
    answered: 'jumps:0>5>10>15',
    right: 'jumps:0>5>10>15>20',
  },
  {
    name: 'line_jumps: a line without marks, backward',
    question: 'Start at 82. Jump back 37.',
    widget: {
      ...jumps,
      track: { ...hundred, mark: 100 },
      begin: 82,
      lengths: [-10, -1, 1],
      showsPlaces: true,
    },
    half: 'jumps:82>72>62',
    answered: 'jumps:82>72>62>52>46',
    right: 'jumps:82>72>62>52>45',
  },
  {
    name: 'line_ray: one end',
    question: 'Graph \\(x \\ge -2\\).',
    widget: { ...ray, ends: 1 },
    half: 'ray:none:[-2',
    answered: 'ray:right:(-2',
    right: 'ray:right:[-2',
  },
  {
    name: 'line_ray: between two ends',
    question: 'Graph \\(-3 < x \\le 4\\).',
    widget: { ...ray, ends: 2 },
    half: 'ray:none:(-3;(2',
    answered: 'ray:between:[-3;[4',
    right: 'ray:between:(-3;[4',
  },
  {
    name: 'line_ray: outside of two ends',
    question: 'Graph \\(x < -1\\) or \\(x > 3\\).',
    widget: { ...ray, ends: 2 },
    half: 'ray:outside:(-2;(2',
    answered: 'ray:between:(-1;(3',
    right: 'ray:outside:(-1;(3',
  },
]
