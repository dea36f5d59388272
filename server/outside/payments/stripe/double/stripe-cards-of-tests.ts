import { testCards } from '@polyhex/contract/billing/test-cards'
import type { TestProvider } from '../../test/open-test-provider.ts'
import { invoiceObject } from './stripe-objects-of-tests.ts'
import { StripeRefusal } from './stripe-refusal-of-tests.ts'
import { stripeObject } from './stripe-subset-of-tests.ts'

type Params = Record<string, unknown>
type Route = (params: Params, id: string) => Promise<Params>
export type CardBehavior = (typeof testCards)[number]['behavior']

interface Setup {
  readonly id: string
  readonly customer: string
  readonly subscriptionId: string
  readonly currency: string
  card: CardBehavior | null
}

/**
 * Cards as Stripe has them: a session of mode `setup` saves one, and nothing else. Charged by it is what is told to be: a
 * subscription by its own card, an open invoice when it is paid.
 */
export class StripeCards {
  readonly #provider: TestProvider
  readonly #setups = new Map<string, Setup>()
  /** Cards that a subscription has and that were not charged yet. */
  readonly #waiting = new Map<string, CardBehavior>()

  constructor(provider: TestProvider) {
    this.#provider = provider
  }

  /** Somebody types a card on Stripe's page. */
  save(setupId: string, card: CardBehavior): void {
    const setup = this.#setups.get(setupId)
    if (setup === undefined) throw new Error('there is no such page')
    setup.card = card
  }

  has(id: string): boolean {
    return this.#setups.has(id)
  }

  session(id: string, parts: ReadonlySet<string>): Params {
    const setup = this.#setups.get(id)
    if (setup === undefined) throw new StripeRefusal(404, 'resource_missing', 'no')
    const done = setup.card !== null
    const intent = { id: `seti_${id}`, object: 'setup_intent', payment_method: done ? `pm_${id}` : null }
    return stripeObject('checkout.session', {
      id,
      customer: setup.customer,
      currency: setup.currency,
      metadata: { subscription_id: setup.subscriptionId },
      mode: 'setup',
      payment_status: 'no_payment_required',
      setup_intent: parts.has('setup_intent') ? intent : intent.id,
      status: done ? 'complete' : 'open',
      ui_mode: 'hosted_page',
      url: done ? null : `https://checkout.stripe.com/c/pay/${id}`,
    })
  }

  /** The session of mode `setup` that is asked for. */
  begin(params: Params): Params {
    const said = params as { customer?: string; currency?: string; metadata?: Record<string, string> }
    const { success_url: back, ui_mode: mode } = params
    if (mode !== 'hosted_page' || typeof back !== 'string' || said.currency === undefined)
      throw new StripeRefusal(400, 'parameter_missing', 'a page of its own says where it leads and in which currency')
    const id = `cs_setup_${this.#setups.size + 1}`
    const subscriptionId = said.metadata?.['subscription_id'] ?? ''
    this.#setups.set(id, { id, customer: said.customer ?? '', subscriptionId, currency: said.currency, card: null })
    return this.session(id, new Set())
  }

  /** A subscription is told by what it is charged; what is open stays open. */
  async use(subscriptionId: string, method: unknown): Promise<void> {
    const setup = this.#setups.get(String(method).replace(/^pm_/, ''))
    if (setup?.card === null || setup === undefined) throw new StripeRefusal(404, 'resource_missing', 'no such card')
    const subscription = await this.#provider.readSubscription(subscriptionId)
    if (subscription?.customerId !== setup.customer)
      throw new StripeRefusal(400, 'parameter_invalid', 'another customer')
    if (subscription.status === 'past_due') this.#waiting.set(subscriptionId, setup.card)
    else await this.#charge(subscriptionId, setup.card)
  }

  async #charge(subscriptionId: string, card: CardBehavior): Promise<boolean> {
    const subscription = await this.#provider.readSubscription(subscriptionId)
    const { address } = await this.#provider.openPaymentMethod(subscription?.customerId ?? '', subscriptionId, '/')
    const cardNumber = testCards.find(({ behavior }) => behavior === card)?.number ?? ''
    const [, secret = ''] = address.split('#')
    return (await this.#provider.frame.pay(secret, { cardNumber, expiry: '12/40' })).outcome === 'complete'
  }

  routes(): Record<string, Route> {
    return {
      'post /v1/invoices/{id}/pay': async (params, id) => {
        const invoice = await this.#provider.readInvoice(id)
        if (invoice === null || invoice.status !== 'open')
          throw new StripeRefusal(400, 'invoice_not_open', 'Invoice is already paid')
        const subscriptionId = invoice.subscriptionId ?? ''
        const setup = this.#setups.get(String(params['payment_method']).replace(/^pm_/, ''))
        const card = setup?.card ?? this.#waiting.get(subscriptionId)
        if (card === undefined || !(await this.#charge(subscriptionId, card)))
          throw new StripeRefusal(402, 'card_declined', 'Your card was declined.')
        const paid = await this.#provider.readInvoice(id)
        if (paid?.status !== 'paid') throw new StripeRefusal(402, 'card_declined', 'Your card was declined.')
        return invoiceObject(paid)
      },
    }
  }
}
