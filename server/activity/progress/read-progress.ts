import {
  type DayFigures,
  type MetMisconception,
  type PeriodFigures,
  type PracticedTopic,
  type Progress,
  progressLists,
  type ThemeProgress,
} from '@polyhex/contract/activity/progress'
import { type Trend, trendOf } from '@polyhex/contract/activity/trend'
import { isReady, misconception, misconceptionHelp, themeLevelName, themes, topicLevel } from '@polyhex/curriculum'
import type { Database } from '../../database/database.ts'
import { historyItems } from '../history.ts'
import type { Period } from './local-days.ts'
import { type Figures, readFigures, type TopicCounts } from './read-figures.ts'
import { readPassed } from './read-passed.ts'

const sumOf = (topics: readonly TopicCounts[], part: (topic: TopicCounts) => number): number =>
  topics.reduce((total, topic) => total + part(topic), 0)

function sums(topics: readonly TopicCounts[], daysPracticed: number, activities: number): PeriodFigures {
  return {
    answers: sumOf(topics, (topic) => topic.answers),
    right: sumOf(topics, (topic) => topic.right),
    skipped: sumOf(topics, (topic) => topic.skipped),
    rightWithHelp: sumOf(topics, (topic) => topic.helped),
    seconds: sumOf(topics, (topic) => topic.seconds),
    daysPracticed,
    activities,
  }
}

function practiced(topics: readonly TopicCounts[]): PracticedTopic[] {
  return topics.flatMap((counts) => {
    const level = topicLevel(counts.key)
    if (level === null) return []
    return {
      topicCode: level.topicCode,
      level: level.level,
      name: level.name,
      icon: level.icon,
      answers: counts.answers,
      right: counts.right,
      seconds: counts.seconds,
      latestAt: new Date(counts.latest).toISOString(),
    }
  })
}

function trend(topics: readonly TopicCounts[]): Trend {
  const none = { answers: 0, right: 0 }
  return trendOf(
    [...Map.groupBy(topics, (topic) => topic.key)].flatMap(([key, counts]) => {
      const level = topicLevel(key)
      if (level === null) return []
      const now = counts.find((topic) => topic.now) ?? none
      const before = counts.find((topic) => !topic.now) ?? none
      return { difficulty: level.difficulty, now, before }
    }),
  )
}

function misconceptions(figures: Figures): MetMisconception[] {
  const met = figures.misconceptions.flatMap((counts): MetMisconception[] => {
    const [found, helps, level] = [misconception(counts.id), misconceptionHelp(counts.id), topicLevel(counts.key)]
    if (found === null || helps === null || level === null) return []
    return [
      {
        id: found.id,
        name: found.name,
        example: found.example,
        helps,
        times: counts.times,
        latestAt: new Date(counts.latest).toISOString(),
        topicCode: level.topicCode,
        level: level.level,
        topicName: level.name,
        practices: level.supportsFocus && isReady(level.key),
      },
    ]
  })
  return met.slice(0, progressLists.misconceptions)
}

async function themeProgress(db: Database, accountId: string): Promise<ThemeProgress[]> {
  const rows = await db.queries
    .selectFrom('theme_levels')
    .select(['theme_code', 'level', 'confidence', 'low', 'high', 'answers', 'changed_at'])
    .where('account_id', '=', accountId)
    .execute()
  return themes.flatMap((theme) => {
    const row = rows.find((one) => one.theme_code === theme.themeCode)
    if (row === undefined) return []
    return {
      themeCode: theme.themeCode,
      themeName: theme.themeName,
      level: row.level,
      levelWords: themeLevelName(row.level),
      confidence: row.confidence,
      low: row.low,
      high: row.high,
      answers: row.answers,
      measuredAt: row.changed_at.toISOString(),
    }
  })
}

function byDay(figures: Figures, days: readonly { day: string }[]): DayFigures[] {
  return days.map(({ day }, place) => {
    const counts = figures.days.find((one) => one.place === place + 1)
    return { day, answers: counts?.answers ?? 0, right: counts?.right ?? 0, seconds: counts?.seconds ?? 0 }
  })
}

/** What is known of an account's learning over `days` calendar days of its own time zone, but for what is next. */
export type LookBack = Omit<Progress, 'next'>

/** Looks back over a period of an account and compares it with the one before. Null when there is no such account. */
export async function readProgress(db: Database, accountId: string, period: Period): Promise<LookBack | null> {
  const zone = await db.queries
    .selectFrom('accounts')
    .select('time_zone')
    .where('id', '=', accountId)
    .executeTakeFirst()
  if (zone === undefined) return null
  const cells = period.cellsIn(zone.time_zone)
  const own = cells.slice(cells.length / 2)
  const since = own[0]?.begins ?? period.end
  const begins = cells.map((cell) => cell.begins)
  const [figures, passed, themeLevels, history] = await Promise.all([
    readFigures(db, accountId, begins, period.end),
    readPassed(db, accountId, since),
    themeProgress(db, accountId),
    historyItems(db, accountId, { offset: 0, count: progressLists.last, hasAnswered: true }),
  ])
  if (figures === null) return null
  const [topicsNow, topicsBefore] = [figures.topics.filter((topic) => topic.now), figures.topics.filter((t) => !t.now)]
  return {
    accountId,
    publicName: figures.public_name,
    avatar: figures.avatar,
    grade: figures.grade,
    timeZone: figures.time_zone,
    days: period.days,
    begun: figures.begun,
    now: sums(topicsNow, figures.days.length, figures.activities),
    before: sums(topicsBefore, figures.days_before, figures.activities_before),
    byDay: byDay(figures, own),
    practiced: practiced(topicsNow).slice(0, progressLists.practiced),
    passed: [...passed.newest],
    passedUnits: passed.units,
    passedTopicLevels: passed.topicLevels,
    themeLevels,
    trend: trend(figures.topics),
    misconceptions: misconceptions(figures),
    last: history.items,
  }
}
