import { beforeAll, expect, it } from 'vitest'
import { makeLesson } from '../../tools/server-under-test/make-lesson.ts'
import { accessibilityFaults, sidewaysOverflow } from '../accessibility.ts'
import { fakeDevices } from '../class-room.ts'
import { signIn } from '../people.ts'
import { openWorld, type World } from '../world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ flags: fakeDevices })
  return () => world.close()
})

it('a child reports a line of the chat in two presses, an administrator answers, and the child reads it', async () => {
  const { groupId } = await makeLesson(world, { teachers: ['tutor.tia'], students: ['student.max', 'student.sam'] })
  const enter = async (username: string, width?: number) => {
    const visit = await world.open(width === undefined ? {} : { width })
    await signIn(visit.page, username)
    const host = username === 'tutor.tia'
    await visit.page.goto(`/class/${host ? 'host' : 'session'}/${groupId}/`)
    await visit.page.getByRole('button', { name: host ? 'Open the room' : 'Join class' }).click()
    await visit.page.getByRole('toolbar', { name: 'Your microphone and camera' }).waitFor()
    return visit
  }
  const sam = await enter('student.sam', 390)
  await sam.page.getByRole('tab', { name: /Chat/ }).click()
  await sam.page
    .getByText('Your tutor opens the room. Until then nobody can write, draw or be heard.')
    .first()
    .waitFor()
  const tutor = await enter('tutor.tia')
  const max = await enter('student.max')
  await max.page.getByRole('tab', { name: /Chat/ }).click()
  await max.page.getByLabel('Write to the group').fill('text me at eight zero two 555 0134')
  await max.page.getByRole('button', { name: 'Send' }).click()
  await max.page.getByText('Phone numbers, addresses, and names from other apps stay out of here.').waitFor()
  await max.page.getByLabel('Write to the group').fill('i copied all of it from you')
  await max.page.getByRole('button', { name: 'Send' }).click()

  await sam.page.getByText('i copied all of it from you').waitFor()
  await sam.page.getByRole('button', { name: /^Report what / }).click()
  await sam.page.getByRole('dialog', { name: 'Tell a grown-up' }).waitFor()
  expect(await accessibilityFaults(sam.page)).toEqual([])
  expect(await sidewaysOverflow(sam.page)).toBe(0)
  await sam.page.getByRole('button', { name: 'It is mean' }).click()
  await sam.page.getByText('i copied all of it from you').waitFor({ state: 'detached' })
  await sam.page.getByRole('button', { name: 'Show again' }).waitFor()

  const admin = await world.open({})
  await signIn(admin.page, 'admin.ada')
  await admin.page.goto('/safety/reports/')
  await admin.page.getByRole('button', { name: 'Look at it' }).click()
  await admin.page.getByText('i copied all of it from you').waitFor()
  expect(await accessibilityFaults(admin.page)).toEqual([])
  await admin.page.getByText('We talked with them').click()
  await admin.page.getByLabel(/^Answer to /).fill('We talked with them. Well done for telling us.')
  await admin.page.getByRole('button', { name: 'Answer', exact: true }).click()
  await admin.page.getByText('Nothing waits for an answer.').waitFor()

  await sam.page.reload()
  await sam.page.getByRole('toolbar', { name: 'Your microphone and camera' }).waitFor()
  await sam.page.getByRole('tab', { name: /Chat/ }).click()
  await sam.page.getByText('Well done for telling us.').waitFor()
  await sam.page.getByRole('button', { name: 'OK' }).click()
  await sam.page.getByText('Well done for telling us.').waitFor({ state: 'detached' })
  expect([...sam.faults, ...max.faults, ...tutor.faults, ...admin.faults]).toEqual([])
  await Promise.all([sam, max, tutor, admin].map(({ context }) => context.close()))
})
