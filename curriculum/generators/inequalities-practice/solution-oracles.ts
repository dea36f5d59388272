import { sortedInto, type SortedSets } from '../../tasks/sort-into.ts'
import { names, numberText, type Tested } from './solution-tasks.ts'
import type { Groups, Intervals, Value } from '../../values/values.ts'

/** Whether a whole number lies in one of the parts. */
function isIn({ parts }: Intervals, x: number): boolean {
  return parts.some(({ from, to, fromIncluded, toIncluded }) => {
    const [low, high] = [from, to].map((end) => (end === null ? null : Number(end.n) / Number(end.d)))
    const isAbove = low === null || low === undefined || (fromIncluded ? x >= low : x > low)
    return isAbove && (high === null || high === undefined || (toIncluded ? x <= high : x < high))
  })
}

/** What the shared tasks of a level must answer, by the oracle of its base. */
export function solutionOracles<P>(of: {
  readonly letter: (p: P) => string
  readonly oracle: (p: P) => Value
  readonly wrong: Readonly<Record<string, (p: P) => Value | Value[]>>
}) {
  const { letter, oracle, wrong } = of
  const text = numberText<P>({ letter })
  return {
    draw_solutions: {
      oracle: ({ base }: { readonly base: P }): Value => oracle(base),
      wrong: Object.fromEntries(
        Object.entries(wrong).map(([id, rule]) => [id, ({ base }: { readonly base: P }) => rule(base)]),
      ),
    },
    test_numbers: {
      oracle: ({ sets }: SortedSets<Tested<P>>): Groups =>
        sortedInto(names, sets.map(text), (shown) => {
          const tested = sets.find((each) => text(each) === shown)
          if (tested === undefined) throw new RangeError(shown)
          const solutions = oracle(tested.base)
          if (solutions.kind !== 'intervals') throw new RangeError('no intervals')
          return names[isIn(solutions, tested.at) ? 0 : 1]
        }),
    },
  }
}
