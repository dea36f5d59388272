import { halfLine, intervalPart, intervals } from '../values/intervals.ts'
import { placesOf } from '../values/places.ts'
import { rational, whole } from '../values/rational.ts'
import type { SurfaceSample } from './surface-widget-samples.ts'
import type { LineJumpsWidget, Track } from '@polyhex/contract/exercises/surface-widgets'

const twenty: Track = { from: 0, to: 20, under: 1, mark: 1, every: 5, snap: 1, written: 'decimal' }
const hundred: Track = { from: 0, to: 100, under: 1, mark: 10, every: 1, snap: 1, written: 'decimal' }
const jumps: LineJumpsWidget = {
  widget: 'line_jumps',
  track: hundred,
  begin: 0,
  lengths: [10, 1, -1],
  only: null,
  showsPlaces: false,
  start: '',
}
/** Around zero, by fives. */
const signed: Track = { from: -20, to: 20, under: 1, mark: 5, every: 2, snap: 5, written: 'decimal' }

/** Every mode of the number line with its answer, for tests. */
export const trackSamples: readonly SurfaceSample[] = [
  {
    name: 'a point on a line',
    widget: { widget: 'line_points', track: twenty, points: ['7'], start: '' },
    answer: whole(7),
    right: 'at:7',
  },
  {
    name: 'amounts on a double line',
    widget: {
      widget: 'line_points',
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
      start: '',
    },
    answer: placesOf([
      { name: '180 km', at: whole(3) },
      { name: '300 km', at: whole(5) },
    ]),
    right: 'at:3;5',
  },
  {
    name: 'two fractions on a line',
    widget: {
      widget: 'line_points',
      track: { ...twenty, to: 6, under: 3, every: 3, written: 'mixed' },
      points: ['2/3', '1 1/3'],
      start: '',
    },
    answer: placesOf([
      { name: '2/3', at: rational(2, 3) },
      { name: '1 1/3', at: rational(4, 3) },
    ]),
    right: 'at:2/3;4/3',
  },
  {
    name: 'an estimate on a bare line',
    widget: { widget: 'line_points', track: { ...hundred, mark: 100 }, points: ['38'], start: '' },
    answer: placesOf([{ name: '38', at: whole(38), within: whole(4) }]),
    right: 'at:38',
  },
  { name: 'jumps', widget: jumps, answer: whole(32), right: 'jumps:0>10>20>30>31>32' },
  {
    name: 'jumps of one length',
    widget: { ...jumps, begin: 20, lengths: [5, 10], only: [5] },
    answer: whole(35),
    right: 'jumps:20>25>30>35',
  },
  {
    name: 'jumps back',
    widget: { ...jumps, begin: 60, lengths: [-10, -1], showsPlaces: true },
    answer: whole(48),
    right: 'jumps:60>50>49>48',
  },
  {
    name: 'one end',
    widget: { widget: 'line_ray', track: signed, ends: 1, start: '' },
    answer: halfLine('>=', whole(-5)),
    right: 'ray:right:[-5',
  },
  {
    name: 'two ends',
    widget: { widget: 'line_ray', track: signed, ends: 2, start: '' },
    answer: intervals([intervalPart(whole(-10), whole(15), false, true)]),
    right: 'ray:between:(-10;[15',
  },
  {
    name: 'outside of two ends',
    widget: { widget: 'line_ray', track: signed, ends: 2, start: '' },
    answer: intervals([intervalPart(null, whole(0), false, true), intervalPart(whole(10), null, false, false)]),
    right: 'ray:outside:[0;(10',
  },
]
