import type { SessionAccount } from '@polyhex/contract/identity/accounts'
import type { identityOperations, Session } from '@polyhex/contract/identity/identity-operations'
import { useSyncExternalStore } from 'react'

/** Who is signed in. 'unknown' until the server has said so, and while it cannot be reached. */
export type SessionState = Session | { state: 'unknown' }

/** The contract's path, checked by its type: importing the operation itself would bring the schemas into the first route. */
const sessionPath: (typeof identityOperations)['getSession']['path'] = '/session'
const hintKey = 'polyhex.signed-in'

/** What the page drawn at build time knows. */
const unknownSession: SessionState = { state: 'unknown' }
let session: SessionState = unknownSession
/** How the last question to the server stands. */
let asking: 'not asked' | 'asked' | 'answered' | 'failed' = 'not asked'

/**
 * What is known of who is here. `initializing`: the server has not been asked or has not answered for the first time;
 * `loading`: it is being asked again; `error`: it could not be reached and nothing is known. Decision A-147.
 */
export type AuthenticationStatus =
  | 'authenticated'
  | 'initializing'
  | 'loading'
  | 'unauthenticated'
  | 'expired'
  | 'error'

/** The status for a session that is known or not, and for how the last question to the server stands. */
export function statusOf(known: SessionState, question: typeof asking): AuthenticationStatus {
  if (known.state === 'unknown') return question === 'failed' ? 'error' : 'initializing'
  return question === 'asked' ? 'loading' : known.state
}
const listeners = new Set<() => void>()

/** Makes a session known to every part of the page. */
export function setSession(next: SessionState): void {
  session = next
  if (next.state !== 'unknown') remember(next.state === 'authenticated')
  for (const listener of listeners) listener()
}

/** Calls `listener` whenever it becomes known who is signed in. */
export function followSession(listener: (session: SessionState) => void): void {
  listeners.add(() => listener(session))
}

/** Asks the server who is signed in. Without an answer what was known stays. */
export async function refreshSession(): Promise<SessionState> {
  setAsking('asked')
  try {
    const response = await fetch(`/api${sessionPath}`, { credentials: 'same-origin' })
    if (response.ok) setSession((await response.json()) as Session)
    setAsking(response.ok ? 'answered' : 'failed')
  } catch {
    // No network: the page still works as far as it can.
    setAsking('failed')
  }
  return session
}

function setAsking(next: typeof asking): void {
  asking = next
  for (const listener of listeners) listener()
}

/** Follows the status of the session. */
export function useAuthenticationStatus(): AuthenticationStatus {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => statusOf(session, asking),
    () => 'initializing' as const,
  )
}

/** Follows the session. */
export function useSession(): SessionState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => session,
    () => unknownSession,
  )
}

/** The account signed in, or null. */
export function useAccount(): SessionAccount | null {
  const current = useSession()
  return current.state === 'authenticated' ? current.account : null
}

/** Whether somebody was signed in when this browser was last here: which frame to draw before the server has answered. */
export function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(hintKey) === 'yes'
  } catch {
    return false
  }
}

function remember(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(hintKey, 'yes')
    else localStorage.removeItem(hintKey)
  } catch {
    // A browser that keeps nothing draws the visitor's frame first.
  }
}
