import type { WrittenWidget } from '@polyhex/contract/exercises/surface-widgets'
import type { Sample } from '../gallery-samples.ts'

const sum: WrittenWidget = {
  widget: 'written',
  layout: 'add',
  operands: ['478', '256'],
  result: null,
  remainder: false,
  start: '',
}

/** One question for every way of writing a calculation. */
export const writtenSamples: readonly Sample[] = [
  {
    name: 'written: sum',
    question: 'Add 478 and 256.',
    widget: sum,
    half: 'carry=,1;result=,,,4',
    answered: 'carry=,1;result=,6,3,4',
    right: 'carry=1,1;result=,7,3,4',
  },
  {
    name: 'written: sum of two-digit numbers',
    question: 'Add 38, 7, and 46.',
    widget: { ...sum, operands: ['38', '7', '46'] },
    half: 'result=,,1',
    answered: 'result=,8,1',
    right: 'carry=2;result=,9,1',
  },
  {
    name: 'written: decimals',
    question: 'Add 3.4 and 0.75.',
    widget: { ...sum, operands: ['3.4', '0.75'] },
    half: 'result=,,,5',
    answered: 'result=,1,0,9',
    right: 'carry=1,;result=,4,1,5',
  },
  {
    name: 'written: difference',
    question: 'Subtract 168 from 504.',
    widget: { ...sum, layout: 'subtract', operands: ['504', '168'] },
    half: 'trade=4,9,14;result=,,6',
    answered: 'trade=4,10,14;result=3,4,6',
    right: 'trade=4,9,14;result=3,3,6',
  },
  {
    name: 'written: missing digits',
    question: 'Find the missing digits.',
    widget: { ...sum, operands: ['4?8', '25?'], result: '?34' },
    half: 'number2=6',
    answered: 'number1=8;number2=6;result=7',
    right: 'carry=1,1;number1=7;number2=6;result=7',
  },
  {
    name: 'written: product',
    question: 'Multiply 346 by 7.',
    widget: { ...sum, layout: 'multiply', operands: ['346', '7'] },
    half: 'carry=,4;result=,,,2',
    answered: 'carry=3,4;result=2,1,2,2',
    right: 'carry=3,4;result=2,4,2,2',
  },
  {
    name: 'written: partial products',
    question: 'Multiply 34 by 26.',
    widget: { ...sum, layout: 'multiply', operands: ['34', '26'] },
    half: 'part1=,2,0,4',
    answered: 'part1=,2,0,4;part2=,,6,8;result=,2,7,2',
    right: 'part1=,2,0,4;part2=,6,8,0;result=,8,8,4',
  },
  {
    name: 'written: long division',
    question: 'Divide 936 by 4.',
    widget: { ...sum, layout: 'divide', operands: ['936', '4'] },
    half: 'result=2,,;take1=8,,;rest1=1,3,',
    answered: 'result=2,3,3;take1=8,,;rest1=1,3,;take2=1,2,;rest2=,1,5',
    right: 'result=2,3,4;take1=8,,;rest1=1,3,;take2=1,2,;rest2=,1,6;take3=,1,6;rest3=,,0',
  },
  {
    name: 'written: long division with a remainder',
    question: 'Divide 157 by 4.',
    widget: { ...sum, layout: 'divide', operands: ['157', '4'], remainder: true },
    half: 'result=,3,',
    answered: 'result=,3,8;remainder=5',
    right: 'result=,3,9;remainder=1;take1=1,2,;rest1=,3,7;take2=,3,6;rest2=,,1',
  },
]
