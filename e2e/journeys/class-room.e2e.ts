import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { accessibilityFaults } from '../accessibility.ts'
import { fakeDevices, mediaProcessesOf, received, signInAs, untilReceived, watchConnections } from '../class-room.ts'
import { makeLesson } from '../../tools/server-under-test/make-lesson.ts'
import { openWorld, type Visit, type World } from '../world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ flags: fakeDevices })
  return () => world.close()
})

async function visitAs(username: string, options: { width?: number; relayOnly?: boolean } = {}): Promise<Visit> {
  const visit = await world.open(options)
  await watchConnections(visit.context, options.relayOnly ?? false)
  await signInAs(visit.page, username)
  return visit
}

const opened = async (page: Page): Promise<void> => {
  await page.getByRole('toolbar', { name: 'Your microphone and camera' }).waitFor()
}

describe('a live class', () => {
  it('lets tutor and student hear and see each other, over a reload and a lost media process [C-068] [C-071]', async () => {
    const { groupId, slotId } = await makeLesson(world, { teachers: ['tutor.tia'], students: ['student.max'] })
    const tutor = await visitAs('tutor.tia')
    await tutor.page.goto(`/class/host/${groupId}/`)
    await tutor.page.getByText('Length 45 min').waitFor()
    await tutor.page.getByRole('meter', { name: 'Microphone level' }).waitFor()
    expect(await accessibilityFaults(tutor.page)).toEqual([])
    await tutor.page.getByRole('button', { name: 'Open the room' }).click()
    await opened(tutor.page)
    await tutor.page.getByText('Not here yet (1)').waitFor()

    const student = await visitAs('student.max', { width: 390 })
    await student.page.goto(`/class/session/${groupId}/`)
    await student.page.getByRole('button', { name: 'Join class' }).click()
    await opened(student.page)
    await untilReceived(student.page, { hears: true, sees: true })
    await untilReceived(tutor.page, { hears: true })
    expect((await received(student.page)).lost).toBeLessThan(5)
    expect(await accessibilityFaults(student.page)).toEqual([])
    expect(await accessibilityFaults(tutor.page)).toEqual([])

    // A student's picture is shown only after a yes.
    await tutor.page.getByRole('button', { name: 'What to do with CalmFalcon' }).click()
    await tutor.page.getByRole('menuitem', { name: 'Ask to show the camera to all' }).click()
    await student.page.getByRole('button', { name: 'Show my camera' }).click()
    await untilReceived(tutor.page, { hears: true, sees: true })

    await student.page.reload()
    await opened(student.page)
    await untilReceived(student.page, { hears: true, sees: true })

    const [before = 0] = mediaProcessesOf(world.server.pid)
    process.kill(before, 'SIGKILL')
    await expect.poll(() => mediaProcessesOf(world.server.pid).filter((pid) => pid !== before).length).toBe(1)
    const begun = performance.now()
    await expect.poll(async () => (await received(student.page)).framesDecoded, { timeout: 15_000 }).toBeGreaterThan(5)
    expect(performance.now() - begun).toBeLessThan(10_000)

    const rows = await world.server.query<{ group_status: string }>(
      'select group_status from attendees where time_slot_id = $1',
      [slotId],
    )
    expect(rows.map((row) => row.group_status)).toEqual(['joined', 'joined'])
    expect([...tutor.faults, ...student.faults]).toEqual([])
    await Promise.all([tutor.context.close(), student.context.close()])
  })

  it('is back within 3 s when the server comes back, and goes on without sound where the network blocks it', async () => {
    const { groupId } = await makeLesson(world, {
      teachers: ['teacher.theo'],
      students: ['student.sam'],
      link: 'https://meet.example/room',
    })
    const { page, context } = await visitAs('student.sam', { relayOnly: true })
    await page.goto(`/class/session/${groupId}/`)
    await page.getByRole('button', { name: 'Join class' }).click()
    await opened(page)
    await page.getByText('Sound and picture do not get through.').waitFor({ timeout: 10_000 })
    const elsewhere = page.getByRole('link', { name: 'Open video elsewhere' })
    expect(await elsewhere.getAttribute('href')).toBe('https://meet.example/room')
    await page.getByRole('button', { name: 'Raise hand' }).click()
    await page.getByRole('button', { name: 'Lower hand' }).waitFor()
    await world.killAndRestart()
    const begun = performance.now()
    await page.getByRole('button', { name: 'Raise hand' }).waitFor({ timeout: 10_000 })
    expect(performance.now() - begun).toBeLessThan(3000)
    await context.close()
  })
})
