import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { assignmentCost, groupingProblem, type FriendPair, type StudentToGroup } from './grouping-problem.ts'
import { cheapestPairing, groupsToLeaders, leadersInUse, type Leader } from './groups-to-leaders.ts'
import { makeGroups, ordersOf } from './make-groups.ts'
import { placeMissed } from './place-missed.ts'
import { studentLevel } from './student-level.ts'

const Vectors = z.object({
  cases: z.array(
    z.object({
      id: z.string(),
      why: z.string(),
      students: z.array(z.object({ id: z.string(), level: z.number() })),
      friends: z.array(z.tuple([z.string(), z.string()])),
      teachersPerGroup: z.array(z.number()),
      fixed: z.record(z.string(), z.number()).optional(),
      optimum: z.object({ J: z.number() }),
      witness: z.record(z.string(), z.number()),
    }),
  ),
})
const vectors = Vectors.parse(JSON.parse(readFileSync(new URL('./grouping-vectors.json', import.meta.url), 'utf8')))
type Case = (typeof vectors.cases)[number]

function costFound({ students, friends, teachersPerGroup, fixed }: Case): number {
  if (fixed === undefined) return makeGroups(students, friends, teachersPerGroup).cost.J
  return placeMissed(students, friends, teachersPerGroup, new Map(Object.entries(fixed))).cost.J
}

/** The lowest J of all assignments without an empty group. */
function lowestCost(students: readonly StudentToGroup[], friends: readonly FriendPair[], weights: readonly number[]) {
  const problem = groupingProblem(students, friends, weights)
  const assigned = students.map(() => 0)
  let lowest = Number.POSITIVE_INFINITY
  const place = (index: number): void => {
    if (index === assigned.length) {
      if (new Set(assigned).size === weights.length) lowest = Math.min(lowest, assignmentCost(problem, assigned).J)
      return
    }
    for (let group = 0; group < weights.length; group++) {
      assigned[index] = group
      place(index + 1)
    }
  }
  place(0)
  return lowest
}

const aClass = (most: number, groups: number) =>
  fc
    .record({
      levels: fc.array(fc.integer({ min: 0, max: 48 }), { minLength: 1, maxLength: most }),
      pairs: fc.array(fc.tuple(fc.nat(most - 1), fc.nat(most - 1)), { maxLength: 8 }),
      weights: fc.array(fc.constantFrom(1, 1, 1, 2), { minLength: 1, maxLength: groups }),
    })
    .map(({ levels, pairs, weights }) => ({
      students: levels.map((level, index) => ({ id: `s${String(index).padStart(3, '0')}`, level })),
      friends: pairs.map(([a, b]): FriendPair => [`s${String(a).padStart(3, '0')}`, `s${String(b).padStart(3, '0')}`]),
      weights: weights.slice(0, levels.length),
    }))

describe('the reference cases', () => {
  const hand = vectors.cases.filter(({ id }) => !id.startsWith('random'))
  const random = vectors.cases.filter(({ id }) => id.startsWith('random'))

  it('holds 17 cases by hand and 23 random ones', () => {
    expect([hand.length, random.length]).toEqual([17, 23])
  })

  it.each(vectors.cases)('counts the cost of $id as the reference does', (one) => {
    const problem = groupingProblem(one.students, one.friends, one.teachersPerGroup)
    const { J } = assignmentCost(
      problem,
      problem.ids.map((id) => one.witness[id] as number),
    )
    expect(J).toBeCloseTo(one.optimum.J, 3)
  })

  it.each(hand)('$id: $why', (one) => {
    expect(costFound(one)).toBeCloseTo(one.optimum.J, 3)
  })

  it('comes near the optimum of the random cases: 2 % on average, 25 % at most', () => {
    const ratios = random.map((one) => costFound(one) / one.optimum.J)
    expect(ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length).toBeLessThanOrEqual(1.02)
    expect(Math.max(...ratios)).toBeLessThanOrEqual(1.25)
  })
})

describe('making groups', () => {
  it('finds the optimum of small classes, by trying all assignments', () => {
    const ratios: number[] = []
    fc.assert(
      fc.property(aClass(7, 3), ({ students, friends, weights }) => {
        const lowest = lowestCost(students, friends, weights)
        const { J } = makeGroups(students, friends, weights).cost
        ratios.push(lowest < 1e-9 ? 1 + J : J / lowest)
        expect(J).toBeGreaterThanOrEqual(lowest - 1e-6)
      }),
      { numRuns: 200, seed: 20270308 },
    )
    expect(ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length).toBeLessThanOrEqual(1.02)
    expect(Math.max(...ratios)).toBeLessThanOrEqual(1.25)
  })

  it('gives every student one group, no group nobody, and nobody beyond the room where it can be avoided', () => {
    fc.assert(
      fc.property(aClass(60, 5), ({ students, friends, weights }) => {
        const { groups, cost } = makeGroups(students, friends, weights)
        expect(groups.flatMap(({ studentIds }) => studentIds).sort()).toEqual(students.map(({ id }) => id))
        expect(groups.every(({ studentIds }) => studentIds.length > 0)).toBe(true)
        expect(groups.map(({ weight }) => weight).sort()).toEqual([...weights].sort())
        const room = 12 * weights.reduce((sum, weight) => sum + weight, 0)
        expect(cost.over).toBe(Math.max(0, students.length - room))
        expect(groups.map(({ mean }) => mean)).toEqual(groups.map(({ mean }) => mean).sort((a, b) => a - b))
      }),
      { numRuns: 60 },
    )
  })

  it('gives the same groups whatever the order of the rows', () => {
    fc.assert(
      fc.property(aClass(24, 4), fc.nat(), ({ students, friends, weights }, turn) => {
        const turned = <Item>(list: readonly Item[]): Item[] => {
          const at = list.length === 0 ? 0 : turn % list.length
          return [...list.slice(at), ...list.slice(0, at)].reverse()
        }
        const swapped = turned(friends).map(([a, b]): FriendPair => [b, a])
        const again = makeGroups(turned(students), swapped, turned(weights))
        expect(again).toEqual(makeGroups(students, friends, weights))
      }),
      { numRuns: 80 },
    )
  })

  it('refuses more groups than students', () => {
    expect(() => makeGroups([{ id: 'a', level: 8 }], [], [1, 1])).toThrow('no group may be without students')
  })

  it('tries each different order of the weights once, at most 24', () => {
    expect(ordersOf([2, 1, 1], 24)).toEqual([
      [1, 1, 2],
      [1, 2, 1],
      [2, 1, 1],
    ])
    expect(ordersOf([1, 2, 3, 4, 5], 24)).toHaveLength(24)
  })
})

describe('placing those without a group', () => {
  it('moves nobody who has a group', () => {
    fc.assert(
      fc.property(aClass(16, 3), fc.array(fc.nat(2)), ({ students, friends, weights }, groups) => {
        const placed = new Map(
          groups.slice(0, students.length).map((group, i) => [students[i]?.id ?? '', group % weights.length]),
        )
        const { groupOf } = placeMissed(students, friends, weights, placed)
        expect(groupOf.size).toBe(students.length)
        for (const [id, group] of placed) expect(groupOf.get(id)).toBe(group)
        for (const group of groupOf.values()) expect(group).toBeLessThan(weights.length)
      }),
      { numRuns: 60 },
    )
  })

  it('finds by searching what trying every way finds, or next to it', () => {
    const ratios: number[] = []
    fc.assert(
      fc.property(aClass(9, 3), ({ students, friends, weights }) => {
        const placed = new Map(students.slice(0, 3).map(({ id }, index) => [id, index % weights.length]))
        const exact = placeMissed(students, friends, weights, placed).cost.J
        const settings = { ...groupingProblem([], [], []).settings, mostWays: 0 }
        const searched = placeMissed(students, friends, weights, placed, settings).cost.J
        expect(searched).toBeGreaterThanOrEqual(exact - 1e-6)
        ratios.push(exact < 1e-9 ? 1 + searched : searched / exact)
      }),
      { numRuns: 200, seed: 5 },
    )
    expect(ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length).toBeLessThanOrEqual(1.02)
  })
})

describe('how far a student is', () => {
  it('is the grade in quarters, as much as what levelling found', () => {
    expect(studentLevel(5, [])).toBe(20)
    expect(studentLevel(null, [])).toBe(12)
    expect(studentLevel(0, [])).toBe(0)
    // Theme level 10 is the first half of grade 5.
    expect(studentLevel(5, [10, 10])).toBe(20)
    expect(studentLevel(5, [14, 12])).toBe(23)
  })
})

describe('which teacher leads which group', () => {
  const leader = (id: string, weight: number, ...students: string[]): Leader => ({
    id,
    weight,
    lastStudents: new Set(students),
  })
  const group = (weight: number, ...studentIds: string[]) => ({ weight, studentIds, mean: 0 })
  const names = (leaders: readonly Leader[]): string[] => leaders.map(({ id }) => id)

  it('keeps as many students as possible with the teacher of the last class', () => {
    const groups = [group(1, 'a', 'b', 'c'), group(1, 'd', 'e', 'f')]
    expect(names(groupsToLeaders(groups, [leader('first', 1, 'd', 'e'), leader('second', 1, 'a', 'f')]))).toEqual([
      'second',
      'first',
    ])
    // The first would like a, b, c most (3); but 2 + 2 is more than 3 + 0.
    const both = [leader('first', 1, 'a', 'b', 'c', 'd', 'e'), leader('second', 1, 'a', 'b')]
    expect(names(groupsToLeaders(groups, both))).toEqual(['second', 'first'])
  })

  it('follows the order in which the teachers were made where nobody was taught before', () => {
    const groups = [group(1, 'a'), group(1, 'b'), group(1, 'c')]
    expect(names(groupsToLeaders(groups, [leader('one', 1), leader('two', 1), leader('three', 1)]))).toEqual([
      'one',
      'two',
      'three',
    ])
  })

  it('gives the wide group to the leader with an assistant, whomever they taught', () => {
    const groups = [group(1, 'a'), group(2, 'b', 'c')]
    expect(names(groupsToLeaders(groups, [leader('pair', 2, 'a'), leader('alone', 1, 'b', 'c')]))).toEqual([
      'alone',
      'pair',
    ])
  })

  it('uses those who know the students when there are more leaders than students', () => {
    const leaders = [leader('new', 1), leader('known', 1, 'a'), leader('late', 1)]
    expect(names(leadersInUse(leaders, ['a']))).toEqual(['known'])
    expect(names(leadersInUse(leaders, ['a', 'b']))).toEqual(['new', 'known'])
  })

  it('pairs at the lowest cost', () => {
    const permutations = (list: readonly number[]): number[][] =>
      list.length === 0
        ? [[]]
        : list.flatMap((one, at) => permutations(list.toSpliced(at, 1)).map((rest) => [one, ...rest]))
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5 }).chain((size) =>
          fc.array(fc.array(fc.integer({ min: -9, max: 9 }), { minLength: size, maxLength: size }), {
            minLength: size,
            maxLength: size,
          }),
        ),
        (costs) => {
          const total = (columns: readonly number[]): number =>
            columns.reduce((sum, column, row) => sum + (costs[row]?.[column] as number), 0)
          const columns = cheapestPairing(costs)
          expect([...columns].sort()).toEqual(costs.map((_, index) => index))
          expect(total(columns)).toBe(Math.min(...permutations(costs.map((_, index) => index)).map(total)))
        },
      ),
    )
  })
})
