import { expect, it, vi } from 'vitest'
import { openWorld } from '../../seed/test-world.ts'
import { openRoomTrial, type Visitor } from './room-trial.ts'

const world = openWorld()
const rooms = openRoomTrial(world)

async function aClass() {
  const tutor = await world.person({ roles: ['tutor'], grade: null })
  const [sam, max] = [await world.person(), await world.person()]
  const { groupIds } = await rooms.lesson({ groups: [[tutor, sam, max]] })
  return { tutor, sam, max, groupId: groupIds[0] ?? '' }
}
const unled = 'Your tutor opens the room. Until then nobody can write, draw or be heard.'

it('a room without anybody who leads carries no words and no voices of children', async () => {
  const { tutor, sam, max, groupId } = await aClass()
  const [one, two] = [await rooms.enter(sam, groupId), await rooms.enter(max, groupId)]
  one.say({ kind: 'chat', text: 'hello' })
  expect((await one.hears('chat-refused')).why).toBe(unled)
  const { media } = world.app.rooms.room(groupId)!
  const silence = vi.spyOn(media, 'silence')
  const passed = ({ memberId }: { memberId: string }) =>
    silence.mock.calls.findLast(([member]) => member === memberId)?.[1] === false
  const turnsOn = async (visitor: Visitor, other: Visitor) => {
    visitor.say({ kind: 'state', microphone: true, camera: false, media: 'connected' })
    return (await other.hears('moved', ({ member }) => member.microphone === 'on')).member
  }
  const early = await turnsOn(one, two)
  expect(passed(early)).toBe(false)
  const lead = await rooms.enter(tutor, groupId)
  await two.hears('joined', ({ member }) => member.role === 'tutor')
  one.say({ kind: 'chat', text: 'hello again' })
  expect((await two.hears('chat-line')).line.text).toBe('hello again')
  // Whose microphone is on is heard now; whose is off is not, only because somebody leads.
  const calls = new Map(silence.mock.calls)
  expect([...calls.values()].filter((silent) => !silent)).toHaveLength(1)
  expect(passed(early)).toBe(true)
  const later = await turnsOn(two, one)
  expect(passed(later)).toBe(true)
  lead.say({ kind: 'leave' })
  await two.hears('left')
  one.say({ kind: 'chat', text: 'are we there?' })
  expect((await one.hears('chat-refused')).why).toBe(unled)
  expect([early, later].map(passed)).toEqual([false, false])
})

it('who signs out is out of the room within the next look, and the key to it opens nothing more', async () => {
  const { tutor, sam, groupId } = await aClass()
  await rooms.enter(tutor, groupId)
  const token = await rooms.token(sam, groupId)
  const one = await rooms.enter(sam, groupId)
  await sam.call('signOut', {})
  await world.app.rooms.tick()
  expect((await one.hears('ended')).reason).toBe('signed_out')
  await one.closed
  expect(world.app.rooms.room(groupId)?.members.size).toBe(1)
  await expect(rooms.open(groupId, token)).rejects.toThrow('401')
})

it('harm to oneself is not relayed: the child reads whom to call, who leads is told, and staff at once', async () => {
  const { tutor, sam, max, groupId } = await aClass()
  const admin = await world.person({ roles: ['admin'], grade: null })
  const [lead, one, two] = [
    await rooms.enter(tutor, groupId),
    await rooms.enter(sam, groupId),
    await rooms.enter(max, groupId),
  ]
  one.say({ kind: 'chat', text: 'i want to die' })
  const refused = await one.hears('chat-refused')
  expect([refused.care, refused.why.startsWith('You matter, and you are not alone.')]).toEqual([true, true])
  await lead.hears('care')
  expect(two.told.some(({ kind }) => kind === 'chat-line' || kind === 'care')).toBe(false)
  const { body } = await admin.call('listSafetyReports', { query: {} })
  expect(
    body.reports.map(({ kind, reason, about }: never) => [kind, reason, (about as { accountId: string }).accountId]),
  ).toEqual([['alert', 'self_harm', sam.accountId]])
  const mails = await world.db.queries
    .selectFrom('outbox_mails')
    .select('data')
    .where('template', '=', 'safety_report')
    .execute()
  expect(mails).toHaveLength(1)
  expect(JSON.stringify(mails)).not.toContain('die')
})

it('a reported line goes to staff as it stood, the reporter does not see the writer any more, and is answered', async () => {
  const { tutor, sam, max, groupId } = await aClass()
  const admin = await world.person({ roles: ['admin'], grade: null })
  const [lead, one, two] = [
    await rooms.enter(tutor, groupId),
    await rooms.enter(sam, groupId),
    await rooms.enter(max, groupId),
  ]
  two.say({ kind: 'chat', text: 'i will copy from you' })
  const { line } = await one.hears('chat-line')
  const about = { kind: 'chat', lineId: line.lineId }
  const report = async (by: typeof sam) =>
    by.call('reportInClass', { params: { groupId }, body: { about, reason: 'mean', hide: true } })
  expect((await report(sam)).status).toBe(200)
  // Nobody reports themselves, nor what they cannot see.
  expect((await report(max)).body.code).toBe('nothing_to_report')
  expect((await report(await world.person())).body.code).toBe('group_not_found')
  one.say({ kind: 'chat-hide', memberId: line.memberId, hidden: true })
  expect((await one.hears('chat-lines', ({ hidden }) => hidden.length === 1)).lines).toEqual([])
  two.say({ kind: 'chat', text: 'hello?' })
  await lead.hears('chat-line', (told) => told.line.text === 'hello?')
  expect(one.told.filter(({ kind }) => kind === 'chat-line')).toHaveLength(1)
  // A tutor can be reported and not be hidden.
  lead.say({ kind: 'chat', text: 'stay on task' })
  const tutors = await one.hears('chat-line', (told) => told.line.isTutor)
  one.say({ kind: 'chat-hide', memberId: tutors.line.memberId, hidden: true })
  expect((await one.hears('problem')).code).toBe('not_yours_to_do')

  const { body } = await admin.call('listSafetyReports', { query: {} })
  const { id } = body.reports[0]
  expect((await admin.call('getSafetyReport', { params: { reportId: id } })).body.evidence).toMatchObject([
    { isIt: true, text: 'i will copy from you' },
  ])
  expect((await sam.call('getSafetyReport', { params: { reportId: id } })).body.code).toBe('not_allowed')
  expect((await sam.call('listSafetyAnswers', {})).body.answers).toEqual([])
  const decision = { outcome: 'talked', answer: 'We talked with them.', tellOtherFamily: true }
  const decide = async () => admin.call('decideSafetyReport', { params: { reportId: id }, body: decision })
  expect((await decide()).body.report).toMatchObject({ outcome: 'talked', toldOtherFamily: true })
  expect((await decide()).body.code).toBe('report_answered')
  expect((await sam.call('listSafetyAnswers', {})).body.answers).toMatchObject([{ answer: 'We talked with them.' }])
  expect((await max.call('readSafetyAnswer', { params: { reportId: id } })).body.code).toBe('report_not_found')
  expect((await sam.call('readSafetyAnswer', { params: { reportId: id } })).status).toBe(200)
  expect((await sam.call('listSafetyAnswers', {})).body.answers).toEqual([])
})
