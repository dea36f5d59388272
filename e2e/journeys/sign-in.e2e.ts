import { beforeAll, expect, it } from 'vitest'
import { signInByKeyboard } from '../people.ts'
import { openWorld, type World } from '../world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  return () => world.close()
})

it('signs in by keyboard, keeps the session over a reload, and signs out for good', async () => {
  const { page, context, faults } = await world.open()
  await signInByKeyboard(page, 'student.sam')
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/home/')
  const cookie = (await context.cookies()).find((one) => one.name === 'polyhex_session')
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })

  await page.getByRole('button', { name: 'Sign out' }).first().click()
  await page.waitForURL((url) => url.pathname === '/')
  expect((await context.cookies()).some((one) => one.name === 'polyhex_session')).toBe(false)

  // The old cookie is worth nothing any more.
  await context.addCookies([cookie!])
  await page.goto('/home/')
  await page.waitForURL('**/signin/')
  expect(faults).toEqual([])
})

it.each([
  ['student.sam', 'wrong', 'The password you entered is incorrect. Please try again.'],
  [
    'nobody.here',
    'wrong',
    "We don't have an account with that username. Is this the username assigned when you signed up?",
  ],
])('says what is wrong with the sign-in of %s', async (username, password, words) => {
  const { page, context } = await world.open({ width: 390 })
  await page.goto('/signin/')
  await page.getByLabel('Username or email').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText(words).waitFor()
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('wrong')
  await context.close()
})

it.each(['student.max', 'parent.pat', 'tutor.tia', 'teacher.theo', 'admin.ada'])(
  'lets %s in and shows a home without faults',
  async (name) => {
    const { page, context, faults } = await world.open()
    await signInByKeyboard(page, name)
    expect(faults).toEqual([])
    await context.close()
  },
)

it('brings a visitor who wanted the home page there after sign-in', async () => {
  const { page, context } = await world.open()
  await page.goto('/home/')
  await page.waitForURL('**/signin/')
  await page.getByLabel('Username or email').fill('student.max')
  await page.getByLabel('Password', { exact: true }).fill('polyhex-demo')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/home/')
  await expect.poll(() => page.title()).toContain('Home')
  await context.close()
})

it('remembers the username when asked to, and the next time only the password is missing [A-033]', async () => {
  const { page, context } = await world.open()
  await page.goto('/signin/')
  await page.getByLabel('Username or email').fill('student.sam')
  await page.getByLabel('Password', { exact: true }).fill('polyhex-demo')
  await page.getByLabel('Remember my username').check()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/home/')
  await page.getByRole('button', { name: 'Sign out' }).first().click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.goto('/signin/')
  await expect.poll(() => page.getByLabel('Username or email').inputValue()).toBe('student.sam')
  expect(await page.getByLabel('Remember my username').isChecked()).toBe(true)
  await context.close()
})

it('signs in silently where there is a session, and asks where there is none [A-031, A-034]', async () => {
  const { page, context } = await world.open()
  await signInByKeyboard(page, 'student.max')
  await page.goto('/signin/?silent')
  await page.waitForURL('**/home/')
  await context.clearCookies()
  await page.goto('/signin/?silent')
  await page.waitForURL('**/signin/')
  expect(await page.getByLabel('Username or email').inputValue()).toBe('')
  await context.close()
})

it('tells a different pending user from the one who signs in [A-163]', async () => {
  const { page, context } = await world.open()
  await page.goto('/signin/')
  await page.getByLabel('Username or email').fill('parent.pat')
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('The password you entered is incorrect. Please try again.').waitFor()
  const asked: string[] = []
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    if (path.startsWith('/api/v3/')) asked.push(`${request.method()} ${path.split('/').at(-2)}`)
  })
  await page.getByLabel('Username or email').fill('student.sam')
  await page.getByLabel('Password', { exact: true }).fill('polyhex-demo')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/home/')
  expect(asked.slice(0, 3)).toEqual(['GET login-progressive', 'GET logout', 'GET login-progressive'])
  expect(world.server.output()).not.toMatch(/polyhex_session=|wrong/)
  await context.close()
})
