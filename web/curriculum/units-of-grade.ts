import type { Unit } from '@polyhex/contract/curriculum/curriculum'

/**
 * The units that begin at a grade, in order: those of its map. A list by grade also holds units of an earlier grade that
 * reach into it, which are numbered there.
 */
export function unitsOfGrade(units: readonly Unit[], grade: number): Unit[] {
  return units.filter((unit) => unit.lowestGradeLevel === grade).toSorted((a, b) => a.sequence - b.sequence)
}
