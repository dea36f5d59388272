import type { FoundGroup } from './make-groups.ts'

/** A teacher who leads a group, with assistants counted. Leaders are listed as they were made teachers. */
export interface Leader {
  readonly id: string
  /** 1 + assistants. */
  readonly weight: number
  /** Students this teacher had in the last class of the schedule. */
  readonly lastStudents: ReadonlySet<string>
}

const keptBy = (leader: Leader, studentIds: readonly string[]): number =>
  studentIds.filter((id) => leader.lastStudents.has(id)).length

/** Who leads when there are more leaders than students: those who had most of the students last time, then the first made. */
export function leadersInUse(leaders: readonly Leader[], studentIds: readonly string[]): Leader[] {
  if (leaders.length <= studentIds.length) return [...leaders]
  const ranked = leaders.map((leader, index) => ({ index, kept: keptBy(leader, studentIds) }))
  const chosen = ranked.sort((a, b) => b.kept - a.kept || a.index - b.index).slice(0, studentIds.length)
  const places = new Set(chosen.map(({ index }) => index))
  return leaders.filter((_, index) => places.has(index))
}

/**
 * The cheapest pairing of rows with columns of a square table of costs (Hungarian method, as by Jonker and Volgenant):
 * the column of each row.
 */
export function cheapestPairing(costs: readonly (readonly number[])[]): number[] {
  const size = costs.length
  const rowPrice = Array.from({ length: size + 1 }, () => 0)
  const columnPrice = Array.from({ length: size + 1 }, () => 0)
  const rowOf = Array.from({ length: size + 1 }, () => 0)
  const came = Array.from({ length: size + 1 }, () => 0)
  for (let row = 1; row <= size; row++) {
    rowOf[0] = row
    let column = 0
    const least = Array.from({ length: size + 1 }, () => Number.POSITIVE_INFINITY)
    const used = Array.from({ length: size + 1 }, () => false)
    do {
      used[column] = true
      const current = rowOf[column] as number
      let step = Number.POSITIVE_INFINITY
      let next = 0
      for (let other = 1; other <= size; other++) {
        if (used[other] === true) continue
        const cost = costs[current - 1]?.[other - 1] as number
        const reduced = cost - (rowPrice[current] as number) - (columnPrice[other] as number)
        if (reduced < (least[other] as number)) {
          least[other] = reduced
          came[other] = column
        }
        if ((least[other] as number) < step) {
          step = least[other] as number
          next = other
        }
      }
      for (let other = 0; other <= size; other++) {
        if (used[other] === true) {
          const paired = rowOf[other] as number
          rowPrice[paired] = (rowPrice[paired] as number) + step
          columnPrice[other] = (columnPrice[other] as number) - step
        } else least[other] = (least[other] as number) - step
      }
      column = next
    } while (rowOf[column] !== 0)
    do {
      const previous = came[column] as number
      rowOf[column] = rowOf[previous] as number
      column = previous
    } while (column !== 0)
  }
  const columns = Array.from({ length: size }, () => 0)
  for (let column = 1; column <= size; column++) columns[(rowOf[column] as number) - 1] = column - 1
  return columns
}

/**
 * Which leader gets which group: the leader of each group, in order of the groups. Only a leader of the weight the group
 * was made for; then as many students as possible keep the teacher of the last class; then the first made leads the lowest group.
 */
export function groupsToLeaders(groups: readonly FoundGroup[], leaders: readonly Leader[]): Leader[] {
  const students = groups.reduce((total, group) => total + group.studentIds.length, 0)
  // The squares of all distances together weigh less than one student: a square is strictly convex, so of equals only
  // the pairing that keeps both orders is cheapest.
  const ofStudent = groups.length ** 3 + 1
  const otherWeight = ofStudent * (students + 1)
  const rankAmong = <Item extends { readonly weight: number }>(items: readonly Item[], item: Item): number =>
    items.filter(({ weight }) => weight === item.weight).indexOf(item)
  const costs = groups.map((group) =>
    leaders.map((leader) => {
      if (leader.weight !== group.weight) return otherWeight
      const apart = rankAmong(groups, group) - rankAmong(leaders, leader)
      return apart * apart - ofStudent * keptBy(leader, group.studentIds)
    }),
  )
  return cheapestPairing(costs).map((column) => leaders[column] as Leader)
}
