import { whole } from '../../values/rational.ts'
import { pickNames } from '../../words/names.ts'
import {
  changes,
  firstStep,
  groupings,
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

/** Hundreds that grow to 1000; a few stories begin with equal groups. */
function params(chance: Chance, difficulty: number): Params {
  const grow = (low: number, high: number): number =>
    chance.int(Math.round(low * (1 + 2 * difficulty)), Math.round(high * (1 + 2 * difficulty)))
  const kind = chance.happens(0.25) ? chance.pick(groupings) : chance.pick(changes)
  if (kind.startsWith('groups')) {
    const [a, b] = [chance.int(3 + Math.round(3 * difficulty), 5 + Math.round(4 * difficulty)), chance.int(4, 10)]
    return { kind, a, b, c: kind === 'groups_lose' ? chance.int(5, Math.max(6, a * b - 5)) : grow(20, 60) }
  }
  const a = grow(110, 170)
  return { kind, a, b: grow(25, 60), c: kind.endsWith('both') ? 0 : grow(25, 60) }
}

function reject(p: Params): string | null {
  if (firstStep(p) > 1000 || lastStep(p) > 1000) return 'beyond 1000'
  if (firstStep(p) < 5 || lastStep(p) < 5) return 'nothing is left'
  return p.b === p.c || firstStep(p) === p.b ? 'equal numbers' : null
}

function story(p: Params, words: Chance): string {
  const [name] = pickNames(words, 1)
  const [a, b, c] = [`\\(${p.a}\\)`, `\\(${p.b}\\)`, `\\(${p.c}\\)`]
  switch (p.kind) {
    case 'gain_gain':
      return words.pick([
        `A library has ${a} books. It buys ${b} books in spring and ${c} in fall. How many books does it have now?`,
        `${name} reads ${a} pages in March. ${name} reads ${b} in April and ${c} in May. How many pages is that altogether?`,
      ])
    case 'gain_lose':
      return words.pick([
        `A library has ${a} books. It buys ${b} books and gives away ${c}. How many books does it have now?`,
        `There are ${a} people on a train. At a stop, ${b} people get on and ${c} get off. How many people are on the train now?`,
      ])
    case 'lose_gain':
      return words.pick([
        `There are ${a} people on a train. At a stop, ${b} people get off and ${c} get on. How many people are on the train now?`,
        `A store has ${a} notebooks. It sells ${b} notebooks and gets ${c} new ones. How many notebooks does it have now?`,
      ])
    case 'lose_lose':
      return words.pick([
        `A store has ${a} notebooks. It sells ${b} on Monday and ${c} on Tuesday. How many notebooks are left?`,
        `${name} has ${a} beads. ${name} uses ${b} beads for one necklace and ${c} for another. How many beads are left?`,
      ])
    case 'more_both':
      return words.pick([
        `A museum had ${a} visitors on Saturday. On Sunday it had ${b} more visitors than on Saturday. How many visitors came on the two days altogether?`,
        `A theater sold ${a} tickets for the first show. It sold ${b} more for the second show. How many tickets did it sell altogether?`,
      ])
    case 'fewer_both':
      return words.pick([
        `A museum had ${a} visitors on Sunday. On Monday it had ${b} fewer visitors than on Sunday. How many visitors came on the two days altogether?`,
        `A theater sold ${a} tickets for the first show. It sold ${b} fewer for the second show. How many tickets did it sell altogether?`,
      ])
    case 'groups_gain':
      return words.pick([
        `${name} has ${a} bags of ${b} beads and ${c} loose beads. How many beads does ${name} have altogether?`,
        `A theater has ${a} rows of ${b} seats and ${c} seats upstairs. How many seats are there altogether?`,
      ])
    case 'groups_lose':
      return words.pick([
        `${name} has ${a} bags of ${b} beads and uses ${c} beads. How many beads are left?`,
        `A theater has ${a} rows of ${b} seats. People sit in ${c} of the seats. How many seats are empty?`,
      ])
  }
}

/** Plan and solve two-step stories and judge the answer (3.OA.D.8). */
export const level: TopicLevel<Params> = {
  key: 'addition_subtraction_word_problems/8',
  version: 2,
  params,
  reject,
  note: (p) => `${p.kind} ${p.a} ${p.b} ${p.c}`,
  prompt: (p, words) => ({ text: story(p, words) }),
  answer: (p) => whole(lastStep(p)),
  forms: ['numeric', 'choice'],
  distractors: twoStepDistractors,
  hints: twoStepHints,
  solution: (p) => twoStepSolution(p, true),
  figure: twoStepPicture,
  load: (p) => (p.kind.startsWith('groups') ? 8 + p.a * 1.5 : p.a / 20),
}
