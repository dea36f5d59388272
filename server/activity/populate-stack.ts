import type { StackItemType } from '@polyhex/contract/activity/stack-items'
import type { Database } from '../database/database.ts'
import { pupilOf, type StackOwner } from './pupil.ts'
import { deleteStackItems, pushSuggestions, type StackedItem, stackItems, type Suggestion } from './stack.ts'
import { type Pupil, suggestPractice, suggestSpeedPlay, suggestUnits } from './suggest.ts'

/** How many suggestions of a kind a filled stack holds. */
const filled = { practice: 5, speedPlay: 3, game: 3 } as const

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
    const pupil = { ...(await pupilOf(db, owner, now)), there }
    await pushSuggestions(db, owner.accountId, suggest(pupil, wanted), now)
  }
  return stackItems(db, owner.accountId)
}

/** A mixed stack for a day: three to practise, a unit, and one for speed. Only for an empty stack. */
export async function populateTodaysMath(db: Database, owner: StackOwner, now: Date): Promise<StackedItem[]> {
  const pupil = { ...(await pupilOf(db, owner, now)), there: [] }
  const [first, ...practice] = suggestPractice(pupil, 3)
  const mixed = [first, ...suggestUnits(pupil, 1), ...practice, ...suggestSpeedPlay(pupil, 1)]
  const suggestions = mixed.filter((suggestion) => suggestion !== undefined)
  await pushSuggestions(db, owner.accountId, suggestions, now, 0)
  return stackItems(db, owner.accountId)
}
