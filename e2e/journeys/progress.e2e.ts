import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { accessibilityFaults, faultsInEveryLook } from '../accessibility.ts'
import { signIn } from '../people.ts'
import { openWorld, type World } from '../world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  return () => world.close()
})

async function accountIdOf(username: string): Promise<string> {
  const [row] = await world.server.query<{ id: string }>('select id from accounts where lower(username) = $1', [
    username,
  ])
  return row?.id ?? ''
}

it('a parent goes from home to the progress of a child, to another child, and looks at the questions of an exercise', async () => {
  const { page, context, faults } = await world.open()
  await signIn(page, 'parent.pat')
  await page.goto('/home/')
  await page.getByRole('link', { name: 'Progress of Sam' }).click()
  await page.getByRole('heading', { level: 1, name: 'Progress of Sam' }).waitFor()
  const sam = await accountIdOf('student.sam')
  const [counted] = await world.server.query<{ answers: number }>(
    `select count(*)::integer as answers from answers where account_id = $1 and answered_at >= now() - interval '40 days'`,
    [sam],
  )
  await page.getByRole('radio', { name: '28 days' }).click()
  await expect
    .poll(async () => page.getByRole('region', { name: 'In figures' }).innerText())
    .toContain(String(counted?.answers))
  await page.getByRole('button', { name: 'Show questions' }).first().click()
  await page.getByText(/^Question 1 of \d+/).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('navigation', { name: 'Your students' }).getByRole('link', { name: 'Max' }).click()
  await page.getByRole('heading', { level: 1, name: 'Progress of Max' }).waitFor()
  await page.getByRole('navigation', { name: 'Pages of this account' }).getByRole('link', { name: 'Rewards' }).click()
  await page.getByRole('heading', { level: 1, name: 'Rewards Earned & Used' }).waitFor()
  expect(faults).toEqual([])
  await context.close()
})

it('a parent stops the weekly letter, and the choice is there the next time', async () => {
  const { page, context } = await world.open()
  await signIn(page, 'parent.pat')
  await page.goto('/accounts/progress/')
  const sends = page.getByRole('switch', { name: 'Send me the letter' })
  await sends.waitFor()
  expect(await sends.isChecked()).toBe(true)
  await sends.focus()
  await page.keyboard.press('Space')
  await page.getByText('No letter comes any more').waitFor()
  await page.reload()
  await sends.waitFor()
  await expect.poll(async () => sends.isChecked()).toBe(false)
  await context.close()
})

it('another child sees nothing of it', async () => {
  const sam = await accountIdOf('student.sam')
  const { page, context } = await world.open()
  await signIn(page, 'student.max')
  await page.goto(`/accounts/${sam}/progress/`)
  await page.getByText(/There is no progress at this address/).waitFor()
  expect((await context.request.get(`/api/accounts/${sam}/progress`)).status()).toBe(404)
  await page.goto('/accounts/progress/')
  await page.getByRole('heading', { level: 1, name: 'Your progress' }).waitFor()
  await context.close()
})

it('a visitor finds a standard by the keyboard, and goes from it to what teaches it', async () => {
  const { page, context, faults } = await world.open()
  await page.goto('/math/search/')
  await page.getByRole('searchbox', { name: 'Search the math' }).waitFor()
  await page.keyboard.type('3.NF.A.1')
  await page.getByRole('heading', { level: 2, name: 'Standards' }).waitFor()
  await page.keyboard.press('ArrowDown')
  expect(await page.evaluate(() => document.activeElement?.matches('a[data-found]'))).toBe(true)
  await page.getByRole('link', { name: /^3\.NF\.A\.1/ }).click()
  await page.getByRole('heading', { level: 3, name: '3.NF.A.1', exact: true }).waitFor()
  await page.getByText(/^© Copyright 2010\. National Governors Association/).waitFor()
  expect(faults).toEqual([])
  await context.close()
})

it.each(['/standards/', '/standards/?grade=beyond', '/math/search/?search=fractions', '/math/skills/'])(
  '%s is without fault in every look',
  async (path) => {
    expect(await faultsInEveryLook(world, path)).toEqual([])
  },
)

it('progress is without fault in every look', async () => {
  const prepare = (page: Page) => page.getByRole('heading', { level: 1, name: /^Progress of/ }).waitFor()
  expect(await faultsInEveryLook(world, '/accounts/progress/', { as: 'parent.pat', prepare })).toEqual([])
})
