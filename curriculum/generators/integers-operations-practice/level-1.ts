import { numberLine } from '../../figures/number-line.ts'
import { guarded } from '../../notation/number-latex.ts'
import { whole } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

/** a + b, at least one of them negative. */
export interface Params {
  readonly a: number
  readonly b: number
}

const result = (p: Params): number => p.a + p.b
const written = (p: Params): string => `${p.a} + ${guarded(p.b)}`
const sizes = (p: Params): number => Math.abs(p.a) + Math.abs(p.b)
const mixed = (p: Params): boolean => Math.sign(p.a) !== Math.sign(p.b)

/** Larger numbers, and more sums of different signs, as difficulty rises. */
function params(chance: Chance, difficulty: number): Params {
  const [low, high] = [1 + Math.round(6 * difficulty), 13 + Math.round(16 * difficulty)]
  const draw = (): number => chance.int(low, high)
  const [x, y] = [draw(), draw()]
  const kind = chance.int(0, 9)
  if (kind < 3) return { a: -x, b: -y }
  return kind < 6 ? { a: -x, b: y } : { a: x, b: -y }
}

function distractors(p: Params): Distractor[] {
  return [
    wrongAnswer(
      whole(Math.sign(p.a) * sizes(p)),
      'subtract_sign_slip',
      `You added the absolute values and kept the sign of \\(${p.a}\\). With different signs, subtract them.`,
    ),
    wrongAnswer(
      whole(sizes(p)),
      'minus_minus_always_plus',
      mixed(p)
        ? 'The minus sign was left out. A negative number makes the sum smaller.'
        : 'Two negative numbers together are still negative.',
    ),
    wrongAnswer(
      whole(-result(p)),
      'slip_sign',
      'The absolute value is right. On which side of zero does the jump end?',
    ),
    wrongAnswer(
      whole(p.a - p.b),
      'wrong_operation',
      `That is \\(${p.a} - ${guarded(p.b)}\\). Here the numbers are added.`,
    ),
    wrongAnswer(whole(result(p) + 1), 'slip_off_by_one', 'One step off. Count the jump once more.'),
  ]
}

function line(p: Params, solved: boolean): Figure {
  const reach = Math.max(Math.abs(p.a), Math.abs(result(p)))
  const end = reach <= 10 ? 10 : 20 * Math.ceil(reach / 20)
  return numberLine({
    from: -end,
    to: end,
    step: end > 20 ? 5 : 1,
    labelEvery: end > 20 ? 4 : end / 2,
    ...(solved ? { jumps: [{ from: p.a, to: result(p), label: String(Math.abs(p.b)) }] } : { points: [{ at: p.a }] }),
  })
}

const way = (p: Params): string => (p.b > 0 ? 'right' : 'left')

/** Add integers with jumps on a line (7.NS.A.1b). */
export const level: TopicLevel<Params> = {
  key: 'integers_operations_practice/1',
  version: 1,
  params,
  reject: (p) => (result(p) === 0 ? 'nothing is left' : null),
  note: (p) => `${p.a}+${p.b}`,
  prompt: (p, words) => ({
    text: words.pick([
      'Add the integers.',
      'What is the sum?',
      'Use the number line to find the sum.',
      'Find the sum of the two integers.',
    ]),
    latex: `${written(p)} = \\square`,
  }),
  answer: (p) => whole(result(p)),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => [
    { text: `Start at \\(${p.a}\\) on the line.` },
    { text: `Adding a ${p.b < 0 ? 'negative number jumps to the left' : 'positive number jumps to the right'}.` },
    {
      text: mixed(p)
        ? `The signs differ. Subtract the absolute values: \\(${Math.max(Math.abs(p.a), Math.abs(p.b))} - ${Math.min(Math.abs(p.a), Math.abs(p.b))}\\). The larger one gives the sign.`
        : `Both are negative. Add the absolute values, \\(${Math.abs(p.a)} + ${Math.abs(p.b)}\\), and keep the minus sign.`,
    },
  ],
  solution: (p) => [
    nextStep(
      `Start at \\(${p.a}\\). Jump \\(${Math.abs(p.b)}\\) to the ${way(p)}.`,
      written(p),
      undefined,
      line(p, true),
    ),
    nextStep(
      mixed(p)
        ? `The signs differ, so subtract the absolute values. \\(${Math.abs(p.a) > Math.abs(p.b) ? p.a : p.b}\\) has the larger absolute value and gives the sign.`
        : 'Both signs are negative, so add the absolute values and keep the minus sign.',
      `${written(p)} = ${result(p)}`,
      whole(result(p)),
    ),
  ],
  figure: (p) => line(p, false),
  load: (p) => sizes(p) + (mixed(p) ? 3 : 0),
}
