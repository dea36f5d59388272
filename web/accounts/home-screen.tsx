import { useEffect } from 'react'
import { useRouter } from '@tanstack/react-router'
import { usePageTitle } from '../shell/page-title.ts'
import { paths } from '../shell/paths.ts'
import { useSession } from '../shell/session.ts'
import { storePath } from '../shell/stored-path.ts'
import { LoadingScreen } from '../shell/loading-screen.tsx'
import { AdultHome } from './home/adult-home.tsx'
import { StudentHome } from './home/student-home.tsx'
import { PendingDeletions } from './privacy/pending-deletions.tsx'

/** Where an account begins: a student's day, or the children and the curriculum for everybody else. Visitors sign in first. */
export function HomeScreen() {
  usePageTitle('Home')
  const router = useRouter()
  const session = useSession()
  const out = session.state === 'unauthenticated' || session.state === 'expired'
  useEffect(() => {
    if (!out) return
    storePath(paths.home, Date.now())
    router.history.replace(paths.signIn)
  }, [out, router])
  if (session.state !== 'authenticated') return <LoadingScreen />
  const { account } = session
  return (
    <>
      <PendingDeletions />
      {account.roles.includes('student') ? <StudentHome account={account} /> : <AdultHome account={account} />}
    </>
  )
}
