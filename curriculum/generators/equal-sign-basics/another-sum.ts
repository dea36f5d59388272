import { expression } from '../../values/items.ts'
import { makeExample } from '../../tasks/make-example.ts'
import { plus } from '../../expressions/build.ts'
import { range } from '../wrong-answer.ts'
import { withTwoSigns, type Base } from './missing-tasks.ts'
import { sideText, worth } from './sides.ts'
import type { LevelTask } from '../../tasks/task.ts'
import type { Property } from '../../values/property.ts'
import type { Params } from './missing-number.ts'

/** One other sum that is worth as much. */
const otherSum = (p: Params): readonly [number, number] | null => {
  const total = worth(p.closed)
  const taken = [p.closed.a, p.closed.b]
  const first = range(1, total - 1).find((n) => !taken.includes(n) && !taken.includes(total - n))
  return first === undefined ? null : [first, total - first]
}

/** A sum of one's own that is worth as much as one side; any with two other numbers is right. */
export const anotherSum = (base: Base): LevelTask =>
  makeExample(withTwoSigns(base), {
    id: 'another_sum',
    version: 1,
    form: 'expression',
    note: (p) => sideText(p.closed),
    having: (p): [Property, ...Property[]] => [
      { is: 'sum_is', total: worth(p.closed), count: 2 },
      ...(p.closed.sign === '+' ? [{ is: 'none_of', numbers: [p.closed.a, p.closed.b] } as const] : []),
    ],
    example: (p) => {
      const [first, second] = otherSum(p) ?? [1, 1]
      return expression(plus(first, second))
    },
    wrongs: () => [],
    asks: (p) =>
      p.closed.sign === '+'
        ? [
            `Type another sum for \\(${sideText(p.closed)}\\). Use two other numbers.`,
            `Which other two numbers make \\(${sideText(p.closed)}\\)? Type a sum.`,
          ]
        : [
            `Type a sum of two numbers that is equal to \\(${sideText(p.closed)}\\).`,
            `Find two numbers whose sum is equal to \\(${sideText(p.closed)}\\). Type the sum.`,
          ],
    hints: (p) => [
      { text: `How much is \\(${sideText(p.closed)}\\)?` },
      { text: `Find two numbers that make \\(${worth(p.closed)}\\).` },
      { text: `Start with \\(${otherSum(p)?.[0]}\\). How many more make \\(${worth(p.closed)}\\)?` },
    ],
    solution: (p) => {
      const [first, second] = otherSum(p) ?? [1, 1]
      return [
        {
          say: 'Work out the side that you know.',
          latex: `${sideText(p.closed)} = ${worth(p.closed)}`,
          relation: 'next',
        },
        {
          say: `Split \\(${worth(p.closed)}\\) in another way. There are many right ways.`,
          latex: `${first} + ${second} = ${worth(p.closed)}`,
          value: expression(plus(first, second)),
          relation: 'next',
        },
      ]
    },
  })
