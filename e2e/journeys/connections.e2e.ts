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

const toProfile = async (page: Page): Promise<void> => {
  await page.goto('/accounts/profile/')
  await page.getByRole('heading', { name: 'Connected Accounts' }).waitFor()
}

/** The session cookie, as the browser holds it. */
async function tokenOf(page: Page): Promise<string | undefined> {
  return (await page.context().cookies()).find((cookie) => cookie.name === 'polyhex_session')?.value
}

async function whoIs(page: Page): Promise<{ accountId: string; username: string; authTo: { username: string }[] }> {
  const answer = (await (await page.request.get('/api/session')).json()) as { account: never }
  return answer.account
}

it('a parent links an existing account and switches to it; a stranger gets nothing; returning [A-016] [A-080] [A-161] [A-227] [A-246]', async () => {
  const pat = await world.open()
  await signIn(pat.page, 'parent.pat')
  await toProfile(pat.page)
  await pat.page.getByRole('button', { name: 'Add', exact: true }).click()
  await pat.page.getByRole('button', { name: /^Add an existing account/ }).click()
  const dialog = pat.page.getByRole('dialog', { name: 'Select Account to Connect' })
  await dialog.getByLabel('Username or email').fill('Student.TESS')
  await pat.page.keyboard.press('Enter')
  await dialog.getByText('SilverHeron').waitFor()
  expect(await accessibilityFaults(pat.page)).toEqual([])
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await pat.page.getByText('Created connection').waitFor()

  // Nothing is gained before the other confirms.
  const { authTo } = await whoIs(pat.page)
  expect(authTo.map((one) => one.username)).not.toContain('student.tess')

  const tess = await world.open({ width: 390 })
  await signIn(tess.page, 'student.tess')
  const { accountId: tessId } = await whoIs(tess.page)
  expect((await pat.page.request.get(`/api/accounts/${tessId}`)).status()).toBe(404)
  await toProfile(tess.page)
  await tess.page.getByText('Pat asks', { exact: true }).waitFor()
  expect(await accessibilityFaults(tess.page)).toEqual([])
  await tess.page.getByRole('button', { name: 'Confirm what Pat asks' }).click()
  const question = tess.page.getByRole('alertdialog', {
    name: 'Do you want to confirm requested permissions for Pat?',
  })
  await question.getByRole('button', { name: 'Confirm' }).click()
  await question.waitFor({ state: 'detached' })
  expect((await pat.page.request.get(`/api/accounts/${tessId}`)).status()).toBe(200)

  // A stranger gets nothing, by whatever way.
  const max = await world.open()
  await signIn(max.page, 'student.max')
  const same = { headers: { origin: world.server.origin } }
  const { request } = max.page
  for (const path of ['', '/links', '/linked-accounts', '/managed-accounts'])
    expect((await request.get(`/api/accounts/${tessId}${path}`)).status()).toBe(404)
  const asTess = await request.post('/api/session/as', { ...same, data: { accountId: tessId } })
  expect(asTess.status()).toBe(403)
  const gives = { otherAccountId: tessId, side: 'theirs', permissions: ['viewDetails'] }
  expect((await request.post(`/api/accounts/${tessId}/links`, { ...same, data: gives })).status()).toBe(403)
  await max.context.close()

  // Where one plays, only students go on: the way there is to switch.
  const before = await tokenOf(pat.page)
  await pat.page.goto('/math/topics/multi_digit_subtraction_practice/4/practice/')
  await pat.page.getByRole('heading', { name: 'Switch to a student account to practice this topic' }).waitFor()
  await pat.page.getByRole('button', { name: 'Switch to SilverHeron' }).click()
  await pat.page.getByRole('button', { name: 'Switch Accounts' }).click()
  await pat.page.getByRole('heading', { name: /Switch to a student/ }).waitFor({ state: 'detached' })
  expect((await whoIs(pat.page)).username).toBe('student.tess')
  const during = await tokenOf(pat.page)
  expect(during).not.toBe(before)
  await toProfile(pat.page)
  expect(await pat.page.getByRole('button', { name: 'Add', exact: true }).count()).toBe(0)
  await pat.page.getByRole('button', { name: 'Return to Pat' }).click()
  await pat.page.getByText('You are signed in as').waitFor({ state: 'detached' })
  expect((await whoIs(pat.page)).username).toBe('parent.pat')
  expect([before, during]).not.toContain(await tokenOf(pat.page))

  // Switched again, the child takes it back: the session ends in that moment.
  await toProfile(pat.page)
  await pat.page.getByRole('button', { name: /student\.tess/ }).click()
  await pat.page.getByRole('button', { name: 'Switch to account' }).click()
  await pat.page.getByRole('button', { name: 'Switch Accounts' }).click()
  await pat.page.getByText('You are signed in as').waitFor()
  await tess.page.reload()
  await tess.page.getByRole('button', { name: /parent\.pat/ }).click()
  await tess.page.getByRole('button', { name: 'Remove connection' }).click()
  const ending = tess.page.getByRole('alertdialog', { name: /^Remove the connection to/ })
  await ending.getByRole('button', { name: 'Remove' }).click()
  await tess.page.getByText('No connections yet').waitFor()
  expect(await (await pat.page.request.get('/api/session')).json()).toEqual({ state: 'unauthenticated' })
  expect([...pat.faults, ...tess.faults]).toEqual([])
  await pat.context.close()
  await tess.context.close()
})

it.each([
  ['parent.pat', /student\.sam/],
  ['tutor.tia', null],
] as const)('the connections of %s are without fault in every look, opened too', async (name, row) => {
  const prepare = async (page: Page) => {
    await page.getByRole('heading', { name: 'Connected Accounts' }).waitFor()
    if (row !== null) await page.getByRole('button', { name: row }).click()
    if (name === 'tutor.tia') {
      await page.getByLabel('Name of a new section').fill('Tuesday')
      await page.getByRole('button', { name: 'Create section' }).click()
      await page.getByRole('heading', { name: 'Tuesday' }).first().waitFor()
    }
  }
  expect(await faultsInEveryLook(world, '/accounts/profile/', { as: name, prepare })).toEqual([])
})

it('the gate before an exercise is without fault in every look', async () => {
  const prepare = (page: Page) =>
    page.getByRole('heading', { name: 'Switch to a student account to play in the tournament' }).waitFor()
  expect(await faultsInEveryLook(world, '/game/play/?action=tournament', { as: 'parent.pat', prepare })).toEqual([])
})
