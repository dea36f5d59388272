import { type Passed, progressLists } from '@polyhex/contract/activity/progress'
import { topicLevel, unit } from '@polyhex/curriculum'
import type { Database } from '../../database/database.ts'
import { statement } from '../../database/statement.ts'

interface PassedRow {
  readonly kind: 'unit' | 'topic_level'
  readonly code: string
  readonly passed_at: Date
}

const readPassedStatement = statement<PassedRow>(
  'read_passed',
  `select case when type = 'unit_mastery' then 'unit' else 'topic_level' end as kind, target as code,
     min(finished_at) as passed_at
   from runs where account_id = $1 and state = 'finished' and passed and type in ('unit_mastery', 'practice', 'speed')
   group by 1, 2 order by 3 desc, 2`,
)

/** Everything an account has passed, each thing once. */
export interface PassedThings {
  readonly newest: readonly Passed[]
  readonly units: number
  readonly topicLevels: number
}

/** What an account has passed: a unit by mastering it, a topic level by practice or speed play. `since` is when the period began. */
export async function readPassed(db: Database, accountId: string, since: Date): Promise<PassedThings> {
  const rows = await db.run(readPassedStatement, [accountId])
  const named = rows.flatMap((row): Passed[] => {
    const found = row.kind === 'unit' ? unit(row.code) : topicLevel(row.code)
    if (found === null) return []
    const first = 'unitName' in found ? topicLevel(found.topicLevels[0] ?? '') : found
    return [
      {
        kind: row.kind,
        code: row.code,
        name: 'unitName' in found ? found.unitName : found.name,
        icon: first?.icon ?? 'numeracy',
        passedAt: row.passed_at.toISOString(),
        inPeriod: row.passed_at >= since,
      },
    ]
  })
  return {
    newest: named.slice(0, progressLists.passed),
    units: named.filter((one) => one.kind === 'unit').length,
    topicLevels: named.filter((one) => one.kind === 'topic_level').length,
  }
}
