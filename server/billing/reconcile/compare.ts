import type { ProviderCharge, ProviderCheckout, ProviderInvoice } from '../../outside/payments/payment-port.ts'
import { statusOf } from '../subscriptions/subscription-status.ts'
import type { Finding, Mend, OurPayment, OurSide, TheirSide } from './sides.ts'

/** Both sides, found by their names. */
class Index {
  readonly byId = new Map<string, OurPayment>()
  readonly byCharge = new Map<string, OurPayment>()
  readonly byInvoice = new Map<string, OurPayment>()
  readonly charges: ReadonlyMap<string, ProviderCharge>
  readonly invoices: ReadonlyMap<string, ProviderInvoice>
  readonly invoiceOfCharge = new Map<string, ProviderInvoice>()
  readonly #known: ReadonlySet<string>
  /** Payments of which the provider has a charge. */
  readonly charged = new Set<OurPayment>()

  constructor(ours: OurSide, theirs: TheirSide) {
    for (const payment of ours.payments) {
      this.byId.set(payment.id, payment)
      if (payment.chargeId !== null) this.byCharge.set(payment.chargeId, payment)
      if (payment.invoiceId !== null) this.byInvoice.set(payment.invoiceId, payment)
    }
    this.charges = new Map(theirs.charges.map((charge) => [charge.id, charge]))
    this.#known = theirs.knownCharges
    this.invoices = new Map(theirs.invoices.map((invoice) => [invoice.id, invoice]))
    for (const invoice of theirs.invoices)
      if (invoice.chargeId !== null) this.invoiceOfCharge.set(invoice.chargeId, invoice)
    for (const charge of theirs.charges) {
      const payment = this.paymentOf(charge)
      if (payment !== undefined) this.charged.add(payment)
    }
  }

  /** Whether the provider has this charge. */
  hasCharge(id: string): boolean {
    return this.charges.has(id) || this.#known.has(id)
  }

  paymentOf(charge: ProviderCharge): OurPayment | undefined {
    const invoiceId = charge.invoiceId ?? this.invoiceOfCharge.get(charge.id)?.id ?? null
    return (
      this.byCharge.get(charge.id) ??
      (invoiceId === null ? undefined : this.byInvoice.get(invoiceId)) ??
      (charge.paymentId === null ? undefined : this.byId.get(charge.paymentId))
    )
  }
}

const difference = (
  kind: Finding['kind'],
  about: string,
  ours: string | number | null,
  theirs: string | number | null,
  mend: Mend | null = null,
): Finding => ({
  kind,
  about,
  ours: ours === null ? null : String(ours),
  theirs: theirs === null ? null : String(theirs),
  mend,
})

function compareCharge(charge: ProviderCharge, index: Index): Finding[] {
  const payment = index.paymentOf(charge)
  const again = { kind: 'charge', id: charge.id } as const
  if (charge.status === 'failed') {
    const ours = index.byCharge.get(charge.id)
    return ours?.charged ? [difference('status', charge.id, ours.status, 'failed')] : []
  }
  if (charge.status !== 'succeeded') return []
  if (payment === undefined || !payment.charged || (payment.chargeId !== null && payment.chargeId !== charge.id))
    return [
      difference('missing_local', charge.id, payment?.status ?? null, `${charge.amount} ${charge.currency}`, again),
    ]
  if (payment.currency !== charge.currency)
    return [difference('currency', charge.id, payment.currency, charge.currency)]
  const found: Finding[] = []
  if (payment.total !== charge.amount) found.push(difference('amount', charge.id, payment.total, charge.amount))
  if (charge.refunded !== payment.refunded && charge.refunded !== payment.refundsAsked)
    found.push(difference('status', charge.id, `refunded ${payment.refunded}`, `refunded ${charge.refunded}`, again))
  if (charge.fee !== null && payment.fee !== charge.fee)
    found.push(difference('fee', charge.id, payment.fee, charge.fee, payment.fee === null ? again : null))
  return found
}

/** A payment of ours that was made, of which the provider must know the charge. One of nothing has none. */
function compareOwn(payment: OurPayment, index: Index): Finding[] {
  if (!payment.charged) return []
  const found: Finding[] = []
  const known = payment.chargeId === null ? index.charged.has(payment) : index.hasCharge(payment.chargeId)
  if (payment.total > 0 && !known)
    found.push(difference('missing_provider', payment.id, payment.chargeId ?? payment.status, null))
  // A change that was not made here brings money, not classes.
  const isChange =
    payment.isOwnChange !== true &&
    payment.invoiceId !== null &&
    index.invoices.get(payment.invoiceId)?.reason === 'change'
  const expected = isChange ? 0 : payment.creditsOrdered
  if (payment.creditsGranted !== expected)
    found.push(difference('credits_granted', payment.id, payment.creditsGranted, expected))
  return found
}

function compareCheckout(checkout: ProviderCheckout, index: Index): Finding[] {
  const payment = checkout.paymentId === null ? undefined : index.byId.get(checkout.paymentId)
  const made = checkout.status === 'complete' && checkout.paid !== 'unpaid'
  const said = `${checkout.status} ${checkout.paid}`
  const other = payment !== undefined && payment.checkoutId !== null && payment.checkoutId !== checkout.id
  if (payment === undefined || other) {
    if (checkout.status === 'open')
      return [difference('orphan_session', checkout.id, null, said, { kind: 'expire', id: checkout.id })]
    // Its charge says more, where there is one.
    return made && (checkout.chargeId === null || !index.hasCharge(checkout.chargeId))
      ? [difference('orphan_session', checkout.id, null, said)]
      : []
  }
  if (payment.charged) return []
  const again = { kind: 'checkout', id: checkout.id } as const
  if (made && (checkout.chargeId === null || !index.hasCharge(checkout.chargeId)))
    return [difference('missing_local', checkout.id, payment.status, said, again)]
  const begun = payment.status === 'creating' || payment.status === 'open'
  if ((checkout.status === 'expired' || (checkout.status === 'complete' && !made)) && begun)
    return [difference('status', payment.id, payment.status, said, again)]
  return []
}

/** Renewals of nothing have no charge; all others are found by theirs. */
function compareInvoice(invoice: ProviderInvoice, index: Index): Finding[] {
  if (invoice.status !== 'paid' || (invoice.reason !== 'renewal' && invoice.reason !== 'change')) return []
  if (invoice.chargeId !== null && index.hasCharge(invoice.chargeId)) return []
  return index.byInvoice.has(invoice.id)
    ? []
    : [
        difference('missing_local', invoice.id, null, `${invoice.total} ${invoice.currency}`, {
          kind: 'invoice',
          id: invoice.id,
        }),
      ]
}

function compareSubscriptions(ours: OurSide, theirs: TheirSide): Finding[] {
  const known = new Map(theirs.subscriptions.map((one) => [one.id, one]))
  return ours.subscriptions.flatMap((own) => {
    const other = known.get(own.providerId)
    if (other === undefined) return []
    const again = { kind: 'subscription', id: own.providerId } as const
    const status = statusOf(other)
    if (status !== own.status) return [difference('subscription_period', own.id, own.status, status, again)]
    if (own.status === 'ended' || other.periodEnd.getTime() === own.periodEnd.getTime()) return []
    const [mine, their] = [own.periodEnd.toISOString(), other.periodEnd.toISOString()]
    return [difference('subscription_period', own.id, mine, their, again)]
  })
}

function compareCustomers(ours: OurSide, theirs: TheirSide): Finding[] {
  const named = [...theirs.charges, ...theirs.checkouts].flatMap(({ customerId }) => customerId ?? [])
  return [...new Set(named)]
    .filter((id) => !ours.customers.has(id))
    .map((id) => difference('orphan_customer', id, null, id))
}

/** Refunds made at the provider are seen by their charge; of disputes the state is compared here. */
function compareDisputes(ours: OurSide, theirs: TheirSide): Finding[] {
  return theirs.disputes.flatMap((dispute) => {
    const own = ours.disputes.get(dispute.id) ?? null
    if (own === dispute.status) return []
    return [difference('status', dispute.id, own, dispute.status, { kind: 'dispute', id: dispute.id })]
  })
}

/**
 * Everything in which our payments and the provider's differ, each thing once. What is not in a side is taken as not
 * there, so both must hold everything that is named by the other. M-033.
 */
export function compareSides(ours: OurSide, theirs: TheirSide): Finding[] {
  const index = new Index(ours, theirs)
  const found = [
    ...theirs.charges.flatMap((charge) => compareCharge(charge, index)),
    ...theirs.checkouts.flatMap((checkout) => compareCheckout(checkout, index)),
    ...theirs.invoices.flatMap((invoice) => compareInvoice(invoice, index)),
    ...ours.payments.flatMap((payment) => compareOwn(payment, index)),
    ...compareSubscriptions(ours, theirs),
    ...compareCustomers(ours, theirs),
    ...compareDisputes(ours, theirs),
  ]
  return [...new Map(found.map((one) => [`${one.kind} ${one.about}`, one])).values()]
}
