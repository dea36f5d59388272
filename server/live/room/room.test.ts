import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import { openWorld } from '../../seed/test-world.ts'
import { openRoomTrial, type Visitor } from './room-trial.ts'

const world = openWorld()
const trial = openRoomTrial(world)
const tutor = async () => world.person({ roles: ['tutor'], grade: null })
const later = (seconds: number): void => {
  world.now = new Date(world.now.getTime() + seconds * 1000)
}

describe('the door of a room', () => {
  it('opens 60 minutes before the class and closes when it is past, for everybody alike [C-139] [C-140]', async () => {
    const [teacher, student] = [await tutor(), await world.person()]
    const { groupIds } = await trial.lesson({ groups: [[teacher, student]], inMinutes: 61, duration: 90 })
    const params = { groupId: groupIds[0] ?? '' }
    const seen = async () => {
      const answers = []
      for (const person of [teacher, student]) {
        const { status } = await person.call('openRoom', { params })
        answers.push([status, (await person.call('getRoom', { params })).body.joinable])
      }
      return answers
    }
    const [shut, ajar] = [
      [
        [409, false],
        [409, false],
      ],
      [
        [200, true],
        [200, true],
      ],
    ]
    expect(await seen()).toEqual(shut)
    later(60)
    expect(await seen()).toEqual(ajar)
    later(60 * (60 + 89) + 59)
    expect(await seen()).toEqual(ajar)
    later(1)
    expect(await seen()).toEqual(shut)
  })

  it('is not there for who has nothing to do with the class; others of it and parents knock; staff looks in', async () => {
    const [teacher, student, other, parent, stranger, foreignTutor, admin] = await Promise.all([
      tutor(),
      world.person(),
      world.person(),
      world.person({ roles: ['parent'], grade: null }),
      world.person(),
      tutor(),
      world.person({ roles: ['admin'], grade: null }),
    ])
    await world.manages(parent, student)
    const { groupIds } = await trial.lesson({ groups: [[teacher, student], [other]] })
    const params = { groupId: groupIds[0] ?? '' }
    const door = async (person: typeof teacher) => {
      const { status, body } = await person.call('getRoom', { params })
      return status === 200 ? `${body.role} ${body.entry}` : `${status} ${body.code}`
    }
    expect(await Promise.all([teacher, student, other, parent, stranger, foreignTutor, admin].map(door))).toEqual([
      'tutor enter',
      'student enter',
      'guest knock',
      'guest knock',
      '404 group_not_found',
      '404 group_not_found',
      'staff enter',
    ])
    expect((await stranger.call('openRoom', { params })).body.code).toBe('group_not_found')
  })

  it('tells what tutors are told to tutors alone', async () => {
    const [teacher, student] = [await tutor(), await world.person()]
    const { groupIds } = await trial.lesson({ groups: [[teacher, student]] })
    const params = { groupId: groupIds[0] ?? '' }
    expect((await teacher.call('getRoom', { params })).body.room.instructions).toBe('Begin with halves.')
    // The lobby says when the class begins on the clock of the account, wherever the device is.
    await sql`update accounts set time_zone = 'Asia/Tokyo' where id = ${teacher.accountId}`.execute(world.db.queries)
    const { room, local, zone } = (await teacher.call('getRoom', { params })).body
    expect([new Date(`${local}:00+09:00`).toISOString(), zone]).toEqual([room.startingAt, 'GMT+9'])
    expect((await student.call('getRoom', { params })).body.room.instructions).toBeNull()
  })
})

describe('the socket of a room', () => {
  it('takes a token of this group, for 10 minutes, from our own pages alone', async () => {
    const [teacher, student] = [await tutor(), await world.person()]
    const { groupIds } = await trial.lesson({ groups: [[teacher, student], [await tutor()]] })
    const [first = '', second = ''] = groupIds
    const token = await trial.token(student, first)
    await expect(trial.open(first, 'x'.repeat(43))).rejects.toThrow('401')
    await expect(trial.open(second, token)).rejects.toThrow('401')
    await expect(trial.open(first, token, { origin: 'https://elsewhere.example' })).rejects.toThrow('403')
    const visitor = await trial.open(first, token, { origin: 'http://polyhex.test' })
    expect((await visitor.hears('welcome')).room).toMatchObject({ groupId: first, name: 'Fractions', groupIndex: 1 })
    later(600)
    await expect(trial.open(first, token)).rejects.toThrow('401')
  })

  it('shows who is here by public names; account ids and who is missing are for tutors', async () => {
    const [teacher, student, absent] = [await tutor(), await world.person(), await world.person()]
    const { groupIds } = await trial.lesson({ groups: [[teacher, student, absent]] })
    const [groupId = ''] = groupIds
    const one = await trial.open(groupId, await trial.token(student, groupId))
    const forStudent = await one.hears('welcome')
    const two = await trial.open(groupId, await trial.token(teacher, groupId))
    const forTutor = await two.hears('welcome')
    expect(forStudent.members.map(({ role, accountId }) => ({ role, accountId }))).toEqual([
      { role: 'student', accountId: null },
    ])
    expect(forStudent.expected).toEqual([])
    expect(forTutor.members.map(({ role, accountId }) => ({ role, accountId }))).toEqual([
      { role: 'student', accountId: student.accountId },
      { role: 'tutor', accountId: teacher.accountId },
    ])
    expect(forTutor.expected.map(({ accountId }) => accountId)).toEqual([absent.accountId])
    const joined = await one.hears('joined')
    expect(joined.member).toMatchObject({
      role: 'tutor',
      accountId: null,
      publicName: expect.stringMatching(/^Person /),
    })
    expect(JSON.stringify(one.told)).not.toContain(teacher.accountId)
  })

  it('writes attendance on entering, and time in the room on leaving', async () => {
    const [teacher, student] = [await tutor(), await world.person()]
    const { slotId, groupIds } = await trial.lesson({ groups: [[teacher, student]] })
    const [groupId = ''] = groupIds
    const watching = await trial.enter(teacher, groupId)
    const visitor = await trial.enter(student, groupId)
    const entered = world.now
    later(61)
    visitor.say({ kind: 'leave' })
    expect(await visitor.closed).toBe(4000)
    await watching.hears('expected', ({ expected }) => expected.length === 1)
    watching.say({ kind: 'ping', n: 1 })
    await watching.hears('pong')
    later(20)
    await world.app.rooms.tick()
    expect(await trial.attendee(slotId, student)).toEqual({
      group_status: 'joined',
      first_seen_at: entered,
      last_seen_at: new Date(entered.getTime() + 61_000),
      present_seconds: 61,
    })
    expect(await trial.attendee(slotId, teacher)).toMatchObject({ group_status: 'joined', present_seconds: 81 })
  })

  it('keeps a member over a lost connection, and lets one device at a time be there', async () => {
    const [teacher, student] = [await tutor(), await world.person()]
    const { groupIds } = await trial.lesson({ groups: [[teacher, student]] })
    const [groupId = ''] = groupIds
    const watching = await trial.enter(teacher, groupId)
    const first = await trial.enter(student, groupId)
    first.say({ kind: 'hand', up: true })
    await watching.hears('moved', ({ member }) => member.handSince !== null)
    first.socket.terminate()
    await watching.hears('moved', ({ member }) => member.presence === 'lost')
    const again = await trial.open(groupId, await trial.token(student, groupId))
    const welcome = await again.hears('welcome')
    const me = welcome.members.find(({ memberId }) => memberId === welcome.you)
    expect(me).toMatchObject({ presence: 'here', handSince: expect.any(String) })
    expect(watching.told.some(({ kind }) => kind === 'left')).toBe(false)
    const elsewhere = await trial.enter(student, groupId)
    expect((await again.hears('ended')).reason).toBe('opened_elsewhere')
    expect(await again.closed).toBe(4000)
    elsewhere.say({ kind: 'ping', n: 7 })
    expect((await elsewhere.hears('pong')).n).toBe(7)
  })

  it('ends by itself when the class is past, or when it is cancelled', async () => {
    for (const reason of ['over', 'class_cancelled'] as const) {
      const student = await world.person()
      const { slotId, groupIds } = await trial.lesson({ groups: [[await tutor(), student]], inMinutes: 0 })
      const visitor = await trial.enter(student, groupIds[0] ?? '')
      if (reason === 'over') later(45 * 60 - 1)
      else {
        await world.db.queries.updateTable('time_slots').set({ status: 'cancelled' }).where('id', '=', slotId).execute()
        later(20)
      }
      if (reason === 'over') {
        await world.app.rooms.tick()
        visitor.say({ kind: 'ping', n: 1 })
        await visitor.hears('pong')
        later(1)
      }
      await world.app.rooms.tick()
      expect((await visitor.hears('ended')).reason).toBe(reason)
      expect(await visitor.closed).toBe(4000)
      expect(world.app.rooms.room(groupIds[0] ?? '')).toBeNull()
    }
  })

  it('answers what cannot be read, what is not allowed and too much of it, and goes on', async () => {
    const [teacher, student, friend] = [await tutor(), await world.person(), await world.person()]
    const { groupIds } = await trial.lesson({ groups: [[teacher, student, friend]] })
    const [groupId = ''] = groupIds
    const [one, two] = [await trial.enter(student, groupId), await trial.enter(friend, groupId)]
    const target = (await one.hears('joined')).member.memberId
    one.socket.send('{"kind":"hand","up":"high"}')
    expect(await one.hears('problem')).toMatchObject({ code: 'not_readable', about: 'hand' })
    for (const message of [
      { kind: 'mute', memberId: target, muted: true },
      { kind: 'remove', memberId: target },
      { kind: 'admit', memberId: target, admit: true },
      { kind: 'spotlight-ask', memberId: target, what: 'camera' },
      { kind: 'whisper', to: target },
      { kind: 'hand', up: true, memberId: target },
    ] as const) {
      one.say(message)
      expect(await one.hears('problem')).toMatchObject({ code: 'not_yours_to_do', about: message.kind })
    }
    expect(two.told.filter(({ kind }) => kind === 'moved')).toEqual([])
    for (let n = 0; n < 400; n += 1) one.say({ kind: 'ping', n })
    expect(await one.closed).toBe(4429)
  })
})

describe('a tutor', () => {
  it('lets in who knocks, or does not; who was removed knocks again', async () => {
    const [teacher, student, late, other] = await Promise.all([tutor(), world.person(), world.person(), world.person()])
    const parent = await world.person({ roles: ['parent'], grade: null })
    await world.manages(parent, student)
    const { slotId, groupIds } = await trial.lesson({ groups: [[teacher, student]], also: [late, other] })
    const [groupId = ''] = groupIds
    const outside = await trial.open(groupId, await trial.token(late, groupId))
    expect(await outside.hears('waiting')).toMatchObject({ tutorIsHere: false, room: { instructions: null } })
    const watching = await trial.enter(teacher, groupId)
    const inside = await trial.enter(student, groupId)
    const refused = await trial.open(groupId, await trial.token(other, groupId))
    const { knocks } = await watching.hears('knocks', (message) => message.knocks.length === 2)
    const family = await trial.open(groupId, await trial.token(parent, groupId))
    const { knocks: three } = await watching.hears('knocks', (message) => message.knocks.length === 3)
    const studentName = inside.told.flatMap((told) => (told.kind === 'welcome' ? told.members : [])).at(-1)?.publicName
    expect(three.map(({ familyOf }) => familyOf)).toEqual([[], [], [studentName]])
    family.say({ kind: 'leave' })
    expect(inside.told.some(({ kind }) => kind === 'knocks')).toBe(false)
    outside.say({ kind: 'hand', up: true })
    watching.say({ kind: 'admit', memberId: knocks[0]?.memberId ?? '', admit: true })
    watching.say({ kind: 'admit', memberId: knocks[1]?.memberId ?? '', admit: false })
    const welcome = await outside.hears('welcome')
    expect(welcome.members.find(({ memberId }) => memberId === welcome.you)).toMatchObject({
      role: 'guest',
      handSince: null,
    })
    expect((await refused.hears('ended')).reason).toBe('not_admitted')
    watching.say({ kind: 'ping', n: 1 })
    await watching.hears('pong')
    expect((await trial.attendee(slotId, late)).group_status).toBe('joined')
    expect((await trial.attendee(slotId, other)).group_status).toBe('none')

    watching.say({ kind: 'remove', memberId: welcome.you })
    expect((await outside.hears('ended')).reason).toBe('removed')
    const back = await trial.open(groupId, await trial.token(late, groupId))
    await back.hears('waiting')
  })

  it('mutes, and what the browser says then does not open the microphone', async () => {
    const [teacher, student] = [await tutor(), await world.person()]
    const { groupIds } = await trial.lesson({ groups: [[teacher, student]] })
    const [groupId = ''] = groupIds
    const [watching, one] = [await trial.enter(teacher, groupId), await trial.enter(student, groupId)]
    one.say({ kind: 'state', microphone: true, camera: false, media: 'connected' })
    const { member } = await watching.hears('moved', (message) => message.member.microphone === 'on')
    await one.hears('moved', (message) => message.member.microphone === 'on')
    watching.say({ kind: 'mute', memberId: member.memberId, muted: true })
    await one.hears('moved', (message) => message.member.microphone === 'muted')
    one.say({ kind: 'state', microphone: true, camera: true, media: 'connected' })
    expect((await one.hears('moved', (message) => message.member.camera)).member.microphone).toBe('muted')
    watching.say({ kind: 'mute', memberId: null, muted: false })
    expect((await one.hears('moved', (message) => message.member.microphone !== 'muted')).member.microphone).toBe('off')
  })

  it('asks to turn a microphone on, and passes nothing on of one that is not shown as on', async () => {
    const [teacher, student, friend] = [await tutor(), await world.person(), await world.person()]
    const { groupIds } = await trial.lesson({ groups: [[teacher, student, friend]] })
    const [groupId = ''] = groupIds
    const watching = await trial.open(groupId, await trial.token(teacher, groupId))
    const { you: tutorId } = await watching.hears('welcome')
    const { media } = world.app.rooms.room(groupId)!
    const silence = vi.spyOn(media, 'silence')
    const passed = (memberId: string) => silence.mock.calls.findLast(([member]) => member === memberId)?.[1] === false
    const one = await trial.enter(student, groupId)
    const { memberId } = (await watching.hears('joined')).member
    expect(passed(memberId)).toBe(false)
    const two = await trial.enter(friend, groupId)
    const says = async (visitor: Visitor, microphone: boolean) => {
      visitor.say({ kind: 'state', microphone, camera: false, media: 'connected' })
      await watching.hears('moved', ({ member }) => member.microphone === (microphone ? 'on' : 'off'))
    }
    await says(one, true)
    expect(passed(memberId)).toBe(true)
    watching.say({ kind: 'mute', memberId: null, muted: true })
    await one.hears('moved', (message) => message.member.microphone === 'muted')
    expect(passed(memberId)).toBe(false)
    watching.say({ kind: 'mute', memberId: null, muted: false })
    expect((await one.hears('microphone-asked')).by).toBe(tutorId)
    expect((await two.hears('microphone-asked')).by).toBe(tutorId)
    expect(passed(memberId)).toBe(false)
    await says(one, true)
    expect(passed(memberId)).toBe(true)
    // Another device takes over: until it says what its microphone does, it is shown and held as off.
    const elsewhere = await trial.open(groupId, await trial.token(student, groupId))
    const { members } = await elsewhere.hears('welcome')
    expect(members.find((member) => member.memberId === memberId)).toMatchObject({ microphone: 'off', media: 'none' })
    expect(passed(memberId)).toBe(false)
  })

  it('shows a student to all only after the student has said yes; either ends it', async () => {
    const [teacher, student, friend] = [await tutor(), await world.person(), await world.person()]
    const { groupIds } = await trial.lesson({ groups: [[teacher, student, friend]] })
    const [groupId = ''] = groupIds
    const watching = await trial.enter(teacher, groupId)
    const one = await trial.open(groupId, await trial.token(student, groupId))
    const { you } = await one.hears('welcome')
    const two = await trial.enter(friend, groupId)
    two.say({ kind: 'spotlight-answer', accept: true })
    expect((await two.hears('problem')).code).toBe('not_yours_to_do')
    for (const accept of [false, true]) {
      watching.say({ kind: 'spotlight-ask', memberId: you, what: 'camera' })
      await one.hears('spotlight-asked')
      one.say({ kind: 'spotlight-answer', accept })
      if (!accept) await watching.hears('spotlight-declined')
    }
    expect((await two.hears('spotlight')).spotlight).toEqual({ memberId: you, what: 'camera' })
    expect(two.told.filter(({ kind }) => kind === 'spotlight')).toHaveLength(1)
    two.say({ kind: 'spotlight-stop' })
    expect((await two.hears('problem')).about).toBe('spotlight-stop')
    one.say({ kind: 'spotlight-stop' })
    expect((await two.hears('spotlight')).spotlight).toBeNull()
  })

  it('shows large what one who leads shares, one at a time, and of nobody else', async () => {
    const [teacher, second, student] = [await tutor(), await tutor(), await world.person()]
    const { groupIds } = await trial.lesson({ groups: [[teacher, second, student]] })
    const [groupId = ''] = groupIds
    const [lead, other, child] = [
      await trial.enter(teacher, groupId),
      await trial.enter(second, groupId),
      await trial.enter(student, groupId),
    ]
    const shown = () =>
      [...(world.app.rooms.room(groupId)?.members.values() ?? [])].flatMap(({ accountId, large }) =>
        large === null ? [] : [[accountId, large]],
      )
    child.say({ kind: 'large', what: 'screen' })
    expect(await child.hears('problem')).toMatchObject({ code: 'not_yours_to_do', about: 'large' })
    expect(shown()).toEqual([])
    lead.say({ kind: 'large', what: 'screen' })
    await child.hears('moved', ({ member }) => member.large === 'screen')
    other.say({ kind: 'large', what: 'camera' })
    await child.hears('moved', ({ member }) => member.large === 'camera')
    expect(shown()).toEqual([[second.accountId, 'camera']])
    // Who leads sees whom the picture does not reach.
    child.say({ kind: 'pictures', wanted: false })
    const missed = await lead.hears('moved', ({ member }) => !member.seesPictures)
    expect(missed.member.accountId).toBe(student.accountId)
    child.say({ kind: 'pictures', wanted: true })
    await lead.hears('moved', ({ member }) => member.memberId === missed.member.memberId && member.seesPictures)
    other.say({ kind: 'leave' })
    await lead.hears('left')
    expect(shown()).toEqual([])
  })

  it('whispers to one student: that student and who leads are told, the others are not', async () => {
    const [teacher, assistant, student, friend] = [
      await tutor(),
      await tutor(),
      await world.person(),
      await world.person(),
    ]
    const { groupIds } = await trial.lesson({ groups: [[teacher, assistant, student, friend]] })
    const [groupId = ''] = groupIds
    const one = await trial.open(groupId, await trial.token(student, groupId))
    const { you } = await one.hears('welcome')
    const [lead, second, two] = [
      await trial.enter(teacher, groupId),
      await trial.enter(assistant, groupId),
      await trial.enter(friend, groupId),
    ]
    expect(lead.told.flatMap((message) => (message.kind === 'welcome' ? message.members : [])).at(-1)?.role).toBe(
      'tutor',
    )
    lead.say({ kind: 'whisper', to: you })
    const heard = await one.hears('whispering')
    expect(heard.to).toBe(you)
    expect(await second.hears('whispering')).toEqual(heard)
    one.say({ kind: 'leave' })
    expect(await second.hears('whispering')).toMatchObject({ to: null })
    expect(two.told.some(({ kind }) => kind === 'whispering')).toBe(false)
  })
})
