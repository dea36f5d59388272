import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { createQueryClient } from '../call/query-client.ts'
import { ToastRegion } from '../kit/toast-region.tsx'
import { showToast } from '../kit/toasts.ts'
import { NewerVersion } from '../offline/newer-version.tsx'
import { changeSettings, readSettings } from '../theme/settings.ts'
import { densityFor } from './density.ts'
import { LoadingScreen } from './loading-screen.tsx'
import { paths } from './paths.ts'
import { followOtherTabs, refreshSession, useSession } from './session.ts'

/** Paths of pages in the middle of which nothing is to be loaded anew: exercises, contests and sign-up. */
const busyPaths = /\/(?:practice|speed-play|unit-mastery|levelling)\/?$|^\/math\/contests\/|^\/signup\//

/** Administrators and tutors without a second factor see the page that adds one, and no other. Decision 0041. */
function ToSetUpTwoStep() {
  const router = useRouter()
  const going = useRouterState({ select: (state) => state.location.pathname.startsWith(paths.setUpTwoStep) })
  // While it is fetched, the page before would still be drawn, and ask for what it is refused.
  const there = useRouterState({
    select: (state) => `${state.matches.at(-1)?.pathname.replace(/\/$/, '')}/` === paths.setUpTwoStep,
  })
  useEffect(() => {
    if (!going) router.history.replace(paths.setUpTwoStep)
  }, [going, router])
  return there ? <Outlet /> : <LoadingScreen />
}

/** Around every page that talks to the server: the answers kept so far, and the place for notices. */
export function Connected() {
  const [client] = useState(() =>
    createQueryClient({
      say: (words) => showToast('error', words),
      onSessionGone: () => {
        showToast('note', 'You have been signed out. Please sign in again.')
        void refreshSession()
      },
      onFactorDemanded: () => void refreshSession(),
    }),
  )
  const session = useSession()
  const mustEnroll = session.state === 'authenticated' && session.mustEnroll === true
  const busy = useRouterState({ select: (state) => busyPaths.test(state.location.pathname) })
  useEffect(() => {
    if (session.state === 'unknown') return
    const density = densityFor(session.state === 'authenticated' ? session.account : null)
    // Kept in the cookie, so that the next page is laid out for this person before it is painted. An exercise may show
    // another density for its grade; it is left alone while the person is the same.
    if (readSettings(document.cookie).density !== density) changeSettings({ density })
  }, [session])
  useEffect(
    () =>
      followOtherTabs((what) => {
        // What was answered to the account before is nobody's to see now.
        client.clear()
        showToast(
          'note',
          what === 'signed out' ? 'You signed out in another tab.' : 'Another account signed in, in another tab.',
        )
      }),
    [client],
  )
  return (
    <QueryClientProvider client={client}>
      {mustEnroll ? <ToSetUpTwoStep /> : <Outlet />}
      <ToastRegion />
      <NewerVersion busy={busy} />
    </QueryClientProvider>
  )
}
