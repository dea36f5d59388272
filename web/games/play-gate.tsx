import { Outlet, useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { usePageTitle } from '../shell/page-title.ts'
import { LoadingScreen } from '../shell/loading-screen.tsx'
import { useSession, wasSignedIn } from '../shell/session.ts'
import { actionOfPath } from './play-actions.ts'
import { SwitchToPlay } from './switch-to-play.tsx'
import styles from './switch-to-play.module.css'

/** Before every exercise: students and visitors go on, all others are asked to switch to a student account.. */
export function PlayGate() {
  const session = useSession()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const [looking, setLooking] = useState(false)
  if (session.state === 'unknown' && wasSignedIn()) return <LoadingScreen />
  const account = session.state === 'authenticated' ? session.account : null
  if (account === null || account.roles.includes('student') || looking) return <Outlet />
  return <Closed account={account} action={actionOfPath(path)} onLook={() => setLooking(true)} />
}

function Closed(props: Parameters<typeof SwitchToPlay>[0]) {
  usePageTitle('Switch to a student account')
  return (
    <main id="main" tabIndex={-1} className={styles['alone']}>
      <SwitchToPlay {...props} />
    </main>
  )
}
