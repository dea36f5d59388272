import { z } from 'zod'
import { calendarDate } from '../accounts/calendar-date.ts'
import { AccountId } from '../identity/accounts.ts'
import { operation } from '../operation.ts'
import { nameList, onlyAsked, page } from '../paging.ts'
import { Subscription, subscriptionFields, SubscriptionStatus } from './subscription.ts'

/** What each subscription of a list says, whichever fields were asked for. */
export const subscriptionCore = ['id'] as const

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
}
