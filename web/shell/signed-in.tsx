import type { SessionAccount } from '@polyhex/contract/identity/accounts'
import { useRouter } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import { LoadingScreen } from './loading-screen.tsx'
import { paths } from './paths.ts'
import { useSession } from './session.ts'
import { storePath } from './stored-path.ts'

/** A page for accounts: who is not signed in goes to sign in and comes back here afterwards.. */
export function SignedIn({ children }: { children: (account: SessionAccount) => ReactNode }) {
  const router = useRouter()
  const session = useSession()
  const out = session.state === 'unauthenticated' || session.state === 'expired'
  useEffect(() => {
    if (!out) return
    storePath(router.state.location.href, Date.now())
    router.history.replace(paths.signIn)
  }, [out, router])
  return session.state === 'authenticated' ? children(session.account) : <LoadingScreen />
}
