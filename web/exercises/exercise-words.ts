import { contestPoints } from '@polyhex/contract/exercises/limits'
import type { RunType } from '@polyhex/contract/exercises/exercise-types'

/** What an activity is called on the screen. */
export const activityNames: Record<RunType, string> = {
  practice: 'Practice',
  speed: 'Speed play',
  unit_mastery: 'Unit mastery',
  levelling: 'Levelling',
  contest_problems: 'Contest problems',
  game: 'Game',
}

/** What the button says that passes a question over. In an evaluation it is an answer (D-054); a contest pays for it. */
export function skipWords(type: RunType): string {
  if (type === 'levelling') return 'I don’t know'
  return type === 'contest_problems' ? `Skip (${contestPoints.skipped}\u00a0points)` : 'Skip'
}

/** Help waits until the end where the run is to show what is known without it. */
export function helpWaits(type: RunType): boolean {
  return type === 'levelling'
}

/** Minutes and seconds as '12:40'. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** A count with its noun: '1 question', '3 questions'. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}
