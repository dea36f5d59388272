import type { attendanceOperations } from '@polyhex/contract/classes/attendance-operations'
import {
  type Attendee,
  attendeeCore,
  type RecurringAttendee,
  recurringAttendeeCore,
  type Teacher,
} from '@polyhex/contract/classes/attendee'
import { pickFields } from '@polyhex/contract/paging'
import type { Database } from '../../database/database.ts'
import type { Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import { classViewer, demandActsFor } from '../class-viewer.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import { leaveClass } from './leave-class.ts'
import { listAttendees, listTeacherRows, listWeekly, readAttendee } from './list-attendees.ts'
import { setByHand } from './set-by-hand.ts'
import { signUpFor } from './sign-up.ts'
import { addTeacher, removeTeacher, replaceTeacher, setLeader } from './teachers.ts'
import { joinWaiting, leaveWaiting } from './waiting-list.ts'
import { comeWeekly, stopWeekly } from './weekly-students.ts'

/** A teacher of a class as it is now. */
async function readTeacher(db: Database, timeSlotId: string, accountId: string): Promise<{ teacher: Teacher }> {
  const row = await db.queries
    .selectFrom('attendees as a')
    .leftJoin('attendees as l', 'l.id', 'a.leader_attendee_id')
    .select(['a.id', 'l.account_id as leader'])
    .where('a.time_slot_id', '=', timeSlotId)
    .where('a.account_id', '=', accountId)
    .where('a.is_teacher', '=', true)
    .where('a.removed_at', 'is', null)
    .executeTakeFirst()
  if (row === undefined) throw new Refusal('not_attendee')
  return { teacher: { id: row.id, accountId, timeSlotId, leaderAccountId: row.leader } }
}

/** Of a page of attendees what was asked for; the type says all of it, since who names fields knows which. */
function asked(page: { attendees: Attendee[]; total: number }, fields: string | undefined): typeof page {
  const { attendees, total } = page
  return { attendees: attendees.map((one) => pickFields(one, fields, attendeeCore) as Attendee), total }
}

export const attendanceHandlers: Handlers<typeof attendanceOperations> = {
  listAttendees: async ({ db, account, query, ...at }) =>
    asked(await listAttendees(db, account, query, at), query.fields),

  createAttendee: async ({ db, account, params, body, ...at }) => {
    const found = await demandActsFor(db, account, body.accountId)
    const signUp = { account: found, byAdmin: account.roles.includes('admin'), notify: body.notify }
    await inTransaction(db, async (tx) => signUpFor(tx, params.timeSlotId, signUp, at.now))
    const place = { slotId: params.timeSlotId, accountId: body.accountId }
    return { attendee: await readAttendee(db, account, place, at) }
  },

  updateAttendee: async ({ db, account, params, body, ...at }) => {
    const place = { slotId: params.timeSlotId, accountId: params.accountId }
    await inTransaction(db, async (tx) => setByHand(tx, place, body, at.now))
    return { attendee: await readAttendee(db, account, place, at) }
  },

  deleteAttendee: async ({ db, account, params, query, now }) => {
    const { timeSlotId: slotId, accountId } = params
    await demandActsFor(db, account, accountId)
    const { own } = await classViewer(db, account)
    const how = { byStaff: !own.some((one) => one.id === accountId), notify: query.notify === 'true' }
    await inTransaction(db, async (tx) => leaveClass(tx, { slotId, accountId }, how, now))
    return {}
  },

  listRecurringAttendees: async ({ db, account, query, now }) => {
    const accountIds = [...(query.accountId === undefined ? [] : [query.accountId]), ...(query.accountIds ?? [])]
    const { recurringScheduleId, past } = query
    const weekly = await listWeekly(db, account, { accountIds, recurringScheduleId, past }, now)
    return {
      recurringAttendees: weekly.map(
        (one) => pickFields(one, query.fields, recurringAttendeeCore) as RecurringAttendee,
      ),
    }
  },

  createRecurringAttendee: async ({ db, account, params, body, now }) => {
    const { recurringScheduleId } = params
    const { asked } = await classViewer(db, account, body.accountIds)
    const byAdmin = account.roles.includes('admin')
    const wish = { accounts: asked, date: body.date, byAdmin, notify: body.notify }
    const { startingOn, classes, leftOut } = await inTransaction(db, async (tx) =>
      comeWeekly(tx, recurringScheduleId, wish, now),
    )
    const accountIds = asked.map((one) => one.id)
    const weekly = await listWeekly(db, account, { accountIds, recurringScheduleId }, now)
    return {
      recurringAttendees: weekly.filter((one) => one.startingOn === startingOn),
      classes,
      leftOut: leftOut.map(({ accountId, startingAt, outcome }) => ({
        accountId,
        startingAt: startingAt.toISOString(),
        because: outcome === 'full' ? ('full' as const) : ('other_class' as const),
      })),
    }
  },

  deleteRecurringAttendee: async ({ db, account, params, query, now }) => {
    await demandActsFor(db, account, params.accountId)
    const { accountId, recurringScheduleId } = params
    const byAdmin = account.roles.includes('admin')
    const wish = { accountId, date: query.date, byAdmin, notify: query.notify === 'true' }
    return { classes: await inTransaction(db, async (tx) => stopWeekly(tx, recurringScheduleId, wish, now)) }
  },

  joinWaitingList: async ({ db, account, params, body, now }) => {
    const found = await demandActsFor(db, account, body.accountId)
    const signUp = { account: found, byAdmin: account.roles.includes('admin') }
    return { place: await inTransaction(db, async (tx) => joinWaiting(tx, params.timeSlotId, signUp, now)) }
  },

  leaveWaitingList: async ({ db, account, params, now }) => {
    await demandActsFor(db, account, params.accountId)
    await inTransaction(db, async (tx) => leaveWaiting(tx, params.timeSlotId, params.accountId, now))
    return {}
  },

  createTeacher: async ({ db, params, body, now }) => {
    await inTransaction(db, async (tx) => addTeacher(tx, params.timeSlotId, body, now))
    return readTeacher(db, params.timeSlotId, body.accountId)
  },

  updateTeacher: async ({ db, params, body, now }) => {
    const place = { slotId: params.timeSlotId, accountId: params.accountId }
    await inTransaction(db, async (tx) => replaceTeacher(tx, place, body.accountId, now))
    return readTeacher(db, params.timeSlotId, body.accountId)
  },

  deleteTeacher: async ({ db, params, now }) => {
    const place = { slotId: params.timeSlotId, accountId: params.accountId }
    await inTransaction(db, async (tx) => removeTeacher(tx, place, now))
    return {}
  },

  assignLeader: async ({ db, params, body, now }) => {
    const place = { slotId: params.timeSlotId, accountId: params.accountId }
    await inTransaction(db, async (tx) => setLeader(tx, place, body.leaderAccountId, now))
    return readTeacher(db, params.timeSlotId, params.accountId)
  },

  listTeacherAttendees: async ({ db, account, query, ...at }) =>
    asked(await listTeacherRows(db, account, query, at), query.fields),
}
