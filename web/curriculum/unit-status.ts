import { isCurrent, type ActiveUnit } from '@polyhex/contract/activity/active-units'
import type { Unit } from '@polyhex/contract/curriculum/curriculum'
import type { HexState } from '../kit/hex-tile.tsx'

export interface UnitStanding {
  readonly state: HexState
  readonly active: boolean
  /** What follows the unit's name in its label, in brackets; empty when there is nothing to say. */
  readonly word: string
}

/** Stored completion of an active unit. */
const passed = 2
const started = 1

/**
 * How a unit stands on the map of whoever looks. Without an account every unit that can be practised, or one of its
 * topics, is open and nothing is said of it; one with nothing to practise is locked.
 */
export function unitStanding(
  unit: Pick<Unit, 'readyForProduction' | 'unitTopics'>,
  own: Pick<ActiveUnit, 'activeStatus' | 'completionStatus'> | undefined,
): UnitStanding {
  const active = own !== undefined && isCurrent(own)
  if (own?.completionStatus === passed) return { state: 'passed', active: false, word: 'Passed' }
  if (own?.completionStatus === started) return { state: 'started', active, word: active ? 'Active' : 'Started' }
  if (!unit.readyForProduction && !unit.unitTopics?.some((topic) => topic.ready))
    return { state: 'locked', active: false, word: 'Locked' }
  return { state: 'open', active, word: active ? 'Active' : own ? 'Next up' : '' }
}

/** 'Unit {n}: {name}', the name of a unit wherever it is linked [L-036]. */
export function unitTitle(unit: Pick<Unit, 'number' | 'unitName'>): string {
  return `Unit ${unit.number}: ${unit.unitName}`
}
