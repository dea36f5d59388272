import { Refusal } from '../http/refusal.ts'
import { faultOfText, whyNot } from './judge-text.ts'

/** Lets a text through that a child may read. Throws text_not_allowed, with the words for its writer under the entry `field`. */
export function demandGoodText(text: string, field: string): void {
  const fault = faultOfText(text)
  if (fault === null) return
  const message = fault === 'self_harm' ? whyNot.rude : whyNot[fault]
  throw new Refusal('text_not_allowed', [{ field, code: 'text_not_allowed', message }])
}
