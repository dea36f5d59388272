import { identityOperations } from '@polyhex/contract/identity/identity-operations'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useTell } from '../call/ask.ts'
import { IconButton } from '../kit/icon-button.tsx'
import { paths } from './paths.ts'
import { setSession } from './session.ts'

/** Ends the session and forgets everything that was shown of the account. */
export function SignOutButton() {
  const router = useRouter()
  const client = useQueryClient()
  const signOut = useTell(identityOperations.signOut, {
    onDone: async () => {
      // First away from the account's pages, which would ask for a sign-in at once.
      await router.navigate({ href: paths.landing })
      client.clear()
      setSession({ state: 'unauthenticated' })
    },
  })
  return <IconButton icon="out" label="Sign out" disabled={signOut.isPending} onClick={() => signOut.mutate({})} />
}
