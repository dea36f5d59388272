import { task, type LevelTask } from '../../../tasks/task.ts'
import { item } from '../../../values/items.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import { clearedFractions, common, type Params } from './numbers.ts'
import { given } from './working.ts'
import type { Item } from '../../../values/values.ts'

/** The step that clears the denominators, with its reason. */
export const clearingStep = (by: number, k: number, m: number): Item =>
  item('right', `Multiply both sides by \\(${by}\\), which \\(${k}\\) and \\(${m}\\) both divide evenly.`)
const right = (p: Params): Item => clearingStep(common(p), p.k, p.m)
const onlyOne = (p: Params): Item =>
  item('one', `Multiply both sides by \\(${p.k}\\), so that the first fraction goes and the second goes with it.`)
const sum = (p: Params): Item =>
  item(
    'sum',
    `Multiply both sides by \\(${p.k + p.m}\\), since \\(${p.k} + ${p.m} = ${p.k + p.m}\\) takes care of both.`,
  )
const leftOnly = (p: Params): Item =>
  item('left', `Multiply only the left side by \\(${common(p)}\\), since the right side has no denominator.`)

/** Which step clears both denominators, and why. */
export const clearingNumber: LevelTask = task<Params>({
  id: 'clearing_number',
  kind: 'choose',
  version: 1,
  form: 'choice',
  params: (chance, difficulty) => clearedFractions.params(chance, difficulty),
  reject: (p) =>
    p.m % p.k === 0 || p.k % p.m === 0 || (p.k + p.m) % common(p) === 0
      ? 'one denominator divides the other'
      : (clearedFractions.reject?.(p) ?? null),
  note: (p) => clearedFractions.note(p),
  prompt: (p, words) => ({
    text: words.pick([
      'Which step clears both denominators, and why?',
      'Which first step leaves this equation without fractions? Choose it with its reason.',
      'How do both fractions go away in one step? Choose the step with its reason.',
    ]),
    latex: given(p),
  }),
  answer: right,
  distractors: (p) => [
    wrongAnswer(
      leftOnly(p),
      'wrong_operation',
      `What is done to one side alone makes the sides different. The \\(${p.n}\\) is multiplied too.`,
    ),
    wrongAnswer(
      onlyOne(p),
      'stops_early',
      `\\(${p.k}\\) divided by \\(${p.m}\\) is no whole number, so the fraction with \\(${p.m}\\) stays.`,
    ),
    wrongAnswer(
      sum(p),
      'looks_alike',
      `Neither \\(${p.k}\\) nor \\(${p.m}\\) has to divide their sum. Look for a common multiple.`,
    ),
  ],
  hints: (p) => [
    { text: `Both \\(${p.k}\\) and \\(${p.m}\\) have to divide the number evenly.` },
    { text: 'What happens to the right side, so that both sides stay equal?' },
  ],
  solution: (p) => [
    nextStep(`The multiples of \\(${p.k}\\) and \\(${p.m}\\) meet first at \\(${common(p)}\\).`),
    nextStep(`Both sides are multiplied. So the step is: ${right(p).text}`, undefined, right(p)),
  ],
  load: (p) => clearedFractions.load(p),
})
