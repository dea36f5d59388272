import type { Database } from '../../database/database.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Account } from '../../http/session.ts'
import { demandNotPast, readClass } from './held-class.ts'

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
  const group = await db.queries
    .selectFrom('class_groups as g')
    .select('g.time_slot_id')
    .where('g.id', '=', groupId)
    .$if(!account.roles.includes('admin'), (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('attendees as t')
            .select('t.id')
            .whereRef('t.group_id', '=', 'g.id')
            .where('t.account_id', '=', account.accountId)
            .where('t.is_teacher', '=', true)
            .where('t.removed_at', 'is', null),
        ),
      ),
    )
    .executeTakeFirst()
  if (group === undefined) throw new Refusal('group_not_found')
  demandNotPast(await readClass(db.queries, group.time_slot_id), now)
  const { instructions, videoConferenceLink } = details
  const changes = {
    ...(instructions === undefined ? {} : { instructions: instructions === '' ? null : instructions }),
    ...(videoConferenceLink === undefined ? {} : { video_conference_link: videoConferenceLink }),
  }
  if (Object.keys(changes).length === 0) return
  await db.queries.updateTable('class_groups').set(changes).where('id', '=', groupId).execute()
}
