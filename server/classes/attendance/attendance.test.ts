import { describe, expect, it } from 'vitest'
import type { Role } from '@polyhex/contract/identity/accounts'
import { openWorld, type Person } from '../../seed/test-world.ts'
import { giveCredits, hours, makeSchedule, makeSlot, type Scene } from './attendance-scene.ts'

const world = openWorld()
const scene = (): Scene => ({ db: world.db, now: world.now })

async function student(groups: string[] = ['explorers']): Promise<Person> {
  const person = await world.person()
  await world.db.queries
    .updateTable('accounts')
    .set({ class_groups: groups })
    .where('id', '=', person.accountId)
    .execute()
  return person
}
const staff = async (role: Role): Promise<Person> => world.person({ roles: [role] })
const slotIn = async (given: Partial<Parameters<typeof makeSlot>[1]> & { inHours?: number } = {}): Promise<string> =>
  makeSlot(scene(), { startingAt: hours(world.now, given.inHours ?? 24), ...given })
const join = async (who: Person, slotId: string, whom: Person = who) =>
  who.call('createAttendee', { params: { timeSlotId: slotId }, body: { accountId: whom.accountId } })
const leave = async (who: Person, slotId: string, whom: Person = who) =>
  who.call('deleteAttendee', { params: { timeSlotId: slotId, accountId: whom.accountId } })
const said = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code]
const mails = async (): Promise<string[]> => {
  const rows = await world.db.queries.selectFrom('outbox_mails').select('data').orderBy('created_at').execute()
  return rows.map((row) => (row.data as { kind: string }).kind)
}

describe('signing up for a class', () => {
  it('is done by oneself, who manages the account and administrators; for all others it does not exist [C-176] [C-192]', async () => {
    const [sam, max, pat, admin, tia] = [
      await student(),
      await student(),
      await staff('parent'),
      await staff('admin'),
      await staff('tutor'),
    ]
    await world.manages(pat, sam)
    const slots = [await slotIn(), await slotIn({ inHours: 48 }), await slotIn({ inHours: 72 })] as const
    const answer = await join(sam, slots[0])
    expect(answer.status).toBe(200)
    expect(answer.body.attendee).toMatchObject({
      accountId: sam.accountId,
      timeSlotId: slots[0],
      row: 'single',
      isTeacher: false,
      isRecurring: false,
      groupId: null,
      group: null,
      creditId: null,
      groupStatus: 'none',
      stats: { lastAttendedAt: null, playCount: 0, attendanceCount: 0 },
    })
    expect((await join(pat, slots[1], sam)).status).toBe(200)
    expect((await join(admin, slots[2], sam)).status).toBe(200)
    for (const stranger of [max, tia, await staff('parent')]) {
      expect(said(await join(stranger, slots[0], sam))).toEqual([404, 'account_not_found'])
      expect(said(await leave(stranger, slots[0], sam))).toEqual([404, 'account_not_found'])
    }
    expect(said(await join(world.visitor(), slots[0], sam))).toEqual([401, 'not_signed_in'])
    expect(await mails()).toEqual(['signed_up', 'signed_up', 'signed_up'])
  })

  it('needs a class group that fits, or to be in the class already [C-141]', async () => {
    const [sam, admin] = [await student(['navigators']), await staff('admin')]
    const slot = await slotIn({ restrictions: ['explorers'] })
    expect(said(await join(sam, slot))).toEqual([403, 'not_in_class_group'])
    expect((await join(admin, slot, sam)).status).toBe(200)
    // Listed, so it may leave and come back.
    expect((await leave(sam, slot)).status).toBe(200)
    expect((await join(sam, slot)).status).toBe(200)
    // Taken out by staff it is not listed any more.
    expect((await leave(admin, slot, sam)).status).toBe(200)
    expect(said(await join(sam, slot))).toEqual([403, 'not_in_class_group'])
    const [pat, internal, old] = [
      await staff('parent'),
      await slotIn({ inHours: 48, restrictions: ['navigators', 'internal'] }),
      await slotIn({ inHours: 72, restrictions: ['navigators', 'deprecated'] }),
    ]
    expect(said(await join(sam, internal))).toEqual([403, 'not_in_class_group'])
    expect((await join(admin, internal, sam)).status).toBe(200)
    expect(said(await join(sam, old))).toEqual([403, 'not_in_class_group'])
    expect(said(await join(admin, old, sam))).toEqual([403, 'not_in_class_group'])
    expect(said(await join(pat, await slotIn({ inHours: 96 })))).toEqual([403, 'not_in_class_group'])
  })

  it('is refused for what is past, not open, full, at the same time as another class, or done already [C-140]', async () => {
    const [sam, max, admin] = [await student(), await student(), await staff('admin')]
    const over = await slotIn({ inHours: -0.75 })
    expect(said(await join(sam, over))).toEqual([409, 'time_slot_past'])
    expect((await join(sam, await slotIn({ inHours: -0.74 }))).status).toBe(200)
    for (const status of ['planned', 'cancelled'] as const)
      expect(said(await join(sam, await slotIn({ inHours: 24, status })))).toEqual([409, 'time_slot_not_open'])
    const draft = await slotIn({ inHours: 24, status: 'none' })
    expect(said(await join(sam, draft))).toEqual([404, 'time_slot_not_found'])
    expect((await join(admin, draft, sam)).status).toBe(200)
    const small = await slotIn({ inHours: 48, capacity: 1 })
    expect((await join(max, small)).status).toBe(200)
    expect(said(await join(max, small))).toEqual([409, 'already_attending'])
    expect(said(await join(sam, small))).toEqual([409, 'time_slot_full'])
    const same = await join(max, await slotIn({ inHours: 48.5, restrictions: ['explorers'] }))
    expect(said(same)).toEqual([409, 'other_class_then'])
    expect(same.body.detail).toBe('There is another class at that time already: Class.')
    expect(same.body.title).toBe('There is another class at that time already.')
    expect(said(await join(sam, '00000000-0000-4000-8000-000000000001'))).toEqual([404, 'time_slot_not_found'])
  })

  it('waits for the parent of a child under 13', async () => {
    const tom = await world.person({ birthMonth: '2019/05' })
    expect(said(await join(tom, await slotIn()))).toEqual([403, 'consent_needed'])
  })

  it('gives the credit and tells nobody when nobody is to be told', async () => {
    const sam = await student()
    const [credit] = await giveCredits(scene(), sam.accountId, 1, { onlyFor: sam.accountId })
    const slot = await slotIn()
    const params = { timeSlotId: slot }
    const { body } = await sam.call('createAttendee', { params, body: { accountId: sam.accountId, notify: false } })
    expect(body.attendee.creditId).toBe(credit)
    expect(await mails()).toEqual([])
  })
})

describe('leaving a class', () => {
  it('is for who is in it, while it is not past [C-143] [C-194]', async () => {
    const [sam, admin] = [await student(), await staff('admin')]
    const slot = await slotIn()
    expect(said(await leave(sam, slot))).toEqual([404, 'not_attendee'])
    await join(sam, slot)
    expect((await leave(sam, slot)).status).toBe(200)
    expect(said(await leave(sam, slot))).toEqual([404, 'not_attendee'])
    await join(sam, slot)
    world.now = hours(world.now, 24.75)
    expect(said(await leave(sam, slot))).toEqual([409, 'time_slot_past'])
    expect(said(await leave(admin, slot, sam))).toEqual([409, 'time_slot_past'])
  })

  it('sends no mail where none is wanted, and no second one for what was never told', async () => {
    const sam = await student()
    const slot = await slotIn()
    await join(sam, slot)
    await leave(sam, slot)
    expect(await mails()).toEqual([])
    await join(sam, slot)
    await world.db.queries.deleteFrom('outbox_mails').execute()
    const params = { timeSlotId: slot, accountId: sam.accountId }
    await sam.call('deleteAttendee', { params, query: { notify: 'false' } })
    expect(await mails()).toEqual([])
  })
})

describe('waiting for a place', () => {
  const wait = async (who: Person, slotId: string, whom: Person = who) =>
    who.call('joinWaitingList', { params: { timeSlotId: slotId }, body: { accountId: whom.accountId } })

  it('is first come, first served, and the place comes with a mail', async () => {
    const [sam, max, tess, pat] = [await student(), await student(), await student(), await staff('parent')]
    await world.manages(pat, tess)
    const slot = await slotIn({ capacity: 1 })
    expect(said(await wait(sam, slot))).toEqual([409, 'time_slot_not_full'])
    await join(sam, slot)
    expect(said(await wait(sam, slot))).toEqual([409, 'already_attending'])
    expect((await wait(max, slot)).body).toEqual({ place: 1 })
    world.now = new Date(world.now.getTime() + 1000)
    expect((await wait(pat, slot, tess)).body).toEqual({ place: 2 })
    expect((await wait(max, slot)).body).toEqual({ place: 1 })
    expect(said(await wait(sam, slot, tess))).toEqual([404, 'account_not_found'])
    await world.db.queries.deleteFrom('outbox_mails').execute()
    await leave(sam, slot)
    expect((await mails()).toSorted()).toEqual(['removed', 'waiting_list_place'])
    expect((await max.call('listAttendees', { query: { timeSlotId: slot } })).body.total).toBe(1)
    const gone = { params: { timeSlotId: slot, accountId: max.accountId } }
    expect(said(await max.call('leaveWaitingList', gone))).toEqual([404, 'not_waiting'])
    const own = { params: { timeSlotId: slot, accountId: tess.accountId } }
    expect((await pat.call('leaveWaitingList', own)).status).toBe(200)
    expect(said(await sam.call('leaveWaitingList', own))).toEqual([404, 'account_not_found'])
    const nowhere = { timeSlotId: '00000000-0000-4000-8000-000000000001', accountId: tess.accountId }
    expect(said(await tess.call('leaveWaitingList', { params: nowhere }))).toEqual([404, 'time_slot_not_found'])
  })

  it('gives a free seat only to who may still be in the class: passed over without consent, or out of its class group', async () => {
    const [sam, max, tess, tom] = [await student(), await student(), await student(), await student()]
    const slot = await slotIn({ capacity: 1, restrictions: ['explorers'] })
    await join(sam, slot)
    for (const who of [max, tess, tom]) {
      world.now = new Date(world.now.getTime() + 1000)
      expect((await wait(who, slot)).status).toBe(200)
    }
    const set = async (who: Person, to: { birth_month?: string; class_groups?: string[] }) =>
      world.db.queries.updateTable('accounts').set(to).where('id', '=', who.accountId).execute()
    await set(max, { birth_month: '2019/05' })
    await set(tess, { class_groups: ['navigators'] })
    await world.db.queries.deleteFrom('outbox_mails').execute()
    await leave(sam, slot)
    const live = await world.db.queries
      .selectFrom('attendees')
      .select('account_id')
      .where('time_slot_id', '=', slot)
      .where('removed_at', 'is', null)
      .execute()
    expect(live).toEqual([{ account_id: tom.accountId }])
    expect((await mails()).toSorted()).toEqual(['removed', 'waiting_list_place'])
    // They keep their places in line.
    expect(said(await wait(max, slot))).toEqual([403, 'consent_needed'])
    await set(tess, { class_groups: ['explorers'] })
    expect((await wait(tess, slot)).body).toEqual({ place: 2 })
  })

  it('is refused as a sign-up is', async () => {
    const sam = await student()
    const params = { inHours: 24, capacity: 1 }
    expect(said(await wait(sam, await slotIn({ ...params, status: 'planned' })))).toEqual([409, 'time_slot_not_open'])
    expect(said(await wait(sam, await slotIn({ ...params, inHours: -1 })))).toEqual([409, 'time_slot_past'])
    const others = await slotIn({ ...params, restrictions: ['visst'] })
    expect(said(await wait(sam, others))).toEqual([403, 'not_in_class_group'])
    const tom = await world.person({ birthMonth: '2019/05' })
    expect(said(await wait(tom, await slotIn(params)))).toEqual([403, 'consent_needed'])
  })
})

describe('coming every week', () => {
  const dates = ['2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23', '2026-11-30']
  const come = async (who: Person, recurringScheduleId: string, accounts: Person[], date?: string) =>
    who.call('createRecurringAttendee', {
      params: { recurringScheduleId },
      body: { accountIds: accounts.map((one) => one.accountId), ...(date === undefined ? {} : { date }) },
    })
  const stop = async (who: Person, recurringScheduleId: string, whom: Person, date?: string) =>
    who.call('deleteRecurringAttendee', {
      params: { recurringScheduleId, accountId: whom.accountId },
      query: date === undefined ? {} : { date },
    })
  const rowsOf = async (whom: Person): Promise<string[]> => {
    const rows = await world.db.queries
      .selectFrom('attendees as a')
      .innerJoin('time_slots as s', 's.id', 'a.time_slot_id')
      .select(['s.occurrence_on', 'a.is_recurring', 'a.removed_because'])
      .where('a.account_id', '=', whom.accountId)
      .orderBy('s.starting_at')
      .execute()
    return rows.map(
      (row) =>
        `${row.occurrence_on?.slice(5)} ${row.is_recurring ? 'weekly' : 'single'} ${row.removed_because ?? 'in'}`,
    )
  }

  it('takes accounts into all classes from a date on; what is full or overlaps is said [C-184]', async () => {
    const [sam, tess, pat] = [await student(), await student(), await staff('parent')]
    await world.manages(pat, sam)
    await world.manages(pat, tess)
    const { scheduleId, slotIds } = await makeSchedule(scene(), { dates })
    const [, second = '', third = '', fourth = ''] = slotIds
    await world.db.queries.updateTable('time_slots').set({ capacity: 1 }).where('id', '=', third).execute()
    await join(await student(), third)
    await join(sam, await slotIn({ startingAt: new Date('2026-11-23T21:30:00Z') }))
    await world.db.queries
      .insertInto('skip_dates')
      .values({
        id: '00000000-0000-4000-8000-000000000001',
        recurring_schedule_id: scheduleId,
        account_id: tess.accountId,
        on_date: '2026-11-09',
        created_at: world.now,
      })
      .execute()
    await world.db.queries.deleteFrom('outbox_mails').execute()
    const { status, body } = await come(pat, scheduleId, [sam, tess], '2026-11-09')
    expect(status).toBe(200)
    expect(
      body.recurringAttendees.map((one: { startingOn: string; endingOn: null }) => [one.startingOn, one.endingOn]),
    ).toEqual([
      ['2026-11-09', null],
      ['2026-11-09', null],
    ])
    expect(body.classes).toBe(3)
    const [full, clash] = ['2026-11-16T21:00:00.000Z', '2026-11-23T21:00:00.000Z']
    expect(
      body.leftOut.toSorted(
        (a: { startingAt: string; accountId: string }, b: { startingAt: string; accountId: string }) =>
          `${a.startingAt}${a.accountId}` < `${b.startingAt}${b.accountId}` ? -1 : 1,
      ),
    ).toEqual(
      [
        { accountId: sam.accountId, startingAt: full, because: 'full' },
        { accountId: tess.accountId, startingAt: full, because: 'full' },
        { accountId: sam.accountId, startingAt: clash, because: 'other_class' },
      ].toSorted((a, b) => (`${a.startingAt}${a.accountId}` < `${b.startingAt}${b.accountId}` ? -1 : 1)),
    )
    expect(await rowsOf(tess)).toEqual(['11-23 weekly in', '11-30 weekly in'])
    expect((await rowsOf(sam)).filter((row) => row.includes('weekly'))).toEqual(['11-09 weekly in', '11-30 weekly in'])
    expect(await mails()).toEqual(['signed_up', 'signed_up'])
    expect([second, fourth].every((id) => id !== '')).toBe(true)
    const weekly = await pat.call('listRecurringAttendees', {
      query: { accountIds: `${sam.accountId},${tess.accountId}` },
    })
    expect(weekly.body.recurringAttendees).toHaveLength(2)
    const query = { accountId: tess.accountId, fields: 'startingOn' }
    const [{ recurringScheduleId, startingOn }] = weekly.body.recurringAttendees
    expect((await pat.call('listRecurringAttendees', { query })).body.recurringAttendees).toEqual([
      { recurringScheduleId, accountId: tess.accountId, startingOn },
    ])
  })

  it('ends on the day before; single sign-ups and what has begun stay, and coming again takes the same rows [C-185]', async () => {
    const sam = await student()
    const { scheduleId, slotIds } = await makeSchedule(scene(), { dates })
    const [, second = '', third = ''] = slotIds
    await join(sam, second)
    await giveCredits(scene(), sam.accountId, 2, { onlyFor: sam.accountId })
    await come(sam, scheduleId, [sam])
    expect(await rowsOf(sam)).toEqual([
      '11-02 weekly in',
      '11-09 single in',
      '11-16 weekly in',
      '11-23 weekly in',
      '11-30 weekly in',
    ])
    await leave(sam, third)
    world.now = new Date('2026-11-03T15:00:00Z')
    const { body } = await stop(sam, scheduleId, sam)
    expect(body.classes).toBe(2)
    expect(await rowsOf(sam)).toEqual([
      '11-02 weekly in',
      '11-09 single in',
      '11-16 weekly left',
      '11-23 weekly schedule',
      '11-30 weekly schedule',
    ])
    const stored = await world.db.queries
      .selectFrom('recurring_attendees')
      .select(['starting_on', 'ending_on'])
      .execute()
    expect(stored).toEqual([{ starting_on: '2026-11-02', ending_on: '2026-11-02' }])
    expect(said(await stop(sam, scheduleId, sam))).toEqual([404, 'not_registered'])
    const listed = async (past: boolean) =>
      (await sam.call('listRecurringAttendees', { query: { past } })).body.recurringAttendees.length
    expect([await listed(false), await listed(true)]).toEqual([0, 1])
    const again = await come(sam, scheduleId, [sam])
    expect(again.body.classes).toBe(4)
    expect(await rowsOf(sam)).toEqual([
      '11-02 weekly in',
      '11-09 single in',
      '11-16 weekly in',
      '11-23 weekly in',
      '11-30 weekly in',
    ])
    // A membership that has not begun is taken back whole.
    const max = await student()
    await come(max, scheduleId, [max], '2026-11-23')
    expect((await stop(max, scheduleId, max, '2026-11-16')).body.classes).toBe(2)
    const left = await world.db.queries
      .selectFrom('recurring_attendees')
      .select('account_id')
      .where('account_id', '=', max.accountId)
      .execute()
    expect(left).toEqual([])
  })

  it('is refused twice, for other groups, for what does not run, and for accounts of others', async () => {
    const [sam, max, admin] = [await student(), await student(['visst']), await staff('admin')]
    const { scheduleId } = await makeSchedule(scene(), { dates })
    expect(said(await come(max, scheduleId, [max]))).toEqual([403, 'not_in_class_group'])
    expect((await come(admin, scheduleId, [max])).status).toBe(200)
    expect((await come(sam, scheduleId, [sam])).status).toBe(200)
    expect(said(await come(sam, scheduleId, [sam]))).toEqual([409, 'already_registered'])
    expect(said(await come(sam, scheduleId, [max]))).toEqual([404, 'account_not_found'])
    expect(said(await stop(sam, scheduleId, max))).toEqual([404, 'account_not_found'])
    for (const [status, answer] of [
      ['paused', [409, 'schedule_not_running']],
      ['none', [404, 'schedule_not_found']],
      ['deleted', [404, 'schedule_not_found']],
    ] as const) {
      const other = await makeSchedule(scene(), { dates: [], status })
      expect(said(await come(sam, other.scheduleId, [sam]))).toEqual(answer)
    }
    const tom = await world.person({ birthMonth: '2019/05' })
    expect(said(await come(tom, scheduleId, [tom]))).toEqual([403, 'consent_needed'])
    const unknown = '00000000-0000-4000-8000-000000000001'
    expect(said(await stop(sam, unknown, sam))).toEqual([404, 'schedule_not_found'])
    const query = { recurringScheduleId: unknown }
    expect(said(await sam.call('listRecurringAttendees', { query }))).toEqual([404, 'schedule_not_found'])
  })

  it('is listed for oneself and managed accounts, and for a schedule to administrators [C-183] [C-111]', async () => {
    const [sam, max, admin] = [await student(), await student(), await staff('admin')]
    const { scheduleId } = await makeSchedule(scene(), { dates })
    await come(admin, scheduleId, [sam, max])
    const ids = async (who: Person, query: Record<string, unknown>) =>
      (await who.call('listRecurringAttendees', { query })).body.recurringAttendees
        .map((one: { accountId: string }) => one.accountId)
        .toSorted()
    expect(await ids(admin, { recurringScheduleId: scheduleId })).toEqual([sam.accountId, max.accountId].toSorted())
    expect(await ids(sam, { recurringScheduleId: scheduleId })).toEqual([sam.accountId])
    expect(await ids(sam, {})).toEqual([sam.accountId])
    const foreign = await sam.call('listRecurringAttendees', { query: { accountId: max.accountId } })
    expect(said(foreign)).toEqual([404, 'account_not_found'])
  })
})
