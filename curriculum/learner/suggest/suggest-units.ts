import { topicLevel } from '../../catalogue/topic-levels.ts'
import { unit, units, type Unit } from '../../catalogue/units.ts'
import { openOutlooks } from './level-outlook.ts'
import { firmGround, learningBand, type Reason } from './reason.ts'
import type { LearnerState } from '../learner-state.ts'

/** A unit to master, and why. */
export interface UnitSuggestion {
  readonly unit: Unit
  readonly reason: Reason
}

/** What is asked for. */
export interface WantedUnits {
  readonly count: number
  readonly at: Date
  /** The grade whose units come first, 0 to 12. */
  readonly grade: number
  /** Says which topic levels can be asked at all. */
  readonly isReady: (key: string) => boolean
  /** Codes of units that were mastered. */
  readonly passed: ReadonlySet<string>
  /** Codes of themes to focus on; may be empty. A-111. */
  readonly focus: ReadonlySet<string>
}

/** How a unit looks to an account: the mean likely success on its own levels, and the least ground they stand on. */
export interface UnitOutlook {
  readonly success: number
  readonly ground: number
}

/** How units look to an account at one moment; null for a unit without levels that can be asked. */
export function openUnitOutlooks(
  state: LearnerState,
  at: Date,
  isReady: (key: string) => boolean,
): (unit: Unit) => UnitOutlook | null {
  const outlook = openOutlooks(state, at)
  return ({ topicLevels: keys, reviewTopicLevels: review }) => {
    const own = keys.filter((key) => !review.includes(key) && isReady(key)).map(topicLevel)
    const seen = own.filter((level) => level !== null).map(outlook)
    if (seen.length === 0) return null
    return {
      success: seen.reduce((sum, one) => sum + one.success, 0) / seen.length,
      // Levels of the unit itself are learned in it: only the first ones need ground.
      ground: Math.max(...seen.map((one) => one.ground)),
    }
  }
}

/** Why a unit makes sense for an account now. */
export function reasonForUnit(one: Unit, success: number, passed: ReadonlySet<string>): Reason {
  const before = one.priorSteps.find((step) => passed.has(step.startingUnitCode))
  const name = before === undefined ? undefined : unit(before.startingUnitCode)?.unitName
  if (name !== undefined) return { kind: 'unit after', after: name }
  return success >= learningBand.high ? { kind: 'unit known' } : { kind: 'unit fits' }
}

/**
 * Units to master: those within reach first (half to nine of ten of the questions likely right); among them those with a theme in focus, then
 * those of the grade before those of the next, what follows a mastered unit before others, and else in their order. Then, if there are too few, the rest.
 */
export function suggestUnits(
  state: LearnerState,
  { count, at, grade, isReady, passed, focus }: WantedUnits,
): UnitSuggestion[] {
  const outlook = openUnitOutlooks(state, at, isReady)
  const open = units
    .filter(
      (one) => !passed.has(one.unitCode) && one.lowestGradeLevel <= grade + 1 && grade <= one.highestGradeLevel + 1,
    )
    .flatMap((one) => {
      const seen = outlook(one)
      if (seen === null) return []
      const reason = reasonForUnit(one, seen.success, passed)
      const reachable = firmGround <= seen.success && seen.success <= 0.9 && seen.ground >= firmGround
      const home = Math.trunc(one.sequence / 100)
      const holdsGrade = one.lowestGradeLevel <= grade && grade <= one.highestGradeLevel
      const far = home === grade ? 0 : home > grade || holdsGrade ? 1 : 3
      const beside = focus.size > 0 && !one.themeCodes.some((code) => focus.has(code))
      const rank = (reachable ? 0 : 16) + (beside ? 8 : 0) + 2 * far + (reason.kind === 'unit after' ? 0 : 1)
      return [{ unit: one, reason, rank }]
    })
  return open
    .toSorted((a, b) => a.rank - b.rank || a.unit.sequence - b.unit.sequence)
    .slice(0, count)
    .map(({ unit, reason }) => ({ unit, reason }))
}

/**
 * The units that follow mastered ones and are within reach; where none is, the one nearest to it, so that there is always a next step.
 */
export function nextUnits(
  state: LearnerState,
  mastered: readonly string[],
  at: Date,
  isReady: (key: string) => boolean,
): string[] {
  const outlook = openUnitOutlooks(state, at, isReady)
  const codes = new Set(mastered.flatMap((code) => (unit(code)?.nextSteps ?? []).map((step) => step.nextStepUnitCode)))
  const seen = [...codes].map((code) => {
    const found = unit(code)
    return { code, success: (found === null ? null : outlook(found)?.success) ?? 0 }
  })
  const reachable = seen.filter((one) => one.success >= firmGround)
  if (reachable.length > 0) return reachable.map((one) => one.code)
  return seen
    .toSorted((a, b) => b.success - a.success)
    .slice(0, 1)
    .map((one) => one.code)
}
