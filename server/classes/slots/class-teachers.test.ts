import { expect, it } from 'vitest'
import { openWorld, publicNameOf } from '../../seed/test-world.ts'
import { openClassTrial, single } from '../schedules/class-trial.ts'

const world = openWorld()
const { admin, student, attends } = openClassTrial(world)

it('says to who may see a class what its teachers write about themselves, and nothing else of them', async () => {
  const staff = await admin()
  const { body } = await staff.call('createTimeSlot', { body: { ...single, restrictions: ['internal'] } })
  const params = { timeSlotId: body.timeSlot.id }
  const tia = await world.person({ roles: ['tutor'], grade: null, email: 'tia@polyhex.test' })
  const says = {
    biography: 'I teach with folded paper.',
    videoLink: 'https://films.example/tia',
    teachesGrades: [3, 2],
    teachesThemes: ['shapes_space'],
  }
  await tia.call('updateAccount', { params: { accountId: tia.accountId }, body: says })
  const child = await student()
  await attends(params.timeSlotId, tia, { isTeacher: true })
  await attends(params.timeSlotId, child)
  const teacher = { accountId: tia.accountId, publicName: publicNameOf(tia), avatar: 'hexagon', leads: true, ...says }
  for (const person of [child, staff, tia])
    expect((await person.call('listClassTeachers', { params })).body).toEqual({
      teachers: [{ ...teacher, teachesGrades: [2, 3] }],
    })
  const stranger = await (await student()).call('listClassTeachers', { params })
  expect([stranger.status, stranger.body.code]).toEqual([404, 'time_slot_not_found'])
})
