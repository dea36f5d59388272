import { packagesOf } from '@polyhex/contract/billing/packages'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { CheckoutSearch } from '../billing/checkout/checkout-address.ts'
import { alone, at, words } from './base-routes.tsx'

/** Pages of money with the navigation around them. */
export const billingRoutes = [
  createRoute({
    ...at('pricing'),
    validateSearch: (search: Record<string, unknown>): { currency?: string } => words(search, 'currency'),
    component: lazyRouteComponent(() => import('../billing/pricing/pricing-screen.tsx'), 'PricingScreen'),
  }),
]

/** The checkout stands alone, and so does the card form of the test provider, which is shown in a frame of it. */
export const checkoutRoutes = [
  createRoute({
    ...alone('checkout'),
    validateSearch: (search: Record<string, unknown>): CheckoutSearch & { at?: string } => ({
      ...words(search, 'price'),
      ...words(search, 'currency'),
      // As a number, so that the address reads quantity=2.
      ...('quantity' in search ? { quantity: packagesOf(String(search['quantity'])) } : {}),
      ...words(search, 'promotion'),
      ...words(search, 'student'),
      ...words(search, 'payment'),
      ...words(search, 'next'),
      ...words(search, 'at'),
    }),
    component: lazyRouteComponent(() => import('../billing/checkout/checkout-screen.tsx'), 'CheckoutScreen'),
  }),
  createRoute({
    ...alone('testpay/checkout'),
    component: lazyRouteComponent(() => import('../billing/test-frame/test-frame-screen.tsx'), 'TestFrameScreen'),
  }),
]
