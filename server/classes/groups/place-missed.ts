import { assignmentCost, groupingProblem, type FriendPair, type StudentToGroup } from './grouping-problem.ts'
import { groupingSettings, type GroupingSettings } from './grouping-settings.ts'
import { groupingState, moveRise, nowhere, put, smallest, type GroupingState } from './grouping-state.ts'
import { improveGrouping } from './improve-grouping.ts'

/** Looks at every way to place the students and leaves the first of the cheapest. */
function placeByTrying(state: GroupingState, toPlace: readonly number[]): void {
  let best = Number.POSITIVE_INFINITY
  let found: Int32Array | null = null
  const place = (index: number, rise: number): void => {
    const student = toPlace[index]
    if (student === undefined) {
      if (rise >= best - smallest) return
      best = rise
      found = state.assigned.slice()
      return
    }
    for (let group = 0; group < state.sizes.length; group++) {
      const by = moveRise(state, student, group)
      put(state, student, group)
      place(index + 1, rise + by)
      put(state, student, nowhere)
    }
  }
  place(0, 0)
  for (const student of toPlace) put(state, student, (found as Int32Array | null)?.[student] as number)
}

/** One after the other, each where it costs least; then the search, with all others where they are. */
function placeBySearching(state: GroupingState, toPlace: readonly number[]): void {
  for (const student of toPlace) {
    let to = 0
    let least = Number.POSITIVE_INFINITY
    for (let group = 0; group < state.sizes.length; group++) {
      const rise = moveRise(state, student, group)
      if (rise >= least - smallest) continue
      least = rise
      to = group
    }
    put(state, student, to)
  }
  improveGrouping(state, { movable: toPlace, mayEmpty: true })
}

/**
 * Places the students without a group; the others stay where they are (Group Missed, and Delete Group over the groups that
 * stay). Exact while there are at most `mostWays` ways. `placed` gives the group of those who have one, as an index of
 * `weights`. Gives the group of everybody and what it costs.
 */
export function placeMissed(
  students: readonly StudentToGroup[],
  friends: readonly FriendPair[],
  weights: readonly number[],
  placed: ReadonlyMap<string, number>,
  settings: GroupingSettings = groupingSettings,
) {
  if (weights.length === 0) throw new Error('students need a group')
  const problem = groupingProblem(students, friends, weights, settings)
  const start = problem.ids.map((id) => placed.get(id) ?? nowhere)
  const state = groupingState(problem, start)
  const toPlace = problem.ids.flatMap((_, student) => (start[student] === nowhere ? [student] : []))
  if (weights.length ** toPlace.length <= settings.mostWays) placeByTrying(state, toPlace)
  else placeBySearching(state, toPlace)
  const groupOf = new Map(problem.ids.map((id, student) => [id, state.assigned[student] as number]))
  return { groupOf, cost: assignmentCost(problem, state.assigned) }
}
