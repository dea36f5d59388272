import { describe, expect, it } from 'vitest'
import { newId } from '../../database/new-id.ts'
import { openWorld, type Person } from '../../seed/test-world.ts'
import { hours, makeSlot, makeStudent, type Scene } from './attendance-scene.ts'

const world = openWorld()
const scene = (): Scene => ({ db: world.db, now: world.now })
const nobody = '00000000-0000-4000-8000-000000000001'

const admin = async (): Promise<Person> => world.person({ roles: ['admin'] })
async function tutor(
  contract: { status?: 'draft' | 'active' | 'ended'; from?: string; to?: string } | null = {},
): Promise<Person> {
  const person = await world.person({ roles: ['tutor'] })
  if (contract !== null)
    await world.db.queries
      .insertInto('contracts')
      .values({
        id: newId(world.now),
        account_id: person.accountId,
        status: contract.status ?? 'active',
        starting_on: contract.from ?? '2026-01-01',
        ending_on: contract.to ?? null,
        created_at: world.now,
      })
      .execute()
  return person
}
const slotIn = async (given: Partial<Parameters<typeof makeSlot>[1]> & { inHours?: number } = {}): Promise<string> =>
  makeSlot(scene(), { startingAt: hours(world.now, given.inHours ?? 24), ...given })
const said = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code]
const add = async (who: Person, timeSlotId: string, accountId: string, leaderAccountId: string | null = null) =>
  who.call('createTeacher', { params: { timeSlotId }, body: { accountId, leaderAccountId } })
const lead = async (who: Person, timeSlotId: string, accountId: string, leaderAccountId: string | null) =>
  who.call('assignLeader', { params: { timeSlotId, accountId }, body: { leaderAccountId } })

async function rowsOf(timeSlotId: string) {
  const rows = await world.db.queries
    .selectFrom('attendees as a')
    .leftJoin('attendees as l', 'l.id', 'a.leader_attendee_id')
    .select(['a.account_id as id', 'a.group_id as group', 'a.group_status as status', 'l.account_id as leader'])
    .where('a.time_slot_id', '=', timeSlotId)
    .where('a.removed_at', 'is', null)
    .where('a.is_teacher', '=', true)
    .execute()
  return new Map(rows.map(({ id, ...row }) => [id, row]))
}
async function groupOf(timeSlotId: string, accountId: string): Promise<string> {
  const id = newId(world.now)
  await world.db.queries
    .insertInto('class_groups')
    .values({ id, time_slot_id: timeSlotId, group_index: 1, created_at: world.now })
    .execute()
  await world.db.queries
    .updateTable('attendees')
    .set({ group_id: id, group_status: 'assigned' })
    .where('time_slot_id', '=', timeSlotId)
    .where('account_id', '=', accountId)
    .execute()
  return id
}

describe('teachers of a class', () => {
  it('need an active contract on its date, and take no seat [C-196] [C-005]', async () => {
    const boss = await admin()
    const slot = await slotIn({ capacity: 1 })
    const tia = await tutor()
    const { status, body } = await add(boss, slot, tia.accountId)
    expect([status, body.teacher]).toEqual([
      200,
      { id: body.teacher.id, accountId: tia.accountId, timeSlotId: slot, leaderAccountId: null },
    ])
    for (const contract of [
      null,
      { status: 'draft' },
      { status: 'ended' },
      { from: '2026-11-04' },
      { to: '2026-11-02' },
    ] as const) {
      const other = await tutor(contract)
      expect(said(await add(boss, slot, other.accountId))).toEqual([422, 'teacher_without_contract'])
    }
    const row = await world.db.queries
      .selectFrom('time_slots')
      .select('seats_taken')
      .where('id', '=', slot)
      .executeTakeFirstOrThrow()
    expect(row.seats_taken).toBe(0)
    expect(said(await add(boss, slot, tia.accountId))).toEqual([409, 'already_attending'])
    expect(said(await add(boss, slot, nobody))).toEqual([404, 'account_not_found'])
    expect(said(await add(boss, nobody, tia.accountId))).toEqual([404, 'time_slot_not_found'])
    expect(said(await add(boss, await slotIn({ inHours: -1 }), tia.accountId))).toEqual([409, 'time_slot_past'])
    const clash = await add(boss, await slotIn({ inHours: 24.5 }), tia.accountId)
    expect(said(clash)).toEqual([409, 'other_class_then'])
    expect(clash.body.detail).toBe('There is another class at that time already: Class.')
    expect(said(await add(tia, slot, tia.accountId))).toEqual([403, 'not_allowed'])
  })

  it('can be added only while the class takes place [C-133]', async () => {
    const [boss, tia] = [await admin(), await tutor()]
    for (const status of ['none', 'planned', 'cancelled'] as const)
      expect(said(await add(boss, await slotIn({ status }), tia.accountId))).toEqual([409, 'teachers_not_allowed'])
    const given = ['open', 'ready_to_group', 'groups_created'] as const
    for (const [i, status] of given.entries())
      expect((await add(boss, await slotIn({ status, inHours: 24 * (i + 2) }), tia.accountId)).status).toBe(200)
  })

  it('assist one another one step deep, in the group of the leader [C-201] [C-113]', async () => {
    const boss = await admin()
    const slot = await slotIn()
    const [a, b, c, stranger] = [await tutor(), await tutor(), await tutor(), await tutor()]
    await add(boss, slot, a.accountId)
    const group = await groupOf(slot, a.accountId)
    expect(said(await add(boss, slot, b.accountId, stranger.accountId))).toEqual([422, 'leader_not_allowed'])
    const { body } = await add(boss, slot, b.accountId, a.accountId)
    expect(body.teacher.leaderAccountId).toBe(a.accountId)
    expect((await rowsOf(slot)).get(b.accountId)).toEqual({ group, status: 'assigned', leader: a.accountId })
    await add(boss, slot, c.accountId)
    expect(said(await lead(boss, slot, c.accountId, b.accountId))).toEqual([422, 'leader_not_allowed'])
    expect(said(await lead(boss, slot, a.accountId, c.accountId))).toEqual([422, 'leader_not_allowed'])
    expect(said(await lead(boss, slot, c.accountId, c.accountId))).toEqual([422, 'leader_not_allowed'])
    expect(said(await lead(boss, slot, stranger.accountId, a.accountId))).toEqual([404, 'not_attendee'])
    expect(said(await lead(boss, nobody, c.accountId, a.accountId))).toEqual([404, 'time_slot_not_found'])
    expect((await lead(boss, slot, c.accountId, a.accountId)).body.teacher.leaderAccountId).toBe(a.accountId)
    expect((await rowsOf(slot)).get(c.accountId)).toEqual({ group, status: 'assigned', leader: a.accountId })
    expect((await lead(boss, slot, b.accountId, null)).body.teacher.leaderAccountId).toBeNull()
  })

  it('are replaced with group, leader and assistants, and leave their assistants to lead', async () => {
    const boss = await admin()
    const slot = await slotIn()
    const [a, b, c] = [await tutor(), await tutor(), await tutor()]
    await add(boss, slot, a.accountId)
    await add(boss, slot, b.accountId, a.accountId)
    const group = await groupOf(slot, a.accountId)
    const replace = async (accountId: string, by: string, timeSlotId = slot) =>
      boss.call('updateTeacher', { params: { timeSlotId, accountId }, body: { accountId: by } })
    expect(said(await replace(c.accountId, a.accountId))).toEqual([404, 'not_attendee'])
    expect(said(await replace(a.accountId, b.accountId))).toEqual([409, 'already_attending'])
    expect(said(await replace(a.accountId, (await tutor(null)).accountId))).toEqual([422, 'teacher_without_contract'])
    expect(said(await replace(a.accountId, nobody))).toEqual([404, 'account_not_found'])
    expect(said(await replace(a.accountId, c.accountId, nobody))).toEqual([404, 'time_slot_not_found'])
    const busy = await tutor()
    await add(boss, await slotIn({ inHours: 24.5 }), busy.accountId)
    expect(said(await replace(a.accountId, busy.accountId))).toEqual([409, 'other_class_then'])
    expect((await replace(a.accountId, c.accountId)).body.teacher.accountId).toBe(c.accountId)
    const rows = await rowsOf(slot)
    expect([...rows.keys()].toSorted()).toEqual([b.accountId, c.accountId].toSorted())
    expect(rows.get(c.accountId)).toEqual({ group, status: 'assigned', leader: null })
    expect(rows.get(b.accountId)?.leader).toBe(c.accountId)
    const remove = async (accountId: string, timeSlotId = slot) =>
      boss.call('deleteTeacher', { params: { timeSlotId, accountId } })
    expect((await remove(c.accountId)).status).toBe(200)
    expect([...(await rowsOf(slot))]).toEqual([[b.accountId, { group: null, status: 'none', leader: null }]])
    expect(said(await remove(c.accountId))).toEqual([404, 'not_attendee'])
    expect(said(await remove(c.accountId, nobody))).toEqual([404, 'time_slot_not_found'])
    world.now = hours(world.now, 25)
    expect(said(await remove(b.accountId))).toEqual([409, 'time_slot_past'])
    expect(said(await lead(boss, slot, b.accountId, null))).toEqual([409, 'time_slot_past'])
    expect(said(await replace(b.accountId, a.accountId))).toEqual([409, 'time_slot_past'])
  })

  it('a teacher who is deleted leaves its assistants', async () => {
    const boss = await admin()
    const slot = await slotIn()
    const [a, b] = [await tutor(), await tutor()]
    await add(boss, slot, a.accountId)
    await add(boss, slot, b.accountId, a.accountId)
    await world.db.queries.deleteFrom('accounts').where('id', '=', a.accountId).execute()
    expect((await rowsOf(slot)).get(b.accountId)?.leader).toBeNull()
  })
})

describe('lists of attendees', () => {
  const list = async (who: Person, query: Record<string, unknown>) => who.call('listAttendees', { query })
  const accountsOf = ({ body }: { body: { attendees: { accountId: string }[] } }) =>
    body.attendees.map((one) => one.accountId)

  it('are whole for administrators and the tutors of the class, own for families [C-191] [C-110] [C-057]', async () => {
    const [boss, tia, other, sam, max, pat] = [
      await admin(),
      await tutor(),
      await tutor(),
      await world.person(),
      await world.person(),
      await world.person({ roles: ['parent'] }),
    ]
    await world.manages(pat, max)
    await world.db.queries.updateTable('accounts').set({ name: 'Max M' }).where('id', '=', max.accountId).execute()
    const slot = await slotIn({ startingAt: new Date('2026-11-04T02:00:00Z') })
    await add(boss, slot, tia.accountId)
    for (const one of [sam, max])
      await boss.call('createAttendee', { params: { timeSlotId: slot }, body: { accountId: one.accountId } })
    await world.db.queries
      .updateTable('attendees')
      .set({ removed_at: world.now, removed_because: 'skip', is_recurring: true })
      .where('account_id', '=', sam.accountId)
      .execute()
    const whole = await list(boss, { timeSlotId: slot })
    expect(
      whole.body.attendees.map((one: { row: string; account: { name: string | null } }) => [one.row, one.account.name]),
    ).toEqual([
      ['teacher', null],
      ['single', 'Max M'],
      ['skip', null],
    ])
    expect(whole.body.total).toBe(3)
    expect(accountsOf(await list(tia, { timeSlotId: slot }))).toEqual([tia.accountId, max.accountId, sam.accountId])
    expect((await list(tia, { timeSlotId: slot, isTeacher: false })).body.attendees[0].account.name).toBe('Max M')
    expect(accountsOf(await list(pat, { timeSlotId: slot }))).toEqual([max.accountId])
    expect(accountsOf(await list(sam, {}))).toEqual([sam.accountId])
    expect(accountsOf(await list(pat, { accountId: max.accountId, timeSlotIds: slot }))).toEqual([max.accountId])
    expect(said(await list(other, { timeSlotId: slot }))).toEqual([404, 'time_slot_not_found'])
    expect(said(await list(other, { accountId: max.accountId }))).toEqual([404, 'account_not_found'])
    expect(accountsOf(await list(tia, { accountId: max.accountId }))).toEqual([max.accountId])
    expect(said(await list(sam, { accountId: max.accountId }))).toEqual([404, 'account_not_found'])
    expect(accountsOf(await list(other, {}))).toEqual([])
    // The evening of the 3rd in New York, where the reader lives.
    expect((await list(boss, { date: '2026-11-03', isTeacher: true })).body.total).toBe(1)
    expect((await list(boss, { date: '2026-11-04' })).body.total).toBe(0)
    expect((await list(boss, { timeSlotId: slot, offset: 1, count: 1 })).body).toMatchObject({ total: 3 })
  })

  it('count what an account has done [C-055]', async () => {
    const boss = await admin()
    const sam = await world.person()
    const before = new Date('2026-10-20T15:00:00Z')
    for (const [startingAt, status] of [
      [before, 'attended'],
      [new Date('2026-10-27T15:00:00Z'), 'attended'],
      [new Date('2026-10-28T15:00:00Z'), 'missed'],
    ] as const) {
      const slot = await makeSlot(scene(), { startingAt })
      await world.db.queries
        .insertInto('attendees')
        .values({
          id: newId(world.now),
          time_slot_id: slot,
          account_id: sam.accountId,
          group_status: status,
          during: 'empty',
          created_at: before,
          changed_at: before,
        })
        .execute()
    }
    const slot = await slotIn()
    await boss.call('createAttendee', { params: { timeSlotId: slot }, body: { accountId: sam.accountId } })
    const { body } = await list(sam, { timeSlotId: slot, fields: 'stats,account' })
    expect(body.attendees[0].stats).toEqual({
      lastAttendedAt: '2026-10-27T15:00:00.000Z',
      playCount: 0,
      attendanceCount: 2,
    })
    expect(Object.keys(body.attendees[0]).toSorted()).toEqual(['account', 'accountId', 'id', 'stats', 'timeSlotId'])
    const named = await list(sam, { timeSlotId: slot, fields: 'row,creditId' })
    expect(named.body.attendees).toEqual([
      { id: body.attendees[0].id, accountId: sam.accountId, timeSlotId: slot, row: 'single', creditId: null },
    ])
  })

  it('name a child without consent by nothing of its own', async () => {
    const boss = await admin()
    const tom = await makeStudent(scene())
    const slot = await slotIn()
    await boss.call('createAttendee', { params: { timeSlotId: slot }, body: { accountId: tom } })
    await world.db.queries.updateTable('accounts').set({ birth_month: '2019/05' }).where('id', '=', tom).execute()
    const { body } = await list(boss, { timeSlotId: slot })
    expect(body.attendees[0].account).toMatchObject({ publicName: 'A student', avatar: 'hexagon' })
  })

  it('of teachers are anybody’s for administrators and one’s own for tutors', async () => {
    const [boss, tia, tom] = [await admin(), await tutor(), await tutor()]
    const [one, two] = [await slotIn(), await slotIn({ inHours: 48 })]
    await add(boss, one, tia.accountId)
    await add(boss, two, tia.accountId)
    await add(boss, one, tom.accountId)
    const of = async (who: Person, query: Record<string, unknown> = {}) => who.call('listTeacherAttendees', { query })
    expect((await of(boss)).body.total).toBe(3)
    expect((await of(boss, { accountIds: tom.accountId })).body.total).toBe(1)
    expect((await of(boss, { isTeacher: false })).body.total).toBe(0)
    expect((await of(tia)).body.attendees.map((row: { timeSlotId: string }) => row.timeSlotId)).toEqual([one, two])
    const range = { from: hours(world.now, 40).toISOString(), to: hours(world.now, 60).toISOString() }
    expect((await of(tia, range)).body.total).toBe(1)
    expect(said(await of(tia, { accountIds: tom.accountId }))).toEqual([404, 'account_not_found'])
  })
})

describe('changing an attendee by hand', () => {
  it('sets what was sent and who was there [C-193]', async () => {
    const boss = await admin()
    const sam = await world.person()
    const slot = await slotIn()
    await boss.call('createAttendee', { params: { timeSlotId: slot }, body: { accountId: sam.accountId } })
    const change = async (body: object, timeSlotId = slot, accountId = sam.accountId) =>
      boss.call('updateAttendee', { params: { timeSlotId, accountId }, body })
    const changed = await change({ groupStatus: 'attended', notificationState: 'all' })
    expect(changed.body.attendee).toMatchObject({ groupStatus: 'attended', notificationState: 'all' })
    expect((await change({ groupStatus: 'joined' })).status).toBe(400)
    expect(said(await change({ groupStatus: 'missed' }, nobody))).toEqual([404, 'time_slot_not_found'])
    expect(said(await change({ groupStatus: 'missed' }, slot, boss.accountId))).toEqual([404, 'not_attendee'])
  })
})
