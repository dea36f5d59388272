import type { StackItem } from '@polyhex/contract/activity/stack-items'
import { gradeWhenUnknown } from '@polyhex/contract/identity/accounts'
import { emptyLearner, isReady, openWhy, type Suggested } from '@polyhex/curriculum'
import type { Database } from '../database/database.ts'
import { learnerOf } from '../exercises/learner-states.ts'
import { doneBy, focusOf, type StackOwner } from './populate-stack.ts'
import type { StackedItem } from './stack.ts'

function suggestedBy(item: StackedItem): Suggested | null {
  if (item.type === 'topic_level_practice' || item.type === 'topic_level_speed_play') {
    const kind = item.type === 'topic_level_practice' ? 'practice' : 'speed'
    return { kind, topicCodeLevel: `${item.topicCode}/${item.level}` }
  }
  return item.unitCode === null || item.type === 'unit_levelling' ? null : { kind: 'unit', unitCode: item.unitCode }
}

/** Stack items with why each makes sense now, worked out from what is believed of the account at this moment. */
export async function explainStack(
  db: Database,
  owner: StackOwner,
  items: readonly StackedItem[],
  now: Date,
): Promise<StackItem[]> {
  if (items.length === 0) return []
  const known = await learnerOf(db, owner.accountId)
  const learner = known.answers === 0 ? emptyLearner(owner.grade ?? gradeWhenUnknown) : known
  const { units } = await doneBy(db, owner.accountId)
  const why = openWhy(learner, now, isReady, units, await focusOf(db, owner.accountId))
  return items.map((item) => {
    const suggested = suggestedBy(item)
    return { ...item, why: suggested === null ? null : why(suggested) }
  })
}
