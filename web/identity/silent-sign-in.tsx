import { identityOperations } from '@polyhex/contract/identity/identity-operations'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { askOptions } from '../call/ask.ts'
import { paths } from '../shell/paths.ts'
import { readStoredPath } from '../shell/stored-path.ts'
import { SignedInRedirect } from './signed-in-redirect.tsx'

/**
 * Signs in without asking for anything: by the session that is there, or by the identity server that knows the browser.
 * Where neither does, the ordinary form is shown, and the stored path stays for it. Requirement A-034.
 */
export function SilentSignIn({ to }: { to?: string }) {
  const router = useRouter()
  const client = useQueryClient()
  const onVisitor = useCallback(() => {
    const ask = () => router.history.replace(paths.signIn)
    client
      .ensureQueryData(askOptions(identityOperations.getIdentitySettings, {}))
      .then(({ sessionStart }) => {
        if (sessionStart === null) return ask()
        const next = readStoredPath(Date.now(), { peek: true }) ?? to ?? paths.home
        location.replace(`${sessionStart}?silent=1&next=${encodeURIComponent(next)}`)
      })
      .catch(ask)
  }, [client, router, to])
  return <SignedInRedirect {...(to === undefined ? {} : { to })} onVisitor={onVisitor} />
}
