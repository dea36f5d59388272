import { topicLevel } from '@polyhex/curriculum'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'

const fourWeeks = 28 * 86_400_000

/** Themes of the questions answered in the last four weeks, most answered first. */
export async function learningAreas(db: Kysely<Tables>, accountId: string, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('run_questions as q')
    .innerJoin('runs as r', 'r.id', 'q.run_id')
    .innerJoin('answers as a', 'a.question_id', 'q.id')
    .select(['q.topic_code_level', sql<string>`count(*)`.as('answered')])
    .where('r.account_id', '=', accountId)
    .where('a.answered_at', '>', new Date(now.getTime() - fourWeeks))
    .groupBy('q.topic_code_level')
    .execute()
  const answered = new Map<string, number>()
  for (const row of rows) {
    const theme = topicLevel(row.topic_code_level)?.theme
    if (theme !== undefined) answered.set(theme, (answered.get(theme) ?? 0) + Number(row.answered))
  }
  return [...answered].toSorted((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])).map(([theme]) => theme)
}
