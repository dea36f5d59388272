import { expect, it } from 'vitest'
import { openWorld } from '../../seed/test-world.ts'
import { standardRoomSettings } from '../../live/room/media/media-settings.ts'
import { aClass, attends } from './class-of-tests.ts'

const world = openWorld({ classRooms: { ...standardRoomSettings, video: { provider: 'link' } } })

it('a group has no link where classes are held by link and none is set, and the one that staff sets [C-070]', async () => {
  const admin = await world.person({ roles: ['admin'], grade: null })
  const tia = await world.person({ roles: ['tutor'], grade: null })
  const sam = await world.person()
  const timeSlotId = await aClass(world.db, world.now)
  await attends(world.db, timeSlotId, tia.accountId, world.now, { teaches: true })
  await attends(world.db, timeSlotId, sam.accountId, world.now)
  const made = await admin.call('createGroups', { params: { timeSlotId } })
  expect(made.body.groups).toMatchObject([{ videoConferenceLink: null }])
  const links = async () => {
    const { body } = await tia.call('listAttendees', { query: { timeSlotId, fields: 'group' } })
    return body.attendees.map(({ group }: { group: { videoConferenceLink: string } }) => group.videoConferenceLink)
  }
  expect(await links()).toEqual([null, null])
  const params = { groupId: made.body.groups[0].id }
  await tia.call('addGroupInstructions', { params, body: { videoConferenceLink: 'https://meet.example/abc' } })
  expect(await links()).toEqual(['https://meet.example/abc', 'https://meet.example/abc'])
})
