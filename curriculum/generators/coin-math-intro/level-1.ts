import { coins } from '../../figures/coins.ts'
import { money } from '../../values/money.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { coinName, coinValues, valueBySize } from './coin-words.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { Coin } from './coin-words.ts'

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

const looks: Readonly<Record<Coin, string>> = {
  1: 'The penny is worth the least.',
  5: 'The nickel is larger than a dime, but not worth more.',
  10: 'The dime is the smallest coin, but not worth the least.',
  25: 'The quarter is larger than the other coins.',
}

function distractors(p: Params): Distractor[] {
  const others = coinValues.filter((c) => c !== p.asked)
  return [
    wrongAnswer(
      money(valueBySize(p.asked)),
      'bigger_coin_more_value',
      'A dime is smaller than a nickel, but it is worth more.',
    ),
    wrongAnswer(money(1), 'count_coins_as_ones', 'It is one coin, but it is worth more than one cent.'),
    ...others.map((c) => wrongAnswer(money(c), 'looks_alike', `That is what a ${coinName(c)} is worth.`)),
  ]
}

const picture = (p: Params): Figure => coins({ pieces: p.shown, face: 'name' })

/** One coin alone, and one of two, three or four different ones. */
const space = 4 + 12 + 12 + 4

/** Name each coin and give its value (2.MD.C.8). */
export const level: TopicLevel<Params> = {
  key: 'coin_math_intro/1',
  version: 2,
  params,
  note: (p) => `${p.asked} of ${p.shown.toSorted((a, b) => a - b).join(' ')}`,
  space,
  prompt: (p, words) => ({
    text: words.pick([
      `How much is the ${coinName(p.asked)} worth? Two cents is written $0.02.`,
      `Find the ${coinName(p.asked)}. What is it worth? Two cents is written $0.02.`,
      `What is the ${coinName(p.asked)} worth? Two cents is written $0.02.`,
    ]),
  }),
  answer: (p) => money(p.asked),
  forms: ['money', 'choice'],
  distractors,
  hints: (p) => [
    { text: looks[p.asked] },
    {
      text:
        p.asked === 1
          ? 'A hundred of them make one dollar.'
          : `It is worth as much as a pile of ${p.asked} pennies. Count one cent for each.`,
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
