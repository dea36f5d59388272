import { task, type LevelTask } from '../../tasks/task.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../wrong-answer.ts'
import { coinValues, countCoins } from './coin-words.ts'
import {
  faceAt,
  piecesOf,
  pilesOf,
  purseFigure,
  purseItem,
  purseOf,
  sizesMixedUp,
  withMore,
  worthOf,
  type Face,
  type Purse,
} from './purse.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor } from '../../topic-level.ts'

/** Some coins, and how they are drawn. */
export interface Shown {
  readonly purse: Purse
  readonly face: Face
}

const distinct = (list: readonly Distractor[]): Distractor[] =>
  list.filter(
    ({ value }, i) =>
      list.findIndex((other) => other.value.kind === 'item' && value.kind === 'item' && other.value.id === value.id) ===
      i,
  )

function distractors({ purse, face }: Shown): Distractor[] {
  const cents = worthOf(purse)
  const list: Distractor[] = []
  const add = (wrong: Purse | null, misconception: string, why: (there: number) => string): void => {
    if (wrong !== null && worthOf(wrong) !== cents && piecesOf(wrong).length > 0)
      list.push(wrongAnswer(purseItem(wrong, face), misconception, why(worthOf(wrong))))
  }
  const says = (there: number): string => `These coins make ${there}¢. You need ${cents}¢.`
  add(sizesMixedUp(purse), 'bigger_coin_more_value', () => 'A dime is worth 10¢ and a nickel only 5¢.')
  const [[kind, count] = [1, 0], ...more] = pilesOf(purse)
  if (more.length === 0)
    for (const coin of coinValues.filter((one) => one !== kind))
      add(
        purseOf(range(1, count).map(() => coin)),
        'count_coins_as_ones',
        (there) => `Count the cents, not the coins. These coins make ${there}¢.`,
      )
  for (const [coin] of pilesOf(purse).toReversed()) {
    add(withMore(purse, coin, 1), 'slip_off_by_one', says)
    add(withMore(purse, coin, -1), 'slip_off_by_one', says)
  }
  return distinct(list)
}

/** Which coins make an amount: several purses are counted, until one has as much as was said (2.MD.C.8). */
export function whichCoins(of: {
  readonly id: string
  readonly all: readonly Purse[]
  readonly load: (purse: Purse) => number
  readonly prompt: (purse: Purse, words: Chance) => string
  /** Coins that are worth as much as those to be found, where these are not told in cents. */
  readonly asMuchAs?: (purse: Purse) => Purse
}): LevelTask {
  const { all, load, asMuchAs } = of
  const sorted = all.toSorted((a, b) => load(a) - load(b))
  return task<Shown>({
    id: of.id,
    kind: 'choose',
    version: 1,
    form: 'choice',
    params: (chance, difficulty) => ({ purse: chance.pick(windowOf(sorted, difficulty)), face: faceAt(difficulty) }),
    note: ({ purse }) => piecesOf(purse).join(' '),
    ...(all.length < 300 ? { space: all.length } : {}),
    prompt: ({ purse }, words) => ({ text: of.prompt(purse, words) }),
    ...(asMuchAs === undefined ? {} : { figure: ({ purse, face }: Shown) => purseFigure(asMuchAs(purse), face) }),
    answer: ({ purse, face }) => purseItem(purse, face),
    distractors,
    hints: ({ purse }) => [
      {
        text:
          asMuchAs === undefined
            ? pilesOf(purse).length === 1
              ? 'Count one picture after the other, by the value of its coins.'
              : 'Count one picture after the other. Start with the largest value.'
            : `Count the coins that you see first. They make ${worthOf(purse)}¢.`,
      },
      { text: 'A quarter is 25¢, a dime 10¢, a nickel 5¢, and a penny 1¢.' },
      {
        text: `Look for ${pilesOf(purse)
          .slice(0, 1)
          .map(([coin, count]) => countCoins(count, coin))
          .join('')}. Then count on to ${worthOf(purse)}.`,
      },
    ],
    solution: ({ purse, face }) => {
      let sum = 0
      const counted = piecesOf(purse).map((coin) => (sum += coin))
      return [
        nextStep(
          asMuchAs === undefined
            ? `Count the coins in each picture${pilesOf(purse).length === 1 ? '' : ', the largest value first'}.`
            : `You want ${sum}¢. Count the coins in each picture.`,
        ),
        nextStep(`These coins make ${sum}¢.`, counted.join(', '), purseItem(purse, face), purseFigure(purse, 'value')),
      ]
    },
    load: ({ purse }) => load(purse),
  })
}
