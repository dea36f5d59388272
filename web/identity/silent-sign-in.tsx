import { identityOperations } from '@polyhex/contract/identity/identity-operations'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { askOptions } from '../call/ask.ts'
import { paths } from '../shell/paths.ts'
import { readStoredPath } from '../shell/stored-path.ts'
import { SignedInRedirect } from './signed-in-redirect.tsx'

/** Where an identity server elsewhere is asked without a word; null where there is none, or nobody answers. */
async function silentStart(client: QueryClient, to: string | undefined): Promise<string | null> {
  try {
    const { sessionStart } = await client.ensureQueryData(askOptions(identityOperations.getIdentitySettings, {}))
    if (sessionStart === null) return null
    const next = readStoredPath(Date.now(), { peek: true }) ?? to ?? paths.home
    return `${sessionStart}?silent=1&next=${encodeURIComponent(next)}`
  } catch {
    return null
  }
}

/**
 * Signs in without asking for anything: by the session that is there, or by the identity server that knows the browser.
 * Where neither does, the ordinary form is shown, and the stored path stays for it. Requirement A-034.
 */
export function SilentSignIn({ to }: { to?: string }) {
  const router = useRouter()
  const client = useQueryClient()
  const onVisitor = useCallback(() => {
    void silentStart(client, to).then((start) => {
      if (start === null) router.history.replace(paths.signIn)
      else location.replace(start)
    })
  }, [client, router, to])
  return <SignedInRedirect {...(to === undefined ? {} : { to })} onVisitor={onVisitor} />
}
