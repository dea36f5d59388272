import { useCallback, useEffect } from 'react'
import { isTrying } from './second-try-state.ts'
import { shownQuestion, type RunState } from './run-state.ts'

/** A second tap or a second Enter within this time is of the answer still, and goes nowhere. */
const doubleMs = 400

/** Whether the question on show has just been answered wrongly, and its explanation is there to be read. */
export function explainsNow(state: RunState): boolean {
  if (isTrying(state, state.verdict?.id)) return false
  return state.verdict?.outcome === 'wrong' && shownQuestion(state)?.storedQuestionId === state.verdict.id
}

/** Next, which takes no double tap for a wish to go on. */
export function useGoOn(state: RunState, explains: boolean, next: () => void): () => void {
  const since = explains ? (state.verdict?.at ?? 0) : 0
  return useCallback(() => {
    if (Date.now() - since >= doubleMs) next()
  }, [since, next])
}

/** Where the exercise would go on by itself after a time to read, a touch or a key stops it: somebody is at work there. */
export function useHoldWhenTouched({ advanceAt, run, verdict }: RunState, explains: boolean, hold: () => void): void {
  const waits = explains && advanceAt !== null && (run?.type === 'practice' || run?.type === 'unit_mastery')
  const id = verdict?.id
  useEffect(() => {
    if (!waits) return
    const stop = (event: Event) => {
      // Enter and Next go on and do not stop.
      if (event instanceof KeyboardEvent && event.key === 'Enter') return
      hold()
    }
    document.addEventListener('pointerdown', stop)
    document.addEventListener('keydown', stop)
    return () => {
      document.removeEventListener('pointerdown', stop)
      document.removeEventListener('keydown', stop)
    }
  }, [waits, id, hold])
}
