import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { accessibilityFaults, sidewaysOverflow } from '../accessibility.ts'
import {
  addStudent,
  fakeDevices,
  loseLine,
  mediaProcessesOf,
  openSharedPage,
  received,
  signInByPassword,
  untilReceived,
  untilSharedPageGone,
  untilSharedPageMoves,
  watchConnections,
  watchSockets,
} from '../class-room.ts'
import { signIn } from '../people.ts'
import { recorded, recordedAgain, waitingQuestion, wrongTyped } from '../practicing.ts'
import { answerByKeyboard } from '../answer-by-keyboard.ts'
import { makeLesson } from '../../tools/server-under-test/make-lesson.ts'
import { openWorld, type Visit, type World } from '../world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ flags: fakeDevices })
  return () => world.close()
})

async function visitAs(
  username: string,
  options: { width?: number; relayOnly?: boolean; touch?: boolean } = {},
): Promise<Visit> {
  const visit = await world.open(options)
  await watchConnections(visit.context, options.relayOnly ?? false)
  await watchSockets(visit.context)
  if (username.startsWith('further.')) await signInByPassword(visit.page, username)
  else await signIn(visit.page, username)
  return visit
}

const opened = async (page: Page): Promise<void> => {
  await page.getByRole('toolbar', { name: 'Your microphone and camera' }).waitFor()
}

/** The height in px that is there for the question: from its card to the tools below it. */
async function heightOfQuestion(page: Page): Promise<number> {
  return page.evaluate(() => {
    const top = document.querySelector('[data-steps]')?.getBoundingClientRect().bottom ?? 0
    const tools = document.querySelector('[data-steps] ~ footer')?.getBoundingClientRect().top ?? 0
    return tools - top
  })
}

/** What the list says lies on the page of the board that is shown; not by whom, which everybody is told in words of their own. */
async function listed(page: Page): Promise<string[]> {
  const list = page.getByRole('list', { name: 'On this page' })
  const closed = page.locator('details:not([open])', { hasText: 'Everything on this page as a list' })
  if ((await closed.count()) > 0) await closed.locator('summary').click()
  return list
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.querySelector('span')?.firstChild?.textContent ?? ''))
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

    // A shared screen is seen to move, and ends by the button and where the browser ends it. A child cannot share.
    expect(await student.page.getByRole('button', { name: 'Share screen' }).count()).toBe(0)
    const screen = await openSharedPage(tutor.context)
    await tutor.page.bringToFront()
    const share = tutor.page.getByRole('button', { name: 'Share screen' })
    const stop = tutor.page.getByRole('button', { name: 'Stop sharing' })
    const ofTia = student.page.getByLabel('Picture of Tia')
    for (const end of [() => stop.click(), () => screen.close()]) {
      await share.click()
      await untilSharedPageMoves(
        student.page.getByRole('tabpanel', { name: 'Shown to all' }).getByLabel('Picture of Tia'),
      )
      await end()
      await share.waitFor()
      await student.page.getByRole('tab', { name: 'Shown to all' }).waitFor({ state: 'detached' })
      await untilSharedPageGone(ofTia)
    }

    await student.page.reload()
    await opened(student.page)
    await untilReceived(student.page, { hears: true, sees: true })

    const [before = 0] = mediaProcessesOf(world.server.pid)
    process.kill(before, 'SIGKILL')
    await expect.poll(() => mediaProcessesOf(world.server.pid).filter((pid) => pid !== before).length).toBe(1)
    await expect.poll(async () => (await received(student.page)).framesDecoded).toBeGreaterThan(5)

    const rows = await world.server.query<{ group_status: string }>(
      'select group_status from attendees where time_slot_id = $1',
      [slotId],
    )
    expect(rows.map((row) => row.group_status)).toEqual(['joined', 'joined'])
    expect([...tutor.faults, ...student.faults]).toEqual([])
    await Promise.all([tutor.context.close(), student.context.close()])
  })

  it('is back by itself when the server comes back, and goes on without sound where the network blocks it', async () => {
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
    // The hand is up still: the room was kept over the restart.
    await page.getByText('Your connection was lost.').waitFor({ state: 'detached', timeout: 10_000 })
    await page.getByRole('button', { name: 'Lower hand' }).waitFor({ timeout: 10_000 })
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
    await tile.getByText('Choosing what to practice.').waitFor()

    // What the tutor gives opens in the child's browser, and on the tile.
    await tutor.page.getByRole('textbox', { name: 'Topic' }).fill('multi-digit subtraction')
    await tutor.page.getByRole('button', { name: 'To all', exact: true }).first().click()
    await student.page.getByText(/^Question 1(?::|$)/).waitFor()
    await tile.getByText('Nothing is picked yet.').waitFor({ state: 'attached' })
    // Half of the window is the question's, on a school laptop and on a phone.
    for (const [width, height] of [
      [1366, 768],
      [390, 844],
    ] as const) {
      await student.page.setViewportSize({ width, height })
      await expect.poll(async () => heightOfQuestion(student.page)).toBeGreaterThanOrEqual(height / 2)
    }
    await student.page.setViewportSize({ width: 1440, height: 900 })
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
    // Allowed again, nobody is heard who has not said so.
    await tutor.page.getByRole('button', { name: 'What to do with CalmFalcon' }).click()
    await tutor.page.getByRole('menuitem', { name: 'Allow the microphone' }).click()
    await student.page.getByText('Tia asks you to turn on your microphone.').waitFor()
    await student.page.getByRole('button', { name: 'Microphone off', pressed: false }).waitFor()
    const place = tutor.page.getByRole('listitem').filter({ hasText: 'CalmFalcon' })
    await place.getByText('Microphone off').first().waitFor({ state: 'attached' })
    await student.page.getByRole('button', { name: 'Turn on', exact: true }).click()
    await place.getByText('Microphone on').first().waitFor({ state: 'attached' })

    // A tab that is killed, and joining anew: the exercise is there again, and the tile knows nothing until it is.
    await student.page.getByRole('tab', { name: 'Practice' }).click()
    // The wrong answer waits for its second try, also after the reload, until the student goes on from it.
    await student.page.getByRole('button', { name: 'Try again' }).waitFor()
    await student.page.getByRole('button', { name: 'Next', exact: true }).click()
    await student.page.getByText(/^Question 2(?::|$)/).waitFor()
    await expect.poll(() => recordedAgain(world, waiting.id)).toBe('shown')
    await student.page.close()
    const again = await student.context.newPage()
    await again.goto(`/class/session/${groupId}/`)
    await again.getByRole('button', { name: 'Join class' }).click()
    await again.getByText(/^Question 2(?::|$)/).waitFor()
    await tile.getByText('0 right, 1 wrong').waitFor()
    expect([...tutor.faults, ...student.faults]).toEqual([])
    await Promise.all([tutor.context.close(), student.context.close()])
  })

  it('holds two adults and four children through broken lines, a reload and a restart', async () => {
    // The classes above are over.
    await world.server.query(
      "update attendees set during = tstzrange(lower(during) - interval '7 days', upper(during) - interval '7 days')",
    )
    await addStudent(world, 'further.fay', 'BoldBadger')
    const { groupId } = await makeLesson(world, {
      teachers: ['tutor.tia', 'teacher.theo'],
      students: ['student.max', 'student.sam', 'student.tess', 'further.fay'],
    })
    const enter = async (username: string, options: Parameters<typeof visitAs>[1] = {}): Promise<Visit> => {
      const visit = await visitAs(username, options)
      const isHost = username.startsWith('t')
      await visit.page.goto(`/class/${isHost ? 'host' : 'session'}/${groupId}/`)
      await visit.page.getByRole('button', { name: isHost ? 'Open the room' : 'Join class' }).click()
      await opened(visit.page)
      return visit
    }
    const [tia, max] = await Promise.all([enter('tutor.tia'), enter('student.max')])
    const [sam, tess] = await Promise.all([enter('student.sam', { width: 390, touch: true }), enter('student.tess')])
    const theo = await enter('teacher.theo')
    const adults = [tia, theo]
    const children = new Map([
      ['CalmFalcon', max],
      ['QuickOtter', sam],
      ['SilverHeron', tess],
    ])

    // Each does its own question of what was given to all: not what the class above began, which would go on there.
    await tia.page.getByRole('textbox', { name: 'Topic' }).fill('standard addition')
    await tia.page.getByRole('button', { name: 'To all', exact: true }).first().click()
    for (const { page } of children.values()) await page.getByText(/^Question 1(?::|$)/).waitFor()
    await expect.poll(() => heightOfQuestion(sam.page)).toBeGreaterThanOrEqual(844 / 2)
    await max.page.getByRole('button', { name: 'Skip' }).click()
    await max.page.getByText(/^Question 2(?::|$)/).waitFor()
    await tia.page.getByRole('button', { name: 'What to do with CalmFalcon' }).click()
    await tia.page.getByRole('menuitem', { name: 'Mute' }).click()
    await tia.page.getByRole('tab', { name: 'Board' }).click()
    await tia.page.getByRole('button', { name: 'Add to the board' }).click()
    await tia.page.getByRole('menuitem', { name: 'Text' }).click()
    await tia.page.getByRole('textbox', { name: 'Text' }).fill('Begin with the ones')
    await tia.page.getByRole('button', { name: 'Add', exact: true }).click()
    await tia.page.getByRole('tab', { name: 'Students' }).click()

    const questions = new Map([
      ['CalmFalcon', 2],
      ['QuickOtter', 1],
      ['SilverHeron', 1],
    ])
    /** Questions, microphones and the board are what they were, for everybody. */
    const untilWhole = async (): Promise<void> => {
      const microphones = {
        CalmFalcon: 'Muted by your tutor',
        QuickOtter: 'Hold to talk',
        SilverHeron: 'Microphone on',
      }
      for (const [name, { page }] of children) {
        await page.getByText(new RegExp(`^Question ${questions.get(name)}(?::|$)`)).waitFor()
        const own = microphones[name as keyof typeof microphones]
        await page.getByRole('button', { name: own, exact: true }).waitFor()
        const seen = own === 'Microphone on' ? 'Microphone on' : 'Microphone off'
        for (const adult of adults) {
          await adult.page
            .getByRole('article', { name })
            .getByText(`, question ${questions.get(name)}`)
            .waitFor()
          const figure = adult.page.getByRole('list', { name: 'Others here' }).getByRole('listitem')
          await figure.filter({ hasText: name }).getByText(seen, { exact: true }).waitFor({ state: 'attached' })
        }
      }
      const pages = [tia, theo, ...children.values()].map(({ page }) => page)
      await Promise.all(pages.map(async (page) => page.getByRole('tab', { name: 'Board' }).click()))
      const boards = async () => Promise.all(pages.map(async (page) => (await listed(page)).join(' | ')))
      const counted = async () => [...new Set(await boards())].map((board) => board.split(' | ').length)
      await expect.poll(counted).toEqual([2])
      for (const { page } of adults) await page.getByRole('tab', { name: 'Students' }).click()
      for (const { page } of children.values()) await page.getByRole('tab', { name: 'Practice' }).click()
    }

    // One line breaks, somebody draws meanwhile, and another page is loaded again.
    const comeBack = await loseLine(sam.page)
    await sam.page.getByText('Your connection was lost.').waitFor()
    await tia.page.getByText('Reconnecting').waitFor()
    await tess.page.getByRole('tab', { name: 'Board' }).click()
    await tess.page.getByRole('application', { name: /^Page 1 of the board/ }).focus()
    for (const key of ['Space', 'ArrowRight', 'ArrowDown', 'Space']) await tess.page.keyboard.press(key)
    // Only what has come to the others is kept over a reload.
    await theo.page.getByRole('tab', { name: 'Board' }).click()
    await expect.poll(async () => (await listed(theo.page)).length).toBe(2)
    await theo.page.getByRole('tab', { name: 'Students' }).click()
    await tess.page.reload()
    await opened(tess.page)
    await comeBack()
    await untilWhole()

    expect([...adults, ...children.values()].flatMap(({ faults }) => faults)).toEqual([])
    // The server dies and comes back.
    await world.killAndRestart()
    for (const { page } of [...adults, ...children.values()]) {
      await page.getByText('Your connection was lost.').waitFor({ state: 'detached', timeout: 20_000 })
    }
    await untilWhole()

    // Who comes late gets what was given to all.
    const fay = await enter('further.fay')
    await fay.page.getByText(/^Question 1(?::|$)/).waitFor()
    await tia.page.getByRole('article', { name: 'BoldBadger' }).getByText(', question 1').waitFor()

    const all = [...adults, ...children.values(), fay]
    await Promise.all(all.map(async ({ context }) => context.close()))
  })
})
