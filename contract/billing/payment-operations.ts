import { z } from 'zod'
import { calendarDate } from '../accounts/calendar-date.ts'
import { AccountId } from '../identity/accounts.ts'
import { operation } from '../operation.ts'
import { nameList, onlyAsked, page } from '../paging.ts'
import { Payment, paymentFields, PaymentItem, PaymentStatus, Quote, TaxPlace } from './payment.ts'

const amount = z.coerce.number<number>().int().min(0).max(1_000_000_000_000)

const paymentId = z.object({ paymentId: z.uuid() })
const order = {
  paymentItem: z.array(PaymentItem).min(1, 'Choose something to buy.').max(10),
  /** What the buyer typed, or the address of a course brought. */
  promotionCode: z.string().trim().min(1).max(50).optional(),
  taxPlace: TaxPlace.optional(),
}

/** Ordering and paying. C-125, C-211, C-212. */
export const paymentOperations = {
  quotePayment: operation({
    method: 'POST',
    path: '/payments/quote',
    access: 'visitor-or-account',
    summary: 'What an order costs and gives, with tax where the place is known.',
    body: z.strictObject(order),
    response: Quote,
    refusals: [
      'price_not_found',
      'price_not_sold',
      'mixed_order',
      'promotion_code_not_valid',
      'promotion_code_other_order',
      'promotion_code_other_currency',
      'promotion_code_expired',
      'promotion_code_used_up',
      'promotion_code_used',
      'promotion_code_first_order',
      'payments_not_reached',
    ],
  }),
  createPayment: operation({
    method: 'POST',
    path: '/payments',
    access: 'signed-in',
    summary:
      'Begins to pay an order and gives what opens the card form. The same order, or the same request key, gives the payment that is open already.',
    body: z.strictObject({
      ...order,
      /** Made by the caller once for each press of the button, so that a second try is not a second payment. */
      requestKey: z.string().min(8).max(100).optional(),
      /** For whom a trial is. */
      studentAccountId: AccountId.optional(),
      /** Ticked by the buyer: the charge repeats until it is cancelled. Demanded for subscriptions. P0-4. */
      renewalConsent: z.boolean().optional(),
      /** Ticked by a buyer who has this subscription already and wants a second one. */
      secondSubscription: z.boolean().optional(),
      /** The amount that was shown; another one is refused rather than charged. */
      shownTotal: z.number().int().optional(),
      /** School, purchase order, tax number: printed on the invoice. P2-19. */
      buyerDetails: z.string().trim().max(300).optional(),
    }),
    response: z.object({
      id: z.uuid(),
      clientSecret: z.string(),
      provider: z.enum(['test', 'stripe']),
      publishableKey: z.string().nullable(),
    }),
    refusals: [
      'price_not_found',
      'price_not_sold',
      'mixed_order',
      'promotion_code_not_valid',
      'promotion_code_other_order',
      'promotion_code_other_currency',
      'promotion_code_expired',
      'promotion_code_used_up',
      'promotion_code_used',
      'promotion_code_first_order',
      'price_changed',
      'renewal_consent_missing',
      'subscription_there',
      'ask_a_parent',
      'student_missing',
      'student_unclear',
      'account_not_found',
      'trial_used',
      'other_currency',
      'request_key_reused',
      'payment_under_way',
      'payment_made_already',
      'payments_not_reached',
    ],
    ownHandsOnly: true,
  }),
  askParent: operation({
    method: 'POST',
    path: '/payments/ask',
    access: 'signed-in',
    summary: 'A child asks a parent by email to buy something. The same order is asked for once a day.',
    body: z.strictObject({ paymentItem: z.array(PaymentItem).min(1, 'Choose something to buy.').max(1) }),
    response: z.object({ asked: z.enum(['now', 'before']) }),
    refusals: ['price_not_found', 'price_not_sold', 'mixed_order', 'no_parent_to_ask'],
    ownHandsOnly: true,
  }),
  getPayment: operation({
    method: 'GET',
    path: '/payments/:paymentId',
    access: 'signed-in',
    summary: 'A payment, for who pays it and administrators.',
    params: paymentId,
    response: z.object({ payment: Payment }),
    refusals: ['payment_not_found'],
  }),
  confirmPayment: operation({
    method: 'POST',
    path: '/payments/:paymentId/confirm',
    access: 'signed-in',
    summary:
      'Asks the provider how the payment stands and puts the credits into the account once it is paid. Any number of times.',
    params: paymentId,
    response: z.object({ payment: Payment }),
    refusals: ['payment_not_found', 'payments_not_reached'],
  }),
  abandonPayment: operation({
    method: 'POST',
    path: '/payments/:paymentId/abandon',
    access: 'signed-in',
    summary: 'Closes a payment that was not made, so that the order can be changed.',
    params: paymentId,
    response: z.object({ payment: Payment }),
    refusals: ['payment_not_found', 'payment_made_already', 'payments_not_reached'],
  }),
  listPayments: operation({
    method: 'GET',
    path: '/payments',
    access: 'signed-in',
    summary:
      'Payments of the caller and of accounts it manages; of everybody for administrators. Newest first. Orders that were left come only where their status is asked for.',
    query: z.object({
      accountId: AccountId.optional(),
      status: PaymentStatus.optional(),
      /** One-time payments or charges of subscriptions only. */
      recurring: z.enum(['yes', 'no']).optional(),
      /** In order number, invoice number, description; for administrators also in names. */
      search: z.string().trim().max(100).optional(),
      from: calendarDate('This is not a date.').optional(),
      to: calendarDate('This is not a date.').optional(),
      /** The least and the most that a payment comes to, both among them. C-170. */
      leastTotal: amount.optional(),
      mostTotal: amount.optional(),
      fields: nameList(paymentFields),
      ...page,
    }),
    response: z.object({ payments: z.array(onlyAsked(Payment, ['id'])), total: z.number().int() }),
    refusals: ['account_not_found'],
  }),
  getReceipt: operation({
    method: 'GET',
    path: '/payments/:paymentId/receipt',
    access: 'signed-in',
    summary: 'The invoice and receipt of a payment as a PDF.',
    params: paymentId,
    response: z.unknown(),
    produces: 'application/pdf',
    refusals: ['payment_not_found', 'payment_not_made'],
  }),
}
