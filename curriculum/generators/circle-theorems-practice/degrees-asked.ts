import { signed } from '../../notation/number-latex.ts'
import type { Value } from '../../values/values.ts'
import type { MarkingRules } from '../../topic-level.ts'
import type { Telling } from '../telling.ts'

/** A part of a question that is all about degrees: what is asked, the rule, and the way to the answer. */
export interface Asked {
  readonly ask: readonly string[]
  readonly answer: Value | number
  readonly wrong: Telling['wrong']
  readonly rule: string
  readonly nudge: string
  readonly steps: Telling['steps']
}

/**
 * The telling of a question about degrees: the rule is the second hint, the work the last. `rules` where the answer is not the x
 * of the picture but what it leads to.
 */
export function tellDegrees(
  it: Asked,
  work: string,
  rules: MarkingRules = { unit: 'degrees', variable: 'x' },
): Telling {
  return {
    ask: it.ask,
    answer: it.answer,
    wrong: it.wrong,
    hints: [it.nudge, it.rule, work],
    steps: [[it.rule], ...it.steps],
    rules,
  }
}

/** '3x + 10', '2x - 5', 'x'. */
export const linear = (k: number, n: number): string => `${k === 1 ? '' : k}x${n === 0 ? '' : ` ${signed(n)}`}`
