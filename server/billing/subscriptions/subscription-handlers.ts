import type { Subscription } from '@polyhex/contract/billing/subscription'
import { subscriptionCore, type subscriptionOperations } from '@polyhex/contract/billing/subscription-operations'
import { pickFields } from '@polyhex/contract/paging'
import { creditReader } from '../../credits/list-credits.ts'
import type { Database } from '../../database/database.ts'
import type { Handlers, Log } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Payments } from '../../outside/payments/open-payments.ts'
import { type PaymentProvider, PaymentProviderFailure } from '../../outside/payments/payment-port.ts'
import { readCatalog } from '../catalog/read-catalog.ts'
import { catchUp } from '../plans/catch-up.ts'
import { changePlan, keepPlan } from '../plans/change-plan.ts'
import { previewPlan } from '../plans/preview-plan.ts'
import { offeredPlans, ownSubscription } from '../plans/read-plan.ts'
import { dateAt } from '../../wall-clock.ts'
import { changeSubscription } from './change-subscription.ts'
import { listSubscriptions, readSubscription } from './list-subscriptions.ts'
import { refreshSubscription } from './refresh-subscription.ts'

function demandProvider({ provider }: Payments): PaymentProvider {
  if (provider === null) throw new Refusal('payments_not_reached')
  return provider
}

/** Writes into the log that something with money failed: for the family it is a sentence, for us a line. C-242. */
async function logged<Result>(log: Log, doing: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal && (error.code === 'payments_not_reached' || error.code === 'plan_change_unknown'))
      log.error({ doing }, 'the payment provider was not reached')
    throw error
  }
}

/** Where the card of a subscription is changed. Throws subscription_not_found, payments_not_reached. */
async function paymentMethodPage(
  db: Database,
  provider: PaymentProvider,
  subscriptionId: string,
  returnAddress: string,
): Promise<{ readonly address: string }> {
  const row = await db.queries
    .selectFrom('subscriptions as s')
    .innerJoin('provider_customers as c', (join) =>
      join
        .onRef('c.account_id', '=', 's.account_id')
        .onRef('c.provider', '=', 's.provider')
        .on('c.livemode', '=', provider.livemode),
    )
    .select(['s.provider_subscription_id', 'c.customer_id'])
    .where('s.id', '=', subscriptionId)
    .where('s.status', '<>', 'ended')
    .executeTakeFirst()
  if (row === undefined) throw new Refusal('subscription_not_found')
  try {
    return await provider.openPaymentMethod(row.customer_id, row.provider_subscription_id, returnAddress)
  } catch (error) {
    if (error instanceof PaymentProviderFailure) throw new Refusal('payments_not_reached')
    throw error
  }
}

/** Where an open charge is confirmed with the bank. Throws nothing_to_confirm, payments_not_reached. */
async function confirmationPage(
  db: Database,
  provider: PaymentProvider,
  subscriptionId: string,
  publicAddress: string,
): Promise<{ readonly address: string }> {
  const row = await db.queries
    .selectFrom('subscriptions')
    .select('unconfirmed_invoice')
    .where('id', '=', subscriptionId)
    .where('provider', '=', provider.name)
    .executeTakeFirst()
  const invoiceId = row?.unconfirmed_invoice ?? null
  if (invoiceId === null) throw new Refusal('nothing_to_confirm')
  try {
    return await provider.openConfirmation(invoiceId, `${publicAddress}/accounts/billing/?changed=${subscriptionId}`)
  } catch (error) {
    if (!(error instanceof PaymentProviderFailure)) throw error
    throw new Refusal(error.kind === 'refused' ? 'nothing_to_confirm' : 'payments_not_reached')
  }
}

/** Subscriptions of a family. C-148, C-214, C-215. */
export function subscriptionHandlers(payments: Payments): Handlers<typeof subscriptionOperations> {
  return {
    listSubscriptions: async ({ db, account, query }) => {
      const { subscriptions, total } = await listSubscriptions(db, await creditReader(db, account), query)
      return {
        subscriptions: subscriptions.map((one) => pickFields(one, query.fields, subscriptionCore) as Subscription),
        total,
      }
    },

    updateSubscription: async ({ db, account, params, body, now, log }) => {
      const reader = await creditReader(db, account)
      const { subscriptionId } = params
      await readSubscription(db, reader, subscriptionId)
      await logged(log, 'updateSubscription', async () =>
        changeSubscription(db, demandProvider(payments), { subscriptionId, wish: body, by: account }, now),
      )
      return { subscription: await readSubscription(db, reader, subscriptionId) }
    },

    listPlans: async ({ db, account, params, now }) => {
      const own = await ownSubscription(db, account.accountId, params.subscriptionId)
      if (!own.changeable) throw new Refusal('plan_change_not_now')
      const offers = offeredPlans(await readCatalog(db, payments), own.currency, dateAt(now, own.timeZone))
      return {
        plans: offers.map(({ product: _, price: _price, ...offer }) => offer),
        current: { priceId: own.priceId, quantity: own.quantity },
      }
    },

    previewPlanChange: async ({ db, account, params, query, now, log }) => {
      const own = await ownSubscription(db, account.accountId, params.subscriptionId)
      const work = { db, provider: demandProvider(payments), catalog: await readCatalog(db, payments), now }
      return (
        await logged(log, 'previewPlanChange', async () => previewPlan(work, await catchUp(work, own), query, null))
      ).shown
    },

    changePlan: async ({ db, account, params, body, now, log }) => {
      const { subscriptionId } = params
      const own = await ownSubscription(db, account.accountId, subscriptionId)
      const work = { db, provider: demandProvider(payments), catalog: await readCatalog(db, payments), now }
      await logged(log, 'changePlan', async () => changePlan(work, own, body))
      return { subscription: await readSubscription(db, await creditReader(db, account), subscriptionId) }
    },

    keepPlan: async ({ db, account, params, now, log }) => {
      const { subscriptionId } = params
      const own = await ownSubscription(db, account.accountId, subscriptionId)
      await logged(log, 'keepPlan', async () => keepPlan({ db, provider: demandProvider(payments), now }, own))
      return { subscription: await readSubscription(db, await creditReader(db, account), subscriptionId) }
    },

    openPaymentMethod: async ({ db, account, params, publicAddress, log }) => {
      const { subscriptionId } = params
      await readSubscription(db, await creditReader(db, account), subscriptionId)
      return logged(log, 'openPaymentMethod', async () =>
        paymentMethodPage(
          db,
          demandProvider(payments),
          subscriptionId,
          `${publicAddress}/accounts/billing/?changed=${subscriptionId}&card={CHECKOUT_SESSION_ID}`,
        ),
      )
    },

    openConfirmation: async ({ db, account, params, publicAddress, log }) => {
      const { subscriptionId } = params
      await readSubscription(db, await creditReader(db, account), subscriptionId)
      return logged(log, 'openConfirmation', async () =>
        confirmationPage(db, demandProvider(payments), subscriptionId, publicAddress),
      )
    },

    refreshSubscription: async ({ db, account, params, body, now, log }) => {
      const reader = await creditReader(db, account)
      const { subscriptionId } = params
      await readSubscription(db, reader, subscriptionId)
      await logged(log, 'refreshSubscription', async () =>
        refreshSubscription(db, demandProvider(payments), { subscriptionId, cardChange: body.cardChange ?? null }, now),
      )
      return { subscription: await readSubscription(db, reader, subscriptionId) }
    },
  }
}
