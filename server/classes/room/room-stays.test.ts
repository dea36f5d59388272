import { describe, expect, it } from 'vitest'
import { openWorld, type Person } from '../../seed/test-world.ts'
import { openRoomTrial } from './room-trial.ts'

const world = openWorld()
const trial = openRoomTrial(world)
const tutor = async () => world.person({ roles: ['tutor'], grade: null })
const lookAgain = async (): Promise<void> => {
  world.now = new Date(world.now.getTime() + 20_000)
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
})
