import { friendComponents } from './grouping-problem.ts'
import { moveRise, nowhere, put, smallest, swapRise, type GroupingState } from './grouping-state.ts'

/** Which students may be moved, and whether a group may be left without students. */
export interface Freedom {
  /** In order of their numbers. */
  readonly movable: readonly number[]
  readonly mayEmpty: boolean
}

type Step = readonly [student: number, to: number]
interface Change {
  readonly rise: number
  readonly steps: readonly Step[]
}

const groupOf = (state: GroupingState, student: number): number => state.assigned[student] as number
const better = (a: Change | null, b: Change): Change => (a === null || b.rise < a.rise - smallest ? b : a)

function bestMove(state: GroupingState, { movable, mayEmpty }: Freedom): Change | null {
  let best: Change | null = null
  for (const student of movable) {
    const from = groupOf(state, student)
    if (!mayEmpty && state.sizes[from] === 1) continue
    for (let to = 0; to < state.sizes.length; to++) {
      if (to === from) continue
      const rise = moveRise(state, student, to)
      if (best === null || rise < best.rise - smallest) best = { rise, steps: [[student, to]] }
    }
  }
  return best
}

function bestSwap(state: GroupingState, { movable }: Freedom): Change | null {
  let best: Change | null = null
  movable.forEach((one, index) => {
    for (let next = index + 1; next < movable.length; next++) {
      const other = movable[next] as number
      const [a, b] = [groupOf(state, one), groupOf(state, other)]
      if (a === b) continue
      const rise = swapRise(state, one, other)
      const steps: Step[] = [
        [one, b],
        [other, a],
      ]
      if (best === null || rise < best.rise - smallest) best = { rise, steps }
    }
  })
  return best
}

/** Friends that move as one: whole components, and in larger ones each pair. */
function unitsOf(state: GroupingState, movable: readonly number[]): number[][] {
  const free = new Set(movable)
  const components = friendComponents(state.problem)
    .map((component) => component.filter((student) => free.has(student)))
    .filter((component) => component.length > 1)
  const inLarger = new Set(components.filter((component) => component.length > 2).flat())
  const pairs = state.problem.pairs.filter(([a, b]) => inLarger.has(a) && inLarger.has(b)).map(([a, b]) => [a, b])
  return [...components, ...pairs]
}

/** The best way for one of these to leave the group for one of those that the unit came from. */
function bestCounter(state: GroupingState, group: number, candidates: readonly number[], donors: readonly number[]) {
  let best: Change | null = null
  for (const student of candidates) {
    if (groupOf(state, student) !== group) continue
    for (const to of donors) {
      const rise = moveRise(state, student, to)
      if (best === null || rise < best.rise - smallest) best = { rise, steps: [[student, to]] }
    }
  }
  return best
}

/** Moves a unit into one group and as many others out of it as pays; leaves the state as it was. */
function unitChange(state: GroupingState, { movable, mayEmpty }: Freedom, unit: readonly number[], to: number) {
  const coming = unit.filter((student) => groupOf(state, student) !== to)
  if (coming.length === 0) return null
  const back: Step[] = []
  const steps: Step[] = []
  let rise = 0
  const go = (student: number, group: number, by: number): void => {
    back.push([student, groupOf(state, student)])
    steps.push([student, group])
    rise += by
    put(state, student, group)
  }
  const allowed = (): boolean => mayEmpty || state.sizes.every((size) => size > 0)
  const donors = [...new Set(coming.map((student) => groupOf(state, student)))].sort((a, b) => a - b)
  const others = movable.filter((student) => groupOf(state, student) === to && !unit.includes(student))
  for (const student of coming) go(student, to, moveRise(state, student, to))
  let best: Change | null = allowed() ? { rise, steps: [...steps] } : null
  for (let counter = 0; counter < coming.length; counter++) {
    const next = bestCounter(state, to, others, donors)
    const step = next?.steps[0]
    if (next === null || step === undefined) break
    go(step[0], step[1], next.rise)
    if (allowed()) best = better(best, { rise, steps: [...steps] })
  }
  for (const [student, group] of back.toReversed()) put(state, student, group)
  return best
}

function bestUnitMove(state: GroupingState, freedom: Freedom): Change | null {
  let best: Change | null = null
  for (const unit of unitsOf(state, freedom.movable))
    for (let to = 0; to < state.sizes.length; to++) {
      const change = unitChange(state, freedom, unit, to)
      if (change !== null) best = better(best, change)
    }
  return best
}

/**
 * Improves an assignment in place, each time by the change that lowers J most: one student to another group, two that
 * change places, and where neither helps friends together with others in exchange. Ends when nothing does.
 */
export function improveGrouping(state: GroupingState, freedom: Freedom): void {
  if (freedom.movable.some((student) => groupOf(state, student) === nowhere))
    throw new Error('only students with a group are moved')
  for (;;) {
    const [move, swap] = [bestMove(state, freedom), bestSwap(state, freedom)]
    let change = move !== null && swap !== null ? better(move, swap) : (move ?? swap)
    if (change === null || change.rise >= -smallest) change = bestUnitMove(state, freedom)
    if (change === null || change.rise >= -smallest) return
    for (const [student, to] of change.steps) put(state, student, to)
  }
}
