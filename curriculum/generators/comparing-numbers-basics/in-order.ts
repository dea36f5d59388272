import { wholeText } from '../../notation/number-latex.ts'
import { task, type LevelTask, type Task } from '../../tasks/task.ts'
import { item, order } from '../../values/items.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Item, Order } from '../../values/values.ts'

/** Numbers to be put in order, the smallest or the greatest first. */
export interface Ordered {
  readonly numbers: readonly number[]
  readonly from: 'least' | 'greatest'
}

const upward = ({ numbers }: Ordered): number[] => numbers.toSorted((a, b) => a - b)
const sorted = (p: Ordered): number[] => (p.from === 'least' ? upward(p) : upward(p).toReversed())
const other = (p: Ordered): string => (p.from === 'least' ? 'greatest' : 'least')
const numberItem = (n: number): Item => item(String(n), `\\(${wholeText(n)}\\)`)
const lined = (numbers: readonly number[]): Order => order(numbers.map(numberItem))

/** Three numbers or more put in order: comparing two of them at a time. */
export function inOrder(
  of: Pick<Task<Ordered>, 'params' | 'load' | 'space'> & {
    readonly hint: string
    /** Whether the signs < and > are known, which come in first grade. */
    readonly signs: boolean
  },
): LevelTask {
  return task<Ordered>({
    id: 'in_order',
    kind: 'order',
    version: 1,
    form: 'ordering',
    band: [0, 1],
    params: of.params,
    reject: ({ numbers }) => (new Set(numbers).size < numbers.length ? 'two numbers are the same' : null),
    note: (p) => `${sorted(p).join(' ')}`,
    ...(of.space === undefined ? {} : { space: of.space }),
    prompt: (p, words) => ({
      text: words.pick([
        `Put the numbers in order from ${p.from} to ${other(p)}.`,
        `Order the numbers. Start with the ${p.from}.`,
        `Which number is the ${p.from}? Put it first, then go on.`,
      ]),
    }),
    answer: (p) => lined(sorted(p)),
    items: ({ numbers }) => numbers.map(numberItem),
    distractors: (p) => [
      wrongAnswer(
        lined(sorted(p).toReversed()),
        'reversed_order',
        `You started with the ${other(p)}. \\(${wholeText(sorted(p)[0] ?? 0)}\\) comes first.`,
      ),
    ],
    hints: (p) => [{ text: of.hint }, { text: `Find the ${p.from}. Then find the ${p.from} of those that are left.` }],
    solution: (p) => [
      nextStep(`The ${p.from} is \\(${wholeText(sorted(p)[0] ?? 0)}\\). It comes first.`),
      nextStep(
        `Then compare the others.`,
        sorted(p)
          .map((n) => wholeText(n))
          .join(!of.signs ? ', ' : p.from === 'least' ? ' < ' : ' > '),
        lined(sorted(p)),
      ),
    ],
    load: of.load,
  })
}
