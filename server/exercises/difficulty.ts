/**
 * How hard the next question of a run is where nothing is known of the learner: for visitors. Inside its level, from 0 to
 * 1, in hundredths, so that the stored number gives the same question again. Up a little after a right answer, down three times as much after a wrong one: that comes to
 * rest where 3 of 4 answers are right (weighted up-down staircase, Kaernbach 1991).
 */
const step = 0.06

/** Where the run of a visitor begins. */
export const firstDifficulty = 0.3

const hundredths = (difficulty: number): number => Math.round(100 * Math.min(1, Math.max(0, difficulty))) / 100

/** The difficulty after one more question; a skipped one counts as half a wrong one. */
export function nextDifficulty(difficulty: number, outcome: 'right' | 'wrong' | 'skipped'): number {
  if (outcome === 'right') return hundredths(difficulty + step)
  return hundredths(difficulty - (outcome === 'wrong' ? 3 * step : 1.5 * step))
}
