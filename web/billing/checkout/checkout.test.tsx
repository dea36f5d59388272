import { paymentOperations } from '@polyhex/contract/billing/payment-operations'
import { decodeSignUpLink } from '@polyhex/contract/onboarding/sign-up-link'
import { refusals } from '@polyhex/contract/refusals'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerWith, asked, endVisit, refuseWith, visit } from '../../shell/page-trial.tsx'
import { sampleAccount } from '../../shell/account-samples.ts'
import { paymentId, sampleLine, samplePackageQuote, samplePayment, sampleQuote } from '../billing-samples.ts'
import { checkoutPath, orderOf } from './checkout-address.ts'

const noor = { accountId: '00000000-0000-4000-8000-00000000000a', publicName: 'noor_h', name: 'Noor', grade: 5 }
const sami = { accountId: '00000000-0000-4000-8000-00000000000b', publicName: 'sami_h', name: 'Sami', grade: 2 }
const parent = sampleAccount({ roles: ['parent'], name: 'Dana', grade: null, children: [noor] })
const signedIn = (account = parent) => ({ state: 'authenticated' as const, account })
const address = '/checkout/?price=price_weekly_month&currency=cad'
const opened = {
  id: paymentId,
  clientSecret: 'secret_of_a_checkout_of_the_test_provider',
  provider: 'test' as const,
  publishableKey: null,
}

beforeEach(() => {
  answerWith(paymentOperations.quotePayment, sampleQuote())
  answerWith(paymentOperations.createPayment, opened)
  answerWith(paymentOperations.confirmPayment, { payment: samplePayment({ status: 'open', creditsPurchased: 0 }) })
})
afterEach(() => {
  cleanup()
  endVisit()
})

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const prices = () => within(screen.getByRole('complementary', { name: 'Price Details' }))
const rows = () =>
  [...screen.getByRole('complementary', { name: 'Price Details' }).querySelectorAll('dl > div')].map((row) => [
    row.querySelector('dt')?.textContent,
    row.querySelector('dd')?.textContent,
  ])
const sent = (path: string) => asked.filter((call) => call.method === 'POST' && call.path === path)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const consent = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /I agree that/ })

describe('the address of the checkout', () => {
  it('holds price and currency, and what differs from the usual [C-020] [C-258]', () => {
    expect(orderOf({ price: 'p1', currency: 'USD' })).toMatchObject({ price: 'p1', currency: 'usd', quantity: 1 })
    expect(orderOf({ price: 'p1' })).toMatchObject({ currency: 'cad' })
    expect(orderOf({ price: 'p1', currency: 'eur', quantity: '99', next: '//evil.test' })).toMatchObject({
      currency: 'cad',
      quantity: 10,
      next: null,
    })
    expect(orderOf({ currency: 'cad' })).toBeNull()
    expect(checkoutPath({ price: 'p1', currency: 'usd' })).toBe('/checkout/?price=p1&currency=usd')
    expect(checkoutPath({ price: 'p1', currency: 'cad', quantity: 3, promotion: 'FALL', next: '/a/?b=1' })).toBe(
      '/checkout/?price=p1&currency=cad&quantity=3&promotion=FALL&next=%2Fa%2F%3Fb%3D1',
    )
  })
})

describe('who is not signed in', () => {
  it('goes to sign-up first, with the encoded checkout in the address [C-025]', async () => {
    const { router } = visit('/checkout/?price=price_weekly_month&currency=usd&quantity=2')
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/signup\/parent\//))
    const link = router.state.location.pathname.replace('/signup/parent/', '').replace(/\/$/, '')
    expect(decodeSignUpLink(link).path).toBe('/checkout/?price=price_weekly_month&currency=usd&quantity=2')
    expect(sent('/payments/quote')).toEqual([])
  })
})

describe('the Order step', () => {
  it('confirms product, lines, expiry, price and total [C-079] [C-082] [C-083] [C-084] [C-086] [C-087] [C-088]', async () => {
    visit(address, signedIn())
    await heading('Confirm your Order')
    const steps = within(screen.getByRole('list', { name: 'Steps of the checkout' })).getAllByRole('listitem')
    expect(steps.map((one) => one.getAttribute('aria-current'))).toEqual(['step', null, null])
    const product = within(screen.getByRole('region', { name: 'Weekly cell' }))
    expect(product.getByText('One live class every week, with homework and review between classes.')).toBeTruthy()
    expect(product.getByText('Package with 5 sessions each month')).toBeTruthy()
    expect(product.getByText('Credits expire when the month they are paid for is over')).toBeTruthy()
    expect(product.getByText('monthly charge').closest('p')?.textContent).toBe('CA$145 monthly charge')
    expect(product.getByText('For Noor')).toBeTruthy()
    expect(product.getByRole('link', { name: 'View all product prices' }).getAttribute('href')).toBe('/pricing/')
    expect(rows()).toEqual([
      ['Order SubTotal', 'CA$145.00'],
      ['Tax (HST 13%)', 'CA$18.85'],
      ['Total', 'CA$163.85'],
    ])
    expect(
      prices().getByText('Renews each month until you cancel. Next charge December 22, 2026: CA$163.85.'),
    ).toBeTruthy()
    expect(screen.getByRole('complementary').querySelector('dl')?.getAttribute('aria-live')).toBe('polite')
    expect(screen.getByRole('button', { name: 'Payment' })).toBeTruthy()
  })

  it('shows the picture of the product where it has one [C-082]', async () => {
    answerWith(
      paymentOperations.quotePayment,
      sampleQuote({ lines: [sampleLine({ imageUrl: '/pictures/weekly.svg' })] }),
    )
    visit(address, signedIn())
    expect((await screen.findByRole('img', { name: 'Weekly cell' })).getAttribute('src')).toBe('/pictures/weekly.svg')
  })

  it('says Unknown and Total before tax until the place is said, and then reckons with it [C-088]', async () => {
    answerWith(paymentOperations.quotePayment, ({ body }) =>
      samplePackageQuote(
        (body as { taxPlace?: object }).taxPlace === undefined
          ? {}
          : { tax: 5187, taxLines: [{ name: 'HST', rateMillionths: 130_000, amount: 5187 }], total: 45087 },
      ),
    )
    visit(address, signedIn())
    await heading('Confirm your Order')
    expect(rows()).toEqual([
      ['Order SubTotal', 'CA$399.00'],
      ['Tax', 'Unknown'],
      ['Total before tax', 'CA$399.00'],
    ])
    await userEvent.click(screen.getByRole('button', { name: /Province/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Ontario' }))
    await waitFor(() => expect(rows().at(-1)).toEqual(['Total', 'CA$450.87']))
    expect(sent('/payments/quote').at(-1)?.body).toMatchObject({ taxPlace: { country: 'CA', region: 'ON' } })
  })

  it('takes 1 to 10 packages, brings others into the range, and puts them into the address [C-085] [C-165]', async () => {
    answerWith(paymentOperations.quotePayment, ({ body }) => {
      const { quantity } = (body as { paymentItem: { quantity: number }[] }).paymentItem[0]!
      return sampleQuote({ lines: [sampleLine({ quantity, credits: 5 * quantity })], total: 14500 * quantity })
    })
    const { router } = visit(address, signedIn())
    await heading('Confirm your Order')
    const packages = screen.getByRole<HTMLInputElement>('textbox', { name: 'Packages' })
    expect(packages.value).toBe('1')
    await userEvent.clear(packages)
    await userEvent.type(packages, '25')
    await userEvent.tab()
    expect(packages.value).toBe('10')
    await waitFor(() => expect(router.state.location.href).toBe(`${address}&quantity=10`))
    expect(screen.getByRole('button', { name: 'One more' })).toHaveProperty('disabled', true)
    await screen.findByText(/50 credits in 10 packages/)
    await userEvent.clear(packages)
    await userEvent.tab()
    expect(packages.value).toBe('1')
    await press('One more')
    expect(packages.value).toBe('2')
    await waitFor(() =>
      expect(sent('/payments/quote').at(-1)?.body).toMatchObject({ paymentItem: [{ quantity: 2, currency: 'cad' }] }),
    )
  })

  it('uses a promo code as a line of its own, and says when a code is not good', async () => {
    visit(address, signedIn())
    await heading('Confirm your Order')
    answerWith(
      paymentOperations.quotePayment,
      sampleQuote({ discount: { code: 'FALL20', name: 'Fall', amount: 2000 }, total: 14125 }),
    )
    await userEvent.type(screen.getByRole('textbox', { name: /Promo code/ }), 'FALL20')
    await press('Use code')
    await waitFor(() => expect(rows()).toContainEqual(['Fall (FALL20)', '−CA$20.00']))
    expect(screen.getByText('FALL20')).toBeTruthy()
    await press('Remove code')
    const fault = refusals.promotion_code_not_valid
    const plain = sampleQuote()
    refuseWith(paymentOperations.quotePayment, 422, 'promotion_code_not_valid', fault.message)
    await userEvent.type(screen.getByRole('textbox', { name: /Promo code/ }), 'NOPE')
    await press('Use code')
    expect(await screen.findByText(fault.message)).toBeTruthy()
    expect(rows()[0]).toEqual(['Order SubTotal', 'CA$145.00'])
    expect(plain.discount).toBeNull()
  })

  it('leads a code of the other currency to an order in it', async () => {
    const { message } = refusals.promotion_code_other_currency
    answerWith(paymentOperations.quotePayment, sampleQuote())
    const { router } = visit(`${address}&quantity=2`, signedIn())
    await heading('Confirm your Order')
    refuseWith(paymentOperations.quotePayment, 422, 'promotion_code_other_currency', message)
    await userEvent.type(screen.getByRole('textbox', { name: /Promo code/ }), 'COURSE20')
    await press('Use code')
    expect(await screen.findByText(message)).toBeTruthy()
    await press('Order in US dollars')
    expect(router.state.location.search).toMatchObject({ currency: 'usd', promotion: 'COURSE20' })
  })

  it('asks for consent to charges that repeat with price, period, next date and the way out, not ticked', async () => {
    visit(address, signedIn())
    await heading('Confirm your Order')
    expect(consent().checked).toBe(false)
    expect(consent().closest('label')?.textContent).toBe(
      'I agree that CA$163.85 is charged each month until I cancel. The next charge is on December 22, 2026. I can cancel at any time under Profile, Billing, in two clicks; it then ends with the month that is paid.',
    )
    await press('Payment')
    expect(await screen.findByText('Tick the box to agree that this is charged again until you cancel.')).toBeTruthy()
    expect(document.activeElement).toBe(consent())
    expect(sent('/payments')).toEqual([])
    await userEvent.click(consent())
    await press('Payment')
    await heading('Select your Payment Method')
    expect(sent('/payments')[0]?.body).toMatchObject({ renewalConsent: true, shownTotal: 16385 })
  })

  it('asks for the consent again when the sum has changed', async () => {
    answerWith(paymentOperations.quotePayment, ({ body }) => {
      const { quantity } = (body as { paymentItem: { quantity: number }[] }).paymentItem[0]!
      const amount = 16385 * quantity
      return sampleQuote({
        total: amount,
        renewal: { period: 'month', amount, nextChargeDate: '2026-12-22', periodCount: 1, afterDiscount: null },
      })
    })
    visit(address, signedIn())
    await heading('Confirm your Order')
    await userEvent.click(consent())
    await press('One more')
    await screen.findAllByText('CA$327.70')
    expect(consent().checked).toBe(false)
    expect(await screen.findByText('The amount has changed. Read it, and tick the box again.')).toBeTruthy()
    await userEvent.click(consent())
    expect(consent().checked).toBe(true)
    expect(screen.queryByText(/The amount has changed/)).toBeNull()
  })

  it('takes no tick for an amount that is being worked out anew, and says so; a tick that was given stays', async () => {
    visit(address, signedIn())
    await heading('Confirm your Order')
    let answer = () => {}
    answerWith(paymentOperations.quotePayment, async () => {
      await new Promise<void>((resolve) => (answer = resolve))
      return sampleQuote()
    })
    await press('One more')
    expect(await screen.findByText('The price is being worked out. Then you can tick the box.')).toBeTruthy()
    await userEvent.click(consent())
    expect(consent().checked).toBe(false)
    answer()
    await waitFor(() => expect(screen.queryByText(/is being worked out/)).toBeNull())
    await userEvent.click(consent())
    expect(consent().checked).toBe(true)
    // The same words again, asked for anew: the tick is of them.
    await press('One more')
    expect(await screen.findByText(/is being worked out/)).toBeTruthy()
    expect(consent().checked).toBe(true)
    answer()
    await waitFor(() => expect(screen.queryByText(/is being worked out/)).toBeNull())
    expect(consent().checked).toBe(true)
  })

  it('says what is charged after the discount has ended, in the consent and beside the sum', async () => {
    const renewal = {
      ...({ period: 'month', periodCount: 1, amount: 25_008, nextChargeDate: '2026-12-22' } as const),
      afterDiscount: { amount: 33_343, from: '2027-02-22' },
    } as const
    answerWith(paymentOperations.quotePayment, sampleQuote({ renewal }))
    visit(address, signedIn())
    await heading('Confirm your Order')
    expect(consent().closest('label')?.textContent).toContain(
      'I agree that CA$250.08 is charged each month until my discount ends, and CA$333.43 from February 22, 2027 on, until I cancel.',
    )
    expect(prices().getByText(/From February 22, 2027 on: CA\$333\.43\.$/)).toBeTruthy()
  })

  it('says which offer is used where it takes more than the code', async () => {
    const discount = { code: null, name: '15 % off', amount: 4485 }
    answerWith(paymentOperations.quotePayment, sampleQuote({ discount }))
    visit(`${address}&promotion=WELCOME10`, signedIn())
    await heading('Confirm your Order')
    expect(await screen.findByText(/is good, but “15 % off” takes more off/)).toBeTruthy()
    expect(screen.queryByText(/is used\.$/)).toBeNull()
  })

  it('opens no second subscription before its buyer has said so', async () => {
    const id = '018f0000-0000-7000-8000-000000000009'
    const alreadyHeld = { kind: 'subscription', description: 'Weekly cell', subscriptionId: id } as const
    answerWith(paymentOperations.quotePayment, sampleQuote({ alreadyHeld }))
    answerWith(paymentOperations.createPayment, opened)
    visit(address, signedIn())
    await heading('Confirm your Order')
    await userEvent.click(consent())
    await press('Payment')
    expect(await screen.findByText('Tick the box if you want to pay for a second subscription.')).toBeTruthy()
    await userEvent.click(screen.getByRole('checkbox', { name: /second subscription, and pay for both/ }))
    await press('Payment')
    await waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ secondSubscription: true, renewalConsent: true }))
  })

  it('shows a child no prices and no card, and writes to a parent', async () => {
    answerWith(paymentOperations.quotePayment, sampleQuote({ asksParent: true }))
    answerWith(paymentOperations.askParent, { asked: 'now' })
    visit(address, signedIn())
    await heading('Ask a parent')
    expect(screen.queryByText(/CA\$/)).toBeNull()
    await press('Ask a parent')
    await heading('Your parent will see it')
    expect(asked.at(-1)?.body).toEqual({
      paymentItem: [expect.objectContaining({ quantity: 1, currency: 'cad' })],
    })
  })

  it('asks for none where it is paid once [C-083]', async () => {
    answerWith(paymentOperations.quotePayment, samplePackageQuote())
    visit(address, signedIn())
    await heading('Confirm your Order')
    expect(screen.getByText('Package of 15 session credits')).toBeTruthy()
    expect(screen.getByText('Credits expire after 12 months')).toBeTruthy()
    expect(screen.queryByText(/charge$/)).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
    await press('Payment')
    await heading('Select your Payment Method')
    expect(sent('/payments')[0]?.body).toEqual({
      paymentItem: [{ id: '1', priceId: 'price_weekly_month', quantity: 1, currency: 'cad' }],
      shownTotal: 39900,
      requestKey: expect.any(String),
    })
  })

  it('asks which child a trial is for', async () => {
    answerWith(paymentOperations.quotePayment, samplePackageQuote({ needsStudent: true, isTrial: true }))
    visit(address, signedIn({ ...parent, children: [noor, sami] }))
    await heading('Confirm your Order')
    await press('Payment')
    expect(await screen.findByText('Choose the student who tries a class.')).toBeTruthy()
    await userEvent.click(screen.getByRole('radio', { name: 'Sami' }))
    expect(await screen.findByText('For Sami')).toBeTruthy()
    await press('Payment')
    await heading('Select your Payment Method')
    expect(sent('/payments')[0]?.body).toMatchObject({ studentAccountId: sami.accountId })
  })

  it('asks which of two children an order is for when both wait for it in their sign-up [C-149]', async () => {
    const waitingStudents = [noor.accountId, sami.accountId]
    answerWith(paymentOperations.quotePayment, samplePackageQuote({ needsStudent: true, waitingStudents }))
    visit(address, signedIn({ ...parent, children: [noor, sami] }))
    await heading('Confirm your Order')
    await press('Payment')
    expect(await screen.findByText('Choose for whom this order is.')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'For whom is this order?' })).toBeTruthy()
    expect(screen.getByRole('textbox', { name: 'Packages' })).toBeTruthy()
    await userEvent.click(screen.getByRole('radio', { name: 'Noor' }))
    await press('Payment')
    await heading('Select your Payment Method')
    expect(sent('/payments')[0]?.body).toMatchObject({ studentAccountId: noor.accountId })
  })

  it('is for the child that its address names, without asking [C-149]', async () => {
    answerWith(paymentOperations.quotePayment, samplePackageQuote())
    visit(`${address}&student=${sami.accountId}`, signedIn({ ...parent, children: [noor, sami] }))
    await heading('Confirm your Order')
    expect(screen.queryByRole('radio', { name: 'Sami' })).toBeNull()
    await press('Payment')
    await heading('Select your Payment Method')
    expect(sent('/payments')[0]?.body).toMatchObject({ studentAccountId: sami.accountId })
  })

  it('sends who has no child to add one, with the way back here', async () => {
    answerWith(paymentOperations.quotePayment, samplePackageQuote({ needsStudent: true, isTrial: true }))
    visit(address, signedIn({ ...parent, children: [] }))
    await heading('Confirm your Order')
    const link = screen.getByRole('link', { name: 'Add a student' }).getAttribute('href') ?? ''
    expect(decodeSignUpLink(link.replace('/signup/student/', '').replace(/\/$/, '')).path).toBe(address)
  })

  it('says in words why the card form did not open, and tries again with the same key', async () => {
    answerWith(paymentOperations.quotePayment, samplePackageQuote())
    visit(address, signedIn())
    await heading('Confirm your Order')
    const { message } = refusals.payments_not_reached
    refuseWith(paymentOperations.createPayment, 503, 'payments_not_reached', message)
    await press('Payment')
    expect(await screen.findByText(message)).toBeTruthy()
    answerWith(paymentOperations.createPayment, opened)
    await press('Payment')
    await heading('Select your Payment Method')
    const keys = sent('/payments').map((call) => (call.body as { requestKey: string }).requestKey)
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
  })

  it('offers the first currency of an account when the order is in another', async () => {
    answerWith(paymentOperations.quotePayment, samplePackageQuote())
    const { router } = visit(address, signedIn())
    await heading('Confirm your Order')
    refuseWith(paymentOperations.createPayment, 409, 'other_currency', refusals.other_currency.message)
    await press('Payment')
    await userEvent.click(await screen.findByRole('button', { name: 'Order in US dollars' }))
    expect(router.state.location.search).toMatchObject({ currency: 'usd' })
  })

  it('has words for a price that is not sold', async () => {
    refuseWith(paymentOperations.quotePayment, 404, 'price_not_found', refusals.price_not_found.message)
    visit(address, signedIn())
    expect(await heading('This is not for sale')).toBeTruthy()
    expect(screen.getByText(refusals.price_not_found.message)).toBeTruthy()
  })
})

describe('the Payment step', () => {
  async function openForm() {
    answerWith(paymentOperations.quotePayment, samplePackageQuote())
    const page = visit(address, signedIn())
    await heading('Confirm your Order')
    await press('Payment')
    const title = await heading('Select your Payment Method')
    return { ...page, title }
  }
  const tell = (data: object, over: object = {}) => {
    const frame = screen.getByTitle<HTMLIFrameElement>('Card form of the test provider')
    fireEvent(
      window,
      new MessageEvent('message', { data, origin: window.location.origin, source: frame.contentWindow, ...over }),
    )
  }
  const complete = { from: 'polyhex-testpay', tells: 'complete' }

  it("opens the provider's form by its client secret, in a frame with a title, and Stripe is not loaded [C-080] [C-125]", async () => {
    const { title } = await openForm()
    const frame = screen.getByTitle<HTMLIFrameElement>('Card form of the test provider')
    expect(frame.getAttribute('src')).toBe(`/testpay/checkout/#${opened.clientSecret}`)
    expect(document.activeElement).toBe(title)
    expect(document.querySelector('script[src*="stripe"]')).toBeNull()
  })

  it('goes on to the confirmation when the frame says so, and hears nobody else', async () => {
    const { router } = await openForm()
    tell(complete, { origin: 'https://evil.test' })
    tell(complete, { source: window })
    tell({ ...complete, from: 'somebody' })
    expect(router.state.location.search).not.toHaveProperty('payment')
    tell(complete)
    await waitFor(() => expect(router.state.location.search).toEqual({ payment: paymentId }))
    await heading('Confirming your payment')
  })

  it('takes the tax over that the provider reckons', async () => {
    await openForm()
    const taxLines = [{ name: 'HST', rateMillionths: 130_000, amount: 5187 }]
    tell({ from: 'polyhex-testpay', tells: 'sum', subtotal: 39900, tax: 5187, taxLines, total: 45087 })
    await waitFor(() => expect(rows().at(-1)).toEqual(['Total', 'CA$450.87']))
  })

  it('goes back to the order, which closes the payment', async () => {
    await openForm()
    answerWith(paymentOperations.abandonPayment, { payment: samplePayment({ status: 'expired', creditsPurchased: 0 }) })
    await press('Back to order')
    await heading('Confirm your Order')
    expect(sent(`/payments/${paymentId}/abandon`)).toHaveLength(1)
  })

  it('goes on to the confirmation when it was paid meanwhile', async () => {
    const { router } = await openForm()
    refuseWith(paymentOperations.abandonPayment, 409, 'payment_made_already', 'This order is paid.')
    await press('Back to order')
    await waitFor(() => expect(router.state.location.search).toEqual({ payment: paymentId }))
  })

  it('begins at the order again after a reload', async () => {
    answerWith(paymentOperations.quotePayment, samplePackageQuote())
    const { router } = visit(`${address}&at=payment`, signedIn())
    await heading('Confirm your Order')
    expect(router.state.location.search).not.toHaveProperty('at')
  })

  it('loads Stripe only where Stripe takes the payments', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    answerWith(paymentOperations.createPayment, { ...opened, provider: 'stripe', publishableKey: 'pk_test_polyhex' })
    await openForm()
    await waitFor(() => expect(document.querySelector('script[src^="https://js.stripe.com/"]')).not.toBeNull())
    expect(screen.queryByTitle('Card form of the test provider')).toBeNull()
    document.querySelector('script[src^="https://js.stripe.com/"]')?.remove()
  })
})
