import type { catalogOperations } from '@polyhex/contract/billing/catalog-operations'
import { chooseCurrency, currencyChoices } from '@polyhex/contract/billing/pricing'
import type { Discount } from '@polyhex/contract/billing/product'
import type { Caller, Handlers } from '../../http/handlers.ts'
import type { Account } from '../../http/session.ts'
import { countryOf } from '../../outside/country.ts'
import type { Payments } from '../../outside/payments/open-payments.ts'
import { dateOfAccount } from '../orders/date-of-account.ts'
import { accountCurrency } from './account-currency.ts'
import { pricingCards } from './pricing-cards.ts'
import { type KeptDiscount, readCatalog } from './read-catalog.ts'

/** The account of a caller who need not have one. */
async function accountOf(caller: Caller): Promise<Account | null> {
  const session = await caller.session()
  return session.state === 'authenticated' ? session.account : null
}

const shown = ({ byItself: _, ...discount }: KeptDiscount): Discount => discount

/** Handlers of the catalog. */
export function catalogHandlers(payments: Payments): Handlers<typeof catalogOperations> {
  return {
    listProducts: async ({ db }) => ({ products: [...(await readCatalog(db, payments)).products] }),

    listPrices: async ({ db }) => ({
      prices: (await readCatalog(db, payments)).products.flatMap((product) => product.prices),
    }),

    listDiscounts: async ({ db, caller }) => {
      const { discounts } = await readCatalog(db, payments)
      const isAdmin = (await accountOf(caller))?.roles.includes('admin') ?? false
      return { discounts: discounts.filter((discount) => isAdmin || discount.byItself).map(shown) }
    },

    getPricing: async ({ db, caller, query, address, now }) => {
      const accountId = (await accountOf(caller))?.accountId ?? null
      const [fixed, today, catalog] = [
        await accountCurrency(db, accountId),
        await dateOfAccount(db, accountId, now),
        await readCatalog(db, payments),
      ]
      const asked = query.currency ?? null
      const currency = chooseCurrency({ fixed, asked, country: countryOf(address) })
      const looker = { currency, today, reading: payments.amountOff }
      const { cards, notice } = pricingCards(catalog, query.context ?? 'pricing', looker, { fixed, asked })
      return { cards, currency, choices: currencyChoices(fixed), notice }
    },
  }
}
