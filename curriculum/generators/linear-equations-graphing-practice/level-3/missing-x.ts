import { task, type LevelTask } from '../../../tasks/task.ts'
import { rational, whole } from '../../../values/rational.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import { lineLatex } from '../line-drawings.ts'
import { drawnLine } from './drawn-line.ts'
import { graphedLine, type Params } from './numbers.ts'
import type { Distractor } from '../../../topic-level.ts'

/** A line and one of its points: so many times the run to the right of the y-axis. */
export interface Point extends Params {
  readonly times: number
}

const across = (p: Point): number => p.run * p.times
const up = (p: Point): number => p.b + p.rise * p.times
const slope = (p: Point): ReturnType<typeof rational> => rational(p.rise, p.run)

function distractors(p: Point): Distractor[] {
  const list: Distractor[] = [
    wrongAnswer(
      whole(up(p) - p.b),
      'stops_early',
      `You ${p.b < 0 ? 'added' : 'subtracted'} \\(${Math.abs(p.b)}\\). Now divide by the slope.`,
    ),
    wrongAnswer(whole(-across(p)), 'slip_sign', 'Put your number into the equation. The sign does not fit.'),
    wrongAnswer(whole(across(p) + 1), 'slip_off_by_one', 'Very close. Put your number into the equation and check.'),
  ]
  const asX = p.rise * up(p)
  if (asX % p.run === 0)
    list.unshift(
      wrongAnswer(
        whole(asX / p.run + p.b),
        'reversed_order',
        `You put \\(${up(p)}\\) in for \\(x\\). It is the \\(y\\) of the point.`,
      ),
    )
  return list.filter(({ value }) => value.kind !== 'rational' || value.n !== BigInt(across(p)))
}

/** The y of a point is given: which x? */
export const missingX: LevelTask = task<Point>({
  id: 'missing_x',
  kind: 'reverse',
  version: 1,
  form: 'numeric',
  params: (chance, difficulty) => ({
    kind: 'equation',
    ...drawnLine(chance, difficulty),
    times: (chance.happens(0.35) ? -1 : 1) * chance.int(1, 2 + Math.round(3 * difficulty)),
  }),
  reject: (p) => {
    if (up(p) === 0 || up(p) === across(p) || across(p) === p.b || across(p) === p.rise) return 'numbers that coincide'
    if (p.rise === p.run || p.rise === -p.run) return 'a slope of one'
    return graphedLine.reject?.(p) ?? null
  },
  note: (p) => `${p.rise} ${p.run} ${p.b} ${p.times}`,
  prompt: (p, words) => ({
    text: words.pick([
      `The point \\((\\Box, ${up(p)})\\) is on this line. Which number is missing?`,
      `At which \\(x\\) is this line at \\(y = ${up(p)}\\)?`,
      `This line goes through \\((\\Box, ${up(p)})\\). Find the missing number.`,
    ]),
    latex: lineLatex(slope(p), p.b),
    speech: `The line has the equation y equals ${p.rise} over ${p.run} times x ${p.b < 0 ? 'minus' : 'plus'} ${Math.abs(p.b)}. Find x where y is ${up(p)}.`,
  }),
  answer: (p) => whole(across(p)),
  distractors,
  hints: (p) => [
    { text: `The \\(y\\) of the point is \\(${up(p)}\\). Put it into the equation.` },
    { text: `Undo what happens to \\(x\\): first take care of \\(${p.b}\\), then of the slope.` },
    {
      text: `Start at \\((0, ${p.b})\\). The line ${p.rise * p.times > 0 ? 'gains' : 'loses'} ${Math.abs(p.rise * p.times)} until it is at \\(${up(p)}\\).`,
    },
  ],
  solution: (p) => [
    nextStep(`Put \\(y = ${up(p)}\\) in.`, `${up(p)} = ${lineLatex(slope(p), p.b).replace('y = ', '')}`),
    nextStep(
      p.b < 0 ? `Add ${-p.b} to both sides.` : `Subtract ${p.b} from both sides.`,
      `${up(p) - p.b} = ${lineLatex(slope(p), 0).replace('y = ', '')}`,
    ),
    nextStep('Divide by the slope.', `x = ${across(p)}`, whole(across(p))),
  ],
  load: (p) => 2 * p.run + Math.abs(p.times) + Math.abs(p.rise) / 2,
})
