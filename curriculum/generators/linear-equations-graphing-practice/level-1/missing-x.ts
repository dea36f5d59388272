import { task, type LevelTask } from '../../../tasks/task.ts'
import { whole } from '../../../values/rational.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import { lineLatex } from '../line-drawings.ts'
import { lineThroughOrigin, slopeOf, type Params } from './numbers.ts'
import type { Distractor } from '../../../topic-level.ts'

/** A line through the origin and a point of it, so many times as far as the first one. */
export interface Farther extends Params {
  readonly times: number
}

const x = (p: Farther): number => p.run * p.times
const y = (p: Farther): number => p.rise * p.times

function distractors(p: Farther): Distractor[] {
  const asX = p.rise * y(p)
  return [
    ...(asX % p.run === 0
      ? [
          wrongAnswer(
            whole(asX / p.run),
            'reversed_order',
            `You put \\(${y(p)}\\) in for \\(x\\). It is the \\(y\\) of the point.`,
          ),
        ]
      : []),
    wrongAnswer(whole(y(p)), 'given_number', `\\(${y(p)}\\) is the \\(y\\) of the point. Its \\(x\\) is asked for.`),
    wrongAnswer(whole(-x(p)), 'slip_sign', 'Put your number into the equation. The sign does not fit.'),
    wrongAnswer(
      whole(x(p) + p.run),
      'near',
      `That is one run of \\(${p.run}\\) too far. Put your number in and check.`,
    ),
  ].filter(({ value }) => value.kind === 'rational' && value.n !== BigInt(x(p)))
}

/** The y of a point on y = mx is given: which x? */
export const missingX: LevelTask = task<Farther>({
  id: 'missing_x',
  kind: 'reverse',
  version: 1,
  form: 'numeric',
  params: (chance, difficulty) => ({
    ...lineThroughOrigin.params(chance, difficulty),
    again: 1,
    times: (chance.happens(0.3 + 0.2 * difficulty) ? -1 : 1) * chance.int(2, 4 + Math.round(3 * difficulty)),
  }),
  reject: (p) => (x(p) === y(p) || x(p) === -y(p) || Math.abs(p.rise) === 1 ? 'numbers that coincide' : null),
  note: (p) => `${p.run} ${p.rise} ${p.times}`,
  prompt: (p, words) => ({
    text: words.pick([
      `The point \\((\\Box, ${y(p)})\\) is on this line. Which number is missing?`,
      `At which \\(x\\) is this line at \\(y = ${y(p)}\\)?`,
      `This line goes through \\((\\Box, ${y(p)})\\). Find the missing number.`,
    ]),
    latex: lineLatex(slopeOf(p), 0),
    speech: `The line has the equation y equals ${p.rise} over ${p.run} times x. Find x where y is ${y(p)}.`,
  }),
  answer: (p) => whole(x(p)),
  distractors,
  hints: (p) => [
    { text: `The \\(y\\) of the point is \\(${y(p)}\\). Put it into the equation.` },
    { text: `The line gains \\(${p.rise}\\) on each run of \\(${p.run}\\). How many runs lead to \\(${y(p)}\\)?` },
    {
      text: `\\(${y(p)}\\) is \\(${p.times}\\) times \\(${p.rise}\\). Multiply the run \\(${p.run}\\) by \\(${p.times}\\), too.`,
    },
  ],
  solution: (p) => [
    nextStep(`Put \\(y = ${y(p)}\\) in.`, `${y(p)} = ${lineLatex(slopeOf(p), 0).replace('y = ', '')}`),
    nextStep('Divide both sides by the slope.', `x = ${x(p)}`, whole(x(p))),
  ],
  load: (p) => 2 * p.run + Math.abs(p.times) + Math.abs(p.rise) / 2 + (p.times < 0 ? 1 : 0),
})
