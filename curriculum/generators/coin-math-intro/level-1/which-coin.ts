import { task, type LevelTask } from '../../../tasks/task.ts'
import { nextStep, windowOf, wrongAnswer } from '../../wrong-answer.ts'
import { coinName, coinValues, valueBySize, type Coin } from '../coin-words.ts'
import { purseFigure, purseItem, purseOf } from '../purse.ts'
import { looks } from './numbers.ts'
import type { Distractor } from '../../../topic-level.ts'
import type { Item } from '../../../values/values.ts'

/** A coin to find: by its name, by what it is worth, or by how many make a dollar. */
export interface Sought {
  readonly coin: Coin
  readonly by: 'name' | 'value' | 'dollar'
}

const all: readonly Sought[] = (['name', 'value', 'dollar'] as const).flatMap((by) =>
  coinValues.map((coin) => ({ coin, by })),
)

const load = (p: Sought): number => ({ name: 0, value: 1, dollar: 2 })[p.by]
const alone = (coin: Coin): Item => purseItem(purseOf([coin]), 'plain')
const isWorth = (coin: Coin): string => `A ${coinName(coin)} is worth ${coin}¢`

function distractors(p: Sought): Distractor[] {
  const mixedUp = valueBySize(p.coin)
  return coinValues
    .filter((coin) => coin !== p.coin)
    .map((coin) =>
      wrongAnswer(
        alone(coin),
        coin === mixedUp ? 'bigger_coin_more_value' : 'looks_alike',
        p.by === 'name'
          ? `That is a ${coinName(coin)}. ${looks[p.coin]}`
          : `That is a ${coinName(coin)}. ${isWorth(coin)}.`,
      ),
    )
}

/** Find a coin among all four, by its name or its value (2.MD.C.8). */
export const whichCoin: LevelTask = task<Sought>({
  id: 'which_coin',
  kind: 'choose',
  version: 1,
  form: 'choice',
  params: (chance, difficulty) => chance.pick(windowOf(all, difficulty)),
  note: (p) => `${p.coin} by ${p.by}`,
  space: all.length,
  prompt: (p, words) => ({
    text: {
      name: words.pick([`Which coin is the ${coinName(p.coin)}?`, `Find the ${coinName(p.coin)}.`]),
      value: words.pick([`Which coin is worth ${p.coin}¢?`, `Find the ${p.coin}¢ coin.`]),
      dollar: words.pick([
        `${100 / p.coin} of these make 1 dollar. Which coin is it?`,
        `It takes ${100 / p.coin} of them to make 1 dollar. Which coin?`,
      ]),
    }[p.by],
  }),
  answer: (p) => alone(p.coin),
  distractors,
  hints: (p) => [
    {
      text: {
        name: 'Look at the color first. Then look at the size.',
        value: 'Say the name and the value of each coin.',
        dollar: '1 dollar is 100 cents.',
      }[p.by],
    },
    { text: p.by === 'name' ? looks[p.coin] : `It is the ${coinName(p.coin)}. ${looks[p.coin]}` },
  ],
  solution: (p) => [
    nextStep(looks[p.coin], undefined, undefined, purseFigure(purseOf([p.coin]), 'value')),
    nextStep(
      p.by === 'dollar' ? `${isWorth(p.coin)}, and ${100 / p.coin} of them are 100¢.` : `${isWorth(p.coin)}.`,
      undefined,
      alone(p.coin),
    ),
  ],
  load,
})
