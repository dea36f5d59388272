import { readSlots, writeSlots } from '@polyhex/contract/exercises/responses/slots'
import { spellings } from '../marking/spellings.ts'
import { surfaceOf } from '../surfaces/surface-of.ts'
import type { AnswerForm } from '@polyhex/contract/exercises/answer-forms'
import type { AnswerKey } from '../topic-level.ts'
import type { Value } from '../values/values.ts'

/** What a widget of moved items sends for a value, ids as in the contract; null for values that are typed. */
function movedResponse(value: Value): string | null {
  switch (value.kind) {
    case 'order':
      return value.items.map((i) => i.id).join(',')
    case 'match':
      return value.pairs.map((pair) => `${pair.left.id}=${pair.right.id}`).join(',')
    case 'groups':
      return value.groups.flatMap((g) => g.members.map((i) => `${i.id}=${g.name.id}`)).join(',')
    default:
      return null
  }
}

/** Every response that says this value in a form. */
function responsesFor(value: Value, form: AnswerForm, key: AnswerKey): string[] {
  const moved = movedResponse(value)
  return moved === null ? spellings(value, form, key.rules) : [moved]
}

/** The responses that are the answer: option ids, moved items, or every way to write it. */
export function rightResponses(key: AnswerKey): string[] {
  return key.rightOptionIds.length > 0 ? [key.rightOptionIds.join(',')] : responsesFor(key.answer, key.form, key)
}

/** The response that is a known wrong answer, or null when this form cannot give it. */
export function wrongResponse(key: AnswerKey, wrong: AnswerKey['wrong'][number]): string | null {
  if (key.surface !== undefined) {
    const surface = surfaceOf(key.surface)
    const state = surface.stateOf(key.surface, wrong.value)
    return state === null ? null : surface.write(key.surface, state)
  }
  if (key.slots !== undefined) {
    const way = wrong.value.kind === 'filled' ? wrong.value.ways[0] : undefined
    return way === undefined || readSlots(key.slots, writeSlots(way)) === null ? null : writeSlots(way)
  }
  if (key.form === 'choice' || key.form === 'true_false') return wrong.optionId ?? null
  if (key.form === 'multi_choice') {
    const { value } = wrong
    return value.kind === 'set' ? value.members.flatMap((m) => (m.kind === 'item' ? [m.id] : [])).join(',') : null
  }
  return responsesFor(wrong.value, key.form, key)[0] ?? null
}

const unreadable = ['', '   ', '?', ')(', '//', '#@!', '((', '^^'] as const

/** Texts that a form cannot mean. Where ids are sent, a text like '1..2' could be one. */
export function malformedFor(form: AnswerForm): readonly string[] {
  const sendsIds = form === 'multi_choice' || form === 'ordering' || form === 'matching' || form === 'groups'
  return sendsIds ? [...unreadable, ',', ' , '] : [...unreadable, '3 + ', '1..2']
}
