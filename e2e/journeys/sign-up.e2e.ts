import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { faultsInEveryLook } from '../accessibility.ts'
import { openWorld, type World } from '../world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  return () => world.close()
})

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor()
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click()

async function chooseBirth(page: Page, month: string, year: string): Promise<void> {
  await page.getByRole('button', { name: /Month of birth/ }).click()
  await page.getByRole('option', { name: month }).click()
  await page.getByRole('button', { name: /Year of birth/ }).click()
  await page.getByRole('option', { name: year }).click()
}

/** The way to the consent page, as the mail has it. */
async function consentPath(address: string): Promise<string> {
  for (let tries = 0; ; tries++) {
    const [row] = await world.server.query<{ text: string }>(
      'select text from mailbox_messages where recipient = $1 order by received_at desc limit 1',
      [address],
    )
    const found = /https?:\/\/[^/\s]+(\/consent\/[\w-]+\/)(?!\?)/.exec(row?.text ?? '')?.[1]
    if (found !== undefined) return found
    if (tries > 200) throw new Error(`no mail to ${address}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

async function addChild(page: Page, username: string, name: string, year: string): Promise<void> {
  await heading(page, 'Let’s find your child’s level')
  await chooseBirth(page, 'March', year)
  await page.getByLabel('Catch up to grade level').check()
  await next(page)
  await page.getByText('Please say yes to create an account for your child.').waitFor()
  await page.getByLabel('I am the parent or guardian of this child, and I agree.').check()
  await next(page)
  await heading(page, 'How will your child sign in?')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill('kestrel-42')
  await next(page)
  await heading(page, 'What should come first?')
  await next(page)
  await heading(page, 'Pick a figure together')
  await next(page)
  await heading(page, 'Name and public name')
  await page.getByLabel("Your child's name").fill(name)
  await next(page)
  await heading(page, 'How will your child go on?')
  await page.getByText('Solo practice').click()
  await next(page)
  await heading(page, 'Math starts now')
}

it('a parent signs up and creates two children [A-005] [A-039] [A-040] [A-041] [A-043] [A-044] [A-062] [A-225]', async () => {
  const { page, context, faults } = await world.open()
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Join' }).click()
  await page.getByRole('link', { name: 'Start as a parent' }).click()
  await heading(page, 'Create your parent account')
  await page.getByLabel('Email').fill('dana@haddad.example')
  await page.getByText('This email is free to use.').waitFor()
  await page.getByLabel('Your name').fill('Dana Haddad')
  await page.getByLabel('Password', { exact: true }).fill('kes')
  await next(page)
  await page.getByText('Passwords must be at least 6 characters long.').waitFor()
  await page.getByLabel('Password', { exact: true }).fill('kestrel-42')
  await next(page)
  await heading(page, 'What are you looking for?')
  const cookie = (await context.cookies()).find((one) => one.name === 'polyhex_signup')
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict' })
  await page.getByLabel('Do better at school').check()
  await next(page)
  await heading(page, 'Pick your figure')

  // A reload goes on where it was left, with what was kept.
  await page.reload()
  await heading(page, 'Pick your figure')
  await expect.poll(() => page.getByLabel('Public name').inputValue()).toBe('dana')
  await page.getByRole('button', { name: 'Back' }).click()
  await heading(page, 'What are you looking for?')
  await expect.poll(() => page.getByLabel('Do better at school').isChecked()).toBe(true)
  await next(page)
  await next(page)
  await heading(page, 'Where do you live?')
  await next(page)
  await heading(page, 'Your account is ready')

  await page.getByRole('link', { name: 'Add a student' }).click()
  await addChild(page, 'brave.otter', 'Nora', '2016')
  await page.getByRole('button', { name: 'Done' }).click()
  await page.waitForURL('**/home/')
  await page.goto('/signup/student/')
  await addChild(page, 'calm.hexagon', 'Milo', '2018')
  await page.getByRole('button', { name: 'Done' }).click()
  await page.waitForURL('**/home/')

  const children = await world.server.query<{ username: string; name: string; grade: number }>(
    `select c.username, c.name, c.grade from managed_accounts m join accounts c on c.id = m.account_id
     join accounts p on p.id = m.manager_id where p.email = 'dana@haddad.example' order by c.username`,
  )
  expect(children.map((child) => [child.username, child.name])).toEqual([
    ['brave.otter', 'Nora'],
    ['calm.hexagon', 'Milo'],
  ])
  expect(faults).toEqual([])
  await context.close()
})

it('a student under 13 signs up, practices at once, and the parent confirms by the mail [A-037] [A-045] [A-046] [A-047] [A-049] [A-050] [A-051] [A-053]', async () => {
  const { page, context, faults } = await world.open({ width: 390 })
  await page.goto('/signup/student/')
  await heading(page, 'Let’s find your level')
  await chooseBirth(page, 'March', '2016')
  await page.getByRole('radio', { name: 'Grade 5', checked: true }).waitFor({ state: 'attached' })
  await page.getByLabel('Go beyond grade level').check()
  await next(page)
  await heading(page, 'Choose how you sign in')
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await heading(page, 'Let’s find your level')
  await next(page)
  await heading(page, 'Choose how you sign in')
  await page.getByLabel('Username').fill('student.sam')
  await page.getByText('This username already exists.').waitFor()
  await page.getByRole('group', { name: 'Suggested names' }).getByRole('button').first().click()
  await page.getByText('This name is free.').waitFor()
  const username = await page.getByLabel('Username').inputValue()
  await page.getByLabel('Password', { exact: true }).fill('kestrel-42')
  await next(page)
  await heading(page, 'Connect a parent')
  expect(await page.getByRole('button', { name: 'Go on without a parent' }).count()).toBe(0)
  await next(page)
  await page.getByLabel('Parent Email').fill('lee@field.example')
  await next(page)
  await heading(page, 'What do you want to work on?')
  await page.getByLabel('Fractions and Decimals').check()
  await next(page)
  await page.getByRole('radio', { name: 'Octagon' }).check({ force: true })
  await next(page)
  await heading(page, 'What should we call you?')
  expect(await page.getByLabel('Your name').count()).toBe(0)
  await next(page)
  await page.getByText('A trial class').click()
  await next(page)
  await heading(page, 'Your trial class')
  await page.getByLabel('Monday').check()
  await next(page)
  await heading(page, 'The $1 trial')
  await next(page)
  await heading(page, 'Your math starts now')
  await page.getByRole('button', { name: 'Start now' }).click()
  await page.waitForURL('**/home/')
  expect(faults).toEqual([])

  const parent = await world.open()
  await parent.page.goto(await consentPath('lee@field.example'))
  await heading(parent.page, `${username} needs your yes`)
  await parent.page.getByRole('button', { name: 'Yes, I agree' }).click()
  await heading(parent.page, `Thank you. ${username} can use all of Polyhex.`)
  await parent.page.getByRole('link', { name: 'Create my account' }).click()
  await parent.page.getByLabel('Email').fill('lee@field.example')
  await parent.page.getByLabel('Your name').fill('Lee Field')
  await parent.page.getByLabel('Password', { exact: true }).fill('kestrel-42')
  await next(parent.page)
  await heading(parent.page, 'What are you looking for?')
  await parent.page.getByLabel('Go beyond grade level').check()
  await next(parent.page)
  await heading(parent.page, 'Pick your figure')
  await next(parent.page)
  await heading(parent.page, 'Where do you live?')
  await next(parent.page)
  await heading(parent.page, 'Your account is ready')
  await parent.page.getByRole('button', { name: 'Go to my dashboard' }).click()
  await parent.page.getByRole('button', { name: 'Connect to my account' }).click()
  await parent.page.getByText(`Your account is connected with ${username}.`).waitFor()
  expect(parent.faults).toEqual([])
  await parent.context.close()
  await context.close()
})

it('switching the type keeps what was entered, and leaving asks first [A-025] [A-036] [A-137] [A-138] [A-304]', async () => {
  const { page, context } = await world.open()
  await page.goto('/signup/parent/email%3Ddana%2540haddad.example%26name%3DDana%26path%3D%252Fmath%252Fthemes%252F/')
  expect(await page.getByLabel('Email').inputValue()).toBe('dana@haddad.example')
  await page.getByLabel('Your name').fill('Dana Haddad')
  await page.getByRole('link', { name: 'I’m a student' }).click()
  await heading(page, 'Let’s find your level')
  const panel = page.getByRole('region', { name: 'Sign-up' })
  expect((await panel.boundingBox())?.width).toBeLessThanOrEqual(480)
  await page.getByRole('link', { name: 'I’m a parent' }).click()
  await heading(page, 'Create your parent account')
  expect(await page.getByLabel('Email').inputValue()).toBe('dana@haddad.example')
  expect(await page.getByLabel('Your name').inputValue()).toBe('Dana Haddad')
  await page.getByRole('button', { name: 'Close' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Leave sign-up?' })
  expect((await dialog.boundingBox())?.width).toBeLessThanOrEqual(650)
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('button', { name: 'Close' }).click()
  await dialog.getByRole('button', { name: 'Leave' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await context.close()
})

it('is without fault for axe in every look: the choice, both first steps and the result', async () => {
  for (const path of ['/signup/', '/signup/student/', '/signup/parent/', '/signup/result/?success=yes&name=Nora'])
    expect(await faultsInEveryLook(world, path)).toEqual([])
})

it('is without fault for axe with errors shown, and on the consent page', async () => {
  const prepare = async (page: Page) => {
    await heading(page, 'Let’s find your level')
    await next(page)
    await page.getByText('Choose at least one goal').waitFor()
  }
  expect(await faultsInEveryLook(world, '/signup/student/', { prepare })).toEqual([])
  expect(await faultsInEveryLook(world, `/consent/${'x'.repeat(43)}/`)).toEqual([])
})
