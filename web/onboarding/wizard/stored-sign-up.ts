import { draftHours, type SignUpState, StoredSignUp } from '@polyhex/contract/onboarding/draft'

/** Where an unfinished sign-up is kept in this browser, without its password. */
const storageKey = 'polyhex.sign-up'

/** Keeps a sign-up for a day from `now` (ms), so that a reload does not lose it. */
export function storeSignUp(state: SignUpState, now: number, storage: Storage = localStorage): void {
  const { password: _, ...kept } = state
  try {
    storage.setItem(storageKey, JSON.stringify({ ...kept, until: now + draftHours * 3_600_000 }))
  } catch {
    // A browser that keeps nothing loses the sign-up at a reload, and nothing else.
  }
}

/** The kept sign-up, or null when there is none or its day is over. */
export function readSignUp(now: number, storage: Storage = localStorage): SignUpState | null {
  try {
    const kept = StoredSignUp.safeParse(JSON.parse(storage.getItem(storageKey) ?? 'null'))
    if (!kept.success || kept.data.until <= now) return null
    const { until: _, ...state } = kept.data
    return { ...state, password: '' }
  } catch {
    return null
  }
}

/** Forgets it, when the sign-up is finished or given up. */
export function clearSignUp(storage: Storage = localStorage): void {
  try {
    storage.removeItem(storageKey)
  } catch {
    // Nothing was kept.
  }
}
