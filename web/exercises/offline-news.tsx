import { Outlet, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useOnline } from '../call/network.ts'
import { OfflineState } from '../offline/offline-state.tsx'
import { useQueue } from '../offline/queue-store.ts'
import { useOwner } from '../shell/session.ts'

const WhileOffline = lazy(async () => ({ default: (await import('./while-offline.tsx')).WhileOffline }))

/** Pages that show something without a connection: the started exercises, the curriculum as it was last seen, plain text. */
const worksOffline = /^\/(?:offline|privacy|math)(?:\/|$)/

/**
 * Around every page with navigation: a page that is gone to without a connection and needs one says so, and what became of
 * answers given offline is told, fetched only when there is some. A page that stands already stays.
 */
export function OfflineNews() {
  const owner = useOwner()
  const { answers, report } = useQueue()
  const hasNews = [...answers, ...report].some((one) => one.owner === owner)
  return (
    <>
      <Page />
      {hasNews && (
        <Suspense fallback={null}>
          <WhileOffline floating />
        </Suspense>
      )}
    </>
  )
}

function Page() {
  const online = useOnline()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const [reached, setReached] = useState<string | null>(null)
  useEffect(() => {
    if (online) setReached(path)
  }, [online, path])
  return online || path === reached || worksOffline.test(path) ? <Outlet /> : <OfflineState heading="h1" />
}
