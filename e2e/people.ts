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
