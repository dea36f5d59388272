import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { accessibilityFaults, faultsInEveryLook } from '../accessibility.ts'
import { signIn } from '../people.ts'
import { openWorld, type World } from '../world.ts'

let world: World
beforeAll(async () => {
  // The demo tutor has a contract and has taught classes.
  world = await openWorld({ env: { DEMO_CLASSES: 'on' } })
  return () => world.close()
})

/** A call of the product as the page's own scripts make it. */
async function call<Answer>(page: Page, method: string, path: string, body?: object): Promise<Answer> {
  const response = await page.request.fetch(`/api${path}`, {
    method,
    headers: { origin: world.server.origin },
    ...(body === undefined ? {} : { data: body }),
  })
  if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`)
  return (await response.json()) as Answer
}

/** What axe says of a page as it stands, once it has come to rest. */
async function faultsHere(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle')
  return await accessibilityFaults(page)
}

interface OnSale {
  readonly products: readonly {
    readonly prices: readonly {
      readonly id: string
      readonly recurringPeriod: string | null
      readonly metadata: { credits: number | null }
    }[]
    readonly metadata: { context: string | null }
  }[]
}

/** A parent buys a package at the test provider. */
async function buy(page: Page): Promise<string> {
  const { products } = await call<OnSale>(page, 'GET', '/products')
  const sold = products.filter(({ metadata }) => metadata.context !== 'trial')
  const price = sold.flatMap(({ prices }) => prices).find(({ recurringPeriod }) => recurringPeriod === null)
  const order = { paymentItem: [{ priceId: price?.id, quantity: 1 }], requestKey: 'finance-journey' }
  const { id, clientSecret } = await call<{ id: string; clientSecret: string }>(page, 'POST', '/payments', order)
  const place = { country: 'CA', region: 'ON', postalCode: 'M5V 2T6' }
  const { checkout } = await call<{ checkout: { total: number } }>(page, 'POST', '/testpay/checkout/place', {
    clientSecret,
    place,
  })
  await call(page, 'POST', '/testpay/checkout/pay', {
    clientSecret,
    cardNumber: '4242 4242 4242 4242',
    expiry: '12/34',
    securityCode: '123',
    shownTotal: checkout.total,
  })
  const { payment } = await call<{ payment: { orderNumber: string } }>(page, 'POST', `/payments/${id}/confirm`)
  return payment.orderNumber
}

describe('money is looked after', () => {
  it('an administrator refunds and reconciles a payment [C-023] [C-096] [C-098] [C-228]', async () => {
    const parent = await world.open()
    await signIn(parent.page, 'parent.pat')
    const orderNumber = await buy(parent.page)
    const { page, faults } = await world.open()
    await signIn(page, 'admin.ada')
    await page.goto('/finance/manage/')
    const actions = page.getByRole('row').filter({ hasText: orderNumber })
    await actions.getByRole('button', { name: `Actions for ${orderNumber}` }).click()
    await page.getByRole('menuitem', { name: 'Refund' }).click()
    const dialog = page.getByRole('dialog', { name: `Refund ${orderNumber}` })
    await dialog.getByLabel('Why').fill('The family moves away')
    await dialog.getByRole('button', { name: /^Refund CA\$/ }).click()
    await page.getByText(`The refund of ${orderNumber} is on its way`).waitFor()
    await page.getByRole('button', { name: 'Reconcile', exact: true }).first().click()
    await page.getByText('Reconciled credits with the card provider').first().waitFor()
    for (const path of ['/finance/manage/?tab=books', '/finance/manage/?tab=figures', '/xero/']) {
      await page.goto(path)
      expect(await faultsHere(page)).toEqual([])
    }
    expect(faults).toEqual([])
    for (const path of ['/finance/manage/', '/finance/manage/?tab=watch', '/finance/test-payments/'])
      expect(await faultsInEveryLook(world, path, { as: 'admin.ada' })).toEqual([])
  })

  it('a tutor writes an invoice and the administrator approves it [C-022] [C-102]', async () => {
    const admin = await world.open()
    await signIn(admin.page, 'admin.ada')
    await admin.page.goto('/finance/manage/?tab=tutors')
    await admin.page
      .getByRole('button', { name: /rate of .*Tia/i })
      .first()
      .click()
    await admin.page.getByLabel('An hour of classes').fill('32.50')
    expect(await faultsHere(admin.page)).toEqual([])
    await admin.page.getByRole('button', { name: 'Save' }).click()
    await admin.page.getByText('CA$32.50').first().waitFor()
    const { page, faults } = await world.open()
    await signIn(page, 'tutor.tia')
    await page.goto('/accounts/invoices/')
    const today = new Date()
    await page.getByLabel('From').fill(new Date(today.getTime() - 40 * 86_400_000).toISOString().slice(0, 10))
    await page.getByLabel('To', { exact: true }).fill(today.toISOString().slice(0, 10))
    await page.getByRole('button', { name: 'Write an invoice' }).click()
    await page.getByRole('button', { name: 'Hand in' }).waitFor()
    expect(await faultsHere(page)).toEqual([])
    await page.getByRole('button', { name: 'Hand in' }).click()
    await page.getByText('Handed in', { exact: true }).waitFor()
    expect(await faultsHere(page)).toEqual([])
    const number = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    await admin.page.goto('/finance/manage/?tab=tutors')
    await admin.page.getByRole('link', { name: number.replace('Invoice ', '') }).click()
    await admin.page.getByRole('button', { name: 'Approve' }).click()
    await admin.page.getByText('Approved', { exact: true }).waitFor()
    expect([...faults, ...admin.faults]).toEqual([])
  })
})
