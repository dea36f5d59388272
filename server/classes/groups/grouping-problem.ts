import { groupingSettings, type GroupingSettings } from './grouping-settings.ts'

export interface StudentToGroup {
  readonly id: string
  /** In whole quarter grades; see `studentLevel`. */
  readonly level: number
}

/** Two students who are to be in one group where that is near enough. */
export type FriendPair = readonly [string, string]

/** What stays the same while groups are looked for. Students are numbered by (level, id), so that the order of rows tells nothing. */
export interface GroupingProblem {
  readonly ids: readonly string[]
  readonly levels: readonly number[]
  readonly friendsOf: readonly (readonly number[])[]
  /** Each pair once, the lower number first. */
  readonly pairs: readonly (readonly [number, number])[]
  /** Teachers of each group. */
  readonly weights: readonly number[]
  readonly settings: GroupingSettings
}

export interface GroupingCost {
  readonly J: number
  /** Students beyond the room of their group, of all groups. */
  readonly over: number
  readonly imbalance: number
  /** Pairs of friends in different groups. */
  readonly broken: number
  /** Of the levels, in squared quarter grades. */
  readonly sse: number
}

export const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Numbers the students and their friends. Pairs with somebody who is not there, and pairs given twice, count once or not. */
export function groupingProblem(
  students: readonly StudentToGroup[],
  friends: readonly FriendPair[],
  weights: readonly number[],
  settings: GroupingSettings = groupingSettings,
): GroupingProblem {
  const sorted = [...students].sort((a, b) => a.level - b.level || byText(a.id, b.id))
  const numberOf = new Map(sorted.map(({ id }, number) => [id, number]))
  const friendsOf: Set<number>[] = sorted.map(() => new Set())
  for (const [one, other] of friends) {
    const a = numberOf.get(one)
    const b = numberOf.get(other)
    if (a === undefined || b === undefined || a === b) continue
    friendsOf[a]?.add(b)
    friendsOf[b]?.add(a)
  }
  const lists = friendsOf.map((set) => [...set].sort((a, b) => a - b))
  return {
    ids: sorted.map(({ id }) => id),
    levels: sorted.map(({ level }) => level),
    friendsOf: lists,
    pairs: lists.flatMap((list, a) => list.filter((b) => b > a).map((b) => [a, b] as const)),
    weights,
    settings,
  }
}

/** What one group costs by its size and levels: `sum` and `squares` of its levels. Friends are counted apart. */
export function groupCost(
  problem: GroupingProblem,
  group: number,
  size: number,
  sum: number,
  squares: number,
): { cost: number; over: number; imbalance: number; sse: number } {
  const { weights, settings, ids } = problem
  const weight = weights[group] ?? 1
  const all = weights.reduce((total, one) => total + one, 0)
  const fair = (ids.length * weight) / all
  const over = Math.max(0, size - settings.studentsPerTeacher * weight)
  const away = Math.max(0, Math.floor(fair) - size, size - Math.ceil(fair))
  const sse = size === 0 ? 0 : squares - (sum * sum) / size
  const imbalance = away * away
  return { cost: settings.over * over + settings.imbalance * imbalance + sse, over, imbalance, sse }
}

/** What an assignment (group of each student, by number) costs, counted anew from nothing. */
export function assignmentCost(problem: GroupingProblem, assigned: ArrayLike<number>): GroupingCost {
  const total = { over: 0, imbalance: 0, sse: 0 }
  for (let group = 0; group < problem.weights.length; group++) {
    let size = 0
    let sum = 0
    let squares = 0
    problem.levels.forEach((level, student) => {
      if (assigned[student] !== group) return
      size += 1
      sum += level
      squares += level * level
    })
    const one = groupCost(problem, group, size, sum, squares)
    total.over += one.over
    total.imbalance += one.imbalance
    total.sse += one.sse
  }
  const broken = problem.pairs.filter(([a, b]) => assigned[a] !== assigned[b]).length
  const { over, imbalance, friends } = problem.settings
  const J = over * total.over + imbalance * total.imbalance + friends * broken + total.sse
  return { J, ...total, broken }
}

/** Students tied by friends, directly or through others, each set in order of numbers; lone students are sets of one. */
export function friendComponents(problem: GroupingProblem): number[][] {
  const seen = new Set<number>()
  return problem.ids.flatMap((_, first) => {
    if (seen.has(first)) return []
    seen.add(first)
    const component = [first]
    for (const member of component)
      for (const friend of problem.friendsOf[member] ?? []) {
        if (seen.has(friend)) continue
        seen.add(friend)
        component.push(friend)
      }
    return [component.sort((a, b) => a - b)]
  })
}
