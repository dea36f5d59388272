import { range } from '../wrong-answer.ts'
import { amounts } from '../../values/amounts.ts'
import { filled } from '../../values/filled.ts'
import { item } from '../../values/items.ts'
import type { Amounts, Filled, Item } from '../../values/values.ts'
import type { SumOf } from './sum-of.ts'

/** Two piles pushed together and counted one by one. */
function pile(a: number, b: number): number {
  let count = 0
  for (const marks of ['|'.repeat(a), '|'.repeat(b)]) for (const _ of marks) count++
  return count
}

/** What the tasks that all levels share must answer, and the wrong answers that they name, for numbers that are read as a sum. */
export const sumTasks = <P>(
  sumOf: SumOf<P>,
): {
  show_sum: { oracle: (p: P) => Amounts; wrong: { count_off_by_one: (p: P) => Amounts[] } }
  which_true: { oracle: (p: P) => Item }
  tell_story: { oracle: (p: P) => Filled; wrong: { count_off_by_one: (p: P) => Filled } }
  another_way: { oracle: (p: P) => Filled }
} => {
  const laid = (p: P, more: number): Amounts => amounts({ disc: sumOf(p).a, hexagon: sumOf(p).b + more }, 'exact')
  return {
    show_sum: { oracle: (p) => laid(p, 0), wrong: { count_off_by_one: (p) => [laid(p, 1), laid(p, -1)] } },
    which_true: {
      oracle: (p) => {
        const { a, b } = sumOf(p)
        return item(`${a}+${b}=${pile(a, b)}`)
      },
    },
    tell_story: {
      oracle: (p) => {
        const { a, b } = sumOf(p)
        return filled(...inBothOrders(a, b, pile(a, b)))
      },
      wrong: {
        count_off_by_one: (p) => {
          const { a, b } = sumOf(p)
          return filled([a, b, pile(a, b) + 1].map(String))
        },
      },
    },
    another_way: {
      // Every pair is tried; the way that is shown must be one that is found.
      oracle: (p) => {
        const { a, b } = sumOf(p)
        const all = pile(a, b)
        const [first = [], ...rest] = range(1, 9).flatMap((x) =>
          range(1, 9).flatMap((y) => (pile(x, y) === all && x !== a ? [[b, x, y].map(String)] : [])),
        )
        return filled(first, ...rest)
      },
    },
  }
}

const inBothOrders = (a: number, b: number, all: number): [string[], string[]] => [
  [a, b, all].map(String),
  [b, a, all].map(String),
]
