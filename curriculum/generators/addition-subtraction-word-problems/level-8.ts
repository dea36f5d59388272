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
        `A library has ${a} books. It buys ${b} in spring and ${c} in fall. How many books does it have now?`,
        `${name} reads ${a} pages in March. In April it is ${b}, in May ${c}. How many pages is that?`,
      ])
    case 'gain_lose':
      return words.pick([
        `A library has ${a} books. It buys ${b} and gives away ${c}. How many books does it have now?`,
        `A train carries ${a} people. At a stop ${b} get on and ${c} get off. How many people does it carry now?`,
      ])
    case 'lose_gain':
      return words.pick([
        `A train carries ${a} people. At a stop ${b} get off and ${c} get on. How many people does it carry now?`,
        `A shop has ${a} notebooks. It sells ${b} and gets ${c} new ones. How many notebooks are there now?`,
      ])
    case 'lose_lose':
      return words.pick([
        `A shop has ${a} notebooks. It sells ${b} on Monday and ${c} on Tuesday. How many are left?`,
        `${name} has ${a} beads. One chain takes ${b} and another takes ${c}. How many beads are left?`,
      ])
    case 'more_both':
      return words.pick([
        `A museum had ${a} visitors on Saturday. On Sunday it had ${b} more. How many came on both days?`,
        `The first show sold ${a} tickets. The second sold ${b} more. How many tickets did both sell?`,
      ])
    case 'fewer_both':
      return words.pick([
        `A museum had ${a} visitors on Sunday. On Monday it had ${b} fewer. How many came on both days?`,
        `The first show sold ${a} tickets. The second sold ${b} fewer. How many tickets did both sell?`,
      ])
    case 'groups_gain':
      return words.pick([
        `${name} has ${a} bags of ${b} beads and ${c} loose beads. How many beads is that?`,
        `A hall has ${a} rows of ${b} seats, and ${c} seats upstairs. How many seats are there?`,
      ])
    case 'groups_lose':
      return words.pick([
        `${name} has ${a} bags of ${b} beads and uses ${c} beads. How many beads are left?`,
        `A hall has ${a} rows of ${b} seats. People sit on ${c} of them. How many seats are free?`,
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
