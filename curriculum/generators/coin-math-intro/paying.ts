import { nextStep, range } from '../wrong-answer.ts'
import { countCoins, stepsOf, type Coin } from './coin-words.ts'
import { piecesOf, pilesOf, purseFigure, purseOf, type Purse } from './purse.ts'
import type { Step } from '../../topic-level.ts'
import type { Value } from '../../values/values.ts'

/** The fewest coins of these kinds that make an amount; null when they cannot. */
export function fewestOf(amount: number, kinds: readonly Coin[]): Purse | null {
  // For each amount up to this one, how many coins it takes and the last of them.
  const size = [0]
  const last: Coin[] = []
  for (let cents = 1; cents <= amount; cents++) {
    size[cents] = Number.POSITIVE_INFINITY
    for (const coin of kinds) {
      const with1 = coin > cents ? Number.POSITIVE_INFINITY : (size[cents - coin] ?? 0) + 1
      if (with1 >= (size[cents] ?? 0)) continue
      size[cents] = with1
      last[cents] = coin
    }
  }
  if (size[amount] === Number.POSITIVE_INFINITY) return null
  const pieces: Coin[] = []
  for (let left = amount; left > 0; left -= last[left] ?? left) pieces.push(last[left] ?? 1)
  return purseOf(pieces)
}

/** How an amount is put down, the coins that are worth the most first; the last step has the value. */
export function payingSteps(amount: number, purse: Purse, value: Value): Step[] {
  let left = amount
  let laid: Coin[] = []
  const piles = pilesOf(purse)
  const [first] = piles
  const counted =
    first === undefined || piles.length > 1
      ? []
      : [nextStep(`Count by ${stepsOf(first[0])} up to ${amount}.`, range(first[0], amount, first[0]).join(', '))]
  const steps = piles.map(([coin, count], i) => {
    left -= coin * count
    laid = [...laid, ...piecesOf(purse).filter((one) => one === coin)]
    const rest = left === 0 ? `Now you have ${amount}¢.` : `You need ${left}¢ more.`
    return nextStep(
      `Put down ${countCoins(count, coin)}. That is ${count * coin}¢. ${rest}`,
      undefined,
      i === piles.length - 1 ? value : undefined,
      purseFigure(purseOf(laid), 'value'),
    )
  })
  return [...counted, ...steps]
}
