import type { FromServer } from '@polyhex/contract/live/room/room-messages'
import type { QueryResult, RootOperationNode, UnknownRow } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openWorld, type Person } from '../../seed/test-world.ts'
import { presenceFeature } from './features/presence-feature.ts'
import { marksOfGroup } from './kept-marks.ts'
import { standardRoomSettings } from './media/media-settings.ts'
import { doorOf } from './room-access.ts'
import { roomFeatures } from './room-features.ts'
import { personOf } from './room-person.ts'
import { openRoomTrial } from './room-trial.ts'
import { openRooms } from './rooms.ts'

const world = openWorld()
const trial = openRoomTrial(world)
const tutor = async () => world.person({ roles: ['tutor'], grade: null })
const later = (seconds: number): void => {
  world.now = new Date(world.now.getTime() + seconds * 1000)
}
const lookAgain = async (): Promise<void> => {
  later(20)
  await world.app.rooms.tick()
}

describe('a stay in a room', () => {
  it('ends for who is moved to another group or taken out of the class, and goes on for the others', async () => {
    const [teacher, stays, moved, gone] = [
      await tutor(),
      await world.person(),
      await world.person(),
      await world.person(),
    ]
    const { slotId, groupIds } = await trial.lesson({ groups: [[teacher, stays, moved, gone], [await tutor()]] })
    const [first = '', second = ''] = groupIds
    // The one that is gone came first.
    const left = await trial.enter(gone, first)
    const [lead, one, two] = [
      await trial.enter(teacher, first),
      await trial.enter(stays, first),
      await trial.enter(moved, first),
    ]
    const change = (person: Person, to: object) =>
      world.db.queries
        .updateTable('attendees')
        .set(to)
        .where('time_slot_id', '=', slotId)
        .where('account_id', '=', person.accountId)
        .execute()
    await change(moved, { group_id: second })
    await change(gone, { removed_at: world.now, removed_because: 'staff' })
    await lookAgain()
    expect(await Promise.all([two.closed, left.closed])).toEqual([4000, 4000])
    expect(world.app.rooms.room(first)?.members.size).toBe(2)
    one.say({ kind: 'ping', n: 3 })
    lead.say({ kind: 'ping', n: 4 })
    expect([(await one.hears('pong')).n, (await lead.hears('pong')).n]).toEqual([3, 4])
    await expect(trial.enter(gone, first)).rejects.toThrow('group_not_found')
  })

  it('ends for a guest whose link to the child is taken back, and for all of a class that is deleted', async () => {
    const [teacher, student, parent] = [await tutor(), await world.person(), await world.person({ roles: ['parent'] })]
    await world.manages(parent, student)
    const { slotId, groupIds } = await trial.lesson({ groups: [[teacher, student]] })
    const [groupId = ''] = groupIds
    const [lead, child] = [await trial.enter(teacher, groupId), await trial.enter(student, groupId)]
    const guest = await trial.open(groupId, await trial.token(parent, groupId))
    lead.say({ kind: 'admit', memberId: (await guest.hears('waiting')).you, admit: true })
    await guest.hears('welcome')
    await world.db.queries.deleteFrom('account_links').where('holder_id', '=', parent.accountId).execute()
    await lookAgain()
    expect(await guest.closed).toBe(4000)
    expect(world.app.rooms.room(groupId)?.members.size).toBe(2)
    await world.db.queries.deleteFrom('time_slots').where('id', '=', slotId).execute()
    await lookAgain()
    expect(await Promise.all([lead.closed, child.closed])).toEqual([4000, 4000])
    expect(world.app.rooms.room(groupId)).toBeNull()
  })

  it('that is left and begun again does not end being muted; who leads ends it', async () => {
    const [teacher, student] = [await tutor(), await world.person()]
    const { groupIds } = await trial.lesson({ groups: [[teacher, student]] })
    const [groupId = ''] = groupIds
    const [lead, one] = [await trial.enter(teacher, groupId), await trial.enter(student, groupId)]
    const { member } = await lead.hears('joined')
    lead.say({ kind: 'mute', memberId: member.memberId, muted: true })
    await one.hears('moved', (message) => message.member.microphone === 'muted')
    one.say({ kind: 'leave' })
    await one.closed
    const back = await trial.enter(student, groupId)
    expect((await lead.hears('joined')).member.microphone).toBe('muted')
    lead.say({ kind: 'mute', memberId: null, muted: false })
    expect((await back.hears('moved')).member.microphone).toBe('off')
  })

  it('that a tutor ended is asked for again, also once the room was empty; letting in ends that', async () => {
    const [teacher, student] = [await tutor(), await world.person()]
    const { groupIds } = await trial.lesson({ groups: [[teacher, student]] })
    const [groupId = ''] = groupIds
    const [lead, one] = [await trial.enter(teacher, groupId), await trial.enter(student, groupId)]
    lead.say({ kind: 'remove', memberId: (await lead.hears('joined')).member.memberId })
    expect(await one.closed).toBe(4000)
    const emptied = async (...visitors: (typeof lead)[]) => {
      for (const visitor of visitors) {
        visitor.say({ kind: 'leave' })
        await visitor.closed
      }
      await world.app.rooms.tick()
      expect(world.app.rooms.room(groupId)).toBeNull()
    }
    await emptied(lead)
    const again = await trial.enter(teacher, groupId)
    const outside = await trial.open(groupId, await trial.token(student, groupId))
    again.say({ kind: 'admit', memberId: (await outside.hears('waiting')).you, admit: true })
    await outside.hears('welcome')
    await emptied(outside, again)
    await trial.enter(student, groupId)
  })

  it('goes on over a restart of the server with hands and mutes; who has gone for good has put the hand down', async () => {
    const [teacher, muted, asks, left] = [
      await tutor(),
      await world.person(),
      await world.person(),
      await world.person(),
    ]
    const { groupIds } = await trial.lesson({ groups: [[teacher, muted, asks, left]] })
    const [groupId = ''] = groupIds
    const lead = await trial.enter(teacher, groupId)
    const visitors = [
      await trial.enter(muted, groupId),
      await trial.enter(asks, groupId),
      await trial.enter(left, groupId),
    ]
    const idOf = async ({ accountId }: Person) =>
      (await lead.hears('joined', ({ member }) => member.accountId === accountId)).member.memberId
    const [mutedId, asksId] = [await idOf(muted), await idOf(asks)]
    lead.say({ kind: 'mute', memberId: mutedId, muted: true })
    await lead.hears('moved', ({ member }) => member.microphone === 'muted')
    for (const visitor of visitors.slice(1)) {
      visitor.say({ kind: 'hand', up: true })
      await lead.hears('moved', ({ member }) => member.handSince !== null)
    }
    const handSince = world.now.toISOString()
    visitors[2]?.say({ kind: 'leave' })
    await visitors[2]?.closed
    for (const visitor of [lead, ...visitors.slice(0, 2)]) {
      visitor.say({ kind: 'ping', n: 1 })
      await visitor.hears('pong')
    }

    const again = openRooms({
      ...{ db: world.db, now: () => world.now, log: world.app.log },
      ...{ settings: standardRoomSettings, features: roomFeatures },
    })
    const welcomed = async (person: Person) => {
      const told: FromServer[] = []
      const door = await doorOf(world.db, groupId, person.accountId, world.now)
      const who = door && (await personOf(world.db, door, person.accountId, world.now))
      if (!door || !who) throw new Error('no door')
      await again.visit(door, who, { send: (text) => void told.push(JSON.parse(text)), close: () => {} })
      const [welcome] = told
      if (welcome?.kind !== 'welcome') throw new Error('not welcomed')
      const { microphone, handSince: since } =
        welcome.members.find(({ memberId }) => memberId === welcome.you) ?? welcome.members[0] ?? {}
      return [microphone, since]
    }
    later(100)
    expect(await welcomed(muted)).toEqual(['muted', null])
    expect(await welcomed(asks)).toEqual(['off', handSince])
    expect(await welcomed(left)).toEqual(['off', null])
    // Whoever leads allows it again, and it is forgotten.
    const live = again.room(groupId)
    const me = live?.member(mutedId)
    if (!live || !me) throw new Error('not in')
    await presenceFeature.handle(live, { ...me, leads: true }, { kind: 'mute', memberId: null, muted: false })
    expect(await marksOfGroup(world.db, groupId, world.now)).toEqual([
      { accountId: asks.accountId, handSince: new Date(handSince), muted: false, sentOut: false },
    ])
    expect(live.member(asksId)?.handSince).toEqual(new Date(handSince))
    // A hand of long ago is none.
    const late = new Date(world.now.getTime() + 121_000)
    expect((await marksOfGroup(world.db, groupId, late)).map((kept) => kept.handSince)).toEqual([null])
    await again.close()
  })

  it('is looked after in as many queries for many rooms as for one', async () => {
    const asked: string[] = []
    const count = {
      transformQuery: ({ node }: { node: RootOperationNode }) => {
        asked.push(node.kind)
        return node
      },
      transformResult: async ({ result }: { result: QueryResult<UnknownRow> }) => result,
    }
    const db = { ...world.db, queries: world.db.queries.withPlugin(count) }
    const own = openRooms({
      ...{ db, now: () => world.now, log: world.app.log, settings: standardRoomSettings, features: [] },
    })
    const fill = async (): Promise<string> => {
      const people = [await tutor(), await world.person()]
      const { groupIds } = await trial.lesson({ groups: [people] })
      const [groupId = ''] = groupIds
      for (const { accountId } of people) {
        const door = await doorOf(world.db, groupId, accountId, world.now)
        const person = door && (await personOf(world.db, door, accountId, world.now))
        if (door && person) await own.visit(door, person, { send: () => {}, close: () => {} })
      }
      return groupId
    }
    const look = async (): Promise<number> => {
      later(20)
      asked.length = 0
      await own.tick()
      return asked.length
    }
    await fill()
    const one = await look()
    const others = [await fill(), await fill(), await fill(), await fill()]
    const many = await look()
    expect([one > 0, many]).toEqual([true, one])
    // And it is a look: who was taken out of one of them goes.
    const [last = ''] = others
    await world.db.queries
      .updateTable('attendees')
      .set({ removed_at: world.now, removed_because: 'staff' })
      .where('group_id', '=', last)
      .where('is_teacher', '=', false)
      .execute()
    await look()
    expect([last, ...others.slice(1)].map((id) => own.room(id)?.members.size)).toEqual([1, 2, 2, 2])
    await own.close()
  })
})

describe('the way to a room elsewhere', () => {
  it('waits for the parent of a child under 13, like our own rooms', async () => {
    const [teacher, older, young] = [await tutor(), await world.person(), await world.person({ birthMonth: '2019/05' })]
    const link = 'https://elsewhere.example/room'
    const { groupIds } = await trial.lesson({ groups: [[teacher, older, young]], link })
    const [groupId = ''] = groupIds
    const sentTo = async ({ cookies }: Person) => {
      const cookie = [...cookies].map(([key, value]) => `${key}=${value}`).join('; ')
      const url = `/class/join/${groupId}`
      return (await world.app.inject({ url, headers: { host: 'polyhex.test', cookie } })).headers.location
    }
    expect([await sentTo(older), await sentTo(young)]).toEqual([link, `/class/session/${groupId}/`])
  })

  it('notes who has gone there: joined, and seen; whoever was turned away has not joined', async () => {
    const [teacher, student, young, stranger] = [
      await tutor(),
      await world.person(),
      await world.person({ birthMonth: '2019/05' }),
      await world.person(),
    ]
    const link = 'https://elsewhere.example/room'
    const { slotId, groupIds } = await trial.lesson({ groups: [[teacher, student, young]], link })
    for (const { cookies } of [teacher, student, young, stranger]) {
      const cookie = [...cookies].map(([key, value]) => `${key}=${value}`).join('; ')
      await world.app.inject({ url: `/class/join/${groupIds[0]}`, headers: { host: 'polyhex.test', cookie } })
    }
    const seen = { group_status: 'joined', first_seen_at: world.now, last_seen_at: world.now, present_seconds: 0 }
    expect(await trial.attendee(slotId, teacher)).toEqual(seen)
    expect(await trial.attendee(slotId, student)).toEqual(seen)
    const not = { group_status: 'assigned', first_seen_at: null, last_seen_at: null }
    expect(await trial.attendee(slotId, young)).toMatchObject(not)
  })
})
