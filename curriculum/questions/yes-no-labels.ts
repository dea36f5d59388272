import type { Distractor } from '../topic-level.ts'
import type { Item } from '../values/values.ts'

/**
 * The labels of the yes-no widget, from the right item and the wrong one, whose ids are 'yes' and 'no' (see values/items.ts).
 * Throws a RangeError when one of the two is missing.
 */
export function yesNoLabels(answer: Item, distractors: readonly Distractor[]): { yes: string; no: string } {
  const items = [answer, ...distractors.map((d) => d.value).filter((v) => v.kind === 'item')]
  const yes = items.find((i) => i.id === 'yes')
  const no = items.find((i) => i.id === 'no')
  if (yes === undefined || no === undefined) {
    throw new RangeError('a yes-no question needs its answer and one wrong item, with the ids yes and no')
  }
  return { yes: yes.text, no: no.text }
}
