import { connectionOperations } from '@polyhex/contract/connections/connection-operations'
import type { SessionAccount } from '@polyhex/contract/identity/accounts'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useTell } from '../call/ask.ts'
import { paths } from './paths.ts'
import { setSession } from './session.ts'

/** Goes on as another account: everything that was shown of the former one is forgotten. */
function useArrive(then: string): (answer: { account: SessionAccount }) => Promise<void> {
  const router = useRouter()
  const client = useQueryClient()
  return async ({ account }) => {
    client.clear()
    setSession({ state: 'authenticated', account })
    await router.navigate({ href: then })
  }
}

/** Signs in as another account without its password, where it lets one, and goes on at `then`.. */
export function useSwitchAccounts(then: string = paths.home) {
  return useTell(connectionOperations.signInAs, { onDone: useArrive(then) })
}

/** Goes back to one's own account. */
export function useReturnToOwn() {
  return useTell(connectionOperations.returnToOwnAccount, { onDone: useArrive(paths.home) })
}
