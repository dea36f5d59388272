import { beforeAll, expect, it } from 'vitest'
import { faultsInEveryLook } from '../accessibility.ts'
import { openWorld, type World } from '../world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  return () => world.close()
})

/** Addresses that visitors reach without an account. */
const pages = [
  '/',
  '/signin/',
  '/signup/',
  '/math/grades/',
  '/math/grades/3/',
  '/math/themes/',
  '/math/topics/',
  '/math/topics/multi_digit_subtraction_practice/',
  '/math/topics/multi_digit_subtraction_practice/4/',
  '/there-is-no-such-page/',
]

it.each(pages)('%s is without fault for a visitor at 390, 820 and 1440 px, light and dark', async (path) => {
  expect(await faultsInEveryLook(world, path)).toEqual([])
})

it('a theme and a unit reached from their lists are without fault', async () => {
  const { page, context } = await world.open()
  const linkTo = async (from: string, start: string): Promise<string> => {
    await page.goto(from)
    const link = page.locator(`main a[href^="${start}"]`).first()
    await link.waitFor()
    return (await link.getAttribute('href')) ?? ''
  }
  const theme = await linkTo('/math/themes/', '/math/themes/')
  const unit = await linkTo('/math/grades/3/?view=list', '/math/units/')
  await context.close()
  expect(await faultsInEveryLook(world, theme)).toEqual([])
  expect(await faultsInEveryLook(world, unit)).toEqual([])
})

it('moves the focus to the heading of the page that is gone to, and names the page', async () => {
  const { page, context } = await world.open()
  await page.goto('/math/grades/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const before = await page.title()
  await page.locator('main a[href^="/math/grades/"]').first().click()
  await page.waitForURL(/\/math\/grades\/[^/]+\/$/)
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  await expect.poll(() => page.title()).not.toBe(before)
  await context.close()
})

it('answers an address that is not there with 404, and a page that says so', async () => {
  const { page, context } = await world.open()
  const api = await context.request.get('/api/there-is-no-such-call')
  expect(api.status()).toBe(404)
  expect(api.headers()['content-type']).toContain('application/problem+json')
  await page.goto('/there-is-no-such-page/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await context.close()
})
