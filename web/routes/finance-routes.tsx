import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { at, words } from './base-routes.tsx'

/** Pages about money for those who look after it, and invoices of tutors. */
export const financeRoutes = [
  createRoute({
    ...at('finance/manage'),
    validateSearch: (search: Record<string, unknown>): { tab?: string } => words(search, 'tab'),
    component: lazyRouteComponent(() => import('../billing/finance/finance-screen.tsx'), 'FinanceScreen'),
  }),
  createRoute({
    ...at('finance/test-payments'),
    component: lazyRouteComponent(
      () => import('../billing/test-payments/test-payments-screen.tsx'),
      'TestPaymentsScreen',
    ),
  }),
  createRoute({
    ...at('xero'),
    validateSearch: (search: Record<string, unknown>): { code?: string; state?: string } => ({
      ...words(search, 'code'),
      ...words(search, 'state'),
    }),
    component: lazyRouteComponent(() => import('../billing/accounting/xero-screen.tsx'), 'XeroScreen'),
  }),
  createRoute({
    ...at('invoices/view/$invoiceId'),
    component: lazyRouteComponent(
      () => import('../billing/contractor-invoices/view-invoice-screen.tsx'),
      'ViewInvoiceScreen',
    ),
  }),
  createRoute({
    ...at('invoices/edit/$invoiceId'),
    component: lazyRouteComponent(
      () => import('../billing/contractor-invoices/edit-invoice-screen.tsx'),
      'EditInvoiceScreen',
    ),
  }),
]
