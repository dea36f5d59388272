import { task, type LevelTask } from '../../tasks/task.ts'
import { item } from '../../values/items.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { sumNote, type Sum } from './sums.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Item } from '../../values/values.ts'

const sumItem = (a: number, b: number): Item => item(`${a}+${b}`, `\\(${a} + ${b}\\)`)
/** One goes over from the second number to the first; from the first where the second has none. */
const moved = (p: Sum): readonly [number, number] => (p.b > 0 ? [p.a + 1, p.b - 1] : [p.a - 1, p.b + 1])

/** Another sum of the same worth: what one number gets, the other gives (1.OA.D.7). `space`: the sums of the level. */
export function sameSum(base: TopicLevel<Sum>, of: { readonly space: number }): LevelTask {
  return task<Sum>({
    id: 'same_sum',
    kind: 'choose',
    version: 1,
    form: 'choice',
    params: base.params,
    note: sumNote,
    space: of.space,
    reject: (p) => (p.a === 1 && p.b === 0 ? 'there is no other sum' : null),
    prompt: (p, words) => ({
      text: words.pick([
        `Which one is as much as \\(${p.a} + ${p.b}\\)?`,
        `Find another way to make \\(${p.a} + ${p.b}\\).`,
        `Which sum is the same as \\(${p.a} + ${p.b}\\)?`,
      ]),
    }),
    answer: (p) => sumItem(...moved(p)),
    distractors: (p) => {
      const [a, b] = moved(p)
      return [
        wrongAnswer(
          sumItem(a, p.b),
          'count_off_by_one',
          'One number is 1 more, and the other is the same. That is 1 too many.',
        ),
        wrongAnswer(sumItem(p.a + 1, p.b + 1), 'count_off_by_one', 'Both numbers are 1 more. That is 2 too many.'),
        wrongAnswer(
          sumItem(a, b + 2),
          'count_off_by_one',
          `Add them: \\(${a} + ${b + 2} = ${a + b + 2}\\). That is too many.`,
        ),
      ].filter(({ value }) => {
        const [x = 0, y = 0] = value.kind === 'item' ? value.id.split('+').map(Number) : []
        return x + y !== p.a + p.b
      })
    },
    hints: (p) => [
      { text: `Find \\(${p.a} + ${p.b}\\) first. Then add the others.` },
      { text: 'If one number gets 1 more, the other must get 1 less.' },
    ],
    solution: (p) => {
      const [a, b] = moved(p)
      return [
        nextStep(`\\(${p.a} + ${p.b}\\) is \\(${p.a + p.b}\\).`, `${p.a} + ${p.b} = ${p.a + p.b}`),
        nextStep('One number got 1 more, and the other 1 less.', `${a} + ${b} = ${a + b}`, sumItem(a, b)),
      ]
    },
    load: base.load,
  })
}
