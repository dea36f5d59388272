import { topicLevel } from '../../catalogue/topic-levels.ts'
import { unit } from '../../catalogue/units.ts'
import { openOutlooks } from './level-outlook.ts'
import { fairStep, reasonForSpeed, reasonToPractice, sentenceOf } from './reason.ts'
import { openUnitOutlooks, reasonForUnit } from './suggest-units.ts'
import type { LearnerState } from '../learner-state.ts'

/** What stands on a stack, as far as a reason depends on it. */
export type Suggested =
  | { readonly kind: 'practice' | 'speed'; readonly topicCodeLevel: string }
  | { readonly kind: 'unit'; readonly unitCode: string }

/**
 * Says why a suggestion makes sense for an account now, in one sentence; null where the model sees no reason, as for something that
 * an adult has chosen. It is worked out when it is shown, so that it stays true while the suggestion waits.
 */
export function openWhy(
  state: LearnerState,
  at: Date,
  isReady: (key: string) => boolean,
  passedUnits: ReadonlySet<string>,
  focus: ReadonlySet<string>,
): (suggested: Suggested) => string | null {
  const outlook = openOutlooks(state, at)
  const unitOutlook = openUnitOutlooks(state, at, isReady)
  return (suggested) => {
    if (suggested.kind === 'unit') {
      const found = unit(suggested.unitCode)
      const seen = found === null ? null : unitOutlook(found)
      if (found === null || seen === null || seen.success < fairStep) return null
      return sentenceOf(reasonForUnit(found, seen.success, passedUnits))
    }
    const level = topicLevel(suggested.topicCodeLevel)
    if (level === null) return null
    const reason = suggested.kind === 'speed' ? reasonForSpeed(outlook(level)) : reasonToPractice(level, outlook, focus)
    if (reason === null || (reason.kind === 'step up' && outlook(level).success < fairStep)) return null
    return sentenceOf(reason)
  }
}
