import { describe, expect, it } from 'vitest'
import { RecurringScheduleForm } from '@polyhex/contract/classes/recurring-schedule'
import { isJoinable, isPast } from '@polyhex/contract/classes/join-window'
import { openWorld } from '../../seed/test-world.ts'
import { localAt } from '../../wall-clock.ts'
import { makeChange, planChange } from './change-schedule.ts'
import { mondays, openClassTrial } from './class-trial.ts'
import { readVectors, type RegenerationStep } from './vectors/vectors-of-tests.ts'

const world = openWorld()
const { admin, student, attends, slotsOf, slotOn } = openClassTrial(world)
const vectors = readVectors()

/** One step of a sequence, by the calls that a person would make. */
async function perform(
  scheduleId: string,
  step: RegenerationStep,
): Promise<{ created: number | undefined; createdTotal: number | undefined }> {
  if (step.now !== undefined) world.now = new Date(step.now)
  // A session of its own: steps lie days apart.
  const staff = await admin()
  const params = { recurringScheduleId: scheduleId }
  const date = step.date ?? ''
  const nothing = { created: undefined, createdTotal: undefined }
  const demand = async (answer: Promise<{ status: number; body: unknown }>): Promise<void> => {
    const { status, body } = await answer
    expect([status, JSON.stringify(body)]).toEqual([200, expect.any(String)])
  }
  const generate = async (): Promise<number> =>
    (await staff.call('generateTimeSlots', { params, body: { days: step.days } })).body.created
  switch (step.do) {
    case 'generate': {
      const before = await slotsOf(scheduleId)
      const running = (await world.db.queries.selectFrom('recurring_schedules').select('status').executeTakeFirst())
        ?.status
      if (running === 'paused') {
        expect((await staff.call('generateTimeSlots', { params, body: {} })).body.code).toBe('schedule_not_running')
        expect(await slotsOf(scheduleId)).toEqual(before)
        return { ...nothing, created: 0 }
      }
      return { ...nothing, created: await generate() }
    }
    case 'generateConcurrently': {
      const runs = await Promise.all(Array.from({ length: step.workers ?? 1 }, generate))
      return { ...nothing, createdTotal: runs.reduce((sum, one) => sum + one, 0) }
    }
    case 'moveSlot': {
      const [day = '', time = ''] = localAt(new Date(step.startingAt ?? ''), 'America/New_York').split('T')
      const minute = Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
      const slot = { timeSlotId: await slotOn(scheduleId, date) }
      await demand(staff.call('moveTimeSlot', { params: slot, body: { date: day, minute } }))
      return nothing
    }
    case 'deleteSlot':
      await demand(staff.call('deleteTimeSlot', { params: { timeSlotId: await slotOn(scheduleId, date) } }))
      return nothing
    case 'addSkipDate':
      await demand(staff.call('createSkipDate', { params, body: { date, accountId: null } }))
      return nothing
    case 'removeSkipDate':
      await demand(staff.call('deleteSkipDate', { params, query: { date } }))
      return nothing
    case 'signUp':
      await attends(await slotOn(scheduleId, date), await student())
      return nothing
    case 'updateSchedule':
      await update(scheduleId, step.patch ?? {})
      return nothing
  }
}

/** Saves the form of a schedule as it is with something changed; classes are made by the next step alone. */
async function update(scheduleId: string, patch: Record<string, unknown>): Promise<void> {
  const row = await world.db.queries.selectFrom('recurring_schedules').selectAll().executeTakeFirstOrThrow()
  const { day = row.day, minute = row.minute, ...rest } = patch
  const form = RecurringScheduleForm.parse({
    ...mondays,
    status: row.status,
    startingOn: row.starting_on,
    endingOn: row.ending_on,
    ...rest,
    recurrence: { day, minute, duration: row.duration },
  })
  await world.db.queries.transaction().execute(async (tx) => {
    const planned = await planChange(tx, scheduleId, { form, version: row.version }, world.now)
    await makeChange(tx, planned, { notify: true, days: 0 }, world.now)
  })
}

describe('sequences of runs, moves, skips and changes', () => {
  it.each(vectors.regeneration.cases.map((one) => [one.id, one] as const))('%s', async (_, sequence) => {
    const { day, minute, duration, ...rest } = sequence.schedule
    world.now = new Date('2027-02-01T04:00:00Z')
    const staff = await admin()
    // Made without classes, so that the first run of the sequence is the first.
    const form = { ...mondays, ...rest, status: 'none', recurrence: { day, minute, duration } }
    const made = await staff.call('createRecurringSchedule', { body: form })
    const { id } = made.body.recurringSchedule
    await world.db.queries.updateTable('recurring_schedules').set({ status: 'active' }).execute()
    const seen: object[] = []
    const expected: object[] = []
    for (const step of sequence.steps) {
      const before = await slotsOf(id)
      const { created, createdTotal } = await perform(id, step)
      const slots = await slotsOf(id)
      seen.push({ created: step.created === undefined ? undefined : created, createdTotal, slots })
      const wanted = step.slots === 'unchanged' ? before : (step.slots ?? slots)
      expected.push({ created: step.created, createdTotal: step.createdTotal, slots: wanted })
    }
    expect(seen).toEqual(expected)
  })
})

describe('the form of a weekly class', () => {
  it.each(vectors.invalid.cases.map((one) => [one.why, one.patch] as const))(
    'is refused with %s [C-155] [C-157] [C-158] [C-160] [C-162]',
    (_, patch) => {
      const { minute, day, duration, ...rest } = patch
      const given = Object.entries({ minute, day, duration }).filter(([, value]) => value !== undefined)
      const form = { ...mondays, ...rest, recurrence: { ...mondays.recurrence, ...Object.fromEntries(given) } }
      expect(RecurringScheduleForm.safeParse(mondays).success).toBe(true)
      expect(RecurringScheduleForm.safeParse(form).success).toBe(false)
    },
  )
})

describe('when a class can be joined and is past', () => {
  it.each(vectors.joinWindow.cases.map((one) => [`${one.duration} min, ${one.now}`, one] as const))(
    '%s [C-138] [C-139]',
    (_, one) => {
      const now = new Date(one.now)
      expect([isPast(one, now), isJoinable(one, now), isPast(one, now, true)]).toEqual([
        one.isPast,
        one.isJoinable,
        one.literal45Past,
      ])
    },
  )
})
