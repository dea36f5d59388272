import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { accessibilityFaults, faultsInEveryLook, sidewaysOverflow } from '../accessibility.ts'
import { signIn } from '../people.ts'
import { proveAddress } from '../mailed-path.ts'
import { demoPassword, openWorld, type World } from '../world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  return () => world.close()
})

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()
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
  await page.getByRole('button', { name: 'Go to checkout' }).click()
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

  // Plan, account, order, card: four screens, then it is paid.
  await signUpAsParent(page, 'rosa@field.example')
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
  await page.getByRole('link', { name: 'Add your child' }).waitFor()
  await page.getByRole('button', { name: 'Finished' }).click()
  await page.waitForURL('**/home/')

  await proveAddress(world, page, 'rosa@field.example')
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

it('a discounted subscription is bought, is confirmed with the bank at its renewal, takes another card, changes its plan and is cancelled in two clicks [A-022] [C-092] [C-096] [C-126] [C-148]', async () => {
  const { page, context, faults } = await world.open()
  await signIn(page, 'parent.pat')
  await page.goto('/checkout/?price=price_weekly_month&currency=cad&promotion=SIBLING')
  await heading(page, 'Confirm your Order')
  await chooseOntario(page)
  // 25 % off three charges: what comes afterwards stands in the consent.
  await page
    .getByText(/I agree that CA\$122\.89 is charged each month until my discount ends, and CA\$163\.85 from/)
    .waitFor()
  await page.getByRole('button', { name: 'Payment', exact: true }).click()
  await page.getByText('Tick the box to agree that this is charged again until you cancel.').waitFor()
  await page.getByRole('checkbox', { name: /I agree that/ }).check()
  await payWith(page, /3184/)
  await frame(page).getByRole('button', { name: 'Yes, it is me' }).click()
  await heading(page, 'Receive your Order Confirmation')
  await page.getByText('Recurring payment will happen monthly').waitFor()

  await advanceClock(32)
  await eventually<{ payment_issue: string | null }>('select payment_issue from subscriptions', [], (rows) =>
    rows.some((row) => row.payment_issue !== null),
  )
  await page.goto('/accounts/billing/')
  // The bank asks, and its holder answers; then another card becomes the subscription's own.
  await page.getByText('Your bank wants you to confirm the last charge.').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Confirm with your bank' }).click()
  await page.getByRole('button', { name: 'Yes, it is me' }).click()
  const card = page.getByRole('region', { name: 'Subscription Weekly class' })
  await card.getByText(/by Visa ending 3184: CA\$122\.89 with .* From .* on: CA\$163\.85\./).waitFor()
  await page.getByText('Your bank wants you to confirm the last charge.').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Change card' }).click()
  await heading(page, 'Change the card')
  await page.getByRole('button', { name: /4242 4242/ }).click()
  await page.getByRole('button', { name: 'Save card' }).click()
  await card.getByText(/by Visa ending 4242/).waitFor()
  // Each charge stands in the one list of payments.
  await page
    .getByRole('link', { name: /^Receipt of order PX-/ })
    .nth(1)
    .waitFor()

  // Two packages from now on: what is shown is what is charged.
  await page.getByRole('button', { name: 'Change plan' }).click()
  const plans = page.getByRole('dialog', { name: 'Change plan' })
  await plans.getByRole('button', { name: /Packages/ }).click()
  await page.getByRole('option', { name: '2 packages' }).click()
  await plans
    .getByRole('checkbox', {
      name: /I agree that CA\$245\.78 is charged each month until my discount ends, and CA\$327\.70 from/,
    })
    .check()
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
