import { wholeText } from '../../notation/number-latex.ts'
import { task, type LevelTask, type Task } from '../../tasks/task.ts'
import { groups, item } from '../../values/items.ts'
import { nextStep } from '../wrong-answer.ts'
import type { Groups, Item } from '../../values/values.ts'

/** Numbers to be sorted by whether they are less than another one or greater. */
export interface Sorted {
  readonly bound: number
  readonly numbers: readonly number[]
}

const numberItem = (n: number): Item => item(`number ${n}`, `\\(${wholeText(n)}\\)`)
const less = ({ bound }: Sorted): Item => item('less', `less than \\(${wholeText(bound)}\\)`)
const greater = ({ bound }: Sorted): Item => item('greater', `greater than \\(${wholeText(bound)}\\)`)
const sides = ({ bound, numbers }: Sorted): readonly [lower: number[], higher: number[]] => [
  numbers.filter((n) => n < bound),
  numbers.filter((n) => n > bound),
]

function sorted(p: Sorted): Groups {
  const [lower, higher] = sides(p)
  return groups([
    [less(p), lower.map(numberItem)],
    [greater(p), higher.map(numberItem)],
  ])
}

const listed = (numbers: readonly number[]): string => numbers.map((n) => `\\(${wholeText(n)}\\)`).join(', ')

/** Numbers are sorted into those that are less than a number and those that are greater. */
export function sortNumbers(
  of: Pick<Task<Sorted>, 'params' | 'load' | 'space'> & { readonly hint: string },
): LevelTask {
  return task<Sorted>({
    id: 'sort_numbers',
    kind: 'choose',
    version: 1,
    form: 'groups',
    params: of.params,
    reject: (p) => {
      if (new Set([p.bound, ...p.numbers]).size <= p.numbers.length) return 'two numbers are the same'
      return sides(p).some((side) => side.length === 0) ? 'one side is empty' : null
    },
    note: ({ bound, numbers }) => `${bound}: ${numbers.toSorted((a, b) => a - b).join(' ')}`,
    ...(of.space === undefined ? {} : { space: of.space }),
    prompt: ({ bound }, words) => ({
      text: words.pick([
        `Sort the numbers. Is each one less than or greater than \\(${wholeText(bound)}\\)?`,
        `Which numbers are less than \\(${wholeText(bound)}\\)? Which are greater?`,
        `Put each number where it belongs.`,
      ]),
    }),
    answer: sorted,
    items: (p) => [less(p), greater(p), ...p.numbers.map(numberItem)],
    distractors: () => [],
    hints: ({ bound }) => [
      { text: of.hint },
      { text: `Take one number at a time. Is it less than \\(${wholeText(bound)}\\)?` },
    ],
    solution: (p) => [
      nextStep(`Less than \\(${wholeText(p.bound)}\\): ${listed(sides(p)[0])}.`),
      nextStep(`Greater than \\(${wholeText(p.bound)}\\): ${listed(sides(p)[1])}.`, undefined, sorted(p)),
    ],
    load: of.load,
  })
}
