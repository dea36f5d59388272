import { polynomialLatex } from '../../../expressions/polynomial-node.ts'
import { panAmounts } from '../../../surfaces/balance-words.ts'
import { task, type LevelTask } from '../../../tasks/task.ts'
import { countNoun } from '../../../words/nouns.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import type { Amounts } from '../../../values/values.ts'

/** Boxes and weights on the left pan, and what one box weighs. */
export interface Pan {
  readonly letter: string
  readonly boxes: number
  readonly ones: number
  readonly x: number
}

const worth = (p: Pan): number => p.boxes * p.x + p.ones
const shown = (p: Pan): string => polynomialLatex([p.boxes, p.ones], p.letter)
const put = (p: Pan): string => `${p.boxes} \\cdot ${p.x}${p.ones === 0 ? '' : ` + ${p.ones}`}`
const answerFor = (p: Pan, right: number): Amounts => panAmounts(p, { boxes: 0, ones: right })

/** The weight of a box is known: weights are put on the other pan until the scale is level. */
export const levelPan: LevelTask = task<Pan>({
  id: 'level_pan',
  kind: 'build',
  version: 1,
  form: 'balance',
  params: (chance, difficulty) => ({
    letter: chance.pick(['x', 'n', 'y', 'k']),
    boxes: chance.int(1 + Math.round(2 * difficulty), 2 + Math.round(2.5 * difficulty)),
    ones: chance.int(0, 9),
    x: chance.int(2, 10),
  }),
  reject: (p) => {
    if (worth(p) > 30) return 'more than a pan holds'
    return p.boxes + p.ones < 2 || p.ones === p.x ? 'too easy to see' : null
  },
  note: (p) => `${p.boxes} ${p.ones} ${p.x}`,
  prompt: (p, words) => ({
    text: words.pick([
      `One box \\(${p.letter}\\) weighs as much as ${countNoun(p.x, 'weight')}. Fill the right pan with weights, so that it balances \\(${shown(p)}\\).`,
      `Here \\(${p.letter} = ${p.x}\\). Put weights on the right pan, so that both sides are equal.`,
      `The left pan holds \\(${shown(p)}\\), and \\(${p.letter} = ${p.x}\\). Which weights on the right make the scale level?`,
    ]),
  }),
  answer: (p) => answerFor(p, worth(p)),
  distractors: (p) => [
    wrongAnswer(
      answerFor(p, p.x + p.ones),
      'stops_early',
      `That counts one box. There are \\(${p.boxes}\\) of them on the left, each with \\(${p.x}\\).`,
    ),
    wrongAnswer(
      answerFor(p, p.boxes + p.x + p.ones),
      'times_as_plus',
      `\\(${p.boxes}${p.letter}\\) means \\(${p.boxes}\\) times \\(${p.letter}\\), so multiply.`,
    ),
  ],
  widget: (p) => ({
    surface: {
      widget: 'balance',
      does: 'set_up',
      letter: p.letter,
      left: { boxes: 0, ones: 0 },
      right: { boxes: 0, ones: 0 },
      takes: [],
      splits: [],
      start: `set:${p.boxes},${p.ones}|0,0`,
    },
  }),
  hints: (p) => [
    { text: `Put \\(${p.x}\\) in place of each \\(${p.letter}\\). What does the left pan weigh?` },
    { text: `Work out \\(${put(p)}\\), and put as many weights on the right.` },
  ],
  solution: (p) => [
    nextStep(`Each box \\(${p.letter}\\) stands for \\(${p.x}\\).`, `${put(p)} = ${worth(p)}`),
    nextStep(
      `So ${countNoun(worth(p), 'weight')} on the right make both sides equal.`,
      undefined,
      answerFor(p, worth(p)),
    ),
  ],
  load: (p) => p.boxes * 6 + p.ones / 3,
})
