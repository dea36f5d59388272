import { openChance, type Chance } from '../chance.ts'
import { markResponse } from '../marking/mark.ts'
import { turnedPair } from '../marking/partial-order.ts'
import { looksLike } from '../questions/shown.ts'
import { isOfSeveral, type Property } from '../values/property.ts'
import { widgetItems } from './pieces.ts'
import type { AnswerKey, GeneratedQuestion } from '../topic-level.ts'
import type { Oracle, Sample, Sweep } from './check.ts'

const mostOrders = 24
/** Seeds that are looked at: every order of six items is marked for each. */
const looked = 12

function permutations(count: number): number[][] {
  return Array.from({ length: count }, (_, i) => i).reduce<number[][]>(
    (all, next) =>
      all.flatMap((order) => Array.from({ length: order.length + 1 }, (_, i) => order.toSpliced(i, 0, next))),
    [[]],
  )
}

const isRight = (key: AnswerKey, response: string): boolean => markResponse(key, response).verdict === 'right'

/** Of an order: 1 to 24 orders keep what must come before what, those alone are right, and none of them is there at the start. */
function orderFaults({ key, widget }: GeneratedQuestion): string[] {
  if (key.answer.kind !== 'order' || widget.widget !== 'ordering') return []
  const ids = key.answer.items.map(({ id }) => id)
  const before = key.rules.before ?? ids.slice(1).map((_, i) => [i, i + 1] as const)
  const faults: string[] = []
  let fitting = 0
  for (const order of permutations(ids.length)) {
    const fits = turnedPair(order, before) === null
    if (fits) fitting++
    if (fits !== isRight(key, order.map((place) => ids[place]).join(',')))
      faults.push(`the order ${order.join(' ')} is ${fits ? 'refused' : 'right'}`)
  }
  if (fitting < 1 || fitting > mostOrders) faults.push(`${fitting} orders are right`)
  if (isRight(key, widget.items.map(({ id }) => id).join(','))) faults.push('it stands in a right order at the start')
  return faults
}

/** Of pairs: no two faces of a side look alike, and no two partners can be exchanged. */
function matchFaults({ key, widget }: GeneratedQuestion): string[] {
  if (key.answer.kind !== 'match' || widget.widget !== 'matching') return []
  const { pairs } = key.answer
  const faults = [widget.left, widget.right].flatMap((side) =>
    new Set(side.map(({ text, svg }) => looksLike(text, svg))).size < side.length ? ['two of a side look alike'] : [],
  )
  for (const order of permutations(pairs.length).filter((each) => each.some((place, i) => place !== i))) {
    const response = pairs.map(({ left }, i) => `${left.id}=${pairs[order[i] ?? 0]?.right.id}`).join(',')
    if (isRight(key, response)) faults.push('two matchings are right')
  }
  return faults
}

/** Of groups: at least one item in two of them, no item twice, and none that may also stand elsewhere. */
function groupFaults(question: GeneratedQuestion): string[] {
  const { key } = question
  if (key.answer.kind !== 'groups') return []
  const { groups } = key.answer
  const faults = groups.filter(({ members }) => members.length > 0).length < 2 ? ['all stand in one group'] : []
  const looks = widgetItems(question).map(({ text, svg }) => looksLike(text, svg))
  if (new Set(looks).size < looks.length) faults.push('the same stands there twice')
  for (const { members, name } of groups) {
    for (const { id } of members) {
      const other = groups.find((group) => group.name.id !== name.id)?.name.id
      const response = groups.flatMap((group) =>
        group.members.map((member) => `${member.id}=${member.id === id ? other : group.name.id}`),
      )
      if (isRight(key, response.join(','))) faults.push('one is right on both sides')
    }
  }
  return faults
}

const states = 500

/** Numbers that somebody might try: those of the properties and around them, some of them halves and below 0. */
function triedNumbers(chance: Chance, having: readonly Property[]): number[] {
  const named = [
    12,
    ...having.flatMap((property) =>
      Object.values(property).flatMap((value) => (typeof value === 'number' ? [value] : [])),
    ),
  ]
  const most = Math.max(...named)
  const several = having.find(isOfSeveral)
  if (several === undefined) {
    if (chance.happens(0.4)) return [chance.pick(named) + chance.int(-3, 3)]
    return [chance.happens(0.1) ? chance.int(-most, 2 * most) / 2 : chance.int(-3, 2 * most)]
  }
  return Array.from({ length: several.count }, () => chance.int(1, several.total))
}

/** Of examples: of 500 tried, right are those alone that the oracle accepts. */
function exampleFaults(sample: Sample, oracle: Oracle | null): string[] {
  const { key } = sample.question
  const { having } = key.rules
  if (having === undefined) return []
  const accepts = oracle?.accepts
  if (accepts === undefined) return ['the oracle accepts no examples']
  const chance = openChance(`examples|${sample.seed}`)
  const sign = having.find(isOfSeveral)?.is === 'product_is' ? '*' : '+'
  const faults: string[] = []
  for (let i = 0; i < states; i++) {
    const numbers = triedNumbers(chance, having)
    const wanted = accepts(sample.params as never, numbers)
    const response = numbers.join(sign)
    if (wanted !== isRight(key, response)) faults.push(`${response} is ${wanted ? 'refused' : 'right'}`)
  }
  return faults
}

const faultsOf = ({ oracle }: Sweep, sample: Sample): string[] => [
  ...orderFaults(sample.question),
  ...matchFaults(sample.question),
  ...groupFaults(sample.question),
  ...exampleFaults(sample, oracle),
]

/** P34: exactly what belongs together is right, in every order that works: of orders, pairs, groups and examples. */
export function checkOneRightWay(sweep: Sweep): void {
  for (const sample of sweep.samples.slice(0, looked))
    for (const fault of new Set(faultsOf(sweep, sample))) sweep.fail('P34', sample.seed, fault)
}
