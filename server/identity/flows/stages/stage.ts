import type { Challenge, StageErrors } from '../challenges.ts'
import type { FlowCall } from '../flow-call.ts'
import type { FlowRow } from '../flow-rows.ts'
import type { Plan, PlanChanges } from '../plans.ts'

/** A stage at work: the request, the flow, and how far the browser has come. */
export interface StageCall {
  readonly call: FlowCall
  readonly flow: FlowRow
  readonly plan: Plan
}

/**
 * What a stage decides: to ask (challenge), to let pass, to say what is wrong with the answer, or to deny, which ends the
 * plan. `afterwards` runs when passing has been won against all other requests of the same plan; it gives the page to which the
 * flow leads at its end in the place of the usual one, or null.
 */
export type StageOutcome =
  | { readonly kind: 'asks'; readonly challenge: Challenge }
  | { readonly kind: 'passed'; readonly changes: PlanChanges; readonly afterwards?: () => Promise<string | null> }
  | { readonly kind: 'invalid'; readonly errors: StageErrors }
  | { readonly kind: 'denied'; readonly message: string; readonly retryAfter?: number }

export interface Stage {
  /** On GET: what the stage asks; one that needs no answer passes at once. */
  show(stage: StageCall): Promise<StageOutcome>
  /** On POST: the answer. */
  take(stage: StageCall): Promise<StageOutcome>
}

export const denied = (message: string, retryAfter?: number): StageOutcome => ({
  kind: 'denied',
  message,
  ...(retryAfter === undefined ? {} : { retryAfter }),
})

export const invalid = (field: string, code: string, text: string): StageOutcome => ({
  kind: 'invalid',
  errors: { [field]: [{ string: text, code }] },
})

/** Reads one text of an answer, as Django REST framework would. `trim` is off for passwords. */
export function readText(
  body: unknown,
  field: string,
  { max, trim }: { max: number; trim: boolean },
): { readonly text: string } | { readonly refusal: StageOutcome } {
  const no = (code: string, words: string) => ({ refusal: invalid(field, code, words) })
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return { refusal: invalid('non_field_errors', 'invalid', 'Invalid data. Expected a dictionary.') }
  }
  const given = Object.hasOwn(body, field) ? (body as Record<string, unknown>)[field] : undefined
  if (given === undefined) return no('required', 'This field is required.')
  if (given === null) return no('null', 'This field may not be null.')
  if (typeof given !== 'string') return no('invalid', 'Not a valid string.')
  const text = trim ? given.trim() : given
  if (text === '') return no('blank', 'This field may not be blank.')
  if (text.includes('\0')) return no('null_characters_not_allowed', 'Null characters are not allowed.')
  if (text.length > max) return no('max_length', `Ensure this field has no more than ${max} characters.`)
  return { text }
}
