import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { whole } from '../../../values/rational.ts'
import { sumDistractors, sumHints, sumNote, sumPrompt, sumSolution } from '../sums.ts'
import type { TopicLevel } from '../../../topic-level.ts'
import type { Sum } from '../sums.ts'

export type Params = Sum

/** Totals from 2 to 10, zero among the addends; a small number to count on is easy. */
const sums: readonly Sum[] = Array.from({ length: 11 }, (_, a) => a)
  .flatMap((a) => Array.from({ length: 11 - a }, (_, b): Sum => ({ a, b })))
  .filter((p) => p.a + p.b >= 2)
  .toSorted((x, y) => load(x) - load(y))

function load(p: Sum): number {
  return p.a + p.b + Math.min(p.a, p.b)
}

/** Add quickly with totals to ten (1.OA.C.6). */
export const sumsToTen: TopicLevel<Params> = {
  key: 'addition_facts_practice/1',
  version: 1,
  params: (chance, difficulty) => pickByDifficulty(chance, sums, difficulty),
  note: sumNote,
  space: sums.length,
  prompt: sumPrompt,
  answer: (p) => whole(p.a + p.b),
  forms: ['numeric', 'choice'],
  distractors: sumDistractors,
  hints: sumHints,
  solution: sumSolution,
  load,
}
