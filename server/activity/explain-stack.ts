import type { StackItem } from '@polyhex/contract/activity/stack-items'
import { isReady, openWhy, type Suggested } from '@polyhex/curriculum'
import type { Database } from '../database/database.ts'
import { pupilOf, type StackOwner } from './pupil.ts'
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
  const { learner, done, focus } = await pupilOf(db, owner, now)
  const why = openWhy(learner, now, isReady, done.units, focus)
  return items.map((item) => {
    const suggested = suggestedBy(item)
    return { ...item, why: suggested === null ? null : why(suggested) }
  })
}
