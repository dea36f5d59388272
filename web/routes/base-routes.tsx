import { createRootRoute, createRoute, lazyRouteComponent, Outlet } from '@tanstack/react-router'
import { LandingScreen } from '../onboarding/landing-screen.tsx'
import { Arrival } from '../shell/arrival.tsx'
import { BrokenScreen } from '../shell/broken-screen.tsx'
import { NotFoundPage } from '../shell/not-found-page.tsx'

/**
 * Every page of the product and what it is made of. The landing page is in the first chunk; all others are fetched when
 * they are gone to. Pages under `frame` have the navigation around them; those right under `connected` stand alone, as an
 * exercise does.
 */
export const root = createRootRoute({
  component: () => (
    <>
      <Outlet />
      <Arrival />
    </>
  ),
  notFoundComponent: NotFoundPage,
  errorComponent: BrokenScreen,
})

export const landing = createRoute({ getParentRoute: () => root, path: '/', component: LandingScreen })

export const connected = createRoute({
  getParentRoute: () => root,
  id: 'connected',
  component: lazyRouteComponent(() => import('../shell/connected.tsx'), 'Connected'),
})
export const frame = createRoute({
  getParentRoute: () => connected,
  id: 'frame',
  component: lazyRouteComponent(() => import('../shell/frame.tsx'), 'Frame'),
})

/** What became of answers given without a connection is said over every page with navigation. */
export const news = createRoute({
  getParentRoute: () => frame,
  id: 'news',
  component: lazyRouteComponent(() => import('../exercises/offline-news.tsx'), 'OfflineNews'),
})

export const at = <const Path extends string>(path: Path) => ({ getParentRoute: () => news, path })
/** A text of the query; the router reads `?search=12` as a number. */
export const words = (search: Record<string, unknown>, name: string): Record<string, string> => {
  const value = search[name]
  return (typeof value === 'string' && value !== '') || typeof value === 'number' ? { [name]: `${value}` } : {}
}

/** Without navigation, for everybody. */
export const alone = <const Path extends string>(path: Path) => ({ getParentRoute: () => connected, path })
