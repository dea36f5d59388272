import { inTransaction } from '../../database/in-transaction.ts'
import { hasGroups } from '@polyhex/contract/classes/class-statuses'
import { isPast } from '@polyhex/contract/classes/join-window'
import type { noticeOperations } from '@polyhex/contract/classes/notice-operations'
import type { Tx } from '../../database/database.ts'
import type { Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Account } from '../../http/session.ts'
import { accountOfToken } from '../../identity/signed-token.ts'
import { endCalendarFeed, readCalendarFeed, renewCalendarFeed } from '../calendars/calendar-feed.ts'
import { noticeAttendees } from './notice-attendees.ts'
import { keepNoticeChoices, readNoticeChoices } from './notice-choices.ts'

/**
 * Demands that staff may send a notice of a class now: an administrator or a teacher of it, while its groups are there and
 * it is not over. Throws time_slot_not_found, time_slot_past, groups_not_created. C-133.
 */
async function demandNoticeable(tx: Tx, account: Account, slotId: string, now: Date): Promise<void> {
  const slot = await tx
    .selectFrom('time_slots')
    .select(['status', 'starting_at', 'duration'])
    .where('id', '=', slotId)
    .forShare()
    .executeTakeFirst()
  const teaches = await tx
    .selectFrom('attendees')
    .select('id')
    .where('time_slot_id', '=', slotId)
    .where('account_id', '=', account.accountId)
    .where('is_teacher', '=', true)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (slot === undefined || (teaches === undefined && !account.roles.includes('admin')))
    throw new Refusal('time_slot_not_found')
  if (isPast({ startingAt: slot.starting_at.toISOString(), duration: slot.duration }, now))
    throw new Refusal('time_slot_past')
  if (!hasGroups(slot.status)) throw new Refusal('groups_not_created')
}

export const noticeHandlers: Handlers<typeof noticeOperations> = {
  notifyAttendee: async ({ db, params, body, account, now }) =>
    inTransaction(db, async (tx) => {
      const { timeSlotId: slotId, accountId } = params
      await demandNoticeable(tx, account, slotId, now)
      const attendee = await tx
        .selectFrom('attendees')
        .select('id')
        .where('time_slot_id', '=', slotId)
        .where('account_id', '=', accountId)
        .where('removed_at', 'is', null)
        .executeTakeFirst()
      if (attendee === undefined) throw new Refusal('not_attendee')
      return { sent: await noticeAttendees(tx, { slotId, kind: body.type, accountIds: [accountId] }, now) }
    }),

  notifyTimeSlot: async ({ db, params, body, account, now }) =>
    inTransaction(db, async (tx) => {
      await demandNoticeable(tx, account, params.timeSlotId, now)
      return { sent: await noticeAttendees(tx, { slotId: params.timeSlotId, kind: body.type }, now) }
    }),

  getNoticeChoices: async ({ db, subject }) => readNoticeChoices(db.queries, subject.accountId),

  updateNoticeChoices: async ({ db, subject, body, now }) => {
    await keepNoticeChoices(db.queries, subject.accountId, body, now)
    return body
  },

  chooseRemindersByMail: async ({ db, params, body, now }) => {
    const accountId = await accountOfToken(db.queries, 'class_reminders', params.token)
    if (accountId === null || !(await keepNoticeChoices(db.queries, accountId, body, now)))
      throw new Refusal('letter_link_unknown')
    return body
  },

  getCalendarFeed: async ({ db, subject, publicAddress }) => ({
    feed: await readCalendarFeed(db.queries, subject.accountId, publicAddress),
  }),

  createCalendarFeed: async ({ db, subject, publicAddress, now }) => ({
    feed: await renewCalendarFeed(db.queries, subject.accountId, publicAddress, now),
  }),

  deleteCalendarFeed: async ({ db, subject }) => {
    if (!(await endCalendarFeed(db.queries, subject.accountId))) throw new Refusal('calendar_link_not_found')
    return {}
  },
}
