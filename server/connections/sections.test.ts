import { beforeEach, describe, expect, it } from 'vitest'
import { openWorld, type Person } from '../seed/test-world.ts'
import { joinSection } from './join-section.ts'

const world = openWorld()
let tia: Person
let sam: Person
let sectionId: string
beforeEach(async () => {
  tia = await world.person({ roles: ['tutor'], grade: null })
  sam = await world.person({ grade: 3 })
  const { body } = await tia.call('createSection', { body: { name: 'Tuesday' } })
  sectionId = body.section.id
})

const add = async (by: Person, who: Person, permissions: string[]) =>
  by.call('addSectionMember', { params: { sectionId }, body: { accountId: who.accountId, permissions } })
const members = async (by: Person) => (await by.call('listSectionMembers', { params: { sectionId } })).body

describe('sections', () => {
  it('have members with a role, from what they are to hold [C-115] [A-128] [A-228] [A-241]', async () => {
    const helper = await world.person({ roles: ['parent'], grade: null })
    await world.manages(tia, sam)
    expect((await add(tia, sam, ['viewSection'])).body.member).toEqual({
      id: expect.any(String),
      accountId: sam.accountId,
      sectionId,
      role: 'student',
      account: {
        id: sam.accountId,
        username: expect.any(String),
        avatarName: expect.any(String),
        avatarUrl: 'hexagon',
      },
    })
    expect((await add(tia, helper, ['viewSection', 'manageSection'])).body.member.role).toBe('assistant')
    expect((await members(tia)).members.map((one: { role: string }) => one.role)).toEqual([
      'instructor',
      'assistant',
      'student',
    ])
    expect((await members(tia)).total).toBe(3)
  })

  it('are made by staff, and led by instructors and assistants only', async () => {
    expect((await sam.call('createSection', { body: { name: 'Mine' } })).status).toBe(403)
    const [helper, other, stranger] = [
      await world.person({ roles: ['teacher'], grade: null }),
      await world.person({ grade: 4 }),
      await world.person({ roles: ['teacher'], grade: null }),
    ]
    await add(tia, helper, ['manageSection'])
    await world.manages(helper, sam)
    await add(helper, sam, ['viewSection'])
    for (const who of [sam, stranger])
      expect((await add(who, other, ['viewSection'])).body.code).toBe('section_not_found')
    expect((await members(stranger)).code).toBe('section_not_found')
    const admin = await world.person({ roles: ['admin'], grade: null })
    expect((await add(admin, other, ['viewSection'])).status).toBe(200)
    expect((await members(sam)).members.map((one: { accountId: string }) => one.accountId)).toEqual([
      tia.accountId,
      helper.accountId,
      sam.accountId,
    ])
    expect((await sam.call('listSections')).body).toMatchObject({ total: 1, sections: [{ role: 'student' }] })
    expect((await stranger.call('listSections')).body.total).toBe(0)
    expect((await admin.call('listSections')).body.sections).toMatchObject([{ role: null }])
  })

  it('are not taught by children, and have students for students', async () => {
    expect((await add(tia, sam, ['manageSection'])).body.code).toBe('member_not_allowed')
    const parent = await world.person({ roles: ['parent'], grade: null })
    expect((await add(tia, parent, ['viewSection'])).body.code).toBe('member_not_allowed')
    const gone = await world.person({ active: false })
    expect((await add(tia, gone, ['viewSection'])).body.code).toBe('account_not_found')
  })

  it('let members go, by who leads them or by themselves, but not their instructor', async () => {
    const other = await world.person({ grade: 4 })
    await world.manages(tia, sam)
    await world.manages(tia, other)
    const own = (await add(tia, sam, ['viewSection'])).body.member.id
    const others = (await add(tia, other, ['viewSection'])).body.member.id
    const remove = async (by: Person, memberId: string) =>
      (await by.call('removeSectionMember', { params: { sectionId, memberId } })).status
    expect(await remove(sam, others)).toBe(404)
    expect(await remove(sam, own)).toBe(200)
    expect(await remove(tia, others)).toBe(200)
    const [instructor] = (await members(tia)).members
    expect(await remove(tia, instructor.id)).toBe(404)
  })

  it('are joined once, also by an account that is created for them [A-226]', async () => {
    for (const role of ['student', 'assistant'] as const) {
      await world.db.queries
        .transaction()
        .execute(async (tx) => joinSection(tx, sectionId, sam.accountId, role, world.now))
    }
    expect((await members(sam)).members).toMatchObject([{ role: 'instructor' }, { role: 'student' }])
  })

  it('have names that children may read', async () => {
    const call = { body: { name: 'We hate Sam' } }
    expect(await tia.call('createSection', call)).toMatchObject({
      status: 422,
      body: { code: 'text_not_allowed' },
    })
    const renamed = await tia.call('updateSection', { params: { sectionId }, ...call })
    expect(renamed.body.code).toBe('text_not_allowed')
    // Surnames and pastimes in which an unkind word is only a part.
    for (const name of ['Mr. Hatem, Period 3', 'Math at Eight with Ms. Killian', 'Mad Minutes'])
      expect((await tia.call('createSection', { body: { name } })).status).toBe(200)
  })
})

describe('a teacher with no part in a student', () => {
  const asks = async (person: Person) => (await person.call('listFamilyMatters')).body.sectionAsks
  const answer = async (by: Person, student: Person, join: boolean) =>
    by.call('answerSectionAsk', { params: { accountId: student.accountId, sectionId }, body: { join } })
  let pat: Person
  beforeEach(async () => {
    pat = await world.person({ roles: ['parent'], grade: null, email: 'pat@example.test' })
    await world.manages(pat, sam)
  })

  it('asks the family, and the student joins with its yes', async () => {
    expect((await add(tia, sam, ['viewSection'])).body).toEqual({ member: null })
    expect((await members(tia)).total).toBe(1)
    expect(await asks(sam)).toEqual([])
    expect((await answer(sam, sam, true)).status).toBe(403)
    expect(await asks(pat)).toMatchObject([
      { sectionId, sectionName: 'Tuesday', student: { id: sam.accountId }, askedBy: { id: tia.accountId } },
    ])
    const mail = await world.db.queries
      .selectFrom('outbox_mails')
      .select('data')
      .where('account_id', '=', pat.accountId)
      .executeTakeFirstOrThrow()
    expect(mail.data).toMatchObject({ kind: 'section_asked' })
    expect((await answer(pat, sam, true)).status).toBe(200)
    expect((await members(tia)).total).toBe(2)
    expect(await asks(pat)).toEqual([])
    // From one section to another of the same teacher nobody is asked again.
    const { body } = await tia.call('createSection', { body: { name: 'Wednesday' } })
    const call = {
      params: { sectionId: body.section.id },
      body: { accountId: sam.accountId, permissions: ['viewSection'] },
    }
    expect((await tia.call('addSectionMember', call)).body.member.role).toBe('student')
  })

  it('cannot ask again after a no', async () => {
    await add(tia, sam, ['viewSection'])
    expect((await answer(pat, sam, false)).status).toBe(200)
    expect((await add(tia, sam, ['viewSection'])).body.code).toBe('section_ask_refused')
    expect((await members(tia)).total).toBe(1)
    expect((await answer(pat, sam, true)).body.code).toBe('section_ask_not_found')
  })

  it('is answered by a student of 13 or more who has no guardian here', async () => {
    const teen = await world.person({ grade: 10, birthMonth: '2011/03' })
    await add(tia, teen, ['viewSection'])
    expect(await asks(teen)).toHaveLength(1)
    expect((await answer(teen, teen, true)).status).toBe(200)
    expect((await members(tia)).total).toBe(2)
  })
})
