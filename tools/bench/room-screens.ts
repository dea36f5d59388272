import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { makeLesson } from '../server-under-test/make-lesson.ts'
import type { ServerUnderTest } from '../server-under-test/start-server.ts'
import { chromiumFlags } from '../suite/find-chromium.ts'

/** Milliseconds between what a child does in one browser and when it is seen in the tutor's, each time it was tried. */
export interface RoomDelays {
  /** A key typed into the answer, until the tile shows it. */
  readonly typed: readonly number[]
  /** An answer sent, until the tile counts it. */
  readonly answered: readonly number[]
  /** The pen put on the board, until the line is there. */
  readonly stroke: readonly number[]
}

const fakeDevices = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']

/** Both browsers are on this machine, so their clocks are one. */
interface Watching {
  /** When something was first seen, by the page's own clock. */
  seenAt: number
}

/** Notes in a page when an event of a kind happens first, for the one who acts. */
async function noteEvent(page: Page, kind: string): Promise<void> {
  await page.evaluate((type) => {
    const held = window as unknown as { acted: Watching }
    held.acted = { seenAt: 0 }
    const note = () => {
      held.acted.seenAt ||= performance.timeOrigin + performance.now()
    }
    document.addEventListener(type, note, { capture: true, once: true })
  }, kind)
}

/** Notes in a page when what a selector finds first has a text, or a number of parts, that it did not have before. */
async function noteChange(page: Page, selector: string, parts: string | null): Promise<void> {
  await page.evaluate(
    ([where, part]) => {
      const held = window as unknown as { seen: Watching }
      held.seen = { seenAt: 0 }
      const state = () =>
        part === null
          ? (document.querySelector(where)?.textContent ?? '').replace(/\d+:\d\d/g, '')
          : document.querySelectorAll(`${where} ${part}`).length
      const before = state()
      const observer = new MutationObserver(() => {
        if (state() === before) return
        held.seen.seenAt = performance.timeOrigin + performance.now()
        observer.disconnect()
      })
      observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
    },
    [selector, parts] as const,
  )
}

async function delay(actor: Page, onlooker: Page): Promise<number> {
  await onlooker.waitForFunction(() => (window as unknown as { seen: Watching }).seen.seenAt > 0, null, {
    timeout: 10_000,
  })
  const seen = await onlooker.evaluate(() => (window as unknown as { seen: Watching }).seen.seenAt)
  const acted = await actor.evaluate(() => (window as unknown as { acted: Watching }).acted.seenAt)
  return seen - acted
}

async function enter(browser: Browser, origin: string, path: string, name: string, way: string): Promise<Page> {
  const context: BrowserContext = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.goto(`/dev/as/${name}`)
  await page.goto(path)
  await page.getByRole('button', { name: way }).click()
  await page.getByRole('toolbar', { name: 'Your microphone and camera' }).waitFor()
  return page
}

async function workDelays(tutor: Page, student: Page, times: number): Promise<Omit<RoomDelays, 'stroke'>> {
  const tile = 'article[aria-label="CalmFalcon"]'
  await tutor.getByRole('textbox', { name: 'Topic' }).fill('multi-digit subtraction')
  await tutor.getByRole('button', { name: 'To all' }).first().click()
  const field = student.getByRole('textbox', { name: /^Your answer/ })
  const [typed, answered]: [number[], number[]] = [[], []]
  for (let time = 0; time < times; time += 1) {
    await student.getByText(new RegExp(`^Question ${time + 1}(?::|$)`)).waitFor()
    await tutor.locator(tile).getByText('Nothing is picked yet.').waitFor({ state: 'attached' })
    await field.focus()
    await noteEvent(student, 'keydown')
    await noteChange(tutor, tile, null)
    await student.keyboard.press('9')
    typed.push(await delay(student, tutor))
    await field.fill('987654')
    await tutor.locator(tile).getByText('Picked so far: 987654.').waitFor({ state: 'attached' })
    await noteEvent(student, 'keydown')
    await noteChange(tutor, tile, null)
    await student.keyboard.press('Enter')
    answered.push(await delay(student, tutor))
    // On to the next question.
    await student.getByRole('button', { name: 'Next', exact: true }).click()
  }
  return { typed, answered }
}

async function strokeDelays(tutor: Page, student: Page, times: number): Promise<number[]> {
  for (const page of [tutor, student]) await page.getByRole('tab', { name: 'Board' }).click()
  const sheet = student.getByRole('application', { name: /^Page 1 of the board/ })
  const box = await sheet.boundingBox()
  await tutor.getByRole('application', { name: /^Page 1 of the board/ }).waitFor()
  if (box === null) throw new Error('there is no board')
  const delays: number[] = []
  for (let time = 0; time < times; time += 1) {
    const [x, y] = [box.x + 40 + ((time * 37) % 400), box.y + 30 + ((time * 23) % 200)]
    await student.mouse.move(x, y)
    await noteEvent(student, 'pointerdown')
    await noteChange(tutor, 'svg[role="application"]', 'path')
    await student.mouse.down()
    for (let step = 1; step <= 6; step += 1) await student.mouse.move(x + step * 9, y + step * 4)
    delays.push(await delay(student, tutor))
    // Put down for good: it lies on the page, and no longer under the pen.
    const lies = tutor.locator('svg[aria-hidden="true"] path')
    const before = await lies.count()
    await student.mouse.up()
    await tutor.waitForFunction(
      (count) => document.querySelectorAll('svg[aria-hidden="true"] path').length > count,
      before,
    )
  }
  return delays
}

/** A tutor and a child in browsers of their own, in one class; each thing is done so many times. */
export async function measureRoomDelays(
  server: ServerUnderTest,
  executablePath: string,
  times: number,
): Promise<RoomDelays> {
  const browser = await chromium.launch({ executablePath, args: [...chromiumFlags, ...fakeDevices] })
  try {
    const { groupId } = await makeLesson({ server }, { teachers: ['tutor.tia'], students: ['student.max'] })
    const tutor = await enter(browser, server.origin, `/class/host/${groupId}/`, 'tutor.tia', 'Open the room')
    const student = await enter(browser, server.origin, `/class/session/${groupId}/`, 'student.max', 'Join class')
    const work = await workDelays(tutor, student, times)
    return { ...work, stroke: await strokeDelays(tutor, student, times * 2) }
  } finally {
    await browser.close()
  }
}
