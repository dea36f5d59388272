import { beforeAll, expect, it } from 'vitest'
import { accessibilityFaults, faultsInEveryLook } from '../accessibility.ts'
import { signIn } from '../people.ts'
import { answerToTheEnd } from '../practicing.ts'
import { openWorld, type World } from '../world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  return () => world.close()
})

async function ledgerOf(username: string): Promise<{ amount: number; final: number }[]> {
  return await world.server.query(
    `select c.amount, c.final_amount as final from coin_changes c join accounts a on a.id = c.account_id
     where lower(a.username) = $1 order by c.changed_at desc, c.place desc`,
    [username],
  )
}

async function accountIdOf(username: string): Promise<string> {
  const [row] = await world.server.query<{ id: string }>('select id from accounts where lower(username) = $1', [
    username,
  ])
  return row?.id ?? ''
}

it('what a practice earns stands first on the Earned page, with the balance after it', async () => {
  const { page, context, faults } = await world.open()
  await signIn(page, 'student.sam')
  await page.goto('/math/topics/multi_digit_subtraction_practice/4/practice/')
  await answerToTheEnd(world, page, 'student.sam')
  await page.goto('/accounts/earned/')
  await page.getByRole('heading', { level: 1, name: 'Rewards Earned & Used' }).waitFor()
  const [newest] = await ledgerOf('student.sam')
  const row = page.getByRole('row').nth(1)
  await expect.poll(() => row.innerText()).toContain(String(newest?.amount))
  expect((await row.innerText()).replaceAll(',', '')).toContain(String(newest?.final))
  expect(faults).toEqual([])
  await context.close()
})

it('the practice is in the history, and its questions can be looked at again', async () => {
  const { page, context, faults } = await world.open()
  await signIn(page, 'student.sam')
  await page.goto('/accounts/history/')
  await page.getByRole('heading', { level: 1, name: 'Math Activity & Learning' }).waitFor()
  await page.locator('table button[aria-expanded="false"]').first().click()
  await page.getByRole('button', { name: 'Show questions' }).first().click()
  await page.getByText(/^Question 1 of \d+, (?:correct|incorrect|skipped)$/).waitFor()
  await page.getByRole('button', { name: 'Next question' }).click()
  await page.getByText(/^Question 2 of /).waitFor()
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await page.getByRole('dialog').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  expect(faults).toEqual([])
  await context.close()
})

it('a parent sees a child, and a stranger sees a page that knows nothing', async () => {
  const sam = await accountIdOf('student.sam')
  const { page, context } = await world.open()
  await signIn(page, 'parent.pat')
  const asParent = await context.request.get(`/api/accounts/${sam}/coins`)
  expect(asParent.status()).toBe(200)
  await context.close()

  const other = await world.open()
  await signIn(other.page, 'student.max')
  for (const path of [`/api/accounts/${sam}/coins`, `/api/accounts/${sam}/activity`]) {
    expect((await other.context.request.get(path)).status()).toBe(404)
  }
  await other.context.close()
})

it('an administrator grants coins, and may not take more than there are', async () => {
  const max = await accountIdOf('student.max')
  const before = (await ledgerOf('student.max'))[0]?.final ?? 0
  const { page, context } = await world.open()
  await signIn(page, 'admin.ada')
  await page.goto(`/accounts/${max}/earned/`)
  const add = async (amount: string): Promise<void> => {
    await page.getByRole('button', { name: 'Add Coins' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill(amount)
    await page.keyboard.press('Enter')
  }
  await add('250')
  await expect.poll(async () => (await ledgerOf('student.max'))[0]).toEqual({ amount: 250, final: before + 250 })
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await add('-100000')
  await expect.poll(() => page.getByRole('dialog').innerText()).toMatch(/below 0|not enough|negative/i)
  expect((await ledgerOf('student.max'))[0]?.final).toBe(before + 250)
  await context.close()
})

it.each(['/accounts/earned/', '/accounts/history/'])('%s is without fault in every look', async (path) => {
  expect(await faultsInEveryLook(world, path, { as: 'student.sam' })).toEqual([])
})
