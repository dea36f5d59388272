import type { Currency } from '@polyhex/contract/billing/money'
import type { Selectable } from 'kysely'
import type { Tables } from '../../../database/tables.ts'
import type {
  BalanceMove,
  ProviderBalanceChange,
  ProviderCharge,
  ProviderCheckout,
  ProviderDispute,
  ProviderEvent,
  ProviderInvoice,
  ProviderRefund,
  ProviderSubscription,
  ProviderTaxLine,
} from '../payment-port.ts'
import type { CheckoutRow } from './checkouts.ts'
import { testApiVersion } from './events.ts'
import type { SubscriptionRow } from './invoices.ts'

type Row<Name extends keyof Tables> = Selectable<Tables[Name]>

/** The rows of the test provider as the port gives them; the constraints of the tables hold the closed words. */
export function checkoutOf(row: CheckoutRow): ProviderCheckout {
  return {
    id: row.id,
    clientSecret: row.status === 'open' ? row.client_secret : null,
    status: row.status,
    paid: row.paid,
    paymentId: row.payment_id,
    accountId: row.account_id,
    customerId: row.customer_id,
    currency: row.currency,
    subtotal: row.subtotal,
    discount: row.discount,
    tax: row.tax,
    taxLines: row.tax_lines as ProviderTaxLine[],
    taxKnown: row.country !== null,
    total: row.total,
    chargeId: row.charge_id,
    invoiceId: row.invoice_id,
    subscriptionId: row.subscription_id,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  }
}

export function subscriptionOf(row: SubscriptionRow): ProviderSubscription {
  return {
    id: row.id,
    customerId: row.customer_id,
    status: row.status !== 'canceled' && row.paused_until !== null ? 'paused' : row.status,
    cancelAtPeriodEnd: row.cancel_at_period_end,
    priceId: row.price_id,
    quantity: row.quantity,
    currency: row.currency,
    periodStart: row.period_start,
    periodEnd: row.period_end,
    pausedUntil: row.paused_until,
    nextPlan:
      row.next_price_id === null || row.next_quantity === null
        ? null
        : { priceId: row.next_price_id, quantity: row.next_quantity },
    latestInvoiceId: row.latest_invoice_id,
    card: { brand: row.brand, last4: row.last4 },
    ended: row.ended_at === null ? null : { at: row.ended_at, why: row.ended_for === 'unpaid' ? 'unpaid' : 'asked' },
    paymentId: row.payment_id,
    accountId: row.account_id,
    createdAt: row.created_at,
  }
}

export function invoiceOf(row: Row<'testpay_invoices'>): ProviderInvoice {
  return {
    id: row.id,
    number: row.number,
    customerId: row.customer_id,
    subscriptionId: row.subscription_id,
    status: row.status,
    reason: row.reason,
    currency: row.currency,
    plan: row.price_id === null || row.quantity === null ? null : { priceId: row.price_id, quantity: row.quantity },
    unused: row.unused,
    subtotal: row.subtotal,
    discount: row.discount,
    tax: row.tax,
    taxLines: row.tax_lines as ProviderTaxLine[],
    total: row.total,
    periodStart: row.period_start,
    periodEnd: row.period_end,
    chargeId: row.charge_id,
    nextTry: row.next_try_at,
    failureCode: row.failure_code,
    unconfirmed: row.status === 'open' && row.failure_code === 'authentication_required',
    paymentId: row.payment_id,
    accountId: row.account_id,
    createdAt: row.created_at,
    paidAt: row.paid_at,
  }
}

export function chargeOf(row: Row<'testpay_charges'>): ProviderCharge {
  return {
    id: row.id,
    customerId: row.customer_id,
    currency: row.currency,
    amount: row.amount,
    refunded: row.refunded,
    status: row.status,
    brand: row.brand,
    last4: row.last4,
    failureCode: row.failure_code,
    fee: row.fee,
    balanceChangeId: row.balance_change_id,
    paymentId: row.payment_id,
    invoiceId: row.invoice_id,
    createdAt: row.created_at,
  }
}

export function refundOf(row: Row<'testpay_refunds'>, balanceChanges: readonly BalanceMove[]): ProviderRefund {
  return {
    id: row.id,
    refundId: row.refund_id,
    chargeId: row.charge_id,
    amount: row.amount,
    currency: row.currency as Currency,
    status: row.status,
    balanceChanges,
    createdAt: row.created_at,
  }
}

export function disputeOf(row: Row<'testpay_disputes'>, balanceChanges: readonly BalanceMove[]): ProviderDispute {
  return {
    id: row.id,
    chargeId: row.charge_id,
    amount: row.amount,
    currency: row.currency as Currency,
    status: row.status,
    answerBy: row.answer_by,
    balanceChanges,
    createdAt: row.created_at,
  }
}

export function balanceChangeOf(row: Row<'testpay_balance_changes'>): ProviderBalanceChange {
  return {
    id: row.id,
    kind: row.kind,
    sourceId: row.source_id,
    currency: row.currency,
    amount: row.amount,
    fee: row.fee,
    createdAt: row.created_at,
  }
}

export function eventOf(row: Row<'testpay_events'>): ProviderEvent {
  return {
    id: row.id,
    type: row.type,
    about: { kind: row.about_kind as ProviderEvent['about']['kind'], id: row.about_id },
    apiVersion: testApiVersion,
    createdAt: row.created_at,
  }
}
