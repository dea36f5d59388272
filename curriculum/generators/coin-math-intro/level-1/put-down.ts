import { task, type LevelTask } from '../../../tasks/task.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../../wrong-answer.ts'
import { coinName, coinValues, countCoins, type Coin } from '../coin-words.ts'
import {
  coinTable,
  faceAt,
  piecesOf,
  pilesOf,
  purseAmounts,
  purseFigure,
  purseOf,
  sizesMixedUp,
  withMore,
  type Face,
  type Purse,
} from '../purse.ts'
import type { Distractor } from '../../../topic-level.ts'

/** Coins of one kind or two, told by what each is worth. */
export interface Told {
  readonly purse: Purse
  readonly face: Face
}

const load = (purse: Purse): number => piecesOf(purse).length + 2 * pilesOf(purse).length

const all: readonly Purse[] = coinValues
  .flatMap((a) => coinValues.filter((b) => b > a).map((b) => [a, b] as const))
  .flatMap(([a, b]) => range(0, 3).flatMap((m) => range(1, 3).map((n) => ({ a, b, m, n }))))
  .map(({ a, b, m, n }) => purseOf([...range(1, m).map((): Coin => a), ...range(1, n).map((): Coin => b)]))
  .filter((purse, i, list) => list.findIndex((other) => piecesOf(other).join() === piecesOf(purse).join()) === i)
  .toSorted((a, b) => load(a) - load(b))

const numbers = ['no', 'one', 'two', 'three', 'four']
const inValues = (purse: Purse): string =>
  pilesOf(purse)
    .toReversed()
    .map(([coin, count]) => `${numbers[count]} ${coin}¢ ${count === 1 ? 'coin' : 'coins'}`)
    .join(' and ')

function distractors({ purse }: Told): Distractor[] {
  const list: Distractor[] = []
  const swapped = sizesMixedUp(purse)
  if (piecesOf(swapped).join() !== piecesOf(purse).join())
    list.push(
      wrongAnswer(
        purseAmounts(swapped, 'exact'),
        'bigger_coin_more_value',
        'The dime is smaller, but it is worth 10¢. A nickel is worth 5¢.',
      ),
    )
  for (const [coin, count] of pilesOf(purse)) {
    const many = withMore(purse, coin, 1)
    const few = withMore(purse, coin, -1)
    const why = `Count again: ${numbers[count]} ${coin}¢ ${count === 1 ? 'coin' : 'coins'}.`
    if (many !== null) list.push(wrongAnswer(purseAmounts(many, 'exact'), 'slip_off_by_one', why))
    if (few !== null && piecesOf(few).length > 0)
      list.push(wrongAnswer(purseAmounts(few, 'exact'), 'slip_off_by_one', why))
  }
  return list
}

/** Put down coins that are told by their value: which coin is which? (2.MD.C.8) */
export const putDown: LevelTask = task<Told>({
  id: 'put_down',
  kind: 'build',
  version: 1,
  form: 'coins',
  params: (chance, difficulty) => ({ purse: chance.pick(windowOf(all, difficulty)), face: faceAt(difficulty) }),
  note: ({ purse }) => piecesOf(purse).join(' '),
  space: all.length,
  prompt: ({ purse }, words) => ({
    text: words.pick([`Put down ${inValues(purse)}.`, `Take ${inValues(purse)}.`, `Can you find ${inValues(purse)}?`]),
  }),
  answer: ({ purse }) => purseAmounts(purse, 'exact'),
  widget: ({ face }) => ({ surface: coinTable(coinValues, face) }),
  distractors,
  hints: ({ purse }) => [
    { text: 'Say the name and the value of each coin.' },
    {
      text: pilesOf(purse)
        .map(([coin]) => `A ${coinName(coin)} is worth ${coin}¢.`)
        .join(' '),
    },
  ],
  solution: ({ purse }) => {
    const piles = pilesOf(purse).toReversed()
    return [
      nextStep(piles.map(([coin]) => `A ${coinName(coin)} is worth ${coin}¢.`).join(' ')),
      nextStep(
        `Put down ${piles.map(([coin, count]) => countCoins(count, coin)).join(' and ')}.`,
        undefined,
        purseAmounts(purse, 'exact'),
        purseFigure(purse, 'value'),
      ),
    ]
  },
  load: ({ purse }) => load(purse),
})
