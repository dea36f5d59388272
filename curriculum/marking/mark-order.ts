import { invalid, right, wrong, type Judgement } from './judgement.ts'
import type { AnswerKey } from '../topic-level.ts'

/** Items first to last: ids joined by commas. All items must be placed, each once. */
export function markOrder(key: AnswerKey, response: string): Judgement {
  const answer = key.answer.kind === 'order' ? key.answer.items : []
  const wanted = key.rightOptionIds.length > 0 ? key.rightOptionIds : answer.map((it) => it.id)
  const typed = listOf(response)
  if (typed.length !== wanted.length || new Set(typed).size !== typed.length)
    return invalid('Put every item in its place.')
  if (!typed.every((id) => wanted.includes(id))) return invalid('Put every item in its place.')
  if (typed.every((id, i) => id === wanted[i])) return right
  const items = typed.map((id) => answer.find((it) => it.id === id) ?? answer[wanted.indexOf(id)])
  return wrong(items.every((it) => it !== undefined) ? { kind: 'order', items } : undefined)
}

/** Pairs: leftId=rightId joined by commas in any order; every left item must have a partner. */
export function markMatching(key: AnswerKey, response: string): Judgement {
  const pairs = key.answer.kind === 'match' ? key.answer.pairs : []
  const wanted = key.rightOptionIds.length > 0 ? key.rightOptionIds : pairs.map((p) => `${p.left.id}=${p.right.id}`)
  return markPairs(wanted, response, 'Give every item a partner.')
}

/** Sorting: itemId=groupId joined by commas in any order; every item must be in a group. */
export function markGroups(key: AnswerKey, response: string): Judgement {
  const groups = key.answer.kind === 'groups' ? key.answer.groups : []
  const own = groups.flatMap(({ name, members }) => members.map((member) => `${member.id}=${name.id}`))
  return markPairs(key.rightOptionIds.length > 0 ? key.rightOptionIds : own, response, 'Put every item into a group.')
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
