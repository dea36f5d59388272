import { writeParts } from '@polyhex/contract/exercises/responses/parts'
import { markResponse } from './mark.ts'
import { spellings } from './spellings.ts'
import type { AnswerKey } from '../topic-level.ts'

/** Responses that could be right, the surest first. */
function candidates(key: AnswerKey): string[] {
  const { answer, rightOptionIds } = key
  if (key.parts !== undefined) return [writeParts(key.parts.map(rightResponse))]
  const chosen = rightOptionIds.length === 0 ? [] : [rightOptionIds.join(',')]
  if (answer.kind === 'item') return [...chosen, answer.id]
  if (answer.kind === 'order') return [...chosen, answer.items.map((item) => item.id).join(',')]
  if (answer.kind === 'match') return [...chosen, answer.pairs.map((p) => `${p.left.id}=${p.right.id}`).join(',')]
  if (answer.kind === 'groups') {
    return [...chosen, answer.groups.flatMap((g) => g.members.map((m) => `${m.id}=${g.name.id}`)).join(',')]
  }
  if (answer.kind === 'comparison') return [...chosen, answer.sign]
  return [...chosen, ...spellings(answer, key.form, key.rules)]
}

/**
 * A response that is marked right, as a child who knows the answer would send it: for demonstrations and tests on the
 * server. Throws a RangeError when none of the usual spellings is right, which would be a fault of the marking.
 */
export function rightResponse(key: AnswerKey): string {
  const found = candidates(key).find((response) => markResponse(key, response).verdict === 'right')
  if (found === undefined) throw new RangeError(`no response to this ${key.form} question is marked right`)
  return found
}
