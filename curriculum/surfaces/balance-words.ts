import { counted } from '../figures/lettering.ts'
import { amounts } from '../values/amounts.ts'
import type { BalanceMove, BalanceState, Pan } from '@polyhex/contract/exercises/responses/balance'
import type { BalanceWidget } from '@polyhex/contract/exercises/surface-widgets'
import type { Amounts } from '../values/values.ts'

/** What lies on two pans, as an answer; which of them is on the left does not matter. */
export function panAmounts(one: Pan, other: Pan): Amounts {
  const isFirst = one.boxes > other.boxes || (one.boxes === other.boxes && one.ones >= other.ones)
  const [first, second] = isFirst ? [one, other] : [other, one]
  return amounts(
    {
      'boxes on one side': first.boxes,
      'ones on that side': first.ones,
      'boxes on the other side': second.boxes,
      'ones on the other side': second.ones,
    },
    'exact',
  )
}

/** What the box is worth where it stands alone; null while it does not. */
export function aloneIn({ left, right }: BalanceState): number | null {
  const isAlone = ({ boxes, ones }: Pan, other: Pan): boolean => boxes === 1 && ones === 0 && other.boxes === 0
  return isAlone(left, right) ? right.ones : isAlone(right, left) ? left.ones : null
}

function sideText(letter: string, { boxes, ones }: Pan): string {
  const box = boxes === 1 ? letter : `${boxes}${letter}`
  return boxes === 0 ? String(ones) : ones === 0 ? box : `${box} + ${ones}`
}

/** '2x + 3 = 11'. */
export const equationText = ({ letter }: BalanceWidget, { left, right }: BalanceState): string =>
  `${sideText(letter, left)} = ${sideText(letter, right)}`

/** What lies on a pan, in words. */
export function panWords({ letter }: BalanceWidget, { boxes, ones }: Pan): string {
  const parts = [
    ...(boxes > 0 ? [`${counted(boxes, 'box', 'boxes')} ${letter}`] : []),
    ...(ones > 0 ? [`${counted(ones, 'weight')} of 1`] : []),
  ]
  return parts.length === 0 ? 'nothing' : parts.join(' and ')
}

/** '− 3', '÷ 2': a move as it is written beside the line that it leads to. */
export const moveText = ({ letter }: BalanceWidget, { does, by }: BalanceMove): string =>
  does === 'split' ? `÷ ${by}` : `− ${does === 'take ones' ? by : by === 1 ? letter : `${by}${letter}`}`
