import { evaluate } from 'mathjs'
import { yesNo } from '../../values/items.ts'
import { sideText } from './sides.ts'
import type { Params } from './level-1.ts'
import type { Item } from '../../values/values.ts'

/** Asks mathjs whether the sentence is true as it is written. */
export function oracle(p: Params): Item {
  return yesNo(evaluate(`${sideText(p.left)} == ${sideText(p.right)}`) === true, ['True', 'False'])
}

export const wrong = {
  equal_means_answer: (p: Params): Item => yesNo(evaluate(`${sideText(p.left)} != ${sideText(p.right)}`) === true),
}
