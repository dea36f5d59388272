import { coins } from '../../../figures/coins.ts'
import { task, type LevelTask } from '../../../tasks/task.ts'
import { item } from '../../../values/items.ts'
import { firstNames } from '../../../words/names.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../../wrong-answer.ts'
import { coinNames, countCoins, stepsOf } from '../coin-words.ts'
import { groupsOf, loadOf, type Group } from './groups.ts'
import type { Item } from '../../../values/values.ts'

const slips = ['wrong_step', 'left_out', 'twice', 'jumped'] as const
export type CountSlip = (typeof slips)[number]

/** Somebody's count of coins of one kind, with what went wrong. */
export interface Miscounted extends Group {
  readonly slip: CountSlip
  readonly name: string
}

/** The step taken for another one: tens for nickels, fives for the others. */
const stepFor = (p: Group): number => (p.coin === 5 ? 10 : 5)

/** The numbers that were said. */
export function saidNumbers(p: Miscounted): number[] {
  if (p.slip === 'wrong_step') return range(1, p.count).map((k) => stepFor(p) * k)
  if (p.slip === 'left_out') return range(1, p.count - 1).map((k) => p.coin * k)
  if (p.slip === 'twice') return range(1, p.count + 1).map((k) => p.coin * k)
  const jump = Math.ceil(p.count / 2)
  return range(1, p.count).map((k) => p.coin * (k > jump ? k + 1 : k))
}

const told: Readonly<Record<CountSlip, (p: Group) => string>> = {
  wrong_step: (p) => `The steps are wrong. Count ${coinNames(p.coin)} by ${stepsOf(p.coin)}.`,
  left_out: () => 'One coin was not counted.',
  twice: () => 'One coin was counted twice.',
  jumped: () => 'A number in the middle was left out.',
}
const reason = (p: Group, slip: CountSlip): Item => item(slip, told[slip](p))

/** Why a reason does not fit the count. */
function against(p: Miscounted, slip: CountSlip): string {
  const isLong = p.slip === 'left_out' || p.slip === 'twice'
  if (slip === 'wrong_step')
    return isLong ? `The steps are right: ${stepsOf(p.coin)}.` : 'Most steps are right. Look for one that is longer.'
  if (slip === 'jumped') return isLong ? 'All the steps are right.' : 'All the steps are alike. Are they right?'
  return isLong
    ? `There are ${countCoins(p.count, p.coin)}. How many numbers were said?`
    : 'There are as many numbers as coins. Look at the steps.'
}

const all: readonly Group[] = groupsOf(8).filter(({ count }) => count >= 3)

/** What went wrong in somebody's count of coins of one kind (2.MD.C.8). */
export const wrongCount: LevelTask = task<Miscounted>({
  id: 'wrong_count',
  kind: 'find_error',
  version: 1,
  form: 'choice',
  params: (chance, difficulty) => ({
    ...chance.pick(windowOf(all, difficulty)),
    slip: chance.pick(slips),
    name: chance.pick(firstNames),
  }),
  note: (p) => `${p.count} ${p.coin} ${p.slip}`,
  space: all.length * slips.length,
  prompt: (p, words) => ({
    text: words.pick([
      `${p.name} counts the ${coinNames(p.coin)}. What went wrong?`,
      `Listen to ${p.name} count the ${coinNames(p.coin)}. Find the mistake.`,
      `${p.name} made a mistake with these ${coinNames(p.coin)}. What is it?`,
    ]),
    latex: saidNumbers(p).join(', \\; '),
  }),
  answer: (p) => reason(p, p.slip),
  distractors: (p) =>
    slips
      .filter((slip) => slip !== p.slip)
      .map((slip) => wrongAnswer(reason(p, slip), 'looks_alike', against(p, slip))),
  figure: (p) => coins({ pieces: range(1, p.count).map(() => p.coin), face: 'plain' }),
  hints: (p) => [
    { text: `Count the ${coinNames(p.coin)} yourself, by ${stepsOf(p.coin)}.` },
    { text: `Count the numbers that ${p.name} said. Are they as many as the coins?` },
    { text: 'Look at the steps from number to number. Are they all right?' },
  ],
  solution: (p) => [
    nextStep(
      `Count ${countCoins(p.count, p.coin)} by ${stepsOf(p.coin)}.`,
      range(p.coin, p.coin * p.count, p.coin).join(', '),
    ),
    nextStep(`${p.name} counted differently. ${told[p.slip](p)}`, saidNumbers(p).join(', '), reason(p, p.slip)),
  ],
  load: loadOf,
})
