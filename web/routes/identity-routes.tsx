import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { alone, at, words } from './base-routes.tsx'

/** Signing in. */
export const identityRoutes = [
  createRoute({
    ...at('signin'),
    // What belongs to sign-up is kept for it.
    validateSearch: (search: Record<string, unknown>): { username?: string; silent?: true; problem?: string } => ({
      ...search,
      ...('username' in search ? { username: String(search['username']) } : {}),
      ...('silent' in search ? { silent: true } : {}),
    }),
    component: lazyRouteComponent(() => import('../identity/sign-in-screen.tsx'), 'SignInScreen'),
  }),
  createRoute({
    ...at('signin/second-step'),
    validateSearch: (search: Record<string, unknown>): { next?: string } => words(search, 'next'),
    component: lazyRouteComponent(() => import('../identity/second-factor/second-step-screen.tsx'), 'SecondStepScreen'),
  }),
  createRoute({
    ...at('signin/forgot'),
    validateSearch: (search: Record<string, unknown>): { username?: string } => words(search, 'username'),
    component: lazyRouteComponent(() => import('../identity/forgot-password-screen.tsx'), 'ForgotPasswordScreen'),
  }),
  createRoute({
    ...at('signin/reset/$token'),
    component: lazyRouteComponent(() => import('../identity/new-password-screen.tsx'), 'NewPasswordScreen'),
  }),
]

/** Where staff adds the second factor: without navigation, since nothing else is allowed yet. */
export const setUpTwoStep = [
  createRoute({
    ...alone('accounts/two-step'),
    component: lazyRouteComponent(
      () => import('../identity/second-factor/set-up-two-step-screen.tsx'),
      'SetUpTwoStepScreen',
    ),
  }),
]
