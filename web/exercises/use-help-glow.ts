import { useEffect, useState } from 'react'
import { helpGlowAfter } from '@polyhex/contract/exercises/limits'
import type { RunState } from './run-state.ts'

/**
 * Whether Teach Me glows: from 2 s after a wrong answer until help is opened for it or another answer is given [L-155].
 * `helped` is the question for which help has been opened last.
 */
export function useHelpGlow(verdict: RunState['verdict'], helped: string | null): boolean {
  const [due, setDue] = useState<string | null>(null)
  const wrongId = verdict?.outcome === 'wrong' && verdict.id !== helped ? verdict.id : null
  useEffect(() => {
    if (wrongId === null) return
    const timer = setTimeout(() => setDue(wrongId), helpGlowAfter)
    return () => clearTimeout(timer)
  }, [wrongId])
  return wrongId !== null && due === wrongId
}
