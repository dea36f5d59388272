import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { ContestFamily } from '../family.ts'
import { mistake, stepsTo, twoHints } from '../writing.ts'

export interface Params {
  readonly power: number
  readonly less: number
}

const digitSum = (n: number): number => [...String(n)].reduce((sum, digit) => sum + Number(digit), 0)
const value = ({ power, less }: Params): number => 9 * power - digitSum(less - 1)

function params(chance: Chance, difficulty: number): Params {
  return {
    power: chance.int(8 + Math.round(12 * difficulty), 20 + Math.round(60 * difficulty)),
    less: difficulty < 0.4 ? chance.int(12, 99) : chance.int(100, 999),
  }
}

/** A power of ten less a small number is a row of nines less a little. */
export const family: ContestFamily<Params> = {
  code: 'X03',
  name: 'Nines, nines, nines',
  version: 1,
  idea: 'near_power_of_ten',
  reach: [7.4, 10],
  areas: ['SN', 'PL', 'PN'],
  targetSeconds: 110,
  params,
  reject: ({ less }) => (less % 10 === 0 || less % 100 === 1 ? 'a carry that surprises' : null),
  note: ({ power, less }) => `${power} ${less}`,
  prompt: ({ power, less }, words) => ({
    text: words.pick([
      `The number \\(10^{${power}} - ${less}\\) is written out. What is the sum of its digits?`,
      `From a 1 with ${power} zeros behind it, ${less} is taken away. What do the digits of the result add up to?`,
    ]),
  }),
  answer: (p) => whole(value(p)),
  forms: ['numeric', 'choice'],
  distractors: (p) => [
    mistake(
      'stops_early',
      9 * p.power - digitSum(p.less),
      'A row of nines is one less than the power of ten. So what is still to be taken away?',
    ),
    mistake('half_way', 9 * p.power, 'That would be so if all digits were nines.'),
    mistake(
      'surface_operation',
      9 * p.power - (p.less - 1),
      'Take away digit by digit: the digits of the number, not the number itself.',
    ),
    mistake('quick_answer', 1 + digitSum(p.less), 'The digits of a difference are not the difference of the digits.'),
  ],
  hints: ({ power, less }) =>
    twoHints(
      `What does \\(10^{${power}} - 1\\) look like when it is written out?`,
      `From the row of ${power} nines, ${less} − 1 is still to be taken away. No digit has to be borrowed.`,
    ),
  solution: (p) =>
    stepsTo(
      value(p),
      `Go by way of a round number: \\(10^{${p.power}} - 1\\) is a row of ${p.power} nines, with the digit sum 9 · ${p.power} = ${9 * p.power}.`,
      `Of the nines, ${p.less} − 1 = ${p.less - 1} is still taken away. Every nine is large enough, so nothing is borrowed.`,
      `The digit sum falls by ${[...String(p.less - 1)].join(' + ')} = ${digitSum(p.less - 1)}: ${9 * p.power} − ${digitSum(p.less - 1)} = ${value(p)}.`,
    ),
  load: ({ power, less }) => power + (less > 99 ? 20 : 0),
}
