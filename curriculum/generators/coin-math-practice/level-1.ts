import { coins } from '../../figures/coins.ts'
import { money } from '../../values/money.ts'
import { pickNames } from '../../words/names.ts'
import { nextStep, range, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Coin } from '../coin-math-intro/coin-words.ts'

/** Coins of a purse, and an amount in cents that comes to it or is spent from it. */
export interface Params {
  /** Quarters, dimes, nickels, pennies. */
  readonly purse: readonly [number, number, number, number]
  readonly cents: number
  readonly spends: boolean
}

const order: readonly Coin[] = [25, 10, 5, 1]
const inPurse = (p: Params): number => order.reduce((sum, coin, i) => sum + coin * (p.purse[i] ?? 0), 0)
const coinCount = (p: Params): number => p.purse.reduce((sum, n) => sum + n, 0)
const answer = (p: Params): number => (p.spends ? inPurse(p) - p.cents : inPurse(p) + p.cents)

/** Few coins and round amounts at first; then more coins, pennies and amounts that need a trade. */
function params(chance: Chance, difficulty: number): Params {
  const least = difficulty < 0.4 ? 0 : 1
  const most = 2 + Math.round(difficulty)
  const purse: Params['purse'] = [
    chance.int(0, most),
    chance.int(least, most + 1),
    chance.int(0, most),
    chance.int(difficulty < 0.3 ? 0 : 1, Math.round(1 + 3 * difficulty)),
  ]
  return { purse, cents: difficulty < 0.35 ? 5 * chance.int(2, 12) : chance.int(11, 60), spends: chance.happens(0.5) }
}

function reject(p: Params): string | null {
  if (coinCount(p) < 2 || coinCount(p) > 10) return 'too few coins or too many'
  if (inPurse(p) > 95 || answer(p) > 100 || answer(p) < 2) return 'beyond a dollar'
  return p.cents === inPurse(p) || answer(p) === p.cents ? 'the same number twice' : null
}

function distractors(p: Params): Distractor[] {
  const count = p.spends ? Math.abs(coinCount(p) - p.cents) : coinCount(p) + p.cents
  return [
    wrongAnswer(
      money(count),
      'count_coins_as_ones',
      `You counted ${coinCount(p)} coins as ${coinCount(p)} cents. Add the value of each coin.`,
    ),
    wrongAnswer(
      money(p.spends ? inPurse(p) + p.cents : Math.abs(inPurse(p) - p.cents)),
      'wrong_operation',
      p.spends
        ? `You added ${p.cents}¢. Spend means subtract.`
        : `You subtracted ${p.cents}¢. More money comes in, so add.`,
    ),
    wrongAnswer(
      money(inPurse(p)),
      'stops_early',
      `That is the value of the coins. Now ${p.spends ? 'subtract' : 'add'} ${p.cents}¢.`,
    ),
    wrongAnswer(money(answer(p) + 10), 'near', `That is 10¢ too much. Check the tens of ${inPurse(p)} and ${p.cents}.`),
  ].filter(({ value }) => value.kind === 'money' && value.minor > 0n)
}

const pieces = (p: Params): number[] => order.flatMap((coin, i) => range(1, p.purse[i] ?? 0).map(() => coin))
const parts = (p: Params): number[] =>
  order.flatMap((coin, i) => ((p.purse[i] ?? 0) > 0 ? [coin * (p.purse[i] ?? 0)] : []))
const sign = (p: Params): string => (p.spends ? '-' : '+')

/** Add and subtract amounts in cents up to one dollar (2.MD.C.8, 2.NBT.B.5). */
export const level: TopicLevel<Params> = {
  key: 'coin_math_practice/1',
  version: 3,
  params,
  reject,
  note: (p) => `${p.purse.join(' ')} ${sign(p)}${p.cents}`,
  prompt: (p, words) => {
    const [name] = pickNames(words, 1)
    const c = `${p.cents}¢`
    return {
      text: p.spends
        ? words.pick([
            `${name} has these coins and spends ${c}. How many cents are left?`,
            `${name} buys a sticker for ${c} with these coins. How many cents are left?`,
            `These coins are in a jar. ${name} takes out ${c}. How many cents are left?`,
          ])
        : words.pick([
            `${name} has these coins and gets ${c} more. How many cents is that in all?`,
            `${name} finds these coins and then ${c} more. How many cents is that in all?`,
            `These coins are in a jar. ${name} puts in ${c} more. How many cents are in the jar now?`,
          ]),
    }
  },
  answer: (p) => money(answer(p)),
  forms: ['money', 'choice'],
  rules: () => ({ cents: true }),
  distractors,
  hints: (p) => [
    { text: 'How many cents are the coins worth?' },
    { text: 'A quarter is 25¢, a dime is 10¢, a nickel is 5¢, and a penny is 1¢.' },
    { text: `The coins are worth ${inPurse(p)}¢. Find \\(${inPurse(p)} ${sign(p)} ${p.cents}\\).` },
  ],
  solution: (p) => [
    nextStep(
      `Add the value of the coins. They are worth ${inPurse(p)}¢.`,
      parts(p).length > 1 ? `${parts(p).join(' + ')} = ${inPurse(p)}` : undefined,
      undefined,
      coins({ pieces: pieces(p), face: 'plain' }),
    ),
    nextStep(
      p.spends ? `Subtract ${p.cents}¢ because it is spent.` : `Add the other ${p.cents}¢.`,
      `${inPurse(p)} ${sign(p)} ${p.cents} = ${answer(p)}`,
    ),
    nextStep(`So ${inPurse(p)}¢ ${p.spends ? '−' : '+'} ${p.cents}¢ = ${answer(p)}¢.`, undefined, money(answer(p))),
  ],
  figure: (p) => coins({ pieces: pieces(p), face: 'plain' }),
  load: (p) => coinCount(p) + (p.purse[3] > 0 ? 2 : 0) + (p.cents % 5 === 0 ? 0 : 2),
}
