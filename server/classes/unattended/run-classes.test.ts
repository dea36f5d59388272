import { beforeEach, describe, expect, it } from 'vitest'
import { openWorld, type Person } from '../../seed/test-world.ts'
import { aClass, attends } from '../groups/class-of-tests.ts'
import { writeClassSettings } from './class-settings.ts'
import { groupClasses, makeClassesReady } from './run-classes.ts'

const world = openWorld()
let tia: Person
let sam: Person
beforeEach(async () => {
  tia = await world.person({ roles: ['tutor'], grade: null })
  sam = await world.person({ grade: 3 })
})

const statuses = async (...ids: string[]) => {
  const rows = await world.db.queries.selectFrom('time_slots').select(['id', 'status']).execute()
  return ids.map((id) => rows.find((row) => row.id === id)?.status)
}
const day = 24 * 60

describe('classes that nobody looks after', () => {
  it('become ready to group 24 hours before they start', async () => {
    const open = async (inMinutes: number, duration: 45 | 90 = 45) =>
      aClass(world.db, world.now, { status: 'open', inMinutes, duration })
    const [later, due, running, long, past] = [
      await open(day + 1),
      await open(day),
      await open(-44),
      await open(-60, 90),
      await open(-45),
    ]
    const planned = await aClass(world.db, world.now, { status: 'planned', inMinutes: 60 })
    expect(await makeClassesReady(world.db, world.now)).toBe(3)
    expect(await statuses(later, due, running, long, past, planned)).toEqual([
      'open',
      'ready_to_group',
      'ready_to_group',
      'ready_to_group',
      'open',
      'planned',
    ])
    expect(await makeClassesReady(world.db, world.now)).toBe(0)
  })

  it('get their groups 2 hours before they start, and wait where there is no teacher', async () => {
    const [later, due, alone] = [
      await aClass(world.db, world.now, { inMinutes: 121 }),
      await aClass(world.db, world.now, { inMinutes: 120 }),
      await aClass(world.db, world.now, { inMinutes: 60 }),
    ]
    const other = await world.person({ grade: 4 })
    await attends(world.db, due, tia.accountId, world.now, { teaches: true })
    await attends(world.db, due, sam.accountId, world.now)
    await attends(world.db, alone, other.accountId, world.now)
    expect(await groupClasses(world.db, world.now)).toEqual({ made: 1, added: 0 })
    expect(await statuses(later, due, alone)).toEqual(['ready_to_group', 'groups_created', 'ready_to_group'])
  })

  it('take students who come after the groups were made', async () => {
    const slot = await aClass(world.db, world.now, { inMinutes: 90 })
    await attends(world.db, slot, tia.accountId, world.now, { teaches: true })
    await attends(world.db, slot, sam.accountId, world.now)
    await groupClasses(world.db, world.now)
    const late = await world.person({ grade: 4 })
    await attends(world.db, slot, late.accountId, world.now)
    expect(await groupClasses(world.db, world.now)).toEqual({ made: 0, added: 1 })
    const rows = await world.db.queries.selectFrom('attendees').select(['group_id', 'group_status']).execute()
    expect(new Set(rows.map((row) => row.group_id)).size).toBe(1)
    expect(rows.map((row) => row.group_status)).toEqual(['assigned', 'assigned', 'assigned'])
    expect(await groupClasses(world.db, world.now)).toEqual({ made: 0, added: 0 })
  })

  it('stay as they are where that is switched off', async () => {
    const open = await aClass(world.db, world.now, { status: 'open', inMinutes: 60 })
    const ready = await aClass(world.db, world.now, { inMinutes: 60 })
    await attends(world.db, ready, tia.accountId, world.now, { teaches: true })
    await attends(world.db, ready, sam.accountId, world.now)
    await writeClassSettings(world.db.queries, { readyToGroupAlone: false, createGroupsAlone: false })
    expect(await makeClassesReady(world.db, world.now)).toBe(0)
    expect(await groupClasses(world.db, world.now)).toEqual({ made: 0, added: 0 })
    expect(await statuses(open, ready)).toEqual(['open', 'ready_to_group'])
    await writeClassSettings(world.db.queries, { readyToGroupAlone: true, createGroupsAlone: false })
    expect(await makeClassesReady(world.db, world.now)).toBe(1)
    expect(await groupClasses(world.db, world.now)).toEqual({ made: 0, added: 0 })
  })
})
