import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { createQueryClient } from '../call/query-client.ts'
import { ToastRegion } from '../kit/toast-region.tsx'
import { showToast } from '../kit/toasts.ts'
import { NewerVersion } from '../offline/newer-version.tsx'
import { changeSettings, readSettings } from '../theme/settings.ts'
import { densityFor } from './density.ts'
import { refreshSession, useSession } from './session.ts'

/** Paths of pages in the middle of which nothing is to be loaded anew: exercises, contests and sign-up. */
const busyPaths = /\/(?:practice|speed-play|unit-mastery|levelling)\/?$|^\/math\/contests\/|^\/signup\//

/** Around every page that talks to the server: the answers kept so far, and the place for notices. */
export function Connected() {
  const [client] = useState(() =>
    createQueryClient({
      say: (words) => showToast('error', words),
      onSessionGone: () => {
        showToast('note', 'You have been signed out. Please sign in again.')
        void refreshSession()
      },
    }),
  )
  const session = useSession()
  const busy = useRouterState({ select: (state) => busyPaths.test(state.location.pathname) })
  useEffect(() => {
    if (session.state === 'unknown') return
    const density = densityFor(session.state === 'authenticated' ? session.account : null)
    // Kept in the cookie, so that the next page is laid out for this person before it is painted. An exercise may show
    // another density for its grade; it is left alone while the person is the same.
    if (readSettings(document.cookie).density !== density) changeSettings({ density })
  }, [session])
  return (
    <QueryClientProvider client={client}>
      <Outlet />
      <ToastRegion />
      <NewerVersion busy={busy} />
    </QueryClientProvider>
  )
}
