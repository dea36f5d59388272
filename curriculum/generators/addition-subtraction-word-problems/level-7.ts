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
  switch (p.kind) {
    case 'gain_gain':
      return words.pick([
        `${one} has ${a} ${thing}. ${two} gives ${b} more, then ${c} more. How many now?`,
        `A box holds ${a} ${thing}. ${one} adds ${b} and ${two} adds ${c}. How many now?`,
      ])
    case 'gain_lose':
      return words.pick([
        `${one} has ${a} ${thing}, gets ${b} more and gives away ${c}. How many are left?`,
        `A box holds ${a} ${thing}. ${one} adds ${b} and takes out ${c}. How many now?`,
      ])
    case 'lose_gain':
      return words.pick([
        `${one} has ${a} ${thing}, gives away ${b} and finds ${c}. How many now?`,
        `A box holds ${a} ${thing}. ${one} takes out ${b} and adds ${c}. How many now?`,
      ])
    case 'lose_lose':
      return words.pick([
        `${one} has ${a} ${thing}. ${two} gets ${b} and ${three} gets ${c}. How many are left?`,
        `A box holds ${a} ${thing}. ${one} takes ${b}, then ${c} more. How many are left?`,
      ])
    case 'more_both':
      return `${one} has ${a} ${thing}. ${two} has ${b} more. How many do they have together?`
    default:
      return `${one} has ${a} ${thing}. ${two} has ${b} fewer. How many do they have together?`
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
