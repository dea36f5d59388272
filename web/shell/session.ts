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
  try {
    const response = await fetch(`/api${sessionPath}`, { credentials: 'same-origin' })
    if (response.ok) setSession((await response.json()) as Session)
  } catch {
    // No network: the page still works as far as it can.
  }
  return session
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
