import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { accessibilityFaults, faultsInEveryLook, sidewaysOverflow } from '../accessibility.ts'
import { signIn } from '../people.ts'
import { demoPassword, openWorld, type World } from '../world.ts'

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
    if (tries > 300) throw new Error(`not there: ${sql} gave ${JSON.stringify(rows)}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
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

/** A class next week for explorers, made by an administrator. */
async function makeClass(name: string): Promise<void> {
  const { page, context } = await world.open()
  const headers = { origin: world.server.origin }
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`/api${path}`, { headers, data })
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
  }
  await post('/session', { username: 'admin.ada', password: demoPassword })
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
  await post('/recurring-schedules', {
    name,
    status: 'active',
    timeZone: 'America/New_York',
    restrictions: ['explorers'],
    startingOn: inDays(-7).toISOString().slice(0, 10),
    endingOn: null,
    recurrence: { day: inDays(3).getUTCDay(), minute: 1050, duration: 45 },
    capacity: null,
  })
  await context.close()
}

it('a visitor buys a package, adds a child, and a class of the child takes a credit [A-021] [C-019] [C-020] [C-025] [C-080] [C-089] [C-093] [C-095] [C-144]', async () => {
  await makeClass('Buying Explorers')
  const { page, context, faults } = await world.open()
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Site', exact: true }).getByRole('link', { name: 'Pricing' }).click()
  await page.getByRole('heading', { name: 'Weekly class', exact: true }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/pricing/')
  const plan = page.getByRole('listitem', { name: 'Weekly class' })
  await plan.getByRole('switch', { name: 'As a package of 10' }).check({ force: true })
  await plan.getByRole('button', { name: /^Purchase/ }).click()

  await signUpAsParent(page, 'rosa@field.example')
  await page.getByRole('button', { name: 'Go to checkout' }).click()
  await heading(page, 'Confirm your Order')
  await page.getByText('Package of 10 session credits').waitFor()
  await page.getByText('Total before tax').waitFor()
  await chooseOntario(page)
  await page.getByText('Total', { exact: true }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  // Declined first, with a reason; then another card.
  await payWith(page, /9995/)
  await frame(page).getByText('There is not enough money on this card. Please try another one.').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await frame(page)
    .getByRole('button', { name: /4242 4242/ })
    .click()
  await frame(page).getByRole('button', { name: /^Pay / }).click()
  await heading(page, 'Receive your Order Confirmation')
  await page.getByText('10 Credits have been added to your account').waitFor()
  await page.getByText(/A confirmation email was sent to your address \(rosa@field\.example\)/).waitFor()

  // A reload and a second tab only ask: nothing is bought twice.
  await page.reload()
  await page.getByText('10 Credits have been added to your account').waitFor()
  const bought = await world.server.query<{ count: number }>(
    `select count(*)::int as count from credits c join accounts a on a.id = c.owner_account_id where a.email = 'rosa@field.example'`,
  )
  expect(bought).toEqual([{ count: 10 }])
  await page.getByRole('button', { name: 'Finished' }).click()
  await page.waitForURL('**/home/')

  await addChildByCall(page)
  await page.goto('/class/schedule/?schedule_tab=weekly')
  await page.getByRole('button', { name: /Buying Explorers: not registered/ }).click()
  await page.getByRole('switch', { name: /comes every week/ }).check({ force: true })
  await page
    .getByText(/comes to Buying Explorers every week/)
    .first()
    .waitFor()
  await page.goto('/accounts/billing/')
  await page.getByRole('link', { name: 'Buying Explorers' }).first().waitFor()
  await page.getByRole('link', { name: /^Receipt of order PX-/ }).waitFor()
  expect(await sidewaysOverflow(page)).toBe(0)
  expect(faults).toEqual([])
  await context.close()
})

/** A child of who is signed in, in the class group of the class. */
async function addChildByCall(page: Page): Promise<void> {
  const headers = { origin: world.server.origin }
  const { account } = (await (await page.request.get('/api/session')).json()) as { account: { accountId: string } }
  const made = await page.request.post('/api/accounts/students', {
    headers,
    data: {
      accountCreation: {
        birthDate: '2018/03',
        learningGoals: ['catchup'],
        context: { creatingAccountId: account.accountId, consent: 'child_account/1' },
      },
    },
  })
  if (!made.ok()) throw new Error(`${made.status()} ${await made.text()}`)
  const { onboarding, createToken } = (await made.json()) as { onboarding: { id: string }; createToken: string }
  // With credentials it is claimed, and the parent's from then on.
  const claimed = await page.request.patch(`/api/onboarding/${onboarding.id}`, {
    headers,
    data: { token: createToken, accountCreation: { username: 'field.mouse_7', password: 'kestrel-42' } },
  })
  if (!claimed.ok()) throw new Error(`${claimed.status()} ${await claimed.text()}`)
  const admin = await world.open()
  await admin.page.request.post('/api/session', { headers, data: { username: 'admin.ada', password: demoPassword } })
  const grouped = await admin.page.request.patch(`/api/accounts/${onboarding.id}`, {
    headers,
    data: { classGroups: ['explorers'] },
  })
  if (!grouped.ok()) throw new Error(`${grouped.status()} ${await grouped.text()}`)
  await admin.context.close()
}

it('a subscription is bought, fails at its renewal, recovers with another card, changes its plan and is cancelled in two clicks [A-022] [C-092] [C-096] [C-126] [C-148]', async () => {
  const { page, context, faults } = await world.open()
  await signIn(page, 'parent.pat')
  await page.goto('/checkout/?price=price_weekly_month&currency=cad')
  await heading(page, 'Confirm your Order')
  await chooseOntario(page)
  await page.getByText('CA$163.85').first().waitFor()
  await page.getByRole('button', { name: 'Payment', exact: true }).click()
  await page.getByText('Tick the box to agree that this is charged again until you cancel.').waitFor()
  await page.getByRole('checkbox', { name: /I agree that/ }).check()
  await payWith(page, /0341/)
  await heading(page, 'Receive your Order Confirmation')
  await page.getByText('Recurring payment will happen monthly').waitFor()

  await advanceClock(32)
  await eventually<{ payment_issue: string | null }>('select payment_issue from subscriptions', [], (rows) =>
    rows.some((row) => row.payment_issue !== null),
  )
  await page.goto('/accounts/billing/')
  await page.getByText('The last charge did not go through.').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Update card' }).click()
  await heading(page, 'Change the card')
  await page.getByRole('button', { name: /4242 4242/ }).click()
  await page.getByRole('button', { name: 'Save card' }).click()
  await page.waitForURL('**/accounts/billing/**')
  await advanceClock(5)
  await eventually<{ payment_issue: string | null }>('select payment_issue from subscriptions', [], (rows) =>
    rows.every((row) => row.payment_issue === null),
  )
  await page.reload()

  // Two packages from now on: what is shown is what is charged.
  await page.getByRole('button', { name: 'Change plan' }).click()
  const plans = page.getByRole('dialog', { name: 'Change plan' })
  await plans.getByRole('button', { name: /Packages/ }).click()
  await page.getByRole('option', { name: '2 packages' }).click()
  await plans.getByRole('checkbox', { name: /I agree that CA\$327\.70 is charged each month/ }).check()
  expect(await accessibilityFaults(page)).toEqual([])
  await plans.getByRole('button', { name: /^Change and pay CA\$/ }).click()
  await page.getByRole('region', { name: 'Subscription 2 × Weekly class' }).waitFor()
  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel subscription' }).click()
  await page.getByRole('button', { name: 'Keep the subscription' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  expect(faults).toEqual([])
  await context.close()
})

/** Moves the clock of the test provider by so many days. */
async function advanceClock(days: number): Promise<void> {
  const { page, context } = await world.open()
  const headers = { origin: world.server.origin }
  await page.request.post('/api/session', { headers, data: { username: 'admin.ada', password: demoPassword } })
  const moved = await page.request.post('/api/testpay/clock', { headers, data: { seconds: days * 86_400 } })
  if (!moved.ok()) throw new Error(`${moved.status()} ${await moved.text()}`)
  await context.close()
}

it('the plans and the order have no axe violation and do not scroll sideways at any width, light and dark', async () => {
  expect(await faultsInEveryLook(world, '/pricing/')).toEqual([])
  const order = '/checkout/?price=price_weekly_month&currency=cad'
  const prepare = (page: Page) => heading(page, 'Confirm your Order')
  expect(await faultsInEveryLook(world, order, { as: 'parent.pat', prepare })).toEqual([])
})
