import type { SessionAccount } from '@polyhex/contract/identity/accounts'
import type { identityOperations, Session } from '@polyhex/contract/identity/identity-operations'
import { useSyncExternalStore } from 'react'
import { visitorOwner } from '../offline/offline-names.ts'

/** Who is signed in. 'unknown' until the server has said so, and while it cannot be reached. */
export type SessionState = Session | { state: 'unknown' }

/** The contract's path, checked by its type: importing the operation itself would bring the schemas into the first route. */
const sessionPath: (typeof identityOperations)['getSession']['path'] = '/session'
const hintKey = 'polyhex.signed-in'
/** Who was last signed in here, for a page that is opened without a connection; gone at sign-out. */
const accountKey = 'polyhex.account'

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
  if (next.state === 'authenticated') keepAccount(next.account)
  if (next.state === 'unauthenticated') keepAccount(null)
  for (const listener of listeners) listener()
}

/**
 * Follows what other tabs of this browser do: one that signs out ends the session here as well, without asking, so that
 * nothing of the account stays to be seen; one that signs in as somebody else has the server asked. `onChange` is told
 * which. Gives the way to stop.
 */
export function followOtherTabs(onChange: (what: 'signed out' | 'somebody else') => void): () => void {
  const listener = ({ key }: StorageEvent) => {
    if ((key !== accountKey && key !== null) || session.state !== 'authenticated') return
    const kept = keptAccount()
    if (kept?.accountId === session.account.accountId) return
    if (kept === null) setSession({ state: 'unauthenticated' })
    else void refreshSession()
    onChange(kept === null ? 'signed out' : 'somebody else')
  }
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}

/** Calls `listener` whenever it becomes known who is signed in. */
export function followSession(listener: (session: SessionState) => void): void {
  listeners.add(() => listener(session))
}

/**
 * Asks the server who is signed in. Without an answer what was known stays; a page that has just been opened goes on as the
 * account that was last here, which the server has not been asked for and gives nothing for.
 */
export async function refreshSession(): Promise<SessionState> {
  setAsking('asked')
  try {
    const response = await fetch(`/api${sessionPath}`, { credentials: 'same-origin' })
    if (response.ok) setSession((await response.json()) as Session)
    setAsking(response.ok ? 'answered' : 'failed')
  } catch {
    // No network: the page still works as far as it can.
    const account = keptAccount()
    if (session.state === 'unknown' && account !== null) setSession({ state: 'authenticated', account })
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

/** The account that was last signed in here and has not signed out; its session may have ended since. */
export function keptAccount(): SessionAccount | null {
  try {
    return JSON.parse(localStorage.getItem(accountKey) ?? 'null') as SessionAccount | null
  } catch {
    return null
  }
}

function keepAccount(account: SessionAccount | null): void {
  try {
    if (account) localStorage.setItem(accountKey, JSON.stringify(account))
    else localStorage.removeItem(accountKey)
  } catch {
    // Then a page opened without a connection does not know whose it is.
  }
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

/** Whose answers wait on this device: the account's, or a visitor's. While a session has ended it is still its account's. */
export function ownerOf(current: SessionState): string {
  if (current.state === 'authenticated') return current.account.accountId
  return current.state === 'unauthenticated' ? visitorOwner : (keptAccount()?.accountId ?? visitorOwner)
}

/** Follows whose answers wait on this device. */
export function useOwner(): string {
  return ownerOf(useSession())
}
