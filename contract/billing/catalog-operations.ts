import { z } from 'zod'
import { operation } from '../operation.ts'
import { Currency } from './money.ts'
import { Discount, Price, PricingCard, Product } from './product.ts'

/** What is sold, and for how much. C-007, C-210. */
export const catalogOperations = {
  listProducts: operation({
    method: 'GET',
    path: '/products',
    access: 'everyone',
    summary: 'Everything that is sold, with its prices.',
    response: z.object({ products: z.array(Product) }),
  }),
  listPrices: operation({
    method: 'GET',
    path: '/prices',
    access: 'everyone',
    summary: 'The prices of everything that is sold.',
    response: z.object({ prices: z.array(Price) }),
  }),
  listDiscounts: operation({
    method: 'GET',
    path: '/discounts',
    access: 'visitor-or-account',
    summary: 'Discounts that apply by themselves; for administrators also those with a code.',
    response: z.object({ discounts: z.array(Discount) }),
  }),
  getPricing: operation({
    method: 'GET',
    path: '/pricing',
    access: 'visitor-or-account',
    summary: 'The cards of the pricing page, in the currency of whoever looks.',
    query: z.object({ currency: Currency.optional(), context: z.string().max(40).optional() }),
    response: z.object({
      cards: z.array(PricingCard),
      currency: Currency,
      /** Currencies to choose from; one only, when the account has its currency already. Decision P1-11. */
      choices: z.array(Currency),
      notice: z.string().nullable(),
    }),
  }),
}
