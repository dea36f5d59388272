import type { DifferenceKind } from '@polyhex/contract/billing/finance-operations'
import type { Currency } from '@polyhex/contract/billing/money'
import type {
  ProviderCharge,
  ProviderCheckout,
  ProviderDispute,
  ProviderEvent,
  ProviderInvoice,
  ProviderSubscription,
} from '../../outside/payments/payment-port.ts'

/** A payment as far as it is compared. Amounts are minor units. */
export interface OurPayment {
  readonly id: string
  readonly status: string
  readonly charged: boolean
  readonly currency: Currency
  readonly total: number
  readonly refunded: number
  /** Refunds that have not failed, those under way among them. */
  readonly refundsAsked: number
  readonly fee: number | null
  readonly checkoutId: string | null
  readonly chargeId: string | null
  readonly invoiceId: string | null
  readonly isRecurring: boolean
  readonly creditsOrdered: number
  /** It is the charge of a change of plan that was made here: `creditsOrdered` says what was promised with it. */
  readonly isOwnChange?: boolean
  readonly creditsGranted: number
  readonly chargedAt: Date | null
}

export interface OurSubscription {
  readonly id: string
  readonly providerId: string
  readonly status: string
  readonly periodEnd: Date
}

/** What we have of the things that are compared. */
export interface OurSide {
  readonly payments: readonly OurPayment[]
  readonly subscriptions: readonly OurSubscription[]
  readonly customers: ReadonlySet<string>
  readonly disputes: ReadonlyMap<string, string>
}

/** What the provider has of them. */
export interface TheirSide {
  readonly checkouts: readonly ProviderCheckout[]
  readonly charges: readonly ProviderCharge[]
  readonly invoices: readonly ProviderInvoice[]
  readonly disputes: readonly ProviderDispute[]
  readonly subscriptions: readonly ProviderSubscription[]
  /** Charges that are there and are compared elsewhere. */
  readonly knownCharges: ReadonlySet<string>
}

/** What is to be read again from the provider, so that a difference goes away. */
export type Mend =
  | { readonly kind: Exclude<ProviderEvent['about']['kind'], 'catalog' | 'other'>; readonly id: string }
  | { readonly kind: 'expire'; readonly id: string }

/** A difference, before it is known whether it stays. */
export interface Finding {
  readonly kind: DifferenceKind
  /** Ours or the provider's id. */
  readonly about: string
  readonly ours: string | null
  readonly theirs: string | null
  readonly mend: Mend | null
}
