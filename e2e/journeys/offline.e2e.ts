import { beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { accessibilityFaults, sidewaysOverflow } from '../accessibility.ts'
import { answerOffline, onDevice, recordedOf, shownQuestion, untilHeld, untilInstalled } from '../going-offline.ts'
import { signInByKeyboard } from '../people.ts'
import { answerOne, answerToTheEnd, coinsOf, untilShown } from '../practicing.ts'
import { openWorld, type World } from '../world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  return () => world.close()
})

const practicePath = '/math/topics/multi_digit_subtraction_practice/4/practice/'
const otherPath = '/math/topics/fractions_add_subtract_practice/5/practice/'
const noRun = '00000000-0000-0000-0000-000000000000'
const saved = 'Saved on this device. We will check it when you are back online.'

async function startPractice(page: Page, username: string, path = practicePath): Promise<void> {
  // The pages on the way there are what brings the service worker in charge before the exercise is opened.
  await signInByKeyboard(page, username)
  await page.goto(path)
  await untilShown(page, 1)
  await untilHeld(page, 9)
}

/** Waits until the card about the time offline says this. */
async function untilSummary(page: Page, words: string): Promise<void> {
  const card = page.getByRole('status', { name: 'While you were offline' })
  await card.waitFor()
  await expect.poll(() => card.innerText()).toContain(words)
}

describe('installing', () => {
  it('the browser finds nothing wrong with the manifest, and offers to install', async () => {
    const { page, context, faults } = await world.open({ installed: true })
    await page.goto('/')
    await untilInstalled(page)
    const session = await context.newCDPSession(page)
    const manifest = await session.send('Page.getAppManifest')
    expect(manifest.errors).toEqual([])
    const parsed = JSON.parse(manifest.data ?? '{}') as { icons: { src: string; purpose: string; sizes: string }[] }
    for (const icon of parsed.icons) {
      const response = await page.request.get(icon.src)
      expect([icon.src, response.status()]).toEqual([icon.src, 200])
    }
    expect(parsed.icons.filter((icon) => icon.purpose === 'maskable').map((icon) => icon.sizes)).toEqual([
      '192x192',
      '512x512',
    ])
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
    // Windows of tests are private ones, which no browser installs from.
    expect(installabilityErrors.map((one) => one.errorId).filter((id) => id !== 'in-incognito')).toEqual([])
    expect(faults).toEqual([])
    await context.close()
  })
})

describe('a practice without a connection', () => {
  it('goes on offline, also after a reload, and its verdicts and coins come once on return', async () => {
    const { page, context, faults } = await world.open({ installed: true })
    await startPractice(page, 'student.sam')
    await untilInstalled(page)
    const before = (await coinsOf(world, 'student.sam', noRun)).balance

    await context.setOffline(true)
    const first = await answerOffline(world, page, 'right')
    await page.getByText(saved).waitFor()
    await page.getByRole('button', { name: 'Question 1: waiting to be checked' }).waitFor()
    await page.locator('header').getByText('Offline').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    const second = await answerOffline(world, page, 'wrong')
    const third = await answerOffline(world, page, 'right')
    await untilShown(page, 4)

    await page.reload()
    await untilShown(page, 4)
    await page.getByRole('button', { name: 'Question 3: waiting to be checked' }).waitFor()
    const help = page.getByRole('button', { name: 'Teach Me' })
    expect(await help.getAttribute('aria-disabled')).toBe('true')
    for (const width of [1440, 820, 390]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await accessibilityFaults(page), `${width}`).toEqual([])
      expect(await sidewaysOverflow(page)).toBe(0)
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    const fourth = await answerOffline(world, page, 'right')
    await untilShown(page, 5)
    expect(await recordedOf(world, first.runId)).toEqual([])
    const seen = await shownQuestion(world, page)

    await context.setOffline(false)
    await untilSummary(page, '3 right, 1 not yet')
    // The card takes its own line: the question stays right below the steps.
    const [steps, question] = [page.locator('[data-steps]'), page.locator('main')]
    const [above, below] = [await steps.boundingBox(), await question.boundingBox()]
    expect(below!.y - above!.y - above!.height).toBeLessThan(40)
    expect(await recordedOf(world, first.runId)).toEqual([
      { id: first.id, outcome: 'right' },
      { id: second.id, outcome: 'wrong' },
      { id: third.id, outcome: 'right' },
      { id: fourth.id, outcome: 'right' },
    ])
    await page.getByRole('button', { name: 'Question 2: incorrect' }).waitFor()
    await page.getByRole('button', { name: 'See answers' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Question 2: not yet' }).click()
    await page.getByRole('dialog', { name: 'Question 2' }).getByText('Not yet.').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: 'Question 2' }).waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await expect.poll(async () => (await onDevice(page)).report).toEqual([])

    // The question that was seen offline stays, and the rest goes on as ever.
    await untilShown(page, 5)
    const { id } = await answerOne(world, page, 'student.sam')
    expect(id).toBe(seen.id)
    await answerToTheEnd(world, page, 'student.sam').catch((problem: unknown) => {
      // Four in a row may have ended it with the last answer.
      if (!String(problem).includes('to be 1')) throw problem
    })
    await page.getByRole('button', { name: 'Try Again' }).waitFor()
    const after = await coinsOf(world, 'student.sam', first.runId)
    expect(after.credits).toHaveLength(1)
    expect(after.balance - before).toBe(after.credits[0])
    await expect.poll(async () => (await onDevice(page)).runs).toEqual([])
    expect(faults).toEqual([])
    await context.close()
  })

  it('lets go of answers after the end, kindly, and shows the results', async () => {
    const { page, context } = await world.open({ installed: true, width: 390 })
    await startPractice(page, 'student.max')
    await untilInstalled(page)
    const before = (await coinsOf(world, 'student.max', noRun)).balance
    await context.setOffline(true)
    let runId = ''
    for (let count = 0; count < 10; count++) ({ runId } = await answerOffline(world, page, 'right'))
    await page.getByRole('heading', { level: 1, name: '10 answers wait' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await sidewaysOverflow(page)).toBe(0)
    await page.reload()
    await page.getByRole('heading', { level: 1, name: '10 answers wait' }).waitFor()

    // The list of what works offline.
    await page.getByRole('link', { name: 'Started exercises' }).click()
    await page.getByText('10 waiting').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('link', { name: 'Continue' }).click()
    await page.getByRole('heading', { level: 1, name: '10 answers wait' }).waitFor()

    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try Again' }).waitFor()
    await page.getByText('6 answers came after the exercise was over.').waitFor()
    expect(await recordedOf(world, runId)).toHaveLength(4)
    await page.goto('/home/')
    await untilSummary(page, '4 right, 6 not counted')
    await page.getByRole('button', { name: 'See answers' }).click()
    await page.getByText('6 answers came after the exercise was over.').waitFor()
    const after = await coinsOf(world, 'student.max', runId)
    expect(after.credits).toHaveLength(1)
    expect(after.balance - before).toBe(after.credits[0])
    await context.close()
  })

  it('is sent whole and once when the server dies in the middle of it', async () => {
    const { page, context } = await world.open()
    await startPractice(page, 'student.sam', otherPath)
    await context.setOffline(true)
    const first = await answerOffline(world, page, 'wrong')
    const rest = [await answerOffline(world, page, 'right'), await answerOffline(world, page, 'right')]
    let calls = 0
    await page.route('**/answer', async (route) => {
      calls += 1
      // The second answer arrives, but nobody hears of it.
      if (calls === 2) {
        await route.fetch().catch(() => undefined)
        await world.server.kill()
      }
      await route.continue().catch(() => undefined)
    })
    await context.setOffline(false)
    await expect.poll(() => calls).toBeGreaterThanOrEqual(2)
    await world.killAndRestart()
    await expect.poll(async () => (await recordedOf(world, first.runId)).length, { timeout: 60_000 }).toBe(3)
    expect(await recordedOf(world, first.runId)).toEqual([
      { id: first.id, outcome: 'wrong' },
      ...rest.map(({ id }) => ({ id, outcome: 'right' })),
    ])
    await expect.poll(async () => (await onDevice(page)).answers).toEqual([])
    expect((await onDevice(page)).report.map((entry) => entry.outcome)).toEqual(['wrong', 'right', 'right'])
    await context.close()
  })
})

describe('a shared device', () => {
  it('asks before answers that wait are deleted at sign-out, and then nothing of the child is left', async () => {
    const { page, context } = await world.open({ installed: true })
    await startPractice(page, 'student.sam', '/math/topics/multi_digit_subtraction_practice/3/practice/')
    await context.setOffline(true)
    await answerOffline(world, page, 'right')
    await context.setOffline(false)
    await expect.poll(async () => (await onDevice(page)).answers).toEqual([])
    await context.setOffline(true)
    const { runId } = await answerOffline(world, page, 'right')
    // The network is back, but answers do not get through.
    await context.route('**/answer', (route) => route.abort())
    await context.setOffline(false)
    await page.goto('/home/')
    await page.getByRole('button', { name: 'Sign out' }).first().click()
    await page.getByRole('alertdialog', { name: '1 answer is not sent yet' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Stay signed in' }).click()
    expect((await onDevice(page)).answers).toHaveLength(1)
    await page.getByRole('button', { name: 'Sign out' }).first().click()
    await page.getByRole('button', { name: 'Delete and sign out' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    expect(await onDevice(page)).toEqual({ answers: [], report: [], runs: [] })
    await expect.poll(() => page.evaluate(() => localStorage.getItem('polyhex.account'))).toBeNull()
    expect(await recordedOf(world, runId)).toHaveLength(1)
    await context.close()
  })

  it('never sends or shows answers of another account', async () => {
    const { page, context } = await world.open()
    await startPractice(page, 'student.sam', '/math/topics/multi_digit_subtraction_practice/2/practice/')
    await context.setOffline(true)
    const { runId } = await answerOffline(world, page, 'right')
    // Sam's session ends elsewhere before the network is back; then Max sits down here.
    await context.clearCookies({ name: 'polyhex_session' })
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/answer')) calls.push(request.url())
    })
    await context.setOffline(false)
    await signInByKeyboard(page, 'student.max')
    await page.goto('/offline/')
    await page.getByText('No exercise is started on this device').waitFor()
    expect(await page.getByText('While you were offline').count()).toBe(0)
    expect(calls).toEqual([])
    expect((await onDevice(page)).answers).toHaveLength(1)
    expect(await recordedOf(world, runId)).toEqual([])
    await context.clearCookies({ name: 'polyhex_session' })
    await signInByKeyboard(page, 'student.sam')
    await expect.poll(async () => (await recordedOf(world, runId)).length).toBe(1)
    await context.close()
  })
})

describe('what the browser keeps', () => {
  it('holds no key, and of the server’s answers only the public curriculum and speech', async () => {
    const { page, context } = await world.open({ installed: true })
    await startPractice(page, 'student.sam', '/math/topics/multi_digit_subtraction_practice/5/practice/')
    await untilInstalled(page)
    await page.goto('/math/topics/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.goto('/home/')
    await page.waitForLoadState('networkidle')
    const kept = await page.evaluate(async () => {
      const found: { url: string; text: string }[] = []
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        for (const request of await cache.keys()) {
          const text = (await (await cache.match(request))?.text()) ?? ''
          found.push({ url: new URL(request.url).pathname, text })
        }
      }
      return found
    })
    const answersKept = kept.filter(({ url }) => url.startsWith('/api/')).map(({ url }) => url)
    expect(answersKept.length).toBeGreaterThan(0)
    expect(answersKept.filter((url) => !/^\/api\/(?:curriculum\/|speech\/)/.test(url))).toEqual([])
    const device = JSON.stringify(await onDevice(page))
    const keys = await world.server.query<{ key: string }>(
      'select key from run_questions union all select key from questions_ahead',
    )
    expect(keys.length).toBeGreaterThan(9)
    for (const { key } of keys) {
      expect(device.includes(key) || device.includes(JSON.stringify(key).slice(1, -1))).toBe(false)
    }
    expect(device).not.toContain('rightOptionIds')
    await context.close()
  })

  it('says offline what a page needs, and what works', async () => {
    const { page, context } = await world.open({ installed: true, width: 820 })
    await startPractice(page, 'student.max', '/math/topics/multi_digit_subtraction_practice/3/practice/')
    await untilInstalled(page)
    await context.setOffline(true)
    await page.goto('/accounts/history/')
    await page.getByRole('heading', { name: 'This page needs the internet' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.goto('/math/topics/multi_digit_subtraction_practice/1/practice/')
    await page.getByRole('heading', { name: 'A new exercise needs the internet' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await context.setOffline(false)
    await untilShown(page, 1)
    await context.close()
  })
})
