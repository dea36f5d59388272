import type { Page } from 'playwright-core'
import { demoPassword } from './world.ts'

/** Signs a demo person in through the sign-in page, by keyboard, and waits for their home. */
export async function signInByKeyboard(page: Page, username: string): Promise<void> {
  await page.goto('/signin/')
  await page.getByLabel('Username or email').focus()
  await page.keyboard.type(username)
  await page.keyboard.press('Tab')
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/home/')
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/**
 * Signs a demo person in without the sign-in page, which journeys/sign-in.e2e.ts goes through for each of them. Opens no page
 * of the product.
 */
export async function signIn(page: Page, username: string): Promise<void> {
  const answer = await page.request.get(`/dev/as/${username}`, { maxRedirects: 0 })
  if (answer.status() !== 302) throw new Error(`${username} is not signed in: ${answer.status()}`)
}
