import { usePageTitle } from '../shell/page-title.ts'
import { useAccount } from '../shell/session.ts'
import { ConnectionsTab } from './connections-tab.tsx'

/** /accounts/profile/: the first part of the profile area. A-066. */
export function ConnectionsScreen() {
  usePageTitle('Connections')
  const account = useAccount()
  return account && <ConnectionsTab accountId={account.accountId} />
}
