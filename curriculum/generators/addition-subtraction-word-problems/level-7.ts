import { whole } from '../../values/rational.ts'
import { pickNames } from '../../words/names.ts'
import {
  changes,
  firstStep,
  lastStep,
  twoStepDistractors,
  twoStepHints,
  twoStepPicture,
  twoStepSolution,
} from './two-steps.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { TwoSteps } from './two-steps.ts'

export type Params = TwoSteps

const things = ['stickers', 'shells', 'stones', 'blocks', 'buttons', 'marbles', 'crayons', 'berries'] as const

/** Sums stay within 40 at first, within 100 later. */
function params(chance: Chance, difficulty: number): Params {
  const kind = chance.pick(changes)
  const a = chance.int(12 + Math.round(20 * difficulty), 26 + Math.round(34 * difficulty))
  const step = (): number => chance.int(3 + Math.round(6 * difficulty), 9 + Math.round(18 * difficulty))
  return { kind, a, b: step(), c: kind.endsWith('both') ? 0 : step() }
}

function reject(p: Params): string | null {
  if (firstStep(p) > 100 || lastStep(p) > 100) return 'beyond 100'
  if (firstStep(p) < 2 || lastStep(p) < 2) return 'nothing is left'
  return p.b === p.c || firstStep(p) === p.b ? 'equal numbers' : null
}

function story(p: Params, words: Chance): string {
  const [one, two, three] = pickNames(words, 3)
  const thing = words.pick(things)
  const [a, b, c] = [`\\(${p.a}\\)`, `\\(${p.b}\\)`, `\\(${p.c}\\)`]
  const now = `How many ${thing} are in the box now?`
  switch (p.kind) {
    case 'gain_gain':
      return words.pick([
        `${one} has ${a} ${thing}. ${two} gives ${one} ${b} more. Then ${one} finds ${c} more. How many ${thing} does ${one} have now?`,
        `There are ${a} ${thing} in a box. ${one} adds ${b} and ${two} adds ${c}. ${now}`,
      ])
    case 'gain_lose':
      return words.pick([
        `${one} has ${a} ${thing}. ${one} gets ${b} more and gives away ${c}. How many ${thing} are left?`,
        `There are ${a} ${thing} in a box. ${one} puts in ${b} more. Then ${two} takes out ${c}. ${now}`,
      ])
    case 'lose_gain':
      return words.pick([
        `${one} has ${a} ${thing}. ${one} gives away ${b} and then finds ${c}. How many ${thing} does ${one} have now?`,
        `There are ${a} ${thing} in a box. ${one} takes out ${b}. Then ${two} puts in ${c}. ${now}`,
      ])
    case 'lose_lose':
      return words.pick([
        `${one} has ${a} ${thing}. ${one} gives ${b} to ${two} and ${c} to ${three}. How many ${thing} are left?`,
        `There are ${a} ${thing} in a box. ${one} takes ${b}. Then ${two} takes ${c}. How many ${thing} are left?`,
      ])
    case 'more_both':
      return words.pick([
        `${one} has ${a} ${thing}. ${two} has ${b} more ${thing} than ${one}. How many ${thing} do they have altogether?`,
        `A red box has ${a} ${thing}. A blue box has ${b} more than the red box. How many ${thing} are there altogether?`,
      ])
    default:
      return words.pick([
        `${one} has ${a} ${thing}. ${two} has ${b} fewer ${thing} than ${one}. How many ${thing} do they have altogether?`,
        `A red box has ${a} ${thing}. A blue box has ${b} fewer than the red box. How many ${thing} are there altogether?`,
      ])
  }
}

/** Solve stories that need two operations (2.OA.A.1). */
export const level: TopicLevel<Params> = {
  key: 'addition_subtraction_word_problems/7',
  version: 1,
  params,
  reject,
  note: (p) => `${p.kind} ${p.a} ${p.b} ${p.c}`,
  prompt: (p, words) => ({ text: story(p, words) }),
  answer: (p) => whole(lastStep(p)),
  forms: ['numeric', 'choice'],
  distractors: twoStepDistractors,
  hints: twoStepHints,
  solution: (p) => twoStepSolution(p, false),
  figure: twoStepPicture,
  load: (p) => p.a + p.b + (p.kind.endsWith('both') ? p.b : p.c),
}
