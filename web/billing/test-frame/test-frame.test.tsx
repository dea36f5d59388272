import { refusals } from '@polyhex/contract/refusals'
import { type TestCheckout, testFrameOperations } from '@polyhex/contract/billing/test-frame-operations'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerWith, asked, endVisit, refuseWith, visit } from '../../shell/page-trial.tsx'
import { faultsOfCard } from './card-form.tsx'
import { frameAddress, readFrameAddress, readFrameMessage } from './frame-messages.ts'

const secret = 'tp_secret_0123456789abcdef'
const checkout = (over: Partial<TestCheckout> = {}): TestCheckout => ({
  mode: 'payment',
  status: 'open',
  lines: [{ name: 'Weekly cell', quantity: 1, unitAmount: 39900, amount: 39900 }],
  currency: 'cad',
  subtotal: 39900,
  discount: 0,
  taxLines: [{ name: 'HST ON', rateMillionths: 130_000, amount: 5187 }],
  tax: 5187,
  total: 45087,
  place: { country: 'CA', region: 'ON' },
  period: null,
  periodCount: null,
  challenge: false,
  returnAddress: null,
  ...over,
})
const returnAddress = 'http://localhost:3000/checkout/?payment=p1'

beforeEach(() => {
  answerWith(testFrameOperations.readTestCheckout, { checkout: checkout() })
  answerWith(testFrameOperations.payTestCheckout, { outcome: 'complete', returnAddress })
})
afterEach(() => {
  cleanup()
  endVisit()
  vi.restoreAllMocks()
  window.location.hash = ''
})

function open(hash = `#${secret}`) {
  window.location.hash = hash
  const { router } = visit('/testpay/checkout/')
  return vi.spyOn(router.history, 'push').mockImplementation(() => {})
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const sent = (what: string) => asked.filter((call) => call.path === `/testpay/checkout/${what}`)
const card = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const form = () => screen.findByRole('button', { name: 'Pay CA$450.87' })

describe('the card form of the test provider', () => {
  it('says that no money moves, what is paid, and keeps browsers from filling in a card', async () => {
    open()
    await form()
    expect(screen.getByText('Test payments: no money moves')).toBeTruthy()
    expect(screen.getByText('HST ON 13%')).toBeTruthy()
    expect(['Card number', 'Expiry', 'Security code'].map((name) => card(name).getAttribute('autocomplete'))).toEqual([
      'off',
      'off',
      'off',
    ])
    expect(card('Card number').form?.getAttribute('autocomplete')).toBe('off')
    expect(sent('read')[0]?.body).toEqual({ clientSecret: secret })
  })

  it('takes a published card that is pressed, pays, and leads back', async () => {
    const push = open()
    await form()
    await press(/4242 4242 4242 4242/)
    expect(card('Card number').value).toBe('4242 4242 4242 4242')
    await press('Pay CA$450.87')
    await waitFor(() => expect(push.mock.calls[0]?.[0]).toBe('/checkout/?payment=p1'))
    expect(sent('pay')[0]?.body).toEqual({
      clientSecret: secret,
      cardNumber: '4242 4242 4242 4242',
      expiry: '04/31',
      securityCode: '123',
      shownTotal: 45087,
    })
  })

  it('refuses every other number before it leaves the browser', async () => {
    open()
    await form()
    await userEvent.type(card('Card number'), '4111 1111 1111 1111')
    await userEvent.type(card('Expiry'), '04/31')
    await userEvent.type(card('Security code'), '123')
    await press('Pay CA$450.87')
    expect(await screen.findByText(refusals.test_card_only.message)).toBeTruthy()
    expect(sent('pay')).toEqual([])
    const now = new Date('2026-11-22T12:00:00Z')
    expect(faultsOfCard({ number: '4242424242424242', expiry: '04/31', code: '123' }, now)).toEqual({})
    expect(Object.keys(faultsOfCard({ number: '5555555555554444', expiry: '13/31', code: '1' }, now))).toEqual([
      'number',
      'expiry',
      'code',
    ])
    expect(Object.keys(faultsOfCard({ number: '4242424242424242', expiry: '10/26', code: '123' }, now))).toEqual([
      'expiry',
    ])
  })

  it('says why a card is declined, and takes another one', async () => {
    open()
    await form()
    const text = 'There is not enough money on this card. Please try another one.'
    answerWith(testFrameOperations.payTestCheckout, { outcome: 'declined', code: 'insufficient_funds', text })
    await press(/9995/)
    await press('Pay CA$450.87')
    expect(await screen.findByText(text)).toBeTruthy()
    await press(/4242 4242/)
    expect(screen.queryByText(text)).toBeNull()
  })

  it('asks for the bank, and pays or refuses as it is answered', async () => {
    const push = open()
    await form()
    answerWith(testFrameOperations.payTestCheckout, { outcome: 'challenge' })
    await press(/3155/)
    await press('Pay CA$450.87')
    await screen.findByRole('heading', { name: 'Your bank asks: is it you who pays?' })
    const text = 'Your bank could not confirm that it was you, so nothing was charged. Please try again.'
    answerWith(testFrameOperations.answerTestChallenge, { outcome: 'declined', code: 'authentication_failed', text })
    await press('No, refuse it')
    expect(await screen.findByText(text)).toBeTruthy()
    await press('Pay CA$450.87')
    answerWith(testFrameOperations.answerTestChallenge, { outcome: 'complete', returnAddress })
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, it is me' }))
    await waitFor(() => expect(push.mock.calls[0]?.[0]).toBe('/checkout/?payment=p1'))
    expect(sent('challenge').map((call) => (call.body as { answer: string }).answer)).toEqual(['refuse', 'confirm'])
  })

  it('uses the place that the order said, and asks for one where none was', async () => {
    answerWith(testFrameOperations.readTestCheckout, {
      checkout: checkout({ place: null, tax: 0, taxLines: [], total: 39900 }),
    })
    answerWith(testFrameOperations.placeTestCheckout, { checkout: checkout() })
    open(frameAddress(secret, { country: 'CA', region: 'ON' }).slice('/testpay/checkout/'.length))
    await form()
    expect(sent('place').map((call) => call.body)).toEqual([
      { clientSecret: secret, place: { country: 'CA', region: 'ON' } },
    ])
    cleanup()
    open()
    await screen.findByRole('button', { name: 'Pay CA$399.00' })
    expect(screen.getByText('before tax')).toBeTruthy()
    await press(/4242 4242/)
    await press('Pay CA$399.00')
    expect(await screen.findByText('Choose where you live first.')).toBeTruthy()
  })

  it('changes the card of a subscription without paying anything', async () => {
    answerWith(testFrameOperations.readTestCheckout, {
      checkout: checkout({ mode: 'card', lines: [], taxLines: [], subtotal: 0, tax: 0, total: 0, place: null }),
    })
    open()
    await screen.findByRole('heading', { level: 1, name: 'Change the card' })
    await press(/4242 4242/)
    await press('Save card')
    await waitFor(() => expect(sent('pay')).toHaveLength(1))
    expect(sent('pay')[0]?.body).not.toHaveProperty('shownTotal')
  })

  it('has words where there is nothing to pay', async () => {
    refuseWith(
      testFrameOperations.readTestCheckout,
      404,
      'test_checkout_not_found',
      refusals.test_checkout_not_found.message,
    )
    open()
    expect(await screen.findByText(refusals.test_checkout_not_found.message)).toBeTruthy()
    cleanup()
    open('')
    expect(await screen.findByText('Please go back to the order and open it again.')).toBeTruthy()
  })
})

describe('what the frame tells the page around it', () => {
  const data = { from: 'polyhex-testpay', tells: 'complete' }
  const frame = {} as Window
  it('is heard from our own origin and the opened frame only', () => {
    const event = { origin: 'https://us.test', source: frame, data }
    expect(readFrameMessage(event, 'https://us.test', frame)).toEqual(data)
    expect(readFrameMessage({ ...event, origin: 'https://evil.test' }, 'https://us.test', frame)).toBeNull()
    expect(readFrameMessage({ ...event, source: {} as Window }, 'https://us.test', frame)).toBeNull()
    expect(readFrameMessage({ ...event, source: null }, 'https://us.test', null)).toBeNull()
    expect(readFrameMessage({ ...event, data: { ...data, tells: 'paid' } }, 'https://us.test', frame)).toBeNull()
  })
  it('is told to our own origin only', async () => {
    const post = vi.fn()
    vi.stubGlobal('parent', { postMessage: post })
    answerWith(testFrameOperations.readTestCheckout, { checkout: checkout({ status: 'open' }) })
    open()
    await form()
    await waitFor(() => expect(post).toHaveBeenCalled())
    for (const [message, origin] of post.mock.calls) {
      expect(origin).toBe(window.location.origin)
      expect(JSON.stringify(message)).not.toContain(secret)
    }
  })
  it('keeps the secret behind the number sign, whatever is in it', () => {
    const address = frameAddress('a/b?c#d_0123456789012', { country: 'US', postalCode: '10001' })
    const [path = '', hash = ''] = address.split('#')
    expect(path).toBe('/testpay/checkout/')
    expect(readFrameAddress(`#${hash}`)).toEqual({
      secret: 'a/b?c#d_0123456789012',
      place: { country: 'US', postalCode: '10001' },
    })
  })
})
