import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { whole } from '../../../values/rational.ts'
import { sumDistractors, sumHints, sumNote, sumPrompt, sumSolution } from '../sums.ts'
import type { TopicLevel } from '../../../topic-level.ts'
import type { Sum } from '../sums.ts'

export type Params = Sum

/** All sums of two numbers from 2 to 9. */
const sums: readonly Sum[] = Array.from({ length: 8 }, (_, i) => i + 2)
  .flatMap((a) => Array.from({ length: 8 }, (_, i): Sum => ({ a, b: i + 2 })))
  .toSorted((x, y) => load(x) - load(y))

function load(p: Sum): number {
  return p.a + p.b
}

/** Recall all sums of two one-digit numbers (2.OA.B.2). */
export const sumsFromMemory: TopicLevel<Params> = {
  key: 'addition_facts_practice/4',
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
