import { predict } from './predict.ts'
import type { LearnerState } from './learner-state.ts'
import type { LearnerQuestion } from './question-terms.ts'

/** The stated success rates at which questions are asked. Source: D-041 (Klinkenberg et al. 2011); of games, research in the design of games. */
export const wantedSuccess = { practice: 0.75, unitMastery: 0.75, speed: 0.85, game: 0.8 } as const

/**
 * The difficulty inside a level, in hundredths from 0 to 1, at which an account is expected to be right with the wanted chance;
 * 0 when even the easiest questions are harder than that, 1 when the hardest are easier.
 */
export function chooseDifficulty(
  state: LearnerState,
  question: Omit<LearnerQuestion, 'difficulty'>,
  wanted: number,
  at?: Date,
): number {
  let low = 0
  let high = 100
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (predict(state, { ...question, difficulty: middle / 100 }, at).success >= wanted) low = middle
    else high = middle - 1
  }
  return low / 100
}
