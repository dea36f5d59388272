import type { groupingOperations } from '@polyhex/contract/classes/group-operations'
import type { Group } from '@polyhex/contract/classes/class-group'
import { pickFields } from '@polyhex/contract/paging'
import type { Database } from '../../database/database.ts'
import type { Handlers } from '../../http/handlers.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import { noticeAttendees } from '../notices/notice-attendees.ts'
import { addMissed, changeGroup, deleteGroup } from './change-groups.ts'
import { createGroups, previewGroups } from './create-groups.ts'
import { setGroupDetails } from './group-details.ts'
import { demandClassInSight, type GroupReader, showGroup, showGroups } from './show-groups.ts'

/** All groups of a class. */
async function groupsOf(db: Database, reader: GroupReader, timeSlotId: string): Promise<{ groups: Group[] }> {
  const { groups } = await showGroups(db.queries, reader, { timeSlotIds: [timeSlotId] })
  return { groups }
}

export const groupHandlers: Handlers<typeof groupingOperations> = {
  listGroups: async ({ db, query, ...reader }) => {
    const { timeSlotId, timeSlotIds, fields } = query
    if (timeSlotId !== undefined) await demandClassInSight(db.queries, reader, timeSlotId)
    const asked = timeSlotId === undefined ? timeSlotIds : [timeSlotId]
    const wanted = asked === undefined ? {} : { timeSlotIds: asked }
    const { groups, total } = await showGroups(db.queries, reader, wanted, query)
    return { groups: groups.map((group) => pickFields(group, fields, ['id', 'timeSlotId']) as Group), total }
  },

  previewGroups: async ({ db, params, now }) => ({ preview: await previewGroups(db.queries, params.timeSlotId, now) }),

  createGroups: async ({ db, params, now, ...reader }) => {
    await inTransaction(db, async (tx) => createGroups(tx, params.timeSlotId, now))
    return groupsOf(db, reader, params.timeSlotId)
  },

  addMissedAttendees: async ({ db, params, body, now, ...reader }) => {
    const { timeSlotId: slotId } = params
    const placed = await inTransaction(db, async (tx) => {
      const accountIds = await addMissed(tx, slotId, now)
      if (body.notify && accountIds.length > 0)
        await noticeAttendees(tx, { slotId, kind: 'class_starting', accountIds }, now)
      return accountIds
    })
    return { ...(await groupsOf(db, reader, params.timeSlotId)), placed: placed.length }
  },

  changeGroup: async ({ db, params, body, now, ...reader }) => {
    const { over, splitFriends } = await inTransaction(db, async (tx) =>
      changeGroup(tx, params.groupId, body.accountId, now),
    )
    return { group: await showGroup(db.queries, reader, params.groupId), over, splitFriends: [...splitFriends] }
  },

  deleteGroup: async ({ db, params, now, ...reader }) => {
    const timeSlotId = await inTransaction(db, async (tx) => deleteGroup(tx, params.groupId, now))
    return groupsOf(db, reader, timeSlotId)
  },

  addGroupInstructions: async ({ db, params, body, now, ...reader }) => {
    await setGroupDetails(db, reader.account, params.groupId, body, now)
    return { group: await showGroup(db.queries, reader, params.groupId) }
  },
}
