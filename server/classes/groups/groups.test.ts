import { beforeEach, describe, expect, it } from 'vitest'
import { openWorld, type Person } from '../../seed/test-world.ts'
import { aClass, areFriends, aSchedule, attends } from './class-of-tests.ts'

const world = openWorld()
let admin: Person
let tia: Person
let theo: Person
beforeEach(async () => {
  admin = await world.person({ roles: ['admin'], grade: null })
  tia = await world.person({ roles: ['tutor'], grade: null })
  theo = await world.person({ roles: ['teacher'], grade: null })
})

interface Shown {
  id: string
  groupIndex: number
  size: number
  level: number | null
  leaderAccountId: string | null
  videoConferenceLink: string
}

const students = async (grades: readonly number[]): Promise<Person[]> => {
  const people: Person[] = []
  for (const grade of grades) people.push(await world.person({ grade }))
  return people
}
const join = async (slot: string, people: readonly Person[]) => {
  for (const one of people) await attends(world.db, slot, one.accountId, world.now)
}
const teach = async (slot: string, one: Person, leader?: string) =>
  attends(world.db, slot, one.accountId, world.now, { teaches: true, ...(leader === undefined ? {} : { leader }) })
const create = async (slot: string, by = admin) => by.call('createGroups', { params: { timeSlotId: slot } })
const missed = async (slot: string, by = admin) =>
  by.call('addMissedAttendees', { params: { timeSlotId: slot }, body: { notify: false } })
const list = async (by: Person, slot: string): Promise<Shown[]> =>
  (await by.call('listGroups', { query: { timeSlotId: slot } })).body.groups
const statusOf = async (slot: string) =>
  (await world.db.queries.selectFrom('time_slots').select('status').where('id', '=', slot).executeTakeFirstOrThrow())
    .status
const rowOf = async (slot: string, who: Person) =>
  world.db.queries
    .selectFrom('attendees')
    .select(['group_id', 'group_status'])
    .where('time_slot_id', '=', slot)
    .where('account_id', '=', who.accountId)
    .executeTakeFirstOrThrow()
const groupOf = async (slot: string, who: Person) => (await rowOf(slot, who)).group_id

/** Two teachers, six students of grades 2 and 5. */
async function twoLevels() {
  const slot = await aClass(world.db, world.now)
  await teach(slot, tia)
  await teach(slot, theo)
  const people = await students([2, 5, 2, 5, 2, 5])
  await join(slot, people)
  return {
    slot,
    people,
    low: [0, 2, 4].map((i) => people[i] as Person),
    high: [1, 3, 5].map((i) => people[i] as Person),
  }
}

describe('making groups', () => {
  it('divides a class by level, one group for each teacher, and makes it groups_created [C-112] [C-131] [C-198]', async () => {
    const { slot, low, high } = await twoLevels()
    const answer = await create(slot)
    expect(answer.status).toBe(200)
    expect(answer.body.groups).toEqual([
      {
        id: expect.any(String),
        timeSlotId: slot,
        groupIndex: 1,
        videoConferenceLink: expect.stringMatching(/^http:\/\/polyhex\.test\/class\/session\//),
        instructions: null,
        leaderAccountId: tia.accountId,
        size: 3,
        level: 2,
      },
      expect.objectContaining({ groupIndex: 2, leaderAccountId: theo.accountId, size: 3, level: 5 }),
    ])
    const [first, second] = answer.body.groups
    for (const one of [...low, tia])
      expect(await rowOf(slot, one)).toEqual({ group_id: first.id, group_status: 'assigned' })
    for (const one of [...high, theo])
      expect(await rowOf(slot, one)).toEqual({ group_id: second.id, group_status: 'assigned' })
    expect(await statusOf(slot)).toBe('groups_created')
    expect((await create(slot)).body.code).toBe('groups_not_ready')
  })

  it('is shown before it is done: sizes, levels and friends who would be apart', async () => {
    const { slot, low, high } = await twoLevels()
    const [a, b] = [low[0] as Person, high[0] as Person]
    await areFriends(world.db, a.accountId, b.accountId, world.now)
    const { preview } = (await admin.call('previewGroups', { params: { timeSlotId: slot } })).body
    expect(preview).toEqual({
      groups: [
        {
          leaderAccountId: tia.accountId,
          teacherAccountIds: [tia.accountId],
          accountIds: low.map((one) => one.accountId).sort(),
          levels: { low: 2, mean: 2, high: 2 },
          over: 0,
        },
        {
          leaderAccountId: theo.accountId,
          teacherAccountIds: [theo.accountId],
          accountIds: high.map((one) => one.accountId).sort(),
          levels: { low: 5, mean: 5, high: 5 },
          over: 0,
        },
      ],
      splitFriends: [[a.accountId, b.accountId].sort()],
    })
    expect(await list(admin, slot)).toEqual([])
    expect(await statusOf(slot)).toBe('ready_to_group')
  })

  it('keeps friends of near level together, and looks at the levels that were found in themes', async () => {
    const slot = await aClass(world.db, world.now)
    await teach(slot, tia)
    await teach(slot, theo)
    const people = await students([2, 2, 3, 3, 4, 4])
    await join(slot, people)
    const [, , c, d] = people as [Person, Person, Person, Person]
    await areFriends(world.db, c.accountId, d.accountId, world.now)
    // Found to be in grade 6 though it sits in grade 2: as far as a child of grade 4.
    const [a] = people as [Person]
    await world.db.queries
      .insertInto('theme_levels')
      .values({
        account_id: a.accountId,
        theme_code: 'numbers',
        level: 12,
        confidence: 0.8,
        percentage_correct: 70,
        ability: 6,
        low: 5,
        high: 7,
        answers: 12,
        changed_at: world.now,
      })
      .execute()
    const { preview } = (await admin.call('previewGroups', { params: { timeSlotId: slot } })).body
    const groupWith = (who: Person): string[] =>
      preview.groups.find((group: { accountIds: string[] }) => group.accountIds.includes(who.accountId)).accountIds
    expect(groupWith(c)).toContain(d.accountId)
    expect(preview.splitFriends).toEqual([])
    expect(groupWith(a)).toContain((people[4] as Person).accountId)
  })

  it('counts two as friends once both have said so, and not while one of them has only asked [A-232]', async () => {
    const slot = await aClass(world.db, world.now)
    await teach(slot, tia)
    await teach(slot, theo)
    const [low, high] = (await students([1, 9])) as [Person, Person]
    await join(slot, [low, high])
    const splitFriends = async () =>
      (await admin.call('previewGroups', { params: { timeSlotId: slot } })).body.preview.splitFriends.flat().toSorted()
    await areFriends(world.db, low.accountId, high.accountId, world.now)
    const asked = world.db.queries.updateTable('account_links').set({ status: 'requested' })
    await asked.execute()
    expect(await splitFriends()).toEqual([])
    await world.db.queries.updateTable('account_links').set({ status: 'confirmed' }).execute()
    expect(await splitFriends()).toEqual([low.accountId, high.accountId].toSorted())
  })

  it('puts assistants into the group of their leader, which has twice the room', async () => {
    const slot = await aClass(world.db, world.now)
    const leader = await teach(slot, tia)
    await teach(slot, theo, leader)
    await join(slot, await students(Array.from({ length: 20 }, (_, index) => 2 + (index % 3))))
    const { groups } = (await create(slot)).body
    expect(groups.map(({ size }: Shown) => size)).toEqual([20])
    expect(groups[0].leaderAccountId).toBe(tia.accountId)
    expect(await groupOf(slot, theo)).toBe(groups[0].id)
  })

  it('keeps students with the teacher of the last class of the schedule', async () => {
    const schedule = await aSchedule(world.db, world.now)
    const last = await aClass(world.db, world.now, { scheduleId: schedule, inMinutes: -7 * 24 * 60 })
    const next = await aClass(world.db, world.now, { scheduleId: schedule })
    const people = await students([2, 2, 5, 5])
    // Last week Theo came first and had the lower group.
    await teach(last, theo)
    await teach(last, tia)
    await join(last, people)
    world.now = new Date(world.now.getTime() - 8 * 24 * 3600_000)
    expect((await create(last)).status).toBe(200)
    world.now = new Date(world.now.getTime() + 8 * 24 * 3600_000)
    await teach(next, tia)
    await teach(next, theo)
    await join(next, people)
    await create(next)
    expect((await list(admin, next)).map((group) => [group.level, group.leaderAccountId])).toEqual([
      [2, theo.accountId],
      [5, tia.accountId],
    ])
  })

  it('never makes more groups than students', async () => {
    const slot = await aClass(world.db, world.now)
    await teach(slot, tia)
    await teach(slot, theo)
    await join(slot, await students([4]))
    expect((await create(slot)).body.groups).toHaveLength(1)
    expect(await groupOf(slot, theo)).toBeNull()
  })

  it('needs a class that is ready, students, and a teacher; and an administrator [C-131] [C-172]', async () => {
    const slot = await aClass(world.db, world.now)
    expect((await create(slot)).body.code).toBe('no_students_to_group')
    await join(slot, await students([3, 4]))
    expect((await create(slot)).body.code).toBe('no_teachers_to_group')
    await teach(slot, tia)
    for (const one of [tia, theo]) {
      for (const name of ['previewGroups', 'createGroups', 'addMissedAttendees'] as const)
        expect((await one.call(name, { params: { timeSlotId: slot }, body: {} })).status).toBe(403)
    }
    for (const status of ['none', 'planned', 'open', 'groups_created', 'cancelled'] as const) {
      await world.db.queries.updateTable('time_slots').set({ status }).where('id', '=', slot).execute()
      expect((await create(slot)).body.code, status).toBe('groups_not_ready')
    }
    expect((await create(await aClass(world.db, world.now, { inMinutes: -46 }))).body.code).toBe('time_slot_past')
    expect((await create('00000000-0000-4000-8000-000000000000')).body.code).toBe('time_slot_not_found')
  })
})

describe('students who come later', () => {
  it('are added to the groups that are there, and nobody else moves [C-132] [C-198]', async () => {
    const { slot, people } = await twoLevels()
    const [late] = (await students([5])) as [Person]
    expect((await missed(slot)).body.code).toBe('groups_not_created')
    const { groups } = (await create(slot)).body
    const before = await Promise.all(people.map(async (one) => groupOf(slot, one)))
    await join(slot, [late])
    const answer = await missed(slot)
    expect(answer.body.placed).toBe(1)
    expect(answer.body.groups.map(({ size }: Shown) => size)).toEqual([3, 4])
    expect(await rowOf(slot, late)).toEqual({ group_id: groups[1].id, group_status: 'assigned' })
    expect(await Promise.all(people.map(async (one) => groupOf(slot, one)))).toEqual(before)
    expect((await missed(slot)).body.placed).toBe(0)
  })

  it('are told that the class starts where that is asked for, and nobody else is', async () => {
    const { slot } = await twoLevels()
    await create(slot)
    const late = await students([5, 5])
    const told = async () =>
      (await world.db.queries.selectFrom('outbox_mails').select(['template', 'account_id']).execute()).map(
        ({ template, account_id }) => [template, account_id],
      )
    await join(slot, late.slice(0, 1))
    await missed(slot)
    expect(await told()).toEqual([])
    await join(slot, late.slice(1))
    await admin.call('addMissedAttendees', { params: { timeSlotId: slot }, body: { notify: true } })
    expect(await told()).toEqual([['class_notice', late[1]?.accountId]])
  })

  it('go with their friend where both groups are as near', async () => {
    const slot = await aClass(world.db, world.now)
    await teach(slot, tia)
    await teach(slot, theo)
    const people = await students([3, 3, 3, 5, 5, 5])
    await join(slot, people)
    await create(slot)
    const [late] = (await students([4])) as [Person]
    await areFriends(world.db, late.accountId, (people[5] as Person).accountId, world.now)
    await join(slot, [late])
    await missed(slot)
    expect(await groupOf(slot, late)).toBe(await groupOf(slot, people[5] as Person))
  })
})

describe('changing groups', () => {
  const change = async (groupId: string, who: Person, by = admin) =>
    by.call('changeGroup', { params: { groupId }, body: { accountId: who.accountId } })

  it('moves a student, and says which friends are apart and who is beyond 12 [C-199]', async () => {
    const { slot, low } = await twoLevels()
    const [a, b] = low as [Person, Person]
    await areFriends(world.db, b.accountId, a.accountId, world.now)
    const { groups } = (await create(slot)).body
    const answer = await change(groups[1].id, a)
    expect(answer.body).toEqual({
      group: expect.objectContaining({ id: groups[1].id, size: 4 }),
      over: 0,
      splitFriends: [b.accountId],
    })
    expect(await groupOf(slot, a)).toBe(groups[1].id)
    expect((await change(groups[0].id, a)).body.splitFriends).toEqual([])
  })

  it('tells how many are beyond the room of the group', async () => {
    const slot = await aClass(world.db, world.now)
    await teach(slot, tia)
    await teach(slot, theo)
    const people = await students([...Array.from({ length: 12 }, () => 2), ...Array.from({ length: 12 }, () => 5)])
    await join(slot, people)
    const { groups } = (await create(slot)).body
    expect((await change(groups[0].id, people[23] as Person)).body.over).toBe(1)
  })

  it('leaves assistants with their leader, and takes them along [C-060]', async () => {
    const { slot } = await twoLevels()
    const helper = await world.person({ roles: ['tutor'], grade: null })
    const leader = await world.db.queries
      .selectFrom('attendees')
      .select('id')
      .where('account_id', '=', tia.accountId)
      .executeTakeFirstOrThrow()
    await teach(slot, helper, leader.id)
    const { groups } = (await create(slot)).body
    const home = await groupOf(slot, tia)
    const other = groups.find(({ id }: Shown) => id !== home).id
    expect((await change(other, helper)).body.code).toBe('assistant_follows_leader')
    expect((await change(other, tia)).status).toBe(200)
    expect(await groupOf(slot, helper)).toBe(other)
  })

  it('refuses who is not in the class, past classes, and everybody but administrators [C-172]', async () => {
    const { slot, people } = await twoLevels()
    const { groups } = (await create(slot)).body
    const [stranger] = (await students([3])) as [Person]
    expect((await change(groups[0].id, stranger)).body.code).toBe('not_groupable')
    expect((await change('00000000-0000-4000-8000-000000000000', stranger)).body.code).toBe('group_not_found')
    for (const one of [tia, people[0] as Person]) {
      expect((await change(groups[0].id, people[0] as Person, one)).status).toBe(403)
      expect((await one.call('deleteGroup', { params: { groupId: groups[0].id } })).status).toBe(403)
    }
    world.now = new Date(world.now.getTime() + 165 * 60_000)
    expect((await change(groups[0].id, people[0] as Person)).body.code).toBe('time_slot_past')
    expect((await admin.call('deleteGroup', { params: { groupId: groups[0].id } })).body.code).toBe('time_slot_past')
  })
})

describe('removing a group', () => {
  const remove = async (groupId: string) => admin.call('deleteGroup', { params: { groupId } })

  it('gives its students to the others, and the teacher has none any more [C-199] [C-237]', async () => {
    const { slot, people, low } = await twoLevels()
    const { groups } = (await create(slot)).body
    const answer = await remove(groups[0].id)
    expect(answer.body.groups).toEqual([expect.objectContaining({ id: groups[1].id, groupIndex: 1, size: 6 })])
    for (const one of people) expect(await groupOf(slot, one)).toBe(groups[1].id)
    expect((await rowOf(slot, low[0] as Person)).group_status).toBe('assigned')
    expect(await rowOf(slot, tia)).toEqual({ group_id: null, group_status: 'none' })
    expect(await statusOf(slot)).toBe('groups_created')
  })

  it('leaves the class ready to group when it was the last one', async () => {
    const { slot, people } = await twoLevels()
    const { groups } = (await create(slot)).body
    await remove(groups[0].id)
    expect((await remove(groups[1].id)).body.groups).toEqual([])
    expect(await statusOf(slot)).toBe('ready_to_group')
    for (const one of [...people, tia, theo])
      expect(await rowOf(slot, one)).toEqual({ group_id: null, group_status: 'none' })
    expect((await create(slot)).body.groups).toHaveLength(2)
    expect((await remove(groups[0].id)).body.code).toBe('group_not_found')
  })
})

describe('what is known of a group', () => {
  it('is for administrators, its class’s teachers, and those in it with who manages them [C-112] [C-200]', async () => {
    const { slot, people, low } = await twoLevels()
    const { groups } = (await create(slot)).body
    const parent = await world.person({ roles: ['parent'], grade: null })
    const child = low[0] as Person
    await world.manages(parent, child)
    await admin.call('addGroupInstructions', {
      params: { groupId: groups[0].id },
      body: { instructions: 'Begin with fractions.' },
    })
    expect((await list(tia, slot)).map(({ id }) => id)).toEqual(groups.map(({ id }: Shown) => id))
    for (const one of [child, parent]) {
      const shown = await list(one, slot)
      expect(shown).toEqual([
        {
          ...groups[0],
          instructions: null,
          level: null,
        },
      ])
    }
    const [stranger] = (await students([3])) as [Person]
    expect((await stranger.call('listGroups', { query: { timeSlotId: slot } })).body.code).toBe('time_slot_not_found')
    expect((await stranger.call('listGroups', { query: { timeSlotIds: slot } })).body).toEqual({ groups: [], total: 0 })
    const some = await admin.call('listGroups', { query: { timeSlotIds: slot, fields: 'size', offset: 1, count: 1 } })
    expect(some.body).toEqual({ groups: [{ id: groups[1].id, timeSlotId: slot, size: 3 }], total: 2 })
    expect(people).toHaveLength(6)
  })

  it('is set by its tutor and administrators: instructions and an address elsewhere [C-199]', async () => {
    const { slot } = await twoLevels()
    const { groups } = (await create(slot)).body
    const set = async (by: Person, groupId: string, body: object) =>
      by.call('addGroupInstructions', { params: { groupId }, body })
    const mine = groups[0].id
    expect((await set(tia, mine, { videoConferenceLink: 'https://meet.example/abc' })).body.group).toEqual(
      expect.objectContaining({ videoConferenceLink: 'https://meet.example/abc', instructions: null }),
    )
    expect((await set(tia, mine, { instructions: ' Bring paper. ' })).body.group).toEqual(
      expect.objectContaining({ videoConferenceLink: 'https://meet.example/abc', instructions: 'Bring paper.' }),
    )
    expect((await set(admin, mine, { videoConferenceLink: null, instructions: null })).body.group).toEqual(
      expect.objectContaining({
        instructions: null,
        videoConferenceLink: `http://polyhex.test/class/session/${mine}/`,
      }),
    )
    expect((await set(tia, groups[1].id, { instructions: 'x' })).body.code).toBe('group_not_found')
    for (const address of ['http://meet.example/abc', 'HTTPS://meet.example/abc', 'javascript:alert(1)', 'meet'])
      expect((await set(admin, mine, { videoConferenceLink: address })).status).toBe(400)
    world.now = new Date(world.now.getTime() + 165 * 60_000)
    expect((await set(tia, mine, { instructions: 'x' })).body.code).toBe('time_slot_past')
  })
})
