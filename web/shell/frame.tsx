import { Outlet } from '@tanstack/react-router'
import { SkipLink } from '../kit/skip-link.tsx'
import { AccountFrame } from './account-frame.tsx'
import { useSession, wasSignedIn } from './session.ts'
import { VisitorFrame } from './visitor-frame.tsx'

/** The navigation around a page: an account's or a visitor's. */
export function Frame() {
  const session = useSession()
  const account = session.state === 'authenticated' ? session.account : null
  const asAccount = account !== null || (session.state === 'unknown' && wasSignedIn())
  return (
    <>
      <SkipLink />
      {asAccount ? (
        <AccountFrame account={account}>
          <Outlet />
        </AccountFrame>
      ) : (
        <VisitorFrame>
          <Outlet />
        </VisitorFrame>
      )}
    </>
  )
}
