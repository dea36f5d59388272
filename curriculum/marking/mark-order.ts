import { invalid, right, wrong, type Judgement } from './judgement.ts'
import { turnedPair, withTurned, type Before } from './partial-order.ts'
import type { AnswerKey } from '../topic-level.ts'
import type { Groups, Item, Match, Value } from '../values/values.ts'

/** Items first to last: ids joined by commas. All items must be placed, each once; with the rule `before` in any order that keeps it. */
export function markOrder(key: AnswerKey, response: string): Judgement {
  const answer = key.answer.kind === 'order' ? key.answer.items : []
  const wanted = key.rightOptionIds.length > 0 ? key.rightOptionIds : answer.map((it) => it.id)
  const typed = listOf(response)
  if (typed.length !== wanted.length || new Set(typed).size !== typed.length)
    return invalid('Put every item in its place.')
  if (!typed.every((id) => wanted.includes(id))) return invalid('Put every item in its place.')
  if (key.rules.before !== undefined) return markPartialOrder(answer, wanted, typed, key.rules.before)
  if (typed.every((id, i) => id === wanted[i])) return right
  const items = typed.map((id) => answer.find((it) => it.id === id) ?? answer[wanted.indexOf(id)])
  return wrong(items.every((it) => it !== undefined) ? { kind: 'order', items } : undefined)
}

/** Every order is right in which nothing stands before what it needs; the first pair that is turned around is the mistake. */
function markPartialOrder(
  answer: readonly Item[],
  wanted: readonly string[],
  typed: readonly string[],
  before: Before,
): Judgement {
  const turned = turnedPair(
    typed.map((id) => wanted.indexOf(id)),
    before,
  )
  return turned === null ? right : wrong({ kind: 'order', items: withTurned(answer, turned) })
}

/** Pairs: leftId=rightId joined by commas in any order; every left item must have a partner. */
export function markMatching(key: AnswerKey, response: string): Judgement {
  const { answer } = key
  const pairs = answer.kind === 'match' ? answer.pairs : []
  const wanted = key.rightOptionIds.length > 0 ? key.rightOptionIds : pairs.map((p) => `${p.left.id}=${p.right.id}`)
  const judged = markPairs(wanted, response, 'Give every item a partner.')
  if (judged.verdict !== 'wrong' || answer.kind !== 'match') return judged
  return wrongPlaces(wanted, response, 'wrong partner', (id, partner) => swapped(answer, id, partner))
}

/** Sorting: itemId=groupId joined by commas in any order; every item must be in a group. */
export function markGroups(key: AnswerKey, response: string): Judgement {
  const { answer } = key
  const all = answer.kind === 'groups' ? answer.groups : []
  const own = all.flatMap(({ name, members }) => members.map((member) => `${member.id}=${name.id}`))
  const wanted = key.rightOptionIds.length > 0 ? key.rightOptionIds : own
  const judged = markPairs(wanted, response, 'Put every item into a group.')
  if (judged.verdict !== 'wrong' || answer.kind !== 'groups') return judged
  return wrongPlaces(wanted, response, 'wrong group', (id, group) => moved(answer, id, group))
}

/**
 * Wrong, meant as the answer with the first mistake alone, so that this one is explained; how many there are is said before
 * it where there are more.
 */
function wrongPlaces(
  wanted: readonly string[],
  response: string,
  what: string,
  meant: (first: string, second: string) => Value | undefined,
): Judgement {
  const off = listOf(response).filter((pair) => !wanted.includes(pair))
  const value = off[0] === undefined ? undefined : meant(first(off[0]), second(off[0]))
  const place = off.length > 1 ? { place: `${off.length} of ${wanted.length} have the ${what}.` } : {}
  return { ...wrong(value), ...place }
}

/** The groups with one item moved to another one. */
function moved(answer: Groups, id: string, group: string): Groups | undefined {
  const item = answer.groups.flatMap(({ members }) => members).find((member) => member.id === id)
  if (item === undefined) return undefined
  return {
    kind: 'groups',
    groups: answer.groups.map(({ name, members }) => {
      const others = members.filter((member) => member.id !== id)
      return { name, members: name.id === group ? [...others, item] : others }
    }),
  }
}

/** The pairs with one left item given another partner, whose own left item takes what became free. */
function swapped(answer: Match, id: string, partner: string): Match | undefined {
  const [mine, theirs] = [
    answer.pairs.find(({ left }) => left.id === id),
    answer.pairs.find(({ right }) => right.id === partner),
  ]
  if (mine === undefined || theirs === undefined) return undefined
  const rightOf = (left: Item): Item | undefined =>
    left.id === mine.left.id ? theirs.right : left.id === theirs.left.id ? mine.right : undefined
  return { kind: 'match', pairs: answer.pairs.map(({ left, right }) => ({ left, right: rightOf(left) ?? right })) }
}

function markPairs(wanted: readonly string[], response: string, incomplete: string): Judgement {
  const typed = listOf(response)
  const firsts = new Set(typed.map(first))
  const complete = typed.length === wanted.length && firsts.size === typed.length
  if (!complete || !wanted.every((pair) => firsts.has(first(pair)))) return invalid(incomplete)
  const seconds = new Set(wanted.map(second))
  if (!typed.every((pair) => pair.includes('=') && second(pair) !== '')) return invalid(incomplete)
  if (!typed.every((pair) => seconds.has(second(pair)) || !/\s/.test(second(pair)))) return invalid(incomplete)
  return typed.every((pair) => wanted.includes(pair)) ? right : wrong()
}

function listOf(response: string): string[] {
  return response
    .split(',')
    .map((part) => part.trim().replace(/\s*=\s*/, '='))
    .filter((part) => part !== '')
}

function first(pair: string): string {
  return pair.split('=')[0] ?? ''
}

function second(pair: string): string {
  return pair.slice(pair.indexOf('=') + 1)
}
