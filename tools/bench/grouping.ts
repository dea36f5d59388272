import { openChance } from '../../curriculum/curriculum.ts'
import { contiguousStarts } from '../../server/classes/groups/contiguous-start.ts'
import { groupingProblem, type FriendPair } from '../../server/classes/groups/grouping-problem.ts'
import { makeGroups } from '../../server/classes/groups/make-groups.ts'
import { compare, type Comparison, type Round } from './ratio.ts'

const size = 120
const alone = Array.from({ length: 10 }, () => 1)
/** Every third teacher has an assistant, which makes 120 orders of the groups. */
const assisted = alone.map((one, index) => (index % 3 === 2 ? 2 : one))

/** A class of 120 of all grades, and 60 pairs of friends among them. */
function aClass() {
  const chance = openChance('bench of grouping')
  const students = Array.from({ length: size }, (_, index) => ({ id: `s${index}`, level: chance.int(4, 36) }))
  const friends = Array.from({ length: size / 2 }, (): FriendPair => {
    return [`s${chance.int(0, size - 1)}`, `s${chance.int(0, size - 1)}`]
  })
  return { students, friends }
}

export interface GroupingBench {
  readonly name: string
  readonly friends: boolean
  readonly comparison: Comparison
  /** Of one class, at most. */
  readonly slowest: number
}

/**
 * Groups a class of 120 into 10 groups, with and without friends. The limit is its first start alone, the exact cut of the students
 * into stretches by level: a grouping that knows nothing of friends, which any better one has to do first.
 */
export async function benchGrouping(rounds: number, seconds: number): Promise<GroupingBench[]> {
  const { students, friends } = aClass()
  const results: GroupingBench[] = []
  const classes = [
    { name: 'without friends', pairs: [], weights: alone },
    { name: 'with friends', pairs: friends, weights: alone },
    { name: 'with friends and assistants', pairs: friends, weights: assisted },
  ]
  for (const { name, pairs, weights } of classes) {
    let slowest = 0
    const round = (once: () => unknown, timed: boolean): Promise<Round> => {
      const begun = performance.now()
      let done = 0
      while (performance.now() - begun < 1000 * seconds) {
        const from = performance.now()
        once()
        if (timed) slowest = Math.max(slowest, performance.now() - from)
        done += 1
      }
      return Promise.resolve({ done, seconds: (performance.now() - begun) / 1000 })
    }
    const comparison = await compare(
      rounds,
      () => round(() => makeGroups(students, pairs, weights), true),
      () => round(() => contiguousStarts(groupingProblem(students, [], weights)), false),
    )
    results.push({ name, friends: pairs.length > 0, comparison, slowest })
  }
  return results
}
