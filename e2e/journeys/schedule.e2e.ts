import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { accessibilityFaults, sidewaysOverflow } from '../accessibility.ts'
import { pressByKeyboard, tabTo } from '../keyboard.ts'
import { signIn, signInByKeyboard } from '../people.ts'
import { demoPassword, openWorld, type World } from '../world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  await makeClasses(world)
  return () => world.close()
})

/** A weekly class for both children of Pat, made by an administrator: in three days, at 4:30 PM in New York. */
async function makeClasses({ server }: World): Promise<void> {
  const { page, context } = await world.open()
  const headers = { origin: server.origin }
  const sent = async (method: 'post' | 'patch', path: string, data: object): Promise<unknown> => {
    const answer = await page.request[method](`/api${path}`, { headers, data })
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
    return await answer.json()
  }
  const pat = (await sent('post', '/session', { username: 'parent.pat', password: demoPassword })) as {
    account: { accountId: string; children: { accountId: string }[] }
  }
  await sent('post', '/session', { username: 'admin.ada', password: demoPassword })
  for (const child of pat.account.children)
    await sent('patch', `/accounts/${child.accountId}`, { classGroups: ['explorers'] })
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
  await sent('post', '/recurring-schedules', {
    name: 'Journey Explorers',
    status: 'active',
    timeZone: 'America/New_York',
    restrictions: ['explorers'],
    startingOn: inDays(-7).toISOString().slice(0, 10),
    endingOn: null,
    recurrence: { day: inDays(3).getUTCDay(), minute: 990, duration: 45 },
    capacity: null,
  })
  await sent('post', '/credits/tasks', { task: 'add', accountId: pat.account.accountId, count: 1 })
  await context.close()
}

const toSchedule = async (page: Page): Promise<void> => {
  await page.goto('/class/schedule/?schedule_tab=weekly')
  await page.getByRole('heading', { name: 'Weekly classes' }).waitFor()
  await page
    .getByRole('heading', { name: / to (\w+ )?\d+$/ })
    .first()
    .waitFor()
}

/** The views are one tab stop; arrows go from week to month to list. */
const chooseView = async (page: Page, steps: number): Promise<void> => {
  await tabTo(page, 'Week')
  for (let step = 0; step < steps; step++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
}

it('by keyboard only a parent signs a child up weekly, skips one class from the calendar and takes it back [C-002, C-039, C-061, C-063]', async () => {
  const { page, faults } = await world.open()
  await signInByKeyboard(page, 'parent.pat')
  await toSchedule(page)
  expect(await accessibilityFaults(page)).toEqual([])

  await pressByKeyboard(page, /Journey Explorers: not registered$/)
  const weekly = page.getByRole('dialog', { name: 'Journey Explorers' })
  await weekly.waitFor()
  await tabTo(page, /comes every week$/)
  await page.keyboard.press('Space')
  await page
    .getByText(/comes to Journey Explorers every week/)
    .first()
    .waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await weekly.waitFor({ state: 'detached' })

  // The first class has the one credit, the others say that they need one.
  await chooseView(page, 2)
  const classes = page.locator('[data-class-id]')
  await classes.filter({ hasText: 'registered' }).first().waitFor()
  await expect.poll(() => classes.nth(1).innerText()).toContain('(credit required)')
  expect(await classes.first().innerText()).not.toContain('(credit required)')

  await classes.first().focus()
  await page.keyboard.press('Enter')
  const slot = page.getByRole('dialog', { name: 'Journey Explorers' })
  await slot.waitFor()
  await tabTo(page, /attends$/)
  await page.keyboard.press('Space')
  await slot.getByText('Comes every week, skips this date').waitFor()
  await page.keyboard.press('Escape')
  await slot.waitFor({ state: 'detached' })
  // The focus is back on the class, which is skipped now; Enter asks whether it is on again.
  await page.waitForFunction(() => document.activeElement?.matches('[data-class-id]'))
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('skipped')
  await page.keyboard.press('Enter')
  const back = page.getByRole('dialog', { name: 'Remove Skip Date' })
  await back.waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await pressByKeyboard(page, 'Come again')
  await classes.first().filter({ hasText: 'registered' }).waitFor()
  expect(faults).toEqual([])
})

/** The hours of each day of the week that are not business hours, and the time at which the week begins to show. */
const weekHours = async (page: Page) => {
  await page.locator('[class*="_off_"]').first().waitFor({ state: 'attached' })
  return page.evaluate(() => {
    const label = (text: string) =>
      [...document.querySelectorAll('span')].find((span) => span.textContent === text)?.getBoundingClientRect().top ??
      NaN
    const hour = label('5 PM') - label('4 PM')
    const boxes = [...document.querySelectorAll('[class*="_off_"]')].map((box) => box.getBoundingClientRect())
    const days = Map.groupBy(
      boxes.filter((box) => box.height > hour),
      (box) => Math.round(box.left),
    )
    const off = [...days]
      .toSorted(([a], [b]) => a - b)
      .map(([, ofDay]) => ofDay.toSorted((a, b) => a.top - b.top).map((box) => Math.round(box.height / hour)))
    const midnight = Math.min(...boxes.map((box) => box.top))
    let scroller = document.querySelector('[class*="_off_"]')?.parentElement ?? null
    while (scroller !== null && !(scroller.scrollTop > 0)) scroller = scroller.parentElement
    const minutes = Math.round((((scroller?.getBoundingClientRect().top ?? 0) - midnight) / hour) * 12) * 5
    return { off, from: `${Math.floor(minutes / 60)}:${minutes % 60}` }
  })
}

it('arrow keys go through the days, Enter opens the menu of a day, and no look has a fault [C-033, C-062, C-064]', async () => {
  const { page, faults } = await world.open({ dark: true })
  await signIn(page, 'parent.pat')
  await toSchedule(page)
  await expect
    .poll(() => weekHours(page))
    .toEqual({
      // Sunday to Saturday: hours that are not business.
      off: [[24], [16, 3], [16, 3], [16, 3], [16, 3], [16, 3], [24]],
      from: '15:45',
    })
  await chooseView(page, 1)
  await page.locator('[data-day][tabindex="0"]').focus()
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-day') ?? '')
  const first = await focused()
  await page.keyboard.press('ArrowRight')
  const next = new Date(Date.parse(`${first}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
  await page.waitForFunction((day) => document.activeElement?.getAttribute('data-day') === day, next)
  await page.keyboard.press('PageDown')
  await page.waitForFunction((day) => (document.activeElement?.getAttribute('data-day') ?? '') > day, next)
  const later = await focused()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Add a class on this date' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.waitForFunction((day) => document.activeElement?.getAttribute('data-day') === day, later)
  for (const width of [820, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0)
    expect(await accessibilityFaults(page)).toEqual([])
  }
  expect(faults).toEqual([])
})
