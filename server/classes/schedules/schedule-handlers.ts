import { generationDays } from '@polyhex/contract/classes/class-limits'
import { runsWeekly } from '@polyhex/contract/classes/class-statuses'
import type { RecurringSchedule, RecurringScheduleForm } from '@polyhex/contract/classes/recurring-schedule'
import type { scheduleOperations } from '@polyhex/contract/classes/schedule-operations'
import { pickFields } from '@polyhex/contract/paging'
import { newId } from '../../database/new-id.ts'
import type { Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import { demandGoodText } from '../../words/demand-good-text.ts'
import { classViewer, demandActsFor } from '../class-viewer.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import { zoneData } from '../../wall-clock.ts'
import { tellClashes } from '../slots/clashes.ts'
import { makeChange, planChange } from './change-schedule.ts'
import { generateSlots } from './generate-slots.ts'
import { readSchedule, readSchedules } from './read-schedules.ts'
import { readSkipDate, readSkipDates } from './read-skip-dates.ts'
import { lockSchedule } from './schedule-rows.ts'
import { returnAccount, returnClass, skipForAccount, skipForAll } from './skip-dates.ts'
import { skipRange } from './skip-range.ts'
import { zonesComputedWrongly } from './zone-canaries.ts'

/** Accounts that a query names, by one or by many. */
function namedAccounts(query: { accountId?: string | undefined; accountIds?: string[] | undefined }): string[] {
  return [...(query.accountId === undefined ? [] : [query.accountId]), ...(query.accountIds ?? [])]
}

/** What a form writes into a new schedule. */
function newRow(form: RecurringScheduleForm, now: Date) {
  return {
    id: newId(now),
    name: form.name,
    status: form.status,
    time_zone: form.timeZone,
    ...form.recurrence,
    starting_on: form.startingOn,
    ending_on: form.endingOn,
    restrictions: form.restrictions,
    capacity: form.capacity,
    created_at: now,
    changed_at: now,
  }
}

export const scheduleHandlers: Handlers<typeof scheduleOperations> = {
  listRecurringSchedules: async ({ db, account, query, now }) => {
    const schedules = await readSchedules(db, await classViewer(db, account, namedAccounts(query)), query, now)
    // The type says all of it, since who names fields knows which.
    const asked = (one: RecurringSchedule) => pickFields(one, query.fields, ['id']) as RecurringSchedule
    return { recurringSchedules: schedules.map(asked) }
  },

  createRecurringSchedule: async ({ db, account, body, now }) => {
    if (body.status === 'paused' || body.status === 'deleted') throw new Refusal('schedule_status_not_allowed')
    demandGoodText(body.name, 'name')
    const { id, generated } = await inTransaction(db, async (tx) => {
      const row = await tx
        .insertInto('recurring_schedules')
        .values(newRow(body, now))
        .returningAll()
        .executeTakeFirstOrThrow()
      return { id: row.id, generated: await generateSlots(tx, row, now, generationDays.standard) }
    })
    const viewer = await classViewer(db, account)
    return {
      recurringSchedule: await readSchedule(db, viewer, id, now),
      generated: runsWeekly(body.status) ? generated : null,
    }
  },

  previewRecurringSchedule: async ({ db, account, params, body, now }) => {
    demandGoodText(body.name, 'name')
    const { timeZone } = await classViewer(db, account)
    const { effect } = await inTransaction(db, async (tx) =>
      planChange(tx, params.recurringScheduleId, { form: body, version: null }, now),
    )
    return { effect: { ...effect, conflicts: tellClashes(effect.conflicts, timeZone) } }
  },

  updateRecurringSchedule: async ({ db, account, params, body, now }) => {
    demandGoodText(body.schedule.name, 'schedule.name')
    const given = { form: body.schedule, version: body.version }
    const generated = await inTransaction(db, async (tx) => {
      const planned = await planChange(tx, params.recurringScheduleId, given, now)
      return makeChange(tx, planned, { notify: body.notify }, now)
    })
    const viewer = await classViewer(db, account)
    return {
      recurringSchedule: await readSchedule(db, viewer, params.recurringScheduleId, now),
      generated: runsWeekly(body.schedule.status) ? generated : null,
    }
  },

  generateTimeSlots: async ({ db, params, body, now }) =>
    inTransaction(db, async (tx) => {
      const row = await lockSchedule(tx, params.recurringScheduleId)
      if (!runsWeekly(row.status)) throw new Refusal('schedule_not_running')
      return generateSlots(tx, row, now, body.days)
    }),

  listSkipDates: async ({ db, account, query, now }) => ({
    skipDates: await readSkipDates(db, await classViewer(db, account, namedAccounts(query)), query, now),
  }),

  createSkipDate: async ({ db, account, params, body, now }) => {
    const { accountId, date } = body
    const id = params.recurringScheduleId
    if (accountId === null) {
      if (!account.roles.includes('admin')) throw new Refusal('account_not_found')
      await inTransaction(db, async (tx) => skipForAll(tx, id, date, body.notify, now))
    } else {
      await demandActsFor(db, account, accountId)
      await inTransaction(db, async (tx) => skipForAccount(tx, id, { accountId, date, notify: body.notify }, now))
    }
    const viewer = await classViewer(db, account, accountId === null ? [] : [accountId])
    return { skipDate: await readSkipDate(db, viewer, id, date, { accountId, now }) }
  },

  deleteSkipDate: async ({ db, account, params, query, now }) => {
    const { accountId, date } = query
    const notify = query.notify === 'true'
    const id = params.recurringScheduleId
    if (accountId === undefined) {
      if (!account.roles.includes('admin')) throw new Refusal('account_not_found')
      await inTransaction(db, async (tx) => returnClass(tx, id, date, notify, now))
    } else {
      await demandActsFor(db, account, accountId)
      await inTransaction(db, async (tx) => returnAccount(tx, id, { accountId, date, notify }, now))
    }
    return {}
  },

  createSkipDates: async ({ db, body, now }) => {
    const given = { ids: body.recurringScheduleIds, range: body.dates, preview: body.preview, notify: body.notify }
    const { dates, cancelled, told } = await inTransaction(db, async (tx) => skipRange(tx, given, now))
    return { dates, cancelled: cancelled.length, told }
  },

  getZoneDataState: async () => {
    const wrongZones = zonesComputedWrongly()
    return { version: zoneData, isCurrent: wrongZones.length === 0, wrongZones }
  },
}
