import { amounts } from '../values/amounts.ts'
import { rational, whole } from '../values/rational.ts'
import type { SurfaceSample } from './surface-widget-samples.ts'
import type { WrittenWidget } from '@polyhex/contract/exercises/surface-widgets'

const sum: WrittenWidget = {
  widget: 'written',
  layout: 'add',
  operands: ['478', '256'],
  result: null,
  remainder: false,
  start: '',
}

/** One frame for every way of writing a calculation. */
export const writtenSamples: readonly SurfaceSample[] = [
  { name: 'written sum', widget: sum, answer: whole(734), right: 'carry=1,1;result=,7,3,4' },
  {
    name: 'written sum of three',
    widget: { ...sum, operands: ['38', '7', '46'] },
    answer: whole(91),
    right: 'carry=2;result=,9,1',
  },
  {
    name: 'written sum with points',
    widget: { ...sum, operands: ['3.4', '0.75'] },
    answer: rational(83, 20),
    right: 'carry=1,;result=,4,1,5',
  },
  {
    name: 'written difference',
    widget: { ...sum, layout: 'subtract', operands: ['504', '168'] },
    answer: whole(336),
    right: 'trade=4,9,14;result=3,3,6',
  },
  {
    name: 'missing digits',
    widget: { ...sum, operands: ['4?8', '25?'], result: '?34' },
    answer: amounts(
      { 'tens of the first number': 7, 'ones of the second number': 6, 'hundreds of the sum': 7 },
      'each',
    ),
    right: 'carry=1,1;number1=7;number2=6;result=7',
  },
  {
    name: 'written product',
    widget: { ...sum, layout: 'multiply', operands: ['346', '7'] },
    answer: whole(2422),
    right: 'carry=3,4;result=2,4,2,2',
  },
  {
    name: 'partial products',
    widget: { ...sum, layout: 'multiply', operands: ['34', '26'] },
    answer: whole(884),
    right: 'part1=,2,0,4;part2=,6,8,0;result=,8,8,4',
  },
  {
    name: 'long division',
    widget: { ...sum, layout: 'divide', operands: ['936', '4'] },
    answer: whole(234),
    right: 'result=2,3,4;take1=8,,;rest1=1,3,;take2=1,2,;rest2=,1,6;take3=,1,6;rest3=,,0',
  },
  {
    name: 'long division with a remainder',
    widget: { ...sum, layout: 'divide', operands: ['157', '4'], remainder: true },
    answer: amounts({ quotient: 39, remainder: 1 }, 'each'),
    right: 'result=,3,9;remainder=1;take1=1,2,;rest1=,3,7;take2=,3,6;rest2=,,1',
  },
]
