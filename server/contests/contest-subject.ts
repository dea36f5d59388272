import { focusAreas, gradesOfFocusArea, unit } from '@polyhex/curriculum'
import { paperTarget } from '../exercises/contest-target.ts'
import { Refusal } from '../http/refusal.ts'

/** What papers are about, with everything that follows from it. */
export interface ContestSubject {
  readonly codeType: 'unit' | 'focus_area'
  readonly target: string
  readonly grade: number
  /** The target of the runs of its papers. */
  readonly runTarget: string
}

/** The name of a unit or a focus area. */
export function subjectName(codeType: string, target: string): string {
  const named =
    codeType === 'unit'
      ? unit(target)?.unitName
      : focusAreas.find((area) => area.focusAreaCode === target)?.focusAreaName
  return named ?? target
}

/**
 * The subject of a code. A focus area is taken at the nearest grade that it has. Throws unit_not_found,
 * focus_area_not_found.
 */
export function subjectOf(codeType: 'unit' | 'focus_area', code: string, grade: number): ContestSubject {
  if (codeType === 'unit') {
    const found = unit(code)
    if (found === null) throw new Refusal('unit_not_found')
    const runTarget = paperTarget({ unitCode: code })
    return { codeType, target: code, grade: found.lowestGradeLevel, runTarget }
  }
  const range = gradesOfFocusArea(code)
  if (range === null) throw new Refusal('focus_area_not_found')
  const nearest = Math.min(range.highest, Math.max(range.lowest, grade))
  return { codeType, target: code, grade: nearest, runTarget: paperTarget({ focusAreaCode: code, grade: nearest }) }
}

/** The same from a query that names a unit or a focus area. Throws invalid_request when it names neither. */
export function subjectOfQuery(query: {
  readonly unitCode?: string | undefined
  readonly focusAreaCode?: string | undefined
  readonly gradeLevel?: number | undefined
}): ContestSubject {
  if (query.unitCode !== undefined) return subjectOf('unit', query.unitCode, 0)
  if (query.focusAreaCode === undefined) throw new Refusal('invalid_request')
  return subjectOf('focus_area', query.focusAreaCode, query.gradeLevel ?? 3)
}
