import type { StackItem, StackItemType } from '@polyhex/contract/activity/stack-items'
import { gradeWhenUnknown } from '@polyhex/contract/identity/accounts'
import type { Database } from '../database/database.ts'
import { deleteStackItems, pushSuggestions, stackItems, type Suggestion } from './stack.ts'
import { type Done, suggestPractice, suggestSpeedPlay, suggestUnits } from './suggest.ts'

/** How many suggestions of a kind a filled stack holds. */
const filled = { practice: 5, speedPlay: 3, game: 3 } as const

/** What an account has done, from its finished runs. */
export async function doneBy(db: Database, accountId: string): Promise<Done> {
  const rows = await db.queries
    .selectFrom('runs')
    .select((select) => ['type', 'target', select.fn<boolean>('bool_or', ['passed']).as('passed')])
    .where('account_id', '=', accountId)
    .where('state', '=', 'finished')
    .groupBy(['type', 'target'])
    .execute()
  const levels = rows.filter((row) => row.type !== 'unit_mastery')
  return {
    tried: new Set(levels.map((row) => row.target)),
    passed: new Set(levels.filter((row) => row.passed).map((row) => row.target)),
    passedUnits: new Set(rows.filter((row) => row.type === 'unit_mastery' && row.passed).map((row) => row.target)),
  }
}

/** The account whose stack is filled. */
export interface StackOwner {
  readonly accountId: string
  readonly grade: number | null
}

const suggesters = {
  practice: { type: 'topic_level_practice', suggest: suggestPractice },
  speedPlay: { type: 'topic_level_speed_play', suggest: suggestSpeedPlay },
  game: { type: 'unit_game', suggest: suggestUnits },
} as const satisfies Record<
  string,
  { type: StackItemType; suggest: (grade: number, done: Done, count: number) => Suggestion[] }
>

/** Fills one kind of suggestion up; with `deleteFirst` those of that kind that are there go first. Gives the whole stack. */
export async function populateStack(
  db: Database,
  owner: StackOwner,
  kind: keyof typeof suggesters,
  deleteFirst: boolean,
  now: Date,
): Promise<StackItem[]> {
  const { type, suggest } = suggesters[kind]
  if (deleteFirst) await deleteStackItems(db, owner.accountId, { type })
  const there = await stackItems(db, owner.accountId, { type })
  const wanted = Math.max(0, filled[kind] - there.length)
  const suggestions = suggest(owner.grade ?? gradeWhenUnknown, await doneBy(db, owner.accountId), filled[kind])
  const fresh = suggestions.filter(
    (suggestion) =>
      !there.some(
        (item) =>
          item.unitCode === suggestion.unitCode &&
          item.topicCode === suggestion.topicCode &&
          item.level === suggestion.level,
      ),
  )
  await pushSuggestions(db, owner.accountId, fresh.slice(0, wanted), now)
  return stackItems(db, owner.accountId)
}

/** A mixed stack for a day: three to practise, a unit, and one for speed. Only for an empty stack. */
export async function populateTodaysMath(db: Database, owner: StackOwner, now: Date): Promise<StackItem[]> {
  const done = await doneBy(db, owner.accountId)
  const grade = owner.grade ?? gradeWhenUnknown
  const [first, ...practice] = suggestPractice(grade, done, 3)
  const mixed = [first, ...suggestUnits(grade, done, 1), ...practice, ...suggestSpeedPlay(grade, done, 1)]
  const suggestions = mixed.filter((suggestion) => suggestion !== undefined)
  await pushSuggestions(db, owner.accountId, suggestions, now, 0)
  return stackItems(db, owner.accountId)
}
