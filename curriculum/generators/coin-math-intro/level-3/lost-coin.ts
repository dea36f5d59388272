import { coins } from '../../../figures/coins.ts'
import { task, type LevelTask } from '../../../tasks/task.ts'
import { firstNames } from '../../../words/names.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../../wrong-answer.ts'
import { coinName, coinValues, valueBySize, type Coin } from '../coin-words.ts'
import { coinItem, faceAt, piecesOf, purseFigure, purseOf, worthOf, type Face, type Purse } from '../purse.ts'
import type { Distractor } from '../../../topic-level.ts'

/** What is left of the coins of somebody who lost one. */
export interface Lost {
  readonly left: Purse
  readonly lost: Coin
  readonly name: string
  readonly face: Face
}

type Story = Pick<Lost, 'left' | 'lost'>

const before = (p: Story): number => worthOf(p.left) + p.lost
const load = (p: Story): number => piecesOf(p.left).length + (p.lost === 25 ? 2 : 0)

const all: readonly Story[] = range(0, 2)
  .flatMap((quarters) => range(0, 3).map((dimes) => ({ quarters, dimes })))
  .flatMap((p) => range(0, 2).map((nickels) => ({ ...p, nickels })))
  .flatMap((p) => range(0, 3).map((pennies): Purse => ({ ...p, pennies })))
  .filter((left) => piecesOf(left).length >= 2 && piecesOf(left).length <= 7)
  .flatMap((left) => coinValues.map((lost) => ({ left, lost })))
  .filter((p) => before(p) <= 100)
  .toSorted((a, b) => load(a) - load(b))

function distractors(p: Lost): Distractor[] {
  const others = coinValues.filter((coin) => coin !== p.lost)
  return others
    .map((coin) =>
      wrongAnswer(
        coinItem(coin),
        coin === valueBySize(p.lost) ? 'bigger_coin_more_value' : 'looks_alike',
        `A ${coinName(coin)} would make it ${worthOf(p.left) + coin}¢, not ${before(p)}¢.`,
      ),
    )
    .toSorted(
      (a, b) =>
        Number(b.misconception === 'bigger_coin_more_value') - Number(a.misconception === 'bigger_coin_more_value'),
    )
}

/** Which coin is missing: what is left is counted, and what is missing to what there was is one coin (2.MD.C.8). */
export const lostCoin: LevelTask = task<Lost>({
  id: 'lost_coin',
  kind: 'reverse',
  version: 1,
  form: 'choice',
  params: (chance, difficulty) => ({
    ...chance.pick(windowOf(all, difficulty)),
    name: chance.pick(firstNames),
    face: faceAt(difficulty),
  }),
  note: (p) => `${piecesOf(p.left).join(' ')} and ${p.lost}`,
  prompt: (p, words) => ({
    text: words.pick([
      `${p.name} had ${before(p)}¢ and lost one coin. These are left. Which coin did ${p.name} lose?`,
      `There was ${before(p)}¢ on the table. One coin fell off. Which one?`,
      `${p.name} needs ${before(p)}¢. These coins are there. Which one is missing?`,
    ]),
  }),
  answer: (p) => coinItem(p.lost),
  distractors,
  figure: (p) => coins({ pieces: piecesOf(p.left), face: p.face }),
  hints: (p) => [
    { text: 'Count the coins that you see.' },
    { text: `How many more cents make ${before(p)}¢?` },
    { text: `You see ${worthOf(p.left)}¢. Count on to ${before(p)}¢.` },
  ],
  solution: (p) => [
    nextStep(`The coins that you see make ${worthOf(p.left)}¢.`, undefined, undefined, purseFigure(p.left, 'value')),
    nextStep(
      `From ${worthOf(p.left)}¢ to ${before(p)}¢ ${p.lost === 1 ? 'there is 1 cent' : `there are ${p.lost} cents`}. That is a ${coinName(p.lost)}.`,
      undefined,
      coinItem(p.lost),
      purseFigure(purseOf([p.lost]), 'value'),
    ),
  ],
  load,
})
