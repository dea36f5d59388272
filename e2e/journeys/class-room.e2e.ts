import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { accessibilityFaults, sidewaysOverflow } from '../accessibility.ts'
import { fakeDevices, mediaProcessesOf, received, untilReceived, watchConnections } from '../class-room.ts'
import { signIn } from '../people.ts'
import { recorded, waitingQuestion, wrongTyped } from '../practicing.ts'
import { answerByKeyboard } from '../answer-by-keyboard.ts'
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
  await signIn(visit.page, username)
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
    // The hand is up still: the room was kept over the restart.
    await page.getByText('Your connection was lost.').waitFor({ state: 'detached', timeout: 10_000 })
    await page.getByRole('button', { name: 'Lower hand' }).waitFor({ timeout: 10_000 })
    expect(performance.now() - begun).toBeLessThan(3000)
    await context.close()
  })

  it('shows the tutor the work of a child as it is done, and both the one board, also after a reload', async () => {
    // After the class above: nobody is in two at a time.
    const people = { teachers: ['tutor.tia'], students: ['student.max'] }
    const { groupId } = await makeLesson(world, { ...people, inMinutes: 55 })
    const [tutor, student] = [await visitAs('tutor.tia'), await visitAs('student.max')]
    await student.page.goto(`/class/session/${groupId}/`)
    await student.page.getByRole('button', { name: 'Join class' }).waitFor()
    expect(await accessibilityFaults(student.page)).toEqual([])
    await student.page.getByRole('button', { name: 'Join class' }).click()
    await tutor.page.goto(`/class/host/${groupId}/`)
    await tutor.page.getByRole('button', { name: 'Open the room' }).click()
    const tile = tutor.page.getByRole('article', { name: 'CalmFalcon' })
    await tile.getByText('No exercise is open.').waitFor()

    // What the tutor gives opens in the child's browser, and on the tile.
    await tutor.page.getByRole('textbox', { name: 'Topic' }).fill('multi-digit subtraction')
    await tutor.page.getByRole('button', { name: 'To all' }).first().click()
    await student.page.getByText(/^Question 1(?::|$)/).waitFor()
    await tile.getByText('Nothing is picked yet.').waitFor({ state: 'attached' })
    expect(await accessibilityFaults(student.page)).toEqual([])
    expect(await accessibilityFaults(tutor.page)).toEqual([])
    const [run] = await world.server.query<{ target: string }>(
      `select target from runs where account_id = (select id from accounts where username = 'student.max')
       order by started_at desc limit 1`,
    )
    const path = `/math/topics/${run?.target}/practice/`
    const waiting = await waitingQuestion(world, student.page, 'student.max', path)
    const field = student.page.getByRole('textbox', { name: /^Your answer/ })
    await field.pressSequentially('4')
    await tile.getByText('Picked so far: 4.').waitFor({ state: 'attached' })

    // A look at the board takes nothing of it away, and keys pressed there are not answers.
    await student.page.getByRole('tab', { name: 'Board' }).click()
    const sheet = student.page.getByRole('application', { name: /^Page 1 of the board/ })
    await sheet.waitFor()
    expect(await field.count()).toBe(0)
    await tutor.page.getByRole('tab', { name: 'Board' }).click()
    const ofTutor = tutor.page.getByRole('application', { name: /^Page 1 of the board/ })
    await ofTutor.waitFor()
    await sheet.focus()
    for (const key of ['Space', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'Space', 'Enter', '1']) {
      await student.page.keyboard.press(key)
    }
    const listed = async (page: Page): Promise<string[]> => {
      const list = page.getByRole('list', { name: 'On this page' })
      const closed = page.locator('details:not([open])', { hasText: 'Everything on this page as a list' })
      if ((await closed.count()) > 0) await closed.locator('summary').click()
      return list.getByRole('listitem').allTextContents()
    }
    await expect.poll(async () => (await listed(tutor.page)).length).toBe(1)
    expect(await accessibilityFaults(tutor.page)).toEqual([])
    await tutor.page.getByRole('button', { name: 'Add to the board' }).click()
    await tutor.page.getByRole('menuitem', { name: 'Text' }).click()
    await tutor.page.getByRole('textbox', { name: 'Text' }).fill('Borrow from the tens')
    await tutor.page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect.poll(async () => (await listed(student.page)).join(' ')).toContain('Borrow from the tens')
    await student.page.setViewportSize({ width: 390, height: 844 })
    expect(await sidewaysOverflow(student.page)).toBe(0)
    expect(await accessibilityFaults(student.page)).toEqual([])
    await student.page.setViewportSize({ width: 1440, height: 900 })
    await student.page.getByRole('tab', { name: 'Practice' }).click()
    expect([await field.inputValue(), await recorded(world, waiting.id)]).toEqual(['4', null])
    await tutor.page.getByRole('tab', { name: 'Students' }).click()
    await field.fill('')
    await answerByKeyboard(student.page, waiting.question, wrongTyped(waiting).response)
    await tile.getByText('0 right, 1 wrong').waitFor()

    // Hands and mutes, from either side.
    await student.page.getByRole('button', { name: 'Raise hand' }).click()
    await tile.getByText('Hand up').waitFor()
    const menu = tutor.page.getByRole('button', { name: 'What to do with CalmFalcon' })
    await menu.click()
    await tutor.page.getByRole('menuitem', { name: 'Lower the hand' }).click()
    await student.page.getByRole('button', { name: 'Raise hand' }).waitFor()
    await menu.click()
    await tutor.page.getByRole('menuitem', { name: 'Mute' }).click()
    await student.page.getByRole('button', { name: 'Muted by your tutor' }).waitFor()

    await student.page.reload()
    await student.page.getByRole('button', { name: 'Muted by your tutor' }).waitFor()
    await student.page.getByRole('tab', { name: 'Board' }).click()
    await expect.poll(async () => (await listed(student.page)).length).toBe(2)
    expect((await listed(student.page)).join(' ')).toContain('Borrow from the tens')
    await tutor.page.getByRole('button', { name: 'Allow all' }).click()
    await student.page.getByRole('button', { name: 'Muted by your tutor' }).waitFor({ state: 'detached' })
    expect([...tutor.faults, ...student.faults]).toEqual([])
    await Promise.all([tutor.context.close(), student.context.close()])
  })
})
