import { coins } from '../../../figures/coins.ts'
import { money } from '../../../values/money.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import { coinName, coinNames, coinValues, valueBySize } from '../coin-words.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, TopicLevel } from '../../../topic-level.ts'
import type { Figure } from '../../../values/values.ts'
import type { Coin } from '../coin-words.ts'

/** The coins on the table, all different, and the one that is asked for. */
export interface Params {
  readonly shown: readonly Coin[]
  readonly asked: Coin
}

function params(chance: Chance, difficulty: number): Params {
  const count = Math.min(4, Math.max(1, Math.round(1 + 3 * difficulty + (chance.unit() - 0.5))))
  const shown = chance.sample(coinValues, count)
  return { shown, asked: chance.pick(shown) }
}

/** How each coin is told from the others. */
export const looks: Readonly<Record<Coin, string>> = {
  1: 'A penny is the color of copper. It is worth the least.',
  5: 'A nickel is silver with a smooth edge. It is larger than a dime.',
  10: 'A dime is silver. It is the smallest coin.',
  25: 'A quarter is silver. It is the largest of the four coins.',
}

function distractors(p: Params): Distractor[] {
  const others = coinValues.filter((c) => c !== p.asked)
  return [
    wrongAnswer(
      money(valueBySize(p.asked)),
      'bigger_coin_more_value',
      'A dime is smaller than a nickel, but a dime is worth more.',
    ),
    wrongAnswer(
      money(1),
      'count_coins_as_ones',
      `You counted 1 coin. A ${coinName(p.asked)} is worth more than 1 cent.`,
    ),
    ...others.map((c) =>
      wrongAnswer(
        money(c),
        'looks_alike',
        `A ${coinName(c)} is worth ${c === 1 ? '1 cent' : `${c} cents`}. Find the ${coinName(p.asked)}.`,
      ),
    ),
  ]
}

const picture = (p: Params): Figure => coins({ pieces: p.shown, face: 'plain' })

/** One coin alone, and one of two, three or four different ones. */
const space = 4 + 12 + 12 + 4

/** Name each coin and give its value (2.MD.C.8). */
export const coinsByName: TopicLevel<Params> = {
  key: 'coin_math_intro/1',
  version: 3,
  params,
  note: (p) => `${p.asked} of ${p.shown.toSorted((a, b) => a - b).join(' ')}`,
  space,
  prompt: (p, words) => ({
    text: words.pick([
      `How many cents is a ${coinName(p.asked)} worth?`,
      `Find the ${coinName(p.asked)}. How many cents is it worth?`,
      `What is the value of a ${coinName(p.asked)} in cents?`,
      `You trade a ${coinName(p.asked)} for pennies. How many cents do you get?`,
    ]),
  }),
  answer: (p) => money(p.asked),
  forms: ['money', 'choice'],
  rules: () => ({ cents: true }),
  distractors,
  hints: (p) => [
    { text: looks[p.asked] },
    {
      text:
        p.asked === 1
          ? '100 pennies make 1 dollar.'
          : `${100 / p.asked} ${coinNames(p.asked)} make 1 dollar, or 100 cents.`,
    },
  ],
  solution: (p) => [
    nextStep(looks[p.asked], undefined, undefined, coins({ pieces: [p.asked], face: 'name' })),
    nextStep(
      `A ${coinName(p.asked)} is worth ${p.asked === 1 ? '1 cent' : `${p.asked} cents`}.`,
      undefined,
      money(p.asked),
      coins({ pieces: [p.asked] }),
    ),
  ],
  figure: picture,
  load: (p) => p.shown.length,
}
