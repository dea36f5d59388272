import { useEffect, useState } from 'react'
import { helpGlowAfter } from '@polyhex/contract/exercises/limits'
import type { RunState } from './run-state.ts'

/** Whether Teach Me glows: from 2 s after a wrong answer until help is opened or another answer is given [L-155]. */
export function useHelpGlow(verdict: RunState['verdict'], open: boolean): boolean {
  const [glowing, setGlowing] = useState(false)
  const id = verdict?.id
  const wrong = verdict?.outcome === 'wrong'
  useEffect(() => {
    setGlowing(false)
    if (!wrong || open) return
    const timer = setTimeout(() => setGlowing(true), helpGlowAfter)
    return () => clearTimeout(timer)
  }, [id, wrong, open])
  return glowing
}
