import { isOwnPath } from '@polyhex/contract/identity/own-path'

/** Where a person wanted to go before signing in, kept for 15 minutes [L-030]. */
const storageKey = 'polyhex.stored-path'
export const storedPathMs = 15 * 60_000

/** Keeps a path of this site for after the sign-in. `now` in ms since 1970. */
export function storePath(path: string, now: number, storage: Storage = localStorage): void {
  if (!isOwnPath(path)) return
  storage.setItem(storageKey, JSON.stringify({ path, until: now + storedPathMs }))
}

/** Gives the kept path, or null when there is none or its time is over. Reading clears it; `peek` leaves it. */
export function readStoredPath(now: number, { peek = false, storage = localStorage } = {}): string | null {
  const text = storage.getItem(storageKey)
  if (text === null) return null
  if (!peek) storage.removeItem(storageKey)
  try {
    const kept = JSON.parse(text) as { path?: unknown; until?: unknown }
    const fresh = typeof kept.until === 'number' && now < kept.until && kept.until - now <= storedPathMs
    return fresh && typeof kept.path === 'string' && isOwnPath(kept.path) ? kept.path : null
  } catch {
    return null
  }
}
