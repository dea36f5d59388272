import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { item } from '../../../values/items.ts'
import { nextStep, range, wrongAnswer } from '../../wrong-answer.ts'
import type { Distractor, TopicLevel } from '../../../topic-level.ts'
import type { Item } from '../../../values/values.ts'
import type { Pair } from '../two-numbers.ts'

/** Two numbers; the greater or the lesser one is asked for. */
export interface Params extends Pair {
  readonly ask: 'greater' | 'less'
}

const load = (p: Pair): number => (p.left + p.right) / 2 + 2 * (3 - Math.min(3, Math.abs(p.left - p.right)))
const pairs: readonly Params[] = range(0, 10)
  .flatMap((left) => range(0, 10).map((right) => ({ left, right })))
  .filter((p) => p.left !== p.right || p.left % 3 === 0)
  .flatMap((p) => (['greater', 'less'] as const).map((ask): Params => ({ ...p, ask })))
  .toSorted((a, b) => load(a) - load(b))

/** The comparison in words: the signs come in first grade. */
const equal = item('equal', 'They are equal.')
const named = (n: number, ask: Params['ask']): Item => item(`${n} ${ask}`, `\\(${n}\\) is ${ask}.`)
const answer = (p: Params): Item =>
  p.left === p.right ? equal : named(p.left > p.right === (p.ask === 'greater') ? p.left : p.right, p.ask)

/** Which of two numbers is said first when counting. */
const counted = (p: Pair): string =>
  p.left === p.right
    ? `Both numbers are \\(${p.left}\\).`
    : `When you count, \\(${Math.min(p.left, p.right)}\\) comes before \\(${Math.max(p.left, p.right)}\\).`

function distractors(p: Params): Distractor[] {
  if (p.left === p.right)
    return [
      wrongAnswer(named(p.left, 'greater'), 'reversed_order', counted(p)),
      wrongAnswer(named(p.left, 'less'), 'looks_alike', counted(p)),
    ]
  const other = named(answer(p).id === named(p.left, p.ask).id ? p.right : p.left, p.ask)
  return [
    wrongAnswer(other, 'reversed_order', `${counted(p)} The number you say later is greater.`),
    wrongAnswer(equal, 'looks_alike', `\\(${p.left}\\) and \\(${p.right}\\) are different numbers.`),
  ]
}

/** Say which of two numerals to ten is greater or less (K.CC.C.7): as it was asked before the level had tasks. */
export const twoNumerals: TopicLevel<Params> = {
  key: 'comparing_numbers_basics/2',
  version: 2,
  params: (chance, difficulty) => pickByDifficulty(chance, pairs, difficulty),
  note: (p) => `${p.left} ? ${p.right} ${p.ask}`,
  space: pairs.length,
  prompt: (p, words) => ({
    text: words.pick([
      `Compare \\(${p.left}\\) and \\(${p.right}\\). Which number is ${p.ask}?`,
      `Which number is ${p.ask}, \\(${p.left}\\) or \\(${p.right}\\)?`,
      `Look at \\(${p.left}\\) and \\(${p.right}\\). Is one number ${p.ask}?`,
      `Say \\(${p.left}\\) and \\(${p.right}\\). Which number is ${p.ask}?`,
    ]),
  }),
  answer,
  forms: ['choice'],
  distractors,
  hints: () => [
    { text: 'Count up from 0. Which number do you say first?' },
    { text: 'The number you say later is greater. The number you say first is less.' },
  ],
  solution: (p) => [
    nextStep(counted(p)),
    nextStep(
      p.left === p.right
        ? 'So they are equal.'
        : `So \\(${Math.max(p.left, p.right)}\\) is greater and \\(${Math.min(p.left, p.right)}\\) is less.`,
      undefined,
      answer(p),
    ),
  ],
  load,
}
