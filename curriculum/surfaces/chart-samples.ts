import { amounts } from '../values/amounts.ts'
import type { ChartWidget } from '@polyhex/contract/exercises/surface-widgets'
import type { SurfaceSample } from './surface-widget-samples.ts'

const bars: ChartWidget = {
  widget: 'chart',
  mode: 'bar',
  title: '',
  name: 'tickets',
  columns: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'],
  top: 10,
  step: 1,
  snap: 1,
  symbol: 'star',
  base: null,
  start: '',
}
const lengths = ['3 cm', '4 cm', '5 cm', '6 cm', '7 cm']
const five = { 'least value': 12, 'lower quartile': 15, median: 18, 'upper quartile': 21, 'greatest value': 27 }

/** Every kind of graph that is built, with its answer. */
export const chartSamples: readonly SurfaceSample[] = [
  {
    name: 'bar graph',
    widget: bars,
    answer: amounts({ Monday: 4, Tuesday: 6, Wednesday: 3, Thursday: 9 }, 'each'),
    right: '4,6,3,9',
  },
  {
    name: 'bar graph to mend',
    widget: { ...bars, top: 20, step: 2, start: '4,6,3,19' },
    answer: amounts({ Monday: 4, Tuesday: 6, Wednesday: 3, Thursday: 18 }, 'each'),
    right: '4,6,3,18',
  },
  {
    name: 'picture graph',
    widget: { ...bars, mode: 'picture', title: 'Our pets', columns: ['cats', 'dogs', 'fish'] },
    answer: amounts({ cats: 4, dogs: 7, fish: 2 }, 'each'),
    right: '4,7,2',
  },
  {
    name: 'picture graph with halves',
    widget: {
      ...bars,
      mode: 'picture',
      columns: ['cats', 'dogs', 'fish'],
      top: 20,
      step: 4,
      snap: 2,
      symbol: 'circle',
    },
    answer: amounts({ cats: 8, dogs: 14, fish: 2 }, 'each'),
    right: '8,14,2',
  },
  {
    name: 'line plot',
    widget: {
      ...bars,
      mode: 'dots',
      columns: lengths,
      top: 5,
      base: { from: 3, step: 1, under: 1 },
      name: 'length (cm)',
    },
    answer: amounts({ '3 cm': 1, '4 cm': 0, '5 cm': 4, '6 cm': 2, '7 cm': 1 }, 'each'),
    right: '1,0,4,2,1',
  },
  {
    name: 'histogram',
    widget: {
      ...bars,
      mode: 'histogram',
      columns: ['0 to 9', '10 to 19', '20 to 29', '30 to 39', '40 to 49', '50 to 59'],
      base: { from: 0, step: 10, under: 1 },
    },
    answer: amounts({ '0 to 9': 2, '10 to 19': 5, '20 to 29': 0, '30 to 39': 3, '40 to 49': 1, '50 to 59': 1 }, 'each'),
    right: 'bins:2,5,0,3,1,1',
  },
  {
    name: 'box plot',
    widget: {
      ...bars,
      mode: 'box',
      columns: [],
      top: 30,
      step: 2,
      base: { from: 10, step: 1, under: 1 },
      name: 'minutes',
    },
    answer: amounts(five, 'each'),
    right: 'box:12,15,18,21,27',
  },
]
