import { type LearningGoal, gradeToBeginAt } from '@polyhex/contract/accounts/learning-goals'
import { gradeWhenUnknown } from '@polyhex/contract/identity/accounts'
import { emptyLearner } from '@polyhex/curriculum'
import type { Database } from '../database/database.ts'
import { learnerOf } from '../exercises/learner-states.ts'
import type { Done, Pupil } from './suggest.ts'

/** The account whose stack is filled. */
export interface StackOwner {
  readonly accountId: string
  readonly grade: number | null
}

/** What an account has passed, from its finished runs. */
async function doneBy(db: Database, accountId: string): Promise<Done> {
  const rows = await db.queries
    .selectFrom('runs')
    .select(['type', 'target'])
    .distinct()
    .where('account_id', '=', accountId)
    .where('state', '=', 'finished')
    .where('passed', '=', true)
    .execute()
  const of = (type: string): Set<string> => new Set(rows.filter((row) => row.type === type).map((row) => row.target))
  return { practice: of('practice'), speed: of('speed'), units: of('unit_mastery') }
}

/**
 * What suggestions need to know of an account at a moment. One that has answered nothing begins in its grade, or in the
 * usual one where none is known, moved by its goals; the themes it focuses on hold from the next suggestion on.
 * decision A-209.
 */
export async function pupilOf(db: Database, owner: StackOwner, now: Date): Promise<Omit<Pupil, 'there'>> {
  const [known, done, chosen] = await Promise.all([
    learnerOf(db, owner.accountId),
    doneBy(db, owner.accountId),
    db.queries
      .selectFrom('accounts')
      .select(['focus_areas', 'learning_goals'])
      .where('id', '=', owner.accountId)
      .executeTakeFirst(),
  ])
  const grade = owner.grade ?? gradeWhenUnknown
  const begin = gradeToBeginAt(grade, (chosen?.learning_goals ?? []) as LearningGoal[])
  return {
    learner: known.answers === 0 ? emptyLearner(begin) : known,
    grade,
    focus: new Set(chosen?.focus_areas),
    done,
    now,
  }
}
