import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { accessibilityFaults, faultsInEveryLook } from '../accessibility.ts'
import { proveAddress } from '../mailed-path.ts'
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

  // Tess is over 13 and nobody manages her yet: power over her account waits, which both read. Then the days are over.
  await tess.page.getByRole('button', { name: /parent\.pat/ }).click()
  await tess.page.getByText(/Allow this only to your parent or guardian\./).waitFor()
  expect(await accessibilityFaults(tess.page)).toEqual([])
  const same = { headers: { origin: world.server.origin } }
  const early = await pat.page.request.post('/api/session/as', { ...same, data: { accountId: tessId } })
  expect(early.status()).toBe(403)
  await world.server.query(
    `update account_links set counts_from = now() - interval '1 minute' where counts_from is not null`,
  )
  const { accountId: patId } = await whoIs(pat.page)
  const settled = await tess.page.request.post(`/api/accounts/${tessId}/connections/${patId}/acceptance`, {
    ...same,
    data: {},
  })
  expect(settled.status()).toBe(200)

  // A stranger gets nothing, by whatever way.
  const max = await world.open()
  await signIn(max.page, 'student.max')
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

  // The child asks to end it: the guardian is told at home, ends it, and is out.
  await tess.page.reload()
  await tess.page.getByRole('button', { name: /parent\.pat/ }).click()
  await tess.page.getByRole('button', { name: 'Remove connection' }).click()
  const ending = tess.page.getByRole('alertdialog', { name: /^Remove the connection to/ })
  await ending.getByText('If you are 13 or older, it ends after 7 days.').waitFor()
  await ending.getByRole('button', { name: 'Ask' }).click()
  await tess.page.getByText('You asked to end this connection.').waitFor()
  expect((await pat.page.request.get(`/api/accounts/${tessId}`)).status()).toBe(200)
  await pat.page.goto('/home/')
  await pat.page.getByText(/asks to end the connection with you/).waitFor()
  expect(await accessibilityFaults(pat.page)).toEqual([])
  await pat.page.getByRole('button', { name: /^End it now with/ }).click()
  await pat.page.getByRole('alertdialog').getByRole('button', { name: 'End it now' }).click()
  await pat.page.getByText(/asks to end the connection with you/).waitFor({ state: 'detached' })
  expect((await pat.page.request.get(`/api/accounts/${tessId}`)).status()).toBe(404)
  expect([...pat.faults, ...tess.faults]).toEqual([])
  await pat.context.close()
  await tess.context.close()
})

it('a stranger fails to take a child’s account in six ways, and the parent is told and asked', async () => {
  const same = { headers: { origin: world.server.origin } }
  const pat = await world.open({ width: 820 })
  await signIn(pat.page, 'parent.pat')
  const sam = await world.open()
  await signIn(sam.page, 'student.sam')
  const { accountId: samId } = await whoIs(sam.page)
  const post = async (page: Page, path: string, data: object) => page.request.post(`/api${path}`, { ...same, data })
  const codeOf = async (answer: { json(): Promise<unknown> }): Promise<string | undefined> =>
    ((await answer.json()) as { code?: string }).code

  // 1. A self-made parent without a proven address finds and asks nobody.
  const eve = await world.open({ width: 390 })
  const accountCreation = { email: 'eve@stranger.example', displayName: 'Eve Stranger', password: 'kestrel-42' }
  expect((await post(eve.page, '/accounts/parents', { accountCreation })).status()).toBe(200)
  const { accountId: eveId } = await whoIs(eve.page)
  const found = await eve.page.request.get('/api/public-accounts?identifier=student.sam')
  expect(await codeOf(found)).toBe('address_not_proven')
  const asks = { otherAccountId: samId, side: 'mine', permissions: ['viewDetails', 'manage', 'authenticate'] }
  expect(await codeOf(await post(eve.page, `/accounts/${eveId}/links`, asks))).toBe('address_not_proven')
  await eve.page.goto('/home/')
  await eve.page.getByText('Confirm your email address.').waitFor()
  expect(await accessibilityFaults(eve.page)).toEqual([])

  // 2. Proven, she asks, and the child says yes to all of it: nothing begins.
  await proveAddress(world, eve.page, 'eve@stranger.example')
  expect((await post(eve.page, `/accounts/${eveId}/links`, asks)).status()).toBe(200)
  await toProfile(sam.page)
  await sam.page.getByRole('button', { name: /^Confirm what/ }).click()
  await sam.page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()
  await sam.page.getByText('Waiting for a parent').waitFor()
  expect((await eve.page.request.get(`/api/accounts/${samId}`)).status()).toBe(404)

  // 3. She is not signed in as the child, and 4. sets no password.
  expect((await post(eve.page, '/session/as', { accountId: samId })).status()).toBe(403)
  const set = await eve.page.request.put(`/api/accounts/${samId}/password`, {
    ...same,
    data: { password: 'hers now 9' },
  })
  expect(set.status()).toBe(404)

  // 5. The child sends no consent to her.
  const consent = await post(sam.page, `/accounts/${samId}/consent`, { email: 'eve@stranger.example' })
  expect(consent.status()).toBeGreaterThanOrEqual(400)

  // 6. With the child’s help the parent is not put out.
  await toProfile(sam.page)
  await sam.page.getByRole('button', { name: /parent\.pat/ }).click()
  await sam.page.getByRole('button', { name: 'Remove connection' }).click()
  await sam.page.getByRole('alertdialog').getByRole('button', { name: 'Ask' }).click()
  await sam.page.getByText('You asked to end this connection.').waitFor()
  expect((await pat.page.request.get(`/api/accounts/${samId}`)).status()).toBe(200)

  // The parent is mailed what waits, follows the link, and says no to all of it.
  const mails = await world.server.query<{ kind: string; path: string }>(
    `select m.data ->> 'kind' as kind, m.data ->> 'reviewPath' as path from outbox_mails m
     join accounts a on a.id = m.account_id where a.username = 'parent.pat' and m.template = 'child_news' order by 1`,
  )
  expect(mails.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['decision_waits', 'parting_asked']))
  await pat.page.goto(mails[0]?.path ?? '')
  await pat.page.getByText(/asks to end the connection with you/).waitFor()
  expect(await accessibilityFaults(pat.page)).toEqual([])
  await pat.page.getByRole('button', { name: /^Stay connected with/ }).click()
  await pat.page.getByText(/asks to end the connection with you/).waitFor({ state: 'detached' })
  await pat.page.getByRole('button', { name: /^Do not allow/ }).click()
  await pat.page.getByText('Nothing of this counts without your permission.').waitFor({ state: 'detached' })
  expect((await eve.page.request.get(`/api/accounts/${samId}`)).status()).toBe(404)
  expect([...pat.faults, ...sam.faults, ...eve.faults]).toEqual([])
  for (const one of [pat, sam, eve]) await one.context.close()
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
