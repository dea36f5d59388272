import { task, type LevelTask } from '../../../tasks/task.ts'
import { item } from '../../../values/items.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import { equationOf, left, right, signed, term, twoStepEquation, type Params } from './numbers.ts'
import type { RichText } from '../../../values/values.ts'

const size = (p: Params): number => Math.abs(p.b)
const undo = (p: Params): RichText => (p.b < 0 ? `Add \\(${size(p)}\\) to` : `Subtract \\(${size(p)}\\) from`)
const again = (p: Params): RichText => (p.b < 0 ? `Subtract \\(${size(p)}\\) from` : `Add \\(${size(p)}\\) to`)
const same = (p: Params): RichText => `Both sides stay equal, and \\(${signed(p.b)}\\) is undone.`

const steps = {
  right: (p: Params) => item('right', `${undo(p)} both sides. ${same(p)}`),
  again: (p: Params) =>
    item('again', `${again(p)} both sides. Then \\(${signed(p.b)}\\) is on both sides and is gone.`),
  oneSide: (p: Params) => item('one side', `${undo(p)} the left side only. Then \\(${signed(p.b)}\\) is gone there.`),
  divide: (p: Params) =>
    p.shape === 'over'
      ? item('divide', `Multiply both sides by \\(${p.a}\\). The number next to the letter always goes first.`)
      : item('divide', `Divide both sides by \\(${p.a}\\). The number next to the letter always goes first.`),
} as const

/** Which step leaves the term with the letter alone, with the reason for it. */
export const firstStep: LevelTask = task<Params>({
  id: 'first_step',
  kind: 'choose',
  version: 1,
  form: 'choice',
  params: (chance, difficulty) => twoStepEquation.params(chance, difficulty),
  reject: (p) => {
    if (p.shape === 'turned') return 'the letter stands on the right'
    // "20 is gone" of 20 - 3x: nothing stands before it that could be undone by its sign.
    return p.shape === 'from' ? 'the number stands first' : (twoStepEquation.reject?.(p) ?? null)
  },
  note: (p) => `${p.shape} ${p.letter} ${p.a} ${p.b} ${right(p)}`,
  prompt: (p, words) => ({
    text: words.pick([
      `Which step leaves \\(${term(p)}\\) alone on the left, and why?`,
      `Only \\(${term(p)}\\) should stay on the left. Which step does that, and why?`,
      `Choose the step after which only \\(${term(p)}\\) is on the left.`,
    ]),
    latex: equationOf(p),
  }),
  answer: steps.right,
  distractors: (p) => [
    wrongAnswer(
      steps.again(p),
      'move_without_inverse',
      `That does it once more: \\(${left(p)} ${signed(p.b)}\\). Do the opposite to undo it.`,
    ),
    wrongAnswer(
      steps.oneSide(p),
      'wrong_operation',
      'What is done to one side alone makes the sides different. Do it to both sides.',
    ),
    wrongAnswer(
      steps.divide(p),
      'reversed_order',
      `That is allowed, but \\(${term(p)}\\) does not stay. First undo \\(${signed(p.b)}\\), which was done last.`,
    ),
  ],
  hints: (p) => [
    { text: `What is done to \\(${p.letter}\\) first in this equation, and what is done last?` },
    {
      text: `Last, ${p.b < 0 ? `\\(${size(p)}\\) is subtracted` : `\\(${size(p)}\\) is added`}. Which step is its opposite?`,
    },
  ],
  solution: (p) => [
    nextStep(
      `What is done last is \\(${signed(p.b)}\\). The opposite undoes it, on both sides.`,
      `${left(p)} ${signed(-p.b)} = ${right(p)} ${signed(-p.b)}`,
    ),
    nextStep('Now the term with the letter stands alone.', `${term(p)} = ${right(p) - p.b}`),
    nextStep(`So the step is: ${steps.right(p).text}`, undefined, steps.right(p)),
  ],
  load: (p) => twoStepEquation.load(p),
})
