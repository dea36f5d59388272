import type { StackItemType } from '@polyhex/contract/activity/stack-items'
import { gradeWhenUnknown } from '@polyhex/contract/identity/accounts'
import { emptyLearner } from '@polyhex/curriculum'
import type { Database } from '../database/database.ts'
import { learnerOf } from '../exercises/learner-states.ts'
import { deleteStackItems, pushSuggestions, type StackedItem, stackItems, type Suggestion } from './stack.ts'
import { type Done, type Pupil, suggestPractice, suggestSpeedPlay, suggestUnits } from './suggest.ts'

/** How many suggestions of a kind a filled stack holds. */
const filled = { practice: 5, speedPlay: 3, game: 3 } as const

/** What an account has passed, from its finished runs. */
export async function doneBy(db: Database, accountId: string): Promise<Done> {
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

/** The account whose stack is filled. */
export interface StackOwner {
  readonly accountId: string
  readonly grade: number | null
}

/** The themes that were chosen for an account to focus on; the choice holds from the next suggestion on. A-111. */
export async function focusOf(db: Database, accountId: string): Promise<ReadonlySet<string>> {
  const row = await db.queries
    .selectFrom('accounts')
    .select('focus_areas')
    .where('id', '=', accountId)
    .executeTakeFirst()
  return new Set(row?.focus_areas)
}

/** What suggestions need to know of an account; one of unknown grade that has answered nothing begins in the usual grade. */
async function pupilOf(db: Database, owner: StackOwner, there: readonly StackedItem[], now: Date): Promise<Pupil> {
  const known = await learnerOf(db, owner.accountId)
  const grade = owner.grade ?? gradeWhenUnknown
  const learner = known.answers === 0 ? emptyLearner(grade) : known
  const done = await doneBy(db, owner.accountId)
  return { learner, grade, done, now, there, focus: await focusOf(db, owner.accountId) }
}

const suggesters = {
  practice: { type: 'topic_level_practice', suggest: suggestPractice },
  speedPlay: { type: 'topic_level_speed_play', suggest: suggestSpeedPlay },
  game: { type: 'unit_game', suggest: suggestUnits },
} as const satisfies Record<string, { type: StackItemType; suggest: (pupil: Pupil, count: number) => Suggestion[] }>

/** Fills one kind of suggestion up; with `deleteFirst` those of that kind that are there go first. Gives the whole stack. */
export async function populateStack(
  db: Database,
  owner: StackOwner,
  kind: keyof typeof suggesters,
  deleteFirst: boolean,
  now: Date,
): Promise<StackedItem[]> {
  const { type, suggest } = suggesters[kind]
  if (deleteFirst) await deleteStackItems(db, owner.accountId, { type })
  const there = await stackItems(db, owner.accountId, { type })
  const wanted = Math.max(0, filled[kind] - there.length)
  if (wanted > 0) {
    const pupil = await pupilOf(db, owner, there, now)
    await pushSuggestions(db, owner.accountId, suggest(pupil, wanted), now)
  }
  return stackItems(db, owner.accountId)
}

/** A mixed stack for a day: three to practise, a unit, and one for speed. Only for an empty stack. */
export async function populateTodaysMath(db: Database, owner: StackOwner, now: Date): Promise<StackedItem[]> {
  const pupil = await pupilOf(db, owner, [], now)
  const [first, ...practice] = suggestPractice(pupil, 3)
  const mixed = [first, ...suggestUnits(pupil, 1), ...practice, ...suggestSpeedPlay(pupil, 1)]
  const suggestions = mixed.filter((suggestion) => suggestion !== undefined)
  await pushSuggestions(db, owner.accountId, suggestions, now, 0)
  return stackItems(db, owner.accountId)
}
