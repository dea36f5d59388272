import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useQueue } from '../offline/queue-store.ts'
import { useOwner } from '../shell/session.ts'

const WhileOffline = lazy(async () => ({ default: (await import('./while-offline.tsx')).WhileOffline }))

/** Around every page with navigation: what became of answers given without a connection, fetched only when there is some. */
export function OfflineNews() {
  const owner = useOwner()
  const { answers, report } = useQueue()
  const hasNews = [...answers, ...report].some((one) => one.owner === owner)
  return (
    <>
      <Outlet />
      {hasNews && (
        <Suspense fallback={null}>
          <WhileOffline floating />
        </Suspense>
      )}
    </>
  )
}
