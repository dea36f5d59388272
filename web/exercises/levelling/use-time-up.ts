import { exerciseOperations } from '@polyhex/contract/exercises/exercise-operations'
import { useEffect } from 'react'
import { callServer } from '../../call/call-server.ts'
import type { RunState } from '../run-state.ts'

/** Between two questions to the server whether the time is over, in ms: its clock decides, and may be behind ours. */
const askAgainAfter = 3000

/** When the clock of a levelling has run out, reads the run anew, which the server has ended then (L-160). */
export function useTimeUp(state: RunState, reread: (runId: string) => void) {
  const { run, phase, results, sending } = state
  const runId = run?.runId
  const waits = phase === 'open' && results === null && sending === null
  const endsAt = waits ? (run?.progress.endsAt ?? null) : null
  useEffect(() => {
    if (endsAt === null || !runId) return
    const controller = new AbortController()
    const ask = async () => {
      try {
        const found = await callServer(exerciseOperations.getExercise, { params: { runId } }, controller.signal)
        if (found.results) return reread(runId)
      } catch {
        // Without network now: asked again.
      }
      if (!controller.signal.aborted) timer = setTimeout(() => void ask(), askAgainAfter)
    }
    let timer = setTimeout(() => void ask(), Math.max(0, Date.parse(endsAt) - Date.now()) + 200)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [endsAt, runId, reread])
}
