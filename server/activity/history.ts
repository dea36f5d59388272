import {
  type ActivityRow,
  type HistoryItem,
  historyTypeOfRun,
  percentCorrect,
  type UnitActivity,
} from '@polyhex/contract/activity/history'
import {
  completionOfCounts,
  type CompletionLevel,
  displayLevel,
  runFigures,
} from '@polyhex/contract/exercises/completion'
import type { RunType } from '@polyhex/contract/exercises/exercise-types'
import { themes, topicLevel, topicLevelsOfUnit, unit } from '@polyhex/curriculum'
import type { Database } from '../database/database.ts'
import { gameSubjectName } from '../exercises/plan-game.ts'

interface Filter {
  readonly unitCode?: string | undefined
  readonly topicCodeLevel?: string | undefined
}

function nameOf(type: string, target: string): string {
  if (type === 'levelling') return themes.find((theme) => theme.themeCode === target)?.themeName ?? target
  if (type === 'game') return gameSubjectName(target)
  return unit(target)?.unitName ?? topicLevel(target)?.name ?? target
}

/** The unit that a run belongs to; none for a levelling, which is about a theme, and for a game about more than a unit. */
function unitOf(type: string, target: string): string | null {
  if (type === 'levelling') return null
  return topicLevel(target)?.homeUnit ?? (type === 'game' ? (unit(target)?.unitCode ?? null) : target)
}

/** What stands alone among the units: all levellings of a theme, all games about the same. */
const aloneAs = (type: string, target: string): string => (type === 'game' ? `game:${target}` : `theme:${target}`)

/** Targets that belong to a filter: the topic level, or the unit with all levels it teaches. */
function targetsOf(filter: Filter): string[] | null {
  if (filter.topicCodeLevel !== undefined) return [filter.topicCodeLevel]
  if (filter.unitCode === undefined) return null
  return [filter.unitCode, ...topicLevelsOfUnit(filter.unitCode).map((level) => level.key)]
}

/** A page of the finished runs of an account, latest first. */
export async function historyItems(
  db: Database,
  accountId: string,
  query: Filter & { offset: number; count: number; hasAnswered?: boolean | undefined },
): Promise<{ items: HistoryItem[]; total: number }> {
  const targets = targetsOf(query)
  let asked = db.queries.selectFrom('runs').where('account_id', '=', accountId).where('state', '=', 'finished')
  if (targets !== null) asked = asked.where('target', 'in', targets)
  if (query.hasAnswered === true)
    asked = asked.where((where) => where(where('correct', '+', where.ref('incorrect')), '>', 0))
  const counted = await asked
    .select((select) => select.cast<number>(select.fn.countAll(), 'integer').as('total'))
    .executeTakeFirstOrThrow()
  const rows = await asked
    .select(['id', 'type', 'target', 'correct', 'incorrect', 'skipped', 'time_taken_ms', 'passed', 'finished_at'])
    .orderBy('finished_at', 'desc')
    .limit(query.count)
    .offset(query.offset)
    .execute()
  const items = rows.map((row): HistoryItem => {
    const level = topicLevel(row.target)
    const totalQuestions = row.correct + row.incorrect + row.skipped
    return {
      id: row.id,
      name: nameOf(row.type, row.target),
      itemType: historyTypeOfRun[row.type],
      activityAt: (row.finished_at ?? new Date(0)).toISOString(),
      themeCode: row.type === 'levelling' ? row.target : (level?.theme ?? unit(row.target)?.themeCodes[0] ?? null),
      focusAreaCode: level?.focusArea ?? null,
      unitCode: unitOf(row.type, row.target),
      topicCodeLevel: level?.key ?? null,
      totalQuestions,
      correct: row.correct,
      incorrect: row.incorrect,
      percentCorrect: percentCorrect(row.correct, totalQuestions),
      timeTakenMs: row.time_taken_ms,
      passed: row.passed,
    }
  })
  return { items, total: counted.total }
}

interface Work {
  readonly type: RunType
  readonly target: string
  readonly correct: number
  readonly incorrect: number
  readonly skipped: number
  /** Most right answers in one run, or points of a contest paper. */
  readonly best: number
  readonly timeTakenMs: number
  readonly latest: Date
  readonly passed: boolean
}

async function workOf(db: Database, accountId: string): Promise<Work[]> {
  const rows = await db.queries
    .selectFrom('runs')
    .select((select) => [
      'type',
      'target',
      select.cast<number>(select.fn.sum('correct'), 'integer').as('correct'),
      select.cast<number>(select.fn.sum('incorrect'), 'integer').as('incorrect'),
      select.cast<number>(select.fn.sum('skipped'), 'integer').as('skipped'),
      select.cast<number>(select.fn.sum('time_taken_ms'), 'double precision').as('timeTakenMs'),
      select.fn.max(select.fn<number>('greatest', ['correct', 'points'])).as('best'),
      select.fn.max('finished_at').as('latest'),
      select.fn<boolean>('bool_or', ['passed']).as('passed'),
    ])
    .where('account_id', '=', accountId)
    .where('state', '=', 'finished')
    .groupBy(['type', 'target'])
    .execute()
  return rows.map((row) => ({ ...row, latest: row.latest ?? new Date(0) }))
}

/** What is not passed may come close, however high its share. */
function completionOfWork(work: Work): CompletionLevel {
  if (work.passed) return 'passed'
  const { required } = runFigures(work.type)
  // A levelling is neither passed nor failed.
  if (required === null) return 'started'
  const level = displayLevel(work.best, required)
  return level === 'passed' ? 'almost_passed' : level
}

function toRow(work: Work, isChild: boolean): ActivityRow {
  const level = topicLevel(work.target)
  const totalQuestions = work.correct + work.incorrect + work.skipped
  return {
    id: `${work.type}:${work.target}`,
    activityAt: work.latest.toISOString(),
    name: nameOf(work.type, work.target),
    itemType: historyTypeOfRun[work.type],
    percentCorrect: percentCorrect(work.correct, totalQuestions),
    correct: work.correct,
    incorrect: work.incorrect,
    totalQuestions,
    timeTakenMs: Math.round(work.timeTakenMs),
    unitCode: unitOf(work.type, work.target),
    topicCodeLevel: level?.key ?? null,
    isChild,
    completion: completionOfWork(work),
    triedItself: true,
  }
}

/** The row of a unit: its own mastery and all work on the topic levels it teaches, added up. */
function unitRow(unitCode: string, works: readonly Work[]): ActivityRow {
  const mastery = works.find((work) => work.type === 'unit_mastery')
  const sum = (part: (work: Work) => number): number => works.reduce((total, work) => total + part(work), 0)
  const [correct, incorrect] = [sum((work) => work.correct), sum((work) => work.incorrect)]
  const totalQuestions = correct + incorrect + sum((work) => work.skipped)
  return {
    id: `unit:${unitCode}`,
    activityAt: new Date(Math.max(...works.map((work) => work.latest.getTime()))).toISOString(),
    name: nameOf('unit_mastery', unitCode),
    itemType: 'UnitMastery',
    percentCorrect: percentCorrect(correct, totalQuestions),
    correct,
    incorrect,
    totalQuestions,
    timeTakenMs: Math.round(sum((work) => work.timeTakenMs)),
    unitCode,
    topicCodeLevel: null,
    isChild: false,
    completion: mastery === undefined ? 'started' : completionOfWork(mastery),
    triedItself: mastery !== undefined,
  }
}

/**
 * A page of units with the work on them, latest first, each followed by its child rows; what belongs to no unit stands alone.
 * `total` and the page count what stands at the left.
 */
export async function activityRows(
  db: Database,
  accountId: string,
  query: Filter & { offset: number; count: number },
): Promise<{ rows: ActivityRow[]; total: number }> {
  const all = await workOf(db, accountId)
  const fitting = query.topicCodeLevel === undefined ? all : all.filter((work) => work.target === query.topicCodeLevel)
  const byUnit = Map.groupBy(fitting, (work) => unitOf(work.type, work.target) ?? aloneAs(work.type, work.target))
  const units = [...byUnit]
    .filter(([unitCode]) => query.unitCode === undefined || unitCode === query.unitCode)
    .map(([unitCode, works]) => {
      const [alone] = works
      if (alone !== undefined && unitOf(alone.type, alone.target) === null)
        return { row: toRow(alone, false), works: [] }
      return { row: unitRow(unitCode, works), works }
    })
    .toSorted((a, b) => b.row.activityAt.localeCompare(a.row.activityAt))
  const page = units.slice(query.offset, query.offset + query.count)
  const rows = page.flatMap(({ row, works }) => [
    row,
    ...works.toSorted((a, b) => b.latest.getTime() - a.latest.getTime()).map((work) => toRow(work, true)),
  ])
  return { rows, total: units.length }
}

/** The work of an account on each topic level of a unit, in the unit's order. */
export async function unitActivity(db: Database, accountId: string, unitCode: string): Promise<UnitActivity[]> {
  const works = await workOf(db, accountId)
  return topicLevelsOfUnit(unitCode).map((level) => {
    const own = works.filter((work) => work.target === level.key)
    const sum = (part: (work: Work) => number): number => own.reduce((total, work) => total + part(work), 0)
    const correct = sum((work) => work.correct)
    // A game counts as work, and passes nothing.
    const tried = own.filter((work) => work.type !== 'game')
    const best = Math.max(0, ...tried.map((work) => work.best))
    const passed = tried.some((work) => work.passed)
    const byCounts = completionOfCounts(best, runFigures('practice').required)
    return {
      topicCode: level.topicCode,
      level: level.level,
      unitCodes: [...level.unitCodes],
      totalQuestions: correct + sum((work) => work.incorrect) + sum((work) => work.skipped),
      correct,
      completion: passed ? 'passed' : byCounts,
    }
  })
}
