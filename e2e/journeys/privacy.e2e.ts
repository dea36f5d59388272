import { readFileSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import { faultsInEveryLook } from '../accessibility.ts'
import { signIn } from '../people.ts'
import { openWorld, type World } from '../world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  return () => world.close()
})

const dueOf = async (username: string): Promise<Date | null> => {
  const [row] = await world.server.query<{ due: Date | null }>(
    'select deletion_due_at as due from accounts where lower(username) = $1',
    [username],
  )
  return row?.due ?? null
}

it('a parent downloads a child’s data, asks for deletion and takes it back', async () => {
  const { page, context, faults } = await world.open()
  await signIn(page, 'parent.pat')
  await page.goto('/accounts/safety/')
  await page.getByRole('link', { name: 'Data and consent of Sam' }).click()
  await page.getByRole('heading', { level: 1, name: 'What we keep about Sam' }).waitFor()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download JSON' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^polyhex-data-student\.sam-\d{4}-\d\d-\d\d\.json$/)
  const text = readFileSync(await download.path(), 'utf8')
  const data = JSON.parse(text) as { username: string; parts: { part: string; total: number; rows: unknown[] }[] }
  expect(data.username).toBe('student.sam')
  const [answers] = await world.server.query<{ count: number }>(
    `select count(*)::integer as count from answers n join accounts a on a.id = n.account_id where a.username = 'student.sam'`,
  )
  expect(data.parts.find(({ part }) => part === 'answers')?.rows).toHaveLength(answers?.count ?? -1)
  expect(text).not.toContain('argon2')
  expect(text).not.toContain('pat@polyhex.example')

  await page.getByRole('button', { name: 'Delete Sam' }).click()
  await page.getByLabel('Username').fill('student.max')
  await page.getByRole('button', { name: 'Delete in 14 days' }).click()
  await page.getByText('This is not the username of the account.').waitFor()
  await page.getByLabel('Username').fill('student.sam')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Keep the account' }).waitFor()
  expect(await dueOf('student.sam')).not.toBeNull()

  await page.goto('/home/')
  const banner = page.getByRole('region', { name: 'Scheduled deletions' })
  await banner.getByText('The account QuickOtter will be deleted on').waitFor()
  await banner.getByRole('button', { name: 'Undo' }).click()
  await banner.waitFor({ state: 'detached' })
  await expect.poll(() => dueOf('student.sam')).toBeNull()
  expect(faults).toEqual([])
  await context.close()
})

it('a parent who wants to leave is told of the children first', async () => {
  const { page, context, faults } = await world.open({ width: 390 })
  await signIn(page, 'parent.pat')
  await page.goto('/accounts/safety/')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByLabel('Username').fill('parent.pat')
  await page.getByRole('button', { name: 'Delete in 14 days' }).click()
  await page.getByText('This account manages 2 children, whom nobody else manages.').waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect([await dueOf('parent.pat'), await dueOf('student.max')]).toEqual([null, null])
  expect(faults).toEqual([])
  await context.close()
})

it.each(['/privacy/', '/accounts/data/', '/accounts/safety/'])(
  '%s is without fault in every width and theme',
  async (path) => {
    const visitor = path === '/privacy/'
    expect(await faultsInEveryLook(world, path, visitor ? {} : { as: 'student.sam' })).toEqual([])
  },
)
