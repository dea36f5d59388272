import { rational, whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { ContestFamily } from '../family.ts'
import { mistake, stepsTo, twoHints } from '../writing.ts'

export interface Params {
  readonly start: number
  readonly factor: 2 | 3
  readonly off: number
  readonly times: number
}

const once = ({ factor, off }: Params, n: number): number => factor * n - off
const run = (p: Params, n: number, times: number): number => (times === 0 ? n : run(p, once(p, n), times - 1))
const end = (p: Params): number => run(p, p.start, p.times)

function params(chance: Chance, difficulty: number): Params {
  return {
    start: chance.int(5, 12 + Math.round(10 * difficulty)),
    factor: difficulty < 0.3 ? 2 : chance.pick([2, 3]),
    off: chance.int(2, 4 + Math.round(4 * difficulty)),
    times: difficulty < 0.45 ? 2 : chance.int(2, 3),
  }
}

const how = (factor: number): string => (factor === 2 ? 'doubles' : 'triples')

/** A machine that is run backward, last step first. */
export const family: ContestFamily<Params> = {
  code: 'P12',
  name: 'Chain of machines',
  version: 2,
  idea: 'work_backward',
  reach: [2.8, 5.2],
  areas: ['PN', 'AL', 'MD'],
  targetSeconds: 90,
  params,
  reject: (p) =>
    p.start <= p.off || end(p) > 400 || [p.off, p.times, end(p)].includes(p.start) ? 'out of hand' : null,
  note: ({ start, factor, off, times }) => `${start} ${factor} ${off} ${times}`,
  prompt: (p, words) => {
    const often = p.times === 2 ? 'twice' : 'three times'
    return {
      text: words.pick([
        `A machine ${how(p.factor)} a number and then takes away ${p.off}. A number goes through the machine ${often}. In the end it is ${end(p)}. Which number went in?`,
        `A magic purse ${how(p.factor)} the coins in it each night. Each morning ${p.off} coins fall out. After ${p.times} nights and mornings it holds ${end(p)} coins. How many coins were in it at first?`,
        `In a game you land on a space that ${how(p.factor)} your points and then takes ${p.off}. You land there ${often} and have ${end(p)} points. How many points did you have before?`,
      ]),
    }
  },
  answer: ({ start }) => whole(start),
  forms: ['numeric', 'choice'],
  distractors: (p) => [
    mistake('half_way', run(p, p.start, 1), 'You have gone back, but not far enough. Once more!'),
    mistake(
      'order_ignored',
      rational(end(p) + p.factor * p.off, p.factor ** p.times),
      'What was taken away last must come back first, each time.',
    ),
    mistake('forward_not_back', once(p, end(p)), 'That goes on forward. The start came before all that.'),
    mistake('slip_off_by_one', p.start + 1, 'Very close. Put it through the steps of the story and see.'),
  ],
  hints: (p) =>
    twoHints(
      'Begin at the end. What was the last thing that happened?',
      `Before ${p.off} was taken away it was ${end(p)} + ${p.off}. Then undo the ${p.factor === 2 ? 'doubling' : 'tripling'}.`,
    ),
  solution: (p) => {
    const back = Array.from({ length: p.times }, (_, i) => run(p, p.start, p.times - i))
    return stepsTo(
      p.start,
      'Work backward: undo the last thing first. Add what was taken away, then divide.',
      ...back.map((n) => `${n} + ${p.off} = ${n + p.off}, and ${n + p.off} ÷ ${p.factor} = ${(n + p.off) / p.factor}.`),
    )
  },
  load: (p) => 9 * p.times + 3 * p.factor + p.start + 2 * p.off,
}
