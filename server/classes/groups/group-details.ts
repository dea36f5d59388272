import type { Database } from '../../database/database.ts'
import type { Account } from '../../http/session.ts'
import { readClassToChange } from './held-class.ts'
import { demandTeachesGroup } from './teaches.ts'

export interface GroupDetails {
  readonly instructions?: string | null | undefined
  readonly videoConferenceLink?: string | null | undefined
}

/**
 * Sets what the tutor of a group is told, or the address of its room; what is left out stays. Only for an administrator and
 * the teachers of the group: for others there is no such group. Throws group_not_found and time_slot_past. C-199.
 */
export async function setGroupDetails(
  db: Database,
  account: Account,
  groupId: string,
  details: GroupDetails,
  now: Date,
): Promise<void> {
  const timeSlotId = await demandTeachesGroup(db.queries, account, groupId)
  await readClassToChange(db.queries, timeSlotId, now)
  const { instructions, videoConferenceLink } = details
  const changes = {
    ...(instructions === undefined ? {} : { instructions: instructions === '' ? null : instructions }),
    ...(videoConferenceLink === undefined ? {} : { video_conference_link: videoConferenceLink }),
  }
  if (Object.keys(changes).length === 0) return
  await db.queries.updateTable('class_groups').set(changes).where('id', '=', groupId).execute()
}
