import { createRootRoute, createRoute, lazyRouteComponent, Outlet } from '@tanstack/react-router'
import { Arrival } from './arrival.tsx'
import { BrokenScreen } from './broken-screen.tsx'
import { NotFoundPage } from './not-found-page.tsx'

/** What all pages stand in. Pages under `frame` have the navigation around them; those right under `connected` stand alone. */
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

export const connected = createRoute({
  getParentRoute: () => root,
  id: 'connected',
  component: lazyRouteComponent(() => import('./connected.tsx'), 'Connected'),
})
export const frame = createRoute({
  getParentRoute: () => connected,
  id: 'frame',
  component: lazyRouteComponent(() => import('./frame.tsx'), 'Frame'),
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
