import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { faultsInEveryLook } from '../accessibility.ts'
import { signIn } from '../people.ts'
import { openWorld, type World } from '../world.ts'

const many = 300
let world: World
let parentId = ''
beforeAll(async () => {
  world = await openWorld()
  await world.server.query(
    `insert into accounts (id, username, roles, grade, name, public_name, time_zone, avatar, created_at, class_groups, password_hash)
     select gen_random_uuid(), 'school.' || n, array['student'], n % 13, 'Pupil ' || n, 'School' || n, 'America/Toronto', 'circle',
       now() + n * interval '1 second', case when n % 50 = 0 then array['explorers'] else '{}'::text[] end, 'none'
     from generate_series(1, $1) n`,
    [many],
  )
  const [parent] = await world.server.query<{ id: string }>(`select id from accounts where username = 'parent.pat'`)
  parentId = parent?.id ?? ''
  return () => world.close()
})

const toAccounts = async (page: Page): Promise<void> => {
  await page.goto('/accounts/manage/')
  await page.getByRole('table', { name: 'Accounts' }).getByRole('link').first().waitFor()
}
const search = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('searchbox', { name: 'Account' }).fill(text)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: new RegExp(`^“${RegExp.escape(text)}”`) }).waitFor()
}

it('an administrator finds an account among many, edits it and deletes it [A-095] [A-096] [A-098] [A-101] [A-102] [A-229]', async () => {
  const { page, context, faults } = await world.open()
  await signIn(page, 'admin.ada')
  await toAccounts(page)

  // All of them come, a batch of 100 at a time, as the box is scrolled to its end.
  const box = page.getByRole('region', { name: 'Accounts' })
  await page.getByText(/^100 of 3\d\d loaded/).waitFor()
  for (const loaded of [200, 300]) {
    await box.press('End')
    await page.getByText(new RegExp(`^${loaded} of 3\\d\\d loaded`)).waitFor()
  }
  await box.press('End')
  await page.getByText(/^(3\d\d) of \1 loaded\.$/).waitFor()
  await page.getByRole('link', { name: `Pupil ${many}`, exact: true }).waitFor()

  // Found by text on Enter and opened by its row.
  await search(page, 'school.217')
  await page.getByText('1 of 1 loaded.').waitFor()
  const row = page.getByRole('row', { name: /Pupil 217/ })
  await row.getByText('Toronto').click()
  await page.waitForURL(/\/accounts\/manage\/[0-9a-f-]{36}\/$/)
  await page.getByRole('heading', { level: 1, name: 'School217' }).waitFor()

  // Its name is changed and a state is kept about it.
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Pupil 217' })
  await dialog.getByLabel('Name', { exact: true }).fill('Renamed Pupil')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Updated Renamed Pupil').waitFor()
  await page.getByRole('button', { name: 'Add a state' }).click()
  await page.getByRole('textbox', { name: 'Key' }).fill('tour')
  await page.getByRole('textbox', { name: 'Value' }).fill('3')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Change tour' }).waitFor()
  const kept = () =>
    world.server.query<{ name: string; states: unknown }>(
      `select a.name, coalesce((select jsonb_object_agg(s.key, s.value) from account_states s where s.account_id = a.id), '{}') as states
       from accounts a where username = 'school.217'`,
    )
  expect(await kept()).toEqual([{ name: 'Renamed Pupil', states: { tour: 3 } }])

  // Found under the new name, and deleted only once that is confirmed.
  await page.getByRole('link', { name: 'Manage Accounts' }).first().click()
  await page.getByRole('searchbox', { name: 'Account' }).waitFor()
  await search(page, 'renamed')
  const question = page.getByRole('alertdialog', { name: 'UNSAFE - Delete Account' })
  const ask = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Actions for Renamed Pupil' }).click()
    await page.getByRole('menuitem', { name: 'Delete Account' }).click()
    await question.getByText('Delete account Renamed Pupil completely?').waitFor()
  }
  await ask()
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'detached' })
  expect(await kept()).toHaveLength(1)
  await ask()
  await question.getByRole('button', { name: 'Delete Account' }).click()
  await page.getByText('Deleted Renamed Pupil').waitFor()
  await page.getByText('No account fits').waitFor()
  expect(await kept()).toEqual([])
  expect(faults).toEqual([])
  await context.close()
})

it('shows children beneath their parent, who may not be deleted from there [A-099] [A-100]', async () => {
  const { page, context, faults } = await world.open()
  await signIn(page, 'admin.ada')
  await toAccounts(page)
  await search(page, 'parent.pat')
  await page.getByRole('button', { name: /^Show linked accounts of / }).click()
  const child = page.getByRole('row', { name: /student\.sam/ })
  await child.getByRole('button', { name: /^Actions for / }).click()
  await page.getByRole('menuitem', { name: 'View Account' }).waitFor()
  expect(await page.getByRole('menuitem').allTextContents()).toEqual(['View Account'])
  expect(faults).toEqual([])
  await context.close()
})

it.each<[string, () => string]>([
  ['the accounts', () => '/accounts/manage/'],
  ['one account', () => `/accounts/manage/${parentId}/`],
  ['the decisions', () => '/accounts/manage/decisions/'],
  ['the logs', () => '/accounts/manage/log/'],
])('%s are without fault in every look', async (_, path) => {
  expect(await faultsInEveryLook(world, path(), { as: 'admin.ada' })).toEqual([])
})
