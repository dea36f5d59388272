import { catalogOperations } from '@polyhex/contract/billing/catalog-operations'
import { supportOperations } from '@polyhex/contract/feedback/support-operations'
import { decodeSignUpLink } from '@polyhex/contract/onboarding/sign-up-link'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { answerWith, asked, endVisit, refuseWith, visit, waitWith } from '../../shell/page-trial.tsx'
import { sampleAccount } from '../../shell/account-samples.ts'
import { readStoredPath } from '../../shell/stored-path.ts'
import { sampleCard, sampleCardPrice, sampleTrial } from '../billing-samples.ts'
import { columnsOf } from './pricing-screen.tsx'

const discounted = sampleCard({
  productId: 'prod_two',
  title: 'Two a week',
  isPopular: false,
  price: sampleCardPrice({
    priceId: 'price_two',
    amount: 29000,
    discountedAmount: 25500,
    bundleSize: 10,
    credits: 10,
    perSession: 2550,
    savePercent: 12,
  }),
})
const pricing = (cards = [sampleTrial(), sampleCard(), discounted]) => ({
  cards,
  currency: 'cad' as const,
  choices: ['cad' as const, 'usd' as const],
  notice: null,
})

beforeEach(() => {
  answerWith(catalogOperations.getPricing, pricing())
  answerWith(supportOperations.getSupport, { email: 'help@polyhex.test' })
})
afterEach(() => {
  cleanup()
  endVisit()
})

const cards = async () => {
  await screen.findByRole('heading', { level: 2, name: 'Weekly cell' })
  return screen
    .getAllByRole('listitem')
    .filter((one) => one.getAttribute('aria-label') !== null)
    .map((one) => [one.getAttribute('aria-label'), one] as const)
}
const card = async (title: string) => within(new Map(await cards()).get(title)!)

describe('the pricing page', () => {
  it('shows every plan with title, subtitle, picture, popular flag, benefits and price [C-019] [C-074] [C-120]', async () => {
    visit('/pricing/')
    const weekly = await card('Weekly cell')
    expect(weekly.getByText('One live class every week')).toBeTruthy()
    expect(weekly.getByText('Most families choose this')).toBeTruthy()
    expect(weekly.getByText('5 session credits each month')).toBeTruthy()
    expect(weekly.getByText('CA$145')).toBeTruthy()
    expect(weekly.getByText('a month')).toBeTruthy()
    expect(weekly.getByText('CA$29 a session')).toBeTruthy()
    expect(
      weekly.getByText('45 minutes of math activities in a semi-private group with a qualified tutor'),
    ).toBeTruthy()
    expect(weekly.getByText('Flexible scheduling each month')).toBeTruthy()
    const trial = await card('Trial class')
    expect(trial.queryByText('Most families choose this')).toBeNull()
    expect([trial.getByText('CA$1'), trial.getByText('once'), trial.getByText('One class, no renewal')]).toHaveLength(3)
    expect(asked.find((call) => call.path === '/pricing')?.query.get('context')).toBe('pricing')
  })

  it('shows a picture where the product has one', async () => {
    answerWith(catalogOperations.getPricing, pricing([sampleCard({ imgSrc: '/pictures/weekly.svg' })]))
    visit('/pricing/')
    const weekly = await card('Weekly cell')
    expect(weekly.getByRole('presentation').getAttribute('src')).toBe('/pictures/weekly.svg')
  })

  it('switches a card between its main price and the alternative [C-075] [C-152]', async () => {
    visit('/pricing/')
    const weekly = await card('Weekly cell')
    await userEvent.click(weekly.getByRole('switch', { name: 'As a package of 15' }))
    expect(weekly.getByText('CA$399')).toBeTruthy()
    expect(weekly.getByText('for 15 sessions')).toBeTruthy()
    expect(weekly.getByText('CA$26.60 a session')).toBeTruthy()
    expect(weekly.queryByText('CA$145')).toBeNull()
    const two = await card('Two a week')
    expect(two.getByText('CA$255')).toBeTruthy()
    await userEvent.click(weekly.getByRole('switch', { name: 'As a package of 15' }))
    expect(weekly.getByText('CA$145')).toBeTruthy()
  })

  it('switches all cards at once [C-075]', async () => {
    visit('/pricing/')
    const weekly = await card('Weekly cell')
    await userEvent.click(screen.getByRole('radio', { name: 'Package' }))
    expect(weekly.getByText('CA$399')).toBeTruthy()
    expect((await card('Two a week')).getByText('CA$399')).toBeTruthy()
    expect((await card('Trial class')).getByText('CA$1')).toBeTruthy()
    await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }))
    expect(weekly.getByText('CA$145')).toBeTruthy()
  })

  it('has a badge with the original struck through, and none without a saving [C-153]', async () => {
    visit('/pricing/')
    const two = await card('Two a week')
    expect(two.getByText('Save 12%')).toBeTruthy()
    expect(two.getByText('CA$290').closest('s')).not.toBeNull()
    expect(two.getByText('CA$255').closest('s')).toBeNull()
    const weekly = await card('Weekly cell')
    expect(weekly.queryByText(/Save/)).toBeNull()
    expect(document.querySelectorAll('s')).toHaveLength(1)
  })

  it('has three skeleton cards while it loads [C-077]', async () => {
    waitWith(catalogOperations.getPricing)
    visit('/pricing/')
    const loading = await screen.findByRole('status', { name: 'Loading the plans' })
    expect(loading.querySelectorAll('[data-skeleton]')).toHaveLength(3)
  })

  it('gives each card max(3, 12 / cards) of twelve columns [C-078]', () => {
    expect([0, 1, 2, 3, 4, 5, 7, 12].map(columnsOf)).toEqual([12, 12, 6, 4, 3, 3, 3, 3])
  })

  it('has questions with answers below the plans, and an address to write to [C-073]', async () => {
    visit('/pricing/')
    await cards()
    const questions = screen.getByRole('region', { name: 'Questions' })
    expect(within(questions).getByText('When do credits expire?')).toBeTruthy()
    expect((await within(questions).findByRole('link')).getAttribute('href')).toBe('mailto:help@polyhex.test')
  })

  it('shows prices in the other currency when asked [C-154] [C-258]', async () => {
    const { router } = visit('/pricing/')
    await cards()
    expect(screen.getByText(/Prices in Canadian dollars before tax/)).toBeTruthy()
    const inDollars = sampleCard({
      price: sampleCardPrice({ amount: 11000, discountedAmount: 11000, currency: 'usd' }),
    })
    answerWith(catalogOperations.getPricing, { ...pricing([inDollars]), currency: 'usd' })
    await userEvent.click(screen.getByRole('button', { name: 'Show US dollars' }))
    expect(await screen.findByText('US$110')).toBeTruthy()
    expect(router.state.location.search).toEqual({ currency: 'usd' })
    expect(asked.at(-1)?.query.get('currency')).toBe('usd')
  })

  it('says so plainly when nothing is sold, without a button to buy', async () => {
    answerWith(catalogOperations.getPricing, { cards: [], currency: 'cad', choices: ['cad'], notice: null })
    visit('/pricing/')
    expect(await screen.findByRole('heading', { name: 'Nothing is for sale right now' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Purchase/ })).toBeNull()
  })

  it('says when the plans did not load, and tries again', async () => {
    refuseWith(catalogOperations.getPricing, 400, 'x', 'We could not do this.')
    visit('/pricing/')
    expect(await screen.findByText('The plans did not load')).toBeTruthy()
    answerWith(catalogOperations.getPricing, pricing())
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await cards()).toHaveLength(3)
  })
})

describe('buying', () => {
  it('leads who is signed in straight to the checkout of the price shown [C-025] [C-020]', async () => {
    const { router } = visit('/pricing/', { state: 'authenticated', account: sampleAccount({ roles: ['parent'] }) })
    const weekly = await card('Weekly cell')
    await userEvent.click(weekly.getByRole('switch'))
    await userEvent.click(weekly.getByRole('button', { name: 'Purchase: Weekly cell' }))
    await waitFor(() => expect(router.state.location.href).toBe('/checkout/?price=price_weekly_package&currency=cad'))
  })

  it('leads who is not to sign-up, with the checkout encoded in the address and kept for a sign-in [C-025]', async () => {
    const { router } = visit('/pricing/')
    const weekly = await card('Weekly cell')
    await userEvent.click(weekly.getByRole('button', { name: 'Purchase: Weekly cell' }))
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/signup\/parent\//))
    const link = router.state.location.pathname.replace('/signup/parent/', '').replace(/\/$/, '')
    expect(decodeSignUpLink(link).path).toBe('/checkout/?price=price_weekly_month&currency=cad')
    expect(readStoredPath(Date.now())).toBe('/checkout/?price=price_weekly_month&currency=cad')
  })

  it('shows that it is on its way while the checkout opens [C-076]', async () => {
    const { router } = visit('/pricing/', { state: 'authenticated', account: sampleAccount() })
    const weekly = await card('Weekly cell')
    let open = () => {}
    const navigate = router.navigate
    router.navigate = (() => new Promise<void>((done) => (open = done))) as typeof navigate
    const button = weekly.getByRole('button', { name: /Purchase/ })
    await userEvent.click(button)
    expect(button.getAttribute('aria-busy')).toBe('true')
    expect((await card('Trial class')).getByRole('button', { name: /Purchase/ }).getAttribute('aria-busy')).toBeNull()
    open()
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
  })
})

it('the navigation of the public pages leads to the plans', async () => {
  visit('/')
  const site = await screen.findByRole('navigation', { name: 'Site' })
  expect(within(site).getByRole('link', { name: 'Pricing' }).getAttribute('href')).toBe('/pricing/')
  const foot = screen.getByRole('navigation', { name: 'Footer' })
  expect(within(foot).getByRole('link', { name: 'Pricing' }).getAttribute('href')).toBe('/pricing/')
})
