import { contiguousStarts } from './contiguous-start.ts'
import {
  assignmentCost,
  byText,
  groupingProblem,
  type FriendPair,
  type GroupingCost,
  type GroupingProblem,
  type StudentToGroup,
} from './grouping-problem.ts'
import { groupingSettings, type GroupingSettings } from './grouping-settings.ts'
import { groupingState, smallest } from './grouping-state.ts'
import { improveGrouping } from './improve-grouping.ts'

export interface FoundGroup {
  /** Teachers this group is for. */
  readonly weight: number
  /** By level, then id. */
  readonly studentIds: readonly string[]
  /** Mean level in quarter grades; 0 for nobody. */
  readonly mean: number
}

export interface FoundGroups {
  /** The lowest mean first: its place is the number of the group. */
  readonly groups: readonly FoundGroup[]
  readonly cost: GroupingCost
}

/** The different orders of some numbers, in ascending order of the lists, the first `most` of them. */
export function ordersOf(numbers: readonly number[], most: number): number[][] {
  const orders: number[][] = []
  const extend = (chosen: readonly number[], left: readonly number[]): void => {
    if (orders.length === most) return
    if (left.length === 0) {
      orders.push([...chosen])
      return
    }
    left.forEach((number, index) => {
      if (index > 0 && left[index - 1] === number) return
      extend([...chosen, number], left.toSpliced(index, 1))
    })
  }
  extend(
    [],
    [...numbers].sort((a, b) => a - b),
  )
  return orders
}

/** The groups of an assignment, the lowest mean first. */
export function foundGroups(problem: GroupingProblem, assigned: ArrayLike<number>): FoundGroups {
  const groups = problem.weights
    .map((weight, group) => {
      const members = problem.ids.flatMap((_, student) => (assigned[student] === group ? [student] : []))
      const sum = members.reduce((total, student) => total + (problem.levels[student] as number), 0)
      return {
        weight,
        studentIds: members.map((student) => problem.ids[student] as string),
        mean: members.length === 0 ? 0 : sum / members.length,
      }
    })
    .sort((a, b) => a.mean - b.mean || byText(a.studentIds[0] ?? '', b.studentIds[0] ?? ''))
  return { groups, cost: assignmentCost(problem, assigned) }
}

/**
 * Puts students into groups, one for each weight (teachers of the group), none of them empty. From each order of the weights
 * and each start (of a large class, from the most promising ones) the best improvements are followed; the lowest J wins, of equals the first found. The same students give
 * the same groups in whatever order they come. There must not be more weights than students.
 */
export function makeGroups(
  students: readonly StudentToGroup[],
  friends: readonly FriendPair[],
  weights: readonly number[],
  settings: GroupingSettings = groupingSettings,
): FoundGroups {
  if (weights.length > students.length) throw new Error('no group may be without students')
  if (weights.length === 0) throw new Error('students need a group')
  const starts = ordersOf(weights, settings.mostOrders).flatMap((order) => {
    const problem = groupingProblem(students, friends, order, settings)
    return contiguousStarts(problem).map((start) => ({ problem, start, J: assignmentCost(problem, start).J }))
  })
  const searches = Math.max(2, Math.floor(settings.searchWork / students.length ** 2))
  const promising = starts.toSorted((a, b) => a.J - b.J).slice(0, searches)
  let best: { problem: GroupingProblem; assigned: Int32Array; J: number } | null = null
  for (const { problem, start } of promising) {
    const state = groupingState(problem, start)
    improveGrouping(state, { movable: problem.ids.map((_, student) => student), mayEmpty: false })
    const { J } = assignmentCost(problem, state.assigned)
    if (best === null || J < best.J - smallest) best = { problem, assigned: state.assigned, J }
  }
  if (best === null) throw new Error('there is always a first start')
  return foundGroups(best.problem, best.assigned)
}
