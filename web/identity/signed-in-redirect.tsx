import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { LoadingScreen } from '../shell/loading-screen.tsx'
import { paths } from '../shell/paths.ts'
import { refreshSession, useSession } from '../shell/session.ts'
import { readStoredPath } from '../shell/stored-path.ts'

/**
 * Sends somebody who is signed in to the path they wanted within the last 15 minutes, else to `to` or home. While nobody
 * knows yet who is signed in, the server is asked, so that a session that is there signs them in without a word; without
 * one, `onVisitor` decides. Requirements.
 */
export function SignedInRedirect({ to, onVisitor }: { to?: string; onVisitor?: () => void }) {
  const router = useRouter()
  const { state } = useSession()
  const asked = useRef(false)
  const left = useRef(false)
  useEffect(() => {
    if (state === 'authenticated') {
      if (left.current) return
      left.current = true
      router.history.replace(readStoredPath(Date.now()) ?? to ?? paths.home)
      return
    }
    if (asked.current) return
    asked.current = true
    void refreshSession().then((session) => {
      if (session.state !== 'authenticated') onVisitor?.()
    })
  }, [state, router, to, onVisitor])
  return <LoadingScreen />
}
