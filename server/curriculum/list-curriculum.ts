import type { TopicLevel, Unit } from '@polyhex/contract/curriculum/curriculum'
import type { curriculumOperations } from '@polyhex/contract/curriculum/curriculum-operations'
import type { QueryOf } from '@polyhex/contract/operation'
import { pickFields } from '@polyhex/contract/paging'
import {
  type CatalogTopicLevel,
  searchTopicLevels,
  searchUnits,
  topicLevels,
  type Unit as CatalogUnit,
  units,
} from '@polyhex/curriculum'
import { readyLevelsOfUnit, toTopicLevel, toUnit } from './catalogue-view.ts'

type UnitQuery = QueryOf<(typeof curriculumOperations)['listUnits']>
type TopicLevelQuery = QueryOf<(typeof curriculumOperations)['listLevelledTopics']>

const unitCore = [
  'unitCode',
  'unitName',
  'sequence',
  'number',
  'lowestGradeLevel',
  'highestGradeLevel',
  'readyForProduction',
  'icon',
] as const
const topicLevelCore = [
  'topicCode',
  'level',
  'topicCodeLevel',
  'icon',
  'name',
  'shortName',
  'supportsFocus',
  'supportsSpeedPlay',
  'gradeMin',
  'gradeMax',
  'ready',
] as const

/** Sorts by a member named in `sort`, downwards when it begins with `-`; an unknown member leaves the order. */
function sorted<Row>(
  rows: readonly Row[],
  sort: string,
  valueOf: Record<string, (row: Row) => string | number>,
): Row[] {
  const down = sort.startsWith('-')
  const value = valueOf[down ? sort.slice(1) : sort]
  if (value === undefined) return [...rows]
  const compared = rows.toSorted((a, b) => {
    const [x, y] = [value(a), value(b)]
    return typeof x === 'number' && typeof y === 'number' ? x - y : String(x).localeCompare(String(y), 'en')
  })
  return down ? compared.toReversed() : compared
}

function unitFits(entry: CatalogUnit, query: UnitQuery): boolean {
  const { gradeLevel, themeCode, unitCode, topicCode, readyForProduction } = query
  if (unitCode !== undefined && entry.unitCode !== unitCode) return false
  if (gradeLevel !== undefined && (entry.lowestGradeLevel > gradeLevel || entry.highestGradeLevel < gradeLevel))
    return false
  if (themeCode !== undefined && !entry.themeCodes.includes(themeCode)) return false
  if (topicCode !== undefined && !entry.topicLevels.some((key) => key.startsWith(`${topicCode}/`))) return false
  return readyForProduction === undefined || readyLevelsOfUnit(entry).length > 0 === readyForProduction
}

const hasWords = ({ search }: { search?: string | undefined }): boolean => (search ?? '').trim() !== ''

/** A page of the units that fit every filter (L-194). */
export function listUnits(query: UnitQuery): { units: Unit[]; total: number } {
  const found = hasWords(query) ? searchUnits(query.search ?? '') : units
  const fitting = sorted(
    found.filter((entry) => unitFits(entry, query)),
    query.sort ?? (hasWords(query) ? 'best' : 'sequence'),
    { sequence: (entry) => entry.sequence, unitName: (entry) => entry.unitName },
  )
  const page = fitting.slice(query.offset, query.offset + query.count)
  return { units: page.map((entry) => pickFields(toUnit(entry), query.fields, unitCore)), total: fitting.length }
}

function topicLevelFits(entry: CatalogTopicLevel, query: TopicLevelQuery): boolean {
  const { unitCode, topicCodeLevel, topicCode, themeCode, gradeLevel } = query
  if (topicCodeLevel !== undefined && entry.key !== topicCodeLevel) return false
  if (topicCode !== undefined && entry.topicCode !== topicCode) return false
  if (unitCode !== undefined && !entry.unitCodes.includes(unitCode)) return false
  if (themeCode !== undefined && entry.theme !== themeCode) return false
  return gradeLevel === undefined || (entry.gradeMin <= gradeLevel && gradeLevel <= entry.gradeMax)
}

/** A page of the topic levels that fit every filter (L-195). */
export function listTopicLevels(query: TopicLevelQuery): { topicLevels: TopicLevel[]; total: number } {
  const found = hasWords(query) ? searchTopicLevels(query.search ?? '') : topicLevels
  const fitting = sorted(
    found.filter((entry) => topicLevelFits(entry, query)),
    query.sort ?? (hasWords(query) ? 'best' : 'difficulty'),
    { difficulty: (entry) => entry.difficulty, name: (entry) => entry.name },
  )
  const page = fitting.slice(query.offset, query.offset + query.count)
  return {
    topicLevels: page.map((entry) => pickFields(toTopicLevel(entry), query.fields, topicLevelCore)),
    total: fitting.length,
  }
}
