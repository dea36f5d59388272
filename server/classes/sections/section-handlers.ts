import type { sectionOperations } from '@polyhex/contract/classes/section-operations'
import { demandSectionName, sectionFor, sectionToManage } from '../../connections/sections.ts'
import type { Handlers } from '../../http/handlers.ts'
import { demandClassInSight, showGroup } from '../groups/show-groups.ts'
import { demandTeachesClass, demandTeachesGroup } from '../groups/teaches.ts'
import { deleteSection } from './change-section.ts'
import { addClassContest, listClassContests } from './class-contests.ts'

export const sectionHandlers: Handlers<typeof sectionOperations> = {
  getSection: async ({ db, params, account }) => ({ section: await sectionFor(db, params.sectionId, account) }),

  updateSection: async ({ db, params, body, account }) => {
    const section = await sectionToManage(db, params.sectionId, account)
    demandSectionName(body.name)
    await db.queries.updateTable('sections').set({ name: body.name }).where('id', '=', section.id).execute()
    return { section: { ...section, name: body.name } }
  },

  deleteSection: async ({ db, params, account, now }) => {
    await deleteSection(db, params.sectionId, account, now)
    return {}
  },

  addSectionContest: async ({ db, params, body, account, now }) => {
    const section = await sectionToManage(db, params.sectionId, account)
    return { contest: await addClassContest(db, { section_id: section.id }, account, body.code, now) }
  },

  listSectionContests: async ({ db, params, query, account }) => {
    const section = await sectionFor(db, params.sectionId, account)
    return listClassContests(db, { section_id: section.id }, query)
  },

  addTimeSlotContest: async ({ db, params, body, account, now }) => {
    await demandTeachesClass(db.queries, account, params.timeSlotId)
    return { contest: await addClassContest(db, { time_slot_id: params.timeSlotId }, account, body.code, now) }
  },

  listTimeSlotContests: async ({ db, params, query, account }) => {
    await demandClassInSight(db.queries, { account }, params.timeSlotId)
    return listClassContests(db, { time_slot_id: params.timeSlotId }, query)
  },

  addGroupContest: async ({ db, params, body, account, now }) => {
    await demandTeachesGroup(db.queries, account, params.groupId)
    return { contest: await addClassContest(db, { group_id: params.groupId }, account, body.code, now) }
  },

  listGroupContests: async ({ db, params, query, ...reader }) => {
    await showGroup(db.queries, reader, params.groupId)
    return listClassContests(db, { group_id: params.groupId }, query)
  },
}
