import { standardCodes } from './standard-codes.ts'
import { topicLevels } from './topic-levels.ts'
import type { TopicLevelKey } from '../topic-level.ts'

/** A standard by its code, with what teaches it here. */
export interface Standard {
  /** Such as `3.NF.A.3d`. */
  readonly code: string
  /** Topic levels that are made for it or, where there are none, for its parts; the easiest first. */
  readonly topicLevels: readonly TopicLevelKey[]
  /** The standard of which this is a part that no level is made for by itself; its levels teach it too. */
  readonly within: string | null
  /** Why it is not taught here, in a sentence; null for all but a few. */
  readonly why: string | null
}

export interface StandardsDomain {
  /** Such as `3.NF`. */
  readonly code: string
  /** In our own words. */
  readonly name: string
  readonly standards: readonly Standard[]
}

/** A grade of the standards; high school is one. */
export interface StandardsGrade {
  readonly grade: string
  readonly name: string
  readonly domains: readonly StandardsDomain[]
}

const byHand = 'It asks for building and drawing with the hands, which a screen cannot stand in for.'
const byArgument = 'It asks for an argument in one’s own words, which a program cannot judge fairly.'

/** The standards that nothing here teaches, and why. */
export const notTaught: Readonly<Record<string, string>> = {
  'K.G.B.5': byHand,
  'K.G.B.6': byHand,
  'HSG-C.A.4': 'It asks for a drawing with compass and straightedge, which is made on paper.',
  'HSG-GMD.A.1': byArgument,
  'HSG-GMD.A.2': byArgument,
}

const domainNames: Readonly<Record<string, string>> = {
  CC: 'Counting',
  OA: 'Operations and patterns',
  NBT: 'Base ten',
  MD: 'Measuring and data',
  G: 'Geometry',
  NF: 'Fractions',
  RP: 'Ratios and proportions',
  NS: 'Kinds of numbers',
  EE: 'Expressions and equations',
  SP: 'Statistics and chance',
  F: 'Functions',
  'HSN-RN': 'Numbers: real numbers',
  'HSN-Q': 'Numbers: quantities and units',
  'HSN-CN': 'Numbers: complex numbers',
  'HSN-VM': 'Numbers: vectors and matrices',
  'HSA-SSE': 'Algebra: reading expressions',
  'HSA-APR': 'Algebra: polynomials and fractions of them',
  'HSA-CED': 'Algebra: setting up equations',
  'HSA-REI': 'Algebra: solving',
  'HSF-IF': 'Functions: reading them',
  'HSF-BF': 'Functions: building them',
  'HSF-LE': 'Functions: linear and exponential',
  'HSF-TF': 'Functions: trigonometric',
  'HSG-CO': 'Geometry: congruence',
  'HSG-SRT': 'Geometry: similarity and right triangles',
  'HSG-C': 'Geometry: circles',
  'HSG-GPE': 'Geometry: with coordinates',
  'HSG-GMD': 'Geometry: volume',
  'HSG-MG': 'Geometry: models',
  'HSS-ID': 'Statistics: reading data',
  'HSS-IC': 'Statistics: drawing conclusions',
  'HSS-CP': 'Statistics: conditional chance',
  'HSS-MD': 'Statistics: decisions',
}

const gradeNames = { K: 'Kindergarten', HS: 'High school' } as const
const gradeOf = (domain: string): string => (domain.startsWith('HS') ? 'HS' : (domain.split('.')[0] ?? ''))
const nameOf = (domain: string): string =>
  domainNames[domain.startsWith('HS') ? domain : (domain.split('.')[1] ?? '')] ?? domain

function levelsByCode(): Map<string, TopicLevelKey[]> {
  const found = new Map<string, TopicLevelKey[]>()
  for (const level of topicLevels.toSorted((a, b) => a.difficulty - b.difficulty)) {
    for (const code of level.ccss) found.set(code, [...(found.get(code) ?? []), level.key])
  }
  return found
}

/** The standard of which `3.NF.A.3d` is a part: `3.NF.A.3`; null for a whole one. */
function wholeOf(code: string): string | null {
  return /\d[a-z]$/.test(code) ? code.slice(0, -1) : null
}

function everyGrade(): StandardsGrade[] {
  const levels = levelsByCode()
  const grades = new Map<string, StandardsDomain[]>()
  for (const [domain, list] of Object.entries(standardCodes)) {
    const codes = list.split(' ').map((rest) => `${domain}.${rest}`)
    const standards = codes.map((code): Standard => {
      const parts = codes.filter((one) => wholeOf(one) === code).flatMap((part) => levels.get(part) ?? [])
      const own = levels.get(code) ?? [...new Set(parts)]
      return { code, topicLevels: own, within: own.length === 0 ? wholeOf(code) : null, why: notTaught[code] ?? null }
    })
    const grade = gradeOf(domain)
    grades.set(grade, [...(grades.get(grade) ?? []), { code: domain, name: nameOf(domain), standards }])
  }
  return [...grades]
    .toSorted(([a], [b]) => placeOf(a) - placeOf(b))
    .map(([grade, domains]) => ({
      grade,
      name: gradeNames[grade as keyof typeof gradeNames] ?? `Grade ${grade}`,
      domains,
    }))
}

const placeOf = (grade: string): number => (grade === 'K' ? 0 : grade === 'HS' ? 9 : Number(grade))

/** Every standard of kindergarten to high school, by grade and domain, with the topic levels that teach it. */
export const standardsByGrade: readonly StandardsGrade[] = everyGrade()

/** Topic levels that go beyond the standards. */
export const beyondStandards: readonly TopicLevelKey[] = topicLevels
  .filter((level) => level.ccss.length === 0)
  .map((level) => level.key)
