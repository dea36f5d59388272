import { task, type LevelTask } from '../../tasks/task.ts'
import { item } from '../../values/items.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { countedOn, total, type Sum, type SumOf } from './sum-of.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Item } from '../../values/values.ts'

/** A sum with what is said to come out. */
const claim = (a: number, b: number, says: number): Item => item(`${a}+${b}=${says}`, `\\(${a} + ${b} = ${says}\\)`)

const right = (sum: Sum): Item => claim(sum.a, sum.b, total(sum))

/** One of three number sentences is true: each is tried, none is worked out for the child (K.OA.A.2). `space` is the number of different sums. */
export function whichTrue<P>(base: TopicLevel<P>, sumOf: SumOf<P>, of: { readonly space: number }): LevelTask {
  return task<P>({
    id: 'which_true',
    kind: 'choose',
    version: 1,
    form: 'choice',
    params: (chance, difficulty) => base.params(chance, difficulty),
    note: (p) => `${sumOf(p).a}+${sumOf(p).b}`,
    space: of.space,
    prompt: (_, words) => ({
      text: words.pick(['Which one is true?', 'Which number sentence is true?', 'One of these is true. Which one?']),
    }),
    answer: (p) => right(sumOf(p)),
    distractors: (p) => {
      const sum = sumOf(p)
      const { a, b } = sum
      const all = total(sum)
      return [
        wrongAnswer(claim(b, a, all - 1), 'count_off_by_one', `Count on from \\(${b}\\). You get one more than that.`),
        a > 1
          ? wrongAnswer(
              claim(a - 1, b, all),
              'count_off_by_one',
              `\\(${a - 1}\\) and \\(${b}\\) make one fewer than that.`,
            )
          : wrongAnswer(
              claim(a, b + 1, all),
              'count_off_by_one',
              `\\(${a}\\) and \\(${b + 1}\\) make one more than that.`,
            ),
      ]
    },
    hints: () => [
      { text: 'Try each one. Use your fingers.' },
      { text: 'Show the first number. Count on by the second number.' },
    ],
    solution: (p) => {
      const { a, b } = sumOf(p)
      return [
        nextStep('Count on in each number sentence.'),
        nextStep(
          `\\(${b}\\) more than \\(${a}\\): ${countedOn(a, a + b)}. So this one is true.`,
          `${a} + ${b} = ${a + b}`,
          right(sumOf(p)),
        ),
      ]
    },
    load: (p) => base.load(p),
  })
}
