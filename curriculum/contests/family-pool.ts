import { focusAreas } from '../catalogue/focus-areas.ts'
import { topicLevelsOfUnit, unit } from '../catalogue/units.ts'
import { areaCodeOf, contestAreas, type AreaCode } from '../families/areas.ts'
import type { FamilyFacts } from '../families/family.ts'
import { gradesOfFocusArea, type PaperOf } from './contest-field.ts'
import { levelsAtGrade } from './family-level.ts'

/** A family that can be asked at a grade, with its contest levels there. */
export interface Candidate {
  readonly family: FamilyFacts
  readonly levels: readonly [number, number]
  readonly theme: string
}

/** The families of a paper, nearest to its subject first: its own, those of neighbor areas, and all of the grade. */
export interface FamilyPool {
  readonly grade: number
  readonly own: readonly Candidate[]
  readonly near: readonly Candidate[]
  readonly all: readonly Candidate[]
}

/** To this grade the whole grade is the neighborhood. */
const lastWideGrade = 1

const isCode = (code: AreaCode | null): code is AreaCode => code !== null

function subjectOf(of: PaperOf): { readonly grade: number; readonly areas: ReadonlySet<AreaCode> } | null {
  if ('unitCode' in of) {
    const found = unit(of.unitCode)
    if (found === null) return null
    const own = topicLevelsOfUnit(of.unitCode).filter(({ key }) => !found.reviewTopicLevels.includes(key))
    return {
      grade: found.lowestGradeLevel,
      areas: new Set(own.map(({ focusArea }) => areaCodeOf(focusArea)).filter(isCode)),
    }
  }
  const range = gradesOfFocusArea(of.focusAreaCode)
  if (range === null) return null
  const grade = Math.min(range.highest, Math.max(range.lowest, of.grade))
  return { grade, areas: new Set([areaCodeOf(of.focusAreaCode)].filter(isCode)) }
}

const themeOf = (family: FamilyFacts): string =>
  focusAreas.find((area) => area.focusAreaCode === contestAreas[family.areas[0]].focusArea)?.themeCodes[0] ?? ''

/** The families for papers about a subject; null when there is no such unit or focus area. */
export function familyPool(of: PaperOf, bank: readonly FamilyFacts[]): FamilyPool | null {
  const subject = subjectOf(of)
  if (subject === null) return null
  const { grade, areas } = subject
  const all = bank.flatMap((family): Candidate[] => {
    const levels = levelsAtGrade(family.reach, grade)
    return levels === null ? [] : [{ family, levels, theme: themeOf(family) }]
  })
  const around = new Set([...areas].flatMap((area) => contestAreas[area].near))
  const isOwn = ({ family }: Candidate): boolean => family.areas.some((area) => areas.has(area))
  const isNear = ({ family }: Candidate): boolean =>
    grade <= lastWideGrade || family.areas.some((area) => around.has(area))
  return {
    grade,
    own: all.filter(isOwn),
    near: all.filter((each) => !isOwn(each) && isNear(each)),
    all,
  }
}

const leastOwn = 3
const leastNear = 9
/** Every problem may be hard, and at most two have options: so many ideas always fill a paper, whatever came before. */
const leastHard = 10
const lowestHard = 8

const ideasOf = (candidates: readonly Candidate[]): number => new Set(candidates.map(({ family }) => family.idea)).size

/**
 * Whether papers about a subject are made of families alone: it has some of its own, enough near it, and ideas enough that any
 * paper can be filled. Where it has not, practice levels go on asking.
 */
export function servedByFamilies({ own, near, all }: FamilyPool): boolean {
  const hard = all.filter(({ family, levels }) => levels[1] >= lowestHard && !family.chosen)
  return own.length >= leastOwn && ideasOf([...own, ...near]) >= leastNear && ideasOf(hard) >= leastHard
}
