import { whole } from '../../values/rational.ts'
import { listItem } from './which-count.ts'
import type { OpenCount } from './missing-term.ts'
import type { SkipCount } from './skip-count.ts'
import type { WrongCount } from './wrong-term.ts'
import type { Item, Rational } from '../../values/values.ts'

/** Counts by ones from the start, so many jumps long. */
function counted(p: SkipCount, jumps: number): number {
  let reached = p.start
  for (let one = 0; one < jumps * p.step; one++) reached++
  return reached
}

/** The tasks that all levels of skip counting share, by counting every one. */
export const countTasks = {
  jump_count: {
    oracle: ({ base }: { readonly base: SkipCount }): Rational => whole(counted(base, 3)),
    wrong: {
      count_off_by_one: ({ base }: { readonly base: SkipCount }): Rational[] =>
        [2, 4].map((jumps) => whole(counted(base, jumps))),
    },
  },
  which_count: {
    oracle: (p: SkipCount): Item => listItem([0, 1, 2, 3].map((jumps) => counted(p, jumps))),
    wrong: {
      count_off_by_one: (p: SkipCount): Item[] => {
        const [a, b, c, d] = [0, 1, 2, 3].map((jumps) => counted(p, jumps)) as [number, number, number, number]
        return [listItem([a, b, c, d - 1]), listItem([a, b + 1, c + 1, d + 1])]
      },
      wrong_operation: (p: SkipCount): Item => {
        const second = counted(p, 1)
        return listItem([p.start, second, second + 1, second + 2])
      },
    },
  },
  missing_term: {
    oracle: (p: OpenCount): Rational => whole(counted(p, p.open)),
    wrong: {
      wrong_operation: (p: OpenCount): Rational => whole(p.open === 0 ? counted(p, 1) - 1 : counted(p, p.open - 1) + 1),
      given_number: (p: OpenCount): Rational => whole(counted(p, p.open === 0 ? 1 : p.open - 1)),
      count_off_by_one: (p: OpenCount): Rational => whole(counted(p, p.open) + 1),
    },
  },
  wrong_term: {
    /** The number that is not met on the way. */
    oracle: (p: WrongCount): Rational => {
      const met = new Set([0, 1, 2, 3, 4].map((jumps) => counted(p, jumps)))
      const said = [...met].map((number, i) => (i === p.wrongAt ? number + p.off : number))
      return whole(said.find((number) => !met.has(number)) ?? Number.NaN)
    },
    wrong: {
      given_number: (p: WrongCount): Rational[] => [0, 1, 2, 3, 4].map((jumps) => whole(counted(p, jumps))),
    },
  },
}
