import { useCallback, useState } from 'react'
import { firstTeachingPreferences, TeachingPreferences } from '@polyhex/contract/teaching/teaching'
import { teachingOperations } from '@polyhex/contract/teaching/teaching-operations'
import { useAsk, useTell } from '../call/ask.ts'

const storageKey = 'polyhex.teaching'

/** Preferences kept in this browser: a visitor's, or an account's until the server has answered. */
export function readPreferences(storage: Storage): TeachingPreferences {
  try {
    const stored = TeachingPreferences.safeParse(JSON.parse(storage.getItem(storageKey) ?? 'null'))
    return stored.data ?? firstTeachingPreferences
  } catch {
    return firstTeachingPreferences
  }
}

/** Auto play, voice and style; an account's are kept on the server, a visitor's in the browser [L-129]. */
export function useTeachingPreferences(
  signedIn: boolean,
): [TeachingPreferences, (change: Partial<TeachingPreferences>) => void] {
  const [kept] = useState(() => readPreferences(localStorage))
  const [changed, setChanged] = useState<TeachingPreferences | null>(null)
  const { data } = useAsk(teachingOperations.getTeachingPreferences, signedIn ? {} : null)
  const { mutate } = useTell(teachingOperations.setTeachingPreferences)
  const preferences = changed ?? data ?? kept
  const change = useCallback(
    (part: Partial<TeachingPreferences>) => {
      const next = { ...preferences, ...part }
      setChanged(next)
      try {
        localStorage.setItem(storageKey, JSON.stringify(next))
      } catch {
        // The choice then holds as long as the page.
      }
      if (signedIn) mutate({ body: next })
    },
    [preferences, signedIn, mutate],
  )
  return [preferences, change]
}
