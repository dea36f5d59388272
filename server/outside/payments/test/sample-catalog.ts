import type {
  CurrencyAmounts,
  ProviderCatalog,
  ProviderDiscount,
  ProviderPrice,
  ProviderProduct,
} from '../payment-port.ts'

/**
 * What the test provider sells: samples of every kind of product, price and discount that the product knows. Amounts are
 * examples, not an offer; with a real provider its own catalog counts. C-012, C-013.
 */

const active = { active: true } as const

function product(
  given: Pick<ProviderProduct, 'id' | 'name' | 'description' | 'defaultPriceId' | 'benefits' | 'metadata'>,
): ProviderProduct {
  return { ...active, imageUrl: null, ...given }
}

function price(
  id: string,
  productId: string,
  amounts: CurrencyAmounts & { readonly cad: number },
  metadata: Readonly<Record<string, string>>,
  recurring: ProviderPrice['recurring'] = null,
): ProviderPrice {
  const unitAmount = amounts.cad
  return { ...active, id, productId, currency: 'cad', unitAmount, amounts, taxIncluded: false, recurring, metadata }
}

const monthly = { period: 'month', count: 1 } as const

const products: readonly ProviderProduct[] = [
  product({
    id: 'prod_weekly',
    name: 'Weekly class',
    description: 'One live class every week, at a time that stays yours.',
    defaultPriceId: 'price_weekly_month',
    benefits: [
      '45 minutes of math activities in a semi-private group with a qualified tutor',
      'Live 1:1 tutoring on challenging problems',
      'Homework or review between classes',
      '75 math problems per week solo',
    ],
    metadata: {
      context: 'pricing,classes',
      period: 'month',
      period_units: '5',
      tagLine: 'One live class every week',
      is_popular: 'true',
      position: '1',
    },
  }),
  product({
    id: 'prod_twice',
    name: 'Two classes a week',
    description: 'Two live classes every week, for catching up or for contests.',
    defaultPriceId: 'price_twice_month',
    benefits: [
      'Everything in the weekly class',
      'Two times 45 minutes a week, in any of your class groups',
      'The same tutor where the schedule allows it',
    ],
    metadata: {
      context: 'pricing',
      period: 'month',
      period_units: '10',
      tagLine: 'For catching up or contests',
      position: '2',
    },
  }),
  product({
    id: 'prod_term',
    name: '13-week term',
    description: 'A class every week for a whole term, paid once.',
    defaultPriceId: 'price_term',
    benefits: ['45 minutes a week, for 13 weeks', 'Two more sessions, for weeks that went wrong'],
    metadata: {
      context: 'pricing',
      period: 'week',
      period_units: '1',
      tagLine: 'A term, paid once',
      expire_months: '6',
      position: '3',
    },
  }),
  product({
    id: 'prod_dropin',
    name: 'Drop-in sessions',
    description: 'Sessions to use whenever they suit you.',
    defaultPriceId: 'price_dropin_5',
    benefits: ['45 minutes with a qualified tutor, whenever it suits', 'For all children of a family'],
    metadata: { context: 'pricing', tagLine: 'Whenever it suits you', expire_months: '12', position: '4' },
  }),
  product({
    id: 'prod_trial',
    name: 'Trial class',
    description: 'One class, to see whether it is right for your child.',
    defaultPriceId: 'price_trial',
    benefits: ['$1 trial class', '45 minutes in a semi-private group with a qualified tutor'],
    metadata: { context: 'trial', tagLine: 'Once for each student', expire_months: '1', position: '5' },
  }),
  product({
    id: 'prod_course',
    name: 'Course of five classes',
    description: 'Five classes on one subject, with a group that begins together.',
    defaultPriceId: 'price_course',
    benefits: ['5 classes of 45 minutes on one subject', 'Exercises that go with each class'],
    metadata: { context: 'course', tagLine: 'One subject, five classes', expire_months: '4', position: '6' },
  }),
]

const prices: readonly ProviderPrice[] = [
  price(
    'price_weekly_month',
    'prod_weekly',
    { cad: 14_500, usd: 10_900 },
    { bundle_size: '5', account_state: 'student_11' },
    monthly,
  ),
  price('price_weekly_package', 'prod_weekly', { cad: 25_500, usd: 18_900 }, { bundle_size: '10', credits: '10' }),
  price('price_twice_month', 'prod_twice', { cad: 25_500, usd: 18_900 }, { bundle_size: '10', credits: '10' }, monthly),
  price('price_term', 'prod_term', { cad: 35_100, usd: 25_900 }, { bundle_size: '13' }),
  price('price_dropin_5', 'prod_dropin', { cad: 15_900, usd: 11_900 }, { bundle_size: '5' }),
  price('price_dropin_10', 'prod_dropin', { cad: 29_900, usd: 21_900 }, { bundle_size: '10' }),
  price('price_trial', 'prod_trial', { cad: 100, usd: 100 }, { bundle_size: '1', account_state: 'student_17' }),
  // In one currency only: what is asked for in another says so.
  price('price_course', 'prod_course', { cad: 12_500 }, { bundle_size: '5', account_state: 'student_15' }),
]

function discount(given: Partial<ProviderDiscount> & Pick<ProviderDiscount, 'id' | 'name'>): ProviderDiscount {
  return {
    ...active,
    couponId: `coupon_${given.id}`,
    code: null,
    amountsOff: null,
    percentOff: null,
    productIds: null,
    duration: 'once',
    durationMonths: null,
    maxRedemptions: null,
    timesRedeemed: 0,
    expiresAt: null,
    firstOrderOnly: false,
    metadata: {},
    ...given,
  }
}

const discounts: readonly ProviderDiscount[] = [
  discount({
    id: 'promo_dropin',
    name: 'Sample offer: 15 % off drop-in sessions',
    percentOff: 1500,
    productIds: ['prod_dropin'],
    metadata: { by_itself: 'true' },
  }),
  discount({
    id: 'promo_welcome',
    code: 'WELCOME10',
    name: '10 % off the first order',
    percentOff: 1000,
    firstOrderOnly: true,
  }),
  discount({
    id: 'promo_sibling',
    code: 'SIBLING',
    name: '25 % off for three months',
    percentOff: 2500,
    productIds: ['prod_weekly', 'prod_twice'],
    duration: 'repeating',
    durationMonths: 3,
  }),
  discount({
    id: 'promo_course',
    code: 'COURSE20',
    name: '$20 off a course',
    amountsOff: { cad: 2000 },
    productIds: ['prod_course'],
  }),
  discount({
    id: 'promo_free',
    code: 'GUEST',
    name: 'A guest of ours',
    percentOff: 10_000,
    productIds: ['prod_term'],
    metadata: { once_per_account: 'true' },
  }),
  discount({ id: 'promo_ended', code: 'LASTYEAR', name: 'Last year', percentOff: 5000, active: false }),
]

/** The samples, as a provider gives its catalog. */
export const sampleCatalog: ProviderCatalog = { products, prices, discounts }
