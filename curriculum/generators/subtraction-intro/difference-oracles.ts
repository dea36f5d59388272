import { amounts } from '../../values/amounts.ts'
import { filled } from '../../values/filled.ts'
import { item } from '../../values/items.ts'
import { removeOneByOne } from './wrong-take-away.ts'
import type { Amounts, Filled, Item } from '../../values/values.ts'
import type { Difference } from './difference-of.ts'

const crossed = (p: Difference, more: number): Amounts =>
  amounts({ counter: removeOneByOne(p.all, p.taken + more), 'crossed out': p.taken + more }, 'exact')

const lay = (...tiles: readonly (number | string)[]): Filled => filled(tiles.map(String))

/** Every order of three numbers. */
const orders = ([a, b, c]: readonly [number, number, number]): number[][] => [
  [a, b, c],
  [a, c, b],
  [b, a, c],
  [b, c, a],
  [c, a, b],
  [c, b, a],
]

/** Lines that are true, tried one by one, in every choice of different ones. */
function families(p: Difference, adds: boolean): Filled {
  const all = orders([p.all, p.taken, removeOneByOne(p.all, p.taken)])
  const minus = all.filter(([a = 0, b = 0, c = 0]) => a - b === c)
  const plus = adds ? all.filter(([a = 0, b = 0, c = 0]) => a + b === c) : [[]]
  const pairs = minus.flatMap((one) => minus.flatMap((two) => (one === two ? [] : [[...one, ...two]])))
  const [first = [], ...rest] = plus.flatMap((sum) => pairs.map((pair) => [...sum, ...pair].map(String)))
  return filled(first, ...rest)
}

/** What the tasks that all levels share must answer, and the wrong answers that they name. */
export const differenceTasks = {
  cross_out: {
    oracle: (p: Difference): Amounts => crossed(p, 0),
    wrong: { count_off_by_one: (p: Difference): Amounts[] => [crossed(p, 1), crossed(p, -1)] },
  },
  tell_story: {
    oracle: (p: Difference): Filled => lay(p.all, '-', p.taken, removeOneByOne(p.all, p.taken)),
    wrong: {
      operation_swap: (p: Difference): Filled =>
        lay(p.all, '+', p.taken, [...'|'.repeat(p.all), ...'|'.repeat(p.taken)].length),
    },
  },
  which_true: { oracle: (p: Difference): Item => item(`${p.all}-${p.taken}=${removeOneByOne(p.all, p.taken)}`) },
} as const

/** The family of facts, with its sum or without. */
export const familyTask = (adds: boolean): { oracle: (p: Difference) => Filled } => ({
  oracle: (p) => families(p, adds),
})
