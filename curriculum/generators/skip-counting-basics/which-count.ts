import { task, type LevelTask } from '../../tasks/task.ts'
import { item } from '../../values/items.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { nameOf, term, type SkipCount } from './skip-count.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Item } from '../../values/values.ts'

/** Four numbers as one list to choose. */
export function listItem(numbers: readonly number[]): Item {
  const text = numbers.join(', ')
  return item(text, text)
}

const right = (p: SkipCount): number[] => [0, 1, 2, 3].map((i) => term(p, i))

/** Which of four lists goes on in equal jumps of the length that is named. */
export function whichCount(base: TopicLevel<SkipCount>): LevelTask {
  return task<SkipCount>({
    id: 'which_count',
    kind: 'choose',
    version: 1,
    form: 'choice',
    ...(base.space === undefined ? {} : { space: base.space }),
    params: (chance, difficulty) => base.params(chance, difficulty),
    note: (p) => base.note(p),
    load: (p) => base.load(p),
    prompt: (p, words) => ({
      text: words.pick([
        `Which list counts by ${nameOf(p)}?`,
        `Which numbers go up by \\(${p.step}\\) each time?`,
        `Someone counts by ${nameOf(p)}. Which numbers do they say?`,
      ]),
    }),
    answer: (p) => listItem(right(p)),
    distractors: (p) => {
      const [a, b, c, d] = right(p) as [number, number, number, number]
      return [
        wrongAnswer(
          listItem([a, b, c, d - 1]),
          'count_off_by_one',
          `Look at the last jump. From \\(${c}\\) to \\(${d - 1}\\) is only \\(${p.step - 1}\\).`,
        ),
        wrongAnswer(
          listItem([a, b + 1, c + 1, d + 1]),
          'count_off_by_one',
          `Look at the first jump. From \\(${a}\\) to \\(${b + 1}\\) is \\(${p.step + 1}\\).`,
        ),
        wrongAnswer(listItem([a, b, b + 1, b + 2]), 'wrong_operation', `After \\(${b}\\), this list counts by ones.`),
      ]
    },
    hints: (p) => [
      { text: 'Every jump in the list has the same length.' },
      { text: `Check each jump. Is it always \\(${p.step}\\)?` },
    ],
    solution: (p) => [
      nextStep(
        `Counting by ${nameOf(p)}, each number is \\(${p.step}\\) more.`,
        `${p.start} + ${p.step} = ${term(p, 1)}`,
      ),
      nextStep(`Go on in the same way: ${right(p).join(', ')}.`, undefined, listItem(right(p))),
    ],
  })
}
