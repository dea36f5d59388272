import { groupCost, type GroupingProblem } from './grouping-problem.ts'

/** Differences below this are rounding, not an improvement. */
export const smallest = 1e-9
/** A student without a group. */
export const nowhere = -1

/** An assignment with what makes changes of it cheap to judge. */
export interface GroupingState {
  readonly problem: GroupingProblem
  readonly assigned: Int32Array
  readonly sizes: Int32Array
  readonly sums: Float64Array
  readonly squares: Float64Array
  readonly costs: Float64Array
  /** Friends of student s in group g, at s * groups + g. */
  readonly friendsIn: Int32Array
  readonly fair: readonly { readonly room: number; readonly low: number; readonly high: number }[]
}

export function groupingState(problem: GroupingProblem, assigned: ArrayLike<number>): GroupingState {
  const { weights, settings } = problem
  const groups = weights.length
  const all = weights.reduce((total, one) => total + one, 0)
  const state: GroupingState = {
    problem,
    assigned: new Int32Array(problem.ids.length).fill(nowhere),
    sizes: new Int32Array(groups),
    sums: new Float64Array(groups),
    squares: new Float64Array(groups),
    costs: new Float64Array(groups),
    friendsIn: new Int32Array(problem.ids.length * groups),
    fair: weights.map((weight) => {
      const share = (problem.ids.length * weight) / all
      return { room: settings.studentsPerTeacher * weight, low: Math.floor(share), high: Math.ceil(share) }
    }),
  }
  for (let group = 0; group < groups; group++) state.costs[group] = groupCost(problem, group, 0, 0, 0).cost
  for (let student = 0; student < problem.ids.length; student++) put(state, student, assigned[student] ?? nowhere)
  return state
}

/** The same as `groupCost(…).cost`, for the inner loops. */
function costOf(state: GroupingState, group: number, size: number, sum: number, squares: number): number {
  const { room, low, high } = state.fair[group] as { room: number; low: number; high: number }
  const { over, imbalance } = state.problem.settings
  const away = size < low ? low - size : size > high ? size - high : 0
  const sse = size === 0 ? 0 : squares - (sum * sum) / size
  return (size > room ? over * (size - room) : 0) + imbalance * away * away + sse
}

const at = (list: Int32Array | Float64Array, index: number): number => list[index] as number

function count(state: GroupingState, student: number, group: number, by: 1 | -1): void {
  if (group === nowhere) return
  const level = state.problem.levels[student] as number
  state.sizes[group] = at(state.sizes, group) + by
  state.sums[group] = at(state.sums, group) + by * level
  state.squares[group] = at(state.squares, group) + by * level * level
  state.costs[group] = costOf(state, group, at(state.sizes, group), at(state.sums, group), at(state.squares, group))
  const groups = state.sizes.length
  for (const friend of state.problem.friendsOf[student] as readonly number[])
    state.friendsIn[friend * groups + group] = at(state.friendsIn, friend * groups + group) + by
}

/** Puts a student into a group, out of the one it was in. */
export function put(state: GroupingState, student: number, group: number): void {
  count(state, student, at(state.assigned, student), -1)
  state.assigned[student] = group
  count(state, student, group, 1)
}

/** What J rises by when the group gets one of this level more (`by` 1) or less (-1). */
function changeOfGroup(state: GroupingState, group: number, level: number, by: 1 | -1): number {
  const size = at(state.sizes, group) + by
  const sum = at(state.sums, group) + by * level
  const squares = at(state.squares, group) + by * level * level
  return costOf(state, group, size, sum, squares) - at(state.costs, group)
}

/** What J rises by when the student moves to another group, or into a first one. */
export function moveRise(state: GroupingState, student: number, to: number): number {
  const { levels, settings } = state.problem
  const from = at(state.assigned, student)
  const level = levels[student] as number
  const row = student * state.sizes.length
  const entering = changeOfGroup(state, to, level, 1) - settings.friends * at(state.friendsIn, row + to)
  if (from === nowhere) return entering
  return entering + changeOfGroup(state, from, level, -1) + settings.friends * at(state.friendsIn, row + from)
}

/** What J rises by when the group has one of level `into` in place of one of level `out`. */
function exchangeRise(state: GroupingState, group: number, out: number, into: number): number {
  const sum = at(state.sums, group) - out + into
  const squares = at(state.squares, group) - out * out + into * into
  return costOf(state, group, at(state.sizes, group), sum, squares) - at(state.costs, group)
}

/** What J rises by when two students of different groups change places. */
export function swapRise(state: GroupingState, one: number, other: number): number {
  const { levels, settings, friendsOf } = state.problem
  const { friendsIn, assigned } = state
  const groups = state.sizes.length
  const a = at(assigned, one)
  const b = at(assigned, other)
  const ofOne = one * groups
  const ofOther = other * groups
  let broken =
    at(friendsIn, ofOne + a) - at(friendsIn, ofOne + b) + at(friendsIn, ofOther + b) - at(friendsIn, ofOther + a)
  // Two friends who change places are apart as before.
  if (at(friendsIn, ofOne + b) > 0 && (friendsOf[one] as readonly number[]).includes(other)) broken += 2
  const x = levels[one] as number
  const y = levels[other] as number
  if (x === y) return settings.friends * broken
  return exchangeRise(state, a, x, y) + exchangeRise(state, b, y, x) + settings.friends * broken
}
