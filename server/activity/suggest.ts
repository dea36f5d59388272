import {
  isReady,
  type LearnerState,
  type LevelSuggestion,
  suggestLevels,
  suggestSpeedLevels,
  suggestUnits as unitsToSuggest,
} from '@polyhex/curriculum'
import type { StackedItem, Suggestion } from './stack.ts'

/** What is known of an account when something is suggested to it. */
export interface Pupil {
  readonly learner: LearnerState
  /** 0 to 12. */
  readonly grade: number
  readonly done: Done
  readonly now: Date
  /** What is on the stack already. */
  readonly there: readonly StackedItem[]
  /** Codes of the themes that were chosen for it; none: the curriculum adapts by itself. A-111. */
  readonly focus: ReadonlySet<string>
}

/** Targets of finished runs that were passed, by kind of run. */
export interface Done {
  readonly practice: ReadonlySet<string>
  readonly speed: ReadonlySet<string>
  readonly units: ReadonlySet<string>
}

const toSuggestion = ({ level }: LevelSuggestion, type: Suggestion['type']): Suggestion => ({
  type,
  unitCode: null,
  topicCode: level.topicCode,
  level: level.level,
})

const keysThere = (there: readonly StackedItem[], type: Suggestion['type']): string[] =>
  there.filter((item) => item.type === type).map((item) => `${item.topicCode}/${item.level}`)

/**
 * Topic levels to practise, from what is believed of the account: new ones within reach, between them reviews that are due. What was
 * passed before the model knew any answer is left out.
 */
export function suggestPractice({ learner, done, now, there, focus }: Pupil, count: number): Suggestion[] {
  const unseen = learner.answers === 0 ? done.practice : []
  const leaveOut = new Set([...keysThere(there, 'topic_level_practice'), ...unseen])
  return suggestLevels(learner, { count, at: now, isReady, leaveOut, focus }).map((one) =>
    toSuggestion(one, 'topic_level_practice'),
  )
}

/** Topic levels for speed play: only what is known, since speed comes after understanding, and not what was played well before. */
export function suggestSpeedPlay({ learner, done, now, there, focus }: Pupil, count: number): Suggestion[] {
  const leaveOut = new Set([...keysThere(there, 'topic_level_speed_play'), ...done.speed])
  return suggestSpeedLevels(learner, { count, at: now, isReady, leaveOut, focus }).map((one) =>
    toSuggestion(one, 'topic_level_speed_play'),
  )
}

/** Units to master: those within reach, what follows a mastered one first, in the order of the grade. */
export function suggestUnits({ learner, grade, done, now, there, focus }: Pupil, count: number): Suggestion[] {
  const stacked = new Set(there.filter((item) => item.type === 'unit_game').map((item) => item.unitCode))
  const wanted = { count: count + stacked.size, at: now, grade, isReady, passed: done.units, focus }
  return unitsToSuggest(learner, wanted)
    .filter(({ unit }) => !stacked.has(unit.unitCode))
    .slice(0, count)
    .map(({ unit }) => ({ type: 'unit_game', unitCode: unit.unitCode, topicCode: null, level: null }))
}
