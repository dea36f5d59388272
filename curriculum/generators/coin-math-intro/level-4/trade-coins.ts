import { task, type LevelTask } from '../../../tasks/task.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../../wrong-answer.ts'
import { coinValues, countCoins } from '../coin-words.ts'
import { fewestOf, payingSteps } from '../paying.ts'
import {
  coinTable,
  faceAt,
  piecesOf,
  pilesOf,
  purseAmounts,
  purseFigure,
  sizesMixedUp,
  withMore,
  worthOf,
  type Face,
  type Purse,
} from '../purse.ts'
import type { Distractor, Hint } from '../../../topic-level.ts'

/** More coins on the table than it takes. */
export interface Traded {
  readonly there: Purse
  readonly face: Face
}

const best = (there: Purse): Purse => fewestOf(worthOf(there), coinValues) ?? there
const count = (purse: Purse): number => piecesOf(purse).length
/** The coins that go away or come are the work. */
const load = (there: Purse): number => count(there) + pilesOf(best(there)).length

/** All that takes at least two coins more than it must. */
export const tradable: readonly Purse[] = range(0, 2)
  .flatMap((quarters) => range(0, 4).map((dimes) => ({ quarters, dimes })))
  .flatMap((p) => range(0, 5).map((nickels) => ({ ...p, nickels })))
  .flatMap((p) => range(0, 6).map((pennies): Purse => ({ ...p, pennies })))
  .filter((p) => count(p) >= 3 && count(p) <= 9 && worthOf(p) <= 99 && count(p) - count(best(p)) >= 2)
  .toSorted((a, b) => load(a) - load(b))

function distractors({ there }: Traded): Distractor[] {
  const fewest = best(there)
  const cents = worthOf(there)
  const list: Distractor[] = []
  const add = (wrong: Purse | null, misconception: string): void => {
    if (
      wrong === null ||
      worthOf(wrong) === cents ||
      count(wrong) === 0 ||
      piecesOf(wrong).join() === piecesOf(there).join()
    )
      return
    list.push(
      wrongAnswer(
        purseAmounts(wrong, 'exact'),
        misconception,
        `That is ${worthOf(wrong)}¢. There was ${cents}¢ at first.`,
      ),
    )
  }
  add(sizesMixedUp(fewest), 'bigger_coin_more_value')
  for (const [coin] of pilesOf(fewest).toReversed()) {
    add(withMore(fewest, coin, 1), 'slip_off_by_one')
    add(withMore(fewest, coin, -1), 'slip_off_by_one')
  }
  return list
}

function hints({ there }: Traded): Hint[] {
  const [first] = pilesOf(best(there))
  return [
    { text: `Count the coins. They make ${worthOf(there)}¢.` },
    { text: 'Look for trades: 5 pennies for a nickel, 2 nickels for a dime.' },
    { text: `Begin with ${first === undefined ? '' : countCoins(first[1], first[0])}. What else do you need?` },
  ]
}

/** Trade the coins on the table until they are as few as can be, for the same amount (2.MD.C.8). */
export const tradeCoins: LevelTask = task<Traded>({
  id: 'trade_coins',
  kind: 'build',
  version: 1,
  form: 'coins',
  params: (chance, difficulty) => ({
    there: chance.pick(windowOf(tradable, difficulty, 0.55)),
    face: faceAt(difficulty),
  }),
  note: ({ there }) => piecesOf(there).join(' '),
  prompt: (_, words) => ({
    text: words.pick([
      'Make the same amount with the fewest coins.',
      'Trade these coins. Keep the amount, but use the fewest coins.',
      'That is a lot of coins! Show the same amount with the fewest.',
    ]),
  }),
  answer: ({ there }) => purseAmounts(best(there), 'exact'),
  widget: ({ there, face }) => ({ surface: coinTable(coinValues, face, there) }),
  distractors,
  hints,
  solution: ({ there }) => [
    nextStep(`The coins make ${worthOf(there)}¢.`, undefined, undefined, purseFigure(there, 'value')),
    ...payingSteps(worthOf(there), best(there), purseAmounts(best(there), 'exact')),
  ],
  load: ({ there }) => load(there),
})
