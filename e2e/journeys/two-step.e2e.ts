import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { codeAt } from '../../server/identity/second-factor/authenticator-of-tests.ts'
import { accessibilityFaults } from '../accessibility.ts'
import { signIn } from '../people.ts'
import { demoPassword, openWorld, type World } from '../world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ env: { SECOND_FACTOR: 'staff' } })
  return () => world.close()
})

const stepMs = 30_000
/** The code of the app some steps from now: the clock may go on to the next step before the server reads it. */
const codeIn = (secret: string, steps: number): string => codeAt(secret, new Date(Date.now() + steps * stepMs))

async function typePassword(page: Page, site: string, username: string): Promise<void> {
  await page.goto(`${site}/signin/`)
  await page.getByLabel('Username or email').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/signin/second-step/**')
}
async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign out' }).first().click()
  await page.waitForURL((url) => url.pathname === '/')
}
const secretOn = async (page: Page): Promise<string> =>
  ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
/** Saves the recovery codes that are shown, and gives them. */
async function saveCodes(page: Page): Promise<string[]> {
  const dialog = page.getByRole('alertdialog', { name: 'Your recovery codes' })
  await dialog.waitFor()
  const codes = await dialog.getByRole('listitem').allTextContents()
  expect(codes).toHaveLength(10)
  // On paper they are one page, and nothing else is on it.
  expect((await page.pdf()).toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Done' }).click()
  return codes
}

it('adds an app, signs in with its code, then with a passkey, and with a recovery code', async () => {
  const { page, context, faults } = await world.open()
  // Passkeys belong to a name and not to a number.
  const site = world.server.origin.replace('127.0.0.1', 'localhost')
  await page.goto(`${site}/signin/`)
  await page.getByLabel('Username or email').fill('parent.pat')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/home/')
  await page.goto(`${site}/accounts/safety/`)
  await page.getByRole('button', { name: 'Add an authenticator app' }).click()
  const secret = await secretOn(page)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByLabel('6-digit code').fill(codeIn(secret, 0))
  await page.getByLabel('Name').fill('Pat’s phone')
  await page.keyboard.press('Enter')
  const [recoveryCode = ''] = await saveCodes(page)
  await page.getByRole('button', { name: 'Rename Pat’s phone' }).waitFor()
  await page.getByText('10 recovery codes are left.').waitFor()
  await signOut(page)

  await typePassword(page, site, 'parent.pat')
  expect(await page.getByLabel('6-digit code').getAttribute('autocomplete')).toBe('one-time-code')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByLabel('6-digit code').fill('12345')
  await page.keyboard.press('Enter')
  await page.getByText('Please enter the 6 digits that your app shows now.').waitFor()
  const code = codeIn(secret, 1)
  await page.getByLabel('6-digit code').fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/home/')

  const devices = await context.newCDPSession(page)
  await devices.send('WebAuthn.enable')
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  await page.goto(`${site}/accounts/safety/`)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Name').fill('Pat’s laptop')
  await page.getByRole('button', { name: 'Create the passkey' }).click()
  await page.getByRole('button', { name: 'Rename Pat’s laptop' }).waitFor()
  await signOut(page)

  await typePassword(page, site, 'parent.pat')
  await page.getByRole('button', { name: 'Use a passkey instead' }).click()
  await page.getByRole('button', { name: 'Use a passkey', exact: true }).click()
  await page.waitForURL('**/home/')
  await signOut(page)

  await typePassword(page, site, 'parent.pat')
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
  await page.getByLabel('Recovery code').fill(recoveryCode.toLowerCase())
  await page.keyboard.press('Enter')
  await page.waitForURL('**/home/')
  await page.getByText('9 recovery codes are left.').waitFor()
  expect(faults).toEqual([])
  await context.close()
})

it('leads an administrator without a second factor to the page that adds one, and on from there', async () => {
  const { page, context, faults } = await world.open({ width: 390, touch: true })
  await signIn(page, 'admin.ada')
  await page.goto('/accounts/manage/')
  await page.waitForURL('**/accounts/two-step/')
  await page.getByRole('heading', { name: 'Set up two-step sign-in' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Add an authenticator app' }).click()
  await page.getByLabel('6-digit code').fill(codeIn(await secretOn(page), 0))
  await page.getByRole('button', { name: 'Add the app' }).click()
  await saveCodes(page)
  await page.waitForURL('**/home/')
  await page.goto('/accounts/manage/')
  await page.getByRole('heading', { level: 1, name: 'Manage Accounts' }).waitFor()
  expect(faults).toEqual([])
  await context.close()
})
