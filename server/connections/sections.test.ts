import { beforeEach, describe, expect, it } from 'vitest'
import { openWorld, type Person } from '../seed/test-world.ts'
import { joinSection } from './sections.ts'

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
})
