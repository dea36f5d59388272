import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { accessibilityFaults, faultsInEveryLook, sidewaysOverflow } from '../accessibility.ts'
import { signInByKeyboard } from '../people.ts'
import { openWorld, type World } from '../world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  return () => world.close()
})

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click()
const frame = (page: Page) => page.frameLocator('iframe[title="Card form of the test provider"]')

/** Answers of the database, asked again until they are there. */
async function eventually<Row>(sql: string, values: unknown[], done: (rows: Row[]) => boolean): Promise<Row[]> {
  for (let tries = 0; ; tries++) {
    const rows = await world.server.query<Row>(sql, values)
    if (done(rows)) return rows
    if (tries > 60) throw new Error(`not there: ${sql} gave ${JSON.stringify(rows)}`)
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

async function signUpAsParent(page: Page, email: string): Promise<void> {
  await heading(page, 'Create your parent account')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Your name').fill('Rosa Field')
  await page.getByLabel('Password', { exact: true }).fill('kestrel-42')
  await next(page)
  await heading(page, 'What are you looking for?')
  await page.getByLabel('Do better at school').check()
  await next(page)
  await heading(page, 'Pick your figure')
  await next(page)
  await heading(page, 'Where do you live?')
  await next(page)
  await heading(page, 'Your account is ready')
}

async function chooseOntario(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Province or territory/ }).click()
  await page.getByRole('option', { name: 'Ontario' }).click()
}

/** Pays the order on the screen with one of the published cards. */
async function payWith(page: Page, card: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Payment', exact: true }).click()
  await heading(page, 'Select your Payment Method')
  const form = frame(page)
  await form.getByText('Test payments: no money moves').waitFor()
  await form.getByRole('button', { name: card }).click()
  await form.getByRole('button', { name: /^Pay / }).click()
}
