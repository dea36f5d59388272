import { task, type LevelTask, type Numbers } from '../../tasks/task.ts'
import { item } from '../../values/items.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { differenceNote, leftOf, plainDifference, type Difference } from './difference-of.ts'
import type { Item } from '../../values/values.ts'

const claim = (all: number, taken: number, left: number): Item =>
  item(`${all}-${taken}=${left}`, `\\(${all} - ${taken} = ${left}\\)`)

const right = (p: Difference): Item => claim(p.all, p.taken, leftOf(p))

/** One of three number sentences is true: each is tried (K.OA.A.2). `space` is the number of different differences. */
export function trueDifference<P extends Difference>(base: Numbers<P>, of: { readonly space: number }): LevelTask {
  return task<P>({
    id: 'which_true',
    kind: 'choose',
    version: 1,
    form: 'choice',
    params: (chance, difficulty) => base.params(chance, difficulty),
    reject: plainDifference,
    note: differenceNote,
    space: of.space,
    prompt: (_, words) => ({
      text: words.pick(['Which one is true?', 'Which number sentence is true?', 'One of these is true. Which one?']),
    }),
    answer: right,
    distractors: (p) => [
      wrongAnswer(
        claim(p.all, p.taken, leftOf(p) + 1),
        'count_off_by_one',
        `Take \\(${p.taken}\\) away from \\(${p.all}\\). One fewer is left.`,
      ),
      p.taken > 1 || leftOf(p) === 1
        ? wrongAnswer(
            claim(p.all, leftOf(p), p.taken - 1),
            'count_off_by_one',
            `Take \\(${leftOf(p)}\\) away from \\(${p.all}\\). One more is left.`,
          )
        : wrongAnswer(
            claim(p.all, leftOf(p), p.taken + 1),
            'count_off_by_one',
            `Take \\(${leftOf(p)}\\) away from \\(${p.all}\\). One fewer is left.`,
          ),
    ],
    hints: () => [{ text: 'Try each one.' }, { text: 'Put back what goes away. Do you get the first number again?' }],
    solution: (p) => [
      nextStep('Take away in each number sentence.'),
      nextStep(
        `\\(${p.taken}\\) and \\(${leftOf(p)}\\) make \\(${p.all}\\). So this one is true.`,
        `${p.all} - ${p.taken} = ${leftOf(p)}`,
        right(p),
      ),
    ],
    load: (p) => base.load(p),
  })
}
