import type { SessionAccount } from '@polyhex/contract/identity/accounts'
import type { ReactNode } from 'react'
import { NotFoundScreen } from './not-found-screen.tsx'
import { SignedIn } from './signed-in.tsx'

/** A page for administrators; for all others there is nothing at its address. A-229, decision A-230. */
export function AdministratorsOnly({ children }: { children: (account: SessionAccount) => ReactNode }) {
  return <SignedIn>{(account) => (account.roles.includes('admin') ? children(account) : <NotFoundScreen />)}</SignedIn>
}
