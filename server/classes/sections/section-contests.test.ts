import { beforeEach, describe, expect, it } from 'vitest'
import { openWorld, type Person } from '../../seed/test-world.ts'
import { aClass, attends } from '../groups/class-of-tests.ts'

const world = openWorld()
let admin: Person
let tia: Person
let sam: Person
let stranger: Person
let sectionId: string
beforeEach(async () => {
  admin = await world.person({ roles: ['admin'], grade: null })
  tia = await world.person({ roles: ['tutor'], grade: null })
  sam = await world.person({ grade: 3 })
  stranger = await world.person({ roles: ['teacher'], grade: null })
  sectionId = (await tia.call('createSection', { body: { name: 'Tuesday' } })).body.section.id
  await world.manages(tia, sam)
  await add(sam, ['viewSection'])
})

const add = async (who: Person, permissions: string[]) =>
  tia.call('addSectionMember', { params: { sectionId }, body: { accountId: who.accountId, permissions } })
const params = () => ({ sectionId })
const contest = async (by: Person): Promise<string> =>
  (await by.call('createContest', { body: { codeType: 'unit', code: 'g3_meaning_of_division' } })).body.contestPlayer
    .contest.code

describe('a section', () => {
  it('is known to its members and administrators [C-203]', async () => {
    expect((await sam.call('getSection', { params: params() })).body.section).toEqual({
      id: sectionId,
      name: 'Tuesday',
      role: 'student',
    })
    expect((await admin.call('getSection', { params: params() })).body.section.role).toBeNull()
    expect((await stranger.call('getSection', { params: params() })).body.code).toBe('section_not_found')
  })

  it('is renamed by who leads it [C-203]', async () => {
    const rename = async (by: Person) => by.call('updateSection', { params: params(), body: { name: 'Wednesday' } })
    expect((await rename(sam)).body.code).toBe('section_not_found')
    expect((await rename(stranger)).body.code).toBe('section_not_found')
    expect((await rename(tia)).body.section).toEqual({ id: sectionId, name: 'Wednesday', role: 'instructor' })
    expect((await sam.call('getSection', { params: params() })).body.section.name).toBe('Wednesday')
  })

  it('gives who joins with manageSection the role assistant, others student [C-177] [C-202]', async () => {
    const helper = await world.person({ roles: ['teacher'], grade: null })
    expect((await add(helper, ['viewSection', 'manageSection'])).body.member.role).toBe('assistant')
    const { members } = (await tia.call('listSectionMembers', { params: params() })).body
    expect(members.map((one: { accountId: string; role: string }) => [one.accountId, one.role])).toEqual([
      [tia.accountId, 'instructor'],
      [helper.accountId, 'assistant'],
      [sam.accountId, 'student'],
    ])
    const mine = await tia.call('listSectionMembers', { params: params(), query: { role: 'student', fields: 'role' } })
    expect(mine.body).toEqual({
      members: [{ id: members[2].id, accountId: sam.accountId, sectionId, role: 'student' }],
      total: 1,
    })
    const one = await tia.call('listSectionMembers', { params: params(), query: { accountId: helper.accountId } })
    expect(one.body.members.map(({ id }: { id: string }) => id)).toEqual([members[1].id])
  })

  it('is removed by its instructor once no class of it is to come; the accounts stay [C-203]', async () => {
    const helper = await world.person({ roles: ['teacher'], grade: null })
    await add(helper, ['manageSection'])
    const remove = async (by: Person) => by.call('deleteSection', { params: params() })
    expect((await remove(stranger)).body.code).toBe('section_not_found')
    expect((await remove(helper)).body.code).toBe('not_allowed')
    const slot = await aClass(world.db, world.now, { sectionId })
    expect((await remove(tia)).body.code).toBe('section_in_use')
    world.now = new Date(world.now.getTime() + 24 * 3600_000)
    expect((await remove(tia)).status).toBe(200)
    expect((await tia.call('getSection', { params: params() })).body.code).toBe('section_not_found')
    const rows = await world.db.queries.selectFrom('time_slots').select(['id', 'section_id']).execute()
    expect(rows).toEqual([{ id: slot, section_id: null }])
    expect((await sam.call('getSession')).body.state).toBe('authenticated')
  })
})

describe('what is played together', () => {
  it('is added to a section by who leads it and hosts the contest, and listed for its members [C-204]', async () => {
    const code = await contest(tia)
    const play = async (by: Person, given = code) =>
      by.call('addSectionContest', { params: params(), body: { code: given } })
    expect((await play(sam)).body.code).toBe('section_not_found')
    expect((await play(tia, await contest(sam))).body.code).toBe('contest_not_found')
    const answer = await play(tia)
    expect(answer.body.contest).toEqual({
      code,
      status: 'plan',
      title: expect.stringMatching(/division/i),
      players: 1,
      createdAt: expect.any(String),
    })
    expect((await play(tia)).status).toBe(200)
    const listed = await sam.call('listSectionContests', { params: params() })
    expect(listed.body).toEqual({ contests: [answer.body.contest], total: 1 })
    const named = await sam.call('listSectionContests', { params: params(), query: { fields: 'players,status' } })
    expect(named.body).toEqual({ contests: [{ code, status: 'plan', players: 1 }], total: 1 })
    const wrong = await sam.call('listSectionContests', { params: params(), query: { fields: 'host' } })
    expect(wrong.status).toBe(400)
    const over = await sam.call('listSectionContests', { params: params(), query: { status: 'complete' } })
    expect(over.body).toEqual({ contests: [], total: 0 })
    expect((await stranger.call('listSectionContests', { params: params() })).body.code).toBe('section_not_found')
  })

  it('is listed for a class and for a group of it, for those who are in it [C-204]', async () => {
    const slot = await aClass(world.db, world.now)
    await attends(world.db, slot, tia.accountId, world.now, { teaches: true })
    await attends(world.db, slot, sam.accountId, world.now)
    const { groups } = (await admin.call('createGroups', { params: { timeSlotId: slot } })).body
    const [ofSlot, ofGroup] = [await contest(tia), await contest(tia)]
    const toSlot = { params: { timeSlotId: slot }, body: { code: ofSlot } }
    const toGroup = { params: { groupId: groups[0].id }, body: { code: ofGroup } }
    expect((await stranger.call('addTimeSlotContest', toSlot)).body.code).toBe('time_slot_not_found')
    expect((await stranger.call('addGroupContest', toGroup)).body.code).toBe('group_not_found')
    expect((await sam.call('addGroupContest', toGroup)).status).toBe(403)
    expect((await tia.call('addTimeSlotContest', toSlot)).status).toBe(200)
    expect((await tia.call('addGroupContest', toGroup)).status).toBe(200)
    const codes = async (by: Person, name: 'listTimeSlotContests' | 'listGroupContests') => {
      const { body } = await by.call(name, { params: { timeSlotId: slot, groupId: groups[0].id } })
      return body.code ?? body.contests.map((one: { code: string }) => one.code)
    }
    for (const one of [sam, tia, admin]) {
      expect(await codes(one, 'listTimeSlotContests')).toEqual([ofSlot])
      expect(await codes(one, 'listGroupContests')).toEqual([ofGroup])
    }
    expect(await codes(stranger, 'listTimeSlotContests')).toBe('time_slot_not_found')
    expect(await codes(stranger, 'listGroupContests')).toBe('group_not_found')
  })
})
