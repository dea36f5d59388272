import { friendComponents, groupCost, type GroupingProblem } from './grouping-problem.ts'

/** A set of students that a start does not part, with sums of their levels. */
interface Block {
  readonly students: readonly number[]
  readonly size: number
  readonly sum: number
  readonly squares: number
}

function blockOf(problem: GroupingProblem, students: readonly number[]): Block {
  const levels = students.map((student) => problem.levels[student] as number)
  return {
    students,
    size: students.length,
    sum: levels.reduce((total, level) => total + level, 0),
    squares: levels.reduce((total, level) => total + level * level, 0),
  }
}

/**
 * The cheapest way to cut blocks in a row into one stretch for each group, none empty: exact, by dynamic programming.
 * Null when there are fewer blocks than groups.
 */
function cutIntoStretches(problem: GroupingProblem, blocks: readonly Block[]): Int32Array | null {
  const groups = problem.weights.length
  const count = blocks.length
  if (count < groups) return null
  const before = [{ size: 0, sum: 0, squares: 0 }]
  for (const block of blocks) {
    const last = before.at(-1) as { size: number; sum: number; squares: number }
    const { size, sum, squares } = block
    before.push({ size: last.size + size, sum: last.sum + sum, squares: last.squares + squares })
  }
  let best = new Float64Array(count + 1).fill(Number.POSITIVE_INFINITY)
  best[0] = 0
  const cuts: Int32Array[] = []
  for (let group = 0; group < groups; group++) {
    const next = new Float64Array(count + 1).fill(Number.POSITIVE_INFINITY)
    const cut = new Int32Array(count + 1)
    for (let end = group + 1; end <= count - (groups - 1 - group); end++)
      for (let begin = group; begin < end; begin++) {
        const [a, b] = [before[begin], before[end]]
        if (a === undefined || b === undefined) continue
        const { cost } = groupCost(problem, group, b.size - a.size, b.sum - a.sum, b.squares - a.squares)
        const total = (best[begin] as number) + cost
        if (total >= (next[end] as number)) continue
        next[end] = total
        cut[end] = begin
      }
    best = next
    cuts.push(cut)
  }
  const assigned = new Int32Array(problem.ids.length)
  let end = count
  for (let group = groups - 1; group >= 0; group--) {
    const begin = cuts[group]?.[end] as number
    for (const block of blocks.slice(begin, end)) for (const student of block.students) assigned[student] = group
    end = begin
  }
  return assigned
}

/**
 * Where a search begins: students in stretches by level, and friends kept together in stretches by the mean of their
 * levels. Without friends the first is optimal for its order of weights.
 */
export function contiguousStarts(problem: GroupingProblem): Int32Array[] {
  const single = problem.ids.map((_, student) => blockOf(problem, [student]))
  const first = cutIntoStretches(problem, single)
  const starts = first === null ? [] : [first]
  if (problem.pairs.length === 0) return starts
  const mean = (block: Block): number => block.sum / block.size
  const together = friendComponents(problem)
    .map((component) => blockOf(problem, component))
    .sort((a, b) => mean(a) - mean(b) || (a.students[0] as number) - (b.students[0] as number))
  const second = cutIntoStretches(problem, together)
  return second === null ? starts : [...starts, second]
}
