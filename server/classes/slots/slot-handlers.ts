import type { TimeSlot } from '@polyhex/contract/classes/time-slot'
import type { timeSlotOperations } from '@polyhex/contract/classes/time-slot-operations'
import { pickFields } from '@polyhex/contract/paging'
import type { Database } from '../../database/database.ts'
import type { Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Account } from '../../http/session.ts'
import { demandGoodText } from '../../words/demand-good-text.ts'
import { classViewer } from '../class-viewer.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import { makeChange } from '../schedules/change-schedule.ts'
import { keepEarlier, planFollowing } from '../schedules/move-following.ts'
import { lockSchedule } from '../schedules/schedule-rows.ts'
import { createSlot, deleteSlot, moveSlot, updateSlot } from './change-slot.ts'
import { teachersOfClass } from './class-teachers.ts'
import { previewMove } from './preview-move.ts'
import { readSlot, readSlots } from './read-slots.ts'
import { changeSlotStatus } from './set-slot-status.ts'
import { scheduleOfSlot } from './slot-rows.ts'

/** The class as the caller sees it after a change. */
async function answer(db: Database, account: Account, slotId: string, now: Date) {
  return { timeSlot: await readSlot(db, await classViewer(db, account), slotId, { now }) }
}

/** What was asked for of a class; the type says all of it, since who names fields knows which. */
const asked = (slot: TimeSlot, fields: string | undefined): TimeSlot => pickFields(slot, fields, ['id']) as TimeSlot

export const timeSlotHandlers: Handlers<typeof timeSlotOperations> = {
  listTimeSlots: async ({ db, account, query, now }) => {
    const viewer = await classViewer(db, account, query.accountIds)
    // Whose classes somebody teaches is an administrator's to ask.
    if (query.teacherAccountId !== undefined && query.teacherAccountId !== account.accountId && !viewer.isAdmin)
      throw new Refusal('account_not_found')
    const { timeSlots, total } = await readSlots(db, viewer, query, {
      timeZone: query.timeZone,
      fields: query.fields,
      now,
    })
    return { timeSlots: timeSlots.map((slot) => asked(slot, query.fields)), total }
  },

  getTimeSlot: async ({ db, account, params, query, now }) => {
    // Whoever may see a class may see it also when the question is about an account that is not in it.
    await readSlot(db, await classViewer(db, account), params.timeSlotId, { fields: 'status', now })
    const viewer = await classViewer(db, account, query.accountIds)
    const seeing = { ...viewer, names: false }
    const slot = await readSlot(db, seeing, params.timeSlotId, { fields: query.fields, now })
    return { timeSlot: asked(slot, query.fields) }
  },

  listClassTeachers: async ({ db, account, params, now }) => {
    await readSlot(db, await classViewer(db, account), params.timeSlotId, { fields: 'status', now })
    return { teachers: await teachersOfClass(db, params.timeSlotId) }
  },

  createTimeSlot: async ({ db, account, body, now }) => {
    if (body.name !== null) demandGoodText(body.name, 'name')
    const id = await inTransaction(db, async (tx) => createSlot(tx, body, now))
    return answer(db, account, id, now)
  },

  updateTimeSlot: async ({ db, account, params, body, now }) => {
    if (body.timeSlot.name !== null) demandGoodText(body.timeSlot.name, 'timeSlot.name')
    await inTransaction(db, async (tx) =>
      updateSlot(tx, params.timeSlotId, { form: body.timeSlot, notify: body.notify }, now),
    )
    return answer(db, account, params.timeSlotId, now)
  },

  setTimeSlotStatus: async ({ db, account, params, body, now }) => {
    await inTransaction(db, async (tx) => changeSlotStatus(tx, params.timeSlotId, body, now))
    return answer(db, account, params.timeSlotId, now)
  },

  previewMove: async ({ db, account, params, body, now }) => {
    const { timeZone } = await classViewer(db, account)
    return {
      effect: await inTransaction(db, async (tx) => previewMove(tx, params.timeSlotId, { ...body, timeZone }, now)),
    }
  },

  moveTimeSlot: async ({ db, account, params, body, now }) => {
    const moved = await inTransaction(db, async (tx) => {
      const slot = await scheduleOfSlot(tx, params.timeSlotId)
      if (!body.following || slot.recurring_schedule_id === null) {
        await moveSlot(tx, params.timeSlotId, body, now)
        return 1
      }
      const move = await planFollowing(tx, params.timeSlotId, slot.recurring_schedule_id, body, now)
      await keepEarlier(tx, move, params.timeSlotId)
      await makeChange(tx, move.planned, body, now)
      return move.planned.effect.moved
    })
    return { ...(await answer(db, account, params.timeSlotId, now)), moved }
  },

  deleteTimeSlot: async ({ db, params, query, now }) => {
    await inTransaction(db, async (tx) => {
      const { recurring_schedule_id } = await scheduleOfSlot(tx, params.timeSlotId)
      if (recurring_schedule_id !== null) await lockSchedule(tx, recurring_schedule_id)
      await deleteSlot(tx, params.timeSlotId, query.notify === 'true', now)
    })
    return {}
  },
}
