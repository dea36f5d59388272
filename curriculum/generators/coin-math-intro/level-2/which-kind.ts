import { task, type LevelTask } from '../../../tasks/task.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../../wrong-answer.ts'
import { coinName, coinNames, coinValues, countCoins, stepsOf, valueBySize } from '../coin-words.ts'
import { coinItem, purseFigure, purseOf } from '../purse.ts'
import { groupsOf, loadOf, type Group } from './groups.ts'
import type { Distractor } from '../../../topic-level.ts'

const groups = groupsOf(10).filter(({ coin }) => coin !== 1)
const cents = (p: Group): number => p.coin * p.count

function distractors(p: Group): Distractor[] {
  const mixedUp = valueBySize(p.coin)
  const others = coinValues.filter((coin) => coin !== p.coin)
  return [...others.filter((coin) => coin === mixedUp), ...others.filter((coin) => coin !== mixedUp)].map((coin) =>
    wrongAnswer(
      coinItem(coin),
      coin === mixedUp ? 'bigger_coin_more_value' : 'looks_alike',
      `${countCoins(p.count, coin)} make ${coin * p.count}¢, not ${cents(p)}¢.`,
    ),
  )
}

/** So many coins of one kind, worth so much: which kind is it? (2.MD.C.8) */
export const whichKind: LevelTask = task<Group>({
  id: 'which_kind',
  kind: 'reverse',
  version: 1,
  form: 'choice',
  params: (chance, difficulty) => chance.pick(windowOf(groups, difficulty)),
  note: (p) => `${p.count} ${p.coin}`,
  space: groups.length,
  prompt: (p, words) => ({
    text: words.pick([
      `${p.count} coins are all the same. They make ${cents(p)}¢. What is each coin?`,
      `You pay ${cents(p)}¢ with ${p.count} coins that are all alike. What is each coin?`,
      `My ${p.count} coins are of one kind. They make ${cents(p)}¢. Which kind?`,
    ]),
  }),
  answer: (p) => coinItem(p.coin),
  distractors,
  hints: (p) => [
    { text: 'Try one kind. Count by its value, once for each coin.' },
    { text: `Try dimes: count by tens ${p.count} times. Does it fit?` },
  ],
  solution: (p) => [
    nextStep(
      `Try ${coinNames(p.coin)}. Count by ${stepsOf(p.coin)}, ${p.count} times.`,
      range(p.coin, cents(p), p.coin).join(', '),
    ),
    nextStep(
      `That is ${cents(p)}¢, so each coin is a ${coinName(p.coin)}.`,
      undefined,
      coinItem(p.coin),
      purseFigure(purseOf(range(1, p.count).map(() => p.coin)), 'value'),
    ),
  ],
  load: loadOf,
})
