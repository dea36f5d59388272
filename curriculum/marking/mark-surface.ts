import { equalValues } from '../values/equal.ts'
import { surfaceOf } from '../surfaces/surface-of.ts'
import { almost, invalid, right, wrong, type Judgement } from './judgement.ts'
import type { SurfaceWidget } from '@polyhex/contract/exercises/surface-widgets'
import type { AnswerKey } from '../topic-level.ts'

/**
 * Judges what was built on a drawing: read by the drawing's own rules, complete, worth the answer. Worth it in another way than
 * was asked is 'almost' and says what is still to be done. How a wrong one differs would say the answer: that is told beside the
 * right state, once it may be seen. Never throws for a response. Decision 55.
 */
export function markSurface(key: AnswerKey, widget: SurfaceWidget, response: string): Judgement {
  const surface = surfaceOf(widget)
  const state = surface.read(widget, response.trim())
  if (state === null) return invalid('This answer cannot be read.')
  const missing = surface.complete(widget, state)
  if (missing !== null) return invalid(missing)
  const { answer, rules } = key
  const asked = rules.given?.part === 'denominator' ? { parts: rules.given.value } : {}
  const near = surface.nearly(widget, state, answer, asked)
  if (near !== null) return almost(near)
  const value = surface.value(widget, state)
  if (equalValues(value, answer)) return right
  const where = surface.wrongIn?.(widget, state, answer) ?? null
  if (where === null) return wrong(value)
  return { verdict: 'wrong', value, place: where.say, ...(where.credit === undefined ? {} : { credit: where.credit }) }
}
