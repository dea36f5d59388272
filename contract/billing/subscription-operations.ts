import { z } from 'zod'
import { calendarDate } from '../accounts/calendar-date.ts'
import { AccountId } from '../identity/accounts.ts'
import { operation } from '../operation.ts'
import { nameList, onlyAsked, page } from '../paging.ts'
import { PlanChangePreview, PlanOffer } from './plan-change.ts'
import { Subscription, subscriptionFields, SubscriptionStatus } from './subscription.ts'

/** What each subscription of a list says, whichever fields were asked for. */
export const subscriptionCore = ['id'] as const

/** Packages of a plan. C-165. */
const quantity = z
  .number('Choose 1 to 10 packages.')
  .int('Choose 1 to 10 packages.')
  .min(1, 'Choose 1 to 10 packages.')
  .max(10, 'Choose 1 to 10 packages.')
const subscriptionId = z.object({ subscriptionId: z.uuid() })

/** Subscriptions. C-148, C-214, C-215. */
export const subscriptionOperations = {
  listSubscriptions: operation({
    method: 'GET',
    path: '/subscriptions',
    access: 'signed-in',
    summary: 'Subscriptions of the caller or of an account it manages; of everybody for administrators. Newest first.',
    query: z.object({
      accountId: AccountId.optional(),
      status: SubscriptionStatus.optional(),
      fields: nameList(subscriptionFields),
      ...page,
    }),
    response: z.object({ subscriptions: z.array(onlyAsked(Subscription, subscriptionCore)), total: z.number().int() }),
    refusals: ['account_not_found'],
  }),
  updateSubscription: operation({
    method: 'PATCH',
    path: '/subscriptions/:subscriptionId',
    access: 'signed-in',
    summary: 'Cancels a subscription at the end of its period, takes that back, pauses it or goes on.',
    params: subscriptionId,
    body: z.discriminatedUnion('status', [
      z.strictObject({ status: z.literal('cancelled') }),
      z.strictObject({ status: z.literal('active') }),
      z.strictObject({ status: z.literal('paused'), pausedUntil: calendarDate('Choose a day.') }),
    ]),
    response: z.object({ subscription: Subscription }),
    refusals: ['subscription_not_found', 'subscription_state', 'pause_too_long', 'payments_not_reached'],
    ownHandsOnly: true,
  }),
  listPlans: operation({
    method: 'GET',
    path: '/subscriptions/:subscriptionId/plans',
    access: 'signed-in',
    summary: 'The plans that a subscription can be changed to, its own among them; for who pays it.',
    params: subscriptionId,
    response: z.object({ plans: z.array(PlanOffer), current: z.object({ priceId: z.string(), quantity }) }),
    refusals: ['subscription_not_found', 'plan_change_not_now', 'payments_not_reached'],
  }),
  previewPlanChange: operation({
    method: 'GET',
    path: '/subscriptions/:subscriptionId/plan-change',
    access: 'signed-in',
    summary: 'What another plan would cost today and from the next charge on, and what becomes of credits.',
    params: subscriptionId,
    query: z.object({ priceId: z.string().min(1).max(100), quantity: z.coerce.number().pipe(quantity) }),
    response: PlanChangePreview,
    refusals: ['subscription_not_found', 'plan_change_not_now', 'plan_not_offered', 'payments_not_reached'],
  }),
  changePlan: operation({
    method: 'PUT',
    path: '/subscriptions/:subscriptionId/plan',
    access: 'signed-in',
    summary:
      'Changes the plan as it was previewed: a dearer one at once, another when the period ends. The same change again does nothing more.',
    params: subscriptionId,
    body: z.strictObject({
      priceId: z.string().min(1).max(100),
      quantity,
      /** Of the preview, with what it showed: anything else is refused rather than charged. */
      at: z.iso.datetime(),
      shownTotal: z.number().int(),
      shownCredits: z.number().int(),
      /** Ticked by the buyer: the charge repeats until it is cancelled. P0-4. */
      renewalConsent: z.boolean(),
    }),
    response: z.object({ subscription: Subscription }),
    refusals: [
      'subscription_not_found',
      'plan_change_not_now',
      'plan_not_offered',
      'plan_change_under_way',
      'plan_change_unknown',
      'plan_card_refused',
      'price_changed',
      'renewal_consent_missing',
      'payments_not_reached',
    ],
    ownHandsOnly: true,
  }),
  keepPlan: operation({
    method: 'DELETE',
    path: '/subscriptions/:subscriptionId/plan-change',
    access: 'signed-in',
    summary: 'Takes back a change of plan that waits for the end of the period.',
    params: subscriptionId,
    response: z.object({ subscription: Subscription }),
    refusals: ['subscription_not_found', 'subscription_state', 'payments_not_reached'],
    ownHandsOnly: true,
  }),
  openPaymentMethod: operation({
    method: 'POST',
    path: '/subscriptions/:subscriptionId/payment-method',
    access: 'signed-in',
    summary: 'Where the card of a subscription can be changed.',
    params: subscriptionId,
    response: z.object({ address: z.string() }),
    refusals: ['subscription_not_found', 'payments_not_reached'],
    ownHandsOnly: true,
  }),
  openConfirmation: operation({
    method: 'POST',
    path: '/subscriptions/:subscriptionId/confirmation',
    access: 'signed-in',
    summary: 'Where the payer confirms a charge that the bank asks about.',
    params: subscriptionId,
    response: z.object({ address: z.string() }),
    refusals: ['subscription_not_found', 'nothing_to_confirm', 'payments_not_reached'],
    ownHandsOnly: true,
  }),
  refreshSubscription: operation({
    method: 'POST',
    path: '/subscriptions/:subscriptionId/refresh',
    access: 'signed-in',
    summary:
      'Reads anew how a subscription stands, after its card was changed or a charge was confirmed. A changed card becomes its own, and what is open is charged. Any number of times.',
    params: subscriptionId,
    body: z.strictObject({ cardChange: z.string().min(1).max(100).optional() }),
    response: z.object({ subscription: Subscription }),
    refusals: ['subscription_not_found', 'payments_not_reached'],
    ownHandsOnly: true,
  }),
}
