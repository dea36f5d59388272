import { coins } from '../../../figures/coins.ts'
import { task, type LevelTask } from '../../../tasks/task.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../../wrong-answer.ts'
import { coinName, coinValues, type Coin } from '../coin-words.ts'
import { faceAt, piecesOf, purseFigure, purseItem, purseOf, worthOf, type Face, type Purse } from '../purse.ts'
import type { Distractor } from '../../../topic-level.ts'

/** Coins that are worth as much as one other coin. */
export interface ForOne {
  readonly given: Purse
  readonly face: Face
}

const count = (purse: Purse): number => piecesOf(purse).length

const all: readonly Purse[] = range(0, 2)
  .flatMap((dimes) => range(0, 5).map((nickels) => ({ quarters: 0, dimes, nickels })))
  .flatMap((p) => [0, 5, 10].map((pennies): Purse => ({ ...p, pennies })))
  .filter((p) => count(p) >= 2 && count(p) <= 10 && coinValues.some((coin) => coin === worthOf(p)))
  .toSorted((a, b) => worthOf(a) - worthOf(b) || count(a) - count(b))

const got = (p: ForOne): Coin => coinValues.find((coin) => coin === worthOf(p.given)) ?? 1

function distractors(p: ForOne): Distractor[] {
  const cents = worthOf(p.given)
  const others = coinValues.filter((coin) => coin !== got(p))
  const isCount = (coin: Coin): boolean => coin === count(p.given) || coin === 1
  return others.map((coin) =>
    wrongAnswer(
      purseItem(purseOf([coin]), 'plain'),
      isCount(coin) ? 'count_coins_as_ones' : 'looks_alike',
      `A ${coinName(coin)} is worth ${coin}¢. These coins make ${cents}¢.`,
    ),
  )
}

/** Some coins are traded for one that is worth as much (2.MD.C.8). */
export const oneForMany: LevelTask = task<ForOne>({
  id: 'one_for_many',
  kind: 'reverse',
  version: 1,
  form: 'choice',
  params: (chance, difficulty) => ({ given: chance.pick(windowOf(all, difficulty, 0.5)), face: faceAt(difficulty) }),
  note: (p) => piecesOf(p.given).join(' '),
  space: all.length,
  prompt: (_, words) => ({
    text: words.pick([
      'You trade these for one coin. Which coin is it?',
      'Which one coin is worth as much as these?',
      'Give these and get one coin. Which coin is fair?',
    ]),
  }),
  answer: (p) => purseItem(purseOf([got(p)]), 'plain'),
  distractors,
  figure: (p) => coins({ pieces: piecesOf(p.given), face: p.face }),
  hints: (p) => [
    { text: 'Count the cents of these coins.' },
    { text: `They make ${worthOf(p.given)}¢. Which coin is worth that much?` },
  ],
  solution: (p) => {
    let sum = 0
    const counted = piecesOf(p.given).map((coin) => (sum += coin))
    return [
      nextStep(`These coins make ${sum}¢.`, counted.join(', '), undefined, purseFigure(p.given, 'value')),
      nextStep(
        `A ${coinName(got(p))} is worth ${got(p)}¢, too.`,
        undefined,
        purseItem(purseOf([got(p)]), 'plain'),
        purseFigure(purseOf([got(p)]), 'value'),
      ),
    ]
  },
  load: (p) => worthOf(p.given) + count(p.given),
})
