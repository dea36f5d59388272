import { identityOperations } from '@polyhex/contract/identity/identity-operations'
import { isOwnPath } from '@polyhex/contract/identity/own-path'
import {
  encodeSignUpLink,
  type SignUpLink,
  type SignUpLinkKey,
  signUpLinkKeys,
} from '@polyhex/contract/onboarding/sign-up-link'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useAsk } from '../call/ask.ts'
import { Card } from '../kit/card.tsx'
import { Character } from '../kit/character.tsx'
import { LinkButton } from '../kit/link-button.tsx'
import { Note } from '../kit/note.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { paths } from '../shell/paths.ts'
import { useAccount } from '../shell/session.ts'
import { readStoredPath } from '../shell/stored-path.ts'
import { providerProblem } from './provider-problems.ts'
import { SignInForm } from './sign-in-form.tsx'
import { SignedInRedirect } from './signed-in-redirect.tsx'
import { SilentSignIn } from './silent-sign-in.tsx'
import styles from './sign-in-screen.module.css'

/** Sign-up, with what the address of this page knows for it; what is known of a grade belongs to a student. A-024. */
function signUpAddress(search: Readonly<Record<string, unknown>>): string {
  const known = signUpLinkKeys.flatMap((key): [SignUpLinkKey, string][] => {
    const value = search[key]
    return typeof value === 'string' || typeof value === 'number' ? [[key, String(value)]] : []
  })
  if (known.length === 0) return paths.join
  const link: SignUpLink = Object.fromEntries(known)
  const type = link.gradeLevel !== undefined || link.intent !== undefined ? 'student' : 'parent'
  return paths.signUp(type, encodeSignUpLink(link))
}

/** Where Google is to bring somebody back to. The stored path stays until they are there. */
function nextPath(next: string | undefined): string {
  return readStoredPath(Date.now(), { peek: true }) ?? next ?? paths.home
}

/**
 * Username or email, and password; Google where it is offered; the ways to a forgotten password and to a new account.
 * Afterwards the page that was wanted within the last 15 minutes, or home. Requirements.
 */
export function SignInScreen() {
  usePageTitle('Sign in')
  const search: Readonly<Record<string, unknown>> & { username?: string; silent?: true; problem?: string } = useSearch({
    strict: false,
  })
  const account = useAccount()
  const router = useRouter()
  const [leadsTo, setLeadsTo] = useState<string | undefined>(undefined)
  const settings = useAsk(identityOperations.getIdentitySettings, {})
  const next = typeof search['next'] === 'string' && isOwnPath(search['next']) ? search['next'] : undefined
  const to = leadsTo ?? next
  if (account) return <SignedInRedirect {...(to === undefined ? {} : { to })} />
  if (search.silent) return <SilentSignIn {...(to === undefined ? {} : { to })} />
  const problem = providerProblem(search.problem)
  const googleStart = settings.data?.googleStart ?? null
  return (
    <div className={styles['page']}>
      <div className={styles['crowd']} aria-hidden="true">
        <Character shape="hexagon" pose="wave" width={104} />
        <Character shape="circle" width={100} />
      </div>
      <Card className={styles['card']}>
        <h1>Sign in</h1>
        <SignInForm
          username={search.username}
          notice={problem === null ? null : <Note kind="bad">{problem}</Note>}
          onSecondStep={(path) => router.history.push(path)}
          onSignedIn={(flowLeadsTo) => {
            if (flowLeadsTo !== '/' && isOwnPath(flowLeadsTo)) setLeadsTo(flowLeadsTo)
          }}
        />
        {googleStart !== null && (
          <>
            <p className={styles['or']}>or</p>
            <LinkButton look="line" size="lg" block href={`${googleStart}?next=${encodeURIComponent(nextPath(next))}`}>
              Sign in with Google
            </LinkButton>
          </>
        )}
        <p className={styles['other']}>
          New here? <a href={signUpAddress(search)}>Create an account</a>
          <br />
          <a href={paths.grades}>Practice without an account</a>
        </p>
      </Card>
    </div>
  )
}
