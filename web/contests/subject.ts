import type { SeatWanted } from '@polyhex/contract/contests/contest'

/** What contest papers are about: how to ask for one, and for what is known of earlier ones. */
export interface ContestSubject {
  readonly codeType: 'unit' | 'focus_area'
  readonly code: string
  readonly grade: number
  readonly name: string
  readonly icon: string
  readonly query: { unitCode: string } | { focusAreaCode: string; gradeLevel: number }
}

/** A unit as the subject of papers. */
export function unitSubject(unit: {
  unitCode: string
  unitName: string
  icon: string
  lowestGradeLevel: number
}): ContestSubject {
  return {
    codeType: 'unit',
    code: unit.unitCode,
    grade: unit.lowestGradeLevel,
    name: unit.unitName,
    icon: unit.icon,
    query: { unitCode: unit.unitCode },
  }
}

/** A focus area at a grade as the subject of papers. */
export function focusAreaSubject(
  area: { focusAreaCode: string; focusAreaName: string },
  gradeLevel: number,
): ContestSubject {
  return {
    codeType: 'focus_area',
    code: area.focusAreaCode,
    grade: gradeLevel,
    name: area.focusAreaName,
    icon: area.focusAreaCode,
    query: { focusAreaCode: area.focusAreaCode, gradeLevel },
  }
}

/** The grades of a focus area by its levels, of which a grade has two. */
export function gradesOfArea(area: { minimumLevel: number; maximumLevel: number }): {
  lowest: number
  highest: number
} {
  return { lowest: Math.floor(area.minimumLevel / 2), highest: Math.min(12, Math.floor(area.maximumLevel / 2)) }
}

/** The seat of a paper of one's own about a subject. */
export function seatFor(subject: ContestSubject, forceNew: boolean): SeatWanted {
  return { codeType: subject.codeType, code: subject.code, gradeLevel: subject.grade, forceNew }
}
