import { isSkipped, type MapUnit } from '@polyhex/contract/activity/unit-map'
import { unitMastery } from '@polyhex/contract/exercises/limits'
import type { HexState } from '../../kit/hex-tile.tsx'

type Standing = Pick<MapUnit, 'unitStatus' | 'completion'>

/** The cell that a unit is drawn as. Of the locked ones those that come right next are outlined as next up. */
export function cellState(unit: Standing): HexState {
  if (unit.completion === 'passed') return 'passed'
  if (unit.completion === 'started') return 'started'
  if (isSkipped(unit)) return 'skipped'
  return unit.unitStatus === 'future' ? 'locked' : 'open'
}

/** How full a started cell is: the share of the right answers that pass the unit, 0 to 100. */
export function honeyLevel(correct: number): number {
  return Math.min(100, (100 * correct) / unitMastery.required)
}

/** 'Comes after unit 3 and unit 5.', with the grade where it is another one; empty for a first unit. */
export function beforeWords(unit: MapUnit, units: ReadonlyMap<string, MapUnit>): string {
  const names = unit.prevIds
    .map((code) => units.get(code))
    .filter((one) => one !== undefined)
    .map((one) => placeName(one, unit.lowestGradeLevel))
  if (names.length === 0) return ''
  return `Comes after ${new Intl.ListFormat('en').format(names)}.`
}

/** 'unit 3', and with another grade 'unit 3 of grade 2'. */
export function placeName(unit: Pick<MapUnit, 'number' | 'lowestGradeLevel'>, seenFrom: number): string {
  if (unit.lowestGradeLevel === seenFrom) return `unit ${unit.number}`
  return `unit ${unit.number} of ${unit.lowestGradeLevel === 0 ? 'kindergarten' : `grade ${unit.lowestGradeLevel}`}`
}
