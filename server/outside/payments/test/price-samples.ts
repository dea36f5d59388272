import type { ProviderCatalog, ProviderDiscount } from '../payment-port.ts'

const discount = (
  id: string,
  lowers: Pick<ProviderDiscount, 'amountsOff' | 'percentOff'> & Partial<ProviderDiscount>,
): ProviderDiscount => ({
  id,
  couponId: `coupon_${id}`,
  code: id.toUpperCase(),
  active: true,
  name: id,
  productIds: null,
  duration: 'once',
  durationMonths: null,
  maxRedemptions: null,
  timesRedeemed: 0,
  expiresAt: null,
  firstOrderOnly: false,
  metadata: {},
  ...lowers,
})

const own: ProviderCatalog = {
  products: [
    {
      id: 'prod_suite',
      active: true,
      name: 'Five classes',
      description: 'For trying out.',
      imageUrl: null,
      defaultPriceId: 'price_trial_once',
      benefits: [],
      metadata: {},
    },
  ],
  prices: [
    {
      id: 'price_trial_once',
      productId: 'prod_suite',
      active: true,
      currency: 'cad',
      unitAmount: 14_500,
      amounts: { cad: 14_500, usd: 11_000 },
      taxIncluded: false,
      recurring: null,
      metadata: {},
    },
    {
      id: 'price_trial_monthly',
      productId: 'prod_suite',
      active: true,
      currency: 'cad',
      unitAmount: 12_000,
      amounts: { cad: 12_000 },
      taxIncluded: false,
      recurring: { period: 'month', count: 1 },
      metadata: {},
    },
    {
      id: 'price_trial_quarterly',
      productId: 'prod_suite',
      active: true,
      currency: 'cad',
      unitAmount: 33_000,
      amounts: { cad: 33_000 },
      taxIncluded: false,
      recurring: { period: 'month', count: 3 },
      metadata: {},
    },
  ],
  discounts: [
    discount('promo_fifth', { percentOff: 2000, amountsOff: null }),
    discount('promo_twenty', { percentOff: null, amountsOff: { cad: 2000 } }),
    discount('promo_first', { percentOff: 1000, amountsOff: null, firstOrderOnly: true }),
    discount('promo_single', { percentOff: 1000, amountsOff: null, maxRedemptions: 1 }),
    discount('promo_late', { percentOff: 1000, amountsOff: null, expiresAt: new Date('2026-11-01T00:00:00Z') }),
    discount('promo_gone', { percentOff: 1000, amountsOff: null, active: false }),
    { ...discount('everything', { percentOff: 10_000, amountsOff: null }), couponId: 'everything', code: null },
  ],
}

/** What the contract suite buys, with known amounts, beside what a catalog sells. */
export const trialPrices = {
  sold: {
    once: 'price_trial_once',
    monthly: 'price_trial_monthly',
    quarterly: 'price_trial_quarterly',
    fifth: 'promo_fifth',
    twenty: 'promo_twenty',
    everything: 'everything',
    first: 'promo_first',
    single: 'promo_single',
    late: 'promo_late',
    gone: 'promo_gone',
  },
  own,
  catalog: (catalog: ProviderCatalog): ProviderCatalog => ({
    products: [...catalog.products, ...own.products],
    prices: [...catalog.prices, ...own.prices],
    discounts: [...catalog.discounts, ...own.discounts],
  }),
} as const
